import type { Graph, Thing } from "schema-dts";
import { copyOf } from "../facts/page-texts.ts";
import { chosenUrl } from "../facts/page-urls.ts";
import { authorName, type Site } from "../facts/site.ts";
import { siteCopy } from "../facts/site-copy.ts";
import { localeOf } from "../lib/language.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { cardPath, cardSize } from "./card-path.ts";
import { isHiddenFromRobots } from "./robots.ts";
import { siteOrigin } from "./site-origin.ts";

type PageFacts = {
  /** The owner's name is appended unless present. */
  title: string;
  description: string;
  /** Root-relative, without filter parameters. */
  path: string;
  /** Comma-separated; defaults to the site's. */
  keywords?: string;
  noindex?: boolean;
  /** URL of the page that search engines show instead. */
  canonical?: string;
  type?: "website" | "article" | "profile";
  /** Replaces the page's card. */
  image?: string;
  /** How one state of the page is shared: its query, and its card of the usual size. */
  shared?: { search: string; card: string; alt: string } | false | undefined;
  /** ISO timestamps. */
  publishedTime?: string;
  modifiedTime?: string;
  author?: string;
  /** Replaces title and description on professional networks. */
  linkedinTitle?: string;
  linkedinDescription?: string;
};

type PageMetadata = {
  title: string;
  fullTitle: string;
  description: string;
  keywords: string;
  robots: string;
  url: string;
  canonical: string;
  type: "website" | "article" | "profile";
  image: { url: string; width?: number; height?: number; alt: string };
  publishedTime: string | undefined;
  modifiedTime: string | undefined;
  author: string;
  linkedinTitle: string;
  linkedinDescription: string;
};

export function pageMetadata(site: Site, facts: PageFacts, origin: string): PageMetadata {
  const { description, path } = facts;
  const suffix = ` - ${site.facts.name}`;
  const title = facts.title.endsWith(suffix) ? facts.title.slice(0, -suffix.length) : facts.title;
  const pageUrl = origin + chosenUrl(site, path);
  // Networks read the card from this URL.
  const shared = import.meta.env.SSR && facts.shared;
  const card = shared ? { path: shared.card, alt: shared.alt } : { path: cardPath(path), alt: title };
  const own = facts.image ? absoluteUrl(origin, facts.image) : undefined;
  return {
    title,
    fullTitle: title + suffix,
    description,
    keywords: facts.keywords || copyOf(site, siteCopy).keywords,
    // Only on the server: bots read the server's HTML.
    robots:
      facts.noindex || (import.meta.env.SSR && isHiddenFromRobots(site, origin)) ? "noindex, follow" : "index, follow",
    url: shared ? pageUrl + shared.search : pageUrl,
    canonical: (facts.canonical && absoluteUrl(origin, facts.canonical)) || pageUrl,
    type: facts.type ?? "website",
    image: own ? { url: own, alt: title } : { url: origin + card.path, ...cardSize, alt: card.alt },
    publishedTime: facts.publishedTime,
    modifiedTime: facts.modifiedTime,
    author: authorName(site, facts.author ?? ""),
    linkedinTitle: facts.linkedinTitle ?? title,
    linkedinDescription: facts.linkedinDescription ?? description,
  };
}

export type PageHeadFacts = PageFacts & {
  /** Write as `import.meta.env.SSR && ((origin) => [...])`: keeps what only robots read out of the client bundle. */
  structuredData?: ((origin: string) => readonly Thing[]) | false | undefined;
  markdown?: string;
  feeds?: { title: string; rss: string; json: string } | undefined;
};

/** The router's entry for data blocks; `title` only satisfies React's meta tag type. */
type DataBlock = { "script:ld+json": Graph; title?: undefined };

type MetaTag = { title: string } | { name: string; content: string } | { property: string; content: string };

export function metaTags(site: Site, page: PageMetadata): MetaTag[] {
  const namedMeta = (name: string, content: string) => (content === "" ? [] : [{ name, content }]);
  const property = (name: string, content: string | number | undefined) =>
    content === undefined || content === "" ? [] : [{ property: name, content: String(content) }];
  return [
    { title: page.fullTitle },
    ...namedMeta("description", page.description),
    ...namedMeta("keywords", page.keywords),
    ...namedMeta("author", page.author),
    ...namedMeta("robots", page.robots),
    ...property("og:type", page.type),
    ...property("og:site_name", site.facts.name),
    ...property("og:locale", localeOf[site.facts.language].replace("-", "_")),
    ...property("og:title", page.linkedinTitle),
    ...property("og:description", page.linkedinDescription),
    ...property("og:url", page.url),
    ...property("og:image", page.image.url),
    ...property("og:image:width", page.image.width),
    ...property("og:image:height", page.image.height),
    ...property("og:image:alt", page.image.alt),
    ...property("article:published_time", page.publishedTime),
    ...property("article:modified_time", page.modifiedTime),
    ...property("article:author", page.type === "article" ? page.author : undefined),
    ...namedMeta("twitter:card", "summary_large_image"),
    ...namedMeta("twitter:title", page.fullTitle),
    ...namedMeta("twitter:description", page.description),
    ...namedMeta("twitter:image", page.image.url),
    ...namedMeta("twitter:image:alt", page.image.alt),
  ];
}

function structuredGraph(items: readonly Thing[]): Graph {
  return { "@context": "https://schema.org", "@graph": items };
}

export function pageHead(site: Site, { structuredData, markdown, feeds, ...facts }: PageHeadFacts) {
  const origin = siteOrigin();
  const page = pageMetadata(site, facts, origin);
  const graph = import.meta.env.SSR && structuredData ? structuredGraph(structuredData(origin)) : undefined;
  const blocks: DataBlock[] = graph ? [{ "script:ld+json": graph }] : [];
  return {
    // The router escapes the data block.
    meta: [...metaTags(site, page), ...blocks],
    links: [
      { rel: "canonical", href: page.canonical },
      ...(markdown ? [{ rel: "alternate", type: "text/markdown", href: markdown }] : []),
      ...(feeds
        ? [
            { rel: "alternate", type: "application/rss+xml", title: feeds.title, href: feeds.rss },
            { rel: "alternate", type: "application/feed+json", title: feeds.title, href: feeds.json },
          ]
        : []),
    ],
  };
}

/** The `head` of a route whose facts depend on nothing but the site. */
export const headOf =
  (factsOf: (site: Site) => PageHeadFacts) =>
  ({ match }: { match: { context: { site: () => Site } } }) => {
    const site = match.context.site();
    return pageHead(site, factsOf(site));
  };
