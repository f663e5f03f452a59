import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import { z } from "zod";
import type { Article } from "./article.ts";
import { readingMinutes } from "./article.ts";
import {
  type ArticleContent,
  articleFields,
  articleHtmlParts,
  emptyArticle,
  type ListedArticle,
} from "./article-editing.ts";
import { articleRowSchema } from "./article-row.server.ts";
import { recordAudit } from "./audit.server.ts";
import { binStart, type RestoreResult } from "./bin.ts";
import { dropDraft, keepVersion, lastSave, listOtherEditors, readDraft } from "./editing.server.ts";
import type { Editable, ListRequest, PublicationState, SaveIntent, SaveResult } from "./editing.ts";
import { adminPageSize } from "./editing.ts";
import { tidyEditorHtml } from "./editor-html.server.ts";
import { restoreNamedMedia } from "./media.server.ts";
import type { SignedInUser } from "./request-context.ts";
import { sanitiseHtml } from "./sanitise-html.server.ts";
import type { BlogArticlesTable, PublicationStatus, Schema } from "./schema.server.ts";

type Db = Kysely<Schema> | Transaction<Schema>;
type Row = Selectable<BlogArticlesTable>;

const kind = "article" as const;

/** A scheduled article whose time has come is published, whatever its row still says. */
const stateOf = sql<PublicationState>`case when a.status = 'scheduled'
  and coalesce(a.publication_date, a.created_at) <= now() then 'published' else a.status end`;

const orders = {
  title: sql`lower(a.title)`,
  date: sql`a.publication_date`,
  updated: sql`a.updated_at`,
} as const;

/** The conditions of a list: words of the title or the address, state, category. */
function conditions({ search, state, category }: ListRequest) {
  const like = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const parts = [
    ...(search.trim() ? [sql`(fold_text(a.title) like fold_text(${like}) or a.slug like lower(${like}))`] : []),
    ...(state ? [sql`${stateOf} = ${state}`] : []),
    ...(category ? [sql`a.category = ${category}`] : []),
  ];
  return parts.length > 0 ? sql`where ${sql.join(parts, sql` and `)}` : sql``;
}

function orderOf(sort: string) {
  const name = sort.replace(/^-/, "");
  const order = Object.hasOwn(orders, name) ? orders[name as keyof typeof orders] : orders.updated;
  const isDown = sort === "" || sort.startsWith("-");
  return isDown ? sql`${order} desc nulls last, a.id desc` : sql`${order} asc nulls last, a.id`;
}

type ListRow = Pick<Row, "id" | "slug" | "title" | "category" | "author" | "publication_date" | "updated_at"> & {
  state: PublicationState;
};

async function readList(
  db: Db,
  request: ListRequest,
  limit: { count: number; skip: number },
): Promise<ListedArticle[]> {
  const { rows } = await sql<ListRow>`
    select a.id, a.slug, a.title, a.category, a.author, a.publication_date::timestamptz as publication_date,
      a.updated_at::timestamptz as updated_at, ${stateOf} as state
    from blog_articles a ${conditions(request)}
    order by ${orderOf(request.sort)} limit ${limit.count} offset ${limit.skip}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    title: row.title,
    category: row.category ?? "",
    author: row.author ?? "",
    state: row.state,
    publicationDate: row.publication_date?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  }));
}

/** One page of all articles with the number of those that match, and every category for the filter. */
export async function listArticlesForAdmin(
  db: Kysely<Schema>,
  request: ListRequest,
): Promise<{ articles: ListedArticle[]; total: number; categories: string[] }> {
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from blog_articles a ${conditions(request)}`.execute(db);
  const named = await sql<{ category: string }>`
    select distinct category from blog_articles where category > '' order by category`.execute(db);
  const skip = (request.page - 1) * adminPageSize;
  return {
    articles: await readList(db, request, { count: adminPageSize, skip }),
    total: counted.rows[0]?.total ?? 0,
    categories: named.rows.map(({ category }) => category),
  };
}

/** Every article that matches, for a file; a hundred thousand at most. */
export const listArticlesForExport = (db: Kysely<Schema>, request: ListRequest): Promise<ListedArticle[]> =>
  readList(db, request, { count: 100_000, skip: 0 });

