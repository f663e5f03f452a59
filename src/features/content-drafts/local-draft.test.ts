import { describe, expect, test } from "vitest";
import { createLocalDrafts } from "./local-draft.ts";

const day = 86_400_000;

/** Storage for `room` characters. */
function memory(room = Number.POSITIVE_INFINITY) {
  const entries = new Map<string, string>();
  return {
    entries,
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    removeItem: (key: string) => void entries.delete(key),
    setItem(key: string, text: string) {
      const others = [...entries].filter(([other]) => other !== key).reduce((sum, [, other]) => sum + other.length, 0);
      if (others + text.length > room) throw new DOMException("no room", "QuotaExceededError");
      entries.set(key, text);
    },
  };
}

const item = { userId: "anna", kind: "article", id: 7 };
const target = { ...item, windowId: "one" };
const words = (title: string) => ({ content: { title }, base: "3" });

describe("local drafts", () => {
  test("are found by item and user, newest first, except by the window that wrote them", () => {
    let time = 1000;
    const drafts = createLocalDrafts(
      () => store,
      () => time,
    );
    const store = memory();
    drafts.write(target, words("first"));
    time = 2000;
    drafts.write({ ...target, windowId: "two" }, words("second"));
    drafts.write({ ...target, id: 70 }, words("another article"));
    drafts.write({ ...target, userId: "ben" }, words("another person"));
    expect(drafts.find(item).map(({ content }) => content.title)).toEqual(["second", "first"]);
    expect(drafts.find(item, "two")).toEqual([{ ...words("first"), savedAt: 1000, key: target }]);
    expect(drafts.count("anna")).toBe(3);
    drafts.clear("anna");
    expect([drafts.count("anna"), drafts.count("ben")]).toEqual([0, 1]);
  });

  test("are removed once the server has stored exactly their text", () => {
    const store = memory();
    const drafts = createLocalDrafts(() => store);
    drafts.write(target, words("Lights"));
    drafts.acknowledge(target, { title: "Light" });
    expect(drafts.find(item)).toHaveLength(1);
    drafts.acknowledge(target, { title: "Lights" });
    expect(drafts.find(item)).toEqual([]);
  });

  test("expire after 90 days", () => {
    let time = 0;
    const store = memory();
    const drafts = createLocalDrafts(
      () => store,
      () => time,
    );
    drafts.write(target, words("old"));
    time = 90 * day;
    expect(drafts.find(item)).toHaveLength(1);
    time = 90 * day + 1;
    expect(drafts.find(item)).toEqual([]);
    expect(store.entries.size).toBe(0);
  });

  test.each(["{", "null", "[]", '{"content":null,"base":"","savedAt":1}', '{"content":{},"base":1,"savedAt":1}'])(
    "are ignored if invalid: %s",
    (text) => {
      const store = memory();
      store.entries.set("draft:anna:article:7:one", text);
      expect(createLocalDrafts(() => store).find(item)).toEqual([]);
    },
  );

  test("replace expired ones when the storage is full, or else are not written", () => {
    let time = 0;
    const store = memory(120);
    const drafts = createLocalDrafts(
      () => store,
      () => time,
    );
    expect(drafts.write({ ...target, windowId: "old" }, words("x".repeat(50)))).toBe(true);
    expect(drafts.write(target, words("y".repeat(50)))).toBe(false);
    expect(drafts.find(item).map(({ key }) => key.windowId)).toEqual(["old"]);
    time = 91 * day;
    expect(drafts.write(target, words("y".repeat(50)))).toBe(true);
  });

  test("are neither written nor found in a browser that forbids storage", () => {
    const drafts = createLocalDrafts(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
    expect(drafts.write(target, words("a"))).toBe(false);
    expect(drafts.find(item)).toEqual([]);
    expect(drafts.count("anna")).toBe(0);
  });
});
