import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { artwork, initials } from "./artwork.ts";
import { standalone } from "./standalone.ts";

describe("episode artwork", () => {
  test.each([
    ["Henrike Voss", "HV"],
    ["Dr. Amadou Keita", "AK"],
    ["Prof. Dr. med. Ines Carvalho", "IC"],
    ["Marta Lindqvist (sample guest)", "ML"],
    ["Marta Lindqvist (Sample Guest", "ML"],
    ["Ludwig van der Berg", "LB"],
    ["Anna Maria Sofia Rossi", "AR"],
    ["J. R. Hartley", "JH"],
    ["Jane Doe, PhD", "JD"],
    ["Åsa Öberg", "ÅÖ"],
    ["Łukasz Żak", "ŁŻ"],
    ["“Kit” Marlow", "KM"],
    ["madonna", "M"],
    ["李明", "李"],
    ["  ", ""],
    ["42 (!)", ""],
    ["<Script>", "S"],
  ])("has for %j the initials %j", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  test("is the same for the same guest and number", () => {
    const options = { name: "Henrike Voss", number: 42 };
    expect(artwork(options)).toBe(artwork(options));
    expect(artwork({ ...options, number: 41 })).not.toBe(artwork(options));
    expect(artwork({ ...options, name: "Tobias Rehm" })).not.toBe(artwork(options));
    expect(artwork({ ...options, language: "de" })).not.toBe(artwork(options));
  });

  test("stays below 10 kB, closed and finite, for any guest", () => {
    for (const name of ["Henrike Voss", "Amadou Keita", "", "Ø", "Tobias Rehm", "Ines Carvalho", "Jonas Albrecht"]) {
      const svg = artwork({ name, number: 7 });
      expect(svg.length).toBeLessThan(10_000);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      expect(svg).toContain('class="chart art"');
    }
  });

  test("has its initials inside the square at any size", () => {
    for (const size of [120, 400, 1400]) {
      const svg = artwork({ name: "Henrike Voss", number: 42, size });
      const [, x, y] = /class="a-ini"[^>]*translate\(([\d.]+) ([\d.]+)\)/.exec(svg) ?? [];
      expect(Number(x) / size).toBeGreaterThan(0.1);
      expect(Number(x) / size).toBeLessThan(0.5);
      expect(Number(y) / size).toBeGreaterThan(0.35);
      expect(Number(y) / size).toBeLessThan(0.8);
    }
  });

  test("can omit label and number", () => {
    expect(artwork({ name: "Henrike Voss", number: 42 })).toContain('<path class="a-num"');
    expect(artwork({ name: "Henrike Voss", number: "" })).not.toContain("a-num");
    expect(artwork({ name: "Henrike Voss", number: 42, label: false })).not.toMatch(/a-num|a-sun/);
  });

  test("escapes hostile names and numbers", async () => {
    const svg = artwork({ name: `<Img Src=x onerror="alert(1)"> & Co`, number: `"><script>alert(1)</script>\u0001` });
    expect(svg).not.toMatch(/<script|<Img/);
    const { width, height } = await sharp(
      Buffer.from(standalone(svg, { theme: "art", width: 300, height: 300 })),
    ).metadata();
    expect([width, height]).toEqual([300, 300]);
  });
});
