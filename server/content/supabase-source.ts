import { createClient } from "@supabase/supabase-js";
import { z } from "zod";
import { OperatorError } from "../../src/server-context/operator-error.ts";

/** URL and public key of a project; both are needed. */
export type SupabaseProject = { url: string; anonKey: string };

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || null);

/** A column of type date, timestamp or timestamptz; a time without a zone is UTC. */
const timestamp = z
  .string()
  .nullish()
  .transform((value, context) => {
    if (!value) return null;
    const time = new Date(value.includes("T") && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(value) ? `${value}Z` : value);
    if (!Number.isNaN(time.getTime())) return time;
    context.addIssue({ code: "custom", message: "is no time" });
    return z.NEVER;
  });

/** A row of blog_articles as the project answers it; columns that a project lacks count as empty. */
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
  seo_description: text,
  keywords: text,
  created_at: timestamp,
  updated_at: timestamp,
});

/** A row of blog, likewise. */
const episodeRow = z.object({
  id: z.number().int(),
  episode: text,
  blog_title: text,
  summary: text,
  guest_name: text,
  banner: optionalText,
  audio_player: optionalText,
  created_at: timestamp,
  keywords: text,
  youtube: optionalText,
  why_ceos_think_important: text,
  conclusion: text,
  about_guest: text,
  key_takeaways: text,
  action_items: text,
  updated_at: timestamp,
});

const categoryRow = z.object({ category: text });
const articleRows = z.array(articleRow);

export type SupabaseArticle = z.output<typeof articleRow>;
export type SupabaseEpisode = z.output<typeof episodeRow>;

export type SupabaseArticleFilter = {
  category?: string | undefined;
  /** Free text; empty means all. */
  search?: string | undefined;
  /** Place of the first row, from 0. */
  from: number;
  count: number;
};

/** A project on its own network must not keep a visitor waiting for long. */
const patienceMs = 5_000;

/** A hosted project answers at most a thousand rows at a time, whatever it is asked for. */
const rowsAtATime = 1_000;

const searchedColumns = ["title", "summary", "introduction"];

/** In double quotes, commas and brackets of the filter's own grammar are ordinary characters. */
const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, "\\$&")}"`;

/**
 * The filter that finds `term` in one of the searched columns, whatever the case; `%`, `_` and `\` stand for themselves. The
 * service reads an asterisk in a pattern as `%` and knows no way around it, so a term with one is sought as an escaped
 * regular expression.
 */
export function searchFilter(term: string): string {
  const condition = term.includes("*")
    ? `imatch.${quoted(term.replaceAll(/[\\^$.|?*+()[\]{}]/g, "\\$&"))}`
    : `ilike.${quoted(`%${term.replaceAll(/[\\%_]/g, "\\$&")}%`)}`;
  return searchedColumns.map((column) => `${column}.${condition}`).join(",");
}

type Answer = { data: unknown; error: { message: string; code: string } | null; count: number | null };

/** What PostgREST says when the range begins beyond the last row, and when one row was asked for and there is none. */
const beyondTheLast = "PGRST103";
const notOneRow = "PGRST116";

/** A request that the project rejected or did not answer; the message is for the log or the person at the terminal. */
const supabaseError = (cause: string) =>
  new OperatorError(
    `The Supabase project cannot be read (${cause}); check SUPABASE_URL, SUPABASE_ANON_KEY and the project itself.`,
  );

function rowsOf<Row>(schema: z.ZodType<Row>, { data, error }: Answer): Row {
  if (error) throw supabaseError(error.message);
  return schema.parse(data);
}

/**
 * The calls of the specification's section 7 on a Supabase project, through its own client; answers are checked here, at
 * the edge, and keep the names of the columns.
 * @throws Error 'supabaseUrl is required.' or 'supabaseKey is required.' when one of the two is empty.
 */
