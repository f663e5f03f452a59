import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readingMinutes, revisionDate } from "./article.ts";

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(" ");

describe("reading time", () => {
  it.each([
    ["no parts", [], 3],
    ["empty parts", ["", null, undefined], 3],
    ["white space only", [" \n\t", "\u00a0"], 3],
    ["tags only", ["<p></p><hr>", "<img src='a b c' alt='three more words'>"], 3],
    ["one word", ["word"], 1],
    ["199 words", [words(199)], 1],
    ["200 words", [words(200)], 1],
    ["201 words", [words(201)], 2],
    ["words in several parts", [words(150), null, words(150)], 2],
    ["parts that end and begin without white space", [words(200), words(200)], 2],
    ["1,000 words", [words(1_000)], 5],
  ])("of %s", (_, parts, minutes) => {
    expect(readingMinutes(parts)).toBe(minutes);
  });

  it("counts neither tags nor their attributes", () => {
    expect(readingMinutes([`<p class="one two">${words(199)} <a href="/x" title="three four">word</a></p>`])).toBe(1);
  });

  it("treats a tag as a break between words", () => {
    expect(readingMinutes([Array.from({ length: 201 }, () => "<li>word</li>").join("")])).toBe(2);
  });

  it("counts a lone symbol as text", () => {
    expect(readingMinutes([`${words(198)} 3 < 4`])).toBe(2);
  });

  it("counts any words between any white space", () => {
    const space = fc.constantFrom(" ", "\n", "\t", "  ", "\u00a0", "<br>", " <em>", "</em> ");
    fc.assert(
      fc.property(fc.array(space, { minLength: 1, maxLength: 900 }), (spaces) => {
        const text = spaces.map((gap) => `word${gap}`).join("");
        expect(readingMinutes([text])).toBe(Math.ceil(spaces.length / 200));
      }),
    );
  });
});

describe("revision date", () => {
  const at = (publicationDate: string, createdAt: string, updatedAt: string) =>
    revisionDate({ publicationDate, createdAt, updatedAt });

  it("is the date of a change more than a day after publication", () => {
    expect(at("2026-01-01T00:00:00Z", "2025-12-01T00:00:00Z", "2026-01-03T00:00:00Z")).toBe("2026-01-03T00:00:00Z");
  });

  it.each([
    ["a correction of the first day", "2026-01-01T00:00:00Z", "2025-12-01T00:00:00Z", "2026-01-01T20:00:00Z"],
    ["an imported row", "2026-01-01T00:00:00Z", "2026-06-01T00:00:00Z", "2026-06-01T00:00:00Z"],
    ["a change before the publication", "2026-01-01T00:00:00Z", "2025-12-01T00:00:00Z", "2025-12-20T00:00:00Z"],
  ])("is null for %s", (_, publicationDate, createdAt, updatedAt) => {
    expect(at(publicationDate, createdAt, updatedAt)).toBeNull();
  });
});
