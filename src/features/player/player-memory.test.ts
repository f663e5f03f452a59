import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readMemory, rememberedPosition, rememberPosition, rememberSettings } from "./player-memory.ts";

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("positions are stored in full seconds, the newest last, and 0 removes one", () => {
  rememberPosition(1, 12.9);
  rememberPosition(2, 5);
  rememberPosition(1, 40);
  expect(readMemory().positions).toEqual([
    [2, 5],
    [1, 40],
  ]);
  rememberPosition(2, 0);
  expect(rememberedPosition(2)).toBe(0);
  expect(rememberedPosition(1)).toBe(40);
});

test("at most fifty positions are stored", () => {
  for (let id = 1; id <= 60; id++) rememberPosition(id, id);
  expect(readMemory().positions).toHaveLength(50);
  expect(rememberedPosition(10)).toBe(0);
  expect(rememberedPosition(60)).toBe(60);
});

test("player settings and positions do not overwrite each other", () => {
  rememberPosition(1, 9);
  rememberSettings({ rate: 1.5, volume: 0.5 });
  expect(readMemory()).toEqual({ positions: [[1, 9]], rate: 1.5, volume: 0.5 });
});

test.each(["", "{", "null", "7", '{"positions":7,"rate":"fast","volume":4}', '{"positions":[[1],[1,-2],["a",3]]}'])(
  "%j in storage is ignored by the player's memory",
  (text) => {
    stored.set("player", text);
    expect(readMemory()).toEqual({ positions: [], rate: 1, volume: 1 });
  },
);

test("the player's memory works without storage", () => {
  const closed = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: closed, setItem: closed });
  rememberPosition(1, 5);
  expect(rememberedPosition(1)).toBe(0);
});
