import { sql } from "kysely";
import type { Db } from "../../../server-context/db.ts";
import { markBounced } from "../../email/email-queue.server.ts";
import type { DispatchContext } from "../dispatch/freeze-issue.server.ts";
import { recordBounceIn } from "../dispatch/rejections.server.ts";
import { type ReportedBounce, siteMessageId } from "./reported-bounce.ts";

/** Days after which a report that names no Message-ID is not about a copy any more. */
const reportDays = 14;

type Found = { issueId: number; subscriberId: number };

async function findByMessageId(trx: Db, id: string): Promise<Found | undefined> {
  const row = await trx
    .selectFrom("newsletter_recipients")
    .select(["issue_id", "subscriber_id"])
    .where("message_id", "=", id)
    .where("status", "not in", ["waiting", "skipped"])
    .executeTakeFirst();
  return row && { issueId: Number(row.issue_id), subscriberId: Number(row.subscriber_id) };
}

/** The newest copy that went to an address lately; of the issue with this subject, where the report names one. */
async function findByRecipient(trx: Db, email: string, subject: string | null): Promise<Found | undefined> {
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

/** The copy that a report is about; undefined when it is about another email. */
async function findCopy(trx: Db, { messageId, recipient, subject }: ReportedBounce): Promise<Found | undefined> {
  const id = siteMessageId(messageId);
  // An ID of ours that names no copy belongs to another email of the site, such as a confirmation.
  if (id) return findByMessageId(trx, id);
  // Some relays replace the Message-ID: then the subject has to tell an issue from whatever else went to this address.
  if (!recipient || (messageId && subject === null)) return undefined;
  return findByRecipient(trx, recipient, subject);
}

/** Any other email of the site, such as a confirmation or a reply to a lead: one that came back for good counts as failed. */
async function recordReturnedEmail(trx: Db, { kind, messageId, answer }: ReportedBounce) {
  const id = siteMessageId(messageId);
  return id && kind === "permanent" ? markBounced(trx, id, `The email came back: ${answer}`) : "unmatched";
}

/** Without control characters, which no database stores and no address has: strangers write what reports repeat. */
const plain = <Text extends string | null>(text: Text) => text?.replaceAll(/\p{Cc}/gu, "") as Text;

const withPlainTexts = (bounce: ReportedBounce): ReportedBounce => ({
  ...bounce,
  sourceKey: plain(bounce.sourceKey),
  answer: plain(bounce.answer),
  messageId: plain(bounce.messageId),
  recipient: plain(bounce.recipient),
  subject: plain(bounce.subject),
});

/**
 * Records, in the caller's transaction, what was reported about an email: a copy of an issue is marked, and the subscription ends
 * after three bounces in a row or one complaint; any other email of the site appears among the failed ones.
 * @returns "unmatched" when it is about no email of the site, "known" when the same report was recorded before
 */
export async function recordReportedBounce(
  context: DispatchContext,
  reported: ReportedBounce,
  now: Date,
): Promise<"recorded" | "known" | "unmatched"> {
  const bounce = withPlainTexts(reported);
  const copy = await findCopy(context.db, bounce);
  if (!copy) return recordReturnedEmail(context.db, bounce);
  const { sourceKey, kind, answer } = bounce;
  return (await recordBounceIn(context, { sourceKey, kind, answer, ...copy }, now)) ? "recorded" : "known";
}
