import { type ArticlePage, type ArticleSummary, blogPageSize } from "../features/articles/article.ts";
import { type AskResult, emptyResult } from "../features/ask/ask.ts";
import type { EpisodeSummary } from "../features/episodes/episode.ts";
import { shortHash } from "../lib/short-hash.ts";

/** Spec 3, in the order of the pages. */
export type PrerenderedData = { blogArticles: ArticleSummary[]; podcastEpisodes: EpisodeSummary[] };

export type PrerenderedSearch = { blogArticles: string[] };

export type PrerenderedQuery = { query: string; data: unknown };

export const prerenderedFiles = {
  data: "data.json",
  search: "search.json",
  /** By query hash. */
  query: (queryHash: string) => shortHash(queryHash).replace(/^../, "answers/$&/").concat(".json"),
};

const files = new Map<string, Promise<unknown>>();

/** Cached per visit; the HTTP cache revalidates. */
function readJson<Content>(url: string): Promise<Content> {
  const cached = files.get(url);
  if (cached) return cached as Promise<Content>;
  const reading = fetch(url, { cache: "no-cache" }).then((response) => {
    if (!response.ok) throw new Error(`${url} returned ${response.status}`);
    return response.json();
  });
  files.set(url, reading);
  reading.catch(() => files.delete(url));
  return reading as Promise<Content>;
}

type Filter = { search?: string; category?: string; page: number };

const isSearch = (filter: unknown): filter is Filter & { search: string } =>
  typeof filter === "object" && filter !== null && "search" in filter && Boolean(filter.search);

/** As on the running site (spec 5 and 7). */
export function searchPrerendered(
  articles: readonly ArticleSummary[],
  texts: readonly string[],
  { search, category, page }: Filter,
): ArticlePage {
  const term = (search ?? "").replaceAll(/\s+/g, " ").trim().toLowerCase();
  const matches = articles.filter(
    (article, index) => (!category || article.category === category) && (texts[index] ?? "").includes(term),
  );
  const start = (page - 1) * blogPageSize;
  return { articles: matches.slice(start, start + blogPageSize), total: matches.length };
}

/** An exported site has no archive: links to the running site, if any. */
const askElsewhere = (question: string, server: string | undefined): AskResult => ({
  ...emptyResult(question, "elsewhere"),
  askAt: server ? `${server}/ask?q=${encodeURIComponent(question)}` : "",
});

/**
 * Reads the data of queries from files, and of searches from the lists; questions to the archive go to `server`.
 * @throws Error for a query without a file, or when a file cannot be read
 */
export async function readPrerendered(
  folder: string,
  { queryKey, queryHash }: { queryKey: readonly unknown[]; queryHash: string },
  server?: string,
): Promise<unknown> {
  const [noun, filter] = queryKey;
  if (noun === "ask" && typeof filter === "string" && filter) return askElsewhere(filter, server);
  if (noun === "articles" && isSearch(filter)) {
    const [{ blogArticles }, texts] = await Promise.all([
      readJson<PrerenderedData>(`${folder}/${prerenderedFiles.data}`),
      readJson<PrerenderedSearch>(`${folder}/${prerenderedFiles.search}`),
    ]);
    return searchPrerendered(blogArticles, texts.blogArticles, filter);
  }
  const { query, data } = await readJson<PrerenderedQuery>(`${folder}/${prerenderedFiles.query(queryHash)}`);
  if (query !== queryHash) throw new Error(`The exported site has no data for ${queryHash}`);
  return data;
}
