import { type Selectable, sql } from "kysely";
import type { Site } from "../../../facts/site.ts";
import { fail, ok } from "../../../lib/result.ts";
import { slugOf } from "../../../lib/slug.ts";
import type { Db, Schema } from "../../../server-context/db.ts";
import { anyText } from "../../../server-context/list-request.server.ts";
import type { SiteContext } from "../../../server-context/request-context.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import { clearNotice, raiseNotice } from "../../overview/notices/notices.server.ts";
import { issueNoticeKey, notSentNotice } from "../issue-notices.ts";
import { inspectIssue, type LinkParts } from "../issues/check-issue.server.ts";
import { withIssueEpisodes } from "../issues/issue-episodes.server.ts";
import { indexIssue } from "../issues/issue-passages.server.ts";
import { issueOf } from "../issues/issue-row.server.ts";
import { renderIssue } from "../issues/render-issue.server.tsx";
import { type DispatchCode, type DispatchResult, dispatchErrorMessage } from "./dispatch-copy.ts";

export type DispatchContext = Pick<SiteContext, "db" | "siteUrl" | "ownerEmail" | "site">;

export type SendingContext = DispatchContext & Pick<SiteContext, "content">;

const unsentStatuses = ["draft", "scheduled"] as const;

const findUnsent = (db: Db, id: number) =>
  db
    .selectFrom("newsletter_issues")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .where("status", "=", anyText(unsentStatuses));

/** Without the links: pages may be published by the time of sending. */
export async function checkSendable(site: Site, db: Db, id: number): Promise<DispatchResult> {
  const row = await findUnsent(db, id).executeTakeFirst();
  return row ? checkRow(site, db, row) : fail("changed");
}

async function checkRow(
  site: Site,
  db: Db,
  row: Selectable<Schema["newsletter_issues"]>,
  links?: LinkParts,
): Promise<DispatchResult> {
  const { findings } = await inspectIssue(site, db, issueOf(row), links);
  const errors = findings.filter(({ severity }) => severity === "error");
  return errors.length > 0 ? fail("incomplete", { findings: errors.map(({ message }) => message) }) : ok();
}

async function freeSlug(trx: Db, preferred: string, id: number): Promise<string> {
  const base = preferred || `issue-${id}`;
  const rows = await trx
    .selectFrom("newsletter_issues")
    .select("slug")
    .where("slug", "like", `${base}%`)
    .where("id", "<>", id)
    .execute();
  const names = new Set(rows.map(({ slug }) => slug));
  if (!names.has(base)) return base;
  for (let count = 2; ; count++) if (!names.has(`${base}-${count}`)) return `${base}-${count}`;
}

/** One more than the last issue, or the owner's first number. Samples and deleted issues don't count; they lose a number that is needed. */
async function nextNumber(site: Site, trx: Db): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select max(i.number) as last from newsletter_issues i
    where i.deleted_at is null and not exists (
      select from sample_items s where s.kind = 'issue' and s.item_id = i.id and s.name = i.subject)`.execute(trx);
  const number = (rows[0]?.last ?? Number(site.facts.newsletterFirstNumber) - 1) + 1;
  await trx.updateTable("newsletter_issues").set({ number: null }).where("number", "=", number).execute();
  return number;
}

/** Thrown to roll back a started dispatch. */
class NotStarted extends Error {
  readonly code: DispatchCode;
  constructor(code: DispatchCode) {
    super(code);
    this.code = code;
  }
}

/** One row per confirmed reader; the primary key rules out a second. */
async function insertRecipients(trx: Db, id: number): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into newsletter_recipients (issue_id, subscriber_id, email, name, next_attempt_at)
    select ${id}, s.id, s.email, coalesce(s.first_name, s.name), now() from subscribers s
    where s.status = 'confirmed' and s.deleted_at is null
    on conflict do nothing`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** Freezes number, URL, text and recipients in one transaction; safe to call twice or from several processes. */
