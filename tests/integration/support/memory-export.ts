import { Readable } from "node:stream";
import type { SiteExport, SourceArticle, SourceEpisode, SourceItem } from "../../../src/features/import/site-export.ts";

export const sourceArticle = (key: string, changes: Partial<SourceArticle> = {}): SourceArticle => ({
  kind: "article",
  key,
  place: `posts/${key}.html`,
  notes: [],
  oldUrls: [`https://old.example/2019/${key}/`],
  title: `On ${key}`,
  slug: key,
  html: `<p>All about ${key}.</p>`,
  excerpt: `About ${key}`,
  state: "published",
  publishedAt: "2019-05-01T10:00:00.000Z",
  updatedAt: null,
  tags: ["Harbours"],
  authors: ["Anna Voss"],
  picture: null,
  canonicalUrl: null,
  metaTitle: null,
  metaDescription: null,
  ...changes,
});

export const sourceEpisode = (key: string, changes: Partial<SourceEpisode> = {}): SourceEpisode => ({
  kind: "episode",
  key,
  place: `item ${key}`,
  notes: [],
  oldUrls: [`https://old.example/episodes/${key}`],
  guid: key,
  title: `Episode on ${key}`,
  html: "<p>First words.</p><ul><li>One</li><li>Two</li></ul>",
  publishedAt: "2020-05-01T10:00:00.000Z",
  state: "published",
  enclosure: { url: `https://cdn.example/${key}.mp3`, bytes: 1_000_000, type: "audio/mpeg" },
  seconds: 60,
  season: 2,
  number: 7,
  chapters: null,
  transcripts: [],
  people: [{ name: "Ben Pilot", role: "guest", url: null, picture: null }],
  soundbites: [{ start: 73.5, duration: 60, title: "What a pilot knows" }],
  picture: null,
  ...changes,
});

/** An export that exists in memory only; `reads` counts how often each file was opened. */
export function memoryExport(items: readonly SourceItem[], files: Readonly<Record<string, Uint8Array>> = {}) {
  const reads: Record<string, number> = {};
  const exported: SiteExport = {
    source: "ghost",
    siteUrl: "https://old.example",
    async *items() {
      yield* items;
    },
    async file(url) {
      const bytes = files[url];
      if (!bytes) return undefined;
      return {
        bytes: bytes.length,
        async open() {
          reads[url] = (reads[url] ?? 0) + 1;
          return Readable.from([bytes]);
        },
      };
    },
    close: async () => undefined,
  };
  return { exported, reads };
}
