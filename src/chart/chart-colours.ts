import { dark, light, artwork as onArtwork, onDeep } from "../lib/brand-colours.ts";

export type Scheme = "light" | "dark";

export const pageColours = { light, dark: { ...light, ...dark } } as const;

const deep = { ...light, ...onDeep } as const;

export const deepColours = {
  light: { ...deep, "c-halo": light.deep },
  dark: { ...deep, "c-halo": dark.deep },
} as const;

/** Artwork is the same in both schemes: podcast players show it on any background. */
export const artworkColours = { ...deep, ...onArtwork } as const;

export type Industry = "healthcare" | "logistics" | "financial" | "manufacturing";

const accent = (token: "health" | "logistics" | "finance" | "industry") => ({
  light: light[token],
  dark: dark[token],
  deep: onDeep[token],
});

/** Accent per industry: on the page in light and dark, and on the deep ground. */
export const industryAccents: Readonly<Record<Industry, Readonly<Record<Scheme | "deep", string>>>> = {
  healthcare: accent("health"),
  logistics: accent("logistics"),
  financial: accent("finance"),
  manufacturing: accent("industry"),
};
