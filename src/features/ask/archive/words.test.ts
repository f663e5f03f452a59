import { expect, test } from "vitest";
import { sentencesOf, wordsOf } from "./words.ts";

test("wordsOf splits a text into lower-case letters and digits", () => {
  expect(wordsOf("Night-shift nurses’ WARD 4: the nurse’s Prüfung!")).toEqual([
    "night",
    "shift",
    "nurses",
    "ward",
    "4",
    "the",
    "nurse",
    "prüfung",
  ]);
  expect(wordsOf("   ")).toEqual([]);
  expect(wordsOf("x".repeat(50))).toEqual([]);
});

test("sentencesOf splits at full stops, also inside quotation marks, and keeps sentences verbatim", () => {
  expect(sentencesOf("We counted. Nineteen hours a week, and nobody had it in the budget.")).toEqual([
    "We counted.",
    "Nineteen hours a week, and nobody had it in the budget.",
  ]);
  expect(sentencesOf("“Nobody goes home earlier.” Correct. About €5.30 an hour.")).toEqual([
    "“Nobody goes home earlier.”",
    "Correct.",
    "About €5.30 an hour.",
  ]);
  expect(sentencesOf("Under section 87(1) no. 6 BetrVG it has a say. Ask Dr. Keita.")).toEqual([
    "Under section 87(1) no. 6 BetrVG it has a say.",
    "Ask Dr. Keita.",
  ]);
  expect(sentencesOf("")).toEqual([]);
});
