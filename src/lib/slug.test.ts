import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";

test.each([
  ["What a question costs", "what-a-question-costs"],
  ["Größe, Übung & Maß!", "groesse-uebung-mass"],
  ["The works council’s log file", "the-works-councils-log-file"],
  ["  Café 24/7  ", "cafe-24-7"],
  ["???", ""],
])("%s becomes %s", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test("a long title is cut after a whole word", () => {
  const slug = slugOf("word ".repeat(40));
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(slug.endsWith("-word")).toBe(true);
});
