import { expect, test } from "vitest";
import { bookedTypeOf, questionsOf } from "./page.ts";
import {
  parseSections,
  readVisibleSections,
  sectionsText,
  storedSectionsText,
  visibleSections,
} from "./read-sections.ts";
import { sectionHtml } from "./section-html.ts";

const section = (kind: string, words: Record<string, string>, more: Record<string, unknown> = {}) => ({
  key: kind,
  kind,
  words,
  ...more,
});
const read = (...sections: unknown[]) => parseSections(JSON.stringify(sections)) ?? [];

test("sectionsText is equal for equal sections, whatever the order of their words", () => {
  const one = read({ kind: "hero", key: "a", words: { lead: "L", title: "T", unknown: "x" } });
  const other = read({ words: { title: "T", lead: "L" }, key: "a", kind: "hero", isHidden: false, items: [] });
  expect(sectionsText(one)).toBe(sectionsText(other));
  expect(parseSections(sectionsText(one))).toEqual(one);
  expect(sectionsText([])).toBe("");
});

test("parseSections rejects anything but a list of sections", () => {
  expect(parseSections("{")).toBeUndefined();
  expect(parseSections('[{"kind":"marquee","key":"a"}]')).toBeUndefined();
  expect(parseSections("")).toEqual([]);
});

test("readVisibleSections leaves out sections of a later version, which storedSectionsText preserves", () => {
  const later = [section("hero", { title: "T" }), { ...section("marquee", {}), speed: 3 }, section("text", {})];
  expect(readVisibleSections(later).map(({ kind }) => kind)).toEqual(["hero", "text"]);
  expect(JSON.parse(storedSectionsText(later))).toEqual(later);
  expect(readVisibleSections("none")).toEqual([]);
});

test("parseSections limits the entries of a section to its maximum", () => {
  const steps = Array.from({ length: 9 }, (_, index) => ({ title: String(index) }));
  expect(read(section("steps", {}, { items: steps }))[0]?.items).toHaveLength(5);
});

test("visibleSections leaves out hidden sections, and targets that are scripts or pictures of other hosts", () => {
  const visible = visibleSections(
    read(
      section("text", { title: "Gone" }, { isHidden: true }),
      section("banner", { title: "Now", action: "Go", to: "javascript:alert(1)" }),
      section("picture", { src: "https://example.org/tracker.png", alt: "" }),
      section("hero", { title: "Hello", action: "Call", to: "/contact#form" }),
    ),
  );
  expect(visible.map(({ kind }) => kind)).toEqual(["banner", "picture", "hero"]);
  expect(visible.map(({ words }) => ("to" in words ? words.to : "src" in words && words.src))).toEqual([
    "",
    "",
    "/contact#form",
  ]);
});

test.each([
  "/\\evil.example",
  "//evil.example",
  "/.//evil.example",
  "https://bank.example@evil.example/",
  "java\nscript:alert(1)",
])("visibleSections empties the button target %j", (to) => {
  const [banner] = visibleSections(read(section("banner", { title: "Now", action: "Go", to })));
  expect(banner?.words).toMatchObject({ action: "Go", to: "" });
});

test("sectionHtml escapes the words of a section", () => {
  const [cards] = visibleSections(
    read(section("cards", { title: "A & B" }, { items: [{ title: "<One>", text: "1" }] })),
  );
  expect(cards && sectionHtml(cards)).toBe("<h2>A &amp; B</h2><h3>&lt;One&gt;</h3><p>1</p>");
});

test("sectionHtml renders a comparison as a table, empty cells included", () => {
  const words = { title: "Both", lead: "Side by side.", first: "Without", second: "With" };
  const [comparison] = visibleSections(
    read(section("comparison", words, { items: [{ label: "Cost", second: "<1" }] })),
  );
  expect(comparison && sectionHtml(comparison)).toBe(
    "<h2>Both</h2><p>Side by side.</p><table><tr><th></th><th>Without</th><th>With</th></tr>" +
      "<tr><td>Cost</td><td></td><td>&lt;1</td></tr></table>",
  );
});

test("visibleSections has at most one booking section", () => {
  const visible = visibleSections(
    read(
      section("booking", { type: "demo" }, { isHidden: true }),
      section("booking", { type: "strategy-call", title: "Book" }),
      section("booking", { type: "demo" }),
    ),
  );
  expect(visible.map(sectionHtml)).toEqual(["<h2>Book</h2>"]);
  expect(bookedTypeOf(visible)).toBe("strategy-call");
});

test("questionsOf leaves out incomplete questions", () => {
  const items = [{ question: "Why?", answer: "Because." }, { question: "And?" }];
  expect(questionsOf(visibleSections(read(section("questions", {}, { items }))))).toEqual([
    { question: "Why?", answer: "Because." },
  ]);
});
