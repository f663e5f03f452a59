import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type PlainTextOptions, plainText } from "./plain-text.ts";

/** Makes email clients use the same box model. */
const documentType =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

export function renderHtml(email: ReactElement, options: PlainTextOptions): { html: string; plain: string } {
  const html = documentType + renderToStaticMarkup(email);
  return { html, plain: plainText(html, options) };
}
