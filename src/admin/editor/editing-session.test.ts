import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { AutosavedDraft, Editable, SaveConflict, SaveResult } from "../../features/content-drafts/editing.ts";
import { createLocalDrafts } from "../../features/content-drafts/local-draft.ts";
import { fail, ok } from "../../lib/result.ts";
import { createEditingSession } from "./editing-session.ts";
import type { Remote } from "./editing-state.ts";

type Content = { title: string; text: string; date: string };

const empty: Content = { title: "", text: "", date: "" };
const stored: Content = { title: "Lights", text: "Old", date: "" };
const opened: Editable<Content> = { id: 7, base: "3", state: "published", stored, draft: null, others: [] };
const item = { userId: "anna", kind: "article", id: 7 };

function memory() {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    removeItem: (key: string) => void entries.delete(key),
    setItem: (key: string, text: string) => void entries.set(key, text),
  };
}

function start(changes: Partial<Editable<Content>> = {}) {
  const store = memory();
  const drafts = createLocalDrafts(() => store);
  const autosave = (id: number, base: string): AutosavedDraft => ({
    id,
    base,
    savedAt: "now",
    others: [],
    isStale: false,
    isGone: false,
  });
  const remote = {
    saveDraft: vi.fn<Remote<Content>["saveDraft"]>(({ id, base }) => Promise.resolve(autosave(id || 12, base || "1"))),
    discardDraft: vi.fn<Remote<Content>["discardDraft"]>(() => Promise.resolve()),
    store: vi.fn<Remote<Content>["store"]>(({ id, content }) =>
      Promise.resolve(ok({ id: id || 12, base: "9", state: "published", stored: content })),
    ),
  };
  const events = { onCreated: vi.fn(), onAutosaved: vi.fn(), onStored: vi.fn(), onFailure: vi.fn() };
  const session = createEditingSession<Content>({
    opened: { ...opened, ...changes },
    remote,
    drafts,
    userId: "anna",
    kind: "article",
    windowId: "one",
    dateField: "date",
    events,
  });
  return { session, remote, drafts, events, autosave };
}

const conflict = (theirs: Partial<Content>, base = "4"): SaveConflict<Content> => ({
  ...fail("conflict"),
  by: "ben@example.com",
  isOwn: false,
  at: "2026-01-01T00:00:00.000Z",
  base,
  state: "published",
  theirs: { ...stored, ...theirs },
});

