import { expect, test } from "vitest";
import { defaultTexts, isTextGroup, keyOf } from "../facts/page-texts.ts";
import { defaultSite, type PageTexts } from "../facts/site.ts";
import { textPageNames } from "../facts/text-pages.ts";
import { tokenPattern } from "../facts/tokens.ts";
import { wordAreaNames } from "../facts/word-areas.ts";
import { loadEveryText } from "../features/texts/every-text.server.ts";
import { neutralTexts } from "../features/texts/neutral-texts.ts";
import { englishPages } from "./english-pages.ts";
import { wordsIn } from "./words-in.server.ts";

await loadEveryText();
// Forms register their own texts.
import.meta.glob("../features/{leads,subscribers,bookings,sequences}/*-form.ts", { eager: true });
import.meta.glob("../features/guests/pages/{guest-space/guest-forms,registration/registration-form}.ts", {
  eager: true,
});

const structure = new Set(["key", "to", "href", "file"]);

/** Texts by path; lists of texts as one. */
function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === "string") return value.trim() === "" ? [] : [[path, value]];
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item === "string")) return value.length > 0 ? [[path, value.join("\n")]] : [];
    return value.flatMap((item) => textsOf(item, `${path}.${keyOf(item)}`));
  }
  if (!isTextGroup(value) || Object.getOwnPropertySymbols(value).length > 0) return [];
  return Object.entries(value).flatMap(([name, below]) =>
    structure.has(name) ? [] : textsOf(below, `${path}.${name}`),
  );
}

const pages: readonly (keyof PageTexts)[] = [
  ...textPageNames.filter((page) => !englishPages.includes(page)),
  ...wordAreaNames,
];
const german = wordsIn("de");
const tokensOf = (text: string) =>
  [...text.matchAll(tokenPattern)].map(([token]) => token.replace(".inSentence", "")).toSorted();

test.each(pages)("German has every text of %s, with the same tokens", (page) => {
  const words = german[page] ?? {};
  const english = [...defaultTexts(defaultSite, page)].flatMap(([section, texts]) => textsOf(texts, section));
  expect(Object.keys(words).toSorted()).toEqual(english.map(([path]) => path).toSorted());
  for (const [path, text] of english) {
    const given = words[path];
    const translation =
      typeof given === "string" ? given : given?.filter((item) => typeof item === "string").join("\n");
    expect(tokensOf(translation ?? ""), path).toEqual(tokensOf(text));
  }
});

test("German replaces the same texts as English on a site without the sample’s trade", () => {
  const paths = (texts: PageTexts) =>
    Object.entries(texts).flatMap(([page, changes]) => Object.keys(changes).map((path) => `${page} ${path}`));
  expect(paths(neutralTexts.de)).toEqual(paths(neutralTexts.en));
});
