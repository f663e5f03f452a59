import {
  type Editable,
  type SaveConflict,
  type SaveIntent,
  sameContent,
} from "../../features/content-drafts/editing.ts";
import type { FoundDraft } from "../../features/content-drafts/local-draft.ts";
import { typedSince } from "../../features/content-drafts/typed-since.ts";
import { createStore } from "../../lib/store.ts";
import { asStored, type EditingState, initialState, intentFor, type SessionInput } from "./editing-state.ts";

/** Milliseconds without typing before an autosave, and between retries while the server is unreachable. */
const typingPauseMs = 900;
const retryMs = 5000;

/** Editing state of one item in one window. Stores text locally at once, autosaves after a pause, one request at a time. */
export function createEditingSession<Content extends Record<string, string>>(input: SessionInput<Content>) {
  const { opened, remote, drafts, userId, kind, events, dateField, windowId: key } = input;
  const store = createStore(initialState(opened));
  let current = store.read();
  /** Compared by identity: contents are immutable. */
  let acknowledged = current.content;
  /** Stored content when this edit started, if known. */
  let origin: Content | null = current.isStale ? null : opened.stored;
  let queue: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSaving = false;
  /** Time of the unsaved changes on the server that this window knows. */
  let seen = opened.draft?.savedAt ?? "";

  const draftKey = (id = current.id) => ({ userId, kind, id, windowId: key });
  const isDirty = () => current.content !== acknowledged;

  function set(part: Partial<EditingState<Content>>): void {
    current = { ...current, ...part };
    store.set(current);
  }

  function serialize<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = queue.then(work, work);
    queue = next.catch(() => undefined);
    return next;
  }

  function scheduleFlush(delayMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delayMs);
  }

  function assignId(id: number): void {
    if (id === 0 || id === current.id) return;
    drafts.remove(draftKey());
    set({ id });
    if (isDirty()) drafts.write(draftKey(), current);
    events.onCreated(id);
  }

  function acknowledge(content: Content): void {
    acknowledged = content;
    drafts.acknowledge(draftKey(), content);
  }

  /** True when the server has everything afterwards. */
  async function flush(isLeaving = false): Promise<boolean> {
    clearTimeout(timer);
    if (!isDirty()) return true;
    return serialize(async () => {
      if (!isDirty()) return true;
      const { content, id, base } = current;
      set({ autosave: { ...current.autosave, status: "saving" } });
      try {
        const autosave = await remote.saveDraft({ id, base, content, key, seen }, isLeaving);
        seen = autosave.savedAt;
        assignId(autosave.id);
        acknowledge(content);
        if (current.state === "draft" && !autosave.isStale) origin = content;
        const { base: newBase, others, isStale, isGone } = autosave;
        set({ base: newBase, others, isStale, isGone, acknowledgements: current.acknowledgements + 1 });
        events.onAutosaved(autosave.id);
        return settle(autosave.savedAt);
      } catch {
        set({ autosave: { ...current.autosave, status: "failed" } });
        scheduleFlush(retryMs);
        return false;
      }
    });
  }

  function settle(savedAt?: string): boolean {
    const isDone = !isDirty();
    if (isDone && savedAt) set({ autosave: { status: "saved", savedAt } });
    if (isDone) return true;
    set({ autosave: { ...current.autosave, status: "waiting" } });
    scheduleFlush(typingPauseMs);
    return false;
  }

  function change(part: Partial<Content>): void {
    const content = { ...current.content, ...part };
    const problems = Object.fromEntries(Object.entries(current.problems).filter(([name]) => !(name in part)));
    const isSavedLocally = drafts.write(draftKey(), { content, base: current.base });
    set({ content, problems, isSavedLocally, autosave: { ...current.autosave, status: "waiting" } });
    scheduleFlush(typingPauseMs);
  }

  function replace(content: Content): void {
    change(content);
    set({ revision: current.revision + 1 });
  }

  /** A change of state or date alone, such as scheduled publication, isn't a conflict. */
  function isSameText({ theirs }: SaveConflict<Content>): boolean {
    return [origin, current.content].some((text) => text !== null && sameContent(theirs, text, [dateField]));
  }

  /** Adopts the stored item of a conflict as the version to edit. */
  function rebase(conflict: SaveConflict<Content>): void {
    const dateIsMine = origin === null || current.content[dateField] !== origin[dateField];
    if (!dateIsMine) {
      set({ content: { ...current.content, [dateField]: conflict.theirs[dateField] } });
    }
    origin = conflict.theirs;
    set({ base: conflict.base, state: conflict.state, stored: conflict.theirs, sent: conflict.theirs });
  }

  /** Adopts the date that a save has set unless it was edited since. */
  function adoptDate(sent: Content, saved: Content): void {
    if (current.content[dateField] !== sent[dateField]) return;
    const wasDirty = isDirty();
    set({ content: { ...current.content, [dateField]: saved[dateField] } });
    if (!wasDirty) acknowledged = current.content;
  }

  async function send(intent: SaveIntent, replaced?: Content): Promise<boolean> {
    const { id, base, content } = current;
    const request = { id, base, content, intent, key, seen, ...(replaced ? { replaced } : {}) };
    const result = await remote.store(request);
    if (result.ok) {
      const { state, stored } = result.value;
      assignId(result.value.id);
      acknowledge(content);
      adoptDate(content, stored);
      origin = stored;
      set({
        base: result.value.base,
        state,
        stored,
        sent: content,
        conflict: undefined,
        isStale: false,
        isGone: false,
        isStored: true,
        acknowledgements: current.acknowledgements + 1,
      });
      if (settle()) set({ autosave: { status: "untouched" } });
      events.onStored(result.value.id, intent);
      return true;
    }
    if (result.code === "conflict") {
      const newIntent = intentFor(intent, current.state, result.state);
      if (isSameText(result)) {
        rebase(result);
        return send(newIntent, replaced);
      }
      set({ conflict: { ...result, mine: asStored(current), origin, intent: newIntent } });
    } else if (result.code === "gone") set({ isGone: true });
    else set({ problems: result.fields });
    settle();
    return false;
  }

  /** Ignored while another save is running. */
  async function save(intent: SaveIntent, replaced?: Content): Promise<boolean> {
    if (isSaving) return false;
    isSaving = true;
    clearTimeout(timer);
    set({ busy: intent, problems: {} });
    try {
      return await serialize(() => send(intent, replaced));
    } catch (failure) {
      events.onFailure("It was not saved", failure);
      if (isDirty()) {
        set({ autosave: { ...current.autosave, status: "failed" } });
        scheduleFlush(retryMs);
      }
      return false;
    } finally {
      isSaving = false;
      set({ busy: undefined });
    }
  }

  return {
    windowId: key,
    read: store.read,
    subscribe: store.subscribe,
    change,
    replace,
    save,
    flush,
    isDirty,
    /** False when the server did not acknowledge the pending text in time. */
    async flushWithin(timeoutMs: number): Promise<boolean> {
      const timeout = new Promise<false>((resolve) => {
        setTimeout(() => resolve(false), timeoutMs);
      });
      return Promise.race([flush(), timeout]);
    },
    /** Saves the chosen text; this window's text is stored as a version if it was replaced. */
    async resolve(chosen: Content): Promise<boolean> {
      const { conflict } = current;
      if (!conflict) return false;
      origin = conflict.theirs;
      set({ base: conflict.base, state: conflict.state, stored: conflict.theirs });
      replace(chosen);
      return save(conflict.intent, sameContent(chosen, conflict.mine) ? undefined : conflict.mine);
    },
    closeConflict: () => set({ conflict: undefined, isStale: true }),
    /** Continues from the stored item after a change other than a save, such as a new send time. */
    adopt({ base, state, stored }: Pick<Editable<Content>, "base" | "state" | "stored">): void {
      origin = stored;
      adoptDate(current.content, stored);
      set({ base, state, stored, isStale: false });
    },
    restore(draft: FoundDraft, content: Content): void {
      // The restorer counts as the last author: they compared the text with the newest version.
      const isOwn = opened.draft !== null && opened.draft.base === opened.base;
      if (draft.base !== current.base && current.id !== 0 && !isOwn) {
        origin = null;
        set({ base: draft.base, isStale: true });
      }
      replace(content);
      drafts.remove(draft.key);
    },
    /** Keeps fields typed while the server discards the draft. @returns the discarded text */
    async discard(): Promise<Content> {
      const { content } = current;
      clearTimeout(timer);
      try {
        await serialize(() => remote.discardDraft(current.id));
      } catch (failure) {
        settle();
        throw failure;
      }
      const typed = current.content === content ? undefined : typedSince(content, current.content, current.stored);
      acknowledged = current.stored;
      drafts.remove(draftKey());
      set({
        content: current.stored,
        autosave: { status: "untouched" },
        problems: {},
        revision: current.revision + 1,
        acknowledgements: current.acknowledgements + 1,
      });
      if (typed) change(typed);
      events.onAutosaved(current.id);
      return content;
    },
    /** For an item that has since been deleted. */
    saveAsNew(): Promise<boolean> {
      drafts.remove(draftKey());
      set({ id: 0, base: "", state: "draft", isGone: false, isStale: false });
      origin = null;
      replace(current.content);
      return flush();
    },
    /** Stops the autosave timer; pending text is sent once more. */
    close(): void {
      clearTimeout(timer);
      if (isDirty()) void flush(true).finally(() => clearTimeout(timer));
    },
  };
}
