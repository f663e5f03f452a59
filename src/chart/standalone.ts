import {
  artworkColours,
  deepColours,
  type Industry,
  industryAccents,
  pageColours,
  type Scheme,
} from "./chart-colours.ts";
import { type ChartRule, chartRules } from "./chart-rules.ts";
import { colourMix } from "./colour-mix.ts";

export type StandaloneOptions = {
  /** "page" follows light and dark, "deep" is the dark banner, "paper" always light (print), "art" episode artwork. */
  readonly theme: "page" | "deep" | "paper" | "art";
  readonly industry?: Industry;
  readonly ground?: "none" | "paper" | "tint";
  /** CSS pixels; defaults to the view box. */
  readonly width?: number;
  readonly height?: number;
};

export const SERIF = 'Newsreader,Georgia,"Times New Roman",serif';

type Tokens = Readonly<Record<string, string>>;

function tokensOf(options: StandaloneOptions, scheme: Scheme, isPlate: boolean): Tokens {
  const { theme, industry, ground } = options;
  const pageScheme = theme === "paper" ? "light" : scheme;
  const page = pageColours[pageScheme];
  const palettes = { page, paper: page, deep: deepColours[scheme], art: artworkColours };
  const tokens: Record<string, string> = { ...palettes[theme], serif: SERIF };
  if (ground === "tint") tokens["c-halo"] = page["paper-2"];
  if (industry && theme !== "art") {
    const accent = industryAccents[industry][theme === "deep" ? "deep" : pageScheme];
    const halo = tokens["c-halo"] ?? "";
    tokens.accent = accent;
    tokens.signal = accent;
    if (isPlate) {
      tokens["c-shoal"] = colourMix(accent, 0.15, halo);
      tokens["c-shade"] = colourMix(accent, 0.07, halo);
      tokens["c-deep"] = colourMix(accent, 0.18, halo);
    }
  }
  return tokens;
}

/** Replaces custom properties and mixed colours with plain ones that every SVG renderer supports. */
function resolve(value: string, tokens: Tokens): string {
  let plain = value;
  const property = /var\(--([\w-]+)(?:, ([^()]*|var\([^()]*\)))?\)/;
  for (let result = property.exec(plain); result; result = property.exec(plain)) {
    const [match, name = "", fallback] = result;
    const replacement = tokens[name] ?? fallback;
    if (replacement === undefined) throw new Error(`A chart rule uses ${name}, which this theme does not colour`);
    plain = plain.replace(match, replacement);
  }
  return plain.replaceAll(/color-mix\(in oklab, (#\w{6}) (\d+)%, (#\w{6})\)/g, (_, colour, share, ground) =>
    colourMix(String(colour), Number(share) / 100, String(ground)),
  );
}

function isUsed({ selector }: ChartRule, svg: string, classes: ReadonlySet<string>): boolean {
  if (selector === ".chart text") return svg.includes("<text");
  return [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = ""]) => classes.has(name));
}

function styleSheet(svg: string, tokens: Schemes, followsScheme: boolean): string {
  const classes = new Set([...svg.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)));
  let light = "";
  let dark = "";
  for (const rule of chartRules.filter((candidate) => isUsed(candidate, svg, classes))) {
    const declarations = Object.entries(rule.style).map(([name, value]) => ({
      light: `${name}:${resolve(value, tokens.light)}`,
      dark: `${name}:${resolve(value, tokens.dark)}`,
    }));
    const changed = declarations.filter((declaration) => declaration.light !== declaration.dark);
    light += `${rule.selector}{${declarations.map((declaration) => declaration.light).join(";")}}`;
    if (changed.length > 0) dark += `${rule.selector}{${changed.map((declaration) => declaration.dark).join(";")}}`;
  }
  return `<style>${light}${followsScheme && dark !== "" ? `@media (prefers-color-scheme:dark){${dark}}` : ""}</style>`;
}

type Schemes = Readonly<Record<Scheme, Tokens>>;

/** An inline drawing as a complete SVG file that works in `<img>` in both schemes. @throws on other text */
export function standalone(svg: string, options: StandaloneOptions): string {
  const opening = /^<svg class="([^"]*)" viewBox="0 0 ([\d.]+) ([\d.]+)" preserveAspectRatio="([^"]*)"[^>]*>/.exec(svg);
  if (!opening || !svg.endsWith("</svg>")) throw new Error("Only a drawing made by this folder can become a file");
  const [tag, names = "", boxWidth = "", boxHeight = "", fit = ""] = opening;
  const classes = names.split(/\s+/);
  const isPlate = classes.includes("plate");
  const ground = options.ground ?? (isPlate || classes.includes("art") ? "paper" : "none");
  const body = (ground === "none" ? "" : '<rect class="c-ground" width="100%" height="100%"/>') + svg.slice(tag.length);
  const resolved = { ...options, ground };
  const tokens = { light: tokensOf(resolved, "light", isPlate), dark: tokensOf(resolved, "dark", isPlate) };
  const size = `width="${options.width ?? boxWidth}" height="${options.height ?? boxHeight}"`;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" class="${names}" ${size} viewBox="0 0 ${boxWidth} ${boxHeight}" preserveAspectRatio="${fit}">`;
  return `${head}${styleSheet(head + body, tokens, options.theme !== "paper" && options.theme !== "art")}${body}\n`;
}
