import { sql } from "kysely";
import { copyOf } from "../../../../facts/page-texts.ts";
import { authorName, type Site } from "../../../../facts/site.ts";
import { fillText } from "../../../../facts/tokens.ts";
import { articlePath, categoryPath } from "../../../../seo/article-data.ts";
import { cardPath } from "../../../../seo/card-path.ts";
import { type Feed, type FeedFormat, type FeedItem, feedHtml, feedLength, latest } from "../../../../seo/feed.ts";
import { feedWords } from "../../../../seo/feed-copy.ts";
import { blogFeedPaths } from "../../../../seo/feed-paths.ts";
import { noSuchFeed, serveFeed, serveMarkdown } from "../../../../seo/feed-response.ts";
import { articleMarkdown } from "../../../../seo/markdown-pages.ts";
import { aboutUrl } from "../../../../seo/structured-data.ts";
import type { Db } from "../../../../server-context/db.ts";
import type { EpisodeSite } from "../../../episodes/embedded-episodes.server.ts";
import { type Article, articleGuid } from "../../article.ts";
import { readArticleEpisodes, sanitiseArticle } from "../../readable-html.server.ts";
import { blogMeta } from "../blog-meta.ts";

type BlogFeed = {
  origin: string;
  /** Newest first; bodies are sanitised HTML. */
  articles: readonly Article[];
  category?: string | undefined;
  /** Guids of imported articles, by id. */
  guids?: ReadonlyMap<number, string>;
};

const keywordList = ({ keywords, category }: Pick<Article, "keywords" | "category">) => [
  ...new Set([category, ...keywords.split(",")].map((keyword) => keyword.trim()).filter(Boolean)),
];

function itemOf(site: Site, article: Article, origin: string, guid = articleGuid(article.id)): FeedItem {
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
    author: authorName(site, article.author),
    tags: keywordList(article),
    lang: article.lang,
  };
}

export function blogFeed(site: Site, { origin, articles, category, guids }: BlogFeed): Feed {
  const words = copyOf(site, feedWords);
  const name = category === undefined ? copyOf(site, blogMeta).title : fillText(words.category, { category });
  return {
    origin,
    language: site.facts.language,
    owner: { name: site.facts.name, ...aboutUrl(site, origin) },
    title: `${name} - ${site.facts.name}`,
    description: category === undefined ? site.facts.tagline : fillText(words.about, { category }),
    home: origin + (category === undefined ? "/blog" : categoryPath(category)),
    paths: blogFeedPaths(category),
    changed: latest(articles.flatMap(({ publicationDate, updatedAt }) => [publicationDate, updatedAt])),
    items: articles.map((article) => itemOf(site, article, origin, guids?.get(article.id))),
  };
}

export async function serveArticleMarkdown(context: EpisodeSite, origin: string, slug: string): Promise<Response> {
  const article = await context.content.getArticle(slug);
  if (!article) return noSuchFeed();
  const episodes = await readArticleEpisodes(context, [article]);
  return serveMarkdown(articleMarkdown(context.site, sanitiseArticle(context.site, article, episodes), origin), {
    modified: new Date(article.updatedAt),
    page: origin + articlePath(slug),
  });
}

/** Guids of imported articles; a generated guid that equals one of them gets a suffix. */
async function readArticleGuids(db: Db, articles: readonly Article[]): Promise<Map<number, string>> {
  const ids = articles.map(({ id }) => id);
  const { rows } = await sql<{ article_id: number; guid: string }>`select article_id, guid from article_guids
    where article_id = any(${ids}::bigint[]) or guid = any(${ids.map(articleGuid)}::text[])`.execute(db);
  const usedGuids = new Set(rows.map(({ guid }) => guid));
  return new Map([
    ...ids.filter((id) => usedGuids.has(articleGuid(id))).map((id) => [id, `${articleGuid(id)}-here`] as const),
    ...rows.map(({ article_id, guid }) => [Number(article_id), guid] as const),
  ]);
}

export async function serveBlogFeed(
  format: FeedFormat,
  context: EpisodeSite,
  origin: string,
  category?: string,
): Promise<Response> {
  const newest = await context.content.listNewestArticles({ category, count: feedLength });
  const episodes = await readArticleEpisodes(context, newest);
  const articles = newest.map((article) => sanitiseArticle(context.site, article, episodes));
  if (category !== undefined && articles.length === 0) return noSuchFeed();
  return serveFeed(
    format,
    blogFeed(context.site, { origin, articles, category, guids: await readArticleGuids(context.db, articles) }),
  );
}
