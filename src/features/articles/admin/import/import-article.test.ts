import { describe, expect, test } from "vitest";
import { type DocumentBlock, divideSections } from "./import-article.ts";

const text = (html: string): DocumentBlock => ({ html, heading: null });
const heading = (words: string): DocumentBlock => ({ html: `<${words}>`, heading: words });

describe("divideSections", () => {
  test('puts text before the first heading into the introduction, and a last heading "Conclusion" into the conclusion', () => {
    const blocks = [text("i"), heading("A"), text("a"), heading("B"), text("b"), heading("Conclusion"), text("c")];
    expect(divideSections(blocks)).toEqual({
      introduction: "i",
      section1: "<A>a",
      section2: "<B>b",
      section3: "",
      conclusion: "<Conclusion>c",
    });
  });

  test("splits the headings into three sections without losing any", () => {
    const divided = divideSections("ABCDEFG".split("").map(heading));
    expect([divided.section1, divided.section2, divided.section3]).toEqual(["<A><B><C>", "<D><E><F>", "<G>"]);
  });

  test("uses the first block of a document without headings as introduction", () => {
    expect(divideSections([text("i"), text("a"), text("b")])).toMatchObject({ introduction: "i", section1: "ab" });
    expect(divideSections([])).toMatchObject({ introduction: "", section1: "" });
  });
});
