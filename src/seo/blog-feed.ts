import { authorName, siteFacts } from "../facts/site-facts.ts";
import type { Article } from "../features/articles/article.ts";
import { articlePath, categoryPath } from "./article-data.ts";
import { cardPath } from "./card-path.ts";
import { feedHtml } from "./feed-html.ts";
import { blogFeedPaths } from "./feed-paths.ts";
import { xmlDocument } from "./xml-document.ts";

export type BlogFeed = {
  origin: string;
  /** Newest first; bodies are sanitised HTML. */
  articles: readonly Article[];
  /** Only this category's articles. */
  category?: string | undefined;
};

/** Articles in a feed; readers that want more find the list by the feed's link. */
export const feedLength = 20;

const language = "en";

/** When the newest of the articles changed, or undefined without articles. */
export function lastChange(articles: readonly Pick<Article, "publicationDate" | "updatedAt">[]): Date | undefined {
  const times = articles.map(({ publicationDate, updatedAt }) =>
    Math.max(Date.parse(publicationDate), Date.parse(updatedAt)),
  );
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

function channel({ origin, category }: BlogFeed) {
  const name = category === undefined ? "AI Knowledge Blog" : `${category} Articles`;
  return {
    title: `${name} - ${siteFacts.name}`,
    description: category === undefined ? siteFacts.tagline : `Articles about ${category} by ${siteFacts.name}`,
    home: origin + (category === undefined ? "/blog" : categoryPath(category)),
    paths: blogFeedPaths(category),
  };
}

/** An identifier that stays when an article's URL or the site's domain changes. */
const feedId = (article: Pick<Article, "id">) => `article-${article.id}`;

const keywordList = ({ keywords, category }: Pick<Article, "keywords" | "category">) => [
  ...new Set([category, ...keywords.split(",")].map((keyword) => keyword.trim()).filter(Boolean)),
];

/** The articles as RSS 2.0 with their full text. */
export function rssFeed(feed: BlogFeed): string {
  const { origin, articles } = feed;
  const { title, description, home, paths } = channel(feed);
  const namespaces = {
    version: "2.0",
    "xmlns:atom": "http://www.w3.org/2005/Atom",
    "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
    "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  };
  return xmlDocument("rss", namespaces, (root) => {
    const node = root.ele("channel");
    const text = (name: string, value: string) => node.ele(name).txt(value);
    text("title", title);
    text("link", home);
    text("description", description);
    text("language", language);
    const changed = lastChange(articles);
    if (changed) text("lastBuildDate", changed.toUTCString());
    node.ele("atom:link", { href: origin + paths.rss, rel: "self", type: "application/rss+xml" });
    for (const article of articles) {
      const page = origin + articlePath(article.slug);
      const item = node.ele("item");
      const field = (name: string, value: string) => item.ele(name).txt(value);
      field("title", article.title);
      field("link", page);
      item.ele("guid", { isPermaLink: "false" }).txt(feedId(article));
      field("pubDate", new Date(article.publicationDate).toUTCString());
      if (article.author) field("dc:creator", authorName(article.author));
      for (const keyword of keywordList(article)) field("category", keyword);
      field("description", article.summary);
      field("content:encoded", feedHtml(article, origin, page));
    }
  });
}

/** The articles as JSON Feed 1.1 with their full text. */
export function jsonFeed(feed: BlogFeed): string {
  const { origin, articles } = feed;
  const { title, description, home, paths } = channel(feed);
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: home,
    feed_url: origin + paths.json,
    icon: `${origin}/icon-512.png`,
    favicon: `${origin}/icon-192.png`,
    language,
    authors: [{ name: siteFacts.name, url: `${origin}/about` }],
    items: articles.map((article) => {
      const page = origin + articlePath(article.slug);
      return {
        id: feedId(article),
        url: page,
        title: article.title,
        summary: article.summary,
        content_html: feedHtml(article, origin, page),
        image: origin + cardPath(articlePath(article.slug)),
        date_published: article.publicationDate,
        date_modified: article.revisedAt ?? article.publicationDate,
        ...(article.author ? { authors: [{ name: authorName(article.author) }] } : {}),
        tags: keywordList(article),
      };
    }),
  });
}
