import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DiffPart, diffWords } from "./word-diff.ts";

describe("merging two texts", () => {
  const short = (parts: DiffPart[]) => parts.map(({ text, change }) => `${change[0]}:${text.trim()}`);

  test("puts removed words before added ones, in runs", () => {
    expect(short(diffWords("who answered last time, and only", "who helped them last week, and only"))).toEqual([
      "s:who",
      "r:answered",
      "a:helped them",
      "s:last",
      "r:time,",
      "a:week,",
      "s:and only",
    ]);
  });

  test("marks nothing in equal texts, and everything when the other text is empty", () => {
    expect(diffWords("a b", "a b")).toEqual([{ text: "a b", change: "same" }]);
    expect(diffWords("a b", "")).toEqual([{ text: "a b", change: "removed" }]);
  });

  test("marks only the changed words of a long text", () => {
    const words = Array.from({ length: 20_000 }, (_, n) => `word${n}`);
    const changed = words.with(9, "other").with(19_990, "other");
    const marked = diffWords(words.join(" "), changed.join(" ")).filter(({ change }) => change !== "same");
    expect(marked.map(({ text }) => text)).toEqual(["word9", "other", "word19990", "other"]);
  });

  test("marks everything between a common prefix and suffix when nothing else matches", () => {
    const long = (word: string) => `start ${`${word} `.repeat(3000)}end`;
    expect(short(diffWords(long("a"), long("b"))).map((part) => part.slice(0, 3))).toEqual([
      "s:s",
      "r:a",
      "a:b",
      "s:e",
    ]);
  });

  test("preserves both texts", () => {
    const text = fc.array(fc.constantFrom("a", "b", "c", " ", "\n")).map((words) => words.join(" "));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const merged = diffWords(before, after);
        const without = (change: DiffPart["change"]) =>
          merged.flatMap((part) => (part.change === change ? [] : [part.text])).join("");
        expect(without("added")).toBe(before);
        expect(without("removed")).toBe(after);
      }),
    );
  });
});