function toContent(row: Row): ArticleContent {
  return {
    title: row.title,
    slug: row.slug,
    summary: row.summary ?? "",
    category: row.category ?? "",
    author: row.author ?? "",
    featuredImageUrl: row.featured_image_url ?? "",
    featuredImageUrl2: row.featured_image_url_2 ?? "",
    introduction: row.introduction ?? "",
    section1: row.section_1 ?? "",
    section2: row.section_2 ?? "",
    section3: row.section_3 ?? "",
    conclusion: row.conclusion ?? "",
    cta: row.cta ?? "",
    seoDescription: row.seo_description ?? "",
    keywords: row.keywords ?? "",
    publicationDate: row.publication_date?.toISOString() ?? "",
  };
}

/** What a stored draft or version holds; a field that it lacks is empty. */
export function readArticleContent(stored: Record<string, unknown>): ArticleContent {
  const content = { ...emptyArticle };
  for (const field of articleFields) {
    const value = stored[field];
    if (typeof value === "string") content[field] = value;
  }
  return content;
}

/** HTML as it is stored: sanitised, and nothing when it shows nothing. */
function storedHtml(html: string): string {
  const clean = tidyEditorHtml(sanitiseHtml(html));
  return /<(img|hr|table)\b/.test(clean) || clean.replaceAll(/<[^>]*>|&nbsp;|\s/g, "") ? clean : "";
}

function cleanContent(content: ArticleContent): ArticleContent {
  const clean = { ...content };
  for (const part of articleHtmlParts) clean[part] = storedHtml(content[part]);
  return clean;
}

const findRow = async (db: Db, id: number): Promise<(Row & { state: PublicationState }) | undefined> => {
  const { rows } = await sql<Row & { state: PublicationState }>`
    select a.*, a.publication_date::timestamptz as publication_date, ${stateOf} as state
    from blog_articles a where a.id = ${id}::bigint`.execute(db);
  return rows[0];
};

/** An article as its form opens it, with the person's own unsaved work; null when there is none of this number. */
export async function openArticle(
  db: Kysely<Schema>,
  user: SignedInUser,
  id: number,
): Promise<Editable<ArticleContent> | null> {
  const item = { kind, id };
  const draft = await readDraft(db, user, item, readArticleContent);
  if (id === 0) return { id, base: "", state: "draft", stored: emptyArticle, draft, others: [] };
  const row = await findRow(db, id);
  if (!row) return null;
  return {
    id,
    base: String(row.version),
    state: row.state,
    stored: toContent(row),
    draft,
    others: await listOtherEditors(db, user, item),
  };
}

const address = articleRowSchema.shape.featured_image_url;
const fieldSchema = z.object({
  title: articleRowSchema.shape.title.max(300, { error: "is longer than 300 characters" }),
  slug: articleRowSchema.shape.slug,
  featuredImageUrl: address,
  featuredImageUrl2: address,
});
const fieldNames: Record<string, string> = {
  title: "The title",
  slug: "The address",
  featuredImageUrl: "The address of the picture",
  featuredImageUrl2: "The address of the second picture",
};

/** What is wrong with each field, in sentences. */
function fieldProblems(content: ArticleContent, intent: SaveIntent): Record<string, string> {
  const problems: Record<string, string> = {};
  const checked = fieldSchema.safeParse(content);
  for (const issue of checked.error?.issues ?? []) {
    const field = String(issue.path[0]);
    problems[field] ??= `${fieldNames[field]} ${issue.message}.`;
  }
  const date = Date.parse(content.publicationDate);
  if (content.publicationDate && Number.isNaN(date)) problems.publicationDate = "Choose a date and a time.";
  else if (intent === "schedule" && !(date > Date.now())) {
    problems.publicationDate = "Choose a date and a time that are still to come.";
  }
  if (intent !== "draft" && !content.summary.trim())
    problems.summary = "Write a summary: lists and search results show it.";
  if (intent !== "draft" && !content.category.trim()) problems.category = "Choose a category.";
  return problems;
}

const orNull = (text: string) => text.trim() || null;

