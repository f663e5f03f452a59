import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../../server-context/db.ts";
import type { ContentType, TrashableType } from "../../content-drafts/content-type.server.ts";
import { type DuplicateOf, titleOfDuplicate } from "../../content-drafts/duplicate-content.server.ts";
import { indexArticle } from "../article-passages.server.ts";
import {
  type ArticleTableRow,
  cleanContent,
  fieldProblems,
  findArticleRow,
  markSanitised,
  toContent,
  toValues,
} from "./article-content.server.ts";
import { type ArticleContent, emptyArticle } from "./article-editing.ts";

const newSlug = (): string => `untitled-${randomBytes(4).toString("hex")}`;

async function isSlugTaken(db: Db, slug: string, id: number): Promise<boolean> {
  const query = db.selectFrom("blog_articles").select("id").where("slug", "=", slug).where("id", "<>", id);
  return (await query.executeTakeFirst()) !== undefined;
}

/** The first free one of slug, slug-7, slug-7-2 and so on, for id 7. */
async function freeSlug(db: Db, slug: string, id: number): Promise<string> {
  for (let count = 0; ; count += 1) {
    const candidate = count === 0 ? slug : count === 1 ? `${slug}-${id}` : `${slug}-${id}-${count}`;
    if (!(await isSlugTaken(db, candidate, 0))) return candidate;
  }
}

/** The first free one of slug-copy, slug-copy-2 and so on; empty without a slug. */
async function slugOfCopy(db: Db, slug: string): Promise<string> {
  if (!slug.trim()) return "";
  const stem = slug
    .trim()
    .replace(/-copy(-\d+)?$/, "")
    .slice(0, 180);
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? `${stem}-copy` : `${stem}-copy-${count}`;
    if (!(await isSlugTaken(db, candidate, 0))) return candidate;
  }
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
    const wrong = fieldProblems(content, "draft");
    const slug = content.slug.trim();
    const isFree = slug !== "" && !wrong.slug && !(await isSlugTaken(trx, slug, before?.id ?? 0));
    return {
      ...content,
      title: content.title.trim().slice(0, 300),
      slug: isFree ? slug : (before?.slug ?? newSlug()),
      featuredImageUrl: wrong.featuredImageUrl ? (before?.featured_image_url ?? "") : content.featuredImageUrl,
      featuredImageUrl2: wrong.featuredImageUrl2 ? (before?.featured_image_url_2 ?? "") : content.featuredImageUrl2,
    };
  },
  duplicateOf: async (trx, content) => ({
    ...content,
    title: titleOfDuplicate(content.title),
    slug: await slugOfCopy(trx, content.slug),
    publicationDate: "",
  }),
  insert: async (trx, values) =>
    (await trx.insertInto("blog_articles").values(values).returning("id").executeTakeFirstOrThrow()).id,
  update: (trx, id, values) => trx.updateTable("blog_articles").set(values).where("id", "=", id).execute(),
  async afterSave(trx, id, content) {
    await markSanitised(trx, id, content);
    await indexArticle(trx, id);
  },
  auditDetail: ({ slug: oldSlug }, { slug }) => (oldSlug === slug ? {} : { oldSlug, slug }),
  oldSlugs: sql`array(select old_slug from article_redirects r where r.article_id = t.id)`,
  /** Appends a number when another article has taken the slug. */
  async reinsert(trx, id, deleted) {
    const oldSlug = String(deleted.slug);
    const slug = await freeSlug(trx, oldSlug, id);
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
