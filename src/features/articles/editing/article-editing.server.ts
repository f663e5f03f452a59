import { sql, type Transaction } from "kysely";
import type { Db } from "../../../request/db.ts";
import { binStart, type RestoreResult } from "../../../request/deletion.ts";
import type { SignedInUser } from "../../../request/request-context.ts";
import type { Schema } from "../../../request/schema.server.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import { listOtherEditors, readDraft } from "../../editing/editing.server.ts";
import type { Editable, ListRequest, PublicationState } from "../../editing/editing.ts";
import { adminPageSize, untitled } from "../../editing/editing.ts";
import { restoreNamedMedia } from "../../media/media.server.ts";
import { type Article, readingMinutes } from "../article.ts";
import {
  type ArticleTableRow,
  cleanContent,
  findArticleRow,
  provisionalSlug,
  readArticleContent,
  stateOf,
  toContent,
} from "./article-content.server.ts";
import { type ArticleContent, emptyArticle, type ListedArticle } from "./article-editing.ts";

export { readArticleContent } from "./article-content.server.ts";
export { saveArticle } from "./article-saving.server.ts";

const kind = "article" as const;

/** The title that lists show. */
const shownTitle = sql<string>`case when a.status = 'draft' then coalesce(nullif(a.title, ''), ${untitled}) else a.title end`;

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

type ListRow = Pick<
  ArticleTableRow,
  "id" | "slug" | "title" | "category" | "author" | "publication_date" | "updated_at"
> & {
  state: PublicationState;
};

async function readList(
  db: Db,
  request: ListRequest,
  limit: { count: number; skip: number },
): Promise<ListedArticle[]> {
  const { rows } = await sql<ListRow>`
    select a.id, a.slug, ${shownTitle} as title, a.category, a.author, a.publication_date::timestamptz as publication_date,
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
  db: Db,
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
export const listArticlesForExport = (db: Db, request: ListRequest): Promise<ListedArticle[]> =>
  readList(db, request, { count: 100_000, skip: 0 });

/** An article as its form opens it, with the person's own unsaved work; null when there is none of this number. */
export async function openArticle(db: Db, user: SignedInUser, id: number): Promise<Editable<ArticleContent> | null> {
  const item = { kind, id };
  const draft = await readDraft(db, user, item, readArticleContent);
  if (id === 0) return { id, base: "", state: "draft", stored: emptyArticle, draft, others: [] };
  const row = await findArticleRow(db, id);
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

/** Changes the state of several articles at once. @returns how many were changed */
export async function setArticleState(
  db: Db,
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
      // What has no title or no address of its own yet cannot be public.
      .$if(state === "published", (query) =>
        query.where("title", "<>", "").where(sql<boolean>`slug !~ ${provisionalSlug.source}`),
      )
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
export async function deleteArticles(db: Db, user: SignedInUser, ids: readonly number[]): Promise<void> {
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
export async function undeleteArticles(db: Db, user: SignedInUser, ids: readonly number[]): Promise<RestoreResult[]> {
  return db.transaction().execute(async (trx) => {
    const results: RestoreResult[] = [];
    for (const id of ids) results.push(await undeleteArticle(trx, user, id));
    return results;
  });
}

const noneIfEmpty = (text: string) => text.trim() || null;

/** The unsaved work, or else what is stored, as the article page shows it; null when there is no such article. */
export async function previewArticle(db: Db, user: SignedInUser, id: number): Promise<Article | null> {
  const opened = await openArticle(db, user, id);
  if (!opened) return null;
  const content = cleanContent(opened.draft?.content ?? opened.stored);
  const { introduction, section1, section2, section3, conclusion } = content;
  const now = new Date().toISOString();
  return {
    ...content,
    id,
    publicationDate: content.publicationDate || now,
    featuredImageUrl: noneIfEmpty(content.featuredImageUrl),
    featuredImageUrl2: noneIfEmpty(content.featuredImageUrl2),
    cta: noneIfEmpty(content.cta),
    readingMinutes: readingMinutes([introduction, section1, section2, section3, conclusion]),
    updatedAt: now,
    revisedAt: null,
  };
}
