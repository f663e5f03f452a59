import type { Site } from "./site.ts";

export type StoredColours = {
  swaps: readonly (readonly [from: string, to: string])[];
  accents: Readonly<Record<Ground, string>>;
};

type Ground = "light" | "dark" | "deep";

const coloursOf = ({ stored }: Site): Partial<StoredColours> => stored.colours ?? {};

/**
 * Replaces literal colours where custom properties are unavailable.
 * @param also further colours (#rrggbb, lower case) to replace by a ground's accent
 */
export function recolour(site: Site, text: string, also: Readonly<Record<string, Ground>> = {}): string {
  const { swaps, accents } = coloursOf(site);
  if (!swaps || !accents) return text;
  const replacements = new Map(swaps);
  for (const [from, ground] of Object.entries(also)) replacements.set(from, accents[ground]);
  return text.replaceAll(/#[\da-f]{6}\b/gi, (colour) => replacements.get(colour.toLowerCase()) ?? colour);
}
