import { colourMix } from "../../../chart/colour-mix.ts";
import type { StoredColours } from "../../../facts/colours.ts";
import { contrast, isColour, leastContrast } from "./contrast.ts";

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

/** The grounds on which the accent is text; `src/ui/tokens.css` has them, and a test keeps them equal. */
export const grounds = {
  light: ["#fbfaf6", "#f4f1e8", "#ffffff"],
  dark: ["#0b141d", "#0f1b26", "#13202c"],
  deep: ["#0b2b40", "#0c2536", "#103449", "#123a51"],
} as const;

/** What the style sheet has. */
export const defaultAccents = {
  light: { accent: "#0b6e6e", hover: "#085656", soft: "#e2f1ef", on: "#ffffff" },
  dark: { accent: "#63c7bf", hover: "#8adad3", soft: "#11302f", on: "#06201f" },
  deep: { accent: "#7fd3cb", hover: "#a6e3dd", soft: "#144a55", on: "#06201f" },
} as const satisfies Record<Theme | "deep", AccentColours>;

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
  if (!isColour(colour)) return "Enter a colour of six hexadecimal digits, such as #0b6e6e.";
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
