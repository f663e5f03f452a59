import { colourMix } from "../../../chart/colour-mix.ts";
import type { StoredColours } from "../../../facts/colours.ts";
import { dark, light, onDeep } from "../../../lib/brand-colours.ts";

/** The least contrast of text that WCAG 2.2 AA allows. */
export const leastContrast = 4.5;

/** Whether a text is a colour of six hexadecimal digits. */
export const isColour = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

function luminance(colour: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** The contrast of two colours (#rrggbb) by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The accent and what is made from it, for one ground of the design. */
export type AccentColours = {
  /** Links, buttons, marks. */
  accent: string;
  hover: string;
  /** The tint below notices and chosen days. */
  soft: string;
  /** Words on a button. */
  on: string;
};

export type Theme = "light" | "dark";

/** The grounds on which the accent is text. */
export const grounds = {
  light: [light.paper, light["paper-2"], light.surface],
  dark: [dark.paper, dark["paper-2"], dark.surface],
  deep: [light.deep, dark.deep, onDeep["paper-2"], onDeep.surface],
} as const;

type TideToken = "tide" | "tide-hover" | "tide-soft" | "on-tide";

const accentIn = (palette: Readonly<Record<TideToken, string>>): AccentColours => ({
  accent: palette.tide,
  hover: palette["tide-hover"],
  soft: palette["tide-soft"],
  on: palette["on-tide"],
});

/** The accent of the brand. */
export const defaultAccents = { light: accentIn(light), dark: accentIn(dark), deep: accentIn(onDeep) } as const;

/** The least contrast of a colour with any of some grounds. */
const leastOn = (colour: string, on: readonly string[]) => Math.min(...on.map((ground) => contrast(colour, ground)));

/** The first of a row of mixtures, from all of `colour` to all of `towards`, that does; the last one when none does. */
function firstMix(colour: string, towards: string, does: (mixture: string) => boolean): string {
  for (let share = 100; share > 0; share--) {
    const mixture = colourMix(colour, share / 100, towards);
    if (does(mixture)) return mixture;
  }
  return towards;
}

/** The colour itself when it can be read on every ground of a theme, else the nearest darker or lighter one of its hue. */
export const nearestReadable = (colour: string, theme: Theme): string =>
  firstMix(
    colour.toLowerCase(),
    theme === "light" ? "#000000" : "#ffffff",
    (mixture) => leastOn(mixture, grounds[theme]) >= leastContrast,
  );

/** What is wrong with an accent, in words, with the nearest one that works; undefined when nothing is. */
export function accentProblem(colour: string, theme: Theme): string | undefined {
  if (!isColour(colour)) return `Enter a colour of six hexadecimal digits, such as ${light.tide}.`;
  const least = leastOn(colour, grounds[theme]);
  if (least >= leastContrast) return undefined;
  // Rounded down, so that a colour that just fails does not read as one that passes.
  return `Text in this colour reaches ${Math.floor(least * 10) / 10}:1 in the ${theme} theme; ${leastContrast}:1 is needed. ${nearestReadable(colour, theme)} works.`;
}

/** The tint of an accent: as much of it in a ground as still lets the accent itself be read on it. */
function tintOf(accent: string, ground: string, most: number): string {
  for (let share = most; share > 0; share--) {
    const tint = colourMix(accent, share / 100, ground);
    if (contrast(accent, tint) >= leastContrast) return tint;
  }
  return ground;
}

const lightOnes = (accent: string): AccentColours => ({
  accent,
  hover: colourMix(accent, 0.8, "#000000"),
  soft: tintOf(accent, "#ffffff", 13),
  on: "#ffffff",
});

const darkOnes = (accent: string, ground: string): AccentColours => {
  const tinted = colourMix(accent, 0.2, "#000000");
  return {
    accent,
    hover: colourMix(accent, 0.7, "#ffffff"),
    soft: tintOf(accent, ground, 18),
    on: contrast(accent, tinted) >= leastContrast ? tinted : "#000000",
  };
};

/** The accents of every ground; without a dark one, it is made from the light one. */
export function accentsOf(light: string, dark: string): Record<Theme | "deep", AccentColours> {
  const isDefault = light.toLowerCase() === defaultAccents.light.accent;
  const made = firstMix(light.toLowerCase(), "#ffffff", (mixture) => leastOn(mixture, grounds.dark) >= 7);
  const inDark = (dark || (isDefault ? defaultAccents.dark.accent : made)).toLowerCase();
  const onDeep = firstMix(inDark, "#ffffff", (mixture) => leastOn(mixture, grounds.deep) >= leastContrast);
  const isDefaultDark = inDark === defaultAccents.dark.accent;
  return {
    light: isDefault ? defaultAccents.light : lightOnes(light.toLowerCase()),
    dark: isDefaultDark ? defaultAccents.dark : darkOnes(inDark, grounds.dark[0]),
    deep: isDefaultDark ? defaultAccents.deep : darkOnes(onDeep, grounds.deep[0]),
  };
}

const declarations = ({ accent, hover, soft, on }: AccentColours) =>
  `--tide:${accent};--tide-hover:${hover};--tide-soft:${soft};--on-tide:${on};--c-route:${accent}`;

/** What pages, emails and drawings need to appear in an accent. */
export function coloursOf(light: string, dark: string): StoredColours {
  const accents = accentsOf(light, dark);
  const page = "html:root,html .on-paper";
  return {
    accents: { light: accents.light.accent, dark: accents.dark.accent, deep: accents.deep.accent },
    // Stronger selectors than those of the style sheet, wherever it comes in the page.
    css:
      `${page}{${declarations(accents.light)};--focus:${accents.light.accent}}` +
      `@media screen and (prefers-color-scheme:dark){${page}{${declarations(accents.dark)};--focus:${accents.dark.hover}}}` +
      `html .on-deep{${declarations(accents.deep)};--focus:var(--sun)}`,
    // A colour that two grounds share is that of the later one.
    swaps: (["deep", "light", "dark"] as const).flatMap((ground) =>
      (["accent", "hover", "soft", "on"] as const)
        .map((name) => [defaultAccents[ground][name], accents[ground][name]] as const)
        .filter(([from, to]) => from !== to && from !== "#ffffff"),
    ),
  };
}
