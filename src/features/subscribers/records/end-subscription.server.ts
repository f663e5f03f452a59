import { sql } from "kysely";
import type { Trx } from "../../../server-context/db.ts";
import { anyText } from "../../../server-context/list-request.server.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import { proofEnd, type SubscriberState } from "./subscriber.ts";

type Ending = {
  now: Date;
  /** Statuses that it can end; default: all others. */
  from?: readonly SubscriberState[];
  /** Shown to the owner if the reader didn't request it. */
  reason?: string;
  page?: string;
  /** Who ended it for the reader, for the audit log. */
  actor?: string;
};

/** Erases the visit, and keeps the proof of consent for three more calendar years. @returns false if already ended */
export async function endSubscription(
  trx: Trx,
  id: number,
  { now, from = ["pending", "confirmed"], reason, page, actor }: Ending,
): Promise<boolean> {
  const ended = await trx
    .updateTable("subscribers")
    .set({ status: "unsubscribed", unsubscribed_at: now, expires_at: proofEnd(now), visit: null })
    .$if(reason !== undefined, (query) => query.set({ end_reason: reason ?? null }))
    .where("id", "=", id)
    .where("status", "=", anyText(from))
    .returning("id")
    .executeTakeFirst();
  if (!ended) return false;
  await trx
    .insertInto("subscription_events")
    .values({
      subscriber_id: id,
      event: "unsubscribed",
      text: reason ?? null,
      text_version: null,
      page: page ?? null,
      at: now,
    })
    .execute();
  if (actor) await recordAudit(trx, { actor, action: "subscriber.end", subjectKind: "subscriber", subjectId: id });
  return true;
}

/** Of an email address, if it has one. */
export async function endSubscriptionOf(trx: Trx, email: string, ending: Ending): Promise<void> {
  const subscriber = await trx
    .selectFrom("subscribers")
    .select("id")
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .executeTakeFirst();
  if (subscriber) await endSubscription(trx, subscriber.id, ending);
}
