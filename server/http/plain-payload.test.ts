import { expect, test } from "vitest";
import { isPlainPayload } from "./plain-payload.ts";

const payload = (t: unknown) => ({ t, f: 63, m: [] });
const list = (...a: unknown[]) => ({ t: 9, i: 0, a, o: 0 });
const text = { t: 1, s: "x" };

test.each([
  [payload({ t: 2, s: 1 })],
  [payload({ t: 0, s: 1.5 })],
  [payload(list(text, { t: 4, i: 0 }))],
  [payload({ t: 10, i: 0, p: { k: ["data"], v: [text] }, o: 0 })],
])("plain data passes: %j", (given) => {
  expect(isPlainPayload(given)).toBe(true);
});

test.each([
  [null],
  [[]],
  [{ t: undefined }],
  [payload({ t: 3, s: "1" })],
  [payload({ t: 6, i: 0, c: "(a+)+$", m: "" })],
  [payload({ t: 0, s: "1" })],
  [payload({ t: 9, i: 0, l: 4_294_967_295 })],
  [payload(list({ t: 22, i: 1 }))],
  [payload({ t: 10, i: 0, p: { k: ["data"], v: [] }, o: 0 })],
  [payload({ t: 10, i: 0, p: { k: [{ t: 1, s: "data" }], v: [text] }, o: 0 })],
])("everything else does not: %j", (given) => {
  expect(isPlainPayload(given)).toBe(false);
});

test("what is deeper than anything that the site sends does not pass", () => {
  let node: unknown = text;
  for (let depth = 0; depth < 10_000; depth++) node = list(node);
  expect(isPlainPayload(payload(node))).toBe(false);
});
