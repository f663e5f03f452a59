import { sql } from "kysely";
import { authorName, siteFacts } from "../../../../facts/site-facts.ts";
import { articlePath, categoryPath } from "../../../../seo/article-data.ts";
import { cardPath } from "../../../../seo/card-path.ts";
import { type Feed, type FeedFormat, type FeedItem, feedHtml, feedLength, latest } from "../../../../seo/feed.ts";
import { answerFeed, answerMarkdown, noSuchFeed } from "../../../../seo/feed-answer.ts";
import { blogFeedPaths } from "../../../../seo/feed-paths.ts";
import { articleMarkdown } from "../../../../seo/markdown-pages.ts";
import type { Db } from "../../../../server-context/db.ts";
import type { EpisodeSite } from "../../../episodes/embedded-episodes.server.ts";
import { type Article, articleGuid } from "../../article.ts";
import { readArticleEpisodes, sanitiseArticle } from "../../readable-html.server.ts";

type BlogFeed = {
  origin: string;
  /** Newest first; bodies are sanitised HTML. */
  articles: readonly Article[];
  category?: string | undefined;
  /** Of imported articles, by id. */
  guids?: ReadonlyMap<number, string>;
};

const keywordList = ({ keywords, category }: Pick<Article, "keywords" | "category">) => [
  ...new Set([category, ...keywords.split(",")].map((keyword) => keyword.trim()).filter(Boolean)),
];

function itemOf(article: Article, origin: string, guid = articleGuid(article.id)): FeedItem {
  const url = origin + articlePath(article.slug);
  return {
    id: guid,
    url,
    title: article.title,
    summary: article.summary,
    html: feedHtml(article, origin, url),
    image: origin + cardPath(articlePath(article.slug)),
    published: article.publicationDate,
    modified: article.revisedAt ?? article.publicationDate,
    author: authorName(article.author),
    tags: keywordList(article),
  };
}

export function blogFeed({ origin, articles, category, guids }: BlogFeed): Feed {
  const name = category === undefined ? "AI Knowledge Blog" : `${category} Articles`;
  return {
    origin,
    title: `${name} - ${siteFacts.name}`,
    description: category === undefined ? siteFacts.tagline : `Articles about ${category} by ${siteFacts.name}`,
    home: origin + (category === undefined ? "/blog" : categoryPath(category)),
    paths: blogFeedPaths(category),
    changed: latest(articles.flatMap(({ publicationDate, updatedAt }) => [publicationDate, updatedAt])),
    items: articles.map((article) => itemOf(article, origin, guids?.get(article.id))),
  };
}

export async function answerArticleMarkdown(site: EpisodeSite, origin: string, slug: string): Promise<Response> {
  const article = await site.content.getArticle(slug);
  if (!article) return noSuchFeed();
  const episodes = await readArticleEpisodes(site, [article]);
  return answerMarkdown(articleMarkdown(sanitiseArticle(article, episodes), origin), {
    modified: new Date(article.updatedAt),
    page: origin + articlePath(slug),
  });
}

/** Of imported articles; a generated guid never equals one of them. */
async function readArticleGuids(db: Db, articles: readonly Article[]): Promise<Map<number, string>> {
  const ids = articles.map(({ id }) => id);
  const { rows } = await sql<{ article_id: number; guid: string }>`select article_id, guid from article_guids
    where article_id = any(${ids}::bigint[]) or guid = any(${ids.map(articleGuid)}::text[])`.execute(db);
  const taken = new Set(rows.map(({ guid }) => guid));
  return new Map([
    ...ids.filter((id) => taken.has(articleGuid(id))).map((id) => [id, `${articleGuid(id)}-here`] as const),
    ...rows.map(({ article_id, guid }) => [Number(article_id), guid] as const),
  ]);
}

export async function answerBlogFeed(
  format: FeedFormat,
  site: EpisodeSite,
  origin: string,
  category?: string,
): Promise<Response> {
  const newest = await site.content.listNewestArticles({ category, count: feedLength });
  const episodes = await readArticleEpisodes(site, newest);
  const articles = newest.map((article) => sanitiseArticle(article, episodes));
  if (category !== undefined && articles.length === 0) return noSuchFeed();
  return answerFeed(format, blogFeed({ origin, articles, category, guids: await readArticleGuids(site.db, articles) }));
}
