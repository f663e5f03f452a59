import { convert, type HtmlToTextOptions } from "html-to-text";

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
