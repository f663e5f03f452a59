import { expect, test } from "vitest";
import { sampleSections } from "./invented-texts.ts";

test("each section of the sample that is neither changed nor hidden is named", () => {
  expect(sampleSections("/about", {})).toEqual(["hero", "background", "journey", "expertise"]);
  const texts = { "background.paragraphs": ["I build bridges."], sections: ["expertise (hidden)", "background"] };
  expect(sampleSections("/about", texts)).toEqual(["hero", "journey"]);
});

test("a page that tells nothing about the owner has none", () => {
  expect(sampleSections("/contact", {})).toEqual([]);
});
