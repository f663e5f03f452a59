import { expect, test } from "vitest";
import type { TextItem } from "../../facts/page-texts.ts";
import { sundayReviewCopy } from "../newsletter/pages/sunday-review-copy.ts";
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
  const { items } = sundayReviewCopy.faq;
  const kept: TextItem[] = [
    { from: 0, texts: { question: "Who cuts the stone?", answer: "A mason does, on Mondays." } },
    { from: 1, texts: {} },
  ];
  const [all] = sampleSections("/sunday-review", {});
  const [changed] = sampleSections("/sunday-review", { "sundayReview.faq.items": kept });
  expect(changed?.sentences).toBe((all?.sentences ?? 0) - 2 * (items.length - 1));
});

test("leaves out hidden sections, also within a group of texts", () => {
  expect(names("/about", { sections: ["journey (hidden)"] })).toEqual(["hero", "background", "expertise", "meta"]);
  expect(names("/sunday-review", { sections: ["faq (hidden)"] })).toEqual(["meta"]);
});

test("lists nothing for a page without claims about the owner", () => {
  expect(sampleSections("/contact", {})).toEqual([]);
});
