import { expect, test, vi } from "vitest";
import { createConsentStore, storageKey } from "./consent-store.ts";

function setUp({ forbidden = false, stored }: { forbidden?: boolean; stored?: string } = {}) {
  const items = new Map<string, string>(stored === undefined ? [] : [[storageKey, stored]]);
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  let elsewhere = () => {};
  const reload = vi.fn<() => void>();
  const store = createConsentStore({
    storage: () => {
      if (forbidden) throw new DOMException("The operation is insecure.", "SecurityError");
      return storage;
    },
    onChangeElsewhere: (callback) => {
      elsewhere = callback;
    },
    reload,
    now: () => new Date("2026-11-21T10:00:00Z"),
  });
  const changeElsewhere = (text: string | undefined) => {
    if (text === undefined) items.delete(storageKey);
    else items.set(storageKey, text);
    elsewhere();
  };
  return { store, items, reload, changeElsewhere };
}

test("nothing is stored before a choice, and nothing is allowed", () => {
  const { store, items } = setUp();
  expect(store.has("youtube")).toBe(false);
  expect(items.size).toBe(0);
});

test("a choice is stored with its time, and the next page reads it", () => {
  const { store, items } = setUp();
  store.allow("youtube");
  expect(items.get(storageKey)).toBe('{"youtube":"2026-11-21T10:00:00.000Z"}');
  expect(setUp({ stored: items.get(storageKey) ?? "" }).store.since("youtube")).toBe("2026-11-21T10:00:00.000Z");
});

test("one service is allowed without the others", () => {
  const { store } = setUp();
  store.allow("youtube");
  expect(store.has("vimeo")).toBe(false);
});

test("the stored record is removed with the last withdrawn consent", () => {
  const { store, items } = setUp();
  store.allow("youtube");
  store.allow("vimeo");
  store.revoke("youtube");
  expect(Object.keys(JSON.parse(items.get(storageKey) ?? "") as object)).toEqual(["vimeo"]);
  store.revoke("vimeo");
  expect(items.size).toBe(0);
});

test("withdrawing a consent reloads the page only where the service was loaded", () => {
  const { store, reload } = setUp();
  store.allow("youtube");
  store.revoke("youtube");
  expect(reload).not.toHaveBeenCalled();
  store.markLoaded("vimeo");
  store.revoke("vimeo");
  expect(reload).toHaveBeenCalledOnce();
});

test("a choice made or withdrawn in another tab applies here", () => {
  const { store, reload, changeElsewhere } = setUp();
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  changeElsewhere('{"youtube":"2026-11-21T09:00:00.000Z"}');
  expect(store.has("youtube")).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
  store.markLoaded("youtube");
  changeElsewhere(undefined);
  expect(store.has("youtube")).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test("without storage a choice applies to this page view", () => {
  const { store } = setUp({ forbidden: true });
  expect(store.has("youtube")).toBe(false);
  store.allow("youtube");
  expect(store.has("youtube")).toBe(true);
  store.revoke("youtube");
  expect(store.has("youtube")).toBe(false);
});

test.each(["", "null", "[", '"text"', '{"youtube":true}'])("a record that reads %s allows nothing", (stored) => {
  expect(setUp({ stored }).store.has("youtube")).toBe(false);
});
