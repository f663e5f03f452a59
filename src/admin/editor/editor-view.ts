import type { Editable, SaveIntent, VersionList } from "../../features/content-drafts/editing.ts";
import type { ForIds } from "../list/use-delete-action.ts";
import type { Remote } from "./editing-state.ts";

export type EditedKind = "article" | "episode" | "issue";

type Given<Content, Name extends "saveDraft" | "store"> = Parameters<Remote<Content>[Name]>[0];

export type EditorFunctions<Content> = {
  saveDraft: (call: {
    data: Given<Content, "saveDraft">;
    fetch: typeof fetch;
  }) => ReturnType<Remote<Content>["saveDraft"]>;
  store: (call: { data: Given<Content, "store">; fetch: typeof fetch }) => ReturnType<Remote<Content>["store"]>;
  discardDraft: (call: { data: { id: number } }) => Promise<unknown>;
  remove: ForIds;
  restore: ForIds;
  listVersions: (call: { data: { id: number } }) => Promise<VersionList>;
  readVersion: (call: { data: { id: number; version: number } }) => Promise<Content | null>;
};

export type EditorView<Content> = {
  id: number;
  content: Content;
  problems: Record<string, string>;
  onChange: (part: Partial<Content>) => void;
};

export type OpenedForm<Content> = {
  opened: Editable<Content>;
  onCreated: (id: number) => void;
  onStored: (id: number, intent: SaveIntent) => void;
};
