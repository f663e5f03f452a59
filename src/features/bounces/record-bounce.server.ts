import { sql } from "kysely";
import { hourMs } from "../../lib/time/durations.ts";
import type { Db } from "../../server-context/db.ts";
import { inTransaction } from "../../server-context/in-transaction.server.ts";
import { markBounced } from "../email/email-queue.server.ts";
import { type ReportedBounce, siteMessageId } from "../email/reported-bounce.ts";
import { recordIssueBounce } from "../newsletter/dispatch/rejections.server.ts";
import type { DispatchContext } from "../newsletter/dispatch/start-sending.server.ts";
import { recordSequenceBounce } from "../sequences/reported.server.ts";
import { purgeBounceMessages } from "./bounce-messages.server.ts";

/** Longer than the age at which webhooks are rejected. */
const storedHours = 48;

/** @returns false if this webhook was already accepted */
export async function claimWebhookDelivery(trx: Db, provider: string, deliveryId: string): Promise<boolean> {
  const claimed = await trx
    .insertInto("newsletter_webhook_deliveries")
    .values({ provider, delivery_id: deliveryId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("provider")
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function purgeWebhookDeliveries(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("newsletter_webhook_deliveries")
    .where("received_at", "<", new Date(now.getTime() - storedHours * hourMs))
    .execute();
  await purgeBounceMessages(db, now);
}

/** Days after which a report without a Message-ID no longer matches a delivery. */
const reportDays = 14;

type MatchedDelivery = { issueId: number; subscriberId: number };

async function findByMessageId(trx: Db, id: string): Promise<MatchedDelivery | undefined> {
  const row = await trx
    .selectFrom("newsletter_recipients")
    .select(["issue_id", "subscriber_id"])
    .where("message_id", "=", id)
    .where("status", "not in", ["waiting", "skipped"])
    .executeTakeFirst();
  return row && { issueId: Number(row.issue_id), subscriberId: Number(row.subscriber_id) };
}

/** Newest delivery recently sent to an address; limited to the issue with this subject if the report gives one. */
async function findByRecipient(trx: Db, email: string, subject: string | null): Promise<MatchedDelivery | undefined> {
  const row = await trx
    .selectFrom("newsletter_recipients as r")
    .innerJoin("newsletter_issues as i", "i.id", "r.issue_id")
    .select(["r.issue_id", "r.subscriber_id"])
    .where(sql`lower(r.email)`, "=", email.trim().toLowerCase())
    .where("r.status", "in", ["sending", "sent", "unknown", "bounced"])
    .where("r.updated_at", ">", sql<Date>`now() - make_interval(days => ${sql.lit(reportDays)})`)
    .$if(subject !== null, (query) => query.where("i.subject", "=", subject ?? ""))
    .orderBy("r.issue_id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && { issueId: Number(row.issue_id), subscriberId: Number(row.subscriber_id) };
}

async function findDelivery(
  trx: Db,
  { messageId, recipient, subject }: ReportedBounce,
): Promise<MatchedDelivery | undefined> {
  const id = siteMessageId(messageId);
  // A Message-ID of ours that matches no delivery belongs to another email, such as a confirmation.
  if (id) return findByMessageId(trx, id);
  // Some relays replace the Message-ID: only the subject then distinguishes an issue from other emails.
  if (!recipient || (messageId && subject === null)) return undefined;
  return findByRecipient(trx, recipient, subject);
}

/** Any other email of the site: a permanent bounce counts as failed. */
async function recordReturnedEmail(trx: Db, { kind, messageId, answer }: ReportedBounce, now: Date) {
  const id = siteMessageId(messageId);
  const ofSequence = id ? await recordSequenceBounce(trx, id, { kind, answer }, now) : "unmatched";
  if (ofSequence !== "unmatched") return ofSequence;
  return id && kind === "permanent" ? markBounced(trx, id, `The email came back: ${answer}`) : "unmatched";
}

/** Strips control characters: reports repeat untrusted input, and the database rejects them. */
const plain = <Text extends string | null>(text: Text) => (text?.replaceAll(/\p{Cc}/gu, "") ?? null) as Text;

const withPlainTexts = (bounce: ReportedBounce): ReportedBounce => ({
  ...bounce,
  sourceKey: plain(bounce.sourceKey),
  answer: plain(bounce.answer),
  messageId: plain(bounce.messageId),
  recipient: plain(bounce.recipient),
  subject: plain(bounce.subject),
});

/** Records a bounce or complaint in the caller's transaction; "unmatched" if no email fits, "known" if a repeat. */
export async function recordReportedBounce(
  context: DispatchContext,
  reported: ReportedBounce,
  now: Date,
): Promise<"recorded" | "known" | "unmatched"> {
  const bounce = withPlainTexts(reported);
  const copy = await findDelivery(context.db, bounce);
  if (!copy) return recordReturnedEmail(context.db, bounce, now);
  const { sourceKey, kind, answer, isSigned = false } = bounce;
  const isProven = isSigned || siteMessageId(bounce.messageId) !== null;
  const notice = { sourceKey, kind, answer, isProven, ...copy };
  const isNew = await inTransaction(context.db, (trx) => recordIssueBounce({ ...context, db: trx }, notice, now));
  return isNew ? "recorded" : "known";
}
