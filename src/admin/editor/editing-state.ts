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

export type AutosaveState = { status: "untouched" | "waiting" | "saving" | "saved" | "failed"; savedAt?: string };

/** `origin` is the common ancestor, where known. */
export type Conflict<Content> = SaveConflict<Content> & { mine: Content; origin: Content | null; intent: SaveIntent };

export type EditingState<Content> = {
  /** 0 until the first autosave of a new item. */
  id: number;
  base: string;
  state: PublicationState;
  stored: Content;
  /** Content sent by this window's last save; the server stores it with tidier HTML. */
  sent: Content;
  content: Content;
  autosave: AutosaveState;
  /** Whether this browser stores text that the server doesn't have. */
  isSavedLocally: boolean;
  others: OtherEditor[];
  problems: Record<string, string>;
  conflict: Conflict<Content> | undefined;
  busy: SaveIntent | undefined;
  /** Incremented when content is put into the form from outside. */
  revision: number;
  /** Counts acknowledged autosaves, saves and discarded drafts: previews and checks refetch when it changes. */
  acknowledgements: number;
  /** Saved by a button of this window, not only autosaved. */
  isStored: boolean;
  /** The item was changed elsewhere after this edit started. */
  isStale: boolean;
  isGone: boolean;
};

export type Remote<Content> = {
  saveDraft: (
    request: { id: number; base: string; content: Content; key: string; seen: string },
    isLeaving: boolean,
  ) => Promise<AutosavedDraft>;
  discardDraft: (id: number) => Promise<unknown>;
  store: (request: {
    id: number;
    base: string;
    content: Content;
    intent: SaveIntent;
    key: string;
    seen: string;
    replaced?: Content;
  }) => Promise<SaveResult<Content>>;
};

export type SessionEvents = {
  onCreated: (id: number) => void;
  onAutosaved: (id: number) => void;
  onStored: (id: number, intent: SaveIntent) => void;
  onFailure: (title: string, failure: unknown) => void;
};

export type SessionInput<Content> = {
  opened: Editable<Content>;
  remote: Remote<Content>;
  drafts: LocalDrafts;
  userId: string;
  kind: string;
  /** Identifies this window's local draft, and a new item until it has an id. */
  windowId: string;
  /** Field that can change without anyone editing it, by schedule or in lists. */
  dateField: string;
  events: SessionEvents;
};

export const initialState = <Content>(opened: Editable<Content>): EditingState<Content> => ({
  id: opened.id,
  base: opened.draft?.base ?? opened.base,
  state: opened.state,
  stored: opened.stored,
  sent: opened.stored,
  content: opened.draft?.content ?? opened.stored,
  autosave: opened.draft ? { status: "saved", savedAt: opened.draft.savedAt } : { status: "untouched" },
  isSavedLocally: true,
  others: opened.others,
  problems: {},
  conflict: undefined,
  busy: undefined,
  revision: 0,
  acknowledgements: 0,
  isStored: false,
  isStale: opened.draft !== null && opened.draft.base !== opened.base,
  isGone: false,
});

type SavedContent<Content> = Pick<EditingState<Content>, "content" | "stored" | "sent">;

export const isChangedSince = <Content extends Record<string, string>>(
  { content, stored, sent }: SavedContent<Content>,
  dateField: keyof Content & string,
): boolean =>
  content[dateField] !== stored[dateField] || ![stored, sent].some((saved) => sameContent(content, saved, [dateField]));

/** Fields unchanged since this window's last save take their stored form. */
export function asStored<Content extends Record<string, string>>({
  content,
  stored,
  sent,
}: SavedContent<Content>): Content {
  const untouched = Object.keys(content).filter((field) => content[field] === sent[field]);
  return { ...content, ...Object.fromEntries(untouched.map((field) => [field, stored[field] ?? ""])) };
}

/** An item made public meanwhile stays public: only an explicit click unpublishes it. */
export function intentFor(intent: SaveIntent, previous: PublicationState, current: PublicationState): SaveIntent {
  return intent === "draft" && previous === "draft" && current !== "draft" ? "update" : intent;
}

export const serverUnreachableText =
  "The server did not answer. Your text is stored in this browser and will be saved when it does.";
