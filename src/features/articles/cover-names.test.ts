import { expect, test } from "vitest";
import { coverNames } from "./cover-names.ts";

test.each([
  ["What a question costs", ["Costs", "Question"]],
  ["Voice notes from the ward: recording without stopping work", ["Ward", "Voice"]],
  ["What an SOP assistant must never answer", ["Answer", "SOP"]],
  ["Übergabe im Krankenhaus: was die Nachtschicht weiß", ["Krankenhaus", "Übergabe"]],
  ["One change of policy, every change answered", ["Answered", "Change"]],
  ["Onboarding", ["Onboarding"]],
])("coverNames takes the last and the first significant word of %j", (title, words) => {
  expect(coverNames(title)).toEqual(words);
});

test("coverNames leaves out words without glyphs and words that are too long for a chart", () => {
  expect(coverNames("知識管理の実践")).toEqual([]);
  expect(coverNames("Łódź explained for auditors")).toEqual(["Auditors", "Explained"]);
  expect(coverNames("Arbeitnehmerüberlassungsgesetz erklärt")).toEqual(["Erklärt"]);
  expect(coverNames("ARBEITNEHMERÜBERLASSUNGSGESETZ erklärt")).toEqual(["Erklärt"]);
  expect(coverNames("What is it?")).toEqual([]);
  expect(coverNames("")).toEqual([]);
});
