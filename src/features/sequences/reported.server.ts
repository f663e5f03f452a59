import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import { inTransaction } from "../../server-context/in-transaction.server.ts";
import type { ReportedBounce } from "../email/reported-bounce.ts";
import { isUnrelatedToAddress } from "../newsletter/dispatch/dispatch.ts";
import { endSubscriptionOf } from "../subscribers/records/end-subscription.server.ts";
import { stopReaders, stopSequencesOf } from "./stop-reasons.server.ts";

const findSent = (trx: Db, messageId: string) =>
  trx
    .selectFrom("sequence_deliveries")
    .select(["reader_id", "email_id", "email"])
    .where("message_id", "=", messageId)
    .where("status", "in", ["sending", "sent", "unknown", "bounced"])
    .executeTakeFirst();

/** A bounce ends the sequence; a complaint, everything that the address gets. "unmatched": not an email of a sequence. */
export async function recordSequenceBounce(
  trx: Db,
  messageId: string,
  { kind, answer }: Pick<ReportedBounce, "kind" | "answer">,
  now: Date,
): Promise<"recorded" | "known" | "unmatched"> {
  const delivery = await findSent(trx, messageId);
  if (!delivery) return "unmatched";
  if (kind === "temporary") return "known";
  if (kind === "complaint") {
    await stopSequencesOf(trx, delivery.email, "complaint", now);
    const ending = { reason: "The subscriber reported an email as spam.", actor: "system", now };
    await inTransaction(trx, (own) => endSubscriptionOf(own, delivery.email, ending));
    return "recorded";
  }
  const { numUpdatedRows } = await trx
    .updateTable("sequence_deliveries")
    .set({ status: "bounced", last_answer: answer.slice(0, 500), lease_owner: null, lease_until: null })
    .set({ updated_at: now })
    .where("reader_id", "=", delivery.reader_id)
    .where("email_id", "=", delivery.email_id)
    .where("status", "<>", "bounced")
    .executeTakeFirst();
  if (!isUnrelatedToAddress(answer)) await stopReaders(trx, [delivery.reader_id], "bounced", now);
  return numUpdatedRows > 0n ? "recorded" : "known";
}

/**
 * Anyone who replies to an email of a sequence is in a conversation: every sequence of the address stops, and the home
 * screen shows the reply. The mailbox is read repeatedly: `at` is when the message arrived.
 */
export async function recordReply(db: Db, messageId: string, { at, now }: { at: Date; now: Date }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const delivery = await findSent(trx, messageId);
    if (!delivery) return;
    await stopSequencesOf(trx, delivery.email, "reply", now);
    await trx
      .updateTable("sequence_readers")
      .set({ replied_at: sql<Date>`greatest(replied_at, ${at}::timestamptz)` })
      .where("id", "=", delivery.reader_id)
      .execute();
  });
}
