import { expect, test } from "vitest";
import { defaultSite, type TextChanges, type TextItem } from "../../facts/site.ts";
import { loadEveryText } from "./every-text.server.ts";
import { sampleSections, sampleTextPages, sampleTexts } from "./sample-texts.ts";

await loadEveryText();

const names = (...args: Parameters<typeof sampleSections>) => sampleSections(...args).map(({ name }) => name);

test("sampleSections finds each sample text", () => {
  for (const page of sampleTextPages)
    for (const part of sampleTexts[page] ?? [])
      expect(names(defaultSite, page, {}), page).toContain(part.split(".")[0]);
});

test("sampleSections lists every section of a page that speaks for the owner", () => {
  expect(names(defaultSite, "/", {})).toEqual([
    "hero",
    ...["challenges", "agents", "industries", "advantages", "roi", "concerns", "path", "person", "banner", "meta"],
  ]);
  expect(names(defaultSite, "/solutions/asksopia", {})).toContain("useCases");
  expect(names(defaultSite, "/strategy-call", {})).toContain("strategyCall");
});

test("sampleSections counts each question and answer of every FAQ", () => {
  for (const [page, path] of [
    ["/sunday-review", "sundayReview.faq.items"],
    ["/solutions/asksopia", "security.faq"],
  ] as const) {
    const count = (changes: TextChanges) =>
      sampleSections(defaultSite, page, changes).reduce((sum, { sentences }) => sum + sentences, 0);
    const own = { from: 0, texts: { question: "Who cuts the stone?", answer: "A mason does, on Mondays." } };
    const others = [1, 2, 3].map((from) => ({ from, texts: {} }));
    expect(count({ [path]: [{ from: 0, texts: {} }, ...others] }) - count({ [path]: [own, ...others] }), page).toBe(2);
  }
});

test("sampleSections leaves out labels of links, and texts that only appear with samples", () => {
  const count = (changes: TextChanges) =>
    sampleSections(defaultSite, "/ebook", changes).find(({ name }) => name === "voices")?.sentences;
  expect(count({})).toBe(1);
});

test("sampleSections still counts the other sentences of a section after a change", () => {
  const [hero] = sampleSections(defaultSite, "/about", {});
  const [changed] = sampleSections(defaultSite, "/about", { "hero.title": "I build bridges." });
  expect([hero?.name, changed?.name]).toEqual(["hero", "hero"]);
  expect(changed?.sentences).toBe((hero?.sentences ?? 0) - 1);
});

test("sampleSections counts an entry of a list wherever it is moved", () => {
  const count = (items: TextItem[]) =>
    sampleSections(defaultSite, "/sunday-review", { "sundayReview.faq.items": items })[0]?.sentences ?? 0;
  const own = { question: "Who cuts the stone?", answer: "A mason does, on Mondays." };
  const both = count([
    { from: 1, texts: {} },
    { from: 0, texts: {} },
  ]);
  expect(
    count([
      { from: 0, texts: own },
      { from: 1, texts: {} },
    ]),
  ).toBe(both - 2);
});

test("sampleSections leaves out hidden sections, also within a group of texts", () => {
  expect(names(defaultSite, "/about", { sections: ["journey (hidden)"] })).not.toContain("journey");
  const count = (changes: TextChanges) => sampleSections(defaultSite, "/sunday-review", changes)[0]?.sentences ?? 0;
  expect(count({ sections: ["faq (hidden)"] })).toBeLessThan(count({}) - 9);
});

test("sampleSections is empty for a page without claims about the owner", () => {
  expect(sampleSections(defaultSite, "/forms", {})).toEqual([]);
});
