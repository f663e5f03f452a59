import { convert, type HtmlToTextOptions } from "html-to-text";

export type PlainTextOptions = HtmlToTextOptions;

/** URLs are shown behind the words of their link, pictures and what is marked `data-skip-in-text` are left out. */
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

/** The words of an email's HTML as plain text, with one line break at its end; later selectors win. */
export const plainText = (html: string, options: PlainTextOptions): string =>
  `${convert(html, { ...options, selectors: [...selectors, ...(options.selectors ?? [])] }).trim()}\n`;
