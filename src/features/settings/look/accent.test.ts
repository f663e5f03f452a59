import fc from "fast-check";
import { expect, test } from "vitest";
import {
  accentProblem,
  accentsOf,
  backgrounds,
  coloursOf,
  contrast,
  defaultAccents,
  minContrast,
  nearestReadable,
} from "./accent.ts";

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const themes = ["light", "dark"] as const;

test("computes contrast as WCAG 2.2 does", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#ffffff", "#777777")).toBe(contrast("#777777", "#ffffff"));
});

test("accepts the default accents", () => {
  expect(accentProblem(defaultAccents.light.accent, "light")).toBeUndefined();
  expect(accentProblem(defaultAccents.dark.accent, "dark")).toBeUndefined();
  expect(accentsOf(defaultAccents.light.accent, "")).toEqual(defaultAccents);
});

test.each(themes)("offers a readable alternative for any colour in the %s theme", (theme) => {
  fc.assert(
    fc.property(colour, (chosen) => {
      const offered = nearestReadable(chosen, theme);
      expect(accentProblem(offered, theme)).toBeUndefined();
      if (accentProblem(chosen, theme) === undefined) expect(offered).toBe(chosen);
      else expect(accentProblem(chosen, theme)).toContain(offered);
    }),
  );
});

test("gives text and buttons AA contrast on every background in both themes, for any accepted accent", () => {
  fc.assert(
    fc.property(colour, fc.option(colour, { nil: undefined }), (a, b) => {
      const accents = accentsOf(nearestReadable(a, "light"), b ? nearestReadable(b, "dark") : "");
      for (const [theme, { accent, hover, soft, on }] of Object.entries(accents)) {
        for (const background of [...backgrounds[theme as keyof typeof backgrounds], soft])
          expect(contrast(accent, background), `${accent} on ${background}`).toBeGreaterThanOrEqual(minContrast);
        for (const button of [accent, hover])
          expect(contrast(on, button), `${on} on ${button}`).toBeGreaterThanOrEqual(minContrast);
      }
    }),
  );
});

test.each(["teal", "#0b6e6", "#0b6e6e; color: red", ""])("rejects %j as an accent colour", (text) => {
  expect(accentProblem(text, "light")).toContain("six hexadecimal digits");
});

test("generates rules that contain nothing but colours", () => {
  const { css, colours } = coloursOf("#5B2A86", "");
  expect(css).toContain("--tide:#5b2a86;");
  expect(css).not.toContain(defaultAccents.light.accent);
  expect(
    css.replaceAll(
      /#[\da-f]{6}|--[a-z-]+|var|html|root|screen|prefers-color-scheme|dark|media|and|\.on-(paper|deep)/g,
      "",
    ),
  ).toMatch(/^[{}:;,@() ]*$/);
  expect(colours.swaps).toContainEqual(["#0b6e6e", "#5b2a86"]);
});
