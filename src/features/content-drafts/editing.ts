import type { Failure, Result } from "../../lib/result.ts";

/** Whether visitors see it; a scheduled item whose time has come is published. */
export type PublicationState = "draft" | "published" | "scheduled";

/** How exports call a state. */
export const publicationStateWords: Record<PublicationState, string> = {
  draft: "Draft",
  published: "Published",
  scheduled: "Scheduled",
};

/** What pressing a button of a form makes of an item. */
export type SaveIntent = "draft" | "publish" | "schedule" | "update";

/** Someone else who has unsaved work on the same item. */
export type OtherEditor = { email: string /** ISO timestamp. */; at: string };

/** An item as its form opens it. */
export type Editable<Content> = {
  /** 0 for a new item. */
  id: number;
  /** Names the stored version; a save that knows an older one is a conflict. */
  base: string;
  state: PublicationState;
  stored: Content;
  /** The person's own unsaved work, or null. */
  draft: {
    content: Content;
    base: string;
    /** ISO timestamp. */
    savedAt: string;
    /** An autosave created the item, and no button has saved it yet. */
    isFresh: boolean;
  } | null;
  others: OtherEditor[];
};

/** What an autosave comes to. */
export type AutosavedDraft = {
  /** 0 while there is nothing to store of a new item. */
  id: number;
  /** The stored version that the next save starts from. */
  base: string;
  /** ISO timestamp. */
  savedAt: string;
  others: OtherEditor[];
  /** The item was changed after this work began: saving will ask. */
  isBehind: boolean;
  /** The item was deleted after this work began. */
  isGone: boolean;
};

/** A save that started from another version than the stored one. */
export type SaveConflict<Content> = Failure<"conflict"> & {
  /** Email address of the author of the stored version. */
  by: string;
  /** The same person, in another window. */
  isOwn: boolean;
  /** ISO timestamp. */
  at: string;
  base: string;
  state: PublicationState;
  theirs: Content;
};

/** What a save comes to. */
export type SaveResult<Content> = Result<
  { id: number; base: string; state: PublicationState; stored: Content },
  | SaveConflict<Content>
  /** The item was deleted in between. */
  | Failure<"gone">
  /** Sentences by field. */
  | (Failure<"invalid"> & { fields: Record<string, string> })
>;

/** What an item without a title is called in the admin area. */
export const untitled = "Untitled draft";

/** Whether two contents are the same, apart from the fields named in `except`. */
export function sameContent<Content extends Record<string, string>>(
  one: Content,
  other: Content,
  except: readonly string[] = [],
): boolean {
  return Object.keys(one).every((field) => except.includes(field) || one[field] === other[field]);
}

/** A state that was saved. */
export type SavedVersion = {
  id: number;
  /** Email address. */
  savedBy: string;
  /** ISO timestamp. */
  savedAt: string;
  /** The state of the item with it, or "unsaved" for words that were given up for others. */
  status: string;
  /** Words that it added to the version before it and removed from it; null when they were not counted. */
  size: { added: number; removed: number } | null;
};

/** The saved states of an item, newest first. */
export type VersionList = {
  versions: SavedVersion[];
  /** The one that is stored now; null when the item has changed since. */
  currentId: number | null;
};
