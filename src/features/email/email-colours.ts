import { recolour } from "../../facts/colours.ts";
import { dark, light } from "../../lib/brand-colours.ts";

const inAccent = <Palette extends Record<string, string>>(palette: Palette) =>
  Object.fromEntries(Object.entries(palette).map(([name, value]) => [name, recolour(value)])) as Record<
    keyof Palette,
    string
  >;

/** Literal values, because email clients don't support custom properties; uses the owner's accent colour, if set. */
export const emailColours = () => ({ light: inAccent(light), dark: inAccent(dark) });

export type EmailColours = ReturnType<typeof emailColours>;
