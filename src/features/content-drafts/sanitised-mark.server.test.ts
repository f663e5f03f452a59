import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hostileVectors } from "../../../tests/hostile/hostile-vectors.ts";
import { sanitiseHtml } from "./sanitise-html.server.ts";
import { isMarked, sanitisedMark, sanitiserVersion } from "./sanitised-mark.server.ts";

test("a sanitised mark is valid only for the same HTML parts in the same order", () => {
  const mark = sanitisedMark(["<p>a</p>", null, "<p>b</p>"]);
  expect(isMarked(mark, ["<p>a</p>", "", "<p>b</p>"])).toBe(true);
  for (const other of [["<p>a</p>", "<p>b</p>", null], ["<p>a</p>", null, "<p>b</p> "], ["<p>a</p>"], []]) {
    expect(isMarked(mark, other)).toBe(false);
  }
  expect([null, undefined, "", `${sanitiserVersion}:`].some((stored) => isMarked(stored, []))).toBe(false);
});

test("HTML changed by sanitising gets no mark", () => {
  expect(sanitisedMark(["<p>a</p>", "<p onclick='b'>c</p>"])).toBeNull();
  expect(sanitisedMark(["<br>"])).toBeNull();
});

/** Hash of the sanitised hostile HTML, by version of the sanitiser. */
const results: Record<number, string> = { 1: "PM5Mo1AxJm3oa-G5c74h-YlOrvnJt99Vjnws0KvI_ck" };

test("a change of the sanitiser's output requires a new version", () => {
  const hash = createHash("sha256");
  for (const vector of hostileVectors) hash.update(`${sanitiseHtml(vector)}\n`);
  expect(hash.digest("base64url"), "raise sanitiserVersion and add the result").toBe(results[sanitiserVersion]);
});