function toRow(content: ArticleContent, status: PublicationStatus, publicationDate: string | null) {
  return {
    title: content.title.trim(),
    slug: content.slug.trim(),
    summary: orNull(content.summary),
    category: orNull(content.category),
    author: orNull(content.author),
    featured_image_url: orNull(content.featuredImageUrl),
    featured_image_url_2: orNull(content.featuredImageUrl2),
    introduction: orNull(content.introduction),
    section_1: orNull(content.section1),
    section_2: orNull(content.section2),
    section_3: orNull(content.section3),
    conclusion: orNull(content.conclusion),
    cta: orNull(content.cta),
    seo_description: orNull(content.seoDescription),
    keywords: orNull(content.keywords),
    status,
    publication_date: publicationDate,
  };
}

function nextStatus(intent: SaveIntent, before: PublicationStatus): PublicationStatus {
  if (intent === "publish") return "published";
  if (intent === "schedule") return "scheduled";
  return intent === "draft" ? "draft" : before;
}

const actions: Record<SaveIntent, string> = {
  draft: "article.save-draft",
  publish: "article.publish",
  schedule: "article.schedule",
  update: "article.update",
};

export type ArticleSave = { id: number; base: string; content: ArticleContent; intent: SaveIntent };

/**
 * Stores an article: as a draft, published now, at its date, or with its state as it is. A save that began from another
 * version than the stored one is refused and names who was faster; nothing is overwritten in silence.
 */
export async function saveArticle(db: Kysely<Schema>, user: SignedInUser, save: ArticleSave): Promise<SaveResult> {
  const { id, base, intent } = save;
  const content = cleanContent(save.content);
  const fields = fieldProblems(content, intent);
  if (Object.keys(fields).length > 0) return { ok: false, problem: "fields", fields };
  return db.transaction().execute(async (trx): Promise<SaveResult> => {
    const taken = await trx
      .selectFrom("blog_articles")
      .select("id")
      .where("slug", "=", content.slug.trim())
      .where("id", "<>", id)
      .executeTakeFirst();
    if (taken) return { ok: false, problem: "fields", fields: { slug: "Another article already has this address." } };
    const before = id === 0 ? undefined : await findRow(trx, id);
    if (id !== 0 && String(before?.version ?? "") !== base) {
      const last = await lastSave(trx, { kind, id });
      return {
        ok: false,
        problem: "conflict",
        by: last?.by ?? "someone else",
        at: last?.at ?? (before?.updated_at ?? new Date()).toISOString(),
        base: String(before?.version ?? ""),
      };
    }
    const status = nextStatus(intent, before?.state ?? "draft");
    // What is published now has a date; one that lies ahead would put it in front of everything.
    const isLate = content.publicationDate !== "" && Date.parse(content.publicationDate) <= Date.now();
    const date = status === "published" && !isLate ? new Date().toISOString() : content.publicationDate || null;
    const row = toRow(content, status, date);
    const stored = before
      ? await trx
          .updateTable("blog_articles")
          .set(row)
          .where("id", "=", id)
          .returning(["id", "version"])
          .executeTakeFirstOrThrow()
      : await trx.insertInto("blog_articles").values(row).returning(["id", "version"]).executeTakeFirstOrThrow();
    const item = { kind, id: stored.id };
    await keepVersion(trx, user, item, { content, status });
    await dropDraft(trx, user, { kind, id });
    await recordAudit(trx, {
      actor: user.email,
      action: before ? actions[intent] : `article.create`,
      subjectKind: kind,
      subjectId: stored.id,
      detail: { status, ...(before && before.slug !== row.slug ? { oldSlug: before.slug, slug: row.slug } : {}) },
    });
    return { ok: true, id: stored.id, base: String(stored.version) };
  });
}

/** Changes the state of several articles at once. @returns how many were changed */
export async function setArticleState(
  db: Kysely<Schema>,
  user: SignedInUser,
  { ids, state }: { ids: readonly number[]; state: "draft" | "published" },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("blog_articles")
      .set({
        status: state,
        ...(state === "published"
          ? { publication_date: sql<string>`least(coalesce(publication_date, now()), now())` }
          : {}),
      })
      .where("id", "in", [...ids])
      .where("status", "<>", state)
      .returning("id")
      .execute();
    for (const { id } of changed) {
      const action = state === "published" ? "article.publish" : "article.unpublish";
      await recordAudit(trx, { actor: user.email, action, subjectKind: kind, subjectId: id });
    }
    return changed.length;
  });
}

