import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { langOf } from "../../../lib/text-language.ts";
import type { Db } from "../../../server-context/db.ts";
import { anyId, contains } from "../../../server-context/list-request.server.ts";
import type { ListRequest } from "../../../server-context/list-request.ts";
import type { SignedInUser } from "../../../server-context/request-context.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import {
  createTrashableEditing,
  type DuplicateOf,
  isChangedColumn,
  listContent,
  titleOfDuplicate,
} from "../../content-drafts/content-editing.server.ts";
import type { ContentType, TrashableType } from "../../content-drafts/content-type.server.ts";
import { type PublicationState, untitled } from "../../content-drafts/editing.ts";
import { purgeEmptyDrafts } from "../../content-drafts/empty-drafts.server.ts";
import { type Article, bodyTexts, readingMinutes } from "../article.ts";
import { indexArticle } from "../article-passages.server.ts";
import { queueArticlesPublished } from "../article-webhook.server.ts";
import {
  type ArticleTableRow,
  cleanContent,
  fieldProblems,
  findArticleRow,
  markSanitised,
  orNull,
  provisionalSlug,
  stateOf,
  toContent,
  toValues,
} from "./article-content.server.ts";
import { type ArticleContent, emptyArticle, type ListedArticle } from "./article-editing.ts";

const writtenColumns = [
  "title",
  "summary",
  "category",
  "author",
  "featured_image_url",
  "featured_image_url_2",
  "featured_image_alt_2",
  "introduction",
  "section_1",
  "section_2",
  "section_3",
  "conclusion",
  "cta",
  "seo_title",
  "seo_description",
  "canonical_url",
  "keywords",
] as const;

/** Erases drafts with a provisional URL that were left empty for a day. @returns how many */
export const purgeEmptyArticles = (db: Db, now = new Date()): Promise<number> =>
  purgeEmptyDrafts(
    db,
    {
      kind: "article",
      table: "blog_articles",
      writtenColumns,
      also: sql<boolean>`a.slug ~ '^untitled-[0-9a-f]{8}$' and a.publication_date is null`,
    },
    now,
  );

const newSlug = (): string => `untitled-${randomBytes(4).toString("hex")}`;

async function isSlugTaken(db: Db, slug: string, id: number): Promise<boolean> {
  const query = db.selectFrom("blog_articles").select("id").where("slug", "=", slug).where("id", "<>", id);
  return (await query.executeTakeFirst()) !== undefined;
}

/** The first free one of stem, stem-2, stem-3 and so on. */
async function freeSlug(db: Db, stem: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? stem : `${stem}-${count}`;
    if (!(await isSlugTaken(db, candidate, 0))) return candidate;
  }
}

/** Ends in -copy, -copy-2 and so on; empty without a slug. */
async function slugOfDuplicate(db: Db, slug: string): Promise<string> {
  if (!slug.trim()) return "";
  const stem = slug
    .trim()
    .replace(/-copy(-\d+)?$/, "")
    .slice(0, 180);
  return freeSlug(db, `${stem}-copy`);
}

export const articleType: ContentType<ArticleContent, ArticleTableRow, ReturnType<typeof toValues>> &
  TrashableType & { duplicateOf: DuplicateOf<ArticleContent> } = {
  kind: "article",
  table: "blog_articles",
  titleColumn: "title",
  dateField: "publicationDate",
  empty: emptyArticle,
  findRow: findArticleRow,
  toContent,
  toValues,
  clean: cleanContent,
  fieldProblems,
  async complete(trx, content, { before, intent, fields }) {
    const slug = content.slug.trim() || (before && intent === "draft" ? before.slug : newSlug());
    if (!fields.slug && (await isSlugTaken(trx, slug, before?.id ?? 0))) {
      fields.slug = "Another article already has this URL.";
    }
    return { ...content, slug };
  },
  async draftContent(trx, content, before) {
    const problems = fieldProblems(content, "draft");
    const slug = content.slug.trim();
    const isFree = slug !== "" && !problems.slug && !(await isSlugTaken(trx, slug, before?.id ?? 0));
    return {
      ...content,
      title: content.title.trim().slice(0, 300),
      slug: isFree ? slug : (before?.slug ?? newSlug()),
      featuredImageUrl: problems.featuredImageUrl ? (before?.featured_image_url ?? "") : content.featuredImageUrl,
      featuredImageUrl2: problems.featuredImageUrl2 ? (before?.featured_image_url_2 ?? "") : content.featuredImageUrl2,
      canonicalUrl: problems.canonicalUrl ? (before?.canonical_url ?? "") : content.canonicalUrl,
    };
  },
  duplicateOf: async (trx, content) => ({
    ...content,
    title: titleOfDuplicate(content.title),
    slug: await slugOfDuplicate(trx, content.slug),
    publicationDate: "",
  }),
  insert: async (trx, values) =>
    (await trx.insertInto("blog_articles").values(values).returning("id").executeTakeFirstOrThrow()).id,
  update: (trx, id, values) => trx.updateTable("blog_articles").set(values).where("id", "=", id).execute(),
  async afterSave(trx, id, content) {
    await markSanitised(trx, id, content);
    await indexArticle(trx, id);
  },
  published: (trx, id) => queueArticlesPublished(trx, [id]),
  auditDetail: ({ slug: oldSlug }, { slug }) => (oldSlug === slug ? {} : { oldSlug, slug }),
  oldSlugs: sql`array(select old_slug from article_redirects r where r.article_id = t.id)`,
  /** Appends the id when another article has taken the slug. */
  async reinsert(trx, id, deleted) {
    const oldSlug = String(deleted.slug);
    const slug = (await isSlugTaken(trx, oldSlug, 0)) ? await freeSlug(trx, `${oldSlug}-${id}`) : oldSlug;
    const { rows } = await sql`
      insert into blog_articles
      select (jsonb_populate_record(null::blog_articles, d.content || jsonb_build_object('slug', ${slug}::text))).*
      from deleted_content d where d.kind = 'article' and d.item_id = ${id}::bigint
      on conflict (id) do nothing
      returning id`.execute(trx);
    if (rows.length === 0) return undefined;
    await sql`
      insert into article_redirects (old_slug, article_id)
      select unnest(old_slugs), item_id from deleted_content where kind = 'article' and item_id = ${id}::bigint
      on conflict do nothing`.execute(trx);
    await indexArticle(trx, id);
    return slug === oldSlug ? {} : { oldSlug, slug };
  },
};

