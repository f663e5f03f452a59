import type { SitePath } from "../facts/navigation.ts";
import { xmlDocument } from "./xml-document.ts";

export type SitemapEntry = {
  /** Root-relative. */
  path: string;
  /** ISO timestamp of the last change, only where it is known. */
  modifiedAt?: string | undefined;
  /** Absolute URLs of the pictures on the page. */
  images?: readonly string[] | undefined;
  video?: SitemapVideo | undefined;
};

export type SitemapVideo = {
  title: string;
  description: string;
  /** Absolute URLs. */
  thumbnail: string;
  player: string;
};

/** Entries that one sitemap may hold by the protocol; beyond it there is an index of parts. */
export const sitemapLimit = 50_000;

/** Entries of one part when there is an index: small enough to be written and read quickly. */
export const sitemapPartSize = 10_000;

const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** Every page of our own that search engines may list and that has no parameters. */
const listed: Record<SitePath, true> = {
  "/": true,
  "/about": true,
  "/about/company": true,
  "/blog": true,
  "/contact": true,
  "/cookie-policy": true,
  "/demo": true,
  "/ebook": true,
  "/episodes": true,
  "/impressum": true,
  "/accessibility": true,
  "/knowledge-audit": true,
  "/podcast": true,
  "/podcast-registration": true,
  "/privacy-policy": true,
  "/privacy/my-data": true,
  "/roi-calculator": true,
  "/schedule-interview": true,
  "/services/financial": true,
  "/services/healthcare": true,
  "/services/logistics": true,
  "/services/manufacturing": true,
  "/solutions/asksopia": true,
  "/solutions/healthcare/ai-sop-agent": true,
  "/strategy-call": true,
  "/ask": true,
  "/sunday-review": true,
};

/** The pages of the sitemap that are always there. */
export const listedPages = Object.keys(listed) as SitePath[];

/** A sitemap of these pages, with their pictures and videos. */
export function sitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const namespaces = {
    xmlns: schema,
    "xmlns:image": "http://www.google.com/schemas/sitemap-image/1.1",
    "xmlns:video": "http://www.google.com/schemas/sitemap-video/1.1",
  };
  return xmlDocument("urlset", namespaces, (root) => {
    for (const { path, modifiedAt, images = [], video } of entries) {
      const url = root.ele("url");
      url.ele("loc").txt(origin + path);
      if (modifiedAt) url.ele("lastmod").txt(modifiedAt);
      for (const image of images) url.ele("image:image").ele("image:loc").txt(image);
      if (video) {
        const node = url.ele("video:video");
        node.ele("video:thumbnail_loc").txt(video.thumbnail);
        node.ele("video:title").txt(video.title);
        node.ele("video:description").txt(video.description);
        node.ele("video:player_loc").txt(video.player);
      }
    }
  });
}

/** Root-relative URL of a part, counted from 1. */
export const sitemapPartPath = (part: number) => `/sitemap-${part}.xml`;

/** The index of a sitemap of `count` entries in parts. */
export function sitemapIndex(origin: string, count: number): string {
  return xmlDocument("sitemapindex", { xmlns: schema }, (root) => {
    for (let part = 1; part <= Math.ceil(count / sitemapPartSize); part++) {
      root
        .ele("sitemap")
        .ele("loc")
        .txt(origin + sitemapPartPath(part));
    }
  });
}
