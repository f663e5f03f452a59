import { expect, test } from "vitest";
import { bookedTypeOf, questionsOf } from "./page.ts";
import { parseSections, readShownSections, sectionsText, shownSections, storedSectionsText } from "./read-sections.ts";
import { sectionHtml } from "./section-html.ts";

const section = (kind: string, words: Record<string, string>, more: Record<string, unknown> = {}) => ({
  key: kind,
  kind,
  words,
  ...more,
});
const read = (...sections: unknown[]) => parseSections(JSON.stringify(sections)) ?? [];

test("equal sections are equal texts, whatever the order of their words", () => {
  const one = read({ kind: "hero", key: "a", words: { lead: "L", title: "T", unknown: "x" } });
  const other = read({ words: { title: "T", lead: "L" }, key: "a", kind: "hero", isHidden: false, items: [] });
  expect(sectionsText(one)).toBe(sectionsText(other));
  expect(parseSections(sectionsText(one))).toEqual(one);
  expect(sectionsText([])).toBe("");
});

test("rejects anything but a list of sections", () => {
  expect(parseSections("{")).toBeUndefined();
  expect(parseSections('[{"kind":"marquee","key":"a"}]')).toBeUndefined();
  expect(parseSections("")).toEqual([]);
});

test("a section of a later version is not shown, and keeps the others from neither visitors nor the database", () => {
  const later = [section("hero", { title: "T" }), { ...section("marquee", {}), speed: 3 }, section("text", {})];
  expect(readShownSections(later).map(({ kind }) => kind)).toEqual(["hero", "text"]);
  expect(JSON.parse(storedSectionsText(later))).toEqual(later);
  expect(readShownSections("none")).toEqual([]);
});

test("keeps as many entries as the design has room for", () => {
  const steps = Array.from({ length: 9 }, (_, index) => ({ title: String(index) }));
  expect(read(section("steps", {}, { items: steps }))[0]?.items).toHaveLength(5);
});

test("shows neither hidden sections nor links and pictures that lead to scripts or other hosts", () => {
  const shown = shownSections(
    read(
      section("text", { title: "Gone" }, { isHidden: true }),
      section("banner", { title: "Now", action: "Go", to: "javascript:alert(1)" }),
      section("picture", { src: "https://example.org/tracker.png", alt: "" }),
      section("hero", { title: "Hello", action: "Call", to: "/contact#form" }),
    ),
  );
  expect(shown.map(({ kind }) => kind)).toEqual(["banner", "picture", "hero"]);
  expect(shown.map(({ words }) => ("to" in words ? words.to : "src" in words && words.src))).toEqual([
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
])("shows no button that leads to %j", (to) => {
  const [banner] = shownSections(read(section("banner", { title: "Now", action: "Go", to })));
  expect(banner?.words).toMatchObject({ action: "Go", to: "" });
});

test("renders the words of a section as escaped text", () => {
  const [cards] = shownSections(read(section("cards", { title: "A & B" }, { items: [{ title: "<One>", text: "1" }] })));
  expect(cards && sectionHtml(cards)).toBe("<h2>A &amp; B</h2><h3>&lt;One&gt;</h3><p>1</p>");
});

test("renders a comparison as a table, empty cells included", () => {
  const words = { title: "Both", lead: "Side by side.", first: "Without", second: "With" };
  const [comparison] = shownSections(read(section("comparison", words, { items: [{ label: "Cost", second: "<1" }] })));
  expect(comparison && sectionHtml(comparison)).toBe(
    "<h2>Both</h2><p>Side by side.</p><table><tr><th></th><th>Without</th><th>With</th></tr>" +
      "<tr><td>Cost</td><td></td><td>&lt;1</td></tr></table>",
  );
});

test("shows one section to book in, and its words", () => {
  const shown = shownSections(
    read(
      section("booking", { type: "demo" }, { isHidden: true }),
      section("booking", { type: "strategy-call", title: "Book" }),
      section("booking", { type: "demo" }),
    ),
  );
  expect(shown.map(sectionHtml)).toEqual(["<h2>Book</h2>"]);
  expect(bookedTypeOf(shown)).toBe("strategy-call");
});

test("returns complete questions for structured data", () => {
  const items = [{ question: "Why?", answer: "Because." }, { question: "And?" }];
  expect(questionsOf(shownSections(read(section("questions", {}, { items }))))).toEqual([
    { question: "Why?", answer: "Because." },
  ]);
});
