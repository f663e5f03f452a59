import { expect, test } from "vitest";
import type { TextItem } from "../../facts/site.ts";
import { loadEveryText } from "./every-text.server.ts";
import { inventedTexts, sampleSections } from "./invented-texts.ts";

await loadEveryText();

const names = (...given: Parameters<typeof sampleSections>) => sampleSections(...given).map(({ name }) => name);

test("finds each sample text", () => {
  for (const page of Object.keys(inventedTexts) as (keyof typeof inventedTexts)[]) {
    const parts = (inventedTexts[page] ?? []).map((part) => part.split(".")[0]);
    expect(new Set(names(page, {})), page).toEqual(new Set(parts));
  }
});

test("keeps the other sentences of a section when one changes", () => {
  const [hero] = sampleSections("/about", {});
  const [changed] = sampleSections("/about", { "hero.title": "I build bridges." });
  expect([hero?.name, changed?.name]).toEqual(["hero", "hero"]);
  expect(changed?.sentences).toBe((hero?.sentences ?? 0) - 1);
});

test("counts an entry of a list wherever it is moved", () => {
  const count = (items: TextItem[]) =>
    sampleSections("/sunday-review", { "sundayReview.faq.items": items })[0]?.sentences ?? 0;
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

test("leaves out hidden sections, also within a group of texts", () => {
  expect(names("/about", { sections: ["journey (hidden)"] })).toEqual(["hero", "background", "expertise", "meta"]);
  expect(names("/sunday-review", { sections: ["faq (hidden)"] })).toEqual(["meta"]);
});

test("lists nothing for a page without claims about the owner", () => {
  expect(sampleSections("/contact", {})).toEqual([]);
});
