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

/** Exceeds the age at which webhooks are rejected. */
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

const findByMessageId = (trx: Db, id: string) =>
  trx
    .selectFrom("newsletter_recipients")
    .select(["issue_id as issueId", "subscriber_id as subscriberId"])
    .where("message_id", "=", id)
    .where("status", "not in", ["waiting", "skipped"])
    .executeTakeFirst();

/** The newest recent delivery to an address; of the issue with this subject if the report has one. */
const findByRecipient = (trx: Db, email: string, subject: string | null) =>
  trx
    .selectFrom("newsletter_recipients as r")
    .innerJoin("newsletter_issues as i", "i.id", "r.issue_id")
    .select(["r.issue_id as issueId", "r.subscriber_id as subscriberId"])
    .where(sql`lower(r.email)`, "=", email.trim().toLowerCase())
    .where("r.status", "in", ["sending", "sent", "unknown", "bounced"])
    .where("r.updated_at", ">", sql<Date>`now() - make_interval(days => ${sql.lit(reportDays)})`)
    .$if(subject !== null, (query) => query.where("i.subject", "=", subject ?? ""))
    .orderBy("r.issue_id", "desc")
    .limit(1)
    .executeTakeFirst();

async function findDelivery(trx: Db, { messageId, recipient, subject }: ReportedBounce) {
  const id = siteMessageId(messageId);
  // A Message-ID of ours that matches no delivery belongs to another email, such as a confirmation.
  if (id) return findByMessageId(trx, id);
  // Some relays replace the Message-ID: only the subject then distinguishes an issue from other emails.
  if (!recipient || (messageId && subject === null)) return undefined;
  return findByRecipient(trx, recipient, subject);
}

/** Any other email of the site; a permanent bounce marks it as failed. */
async function recordReturnedEmail(trx: Db, { kind, messageId, answer }: ReportedBounce, now: Date) {
  const id = siteMessageId(messageId);
  const ofSequence = id ? await recordSequenceBounce(trx, id, { kind, answer }, now) : "unmatched";
  if (ofSequence !== "unmatched") return ofSequence;
  return id && kind === "permanent" ? markBounced(trx, id, `The email came back: ${answer}`) : "unmatched";
}

/** Reports quote untrusted input, and the database rejects control characters. */
const withoutControls = <Text extends string | null>(text: Text) => (text?.replaceAll(/\p{Cc}/gu, "") ?? null) as Text;

const sanitise = (bounce: ReportedBounce): ReportedBounce => ({
  ...bounce,
  sourceKey: withoutControls(bounce.sourceKey),
  answer: withoutControls(bounce.answer),
  messageId: withoutControls(bounce.messageId),
  recipient: withoutControls(bounce.recipient),
  subject: withoutControls(bounce.subject),
});

/** Records a bounce or complaint in the caller's transaction. @returns "unmatched" without such an email, "known" for a repeat */
export async function recordReportedBounce(
  context: DispatchContext,
  reported: ReportedBounce,
  now: Date,
): Promise<"recorded" | "known" | "unmatched"> {
  const bounce = sanitise(reported);
  const delivery = await findDelivery(context.db, bounce);
  if (!delivery) return recordReturnedEmail(context.db, bounce, now);
  const { sourceKey, kind, answer, isSigned = false } = bounce;
  const isProven = isSigned || siteMessageId(bounce.messageId) !== null;
  const proven = { sourceKey, kind, answer, isProven, ...delivery };
  const isNew = await inTransaction(context.db, (trx) => recordIssueBounce({ ...context, db: trx }, proven, now));
  return isNew ? "recorded" : "known";
}
