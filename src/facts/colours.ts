import { storedFacts } from "./stored-facts.ts";

/** The colours that the owner has chosen: a style sheet for pages, and what takes the place of which colour elsewhere. */
export type StoredColours = {
  css: string;
  swaps: readonly (readonly [from: string, to: string])[];
  /** The accent on the light, the dark and the deep ground. */
  accents: Readonly<Record<Ground, string>>;
};

type Ground = "light" | "dark" | "deep";

/** The element of a page that holds those rules. */
export const coloursId = "site-colours";

const stored = (): Partial<StoredColours> => storedFacts().colours ?? {};

/** The rules that give pages the owner's accent; undefined while it is that of the style sheet. */
export const coloursCss = (): string | undefined => stored().css;

/**
 * A drawing or a style sheet in the owner's accent: where no custom property is known, colours are replaced.
 * @param also further colours that the accent of a ground replaces, #rrggbb in lower case
 */
export function recolour(text: string, also: Readonly<Record<string, Ground>> = {}): string {
  const { swaps, accents } = stored();
  if (!swaps || !accents) return text;
  const replacements = new Map(swaps);
  for (const [from, ground] of Object.entries(also)) replacements.set(from, accents[ground]);
  return text.replaceAll(/#[\da-f]{6}\b/gi, (colour) => replacements.get(colour.toLowerCase()) ?? colour);
}
