import { createContext } from "react";
import type { Editable, VersionList } from "../../features/content-drafts/editing.ts";
import type { Remote } from "./editing-state.ts";

export type EditedKind = "article" | "episode" | "issue" | "page";

type RemoteInput<Content, Name extends "saveDraft" | "store"> = Parameters<Remote<Content>[Name]>[0];

export type EditorFunctions<Content> = {
  saveDraft: (call: {
    data: RemoteInput<Content, "saveDraft">;
    fetch: typeof fetch;
  }) => ReturnType<Remote<Content>["saveDraft"]>;
  store: (call: { data: RemoteInput<Content, "store">; fetch: typeof fetch }) => ReturnType<Remote<Content>["store"]>;
  discardDraft: (call: { data: { id: number } }) => Promise<unknown>;
  listVersions: (call: { data: { id: number } }) => Promise<VersionList>;
  readVersion: (call: { data: { id: number; version: number } }) => Promise<Content | null>;
};

export type EditorView<Content> = {
  id: number;
  content: Content;
  problems: Record<string, string>;
  onChange: (part: Partial<Content>) => void;
  /** Counts what the server acknowledged: previews and checks look again. */
  acknowledgements: number;
  /** A button of this window has saved it. */
  isStored: boolean;
  /** Sends the typed text to the server now. @returns false if it did not respond */
  flush: () => Promise<boolean>;
};

export type OpenedForm<Content> = { opened: Editable<Content> };

/** Gives the page of a new item the URL of its id; provided by `EditorPage`. */
export const CreatedItem = createContext<(id: number) => void>(() => undefined);
