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
import { isStorable } from "../content-drafts/rows/row-fields.server.ts";
import {
  type Article,
  type ArticleSummary,
  blogPageSize,
  noNeighbours,
  readingMinutes,
  relatedArticleCount,
  revisionDate,
} from "./article.ts";
import { articleTextFields } from "./article-row.server.ts";
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

/** PostgREST's code for a range that starts beyond the last row. */
const rangeNotSatisfiable = "PGRST103";

const epoch = new Date(0);

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
    publicationDate: (row.publication_date ?? row.created_at ?? epoch).toISOString(),
    featuredImageUrl: row.featured_image_url,
    readingMinutes: readingMinutes([row.introduction, row.section_1, row.section_2, row.section_3, row.conclusion]),
  };
}

const hasPage = ({ slug }: SupabaseArticle) => slug !== "";

const changedAt = (row: SupabaseArticle) =>
  (row.updated_at ?? row.publication_date ?? row.created_at ?? epoch).toISOString();

function toArticle(row: SupabaseArticle): Article {
  const summary = toSummary(row);
  const updatedAt = changedAt(row);
  const createdAt = (row.created_at ?? epoch).toISOString();
  return {
    ...summary,
    featuredImageUrl2: row.featured_image_url_2,
    ...articleTextFields(row),
    updatedAt,
    revisedAt: revisionDate({ publicationDate: summary.publicationDate, createdAt, updatedAt }),
  };
}

type Sortable<Query> = { order(column: string, options: { ascending: boolean; nullsFirst?: boolean }): Query };

/** By id where dates are equal: pages must not overlap. */
const newestFirst = <Query extends Sortable<Query>>(query: Query): Query =>
  query.order("publication_date", { ascending: false, nullsFirst: false }).order("id", { ascending: false });

/** Calls of spec 7. No drafts, schedules or redirects: every row that the public key may read is published. */
export function supabaseArticles(client: SupabaseClient): ArticleSource {
  const table = client.from("blog_articles");

  function selectRange({ category, search, from, count }: ArticleFilter): PromiseLike<QueryResult> {
    let query = table.select("*", { count: "exact" });
    if (category) query = query.eq("category", category);
    if (search) query = query.or(searchFilter(search));
    return newestFirst(query).range(from, from + count - 1);
  }

  async function readRange(filter: ArticleFilter): Promise<{ rows: SupabaseArticle[]; total: number }> {
    const result = await selectRange(filter);
    if (result.error?.code === rangeNotSatisfiable) {
      return { rows: [], total: (await selectRange({ ...filter, from: 0, count: 1 })).count ?? 0 };
    }
    return { rows: rowsOf(articleRows, result), total: result.count ?? 0 };
  }

  /** Continues where the project returns fewer rows than requested. */
  async function readNewest(category: string | undefined, skip: number, count: number): Promise<SupabaseArticle[]> {
    const articles: SupabaseArticle[] = [];
    for (;;) {
      const from = skip + articles.length;
      const { rows, total } = await readRange({ category, from, count: count - articles.length });
      articles.push(...rows);
      if (rows.length === 0 || articles.length >= count || skip + articles.length >= total)
        return articles.filter(hasPage);
    }
  }

  return {
    async listArticles({ search, category, page }) {
      const { rows, total } = await readRange({
        category,
        search: normaliseTerm(search),
        from: (page - 1) * blogPageSize,
        count: blogPageSize,
      });
      return { articles: rows.filter(hasPage).map(toSummary), total };
    },
    async getFeaturedArticle() {
      const [row] = rowsOf(articleRows, await newestFirst(table.select("*")).limit(1));
      return row && hasPage(row) ? toSummary(row) : null;
    },
    async getArticle(slug) {
      if (!isStorable(slug)) return null;
      const row = rowsOf(articleRow.nullable(), await table.select("*").eq("slug", slug).maybeSingle());
      return row && toArticle(row);
    },
    findRedirect: async () => null,
    async listRelatedArticles({ category, exceptSlug }) {
      const others = table.select("*").eq("category", category).neq("slug", exceptSlug);
      const rows = rowsOf(articleRows, await newestFirst(others).limit(relatedArticleCount));
      return rows.filter(hasPage).map(toSummary);
    },
    // No call of spec 7 provides them.
    getArticleNeighbours: async () => noNeighbours,
    async listCategories() {
      const rows = await readAll(z.array(categoryRow), (from, to) =>
        table.select("category", { count: "exact" }).order("category").range(from, to),
      );
      const counts = new Map<string, number>();
      for (const { category } of rows) if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
      return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => a.name.localeCompare(b.name, "en"));
    },
    async listNewestArticles({ category, count }) {
      return (await readNewest(category, 0, count)).map(toArticle);
    },
    async listSitemapArticles({ skip, count }) {
      return (await readNewest(undefined, skip, count)).map((row) => ({
        slug: row.slug,
        modifiedAt: changedAt(row),
        featuredImageUrl: row.featured_image_url,
        canonicalUrl: row.canonical_url || null,
      }));
    },
  };
}
