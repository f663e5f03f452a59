import { toPlainText } from "@react-email/render";

type Options = NonNullable<Parameters<typeof toPlainText>[1]>;

const formatters: NonNullable<Options["formatters"]> = {
  altText: (element, _walk, builder) => {
    const alt = String((element.attribs as Record<string, string> | undefined)?.alt ?? "").trim();
    if (alt) builder.addInline(`[Picture: ${alt}]`);
  },
};

const options: Options = {
  wordwrap: 76,
  preserveNewlines: false,
  selectors: [
    { selector: "h1", options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: "h2", options: { uppercase: false, leadingLineBreaks: 3 } },
    { selector: "h3", options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: "h4", options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: "ul", options: { itemPrefix: "- " } },
    { selector: "a", options: { hideLinkHrefIfSameAsText: true, linkBrackets: ["<", ">"] } },
    { selector: "img", format: "altText" },
    { selector: "table", format: "dataTable", options: { uppercaseHeaderCells: false, maxColumnWidth: 40 } },
  ],
  formatters,
};

/** The same words as plain text, URLs behind the words of their link. */
export const plainTextOf = (html: string): string => `${toPlainText(html, options).trim()}\n`;
