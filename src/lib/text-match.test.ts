import { describe, expect, test } from "vitest";
import { markHits } from "./text-match.ts";

const marked = (text: string, term: string) =>
  markHits(text, term)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join("");

describe("markHits", () => {
  test.each([
    ["The night shift", "night", "The [night] shift"],
    ["The Night shift", "nIGHT", "The [Night] shift"],
    ["Übergabe und übergabe", "ÜBER", "[Über]gabe und [über]gabe"],
    ["100% of 10_000 (a+b)", "0% of 10_000 (a+b)", "10[0% of 10_000 (a+b)]"],
    ["a.b axb", "a.b", "[a.b] axb"],
    ["C:\\SOP", "\\", "C:[\\]SOP"],
    ["A well-known fact, and/or rule", "well-known", "A [well-known] fact, and/or rule"],
    ["A well-known fact, and/or rule", "and/or", "A well-known fact, [and/or] rule"],
    ["nothing here", "elsewhere", "nothing here"],
    ["spaces", "  ", "spaces"],
  ])("in %s, marks the term %s as %s", (text, term, expected) => {
    expect(marked(text, term)).toBe(expected);
  });

  test("preserves the text", () => {
    const text = "Aus der Praxis: prüfen, prüfen, prüfen.";
    expect(
      markHits(text, "prüfen")
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  });
});
