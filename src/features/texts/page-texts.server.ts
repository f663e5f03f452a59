import { sql } from "kysely";
import { hiddenPageIn } from "../../facts/hidden-pages.ts";
import type { HiddenPages, PageTexts, Site, TextChanges } from "../../facts/site.ts";
import { type TextPage, textPageNames } from "../../facts/text-pages.ts";
import { fail, ok } from "../../lib/result.ts";
import { dayMs } from "../../lib/time/durations.ts";
import type { Db, Trx } from "../../server-context/db.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { isKey, readLink, signLink } from "../../server-context/signed-link.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { programOf } from "../audit/program-actor.ts";
import { type ClosedPreview, previewLinkDays } from "../content-drafts/preview-link.ts";
import { type PageContent, problemOfPage } from "../redirects/existing-page.server.ts";
import { findRedirect } from "../redirects/redirects.server.ts";
import type { SamplePage } from "./sample-texts.ts";
import {
  changesProblem,
  type HiddenPageInput,
  hiddenPagesProblem,
  redirectTargetError,
  requiredPages,
  type SaveTextsInput,
} from "./text-input.ts";
import type { HiddenPage, SavedTexts, TextPageSummary, TextState, TextVersion } from "./text-state.ts";

const isTextPage = (page: string): page is TextPage => (textPageNames as readonly string[]).includes(page);

/** Public texts that differ from their defaults, by page, and the hidden pages. */
export async function readPages(
  db: Db,
): Promise<{ texts: PageTexts; hidden: Record<string, string | true> | undefined }> {
  const rows = await db.selectFrom("page_texts").select(["page", "value", "hidden", "hidden_to"]).execute();
  const pages = rows.filter((row): row is typeof row & { page: TextPage } => isTextPage(row.page));
  const changed = pages.filter(({ value }) => Object.keys(value).length > 0);
  const hidden = pages.filter((row) => row.hidden).map(({ page, hidden_to }) => [page, hidden_to ?? true] as const);
  return {
    texts: Object.fromEntries(changed.map(({ page, value }) => [page, value])),
    hidden: hidden.length > 0 ? Object.fromEntries(hidden) : undefined,
  };
}

const unchanged: TextState = {
  published: {},
  draft: null,
  isHidden: false,
  hiddenTo: null,
  version: 0,
  at: null,
  by: null,
  draftedBy: null,
};

export async function getTextState(db: Db, page: TextPage): Promise<TextState> {
  const row = await db.selectFrom("page_texts").selectAll().where("page", "=", page).executeTakeFirst();
  if (!row) return unchanged;
  const { value, draft, hidden, hidden_to, version, updated_at, updated_by } = row;
  return {
    published: value,
    draft,
    isHidden: hidden,
    hiddenTo: hidden_to,
    version,
    at: updated_at.toISOString(),
    by: updated_by,
    draftedBy: draft && programOf(updated_by),
  };
}

export async function listTextPages(db: Db, samples: readonly SamplePage[]): Promise<TextPageSummary[]> {
  const rows = await db.selectFrom("page_texts").select(["page", "draft", "hidden", "updated_at"]).execute();
  const stored = new Map(rows.map((row) => [row.page, row]));
  return textPageNames.map((page) => {
    const row = stored.get(page);
    return {
      page,
      samples: samples.find((sample) => sample.page === page)?.sentences ?? 0,
      hasDraft: Boolean(row?.draft),
      isHidden: row?.hidden ?? false,
      at: row?.updated_at.toISOString() ?? null,
    };
  });
}

