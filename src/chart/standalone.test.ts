import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { artwork } from "./artwork.ts";
import { chart } from "./chart.ts";
import { deepColours, industryAccents, pageColours } from "./chart-colours.ts";
import { cover, profile, tide } from "./cover.ts";
import { standalone } from "./standalone.ts";

const small = chart({
  seed: "file",
  width: 300,
  height: 200,
  islands: [
    { x: 80, y: 100, r: 40 },
    { x: 230, y: 90, r: 40 },
  ],
  course: [0, 1],
});

describe("standalone SVG", () => {
  test("has its namespace and size, and no external link", () => {
    const file = standalone(small, { theme: "page" });
    expect(file).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" class="chart" width="300" height="200" viewBox="0 0 300 200"/,
    );
    expect(file.match(/https?:/g)).toHaveLength(1);
    expect(file).not.toMatch(/var\(|color-mix|url\(|@import/);
    expect(standalone(small, { theme: "page", width: 900, height: 600 })).toContain('width="900" height="600"');
  });

  test("draws letters as outlines of the site's typeface, unknown ones as text", () => {
    const file = standalone(small, { theme: "page" });
    expect(file).not.toMatch(/<text|font-family/);
    expect(file).toMatch(/<path class="c-brg"[^>]* d="M0 0m/);
    expect(file.match(/<use href="#d\d"/g)?.length).toBeGreaterThan(3);
    const artworkOf = (name: string) => standalone(artwork({ name, number: "" }), { theme: "art" });
    expect(artworkOf("Åsa Öberg")).not.toContain("<text");
    expect(artworkOf("Ян Ли")).toContain('font-family:Newsreader,Georgia,"Times New Roman",serif');
  });

  test("follows the reader's colour scheme in the page theme only", () => {
    const dark = (file: string) => file.split("@media (prefers-color-scheme:dark)")[1];
    expect(dark(standalone(small, { theme: "page" }))).toContain(`.c-land{fill:${pageColours.dark["c-land"]}`);
    expect(dark(standalone(small, { theme: "deep" }))).toContain(deepColours.dark["c-halo"]);
    expect(dark(standalone(small, { theme: "paper" }))).toBeUndefined();
    expect(dark(standalone(artwork({ name: "A B", number: 1 }), { theme: "art" }))).toBeUndefined();
  });

  test("colours the course and tints a cover's shallows by industry", () => {
    const file = standalone(cover("x"), { theme: "page", industry: "financial" });
    expect(file).toContain(`.c-course{fill:none;stroke:${industryAccents.financial.light}`);
    expect(file).not.toContain(pageColours.light["c-shoal"]);
    expect(standalone(small, { theme: "page", industry: "financial" })).toContain(pageColours.light["c-shoal"]);
  });

  test("includes the paper colour of covers; charts are transparent", () => {
    expect(standalone(cover("x"), { theme: "page" })).toContain('<rect class="c-ground"');
    expect(standalone(cover("x"), { theme: "page", ground: "none" })).not.toContain("c-ground");
    expect(standalone(small, { theme: "page" })).not.toContain("c-ground");
  });

  test("contains only the rules it needs", () => {
    const file = standalone(profile("x"), { theme: "page", industry: "healthcare" });
    expect(file).not.toMatch(/c-land|c-snd|font-family/);
  });

  async function pixel(file: string, dark: boolean, left: number, top: number): Promise<string> {
    const shown = file.replace(
      /@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/,
      dark ? "$1</style>" : "</style>",
    );
    const raw = await sharp(Buffer.from(shown))
      .removeAlpha()
      .extract({ left, top, width: 1, height: 1 })
      .raw()
      .toBuffer();
    return `#${raw.toString("hex")}`;
  }

  test("has the page's ground in a cover, light and dark", async () => {
    const file = standalone(tide("x"), { theme: "page", industry: "financial" });
    expect(await pixel(file, false, 240, 3)).toBe(pageColours.light["c-halo"]);
    expect(await pixel(file, true, 240, 3)).toBe(pageColours.dark["c-halo"]);
  });

  test("fills no curve without an area, in dark mode either", () => {
    const file = standalone(tide("x"), { theme: "page", industry: "financial" });
    expect(file).toContain(".chart .c-none{fill:none}");
  });

  test("rejects text that isn't a chart", () => {
    expect(() => standalone("<svg></svg>", { theme: "page" })).toThrow("Only a drawing made by this folder");
    expect(() => standalone(small.slice(0, -6), { theme: "page" })).toThrow("Only a drawing");
  });
});
