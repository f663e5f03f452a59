import { expect, test } from "vitest";
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
  const all = sampleSections("/ask", {});
  const kept = ["Does a department have to tidy its documents first?", "Who cuts the stone?"];
  expect(all).toEqual([{ name: "archive", sentences: 3 }]);
  expect(sampleSections("/ask", { "archive.suggestions": kept })).toEqual([{ name: "archive", sentences: 1 }]);
});

test("leaves out hidden sections, also within a group of texts", () => {
  expect(names("/about", { sections: ["journey (hidden)"] })).toEqual(["hero", "background", "expertise", "meta"]);
  expect(names("/sunday-review", { sections: ["faq (hidden)"] })).toEqual(["meta"]);
});

test("lists nothing for a page without claims about the owner", () => {
  expect(sampleSections("/contact", {})).toEqual([]);
});
