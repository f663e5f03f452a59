import { type Kysely, sql } from "kysely";
import type { ArticleSummary } from "../../src/data/article.ts";
import { getArticle, listPublishedArticles } from "../../src/data/articles.server.ts";
import type { Episode } from "../../src/data/episode.ts";
import { listWholeEpisodes } from "../../src/data/feed-rows.server.ts";
import { type PrerenderedData, type PrerenderedSearch, prerenderedFiles } from "../../src/data/prerendered.ts";
import { readableArticle } from "../../src/data/readable-html.server.ts";
import type { Schema } from "../../src/data/schema.server.ts";
import { type ExportPlace, exportedAddress } from "./export-address.ts";
import type { ExportFolder } from "./export-folder.ts";
import { movedMarkup, movedOrigin } from "./rewrite-text.ts";

const folder = "prerendered";

/** Every visible article as the lists show it, newest first. */
async function listAllArticles(db: Kysely<Schema>): Promise<ArticleSummary[]> {
  const all: ArticleSummary[] = [];
  for (let page = 1; ; page++) {
    const { articles } = await listPublishedArticles(db, { page });
    if (articles.length === 0) return all;
    all.push(...articles);
  }
}

/** What the search of the running site looks through: the same texts, made by the same function of the database. */
async function searchTexts(db: Kysely<Schema>, articles: readonly ArticleSummary[]): Promise<string[]> {
  const { rows } = await sql<{ article_id: number; folded: string }>`
    select article_id, folded from article_listing`.execute(db);
  const byId = new Map(rows.map(({ article_id, folded }) => [Number(article_id), folded]));
  return articles.map(({ id }) => byId.get(id) ?? "");
}

/** Writes the data from which the client of an exported site answers its queries (specification, section 3). */
export async function writeBundle(
  target: ExportFolder,
  db: Kysely<Schema>,
  place: ExportPlace,
): Promise<ArticleSummary[]> {
  const address = (value: string | null) => (value?.startsWith("/") ? exportedAddress(place, value) : value);
  const html = (value: string) => movedOrigin(place, movedMarkup(place, value));
  const summary = <Shown extends ArticleSummary>(article: Shown): Shown => ({
    ...article,
    featuredImageUrl: address(article.featuredImageUrl),
  });
  const episode = (known: Episode): Episode => ({
    ...known,
    banner: address(known.banner),
    audioPlayer: address(known.audioPlayer),
  });
  const articles = await listAllArticles(db);
  const data: PrerenderedData = {
    blogArticles: articles.map(summary),
    podcastEpisodes: (await listWholeEpisodes(db)).map(episode),
  };
  const search: PrerenderedSearch = { blogArticles: await searchTexts(db, articles) };
  await target.write(`${folder}/${prerenderedFiles.data}`, JSON.stringify(data));
  await target.write(`${folder}/${prerenderedFiles.search}`, JSON.stringify(search));
  for (const { slug } of articles) {
    const stored = await getArticle(db, slug);
    if (!stored) continue;
    const article = readableArticle(stored);
    const moved = {
      ...summary(article),
      featuredImageUrl2: address(article.featuredImageUrl2),
      introduction: html(article.introduction),
      section1: html(article.section1),
      section2: html(article.section2),
      section3: html(article.section3),
      conclusion: html(article.conclusion),
      cta: article.cta === null ? null : html(article.cta),
    };
    await target.write(`${folder}/${prerenderedFiles.article(slug)}`, JSON.stringify(moved));
  }
  return articles;
}