/** Deletes articles; for 30 days they can be restored. */
export async function deleteArticles(db: Kysely<Schema>, user: SignedInUser, ids: readonly number[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const wanted = sql`${[...ids]}::bigint[]`;
    await sql`
      insert into deleted_content (kind, item_id, content, old_slugs, deleted_by)
      select 'article', a.id, to_jsonb(a),
        array(select old_slug from article_redirects r where r.article_id = a.id), ${user.email}
      from blog_articles a where a.id = any(${wanted})
      on conflict (kind, item_id) do update set content = excluded.content, old_slugs = excluded.old_slugs,
        deleted_by = excluded.deleted_by, deleted_at = now()`.execute(trx);
    const { rows } = await sql<{ id: number }>`
      delete from blog_articles a where a.id = any(${wanted}) returning id`.execute(trx);
    for (const { id } of rows) {
      await recordAudit(trx, { actor: user.email, action: "article.delete", subjectKind: kind, subjectId: id });
    }
  });
}

/** The first of slug, slug-7 and slug-7-2 and so on that no article has, for the article with the id 7. */
async function freeSlug(db: Db, slug: string, id: number): Promise<string> {
  for (let count = 0; ; count += 1) {
    const candidate = count === 0 ? slug : count === 1 ? `${slug}-${id}` : `${slug}-${id}-${count}`;
    const other = await db.selectFrom("blog_articles").select("id").where("slug", "=", candidate).executeTakeFirst();
    if (!other) return candidate;
  }
}

/** Restores one article in the caller's transaction. */
async function undeleteArticle(trx: Transaction<Schema>, user: SignedInUser, id: number): Promise<RestoreResult> {
  const deleted = await trx
    .selectFrom("deleted_content")
    .select([sql<{ title: string; slug: string }>`content`.as("content"), sql<string>`content::text`.as("text")])
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .where("deleted_at", ">", binStart(new Date()))
    .forUpdate()
    .executeTakeFirst();
  if (!deleted) return { kind, id, title: "", ok: false, problem: "gone" };
  const { title, slug: before } = deleted.content;
  const slug = await freeSlug(trx, before, id);
  const { rows } = await sql<{ id: number }>`
    insert into blog_articles
    select (jsonb_populate_record(null::blog_articles, d.content || jsonb_build_object('slug', ${slug}::text))).*
    from deleted_content d where d.kind = 'article' and d.item_id = ${id}::bigint
    on conflict (id) do nothing
    returning id`.execute(trx);
  if (rows.length === 0) return { kind, id, title, ok: false, problem: "id-taken" };
  await sql`
    insert into article_redirects (old_slug, article_id)
    select unnest(old_slugs), item_id from deleted_content where kind = 'article' and item_id = ${id}::bigint
    on conflict do nothing`.execute(trx);
  await restoreNamedMedia(trx, deleted.text, user.email);
  await trx.deleteFrom("deleted_content").where("kind", "=", kind).where("item_id", "=", id).execute();
  const detail = slug === before ? {} : { oldSlug: before, slug };
  await recordAudit(trx, { actor: user.email, action: "article.undelete", subjectKind: kind, subjectId: id, detail });
  return { kind, id, title, ok: true, ...(slug === before ? {} : { slug }) };
}

/** Restores deleted articles as they were; one whose slug another article has meanwhile gets a number behind it. */
export async function undeleteArticles(
  db: Kysely<Schema>,
  user: SignedInUser,
  ids: readonly number[],
): Promise<RestoreResult[]> {
  return db.transaction().execute(async (trx) => {
    const results: RestoreResult[] = [];
    for (const id of ids) results.push(await undeleteArticle(trx, user, id));
    return results;
  });
}

/** The unsaved work, or else what is stored, as the article page shows it; null when there is no such article. */
export async function previewArticle(db: Kysely<Schema>, user: SignedInUser, id: number): Promise<Article | null> {
  const opened = await openArticle(db, user, id);
  if (!opened) return null;
  const content = cleanContent(opened.draft?.content ?? opened.stored);
  const { introduction, section1, section2, section3, conclusion } = content;
  const now = new Date().toISOString();
  return {
    ...content,
    id,
    publicationDate: content.publicationDate || now,
    featuredImageUrl: orNull(content.featuredImageUrl),
    featuredImageUrl2: orNull(content.featuredImageUrl2),
    cta: orNull(content.cta),
    readingMinutes: readingMinutes([introduction, section1, section2, section3, conclusion]),
    updatedAt: now,
    revisedAt: null,
  };
}
