import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { recolour } from "../../facts/colours.ts";
import type { Site } from "../../facts/site.ts";
import { dark, light } from "../../lib/brand-colours.ts";

export const rawHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

// Conditional comments, which React cannot render.
const open =
  '<!--[if mso]><table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->';
const close = "<!--[if mso]></td></tr></table><![endif]-->";

/** For the head of an email: Outlook for Windows then scales with the screen. */
export const outlookSettings =
  "<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->";

/** 600 pixels wide in every email: Outlook for Windows ignores max-width and needs a table, whatever is in it. */
export function Column({ children }: { children: ReactNode }) {
  return <div {...rawHtml(`${open}${renderToStaticMarkup(children)}${close}`)} />;
}

const inAccent = <Palette extends Record<string, string>>(site: Site, palette: Palette) =>
  Object.fromEntries(Object.entries(palette).map(([name, value]) => [name, recolour(site, value)])) as Record<
    keyof Palette,
    string
  >;

/** Literal values, because email clients don’t support custom properties; uses the owner's accent colour, if set. */
export const emailColours = (site: Site) => ({ light: inAccent(site, light), dark: inAccent(site, dark) });

export type EmailColours = ReturnType<typeof emailColours>;
