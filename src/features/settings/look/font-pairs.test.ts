import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { loadCardFonts } from "../../../server-context/pictures/fonts.server.ts";
import { storedFactsOf } from "../setting-facts.ts";
import { fontPairs, pairLook, pairNamed } from "./font-pairs.ts";

const ownPairs = fontPairs.slice(1).map((pair) => [pair.name, pairLook(pair)] as const);

test("adds nothing to a page for the first of the four pairs", () => {
  expect(fontPairs).toHaveLength(4);
  expect(pairLook(fontPairs[0])).toEqual({});
  expect(storedFactsOf({ colours: { fonts: fontPairs[0].name } })).toEqual({});
  expect(pairNamed("gone")).toBe(fontPairs[0]);
});

test.each(ownPairs)("loads only files of this site for %s, and preloads what is visible first", (_name, design) => {
  const { css = "", serif = "", sans } = design;
  const files = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, url = ""]) => url);
  for (const file of files) expect(existsSync(`public${file}`), file).toBe(true);
  expect(files).toContain(serif);
  if (sans) expect(files).toContain(sans);
});

test.each(ownPairs)("gives every family of %s fallbacks with adjusted metrics", (_name, { css = "" }) => {
  const [, serif = ""] = /--serif:([^;}]+)/.exec(css) ?? [];
  const families = [...serif.matchAll(/"([^"]+)"/g)].map(([, family = ""]) => family);
  expect(families.length).toBeGreaterThan(2);
  for (const family of families.slice(1))
    expect(css).toMatch(
      new RegExp(
        `font-family:"${family}";src:local[^}]+size-adjust:[\\d.]+%;ascent-override:[\\d.]+%;descent-override`,
      ),
    );
});

test("uses every font file in a pair", () => {
  const css = ownPairs.map(([, design]) => design.css).join("");
  for (const file of readdirSync("public/fonts")) expect(css).toContain(`/fonts/${file}`);
});

test.each(ownPairs)("draws cards with the fonts of %s", async (_name, { fonts }) => {
  const [first] = await loadCardFonts(undefined);
  const [own, ...rest] = await loadCardFonts(fonts);
  expect(rest).toHaveLength(3);
  expect(own?.data.equals(first?.data ?? Buffer.alloc(0))).toBe(false);
});
