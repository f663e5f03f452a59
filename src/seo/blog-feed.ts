import { authorName, siteFacts } from "../facts/site-facts.ts";
import type { Article } from "../features/articles/article.ts";
import { articlePath, categoryPath } from "./article-data.ts";
import { cardPath } from "./card-path.ts";
import { type Feed, type FeedItem, latest } from "./feed.ts";
import { feedHtml } from "./feed-html.ts";
import { blogFeedPaths } from "./feed-paths.ts";

type BlogFeed = {
  origin: string;
  /** Newest first; bodies are sanitised HTML. */
  articles: readonly Article[];
  category?: string | undefined;
};

const keywordList = ({ keywords, category }: Pick<Article, "keywords" | "category">) => [
  ...new Set([category, ...keywords.split(",")].map((keyword) => keyword.trim()).filter(Boolean)),
];

function itemOf(article: Article, origin: string): FeedItem {
  const url = origin + articlePath(article.slug);
  return {
    id: `article-${article.id}`,
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

export function blogFeed({ origin, articles, category }: BlogFeed): Feed {
  const name = category === undefined ? "AI Knowledge Blog" : `${category} Articles`;
  return {
    origin,
    title: `${name} - ${siteFacts.name}`,
    description: category === undefined ? siteFacts.tagline : `Articles about ${category} by ${siteFacts.name}`,
    home: origin + (category === undefined ? "/blog" : categoryPath(category)),
    paths: blogFeedPaths(category),
    changed: latest(articles.flatMap(({ publicationDate, updatedAt }) => [publicationDate, updatedAt])),
    items: articles.map((article) => itemOf(article, origin)),
  };
}
