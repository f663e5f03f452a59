import { type SitePath, sitePaths } from "../facts/navigation.ts";
import { xmlDocument } from "./xml-document.ts";

export type SitemapEntry = {
  path: string;
  /** ISO timestamp, only where known. */
  modifiedAt?: string;
  /** Absolute URLs. */
  images?: readonly string[];
  video?: SitemapVideo;
};

export type SitemapVideo = {
  title: string;
  description: string;
  thumbnail: string;
  player: string;
};

/** The protocol's limit; beyond it there is an index of parts. */
export const sitemapLimit = 50_000;

/** Small enough to write and read quickly. */
export const sitemapPartSize = 10_000;

const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";

export const listedPages = Object.keys(sitePaths) as SitePath[];

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

/** Root-relative; parts count from 1. */
export const sitemapPartPath = (part: number) => `/sitemap-${part}.xml`;

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
