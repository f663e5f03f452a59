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

/** Somebody else who has unsaved work on the same item. */
export type OtherEditor = { email: string /** ISO timestamp. */; at: string };

/** An item as its form opens it. */
export type Editable<Content> = {
  /** 0 for a new item. */
  id: number;
  /** Names the stored version; a save that knows an older one is refused. */
  base: string;
  state: PublicationState;
  stored: Content;
  /** The person's own unsaved work, or null. */
  draft: { content: Content; base: string /** ISO timestamp. */; savedAt: string } | null;
  others: OtherEditor[];
};

/** What a save comes to. */
export type SaveResult =
  | { ok: true; id: number; base: string }
  /** Somebody else saved in between. */
  | { ok: false; problem: "conflict"; by: string /** ISO timestamp. */; at: string; base: string }
  | { ok: false; problem: "fields"; fields: Record<string, string> };

export type SavedVersion = { id: number; savedBy: string /** ISO timestamp. */; savedAt: string; status: string };

/** Rows of one page of a list in the admin area. */
export const adminPageSize = 25;

export type ListRequest = { search: string; sort: string; page: number; state: string; category: string };
