import type { Db } from "../../server-context/db.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { proofEnd } from "./subscriber.ts";
import type { SubscriberState } from "./subscriber-record.ts";

type Ending = {
  now: Date;
  /** The statuses from which it ends; absent, any. */
  from?: readonly SubscriberState[];
  /** Why, as the owner sees it, when the reader did not ask for it. */
  reason?: string;
  /** The page on which it was ended. */
  page?: string;
  /** Who ended it in place of the reader, for the audit log. */
  actor?: string;
};

/**
 * Ends a subscription in the caller's transaction; the proof stays to the end of the third year after.
 * @returns false when it had ended already
 */
export async function endSubscription(
  trx: Db,
  id: number,
  { now, from = ["pending", "confirmed"], reason, page, actor }: Ending,
): Promise<boolean> {
  const ended = await trx
    .updateTable("subscribers")
    .set({ status: "unsubscribed", unsubscribed_at: now, expires_at: proofEnd(now) })
    .$if(reason !== undefined, (query) => query.set({ end_reason: reason ?? null }))
    .where("id", "=", id)
    .where("status", "in", from)
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
