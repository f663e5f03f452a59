import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { diffWords, type MarkedPart, type MergedPart, mergeWords } from "./word-diff.ts";

const only = (parts: MarkedPart[]) => parts.filter(({ isOnlyHere }) => isOnlyHere).map(({ text }) => text.trim());

describe("the words that differ between two texts", () => {
  test("are marked on their own side", () => {
    const { one, other } = diffWords(
      "People ask whoever answered last time.",
      "People ask whoever helped them last time.",
    );
    expect(only(one)).toEqual(["answered"]);
    expect(only(other)).toEqual(["helped them"]);
  });

  test("are marked together with the spaces between them", () => {
    expect(only(diffWords("left behind", "written, offline").one)).toEqual(["left behind"]);
  });

  test("are none in equal texts, and all beside an empty one", () => {
    expect(only(diffWords("a b", "a b").one)).toEqual([]);
    expect(diffWords("a b", "")).toEqual({ one: [{ text: "a b", isOnlyHere: true }], other: [] });
  });

  test("leave the texts whole, with the same words in common", () => {
    const text = fc.array(fc.constantFrom("a", "b", "c", " ", "\n")).map((words) => words.join(" "));
    fc.assert(
      fc.property(text, text, (one, other) => {
        const marked = diffWords(one, other);
        const joined = (parts: MarkedPart[]) => parts.map((part) => part.text).join("");
        const common = (parts: MarkedPart[]) =>
          joined(parts.filter(({ isOnlyHere }) => !isOnlyHere)).replaceAll(/\s/g, "");
        expect([joined(marked.one), joined(marked.other)]).toEqual([one, other]);
        expect(common(marked.one)).toBe(common(marked.other));
      }),
    );
  });

  test("are everything between the common ends of very long texts", () => {
    const long = (word: string) => `start ${`${word} `.repeat(3000)}end`;
    expect(only(diffWords(long("a"), long("b")).one)).toHaveLength(1);
  });
});

describe("two texts in one", () => {
  const short = (parts: MergedPart[]) => parts.map(({ text, change }) => `${change[0]}:${text.trim()}`);

  test("have what was removed before what was added, in runs of words", () => {
    expect(short(mergeWords("who answered last time, and only", "who helped them last week, and only"))).toEqual([
      "s:who",
      "r:answered",
      "a:helped them",
      "s:last",
      "r:time,",
      "a:week,",
      "s:and only",
    ]);
  });

  test("hold both texts whole", () => {
    const text = fc.array(fc.constantFrom("a", "b", "c", " ", "\n")).map((words) => words.join(" "));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const merged = mergeWords(before, after);
        const without = (change: MergedPart["change"]) =>
          merged.flatMap((part) => (part.change === change ? [] : [part.text])).join("");
        expect(without("added")).toBe(before);
        expect(without("removed")).toBe(after);
      }),
    );
  });
});
