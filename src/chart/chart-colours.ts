import { dark, light, artwork as onArtwork, onDeep } from "../lib/brand-colours.ts";

export type Scheme = "light" | "dark";

/** Charts on the page ground. */
export const pageColours = { light, dark: { ...light, ...dark } } as const;

const deep = { ...light, ...onDeep } as const;

/** Charts on the dark banner and the podcast hero, which stay dark in both schemes. */
export const deepColours = {
  light: { ...deep, "c-halo": light.deep },
  dark: { ...deep, "c-halo": dark.deep },
} as const;

/** Episode artwork: the same in both schemes, as podcast players show it on any ground. */
export const artworkColours = { ...deep, ...onArtwork } as const;

export type Industry = "healthcare" | "logistics" | "financial" | "manufacturing";

const accent = (token: "health" | "logistics" | "finance" | "industry") => ({
  light: light[token],
  dark: dark[token],
  deep: onDeep[token],
});

/** One accent for each industry: on the page in light and dark, and on the deep ground. */
export const industryAccents: Readonly<Record<Industry, Readonly<Record<Scheme | "deep", string>>>> = {
  healthcare: accent("health"),
  logistics: accent("logistics"),
  financial: accent("finance"),
  manufacturing: accent("industry"),
};
