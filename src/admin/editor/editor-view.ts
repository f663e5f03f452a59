import { createContext } from "react";
import type { Editable, VersionList } from "../../features/content-drafts/editing.ts";
import type { EditingState, Remote } from "./editing-state.ts";

export type EditedKind = "article" | "episode" | "issue" | "page";

type RemoteInput<Content, Name extends "saveDraft" | "store"> = Parameters<Remote<Content>[Name]>[0];

type FetchCall<Data> = { data: Data; fetch: typeof fetch };

export type EditorFunctions<Content> = {
  saveDraft: (call: FetchCall<RemoteInput<Content, "saveDraft">>) => ReturnType<Remote<Content>["saveDraft"]>;
  store: (call: FetchCall<RemoteInput<Content, "store">>) => ReturnType<Remote<Content>["store"]>;
  discardDraft: (call: { data: { id: number } }) => Promise<unknown>;
  listVersions: (call: { data: { id: number } }) => Promise<VersionList>;
  readVersion: (call: { data: { id: number; version: number } }) => Promise<Content | null>;
};

export type EditorView<Content> = Pick<
  EditingState<Content>,
  "id" | "content" | "problems" | "acknowledgements" | "isStored"
> & {
  onChange: (part: Partial<Content>) => void;
  /** Sends the typed text to the server now. @returns false if it did not respond */
  flush: () => Promise<boolean>;
};

export type OpenedForm<Content> = { opened: Editable<Content> };

/** Called with the id of a new item, so that its page gets its own URL. */
export const CreatedItem = createContext<(id: number) => void>(() => undefined);
