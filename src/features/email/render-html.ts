import { convert, type HtmlToTextOptions } from "html-to-text";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

export type PlainTextOptions = HtmlToTextOptions;

/** URLs follow their link text; images and `data-skip-in-text` are omitted. */
const selectors: NonNullable<PlainTextOptions["selectors"]> = [
  { selector: "img", format: "skip" },
  { selector: "[data-skip-in-text=true]", format: "skip" },
  { selector: "a", options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
  ...["td", "th"].map((selector) => ({
    selector,
    format: "block",
    options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
  })),
];

/** Ends with one line break; later selectors win. */
export const plainText = (html: string, options: PlainTextOptions): string =>
  `${convert(html, { ...options, selectors: [...selectors, ...(options.selectors ?? [])] }).trim()}\n`;

/** Makes email clients use the same box model. */
const documentType =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

export function renderHtml(email: ReactElement, options: PlainTextOptions): { html: string; plain: string } {
  const html = documentType + renderToStaticMarkup(email);
  return { html, plain: plainText(html, options) };
}
