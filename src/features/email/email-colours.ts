import { recolour } from "../../facts/colours.ts";
import type { Site } from "../../facts/site.ts";
import { dark, light } from "../../lib/brand-colours.ts";

const inAccent = <Palette extends Record<string, string>>(site: Site, palette: Palette) =>
  Object.fromEntries(Object.entries(palette).map(([name, value]) => [name, recolour(site, value)])) as Record<
    keyof Palette,
    string
  >;

/** Literal values, because email clients lack custom properties; uses the owner's accent colour, if set. */
export const emailColours = (site: Site) => ({ light: inAccent(site, light), dark: inAccent(site, dark) });

export type EmailColours = ReturnType<typeof emailColours>;
