import { describe, expect, test } from "vitest";
import { cover, industryCover, profile, tide } from "./cover.ts";
import { letteringWidth } from "./lettering.ts";

const drawings = { cover, profile, tide };

describe("cover drawings", () => {
  test.each(Object.entries(drawings))("are the same for the same seed, with finite numbers only: %s", (_, draw) => {
    for (const seed of ["a", "an-article-slug", "", "日本", "x".repeat(300)]) {
      expect(draw(seed)).toBe(draw(seed));
      expect(draw(seed)).not.toMatch(/NaN|Infinity|undefined/);
      expect(draw(seed, { width: 104, height: 104 })).toContain('viewBox="0 0 104 104"');
    }
    expect(draw("a")).not.toBe(draw("b"));
  });

  test("stay below 16 kB with figures, profiles and tides below 9 kB", () => {
    for (const seed of ["a", "b", "c", "d", "e", "f", "g", "h"]) {
      expect(cover(seed).length).toBeLessThan(16_000);
      expect(profile(seed).length).toBeLessThan(9000);
      expect(tide(seed).length).toBeLessThan(9000);
    }
  });

  test("have room for at least two islands and a course", () => {
    for (let seed = 0; seed < 40; seed++) expect(cover(`cover-${seed}`)).toContain("c-course");
  });

  test("differ in kind by industry; method articles have a plain chart", () => {
    expect(industryCover("healthcare", "s")).toBe(profile("s"));
    expect(industryCover("financial", "s")).toBe(tide("s"));
    expect(industryCover("logistics", "s")).toBe(cover("s"));
    expect(industryCover("manufacturing", "s")).toBe(cover("s"));
    expect(industryCover(undefined, "s")).toBe(cover("s"));
  });

  test("of one subject differ in their waters: coasts, straits, chains, one island or several", () => {
    const covers = Array.from({ length: 24 }, (_, number) => {
      const drawing = cover(`method ${number}`, { soundings: false });
      const land = /class="c-land"[^>]* d="([^"]*)"/.exec(drawing)?.[1] ?? "";
      return `${land.split("M").length - 1} shores, ${drawing.includes("c-route") ? "a" : "no"} route`;
    });
    expect(new Set(covers).size).toBeGreaterThanOrEqual(5);
  });

  test.each(Object.entries(drawings))(
    "draw a name as an outline within the middle that a card shows: %s",
    (_, draw) => {
      for (let seed = 0; seed < 40; seed++) {
        const drawing = draw(`named-${seed}`, { names: ["Krankenhaus", "Krankenhaus"] });
        expect(drawing).not.toContain("<text");
        const names = [...drawing.matchAll(/class="c-name"[^>]*translate\((-?[\d.]+) ([\d.]+)\)/g)];
        expect(names.length).toBe(draw === cover ? 2 : 1);
        for (const [, left, baseline] of names) {
          expect(Number(left)).toBeGreaterThanOrEqual(240 - 112);
          expect(Number(left) + letteringWidth("Krankenhaus", { size: 26 })).toBeLessThanOrEqual(240 + 112);
          expect(Number(baseline)).toBeGreaterThan(20);
          expect(Number(baseline)).toBeLessThan(300);
        }
      }
    },
  );

  test("change nothing but the figures below a name", () => {
    const withoutFigures = { soundings: false };
    const withNames = cover("a", { ...withoutFigures, names: ["Ward", "Voice"] });
    expect(withNames.replaceAll(/<path class="c-name"[^>]*>/g, "")).toBe(cover("a", withoutFigures));
  });
});
