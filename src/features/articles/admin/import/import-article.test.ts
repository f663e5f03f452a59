import { expect, test } from "vitest";
import { type DocumentBlock, divideSections } from "./import-article.ts";

const text = (html: string): DocumentBlock => ({ html, heading: null });
const heading = (words: string): DocumentBlock => ({ html: `<${words}>`, heading: words });

test('text before the first heading is the introduction, a last heading "Conclusion" begins the conclusion', () => {
  const blocks = [text("i"), heading("A"), text("a"), heading("B"), text("b"), heading("Conclusion"), text("c")];
  expect(divideSections(blocks)).toEqual({
    introduction: "i",
    section1: "<A>a",
    section2: "<B>b",
    section3: "",
    conclusion: "<Conclusion>c",
  });
});

test("headings are split into three sections without losing any", () => {
  const divided = divideSections("ABCDEFG".split("").map(heading));
  expect([divided.section1, divided.section2, divided.section3]).toEqual(["<A><B><C>", "<D><E><F>", "<G>"]);
});

test("the first block of a document without headings is the introduction", () => {
  expect(divideSections([text("i"), text("a"), text("b")])).toMatchObject({ introduction: "i", section1: "ab" });
  expect(divideSections([])).toMatchObject({ introduction: "", section1: "" });
});
