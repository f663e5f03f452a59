import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

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
