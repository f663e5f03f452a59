const nested = /^((?:[ \t]*(?:[>*+-]|\d{1,9}[.)])(?=[ \t>])){20})(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])(?=[ \t>]))+/gm;

/** Markdown with quotations and lists at most 20 deep within each other; more would exhaust the parser's stack and are an attack. */
export const limitNesting = (markdown: string): string => markdown.replaceAll(nested, "$1");
