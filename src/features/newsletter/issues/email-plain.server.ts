import type { FormatCallback } from "html-to-text";
import type { PlainTextOptions } from "../../email/plain-text.ts";

const picture: FormatCallback = ({ attribs }, _walk, builder) => {
  const { alt } = attribs as Record<string, string>;
  if (alt) builder.addInline(`[Image: ${alt}]`);
};

/** The converter omits table captions. */
const captionedTable: FormatCallback = (table, walk, builder, options) => {
  const caption = table.children.find(({ name }) => name === "caption");
  if (caption) {
    builder.openBlock({ leadingLineBreaks: 2 });
    walk(caption.children, builder);
    builder.closeBlock({ trailingLineBreaks: 2 });
  }
  builder.options.formatters?.dataTable?.(table, walk, builder, options);
};

export const issueAsPlainText: PlainTextOptions = {
  wordwrap: 76,
  preserveNewlines: false,
  formatters: { picture, captionedTable },
  selectors: [
    { selector: "h1", options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: "h2", options: { uppercase: false, leadingLineBreaks: 3 } },
    { selector: "h3", options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: "h4", options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: "ul", options: { itemPrefix: "- " } },
    { selector: "a", options: { hideLinkHrefIfSameAsText: true, linkBrackets: ["<", ">"] } },
    { selector: "img", format: "picture" },
    { selector: "table", format: "captionedTable", options: { uppercaseHeaderCells: false, maxColumnWidth: 40 } },
  ],
};
