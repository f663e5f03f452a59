import {
  type Article,
  type ArticleCategory,
  type ArticleSummary,
  blogPageSize,
  relatedArticleCount,
} from "./article.ts";
import type { Episode, EpisodeLink } from "./episode.ts";

/** The content of an exported site (specification, section 3), both lists in the order of the pages. */
export type PrerenderedData = { blogArticles: ArticleSummary[]; podcastEpisodes: Episode[] };

/** The words that the search looks through, one text an article in the order of `blogArticles`. */
export type PrerenderedSearch = { blogArticles: string[] };

/** Names of the files below the folder of the data. */
export const prerenderedFiles = {
  data: "data.json",
  search: "search.json",
  article: (slug: string) => `articles/${slug}.json`,
};

const read = new Map<string, Promise<unknown>>();

/** A file of the folder, read once a visit; the server is asked whether a kept copy still holds. */
function readJson<Content>(address: string): Promise<Content> {
  const known = read.get(address);
  if (known) return known as Promise<Content>;
  const reading = fetch(address, { cache: "no-cache" }).then((response) => {
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
    return response.json();
  });
  read.set(address, reading);
  // The next attempt asks again.
  reading.catch(() => read.delete(address));
  return reading as Promise<Content>;
}

/** Every category with its number of articles, by name. */
function categoriesOf(articles: readonly ArticleSummary[]): ArticleCategory[] {
  const counts = new Map<string, number>();
  for (const { category } of articles) if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => a.name.localeCompare(b.name, "en"));
}

type Filter = { search?: string | undefined; category?: string | undefined; page: number };

/** One page of the list by the rules of the running site (specification, sections 5 and 7). */
export function listArticles(
  articles: readonly ArticleSummary[],
  texts: readonly string[] | undefined,
  filter: Filter,
) {
  const term = (filter.search ?? "").replaceAll(/\s+/g, " ").trim().toLowerCase();
  const found = articles.filter(
    ({ category }, index) =>
      (!filter.category || category === filter.category) && (!term || (texts?.[index] ?? "").includes(term)),
  );
  const start = (filter.page - 1) * blogPageSize;
  return { articles: found.slice(start, start + blogPageSize), total: found.length };
}

function episodeWithNeighbours(episodes: readonly Episode[], id: number) {
  const at = episodes.findIndex((episode) => episode.id === id);
  const link = (episode: Episode | undefined): EpisodeLink | null =>
    episode ? { id: episode.id, episode: episode.episode, title: episode.title } : null;
  const episode = episodes[at];
  if (!episode) return { episode: null, neighbours: null };
  // The list begins with the highest number.
  return { episode, neighbours: { previous: link(episodes[at + 1]), next: link(episodes[at - 1]) } };
}

/**
 * The answer to a query of the pages, by its key, from the files below `folder`: lists by key, article by slug, episode by
 * id (specification, section 7).
 * @throws Error for a key that no exported page asks for, or when a file cannot be read.
 */
export async function answerFromBundle(folder: string, queryKey: readonly unknown[]): Promise<unknown> {
  const { blogArticles, podcastEpisodes } = await readJson<PrerenderedData>(`${folder}/${prerenderedFiles.data}`);
  const [noun, what, category, slug] = queryKey;
  if (noun === "episodes") return podcastEpisodes;
  if (noun === "episode") return episodeWithNeighbours(podcastEpisodes, Number(what));
  if (noun === "article") {
    if (!blogArticles.some((article) => article.slug === what)) return { article: null, movedTo: null };
    const file = prerenderedFiles.article(encodeURIComponent(String(what)));
    return { article: await readJson<Article>(`${folder}/${file}`), movedTo: null };
  }
  if (noun !== "articles") throw new Error(`The exported site has no ${String(noun)}`);
  if (what === "featured") return blogArticles[0] ?? null;
  if (what === "categories") return categoriesOf(blogArticles);
  if (what === "related") {
    const others = blogArticles.filter((article) => article.category === category && article.slug !== slug);
    return others.slice(0, relatedArticleCount);
  }
  const filter = what as Filter;
  const texts = filter.search
    ? (await readJson<PrerenderedSearch>(`${folder}/${prerenderedFiles.search}`)).blogArticles
    : undefined;
  return listArticles(blogArticles, texts, filter);
}
