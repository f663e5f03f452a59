import { expect, test } from "vitest";
import { langOf, languageOf, languageOfTag, languageOptions } from "./text-language.ts";

test("a text is in a language of the list or follows the site", () => {
  expect(["de", "en", "fr", "", null].map(languageOf)).toEqual(["de", "en", undefined, undefined, undefined]);
  expect(langOf("de")).toEqual({ lang: "de" });
  expect(langOf("")).toEqual({});
});

test("tags of regions name their language", () => {
  expect(["de-AT", "EN_gb", " de ", "den", "fr-FR", "", undefined].map(languageOfTag)).toEqual([
    ...["de", "en", "de"],
    ...[undefined, undefined, undefined, undefined],
  ]);
});

test("the choice begins with the site's own language", () => {
  expect(languageOptions("de").map(({ label }) => label)).toEqual(["Same as the site (German)", "English", "German"]);
});
