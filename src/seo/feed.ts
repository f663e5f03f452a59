import type { Article } from "../features/articles/article.ts";
import { replaceUrls } from "../lib/edit-html.ts";
import type { Language } from "../lib/language.ts";
import { escapeHtml } from "../lib/plain-text.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { xmlDocument } from "./xml-document.ts";

/** For readers that show the HTML elsewhere; `page` is its URL. */
export const absoluteLinks = (html: string, page: string): string =>
  replaceUrls(html, ["href", "src"], (url) => (URL.canParse(url) ? undefined : URL.parse(url, page)?.href));

/** Pictures and body in the page's order, without the call to action. */
export function feedHtml(article: Article, origin: string, page: string): string {
  const picture = (source: string | null, alt = "") => {
    const url = source ? absoluteUrl(origin, source) : undefined;
    return url ? `<p><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}"></p>` : "";
  };
  const parts = [
    picture(article.featuredImageUrl),
    article.introduction,
    article.section1,
    picture(article.featuredImageUrl2, article.featuredImageAlt2),
    article.section2,
    article.section3,
    article.conclusion,
  ];
  return absoluteLinks(parts.filter(Boolean).join("\n"), page);
}

export type FeedItem = {
  /** Stable when the item's URL or the site's domain changes. */
  id: string;
  url: string;
  title: string;
  summary: string;
  /** Sanitised HTML with absolute URLs. */
  html: string;
  image: string;
  /** ISO timestamps. */
  published: string;
  modified: string;
  /** Where it differs from the feed's author. */
  author?: string;
  tags?: readonly string[];
  /** Where it differs from the feed's language. */
  lang?: string;
};

export type Feed = {
  origin: string;
  language: Language;
  title: string;
  description: string;
  home: string;
  paths: { rss: string; json: string };
  owner: { name: string; url?: string };
  /** Author of items without their own. */
  author?: string;
  /** Undefined without items. */
  changed: Date | undefined;
  /** Newest first. */
  items: readonly FeedItem[];
};

/** Items; readers find the rest through the feed's link. */
export const feedLength = 20;

export function latest(times: readonly string[]): Date | undefined {
  return times.length > 0 ? new Date(Math.max(...times.map((time) => Date.parse(time)))) : undefined;
}

/** RSS 2.0 with the full text. */
export function rssFeed({ origin, language, title, description, home, paths, author, changed, items }: Feed): string {
  const namespaces = {
    version: "2.0",
    "xmlns:atom": "http://www.w3.org/2005/Atom",
    "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
    "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  };
  return xmlDocument("rss", namespaces, (root) => {
    const channel = root.ele("channel");
    const text = (name: string, value: string) => channel.ele(name).txt(value);
    text("title", title);
    text("link", home);
    text("description", description);
    text("language", language);
    if (changed) text("lastBuildDate", changed.toUTCString());
    channel.ele("atom:link", { href: origin + paths.rss, rel: "self", type: feedFormats.rss.type });
    for (const item of items) {
      const node = channel.ele("item");
      const field = (name: string, value: string) => node.ele(name).txt(value);
      const creator = item.author || author;
      field("title", item.title);
      field("link", item.url);
      node.ele("guid", { isPermaLink: "false" }).txt(item.id);
      field("pubDate", new Date(item.published).toUTCString());
      if (creator) field("dc:creator", creator);
      if (item.lang) field("dc:language", item.lang);
      for (const tag of item.tags ?? []) field("category", tag);
      field("description", item.summary || item.title);
      field("content:encoded", item.html);
    }
  });
}

/** JSON Feed 1.1 with the full text. */
export function jsonFeed({ origin, language, owner, title, description, home, paths, items }: Feed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: home,
    feed_url: origin + paths.json,
    icon: `${origin}/icon-512.png`,
    favicon: `${origin}/icon-192.png`,
    language,
    authors: [owner],
    items: items.map(({ id, url, author, tags, lang, ...item }) => ({
      id,
      url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      image: item.image,
      date_published: item.published,
      date_modified: item.modified,
      ...(author ? { authors: [{ name: author }] } : {}),
      ...(tags ? { tags } : {}),
      ...(lang ? { language: lang } : {}),
    })),
  });
}

export const feedFormats = {
  rss: { type: "application/rss+xml", write: rssFeed },
  json: { type: "application/feed+json", write: jsonFeed },
} as const;

export type FeedFormat = keyof typeof feedFormats;