/** Public at once, leaving only `draft` as a draft, or saved as a draft; `replaced` becomes a version. "conflict": saved elsewhere since `version` was read. */
export async function savePageTexts(
  db: Db,
  change: SaveTextsInput & { draft?: TextChanges | undefined },
  actor: string,
): Promise<SavedTexts> {
  const { page, version, texts, isPublic, replaced } = change;
  const reason = texts ? changesProblem(texts) : undefined;
  if (reason) return fail("invalid", { reason });
  const isSaved = await db.transaction().execute(async (transaction) => {
    // Of two concurrent first saves, the second waits here for the row of the first.
    await transaction
      .insertInto("page_texts")
      .values({ page, value: "{}", draft: null, version: 0, updated_by: actor })
      .onConflict((row) => row.column("page").doNothing())
      .execute();
    const stored = await transaction
      .selectFrom("page_texts")
      .select(["version", "value"])
      .where("page", "=", page)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (stored.version !== version) return false;
    const insertVersion = (number: number, text: string) =>
      transaction
        .insertInto("page_text_versions")
        .values({ page, version: number, value: text, saved_by: actor })
        .execute();
    if (replaced) await insertVersion(version + 1, JSON.stringify(replaced));
    const next = version + (replaced ? 2 : 1);
    const value = JSON.stringify(isPublic ? (texts ?? {}) : stored.value);
    const newDraft = isPublic ? change.draft : texts;
    const draft = newDraft ? JSON.stringify(newDraft) : null;
    await transaction
      .updateTable("page_texts")
      .set({
        value,
        draft,
        ...(!draft && { draft_key: null }),
        version: next,
        updated_at: new Date(),
        updated_by: actor,
      })
      .where("page", "=", page)
      .execute();
    if (isPublic) await insertVersion(next, value);
    await recordAudit(transaction, {
      actor,
      action: isPublic ? "texts.publish" : "texts.save-draft",
      subjectKind: "texts",
      subjectId: page,
    });
    return true;
  });
  const state = await getTextState(db, page);
  return isSaved ? ok(state) : fail("conflict", { state });
}

/** A link to the draft of a page for people without an account, the same for the life of the draft; null without a draft. */
export async function sharePageDraft(
  { db, secret, siteUrl }: Pick<SiteContext, "db" | "secret" | "siteUrl">,
  page: TextPage,
  actor: string,
  now: Date,
): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable("page_texts")
      .set({ draft_key: sql<string>`coalesce(draft_key, gen_random_uuid())` })
      .where("page", "=", page)
      .where("draft", "is not", null)
      .returning("draft_key")
      .executeTakeFirst();
    if (!row?.draft_key) return null;
    await recordAudit(transaction, { actor, action: "texts.share-preview", subjectKind: "texts", subjectId: page });
    const expiresAt = new Date(now.getTime() + previewLinkDays * dayMs);
    return `${siteUrl}/preview/page/${signLink(secret, { purpose: "preview", subject: row.draft_key, expiresAt })}`;
  });
}

/** The draft behind such a link, or why the link no longer works. */
export async function openPageDraft(
  { db, secret }: Pick<SiteContext, "db" | "secret">,
  token: string,
  now: Date,
): Promise<{ page: TextPage; draft: TextChanges } | ClosedPreview> {
  const link = readLink(secret, "preview", token, now);
  if (!link.ok) return { state: link.code };
  const row = isKey(link.value)
    ? await db.selectFrom("page_texts").select(["page", "draft"]).where("draft_key", "=", link.value).executeTakeFirst()
    : undefined;
  return row?.draft && isTextPage(row.page) ? { page: row.page, draft: row.draft } : { state: "withdrawn" };
}

