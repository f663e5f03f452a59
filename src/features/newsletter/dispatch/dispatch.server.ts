import { sql, type Updateable } from "kysely";
import type { Site } from "../../../facts/site.ts";
import { fail, ok } from "../../../lib/result.ts";
import type { Db, Schema, Trx } from "../../../server-context/db.ts";
import { anyText } from "../../../server-context/list-request.server.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import type { AuditAction } from "../../audit/audit-action.ts";
import { clearNotice } from "../../overview/notices/notices.server.ts";
import { queueWebhooks } from "../../webhooks/events/queue-webhooks.server.ts";
import { issueNoticeKey } from "../issue-notices.ts";
import type { IssueStatus } from "../issues/issue.ts";
import { handled, rateLimits } from "./dispatch.ts";
import type { DispatchCode, DispatchResult } from "./dispatch-copy.ts";
import { countDeliveries, countUnproven } from "./issue-progress.server.ts";
import { checkSendable } from "./start-sending.server.ts";

export async function listSendingIssues(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("newsletter_issues")
    .select("id")
    .where("status", "=", "sending")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Does nothing while deliveries are unfinished. */
export async function endIssue(db: Db, issueId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const open = trx
      .selectFrom("newsletter_recipients")
      .select(sql`1`.as("one"))
      .where("issue_id", "=", issueId)
      .where("status", "in", ["waiting", "sending", "retrying"]);
    const finished = await trx
      .updateTable("newsletter_issues")
      .set({ status: "sent", finished_at: sql<Date>`now()`, trouble: null, updated_at: sql`now()` })
      .where("id", "=", issueId)
      .where("status", "=", "sending")
      .where(({ not, exists }) => not(exists(open)))
      .returning(["subject", "slug", "in_archive"])
      .executeTakeFirst();
    if (!finished) return;
    const { subject, slug, in_archive: isArchived } = finished;
    const path = isArchived && slug !== null ? `/sunday-review/${slug}` : null;
    await queueWebhooks(trx, "issue.sent", [{ id: issueId, subject, path }]);
    await recordAudit(trx, { actor: "system", action: "issue.sent", subjectKind: "issue", subjectId: issueId });
  });
}

/** Who makes a change, and when. */
export type Audit = { actor: string; now: Date };

type Step = { from: readonly IssueStatus[]; action: AuditAction; failure: DispatchCode };

async function changeIssue(
  trx: Trx,
  id: number,
  { actor, now }: Audit,
  { from, action, failure }: Step,
  changes: Updateable<Schema["newsletter_issues"]>,
): Promise<DispatchResult> {
  const changed = await trx
    .updateTable("newsletter_issues")
    .set({ ...changes, updated_at: now })
    .where("id", "=", id)
    .where("status", "=", anyText(from))
    .where("deleted_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!changed) return fail(failure);
  // The owner has dealt with the notice.
  await clearNotice(trx, issueNoticeKey(id), now);
  await recordAudit(trx, { actor, action, subjectKind: "issue", subjectId: id });
  return ok();
}

export async function scheduleIssue(site: Site, db: Db, id: number, at: Date, audit: Audit): Promise<DispatchResult> {
  if (at <= audit.now) return fail("time-passed");
  const sendable = await checkSendable(site, db, id);
  if (!sendable.ok) return sendable;
  const step = { from: ["draft", "scheduled"], action: "issue.schedule", failure: "sending-already" } as const;
  const changes = { status: "scheduled" as const, scheduled_at: at, pause_reason: null };
  return db.transaction().execute((trx) => changeIssue(trx, id, audit, step, changes));
}

export function unscheduleIssue(db: Db, id: number, audit: Audit): Promise<DispatchResult> {
  const step = { from: ["scheduled"], action: "issue.unschedule", failure: "not-scheduled" } as const;
  return db.transaction().execute((trx) => changeIssue(trx, id, audit, step, { status: "draft", scheduled_at: null }));
}

/** Emails already in transmission still arrive. */
export function pauseIssue(db: Db, id: number, audit: Audit): Promise<DispatchResult> {
  const step = { from: ["sending"], action: "issue.pause", failure: "not-sending" } as const;
  return db.transaction().execute((trx) => changeIssue(trx, id, audit, step, { status: "paused", pause_reason: null }));
}

export function resumeIssue(db: Db, id: number, audit: Audit): Promise<DispatchResult> {
  const step = { from: ["paused"], action: "issue.resume", failure: "not-paused" } as const;
  return db.transaction().execute(async (trx) => {
    const counts = await countDeliveries(trx, id);
    return changeIssue(trx, id, audit, step, {
      status: "sending",
      pause_reason: null,
      next_copy_at: null,
      // Only rejections after the resume can pause the issue again.
      handled_at_resume: handled(counts),
      rejected_at_resume: counts.bounced - (await countUnproven(trx, id)),
    });
  });
}

/** Skips the unsent deliveries. */
export function cancelIssue(db: Db, id: number, audit: Audit): Promise<DispatchResult> {
  const step = { from: ["sending", "paused"], action: "issue.cancel", failure: "not-sending" } as const;
  return db.transaction().execute(async (trx) => {
    const changes = { status: "cancelled" as const, finished_at: audit.now, pause_reason: null };
    const cancelled = await changeIssue(trx, id, audit, step, changes);
    if (!cancelled.ok) return cancelled;
    await trx
      .updateTable("newsletter_recipients")
      .set({ status: "skipped", last_answer: "The rest of this issue was cancelled.", updated_at: sql`now()` })
      .set({ lease_owner: null, lease_until: null })
      .where("issue_id", "=", id)
      .where("status", "in", ["waiting", "retrying"])
      .execute();
    return ok();
  });
}

/** Emails per minute, shared by all processes. */
export function setIssueRate(db: Db, id: number, ratePerMinute: number, audit: Audit): Promise<DispatchResult> {
  const { min, max } = rateLimits;
  if (!Number.isInteger(ratePerMinute) || ratePerMinute < min || ratePerMinute > max) {
    return Promise.resolve(fail("rate-out-of-range"));
  }
  const from = ["draft", "scheduled", "sending", "paused"] as const;
  const step: Step = { from, action: "issue.rate", failure: "sent" };
  const changes = { rate_per_minute: ratePerMinute, next_copy_at: null };
  return db.transaction().execute((trx) => changeIssue(trx, id, audit, step, changes));
}
