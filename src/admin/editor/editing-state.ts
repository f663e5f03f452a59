import {
  type AutosavedDraft,
  type Editable,
  type OtherEditor,
  type PublicationState,
  type SaveConflict,
  type SaveIntent,
  type SaveResult,
  sameContent,
} from "../../features/content-drafts/editing.ts";
import type { LocalDrafts } from "../../features/content-drafts/local-draft.ts";

export type AutosaveState = { at: "untouched" | "waiting" | "keeping" | "kept" | "failed"; savedAt?: string };

/** A conflict with what was being saved, and what both texts began from where that is known. */
export type Conflict<Content> = SaveConflict<Content> & { mine: Content; origin: Content | null; intent: SaveIntent };

export type EditingState<Content> = {
  /** 0 until the first autosave of a new item. */
  id: number;
  base: string;
  state: PublicationState;
  stored: Content;
  /** What the last save of this window sent: it is stored with tidier HTML. */
  sent: Content;
  content: Content;
  autosave: AutosaveState;
  /** Whether this browser holds a copy of what the server does not have yet. */
  isSavedLocally: boolean;
  others: OtherEditor[];
  problems: Record<string, string>;
  conflict: Conflict<Content> | undefined;
  busy: SaveIntent | undefined;
  /** Grows when other words are put into the form from outside. */
  revision: number;
  /** Counts what the server acknowledged: autosaves, saves and discarded drafts. */
  acknowledgements: number;
  /** A button of this window has saved it. */
  isStored: boolean;
  /** The item was changed elsewhere after this work had begun. */
  isBehind: boolean;
  /** The item was deleted meanwhile. */
  isGone: boolean;
};

/** The server functions of one kind of item. */
export type Remote<Content> = {
  saveDraft: (
    given: { id: number; base: string; content: Content; key: string },
    isLeaving: boolean,
  ) => Promise<AutosavedDraft>;
  discardDraft: (id: number) => Promise<unknown>;
  store: (given: {
    id: number;
    base: string;
    content: Content;
    intent: SaveIntent;
    key: string;
    replaced?: Content;
  }) => Promise<SaveResult<Content>>;
};

export type SessionEvents = {
  onCreated: (id: number) => void;
  /** Unsaved work reached the server. */
  onAutosaved: (id: number) => void;
  onStored: (id: number, intent: SaveIntent) => void;
  onFailure: (title: string, failure: unknown) => void;
};

/** What a session begins with. */
export type SessionInput<Content> = {
  opened: Editable<Content>;
  remote: Remote<Content>;
  drafts: LocalDrafts;
  userId: string;
  kind: string;
  /** Names this window's draft in the browser, and a new item until it has an id. */
  windowId: string;
  /** The field that the clock and the lists may change without anyone writing. */
  dateField: string;
  events: SessionEvents;
};

/** The state in which the work on an opened item begins. */
export const firstState = <Content>(opened: Editable<Content>): EditingState<Content> => ({
  id: opened.id,
  base: opened.draft?.base ?? opened.base,
  state: opened.state,
  stored: opened.stored,
  sent: opened.stored,
  content: opened.draft?.content ?? opened.stored,
  autosave: opened.draft ? { at: "kept", savedAt: opened.draft.savedAt } : { at: "untouched" },
  isSavedLocally: true,
  others: opened.others,
  problems: {},
  conflict: undefined,
  busy: undefined,
  revision: 0,
  acknowledgements: 0,
  isStored: false,
  isBehind: opened.draft !== null && opened.draft.base !== opened.base,
  isGone: false,
});

/** Whether the form holds something that the stored item lacks. */
export const isChangedSince = <Content extends Record<string, string>>(
  { content, stored, sent }: Pick<EditingState<Content>, "content" | "stored" | "sent">,
  dateField: keyof Content & string,
): boolean =>
  content[dateField] !== stored[dateField] || ![stored, sent].some((saved) => sameContent(content, saved, [dateField]));

/** The content with each part that was not changed since the last save of this window as that save stored it. */
export function asStored<Content extends Record<string, string>>({
  content,
  stored,
  sent,
}: Pick<EditingState<Content>, "content" | "stored" | "sent">): Content {
  const untouched = Object.keys(content).filter((field) => content[field] === sent[field]);
  return { ...content, ...Object.fromEntries(untouched.map((field) => [field, stored[field] ?? ""])) };
}

/** Saving what is public by now leaves it public: only a person's own button unpublishes it. */
export function intentFor(intent: SaveIntent, before: PublicationState, now: PublicationState): SaveIntent {
  return intent === "draft" && before === "draft" && now !== "draft" ? "update" : intent;
}

/** What is said while the server does not answer. */
export const serverAwayText =
  "The server did not answer. Your text is stored in this browser and will be saved when it does.";
