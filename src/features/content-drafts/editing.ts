import type { Failure, Result } from "../../lib/result.ts";

/** Status of versions that an assistant drafted for a saved item. */
export const draftedStatus = "drafted";

/** A scheduled item whose date has passed is "published". */
export type PublicationState = "draft" | "published" | "scheduled";

export const publicationStateLabels: Record<PublicationState, string> = {
  draft: "Draft",
  published: "Published",
  scheduled: "Scheduled",
};

export type ContentKind = "article" | "episode" | "issue" | "page";

/** Kinds with a publication date: in feeds, plans and statistics, and drafted by assistants. */
export type DatedKind = Exclude<ContentKind, "page">;

export type TrashableKind = "article" | "episode" | "page";

export type TrashableItem = { kind: TrashableKind; id: number };

export const trashableTables = { article: "blog_articles", episode: "blog", page: "pages" } as const;

export type SaveIntent = "draft" | "publish" | "schedule" | "update";

export type OtherEditor = { email: string /** ISO timestamp. */; at: string };

export type Editable<Content> = {
  id: number;
  /** Identifies the stored version; saving from an older one is a conflict. */
  base: string;
  state: PublicationState;
  stored: Content;
  draft: {
    content: Content;
    base: string;
    /** ISO timestamp. */
    savedAt: string;
    /** Created by an autosave, not yet saved explicitly. */
    isFresh: boolean;
    /** The assistant that wrote it last, until it is saved explicitly. */
    draftedBy: string | null;
  } | null;
  others: OtherEditor[];
};

/** Result of an autosave. */
export type AutosavedDraft = {
  /** 0 while a new item is empty. */
  id: number;
  /** Version that the next save starts from. */
  base: string;
  /** ISO timestamp. */
  savedAt: string;
  others: OtherEditor[];
  /** The item has changed since this edit started: saving will be a conflict. */
  isStale: boolean;
  /** The item was deleted after this edit started. */
  isGone: boolean;
};

export type SaveConflict<Content> = Failure<"conflict"> & {
  /** Email address of the author of the stored version. */
  by: string;
  /** Saved by the same user in another window. */
  isOwn: boolean;
  /** ISO timestamp. */
  at: string;
  base: string;
  state: PublicationState;
  theirs: Content;
};

export type SaveResult<Content> = Result<
  { id: number; base: string; state: PublicationState; stored: Content },
  | SaveConflict<Content>
  /** Deleted meanwhile. */
  | Failure<"gone">
  /** Error messages by field. */
  | (Failure<"invalid"> & { fields: Record<string, string> })
>;

export const untitled = "Untitled draft";

export function sameContent<Content extends Record<string, string>>(
  a: Content,
  b: Content,
  except: readonly string[] = [],
): boolean {
  return Object.keys(a).every((field) => except.includes(field) || a[field] === b[field]);
}

export type SavedVersion = {
  id: number;
  savedBy: string;
  /** ISO timestamp. */
  savedAt: string;
  /** State when saved, "unsaved" for text discarded in a conflict, or `draftedStatus`. */
  status: string;
  /** Words; null if they were not counted. */
  size: { added: number; removed: number } | null;
};

export type VersionList = {
  versions: SavedVersion[];
  currentId: number | null;
};
