import { createHash } from "node:crypto";
import { z } from "zod";
import { writtenBy } from "../../facts/site-facts.ts";
import {
  optionalText,
  type QueryResult,
  readAll,
  rowsOf,
  type SupabaseClient,
  text,
  timestamp,
} from "../../server-context/supabase-project.server.ts";
import {
  type Article,
  type ArticleSummary,
  blogPageSize,
  readingMinutes,
  relatedArticleCount,
  revisionDate,
} from "./article.ts";
import type { ArticleSource } from "./article-source.ts";
import { normaliseTerm } from "./search/search-index.server.ts";

/** Missing columns of a project count as empty. */
const articleRow = z.object({
  id: z.union([z.number(), z.string()]),
  slug: text,
  title: text,
  summary: text,
  category: text,
  author: text,
  publication_date: timestamp,
  featured_image_url: optionalText,
  featured_image_url_2: optionalText,
  featured_image_alt_2: text,
  introduction: text,
  section_1: text,
  section_2: text,
  section_3: text,
  conclusion: text,
  cta: optionalText,
  seo_title: text,
  seo_description: text,
  canonical_url: text,
  keywords: text,
  created_at: timestamp,
  updated_at: timestamp,
});

const categoryRow = z.object({ category: text });
const articleRows = z.array(articleRow);

type SupabaseArticle = z.output<typeof articleRow>;

type ArticleFilter = {
  category?: string | undefined;
  search?: string | undefined;
  /** Position of the first row, from 0. */
  from: number;
  count: number;
};

const searchedColumns = ["title", "summary", "introduction"];

/** Within double quotes, commas and brackets have no meaning in a PostgREST filter. */
const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, "\\$&")}"`;

/** Ignores case; `%`, `_`, `\` are literal. PostgREST reads `*` as `%`: such a term is matched by an escaped regex. */
function searchFilter(term: string): string {
  const condition = term.includes("*")
    ? `imatch.${quoted(term.replaceAll(/[\\^$.|?*+()[\]{}]/g, "\\$&"))}`
    : `ilike.${quoted(`%${term.replaceAll(/[\\%_]/g, "\\$&")}%`)}`;
  return searchedColumns.map((column) => `${column}.${condition}`).join(",");
}

/** PostgREST's code for a range that begins beyond the last row. */
const rangeNotSatisfiable = "PGRST103";

/** Calls of spec 7; answers are validated. */
function articleCalls(client: SupabaseClient) {
  function newestFirst({ category, search, from, count }: ArticleFilter): PromiseLike<QueryResult> {
    let query = client.from("blog_articles").select("*", { count: "exact" });
    if (category) query = query.eq("category", category);
    if (search) query = query.or(searchFilter(search));
    return (
      query
        .order("publication_date", { ascending: false, nullsFirst: false })
        // Pages must not overlap where dates are equal.
        .order("id", { ascending: false })
        .range(from, from + count - 1)
    );
  }

  return {
    async listArticles(filter: ArticleFilter): Promise<{ rows: SupabaseArticle[]; total: number }> {
      const result = await newestFirst(filter);
      if (result.error?.code === rangeNotSatisfiable) {
        return { rows: [], total: (await newestFirst({ ...filter, from: 0, count: 1 })).count ?? 0 };
      }
      return { rows: rowsOf(articleRows, result), total: result.count ?? 0 };
    },

    async getFeaturedArticle(): Promise<SupabaseArticle | null> {
      const result = await client
        .from("blog_articles")
        .select("*")
        .order("publication_date", { ascending: false, nullsFirst: false })
        .order("id", { ascending: false })
        .limit(1);
      return rowsOf(articleRows, result)[0] ?? null;
    },

    async getArticle(slug: string): Promise<SupabaseArticle | null> {
      const result = await client.from("blog_articles").select("*").eq("slug", slug).maybeSingle();
      return rowsOf(articleRow.nullable(), result);
    },

    async listRelatedArticles(filter: { category: string; exceptSlug: string; count: number }) {
      const result = await client
        .from("blog_articles")
        .select("*")
        .eq("category", filter.category)
        .neq("slug", filter.exceptSlug)
        .order("publication_date", { ascending: false, nullsFirst: false })
        .order("id", { ascending: false })
        .limit(filter.count);
      return rowsOf(articleRows, result);
    },

    /** One per article, in order; empty where there is none. */
    async listCategories(): Promise<string[]> {
      const rows = await readAll(z.array(categoryRow), (from, to) =>
        client.from("blog_articles").select("category", { count: "exact" }).order("category").range(from, to),
      );
      return rows.map(({ category }) => category);
    },
  };
}

