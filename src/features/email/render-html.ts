import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type PlainTextOptions, plainText } from "./plain-text.ts";

/** What the programs that show emails expect; with it they measure boxes alike. */
const documentType =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** An email's document as HTML, and the same words as plain text; what is marked `data-skip-in-text` is left out of it. */
export function renderHtml(email: ReactElement, options: PlainTextOptions): { html: string; plain: string } {
  const html = documentType + renderToStaticMarkup(email);
  return { html, plain: plainText(html, options) };
}
