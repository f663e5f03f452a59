import type { SourceKind, SourceShow } from "./site-export.ts";

export type ImportState = "reading" | "ready" | "running" | "done" | "failed" | "undoing" | "undone";

/** A run turns new and changed into added, updated or failed; the others stay the same. */
export const importOutcomes = [
  "new",
  "changed",
  "same",
  "edited",
  "left-out",
  "unreadable",
  "added",
  "updated",
  "failed",
] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export const showFactLabels = {
  title: "Title",
  description: "Description",
  categories: "Categories",
  explicit: "Explicit content",
  ownerName: "Name of the owner",
  ownerEmail: "Email of the owner",
  guid: "Podcast GUID, by which apps recognise the show",
} as const;
export type ShowFactName = keyof typeof showFactLabels;
export const showFactNames = Object.keys(showFactLabels) as ShowFactName[];

export type ImportChoice = {
  articles: boolean;
  pages: boolean;
  episodes: boolean;
  /** Pictures and files that texts name. */
  media: boolean;
  /** URL of the former site, if the export doesn't contain it. */
  siteUrl: string;
  recordings: "copy" | "leave";
  /** What articles with a recording become. */
  posts: "episodes" | "articles";
  /** Authors who are the owner. */
  ownAuthors: string[];
  /** Otherwise everything becomes a draft. */
  keepsState: boolean;
  /** Categories by tag; other tags are categories themselves. */
  categories: Record<string, string>;
  /** For articles without a tag. */
  category: string;
  /** Facts of the show to copy into the settings. */
  show: ShowFactName[];
};

export const defaultChoice: ImportChoice = {
  articles: true,
  pages: true,
  episodes: true,
  media: true,
  siteUrl: "",
  recordings: "leave",
  posts: "episodes",
  ownAuthors: [],
  keepsState: true,
  categories: {},
  category: "Articles",
  show: ["guid"],
};

/** The category of a tag. */
export const categoryOfTag = ({ categories }: Pick<ImportChoice, "categories">, tag: string): string =>
  (Object.hasOwn(categories, tag) ? categories[tag] : undefined) ?? tag;

export type ImportedShow = Pick<
  SourceShow,
  "title" | "description" | "categories" | "isExplicit" | "ownerName" | "ownerEmail" | "hasCover" | "oldUrls"
> & { guid?: string | null };

/** A field of the settings that an import has changed. */
export type ChangedSetting = { group: "names" | "podcast"; field: string; before: string; after: string };

/** Facts of the feed that differ from the settings. */
export type ShowFact = { name: ShowFactName; label: string; here: string; feed: string };

export type SiteImport = {
  id: number;
  fileName: string;
  source: SourceKind | null;
  siteUrl: string | null;
  state: ImportState;
  problem: string | null;
  choice: ImportChoice | null;
  /** Facts of a podcast; `notes` report those that don't fit the settings. */
  show: { title: string; facts: ShowFact[]; notes: string[] } | null;
  redirects: number;
  createdAt: string;
  finishedAt: string | null;
  counts: Partial<Record<ImportOutcome, number>>;
  /** Articles, pages, episodes and unreadable items. */
  total: number;
  /** Pictures and files of new or changed items. */
  files: number;
  recordings: { count: number; bytes: number };
  tags: { tag: string; count: number }[];
  /** Authors, one of whom may be the owner. */
  authors: string[];
  /** Articles with a recording. */
  posts: number;
  /** Items with pictures or files that couldn't be fetched. */
  gaps: number;
  subscriberList: string | null;
};

/** Start of a note about a picture or file that couldn't be fetched. */
export const gapNote = "The file ";

const surnameOf = (name: string) => name.trim().split(/\s+/).at(-1)?.toLowerCase() ?? "";

/** Whether it may be another name of the owner, such as "A. Voss". */
export const sharesSurname = (author: string, owner: string): boolean =>
  owner !== "" && author !== owner && surnameOf(author) === surnameOf(owner);

export type ImportItem = {
  position: number;
  kind: "article" | "page" | "episode" | "problem";
  place: string;
  title: string;
  outcome: ImportOutcome;
  notes: string[];
  itemId: number | null;
  /** Both versions, if the site's own has been edited since. */
  theirs: Record<string, string> | null;
  ours: Record<string, string> | null;
};

/** One outcome, or items with gaps. */
export const importFilters = [...importOutcomes, "gaps"] as const;
export type ImportFilter = (typeof importFilters)[number];

/** Formats in which this site can be exported. */
export const exportFormats = ["ghost", "wordpress", "markdown"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Of another product's export. */
export const maxExportBytes = 2 * 1024 * 1024 * 1024;

export const sourceNames: Readonly<Record<SourceKind, string>> = {
  ghost: "Ghost",
  wordpress: "WordPress",
  substack: "Substack",
  feed: "Podcast feed",
  medium: "Medium",
  markdown: "Markdown folder",
};

/** Typical size of a picture, for the estimate. */
export const pictureBytes = 300_000;

/** Files that an import copies; recordings that stay at their host don't count. */
export function copiedBy(
  { files, recordings }: Pick<SiteImport, "files" | "recordings">,
  choice: Pick<ImportChoice, "media" | "recordings" | "episodes">,
): { files: number; bytes: number } {
  const pictures = choice.media ? files : 0;
  const copied = choice.episodes && choice.recordings === "copy" ? recordings : { count: 0, bytes: 0 };
  return { files: pictures + copied.count, bytes: pictures * pictureBytes + copied.bytes };
}

/** Roughly half a second per file, 5 MB per second, and 30 items per second. */
export const estimatedSeconds = ({ files, bytes, total }: { files: number; bytes: number; total: number }): number =>
  Math.ceil(files / 2 + bytes / 5_000_000 + total / 30);

/** Feeds, archives and tag pages of a former site, and their replacements. */
export function siteRedirects(source: SourceKind, tags: ReadonlyMap<string, string>, slugOf: (text: string) => string) {
  const feeds: Partial<Record<SourceKind, Record<string, string>>> = {
    ghost: { "/rss": "/rss.xml", "/archive": "/blog" },
    wordpress: { "/feed": "/rss.xml", "/feed/podcast": "/podcast/feed.xml", "/comments/feed": "/rss.xml" },
    substack: { "/feed": "/rss.xml", "/archive": "/blog" },
    medium: { "/feed": "/rss.xml" },
  };
  const folders: Partial<Record<SourceKind, string[]>> = { ghost: ["tag"], wordpress: ["tag", "category"] };
  const pages = Object.entries(feeds[source] ?? {}).map(([from, target]) => ({ source: from, target }));
  for (const folder of folders[source] ?? []) {
    for (const [tag, category] of tags) {
      const slug = slugOf(tag);
      const target = `/blog/category/${encodeURIComponent(category)}`;
      if (slug)
        pages.push(
          { source: `/${folder}/${slug}`, target },
          { source: `/${folder}/${slug}/rss`, target: `${target}/rss.xml` },
        );
    }
  }
  return pages;
}