/** Error message if `to` is a path of the site without a page or a redirect. */
async function missingTargetProblem(context: { site: Site; db: Db; content: PageContent }, to: string) {
  if (!to.startsWith("/") || (await findRedirect(context.db, to))) return undefined;
  const [path = ""] = to.split(/[?#]/, 1);
  const problem = await problemOfPage(context, path);
  return problem && `${to} ${problem}. Choose another page.`;
}

/** Error message if `to` redirects to anything but a visible page. */
async function redirectedTargetProblem(db: Db, page: TextPage, to: string, others: HiddenPages) {
  const end = await findRedirect(db, to);
  if (!end) return undefined;
  if (end.target === null) return `${end.source} is gone: a redirect says so. Choose another page.`;
  const hiddenPage = hiddenPageIn({ ...others, [page]: to }, end.target);
  if (hiddenPage === page) return `${end.source} leads back to this page. Choose another one.`;
  return hiddenPage
    ? `${end.source} leads to a page that is hidden, too. Choose one that visitors can see.`
    : undefined;
}

/** "invalid": a hidden page must lead to a visible one; all hidden pages are checked together. */
export async function setPageHidden(
  { site, db, content }: { site: Site; db: Db; content: PageContent },
  input: HiddenPageInput,
  actor: string,
): Promise<HiddenPage> {
  const { page, isHidden } = input;
  const to = isHidden ? input.to : null;
  const targetProblem = to === null ? undefined : redirectTargetError(page, to);
  if (targetProblem) return fail("invalid", { reason: targetProblem });
  // Before the transaction: the embedded database has a single connection, which reading content needs.
  const missing = to === null ? undefined : await missingTargetProblem({ site, db, content }, to);
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('hidden-pages', 1))`.execute(transaction);
    const { [page]: _previous, ...others } = (await readPages(transaction)).hidden ?? {};
    const reason = isHidden
      ? (hiddenPagesProblem(site, page, to, others) ??
        missing ??
        (to && (await redirectedTargetProblem(transaction, page, to, others))))
      : undefined;
    if (reason) return fail("invalid", { reason });
    const change = { hidden: isHidden, hidden_to: to };
    await transaction
      .insertInto("page_texts")
      .values({ page, value: "{}", draft: null, ...change, version: 0, updated_by: actor })
      .onConflict((row) => row.column("page").doUpdateSet(change))
      .execute();
    await recordAudit(transaction, {
      actor,
      action: isHidden ? "texts.hide-page" : "texts.show-page",
      subjectKind: "texts",
      subjectId: page,
      ...(to !== null && { detail: { to } }),
    });
    return ok(undefined);
  });
}

/** Hides the pages, except those that must stay and those with the owner's texts or a draft. */
export async function hideUneditedPages(db: Trx, pages: readonly TextPage[], actor: string): Promise<void> {
  const rows = await db.selectFrom("page_texts").select(["page", "value", "draft", "hidden"]).execute();
  const edited = rows.filter(({ value, draft, hidden }) => hidden || draft || Object.keys(value).length > 0);
  for (const page of pages) {
    if (requiredPages.includes(page) || edited.some((row) => row.page === page)) continue;
    await db
      .insertInto("page_texts")
      .values({ page, value: "{}", draft: null, hidden: true, hidden_to: null, version: 0, updated_by: actor })
      .onConflict((row) => row.column("page").doUpdateSet({ hidden: true, hidden_to: null }))
      .execute();
    await recordAudit(db, { actor, action: "texts.hide-page", subjectKind: "texts", subjectId: page });
  }
}

const maxListed = 50;

/** Newest first. */
export async function listTextVersions(db: Db, page: TextPage): Promise<TextVersion[]> {
  const rows = await db
    .selectFrom("page_text_versions")
    .selectAll()
    .where("page", "=", page)
    .orderBy("version", "desc")
    .limit(maxListed)
    .execute();
  return rows.map(({ version, value, saved_at, saved_by }) => ({
    version,
    savedAt: saved_at.toISOString(),
    savedBy: saved_by,
    changes: Object.keys(value).length,
  }));
}

/** Empty for version 0, the sample; null for an unknown one. */
export async function getTextVersion(db: Db, page: TextPage, version: number): Promise<TextChanges | null> {
  if (version === 0) return {};
  const row = await db
    .selectFrom("page_text_versions")
    .select("value")
    .where("page", "=", page)
    .where("version", "=", version)
    .executeTakeFirst();
  return row?.value ?? null;
}