export async function startSending(
  context: SendingContext,
  id: number,
  { actor, now }: { actor: string; now: Date },
): Promise<DispatchResult> {
  const { db, siteUrl } = context;
  const unsent = await findUnsent(db, id).executeTakeFirst();
  if (!unsent)
    return (await db.selectFrom("newsletter_issues").select("id").where("id", "=", id).executeTakeFirst())
      ? fail("changed")
      : fail("gone");
  const sendable = await checkRow(context.site, db, unsent, { content: context.content, siteUrl });
  if (!sendable.ok) return sendable;
  // Before the transaction, because they may come from another service; the version then tells whether the row has changed.
  const filled = await withIssueEpisodes(context, issueOf(unsent));
  try {
    await db.transaction().execute(async (trx) => {
      // Serialises dispatches, so that each number is used once.
      await sql`select pg_advisory_xact_lock(hashtextextended('newsletter-number', 1))`.execute(trx);
      const row = await findUnsent(trx, id).forUpdate().executeTakeFirst();
      if (row?.version !== unsent.version || row.scheduled_at?.getTime() !== unsent.scheduled_at?.getTime()) {
        throw new NotStarted("changed");
      }
      const number = row.number ?? (await nextNumber(context.site, trx));
      const slug = await freeSlug(trx, row.slug ?? slugOf(row.subject), id);
      const { html, plain } = renderIssue(context.site, { ...filled, number, slug }, { siteUrl, now });
      await trx
        .updateTable("newsletter_issues")
        .set({ number, slug, html, plain, status: "sending", frozen_at: now, pause_reason: null, trouble: null })
        .set({ next_copy_at: null, handled_at_resume: 0, rejected_at_resume: 0, updated_at: now })
        // Otherwise a proposed time that is still to come would forbid corrections until then.
        .set({ scheduled_at: sql<Date>`least(scheduled_at, ${now}::timestamptz)` })
        .where("id", "=", id)
        .execute();
      const count = await insertRecipients(trx, id);
      if (count === 0) throw new NotStarted("no-readers");
      await indexIssue(trx, id);
      await clearNotice(trx, issueNoticeKey(id), now);
      await recordAudit(trx, { actor, action: "issue.send", subjectKind: "issue", subjectId: id, detail: { count } });
    });
    return ok();
  } catch (error) {
    if (error instanceof NotStarted) return fail(error.code);
    throw error;
  }
}

/**
 * Starts due issues; one that isn't sendable returns to draft and notifies the owner.
 * @throws the first error, after the others have been tried; they are due again at the next poll
 */
export async function startDueIssues(context: SendingContext, now: Date): Promise<void> {
  const due = await context.db
    .selectFrom("newsletter_issues")
    .select(["id", "subject"])
    .where("status", "=", "scheduled")
    .where("deleted_at", "is", null)
    .where("scheduled_at", "<=", now)
    .orderBy("scheduled_at")
    .execute();
  const failures: unknown[] = [];
  for (const { id, subject } of due) {
    try {
      const result = await startSending(context, id, { actor: "system", now });
      if (!result.ok) await returnToDraft(context, { id, subject, problem: dispatchErrorMessage(result), now });
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function returnToDraft(
  context: DispatchContext,
  { id, subject, problem, now }: { id: number; subject: string; problem: string; now: Date },
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const returned = await trx
      .updateTable("newsletter_issues")
      .set({ status: "draft", scheduled_at: null, pause_reason: `It was not sent at its time. ${problem}` })
      .where("id", "=", id)
      .where("status", "=", "scheduled")
      .where("scheduled_at", "<=", now)
      .returning("id")
      .executeTakeFirst();
    // Since sent by another process, or rescheduled.
    if (!returned) return;
    await raiseNotice({ ...context, db: trx }, notSentNotice({ id, subject, problem }), now);
    await recordAudit(trx, { actor: "system", action: "issue.notSent", subjectKind: "issue", subjectId: id });
  });
}