const never = new Date(0);

/** Maps other identifiers to a stable number. */
const numericId = (id: number | string) =>
  typeof id === "number" ? id : createHash("sha256").update(id).digest().readUIntBE(0, 6);

function toSummary(row: SupabaseArticle): ArticleSummary {
  return {
    id: numericId(row.id),
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    category: row.category,
    author: writtenBy(row.author ?? ""),
    publicationDate: (row.publication_date ?? row.created_at ?? never).toISOString(),
    featuredImageUrl: row.featured_image_url,
    readingMinutes: readingMinutes([row.introduction, row.section_1, row.section_2, row.section_3, row.conclusion]),
  };
}

const hasPage = ({ slug }: SupabaseArticle) => slug !== "";

const changedAt = (row: SupabaseArticle) =>
  (row.updated_at ?? row.publication_date ?? row.created_at ?? never).toISOString();

function toArticle(row: SupabaseArticle): Article {
  const summary = toSummary(row);
  const updatedAt = changedAt(row);
  const createdAt = (row.created_at ?? never).toISOString();
  return {
    ...summary,
    featuredImageUrl2: row.featured_image_url_2,
    featuredImageAlt2: row.featured_image_alt_2,
    introduction: row.introduction,
    section1: row.section_1,
    section2: row.section_2,
    section3: row.section_3,
    conclusion: row.conclusion,
    cta: row.cta,
    searchTitle: row.seo_title,
    seoDescription: row.seo_description,
    canonicalUrl: row.canonical_url,
    keywords: row.keywords,
    updatedAt,
    revisedAt: revisionDate({ publicationDate: summary.publicationDate, createdAt, updatedAt }),
  };
}

/** PostgreSQL rejects NUL and lone surrogates. */
const isStorable = (value: string) => !value.includes("\0") && value.isWellFormed();

/** No drafts, schedules or redirects: every row that the public key may read is published. */
export function supabaseArticles(client: SupabaseClient): ArticleSource {
  const source = articleCalls(client);

  /** Reads on where the project answers fewer rows than asked for. */
  async function readStretch(category: string | undefined, skip: number, count: number): Promise<SupabaseArticle[]> {
    const articles: SupabaseArticle[] = [];
    for (;;) {
      const from = skip + articles.length;
      const { rows, total } = await source.listArticles({ category, from, count: count - articles.length });
      articles.push(...rows);
      if (rows.length === 0 || articles.length >= count || skip + articles.length >= total)
        return articles.filter(hasPage);
    }
  }

  return {
    async listArticles({ search, category, page }) {
      const { rows, total } = await source.listArticles({
        category,
        search: normaliseTerm(search),
        from: (page - 1) * blogPageSize,
        count: blogPageSize,
      });
      return { articles: rows.filter(hasPage).map(toSummary), total };
    },
    async getFeaturedArticle() {
      const row = await source.getFeaturedArticle();
      return row && hasPage(row) ? toSummary(row) : null;
    },
    async getArticle(slug) {
      const row = isStorable(slug) ? await source.getArticle(slug) : null;
      return row && toArticle(row);
    },
    findRedirect: async () => null,
    async listRelatedArticles({ category, exceptSlug }) {
      const rows = await source.listRelatedArticles({ category, exceptSlug, count: relatedArticleCount });
      return rows.filter(hasPage).map(toSummary);
    },
    // No call of spec 7 provides them.
    getArticleNeighbours: async () => ({ previous: null, next: null }),
    async listCategories() {
      const counts = new Map<string, number>();
      for (const name of await source.listCategories()) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
      return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => a.name.localeCompare(b.name, "en"));
    },
    async listNewestArticles({ category, count }) {
      return (await readStretch(category, 0, count)).map(toArticle);
    },
    async listSitemapArticles({ skip, count }) {
      return (await readStretch(undefined, skip, count)).map((row) => ({
        slug: row.slug,
        modifiedAt: changedAt(row),
        featuredImageUrl: row.featured_image_url,
        canonicalUrl: row.canonical_url || null,
      }));
    },
  };
}
