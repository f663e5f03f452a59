import { expect, test } from "vitest";
import { inputFault } from "./plain-input.functions.ts";

test.each([
  [undefined],
  [null],
  ["text"],
  [Number.NaN],
  [{ id: 1, state: undefined, ids: [1, 2], on: true, content: { title: "Tides" } }],
  [Object.assign(Object.create(null) as object, { q: "handover" })],
])("plain data is valid: %j", (input) => {
  expect(inputFault(input)).toBeUndefined();
});

test.each<[string, unknown]>([
  ["a map", new Map([["a", 1]])],
  ["a set", new Set([1])],
  ["a date", new Date(0)],
  ["a pattern", /a/],
  ["bytes", new Uint8Array(4)],
  ["a buffer", new ArrayBuffer(4)],
  ["a promise", Promise.resolve(1)],
  ["a stream", new ReadableStream()],
  ["an error", new Error("x")],
  ["a boxed text", Object("x")],
  ["a large integer", 1n],
  ["a symbol", Symbol.iterator],
  ["a function", () => undefined],
  ["a named symbol", { [Symbol.toStringTag]: "x" }],
])("%s is a fault of structure, wherever it is", (_what, value) => {
  expect(inputFault(value)).toBe("structure");
  expect(inputFault({ list: [{ value }] })).toBe("structure");
});

test("a NUL character in values or names is a fault, reported after structural ones", () => {
  expect(inputFault({ notes: ["a\0b"] })).toBe("control characters");
  expect(inputFault({ "a\0": 1 })).toBe("control characters");
  expect(inputFault(["a\0b", new Date(0)])).toBe("structure");
});

test("an object referenced twice is a structural fault", () => {
  const shared = {};
  expect(inputFault([shared, shared])).toBe("structure");
  const cyclic: { self?: unknown } = {};
  cyclic.self = cyclic;
  expect(inputFault(cyclic)).toBe("structure");
});

test("exponentially shared references are rejected at once", () => {
  let level: unknown = [];
  for (let depth = 0; depth < 28; depth++) level = [level, level, level];
  expect(inputFault(level)).toBe("structure");
});

test("input deeper or larger than the site's own is a structural fault", () => {
  let deep: unknown = "x";
  for (let depth = 0; depth < 100_000; depth++) deep = [deep];
  expect(inputFault(deep)).toBe("structure");
  expect(inputFault(Array.from({ length: 20_000 }, () => 1))).toBe("structure");
  expect(inputFault(Array.from({ length: 5_000 }, () => 1))).toBeUndefined();
});
