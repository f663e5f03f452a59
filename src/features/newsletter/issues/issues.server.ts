import { sql } from "kysely";
import { copyOf } from "../../../facts/page-texts.ts";
import type { Site } from "../../../facts/site.ts";
import { fillText } from "../../../facts/tokens.ts";
import { escapeHtml } from "../../../lib/plain-text.ts";
import { dayMs } from "../../../lib/time/durations.ts";
import type { ContentSource } from "../../../server-context/content-source.ts";
import type { Db } from "../../../server-context/db.ts";
import { binStart } from "../../../server-context/deletion.ts";
import { inTransaction } from "../../../server-context/in-transaction.server.ts";
import { anyId, contains, type ListOrder, orderOf, pageOf } from "../../../server-context/list-request.server.ts";
import type { ListRequest } from "../../../server-context/list-request.ts";
import type { SignedInUser, SiteContext } from "../../../server-context/request-context.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import { createContentEditing } from "../../content-drafts/content-editing.server.ts";
import { clearNotice } from "../../overview/notices/notices.server.ts";
import { issueNoticeKey } from "../issue-notices.ts";
import { selectArchived } from "./archive.server.ts";
import type { Issue, IssueStatus } from "./issue.ts";
import { emptyIssue, type IssueForm, type ListedIssue } from "./issue-content.ts";
import { indexIssue } from "./issue-passages.server.ts";
import { findIssueRow, type IssueRow, issueOf } from "./issue-row.server.ts";
import { issueType } from "./issue-type.server.ts";
import { newIssue } from "./new-issue-copy.ts";
import { usualTime } from "./numbers.server.ts";

/** An issue covers the time since the last one, but never more than this. */
const maxGapMs = 31 * dayMs;
/** Articles listed beside the main one. */
const maxFurther = 5;

type ContentLists = Pick<ContentSource, "listNewestArticles" | "listEpisodes">;

const link = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

/** Prefilled with the newest article and episode since the last issue, further articles and the standing parts. */
async function composeIssue(
  site: Site,
  content: ContentLists,
  { lastSentAt, zone, now }: { lastSentAt: Date | null; zone: string; now: Date },
): Promise<IssueForm> {
  const gap = lastSentAt ? now.getTime() - lastSentAt.getTime() : 7 * dayMs;
  const since = now.getTime() - (gap > maxGapMs ? 7 * dayMs : Math.max(gap, 7 * dayMs));
  const isNew = (iso: string) => Date.parse(iso) > since && Date.parse(iso) <= now.getTime();
  const [articles, episodes] = await Promise.all([
    content.listNewestArticles({ count: maxFurther + 1 }),
    content.listEpisodes(),
  ]);
  const [main, ...further] = articles.filter(({ publicationDate }) => isNew(publicationDate));
  const episode = episodes.find(({ createdAt }) => isNew(createdAt));
  const words = copyOf(site, newIssue);
  const form: IssueForm = {
    ...emptyIssue,
    scheduledAt: usualTime(site, now, zone).toISOString(),
    caseTitle: words.case,
    episodeTitle: words.episode,
    mondayTitle: words.monday,
    meetingTitle: words.meeting,
  };
  if (main) {
    const path = `/blog/${encodeURIComponent(main.slug)}`;
    form.caseHtml =
      `<h3>${link(path, main.title)}</h3><p>${escapeHtml(main.summary)}</p>` +
      `<p>${link(path, fillText(words.read, { minutes: main.readingMinutes }))}</p>`;
  }
  if (episode) {
    const path = `/episode/${episode.id}`;
    const minutes = Math.max(1, Math.round((episode.seconds ?? 0) / 60));
    const listen = episode.seconds ? fillText(words.listenFor, { minutes }) : words.listen;
    form.episodeHtml =
      `<h3>${link(path, episode.title)}</h3><p>${escapeHtml(episode.summary)} ` + `${link(path, listen)}</p>`;
  }
  const slots = ["opening", "case", ...(episode ? ["episode"] : []), "monday", "meeting"];
  if (further.length > 0) {
    form.text1Title = words.further;
    const items = further.map(({ slug, title, summary }) => {
      return `<li>${link(`/blog/${encodeURIComponent(slug)}`, title)}<br>${escapeHtml(summary)}</li>`;
    });
    form.text1Html = `<ul>${items.join("")}</ul>`;
    slots.push("text1");
  }
  return { ...form, order: slots.join(",") };
}

export const {
  read: readIssueForm,
  open: openIssue,
  autosave: autosaveIssue,
  save: saveIssue,
  versions: listIssueVersions,
} = createContentEditing(issueType);

export async function getIssue(db: Db, id: number): Promise<Issue | null> {
  const row = await findIssueRow(db, id);
  return row ? issueOf(row) : null;
}

/** The issue with the user's unsaved work. */
export async function issueAsWritten(db: Db, user: SignedInUser, id: number): Promise<Issue | null> {
  const [row, opened] = await Promise.all([findIssueRow(db, id), openIssue(db, user, id)]);
  if (!row) return null;
  const draftValues = opened?.draft && issueType.toValues(issueType.clean(opened.draft.content), "draft", null);
  if (!draftValues) return issueOf(row);
  const { scheduled_at: _, parts, ...texts } = draftValues;
  return issueOf({ ...row, ...texts, parts: JSON.parse(parts) as Issue["parts"] });
}

