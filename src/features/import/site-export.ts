import type { Readable } from "node:stream";
import type { Language } from "../../lib/language.ts";
import { UnreadableFile } from "../../server-context/foreign-files/unreadable-file.ts";

export type SourceKind = "ghost" | "wordpress" | "substack" | "feed" | "medium" | "markdown";

type Item = {
  /** Stable within the source (guid or id), so that a second run recognises it. */
  key: string;
  /** Entry, line or item for messages: "posts/12.html", "item 7". */
  place: string;
  /** One message for each change or loss. */
  notes: string[];
  /** Every URL (absolute, or path with query) at which the old site served it. */
  oldUrls: string[];
};

export type SourceState = "draft" | "scheduled" | "published";

export type SourcePicture = { url: string; alt: string };

/** Also a page of the former site, which has the same fields. */
export type SourceArticle = Item & {
  kind: "article" | "page";
  title: string;
  slug: string;
  /** Not sanitised. */
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
  /** Verbatim from the old site's feed. */
  guid?: string | undefined;
  /** Fields of the editor, if this site wrote the export. */
  fields?: Record<string, string>;
};

/** `start` in seconds. */
export type SourceChapter = { start: number; title: string; url: string | null; picture: string | null };

export type SourcePerson = { name: string; role: string | null; url: string | null; picture: string | null };

export type SourceEpisode = Item & {
  kind: "episode";
  /** Verbatim. */
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
  /** Its fields as an article, if it was an article with a recording. */
  post?: Pick<SourceArticle, "slug" | "excerpt" | "tags" | "authors">;
};

export type SourceShow = {
  kind: "show";
  place: string;
  /** The UUID in podcast:guid. */
  guid: string | null;
  title: string;
  description: string;
  /** "Business" or "Business > Careers". */
  categories: string[];
  ownerName: string | null;
  ownerEmail: string | null;
  isExplicit: boolean | null;
  hasCover?: boolean;
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
  /** Language of all items, if the export has one. */
  language?: Language | undefined;
  /** Path of a list of subscribers, which is imported separately. */
  subscriberList?: string | undefined;
};

export type SiteExport = Omit<ExportHead, "kind"> & {
  /** Starts over on each call. Iterating may throw UnreadableFile. */
  items: () => AsyncIterable<SourceItem>;
  /** Finds a file by the URL or path in a text. */
  file: (url: string) => Promise<SourceFile | undefined>;
  close: () => Promise<void>;
};

/** Rejects the entire export; the message is a sentence for users and names the place. */
export class UnreadableExport extends UnreadableFile {
  override name = "UnreadableExport";
}
