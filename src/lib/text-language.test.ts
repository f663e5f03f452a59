import { describe, expect, test } from "vitest";
import { langOf, languageOf, languageOfTag, languageOptions } from "./text-language.ts";

describe("text language", () => {
  test("accepts languages of the list only", () => {
    expect(["de", "en", "fr", "", null].map(languageOf)).toEqual(["de", "en", undefined, undefined, undefined]);
    expect(langOf("de")).toEqual({ lang: "de" });
    expect(langOf("")).toEqual({});
  });

  test("reads the language of a tag with a region", () => {
    expect(["de-AT", "EN_gb", " de ", "den", "fr-FR", "", undefined].map(languageOfTag)).toEqual([
      ...["de", "en", "de"],
      ...[undefined, undefined, undefined, undefined],
    ]);
  });

  test("offers the language of the site first", () => {
    expect(languageOptions("de").map(({ label }) => label)).toEqual(["Same as the site (German)", "English", "German"]);
  });
});
