import { type PlainTextOptions, plainText } from "../../email/plain-text.ts";

const options: PlainTextOptions = {
  wordwrap: 76,
  preserveNewlines: false,
  selectors: [
    { selector: "h1", options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: "h2", options: { uppercase: false, leadingLineBreaks: 3 } },
    { selector: "h3", options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: "h4", options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: "ul", options: { itemPrefix: "- " } },
    { selector: "a", options: { hideLinkHrefIfSameAsText: true, linkBrackets: ["<", ">"] } },
    { selector: "table", format: "dataTable", options: { uppercaseHeaderCells: false, maxColumnWidth: 40 } },
  ],
};

const picture = /<img\b[^<>]*?\balt="([^"]*)"[^<>]*>/g;

/** The converter leaves captions of tables out. */
const captioned = /(<table\b[^<>]*>)<caption\b[^<>]*>((?:(?!<caption\b)[\s\S])*?)<\/caption>/g;

/** The same words as plain text, URLs behind the words of their link, pictures by what they show. */
export function plainTextOf(html: string): string {
  const described = html
    .replaceAll(captioned, "<p>$2</p>$1")
    .replaceAll(picture, (_whole, alt: string) => (alt ? `[Picture: ${alt}]` : ""));
  return plainText(described, options);
}
