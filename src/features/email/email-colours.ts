import { recolour } from "../../facts/colours.ts";
import { dark, light } from "../../lib/brand-colours.ts";

const inAccent = <Palette extends Record<string, string>>(palette: Palette) =>
  Object.fromEntries(Object.entries(palette).map(([name, value]) => [name, recolour(value)])) as Record<
    keyof Palette,
    string
  >;

/** The colours of emails, as values since email clients know no custom properties, in the owner's accent where there is one. */
export const emailColours = () => ({ light: inAccent(light), dark: inAccent(dark) });

export type EmailColours = ReturnType<typeof emailColours>;
