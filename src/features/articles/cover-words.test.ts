import { expect, test } from "vitest";
import { coverWords } from "./cover-words.ts";

test.each([
  ["What a question costs", ["Costs", "Question"]],
  ["Voice notes from the ward: recording without stopping work", ["Ward", "Voice"]],
  ["What an SOP assistant must never answer", ["Answer", "SOP"]],
  ["Übergabe im Krankenhaus: was die Nachtschicht weiß", ["Krankenhaus", "Übergabe"]],
  ["One change of policy, every change answered", ["Answered", "Change"]],
  ["Onboarding", ["Onboarding"]],
])("%s leads to its last telling word from its first", (title, words) => {
  expect(coverWords(title)).toEqual(words);
});

test("leaves out words that the lettering lacks or that are too long for a chart", () => {
  expect(coverWords("知識管理の実践")).toEqual([]);
  expect(coverWords("Łódź explained for auditors")).toEqual(["Auditors", "Explained"]);
  expect(coverWords("Arbeitnehmerüberlassungsgesetz erklärt")).toEqual(["Erklärt"]);
  expect(coverWords("What is it?")).toEqual([]);
  expect(coverWords("")).toEqual([]);
});
