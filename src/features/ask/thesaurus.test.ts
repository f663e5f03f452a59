import { expect, test } from "vitest";
import { formatThesaurus, parseThesaurus } from "./thesaurus.ts";

test("parseThesaurus reads one word per line, with its synonyms", () => {
  const read = parseThesaurus('Übergabe = handover,  shift "change" \n\nkeep\nmake =\n');
  expect(read).toEqual({
    words: [
      { word: "übergabe", meanings: "handover, shift change" },
      { word: "keep", meanings: "" },
      { word: "make", meanings: "" },
    ],
  });
  expect(formatThesaurus(read.words)).toBe("übergabe = handover, shift change\nkeep\nmake");
});

test.each(["two words = one", "= handover", "a".repeat(201)])("parseThesaurus reports the line of: %s", (line) => {
  expect(parseThesaurus(`keep\n${line}`)).toMatchObject({ faultyLine: 2 });
});
