import { authorName, siteFacts } from "../facts/site-facts.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { cardPath, cardSize } from "./card-path.ts";

export type PageFacts = {
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
export type PageMetadata = {
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
