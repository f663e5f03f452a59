import { expect, test } from "vitest";
import { parseSections, unreadableSections } from "../own-pages/read-sections.ts";
import { mergeSections, sectionsHelp } from "./page-sections.ts";

const before = JSON.stringify([
  { key: "a", kind: "hero", words: { title: "Prices", lead: "Three.", action: "Ask", to: "/contact" } },
  { key: "b", kind: "questions", words: { title: "Asked" }, items: [{ question: "When?", answer: "Soon." }] },
]);

const write = (sections: unknown, of = before) =>
  mergeSections(of, typeof sections === "string" ? sections : JSON.stringify(sections), (text) => `<p>${text}</p>`);

function apply(sections: unknown, of = before) {
  const result = write(sections, of);
  if (!result.ok) throw new Error(result.sentence);
  return parseSections(result.value) ?? [];
}

test("changes only the given words of a section", () => {
  const [hero, questions, ...others] = apply([{ key: "a", kind: "hero", words: { lead: "Four." } }]);
  expect(hero?.words).toEqual({ title: "Prices", lead: "Four.", action: "Ask", to: "/contact" });
  expect(questions?.items).toEqual([{ question: "When?", answer: "Soon." }]);
  expect(others).toEqual([]);
});

test("adds a section without a key at the end, with a generated key", () => {
  const sections = apply([{ kind: "text", words: { html: "New" } }, { kind: "banner" }]);
  expect(sections.map(({ kind }) => kind)).toEqual(["hero", "questions", "text", "banner"]);
  expect(sections[2]?.words).toEqual({ title: "", html: "<p>New</p>" });
  expect(new Set(sections.map(({ key }) => key)).size).toBe(4);
  expect(apply([{ kind: "hero", words: { title: "First" } }], "")).toHaveLength(1);
});

test("keeps omitted sections, and can hide one", () => {
  expect(apply([])).toHaveLength(2);
  expect(apply([{ key: "b", kind: "questions", isHidden: true }])[1]).toMatchObject({
    isHidden: true,
    items: [{ question: "When?" }],
  });
});

test.each([
  ["not JSON", "These aren't sections."],
  [[{ kind: "comic" }], "hero"],
  [[{ kind: "hero", words: { heading: "x" } }], "Hero has no “heading”, but title, lead, action, to."],
  [[{ kind: "hero", words: { constructor: "x" } }], "Hero has no “constructor”"],
  [[{ kind: "hero", words: { to: "javascript:alert(1)" } }], "Hero, to: write a path such as /contact"],
  [
    [{ kind: "picture", words: { src: "https://elsewhere.example/x.png" } }],
    "Picture, src: write a path such as /media",
  ],
  [[{ kind: "hero", items: [{ title: "x" }] }], "Hero has at most 0 items."],
  [[{ kind: "cards", items: [{ name: "x" }] }], "An item of Cards has no “name”"],
  [[{ key: "z", kind: "hero" }], "There is no section “z” of the kind hero."],
  [[{ key: "a", kind: "banner" }], "There is no section “a” of the kind banner."],
  [Array.from({ length: 39 }, () => ({ kind: "banner" })), "at most 40 sections"],
])("rejects %j with a sentence", (sections, sentence) => {
  const result = write(sections);
  expect(result.ok ? "" : result.sentence).toContain(sentence);
});

test("rejects changes to sections of a later version", () => {
  const result = write([], JSON.stringify([{ key: "x", kind: "of a later version" }]));
  expect(result).toMatchObject({ ok: false, sentence: unreadableSections });
});

test("explains the texts of every kind", () => {
  expect(sectionsHelp).toContain("questions (title, lead; items: question, answer)");
});