export async function createIssue(
  { site, db, content }: Pick<SiteContext, "db" | "content" | "site">,
  user: SignedInUser,
  now: Date,
): Promise<number> {
  const { zone } = await db.selectFrom("owner_calendar").select("zone").executeTakeFirstOrThrow();
  const last = await selectArchived(db).select("frozen_at").orderBy("frozen_at", "desc").limit(1).executeTakeFirst();
  const form = issueType.clean(await composeIssue(site, content, { lastSentAt: last?.frozen_at ?? null, zone, now }));
  return db.transaction().execute(async (trx) => {
    const id = await issueType.insert(trx, issueType.toValues(form, "draft", form.scheduledAt), user);
    await recordAudit(trx, { actor: user.email, action: "issue.create", subjectKind: "issue", subjectId: id });
    return id;
  });
}

/** The indexed expression. */
export const searchedIssues = sql<string>`fold_text(coalesce(subject, '') || ' ' || coalesce(slug, ''))`;

const orders: Record<string, ListOrder> = {
  subject: { by: sql`lower(i.subject)` },
  status: { by: sql`i.status` },
  date: { by: sql`coalesce(i.frozen_at, i.scheduled_at, i.updated_at)` },
  copies: { by: sql`total` },
  updated: { by: sql`i.updated_at` },
};

export type IssueListRequest = ListRequest & { status: IssueStatus | "" };

type ListRow = Pick<IssueRow, "id" | "number" | "subject" | "status" | "scheduled_at" | "frozen_at" | "updated_at"> & {
  sent: number;
  total: number;
};

export async function listIssues(db: Db, request: IssueListRequest): Promise<{ issues: ListedIssue[]; total: number }> {
  const { limit, offset } = pageOf(request);
  const { search, status } = request;
  const condition = sql.join(
    [
      sql`i.deleted_at is null`,
      ...(status ? [sql`i.status = ${status}`] : []),
      ...(search.trim() ? [contains(searchedIssues, search)] : []),
    ],
    sql` and `,
  );
  const [{ rows }, countResult] = await Promise.all([
    sql<ListRow>`
      select i.id, i.number, i.subject, i.status, i.scheduled_at, i.frozen_at, i.updated_at,
        (select count(*) from newsletter_recipients r where r.issue_id = i.id and r.status = 'sent')::integer as sent,
        (select count(*) from newsletter_recipients r where r.issue_id = i.id)::integer as total
      from newsletter_issues i where ${condition}
      order by ${orderOf(request.sort, orders, "-date", "i.id")}
      limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total from newsletter_issues i where ${condition}`.execute(db),
  ]);
  return {
    issues: rows.map(({ scheduled_at, frozen_at, updated_at, ...row }) => ({
      ...row,
      scheduledAt: scheduled_at?.toISOString() ?? null,
      sendingStartedAt: frozen_at?.toISOString() ?? null,
      updatedAt: updated_at.toISOString(),
    })),
    total: countResult.rows[0]?.total ?? 0,
  };
}

/** Skips issues being sent; null restores issues deleted in the last 30 days. @returns how many */
export async function setIssuesDeleted(
  db: Db,
  ids: readonly number[],
  deletedAt: Date | null,
  actor: string,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const changed = await trx
      .updateTable("newsletter_issues")
      .set({ deleted_at: deletedAt, deleted_by: deletedAt ? actor : null })
      .where("id", "=", anyId(ids))
      .where("status", "not in", ["sending", "paused"])
      .where((row) => (deletedAt ? row("deleted_at", "is", null) : row("deleted_at", ">", binStart(new Date()))))
      .returning("id")
      .execute();
    const action = deletedAt ? "issue.delete" : "issue.restore";
    for (const { id } of changed) {
      await indexIssue(trx, id);
      await recordAudit(trx, { actor, action, subjectKind: "issue", subjectId: id });
      if (deletedAt) await clearNotice(trx, issueNoticeKey(id), deletedAt);
    }
    return changed.length;
  });
}

async function deleteTraces(trx: Db, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom("content_versions").where("kind", "=", "issue").where("item_id", "=", anyId(ids)).execute();
  await trx.deleteFrom("content_drafts").where("kind", "=", "issue").where("item_id", "=", anyId(ids)).execute();
}

/** False unless it is in the bin. Erases versions and recipients too. */
export async function eraseIssue(db: Db, id: number, actor: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom("newsletter_issues")
      .where("id", "=", id)
      .where("deleted_at", "is not", null)
      .returning("id")
      .executeTakeFirst();
    if (!deleted) return false;
    await deleteTraces(trx, [id]);
    await recordAudit(trx, { actor, action: "issue.erase", subjectKind: "issue", subjectId: id });
    return true;
  });
}

export async function purgeDeletedIssues(db: Db, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .deleteFrom("newsletter_issues")
      .where("deleted_at", "<=", binStart(now))
      .returning("id")
      .execute();
    const ids = rows.map(({ id }) => id);
    await deleteTraces(trx, ids);
    for (const id of ids) {
      await recordAudit(trx, { actor: "system", action: "issue.purge", subjectKind: "issue", subjectId: id });
    }
    return ids.length;
  });
}
