import { describe, expect, test } from "vitest";
import { reloadOnce } from "./reload-once.ts";

describe("reloadOnce", () => {
  test("reloads once, and again only after a minute", () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    let reloads = 0;
    const at = (now: number) => reloadOnce({ storage, reload: () => reloads++, now });
    expect([at(1_000_000), at(1_000_001), at(1_059_999), at(1_060_000)]).toEqual([true, false, false, true]);
    expect(reloads).toBe(2);
  });

  test("never reloads without session storage", () => {
    const throwError = () => {
      throw new Error("denied");
    };
    const reload = () => expect.unreachable("reloaded");
    expect(reloadOnce({ storage: { getItem: throwError, setItem: throwError }, reload, now: 0 })).toBe(false);
    expect(reloadOnce({ storage: { getItem: () => null, setItem: throwError }, reload, now: 1e12 })).toBe(false);
  });
});
