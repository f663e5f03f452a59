import { colourMix } from "../../../chart/colour-mix.ts";
import type { StoredColours } from "../../../facts/colours.ts";
import { dark, light, onDeep } from "../../../lib/brand-colours.ts";

/** Minimum for text in WCAG 2.2 AA. */
export const minContrast = 4.5;

export const isColour = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

function luminance(colour: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** WCAG 2.2 contrast of two colours (#rrggbb), from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

export type AccentColours = {
  /** Links, buttons, marks. */
  accent: string;
  hover: string;
  /** Tint of notices and selected days. */
  soft: string;
  /** Text on a button. */
  on: string;
};

export type Theme = "light" | "dark";

/** Backgrounds of accent-coloured text. */
export const backgrounds = {
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

export const defaultAccents = { light: accentIn(light), dark: accentIn(dark), deep: accentIn(onDeep) } as const;

/** With any of the theme's backgrounds. */
export const lowestContrast = (colour: string, theme: keyof typeof backgrounds): number =>
  Math.min(...backgrounds[theme].map((background) => contrast(colour, background)));

/** The first mixture that passes, from pure `colour` to pure `towards`; `towards` if none does. */
function firstMix(colour: string, towards: string, passes: (mixture: string) => boolean): string {
  for (let share = 100; share > 0; share--) {
    const mixture = colourMix(colour, share / 100, towards);
    if (passes(mixture)) return mixture;
  }
  return towards;
}

/** The colour itself if readable on every background, else the nearest darker or lighter one of its hue. */
export const nearestReadable = (colour: string, theme: Theme): string =>
  firstMix(
    colour.toLowerCase(),
    theme === "light" ? "#000000" : "#ffffff",
    (mixture) => lowestContrast(mixture, theme) >= minContrast,
  );

/** Error message with the nearest readable colour, or undefined. */
export function accentProblem(colour: string, theme: Theme): string | undefined {
  if (!isColour(colour)) return `Enter a colour of six hexadecimal digits, such as ${light.tide}.`;
  const lowest = lowestContrast(colour, theme);
  if (lowest >= minContrast) return undefined;
  // Rounded down, so that a near miss isn't shown as a pass.
  return `Text in this colour reaches ${Math.floor(lowest * 10) / 10}:1 in the ${theme} theme; ${minContrast}:1 is needed. ${nearestReadable(colour, theme)} works.`;
}

/** The strongest tint that leaves accent-coloured text readable. */
function tintOf(accent: string, background: string, maxShare: number): string {
  for (let share = maxShare; share > 0; share--) {
    const tint = colourMix(accent, share / 100, background);
    if (contrast(accent, tint) >= minContrast) return tint;
  }
  return background;
}

const lightAccents = (accent: string): AccentColours => ({
  accent,
  hover: colourMix(accent, 0.8, "#000000"),
  soft: tintOf(accent, "#ffffff", 13),
  on: "#ffffff",
});

const darkAccents = (accent: string, background: string): AccentColours => {
  const tinted = colourMix(accent, 0.2, "#000000");
  return {
    accent,
    hover: colourMix(accent, 0.7, "#ffffff"),
    soft: tintOf(accent, background, 18),
    on: contrast(accent, tinted) >= minContrast ? tinted : "#000000",
  };
};

/** An empty dark accent is derived from the light one. */
export function accentsOf(light: string, dark: string): Record<Theme | "deep", AccentColours> {
  const isDefault = light.toLowerCase() === defaultAccents.light.accent;
  const derived = firstMix(light.toLowerCase(), "#ffffff", (mixture) => lowestContrast(mixture, "dark") >= 7);
  const inDark = (dark || (isDefault ? defaultAccents.dark.accent : derived)).toLowerCase();
  const onDeep = firstMix(inDark, "#ffffff", (mixture) => lowestContrast(mixture, "deep") >= minContrast);
  const isDefaultDark = inDark === defaultAccents.dark.accent;
  return {
    light: isDefault ? defaultAccents.light : lightAccents(light.toLowerCase()),
    dark: isDefaultDark ? defaultAccents.dark : darkAccents(inDark, backgrounds.dark[0]),
    deep: isDefaultDark ? defaultAccents.deep : darkAccents(onDeep, backgrounds.deep[0]),
  };
}

const declarations = ({ accent, hover, soft, on }: AccentColours) =>
  `--tide:${accent};--tide-hover:${hover};--tide-soft:${soft};--on-tide:${on};--c-route:${accent}`;

export function coloursOf(light: string, dark: string): { css: string; colours: StoredColours } {
  const accents = accentsOf(light, dark);
  const page = "html:root,html .on-paper";
  return {
    // More specific than the style sheet's selectors, so that the order doesn't matter.
    css:
      `${page}{${declarations(accents.light)};--focus:${accents.light.accent}}` +
      `@media screen and (prefers-color-scheme:dark){${page}{${declarations(accents.dark)};--focus:${accents.dark.hover}}}` +
      `html .on-deep{${declarations(accents.deep)};--focus:var(--sun)}`,
    colours: {
      accents: { light: accents.light.accent, dark: accents.dark.accent, deep: accents.deep.accent },
      // If two palettes share a colour, the later one wins.
      swaps: (["deep", "light", "dark"] as const).flatMap((palette) =>
        (["accent", "hover", "soft", "on"] as const)
          .map((name) => [defaultAccents[palette][name], accents[palette][name]] as const)
          .filter(([from, to]) => from !== to && from !== "#ffffff"),
      ),
    },
  };
}
