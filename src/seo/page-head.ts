import type { Graph, Thing } from "schema-dts";
import { authorName, siteFacts } from "../facts/site-facts.ts";
import { publicUrl } from "../lib/web-url.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { cardPath, cardSize } from "./card-path.ts";
import { siteOrigin } from "./site-origin.ts";

type PageFacts = {
  /** The page's own name; the owner's name is added unless it is there. */
  title: string;
  description: string;
  /** Root-relative URL of the page, without what only filters it. */
  path: string;
  /** Comma-separated; the site's own when left out. */
  keywords?: string | undefined;
  noindex?: boolean | undefined;
  type?: "website" | "article" | "profile" | undefined;
  /** URL of a picture to share instead of the page's card. */
  image?: string | undefined;
  /** ISO timestamps. */
  publishedTime?: string | undefined;
  modifiedTime?: string | undefined;
  author?: string | undefined;
  /** Shown by professional networks instead of title and description. */
  linkedinTitle?: string | undefined;
  linkedinDescription?: string | undefined;
};

/** What search engines and networks are told about a page (specification, "Page metadata"). */
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

const siteKeywords =
  "AI knowledge management, AI knowledge agents, SOP assistant, onboarding, healthcare, logistics, financial services";

/** The metadata of a page on the site with this origin; every URL in it is absolute. */
export function pageMetadata(facts: PageFacts, origin: string): PageMetadata {
  const { description, path } = facts;
  const suffix = ` - ${siteFacts.name}`;
  const title = facts.title.endsWith(suffix) ? facts.title.slice(0, -suffix.length) : facts.title;
  const url = origin + path;
  const own = facts.image ? absoluteUrl(origin, facts.image) : undefined;
  return {
    title,
    fullTitle: title + suffix,
    description,
    keywords: facts.keywords || siteKeywords,
    robots: facts.noindex ? "noindex, follow" : "index, follow",
    url,
    canonical: url,
    type: facts.type ?? "website",
    image: own ? { url: own, alt: title } : { url: origin + cardPath(path), ...cardSize, alt: title },
    publishedTime: facts.publishedTime,
    modifiedTime: facts.modifiedTime,
    author: authorName(facts.author ?? "") || siteFacts.name,
    linkedinTitle: facts.linkedinTitle ?? title,
    linkedinDescription: facts.linkedinDescription ?? description,
  };
}

export type PageHeadFacts = PageFacts & {
  /**
   * What the page is about in the words of schema.org; gets the site's origin for absolute URLs. Pages write
   * `import.meta.env.SSR && ((origin) => [...])`: only robots read it, so it stays out of the browser's files.
   */
  structuredData?: ((origin: string) => readonly Thing[]) | false | undefined;
  /** URL of the same text as Markdown. */
  markdown?: string | undefined;
  /** Feeds of what the page lists. */
  feeds?: { title: string; rss: string; json: string } | undefined;
};

/** The router's own entry for data blocks; `title` only makes it look like a meta tag to the types of React. */
type DataBlock = { "script:ld+json": Graph; title?: undefined };

type MetaTag = { title: string } | { name: string; content: string } | { property: string; content: string };

/** The tags of a page's metadata: search engines first, then Open Graph, then Twitter. */
export function metaTags(page: PageMetadata): MetaTag[] {
  const named = (name: string, content: string) => (content === "" ? [] : [{ name, content }]);
  const property = (name: string, content: string | number | undefined) =>
    content === undefined || content === "" ? [] : [{ property: name, content: String(content) }];
  return [
    { title: page.fullTitle },
    ...named("description", page.description),
    ...named("keywords", page.keywords),
    ...named("author", page.author),
    ...named("robots", page.robots),
    ...property("og:type", page.type),
    ...property("og:site_name", siteFacts.name),
    ...property("og:locale", "en_GB"),
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
    ...named("twitter:card", "summary_large_image"),
    ...named("twitter:title", page.fullTitle),
    ...named("twitter:description", page.description),
    ...named("twitter:image", page.image.url),
    ...named("twitter:image:alt", page.image.alt),
  ];
}

function structuredGraph(things: readonly Thing[]): Graph {
  return { "@context": "https://schema.org", "@graph": things };
}

/** Title, description, canonical URL, robots, sharing tags and structured data of a page (specification, "Page metadata"). */
export function pageHead({ structuredData, markdown, feeds, ...facts }: PageHeadFacts) {
  const origin = siteOrigin();
  const page = pageMetadata(facts, origin);
  const blocks: DataBlock[] = structuredData ? [{ "script:ld+json": structuredGraph(structuredData(origin)) }] : [];
  return {
    // The router writes the data block and escapes what could end it.
    meta: [...metaTags(page), ...blocks],
    links: [
      { rel: "canonical", href: page.canonical },
      ...(markdown ? [{ rel: "alternate", type: "text/markdown", href: publicUrl(markdown) }] : []),
      ...(feeds
        ? [
            { rel: "alternate", type: "application/rss+xml", title: feeds.title, href: publicUrl(feeds.rss) },
            { rel: "alternate", type: "application/feed+json", title: feeds.title, href: publicUrl(feeds.json) },
          ]
        : []),
    ],
  };
}
