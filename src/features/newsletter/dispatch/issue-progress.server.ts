import { sql } from "kysely";
import type { Db } from "../../../server-context/db.ts";
import type { SiteContext } from "../../../server-context/request-context.ts";
import type { RecipientStatus } from "../../email/delivery-outcome.ts";
import { getMailServer } from "../../email/mail-server.server.ts";
import { type DeliveryCounts, handled, type IssueProgress, noDeliveries } from "./dispatch.ts";

export async function countDeliveries(db: Db, issueId: number): Promise<DeliveryCounts> {
  const { rows } = await sql<{ status: RecipientStatus; count: number }>`
    select status, count(*)::integer as count from newsletter_recipients
    where issue_id = ${issueId} group by status`.execute(db);
  return { ...noDeliveries, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
}

/** Deliveries marked as bounced only by a report that anyone could have written. */
export async function countUnproven(db: Db, issueId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from newsletter_recipients r
    where r.issue_id = ${issueId} and r.status = 'bounced'
      and (select not bool_or(b.is_proven) from newsletter_bounces b
           where b.subscriber_id = r.subscriber_id and b.issue_id = r.issue_id and b.kind <> 'complaint')`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function issueProgress(
  { db, outbox }: Pick<SiteContext, "db" | "outbox">,
  id: number,
): Promise<IssueProgress | null> {
  const issue = await db
    .selectFrom("newsletter_issues")
    .select(["id", "number", "status", "frozen_at", "finished_at"])
    .select(["rate_per_minute", "pause_reason", "trouble"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!issue) return null;
  const [counts, retry, mailServer] = await Promise.all([
    countDeliveries(db, id),
    db
      .selectFrom("newsletter_recipients")
      .select(({ fn }) => fn.min("next_attempt_at").as("at"))
      .where("issue_id", "=", id)
      .where("status", "=", "retrying")
      .executeTakeFirst(),
    getMailServer(db),
  ]);
  const attempted = counts.sent + counts.bounced + counts.unknown;
  const remaining = counts.waiting + counts.sending;
  return {
    id: issue.id,
    number: issue.number,
    status: issue.status,
    startedAt: issue.frozen_at?.toISOString() ?? null,
    finishedAt: issue.finished_at?.toISOString() ?? null,
    counts,
    total: handled(counts) + remaining + counts.retrying,
    ratePerMinute: issue.rate_per_minute,
    minutesLeft: issue.status === "sending" ? Math.ceil(remaining / issue.rate_per_minute) : null,
    nextRetryAt: retry?.at?.toISOString() ?? null,
    rejectedShare: attempted > 0 ? counts.bounced / attempted : 0,
    pauseReason: issue.pause_reason,
    trouble: issue.trouble,
    outbox: mailServer ? null : (outbox ?? null),
  };
}