export const {
  read: readArticleContent,
  open: openArticle,
  autosave: autosaveArticle,
  save: saveArticle,
  versions: listArticleVersions,
  duplicate: storeArticleDuplicate,
  remove: deleteArticles,
  restore: restoreDeletedArticles,
} = createTrashableEditing(articleType);

export type ArticleListRequest = ListRequest & { state: PublicationState | ""; category: string };

const columns = sql`a.id, a.slug, a.category, a.author, a.publication_date::timestamptz as date,
  a.updated_at::timestamptz as updated_at, ${stateOf} as state,
  ${isChangedColumn("article", sql`a.id`, sql`a.status`)} as is_changed,
  a.status <> 'draft' and a.id is not distinct from (select article_id from featured_article where is_only) as is_featured,
  case when a.status = 'draft' then coalesce(nullif(a.title, ''), ${untitled}) else a.title end as title`;

const orders = {
  title: sql`lower(a.title)`,
  category: sql`a.category`,
  state: stateOf,
  date: sql`a.publication_date`,
  updated: sql`a.updated_at`,
};

/** Must match the expression of the index. */
export const searchedArticles = sql<string>`fold_text(coalesce(title, '') || ' ' || coalesce(slug, '') || ' ' || coalesce(category, '') || ' ' || coalesce(author, ''))`;

function conditions({ search, state, category }: ArticleListRequest) {
  return [
    ...(search.trim() ? [contains(searchedArticles, search)] : []),
    ...(state ? [sql<boolean>`${stateOf} = ${state}`] : []),
    ...(category ? [sql<boolean>`a.category = ${category}`] : []),
  ];
}

type ListRow = Pick<
  ArticleTableRow,
  "id" | "slug" | "title" | "category" | "author" | "date" | "updated_at" | "state"
> & {
  is_changed: boolean;
  is_featured: boolean;
};

/** With the total and all categories; not paginated for an export. */
export async function listArticlesForAdmin(
  db: Db,
  request: ArticleListRequest,
  isExport = false,
): Promise<{ articles: ListedArticle[]; total: number; categories: string[] }> {
  const list = {
    from: sql`blog_articles a`,
    columns,
    where: conditions(request),
    orders,
    defaultOrder: orders.updated,
  };
  const { rows, total } = await listContent<ListRow>(db, list, request, isExport);
  const categoryRows = await sql<{ category: string }>`
    select distinct category from blog_articles where category > '' order by category`.execute(db);
  return {
    articles: rows.map(({ date, updated_at, is_changed: isChanged, is_featured: isFeatured, ...row }) => ({
      ...row,
      isChanged,
      isFeatured,
      category: row.category ?? "",
      author: row.author ?? "",
      publicationDate: date?.toISOString() ?? null,
      updatedAt: updated_at.toISOString(),
    })),
    total,
    categories: categoryRows.rows.map(({ category }) => category),
  };
}

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
      .where("id", "=", anyId(ids))
      .where("status", "<>", state)
      // An article without a title or its own URL cannot be public.
      .$if(state === "published", (query) =>
        query.where("title", "<>", "").where(sql<boolean>`slug !~ ${provisionalSlug.source}`),
      )
      .returning("id")
      .execute();
    const changedIds = changed.map(({ id }) => id);
    const action = state === "published" ? "article.publish" : "article.unpublish";
    for (const id of changedIds)
      await recordAudit(trx, { actor: user.email, action, subjectKind: "article", subjectId: id });
    if (state === "published") await queueArticlesPublished(trx, changedIds);
    return changed.length;
  });
}

/** Unsaved work, else the stored text; null if the article doesn't exist. */
export async function previewArticle(db: Db, user: Pick<SignedInUser, "id">, id: number): Promise<Article | null> {
  const opened = await openArticle(db, user, id);
  if (!opened) return null;
  const { language, ...content } = cleanContent(opened.draft?.content ?? opened.stored);
  const now = new Date().toISOString();
  return {
    ...content,
    ...langOf(language),
    id,
    publicationDate: content.publicationDate || now,
    featuredImageUrl: orNull(content.featuredImageUrl),
    featuredImageUrl2: orNull(content.featuredImageUrl2),
    cta: orNull(content.cta),
    readingMinutes: readingMinutes(bodyTexts(content)),
    updatedAt: now,
    revisedAt: null,
  };
}
