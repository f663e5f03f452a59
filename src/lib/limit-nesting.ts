const nested = /^((?:[ \t]*(?:[>*+-]|\d{1,9}[.)])(?=[ \t>])){20})(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])(?=[ \t>]))+/gm;

/** Limits quotations and lists in Markdown to 20 levels: deeper nesting is an attack that exhausts the parser's stack. */
export const limitNesting = (markdown: string): string => markdown.replaceAll(nested, "$1");
