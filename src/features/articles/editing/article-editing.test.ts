import { expect, test } from "vitest";
import { articleChecks, emptyArticle } from "./article-editing.ts";

const complete = { ...emptyArticle, title: "A", slug: "a", summary: "B", category: "C", section1: "<p>Words.</p>" };

test("an article with the fields shown in lists and some text passes all checks", () => {
  expect(articleChecks(complete)).toEqual([]);
});

test("required publish checks come before advice", () => {
  const checks = articleChecks({ ...complete, summary: " ", section1: '<p></p><img src="/a.png" alt=" ">' });
  expect(checks.map(({ field, isRequired }) => [field, isRequired])).toEqual([
    ["summary", true],
    ["section1", false],
  ]);
});

test("pictures without alternative text are counted per field", () => {
  const section3 = '<img src="/a.png"><img src="/b.png" alt=""><img alt="A light" src="/c.png">';
  expect(articleChecks({ ...complete, section3 })).toEqual([
    { field: "section3", message: "Describe 2 images in section 3.", isRequired: false },
  ]);
});

test("a second picture is reported only without alternative text", () => {
  const pictured = { ...complete, featuredImageUrl2: "/media/a.png" };
  expect(articleChecks({ ...pictured, featuredImageAlt2: " " })).toEqual([
    { field: "featuredImageAlt2", message: "Describe the second image.", isRequired: false },
  ]);
  expect(articleChecks({ ...pictured, featuredImageAlt2: "A light at sea" })).toEqual([]);
});

test("an article without any text is reported", () => {
  expect(articleChecks({ ...complete, section1: "<p>&nbsp;</p>", cta: "<p>Call</p>" })).toMatchObject([
    { field: "introduction", isRequired: false },
  ]);
});