export function createSupabaseSource({ url, anonKey }: SupabaseProject) {
  const client = createClient(url, anonKey, {
    // Only public reads: there is no session to keep or to renew.
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // The visitor's browser retries; the server does not make anyone wait for it.
    db: { retry: false, timeout: patienceMs },
  });

  function newestFirst({ category, search, from, count }: SupabaseArticleFilter): PromiseLike<Answer> {
    let query = client.from("blog_articles").select("*", { count: "exact" });
    if (category) query = query.eq("category", category);
    if (search) query = query.or(searchFilter(search));
    return (
      query
        .order("publication_date", { ascending: false, nullsFirst: false })
        // Pages must not overlap where articles have the same date.
        .order("id", { ascending: false })
        .range(from, from + count - 1)
    );
  }

  /** All rows of an ordered selection, a thousand or fewer at a time. */
  async function readAll<Row>(
    schema: z.ZodType<Row[]>,
    read: (from: number, to: number) => PromiseLike<Answer>,
  ): Promise<Row[]> {
    const rows: Row[] = [];
    for (let from = 0; ; ) {
      const answer = await read(from, from + rowsAtATime - 1);
      const received = z.array(z.unknown()).safeParse(answer.data);
      rows.push(...rowsOf(schema, answer));
      from += received.data?.length ?? 0;
      if (!received.data?.length || from >= (answer.count ?? 0)) return rows;
    }
  }

  return {
    /** Articles, newest first, with the number of all that match. */
    async listArticles(filter: SupabaseArticleFilter): Promise<{ rows: SupabaseArticle[]; total: number }> {
      const answer = await newestFirst(filter);
      if (answer.error?.code === beyondTheLast) {
        return { rows: [], total: (await newestFirst({ ...filter, from: 0, count: 1 })).count ?? 0 };
      }
      return { rows: rowsOf(articleRows, answer), total: answer.count ?? 0 };
    },

    /** The newest article. */
    async getFeaturedArticle(): Promise<SupabaseArticle | null> {
      const answer = await client
        .from("blog_articles")
        .select("*")
        .order("publication_date", { ascending: false, nullsFirst: false })
        .order("id", { ascending: false })
        .limit(1);
      return rowsOf(articleRows, answer)[0] ?? null;
    },

    async getArticle(slug: string): Promise<SupabaseArticle | null> {
      const answer = await client.from("blog_articles").select("*").eq("slug", slug).maybeSingle();
      return rowsOf(articleRow.nullable(), answer);
    },

    /** Others of the category, newest first. */
    async listRelatedArticles(filter: { category: string; exceptSlug: string; count: number }) {
      const answer = await client
        .from("blog_articles")
        .select("*")
        .eq("category", filter.category)
        .neq("slug", filter.exceptSlug)
        .order("publication_date", { ascending: false, nullsFirst: false })
        .order("id", { ascending: false })
        .limit(filter.count);
      return rowsOf(articleRows, answer);
    },

    /** The category of every article, in order; an article without one has an empty one. */
    async listCategories(): Promise<string[]> {
      const rows = await readAll(z.array(categoryRow), (from, to) =>
        client.from("blog_articles").select("category", { count: "exact" }).order("category").range(from, to),
      );
      return rows.map(({ category }) => category);
    },

    /** Every episode, the newest row first. */
    async listEpisodes(): Promise<SupabaseEpisode[]> {
      return readAll(z.array(episodeRow), (from, to) =>
        client.from("blog").select("*", { count: "exact" }).order("id", { ascending: false }).range(from, to),
      );
    },

    async getEpisode(id: number): Promise<SupabaseEpisode | null> {
      const answer = await client.from("blog").select("*").eq("id", id).single();
      if (answer.error?.code === notOneRow) return null;
      return rowsOf(episodeRow, answer);
    },

    /** A stretch of a table as it is, in the order of identifiers: what an import copies. */
    async copyRows(table: "blog_articles" | "blog", from: number, count: number): Promise<unknown[]> {
      const answer = await client
        .from(table)
        .select("*")
        .order("id")
        .range(from, from + count - 1);
      return rowsOf(z.array(z.unknown()), answer);
    },
  };
}

export type SupabaseSource = ReturnType<typeof createSupabaseSource>;
