import { describe, expect, test } from "vitest";
import { articleChecks, emptyArticle } from "./article-editing.ts";

const complete = { ...emptyArticle, title: "A", slug: "a", summary: "B", category: "C", section1: "<p>Words.</p>" };

describe("articleChecks", () => {
  test("passes an article with some text and the fields that lists show", () => {
    expect(articleChecks(complete)).toEqual([]);
  });

  test("puts required checks before advice", () => {
    const checks = articleChecks({ ...complete, summary: " ", section1: '<p></p><img src="/a.png" alt=" ">' });
    expect(checks.map(({ field, isRequired }) => [field, isRequired])).toEqual([
      ["summary", true],
      ["section1", false],
    ]);
  });

  test("counts pictures without alternative text per field", () => {
    const section3 = '<img src="/a.png"><img src="/b.png" alt=""><img alt="A light" src="/c.png">';
    expect(articleChecks({ ...complete, section3 })).toEqual([
      { field: "section3", message: "Describe 2 images in section 3.", isRequired: false },
    ]);
  });

  test("reports a second picture only without alternative text", () => {
    const pictured = { ...complete, featuredImageUrl2: "/media/a.png" };
    expect(articleChecks({ ...pictured, featuredImageAlt2: " " })).toEqual([
      { field: "featuredImageAlt2", message: "Describe the second image.", isRequired: false },
    ]);
    expect(articleChecks({ ...pictured, featuredImageAlt2: "A light at sea" })).toEqual([]);
  });

  test("reports an article without any text", () => {
    expect(articleChecks({ ...complete, section1: "<p>&nbsp;</p>", cta: "<p>Call</p>" })).toMatchObject([
      { field: "introduction", isRequired: false },
    ]);
  });
});
