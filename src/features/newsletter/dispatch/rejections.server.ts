import { sql } from "kysely";
import type { Db, Trx } from "../../../server-context/db.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import type { ReportedBounce } from "../../email/reported-bounce.ts";
import { raiseNotice } from "../../overview/notices/notices.server.ts";
import { endSubscription } from "../../subscribers/records/end-subscription.server.ts";
import { pausedNotice } from "../issue-notices.ts";
import { isUnrelatedToAddress, maxBouncesInRow, maxRejectedShare, minRejections, percent } from "./dispatch.ts";
import { countDeliveries, countUnproven } from "./issue-progress.server.ts";
import { type ClaimedDelivery, settleDelivery } from "./recipient-queue.server.ts";
import type { DispatchContext } from "./start-sending.server.ts";

export type BounceNotice = Pick<ReportedBounce, "sourceKey" | "kind" | "answer"> & {
  /** Only proven bounces can end a subscription or pause a dispatch. */
  isProven: boolean;
  issueId: number;
  subscriberId: number;
};

const shorten = (answer: string) => answer.replaceAll(/\s+/g, " ").trim().slice(0, 500);

/** Permanent rejections since the last email delivered to the reader. */
async function bouncesInRow(trx: Db, subscriberId: number): Promise<number> {
  const { rows } = await sql<{ bounced: boolean }>`
    select r.status = 'bounced' as bounced
    from newsletter_recipients r join newsletter_issues i on i.id = r.issue_id
    join subscribers s on s.id = r.subscriber_id
    where r.subscriber_id = ${subscriberId} and (s.confirmed_at is null or i.frozen_at >= s.confirmed_at)
      and (r.status = 'sent' or r.status = 'bounced' and exists (
        select from newsletter_bounces b
        where b.subscriber_id = r.subscriber_id and b.issue_id = r.issue_id and b.kind = 'permanent' and b.is_proven))
    order by r.issue_id desc limit ${maxBouncesInRow}`.execute(trx);
  const delivered = rows.findIndex(({ bounced }) => !bounced);
  return delivered < 0 ? rows.length : delivered;
}

type InTransaction = Omit<DispatchContext, "db"> & { db: Trx };

const endWithReason = (trx: Trx, subscriberId: number, reason: string, now: Date) =>
  endSubscription(trx, subscriberId, { from: ["confirmed"], reason, actor: "system", now });

async function countAgainstReader(trx: Trx, notice: BounceNotice, now: Date): Promise<void> {
  if (notice.kind === "complaint") {
    await endWithReason(trx, notice.subscriberId, "The subscriber reported an issue as spam.", now);
    return;
  }
  const count = await bouncesInRow(trx, notice.subscriberId);
  await trx.updateTable("subscribers").set({ bounces_in_row: count }).where("id", "=", notice.subscriberId).execute();
  if (count < maxBouncesInRow) return;
  const reason = `${maxBouncesInRow} issues in a row bounced: ${shorten(notice.answer)}`;
  await endWithReason(trx, notice.subscriberId, reason, now);
}

/** Runs in the caller's transaction; may end the subscription and pause the dispatch. @returns false if already recorded */
export async function recordIssueBounce(context: InTransaction, notice: BounceNotice, now: Date): Promise<boolean> {
  const { db: trx } = context;
  const { issueId, subscriberId, isProven } = notice;
  const answer = shorten(notice.answer);
  // A rejection that isn't about the address doesn't count against the reader.
  const kind = notice.kind === "permanent" && isUnrelatedToAddress(answer) ? "temporary" : notice.kind;
  const fresh = await trx
    .insertInto("newsletter_bounces")
    .values({
      source_key: notice.sourceKey,
      subscriber_id: subscriberId,
      issue_id: issueId,
      kind,
      answer,
      at: now,
      is_proven: isProven,
    })
    .onConflict((conflict) => conflict.column("source_key").doNothing())
    .returning("source_key")
    .executeTakeFirst();
  if (!fresh || notice.kind === "temporary") return fresh !== undefined;
  if (notice.kind === "permanent") {
    await trx
      .updateTable("newsletter_recipients")
      .set({ status: "bounced", last_answer: answer, updated_at: sql`now()`, lease_owner: null, lease_until: null })
      .where("issue_id", "=", issueId)
      .where("subscriber_id", "=", subscriberId)
      .where("status", "<>", "skipped")
      .execute();
  }
  if (!isProven) return true;
  if (kind !== "temporary") await countAgainstReader(trx, notice, now);
  await pauseIfRejected(context, issueId, now);
  return true;
}

/** @returns false if another process has taken over the delivery */
export const rejectDelivery = (
  context: DispatchContext,
  delivery: ClaimedDelivery,
  { owner, answer, now }: { owner: string; answer: string; now: Date },
): Promise<boolean> =>
  context.db.transaction().execute(async (trx) => {
    if (!(await settleDelivery(trx, delivery, owner, { status: "bounced", answer: shorten(answer) }))) return false;
    const { issueId, subscriberId, messageId } = delivery;
    const sourceKey = `smtp:${messageId}:${now.getTime()}`;
    const notice = { sourceKey, kind: "permanent", answer, isProven: true, issueId, subscriberId } as const;
    return recordIssueBounce({ ...context, db: trx }, notice, now);
  });

/** The import that at least half of the rejected addresses came from. */
async function importOfRejected(trx: Db, issueId: number, rejected: number): Promise<string> {
  const { rows } = await sql<{ source: string; count: number }>`
    select s.imported ->> 'source' as source, count(*)::integer as count
    from newsletter_recipients r join subscribers s on s.id = r.subscriber_id
    where r.issue_id = ${issueId} and r.status = 'bounced' and s.imported is not null
    group by 1 order by 2 desc limit 1`.execute(trx);
  const [topSource] = rows;
  return topSource && topSource.count * 2 >= rejected
    ? ` ${topSource.count} of them come from the import “${topSource.source}”.`
    : "";
}

/** Pauses a dispatch whose rejections, since its start or last resume, exceed the limit. */
async function pauseIfRejected(context: InTransaction, issueId: number, now: Date): Promise<boolean> {
  const { db } = context;
  const issue = await db
    .selectFrom("newsletter_issues")
    .select(["subject", "handled_at_resume", "rejected_at_resume"])
    .where("id", "=", issueId)
    .where("status", "=", "sending")
    .executeTakeFirst();
  if (!issue) return false;
  const counts = await countDeliveries(db, issueId);
  const attempted = counts.sent + counts.bounced + counts.unknown;
  const newlyRejected = counts.bounced - (await countUnproven(db, issueId)) - issue.rejected_at_resume;
  const newlyAttempted = attempted + counts.skipped - issue.handled_at_resume;
  if (newlyRejected < minRejections || newlyRejected <= newlyAttempted * maxRejectedShare) return false;
  const source = await importOfRejected(db, issueId, counts.bounced);
  const reason = `${percent(counts.bounced / attempted)} of the emails bounced: ${counts.bounced.toLocaleString("en-GB")} of ${attempted.toLocaleString("en-GB")}.${source}`;
  const paused = await db
    .updateTable("newsletter_issues")
    .set({ status: "paused", pause_reason: reason, updated_at: now })
    .where("id", "=", issueId)
    .where("status", "=", "sending")
    .returning("id")
    .executeTakeFirst();
  if (!paused) return false;
  await raiseNotice(context, pausedNotice({ id: issueId, subject: issue.subject, reason }), now);
  await recordAudit(db, { actor: "system", action: "issue.pause", subjectKind: "issue", subjectId: issueId });
  return true;
}
