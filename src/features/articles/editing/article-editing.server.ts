import { sql } from "kysely";
import type { Db } from "../../../server-context/db.ts";
import { holds } from "../../../server-context/list-request.server.ts";
import type { ListRequest } from "../../../server-context/list-request.ts";
import type { SignedInUser } from "../../../server-context/request-context.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import { createTrashableEditing } from "../../content-drafts/content-editing.server.ts";
import { isChangedColumn, listContent } from "../../content-drafts/content-list.server.ts";
import { type PublicationState, untitled } from "../../content-drafts/editing.ts";
import { type Article, readingMinutes } from "../article.ts";
import { type ArticleTableRow, cleanContent, orNull, provisionalSlug, stateOf } from "./article-content.server.ts";
import type { ListedArticle } from "./article-editing.ts";
import { articleType } from "./article-type.server.ts";

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
    ...(search.trim() ? [holds(searchedArticles, search)] : []),
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

/** With the total and every category; not paged for an export. */
export async function listArticlesForAdmin(
  db: Db,
  request: ArticleListRequest,
  whole = false,
): Promise<{ articles: ListedArticle[]; total: number; categories: string[] }> {
  const list = {
    from: sql`blog_articles a`,
    columns,
    where: conditions(request),
    orders,
    defaultOrder: orders.updated,
  };
  const { rows, total } = await listContent<ListRow>(db, list, request, whole);
  const named = await sql<{ category: string }>`
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
    categories: named.rows.map(({ category }) => category),
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
      .where("id", "in", [...ids])
      .where("status", "<>", state)
      // An article without a title or its own URL cannot be public.
      .$if(state === "published", (query) =>
        query.where("title", "<>", "").where(sql<boolean>`slug !~ ${provisionalSlug.source}`),
      )
      .returning("id")
      .execute();
    for (const { id } of changed) {
      const action = state === "published" ? "article.publish" : "article.unpublish";
      await recordAudit(trx, { actor: user.email, action, subjectKind: "article", subjectId: id });
    }
    return changed.length;
  });
}

/** Unsaved work, else what is stored; null when there is no such article. */
export async function previewArticle(db: Db, user: Pick<SignedInUser, "id">, id: number): Promise<Article | null> {
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
