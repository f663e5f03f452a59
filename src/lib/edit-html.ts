import { Parser } from "htmlparser2";
import { escapeHtml } from "./plain-text.ts";

/** Replaces the text between two positions. */
export type Edit = { start: number; end: number; text: string };

export const cut = ({ start, end }: Omit<Edit, "text">): Edit => ({ start, end, text: "" });

export function applyEdits(html: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let position = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(html.slice(position, start), text);
    position = end;
  }
  return parts.join("") + html.slice(position);
}

/** Replaces URLs in the attributes `names`; `undefined` leaves a URL unchanged. */
export function replaceUrls(
  html: string,
  names: readonly string[],
  replace: (url: string) => string | undefined,
): string {
  const edits: Edit[] = [];
  const parser = new Parser({
    onattribute(name, value) {
      const url = names.includes(name) ? replace(value) : undefined;
      const { startIndex: start, endIndex: end } = parser;
      if (url !== undefined) edits.push({ start, end, text: `${name}="${escapeHtml(url)}"` });
    },
  });
  parser.end(html);
  return applyEdits(html, edits);
}
