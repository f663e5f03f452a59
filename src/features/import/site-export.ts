import type { Readable } from "node:stream";
import type { Language } from "../../lib/language.ts";
import { UnreadableFile } from "../../server-context/foreign-files/unreadable-file.ts";

export type SourceKind = "ghost" | "wordpress" | "substack" | "feed" | "medium" | "markdown";

type Item = {
  /** Stable within the source (guid or id): a second run recognises it. */
  key: string;
  /** Entry, line or item, for sentences: "posts/12.html", "item 7". */
  place: string;
  /** Each change or loss, as a sentence. */
  notes: string[];
  /** Every URL (absolute or path with query) under which the old site served it. */
  oldUrls: string[];
};

export type SourceState = "draft" | "scheduled" | "published";

export type SourcePicture = { url: string; alt: string };

/** A page of the former site has the fields of an article. */
export type SourceArticle = Item & {
  kind: "article" | "page";
  title: string;
  slug: string;
  /** Portable, but not sanitised. */
  html: string;
  excerpt: string;
  state: SourceState;
  /** ISO; null for a draft without a date. */
  publishedAt: string | null;
  updatedAt: string | null;
  tags: string[];
  authors: string[];
  picture: SourcePicture | null;
  canonicalUrl: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
  /** URL of its recording. */
  recording?: string | undefined;
  /** As the old site's feed says it, to the letter. */
  guid?: string | undefined;
  /** Fields of this site's own form, where this site wrote the export. */
  fields?: Record<string, string>;
};

/** `start` in seconds. */
export type SourceChapter = { start: number; title: string; url: string | null; picture: string | null };

export type SourcePerson = { name: string; role: string | null; url: string | null; picture: string | null };

export type SourceEpisode = Item & {
  kind: "episode";
  /** To the letter. */
  guid: string;
  title: string;
  html: string;
  publishedAt: string | null;
  state: SourceState;
  enclosure: { url: string; bytes: number | null; type: string } | null;
  seconds: number | null;
  season: number | null;
  number: number | null;
  chapters: SourceChapter[] | { url: string; type: string } | null;
  transcripts: { url: string; type: string }[];
  people: SourcePerson[];
  /** Absent for a full episode. */
  type?: "trailer" | "bonus";
  isExplicit?: boolean;
  soundbites: { start: number; duration: number; title: string | null }[];
  picture: SourcePicture | null;
  fields?: Record<string, string>;
  /** Its fields as an article, for an article with a recording. */
  post?: Pick<SourceArticle, "slug" | "excerpt" | "tags" | "authors">;
};

export type SourceShow = {
  kind: "show";
  place: string;
  /** UUID, as podcast:guid says it. */
  guid: string | null;
  title: string;
  description: string;
  /** "Business" or "Business > Careers". */
  categories: string[];
  author: string | null;
  ownerName: string | null;
  ownerEmail: string | null;
  picture: string | null;
  isExplicit: boolean | null;
  isLocked: boolean | null;
  oldUrls: string[];
};

/** An unreadable item; the others are imported. */
export type SourceProblem = { kind: "problem"; place: string; sentence: string };

export type SourceItem = SourceArticle | SourceEpisode | SourceShow | SourceProblem;

/** A file that the export itself contains. */
export type SourceFile = { bytes: number; open: () => Promise<Readable> };

/** First value that a reader yields. */
export type ExportHead = {
  kind: "head";
  source: SourceKind;
  siteUrl: string | null;
  /** Language of all items, where the export names one. */
  language?: Language | undefined;
  /** Place of a list of subscribers, which has an import of its own. */
  subscriberList?: string | undefined;
};

export type SiteExport = Omit<ExportHead, "kind"> & {
  /** From the start, each time. Its iteration throws UnreadableFile. */
  items: () => AsyncIterable<SourceItem>;
  /** By the URL or path that texts use. */
  file: (url: string) => Promise<SourceFile | undefined>;
  close: () => Promise<void>;
};

/** The entire export is rejected; the message is a sentence for users and names the place. */
export class UnreadableExport extends UnreadableFile {
  override name = "UnreadableExport";
}
