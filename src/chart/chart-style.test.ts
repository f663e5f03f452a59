import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { artworkColours, deepColours, industryAccents, pageColours, tintedGround } from "./chart-colours.ts";
import { chartRules } from "./chart-rules.ts";

const ui = new URL("../ui/", import.meta.url);
const [chartCss, tokensCss] = await Promise.all(
  ["chart.css", "tokens.css"].map(async (file) => (await readFile(new URL(file, ui), "utf8")).replaceAll(/\s+/g, " ")),
);

test.each(chartRules.map((rule) => [rule.selector, rule.style] as const))(
  "ui/chart.css draws %s as files do",
  (selector, style) => {
    const declarations = Object.entries(style).map(([name, value]) => `${name}: ${value};`);
    expect(chartCss).toContain(`} ${selector} { ${declarations.join(" ")} }`);
  },
);

test("ui/chart.css colours artwork as files do", () => {
  const [, block = ""] = /\.chart\.art \{([^}]*)\}/.exec(chartCss ?? "") ?? [];
  for (const [name, value] of Object.entries(artworkColours)) {
    if (!/^--[ac]-/.test(name)) continue;
    expect(block).toContain(`${name}: ${value};`);
  }
});

/** The custom properties of the blocks opened by a text, up to the first closing brace. */
function tokens(opening: string): Record<string, string> {
  const start = tokensCss?.indexOf(opening) ?? -1;
  expect(start, opening).toBeGreaterThanOrEqual(0);
  const block = tokensCss?.slice(start, tokensCss.indexOf("}", start)) ?? "";
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

const light = tokens(":root, .on-paper { color-scheme");
const dark = tokens("(prefers-color-scheme: dark) { :root, .on-paper {");
const deep = tokens(".on-deep {");

test("the page's tokens are the colours of the drawings", () => {
  expect(light).toMatchObject({
    ...pageColours.light,
    "--paper-2": tintedGround.light,
  });
  expect(dark).toMatchObject({ ...pageColours.dark, "--paper-2": tintedGround.dark });
  const { "--c-halo": ground, ...lines } = deepColours.light;
  expect(deep).toMatchObject(lines);
  expect(light["--deep"]).toBe(ground);
  expect(dark["--deep"]).toBe(deepColours.dark["--c-halo"]);
});

test("the accents of the industries are the page's", () => {
  const names = {
    healthcare: "--health",
    logistics: "--logistics",
    financial: "--finance",
    manufacturing: "--industry",
  };
  for (const [industry, name] of Object.entries(names)) {
    const accent = industryAccents[industry as keyof typeof industryAccents];
    expect([light[name], dark[name], deep[name]]).toEqual([accent.light, accent.dark, accent.deep]);
  }
});