describe("editing session", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("stores each keystroke in the browser and removes it once the server has it", async () => {
    const { session, remote, drafts } = start();
    session.change({ text: "New" });
    expect(drafts.find(item)[0]).toMatchObject({ base: "3", content: { text: "New" } });
    expect(session.isDirty()).toBe(true);
    await vi.runAllTimersAsync();
    expect(remote.saveDraft).toHaveBeenCalledTimes(1);
    expect(drafts.find(item)).toEqual([]);
    expect([session.isDirty(), session.read().autosave.status]).toEqual([false, "saved"]);
  });

  test("keeps text in the browser while the server is unreachable and retries by itself", async () => {
    const { session, remote, drafts } = start();
    remote.saveDraft.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    session.change({ text: "New" });
    expect(await session.flush()).toBe(false);
    expect(session.read().autosave.status).toBe("failed");
    expect(drafts.find(item)).toHaveLength(1);
    await vi.runAllTimersAsync();
    expect(session.read().autosave.status).toBe("saved");
    expect(drafts.find(item)).toEqual([]);
  });

  test("creates a new item only once, however much is typed before the first response", async () => {
    const { session, remote, events, drafts, autosave } = start({ id: 0, base: "", state: "draft", stored: empty });
    const pending = Promise.withResolvers<AutosavedDraft>();
    remote.saveDraft.mockReturnValueOnce(pending.promise);
    session.change({ title: "L" });
    const first = session.flush();
    session.change({ title: "Lights" });
    const saved = session.save("draft");
    pending.resolve(autosave(12, "1"));
    await Promise.all([first, saved]);
    expect(events.onCreated.mock.calls).toEqual([[12]]);
    expect(remote.store.mock.calls[0]?.[0]).toMatchObject({
      id: 12,
      base: "1",
      key: "one",
      content: { title: "Lights" },
    });
    expect([drafts.count("anna"), session.isDirty()]).toEqual([0, false]);
  });

  test("saves one at a time from the newest version and ignores a second press", async () => {
    const { session, remote } = start();
    const pending = Promise.withResolvers<SaveResult<Content>>();
    remote.store.mockReturnValueOnce(pending.promise);
    session.change({ text: "One" });
    const [first, second] = [session.save("update"), session.save("update")];
    await vi.waitFor(() => expect(remote.store).toHaveBeenCalled(), { timeout: 30_000 });
    session.change({ text: "Two" });
    const storedMeanwhile = { ...stored, text: "One" };
    pending.resolve(ok({ id: 7, base: "9", state: "published", stored: storedMeanwhile }));
    expect([await first, await second]).toEqual([true, false]);
    // Text typed while saving is neither lost nor sent with the earlier version.
    expect(session.read().content.text).toBe("Two");
    await vi.runAllTimersAsync();
    expect(remote.saveDraft.mock.calls[0]?.[0]).toMatchObject({ base: "9", content: { text: "Two" } });
    await session.save("update");
    expect(remote.store.mock.calls.map(([{ base }]) => base)).toEqual(["3", "9"]);
  });

  test("shows the date set by publishing", async () => {
    const { session, remote } = start({ state: "draft" });
    const published = { ...stored, date: "2026-01-01T00:00:00.000Z" };
    remote.store.mockResolvedValueOnce(ok({ id: 7, base: "9", state: "published", stored: published }));
    await session.save("publish");
    expect(session.read().content).toEqual(published);
    expect([session.isDirty(), session.read().autosave.status]).toEqual([false, "untouched"]);
  });

  test("reports no conflict for a change of state or date alone", async () => {
    const { session, remote } = start({ state: "scheduled" });
    remote.store.mockResolvedValueOnce(conflict({ date: "2026-01-01T00:00:00.000Z" }));
    session.change({ text: "Mine" });
    expect(await session.save("update")).toBe(true);
    expect(session.read().conflict).toBeUndefined();
    expect(remote.store.mock.calls[1]?.[0]).toMatchObject({
      base: "4",
      content: { text: "Mine", date: "2026-01-01T00:00:00.000Z" },
    });
  });

  test("shows both texts of a conflict and sends the replaced one with the choice", async () => {
    const { session, remote } = start();
    remote.store.mockResolvedValueOnce(conflict({ text: "Theirs" }));
    session.change({ text: "Mine" });
    expect(await session.save("update")).toBe(false);
    expect(session.read().conflict).toMatchObject({
      mine: { text: "Mine" },
      theirs: { text: "Theirs" },
      origin: { text: "Old" },
    });
    expect(await session.resolve({ ...stored, text: "Theirs" })).toBe(true);
    expect(remote.store.mock.calls[1]?.[0]).toMatchObject({
      base: "4",
      content: { text: "Theirs" },
      replaced: { text: "Mine" },
    });
    expect(session.read().conflict).toBeUndefined();
  });

  test("remembers a postponed conflict and ignores parts that the server only tidied", async () => {
    const { session, remote } = start();
    remote.store.mockResolvedValueOnce(
      ok({ id: 7, base: "4", state: "published", stored: { ...stored, text: "Tidy" } }),
    );
    session.change({ text: "Untidy" });
    await session.save("update");
    remote.store.mockResolvedValueOnce(conflict({ title: "Theirs", text: "Tidy" }, "5"));
    session.change({ title: "Mine" });
    await session.save("update");
    expect(session.read().conflict?.mine).toEqual({ ...stored, title: "Mine", text: "Tidy" });
    session.closeConflict();
    expect(session.read()).toMatchObject({ conflict: undefined, isStale: true });
  });

  test("continues from an item changed by something other than a save", async () => {
    const { session, remote } = start({ state: "draft" });
    const scheduled = { ...stored, date: "2090-01-01T09:00:00.000Z" };
    session.adopt({ base: "8", state: "scheduled", stored: scheduled });
    expect(session.read()).toMatchObject({ state: "scheduled", content: scheduled, isStale: false });
    expect(session.isDirty()).toBe(false);
    session.change({ text: "New" });
    await session.save("update");
    expect(remote.store.mock.calls[0]?.[0]).toMatchObject({ base: "8" });
  });

  test("keeps an item public that was published while its draft was edited", async () => {
    const { session, remote } = start({ state: "draft" });
    remote.store.mockResolvedValueOnce(conflict({}));
    session.change({ text: "Mine" });
    await session.save("draft");
    expect(remote.store.mock.calls[1]?.[0]).toMatchObject({ intent: "update" });
  });

  test("reports a failed save and keeps autosaving without publishing", async () => {
    const { session, remote, events } = start({ state: "draft" });
    remote.store.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    session.change({ text: "New" });
    expect(await session.save("publish")).toBe(false);
    expect(events.onFailure).toHaveBeenCalledTimes(1);
    await vi.runAllTimersAsync();
    expect(remote.store).toHaveBeenCalledTimes(1);
    expect(session.read().autosave.status).toBe("saved");
  });

  test("restores discarded text and saves a deleted item as a new one", async () => {
    const { session, remote, events } = start();
    session.change({ text: "New" });
    const discarded = await session.discard();
    expect(session.read()).toMatchObject({ content: stored, autosave: { status: "untouched" } });
    session.replace(discarded);
    const deletedResult: SaveResult<Content> = fail("gone");
    remote.store.mockResolvedValueOnce(deletedResult);
    await session.save("update");
    expect(session.read().isGone).toBe(true);
    expect(await session.saveAsNew()).toBe(true);
    expect(events.onCreated.mock.calls).toEqual([[12]]);
    expect(session.read()).toMatchObject({ id: 12, isGone: false, content: { text: "New" } });
  });

  test("keeps text typed while discarding, and retries the autosave if discarding fails", async () => {
    const { session, remote, drafts } = start();
    const discarded = Promise.withResolvers<undefined>();
    remote.discardDraft.mockReturnValueOnce(discarded.promise);
    session.change({ text: "New", title: "Other lights" });
    const done = session.discard();
    await vi.waitFor(() => expect(remote.discardDraft).toHaveBeenCalled(), { timeout: 30_000 });
    session.change({ text: "Newer" });
    discarded.resolve(undefined);
    expect(await done).toMatchObject({ text: "New", title: "Other lights" });
    expect(session.read().content).toEqual({ ...stored, text: "Newer" });
    expect(drafts.find(item)[0]?.content).toEqual({ ...stored, text: "Newer" });
    await vi.runAllTimersAsync();
    expect(remote.saveDraft.mock.calls.at(-1)?.[0].content).toEqual({ ...stored, text: "Newer" });

    remote.discardDraft.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    session.change({ text: "Newest" });
    await expect(session.discard()).rejects.toThrow("Failed to fetch");
    await vi.runAllTimersAsync();
    expect(remote.saveDraft.mock.calls.at(-1)?.[0].content).toEqual({ ...stored, text: "Newest" });
  });

  test("waits a limited time for the last save before leaving", async () => {
    const { session, remote } = start();
    session.change({ text: "New" });
    expect(await session.flushWithin(2000)).toBe(true);
    remote.saveDraft.mockReturnValueOnce(new Promise(() => undefined));
    session.change({ text: "Newer" });
    const flushed = session.flushWithin(2000);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await flushed).toBe(false);
  });
});
