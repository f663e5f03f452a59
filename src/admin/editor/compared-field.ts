import type { Site } from "../../facts/site.ts";
import { parseSections } from "../../features/own-pages/read-sections.ts";
import { factsOf } from "../../features/own-pages/section-kinds.ts";
import { formatDateTime } from "../format-date-time.ts";

export type ComparedField = {
  name: string;
  label: string;
  /** `rows` are list entries as JSON, `sections` the sections of a page. */
  kind: "line" | "text" | "html" | "date" | "rows" | "sections";
};

export const comparedFields = <Name extends string>(
  fields: Record<Name, Omit<ComparedField, "name">>,
): readonly ComparedField[] =>
  Object.entries<Omit<ComparedField, "name">>(fields).map(([name, field]) => ({ name, ...field }));

/** Keeps the line breaks that readers see: after blocks and within code, not those of the source. */
export function withVisibleLineBreaks(html: string): string {
  const parts = html.split(/(<pre\b(?:(?!<pre\b).)*?<\/pre>)/s);
  return parts
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(/\s+/g, " ") : part))
    .join("")
    .replaceAll(/<img\b[^<>]*>/g, (picture) => ` [${`Image ${/\balt="([^"]*)"/.exec(picture)?.[1] ?? ""}`.trim()}] `)
    .replaceAll(/<\/(p|h[1-6]|li|tr|blockquote|figcaption|summary|pre)>|<br\b[^<>]*>|<hr\b[^<>]*>/g, "$&\n");
}

function readableRows(value: string): string {
  try {
    const rows = JSON.parse(value) as Readonly<Record<string, string>>[];
    return rows.map((row) => Object.values(row).filter(Boolean).join(", ")).join("\n");
  } catch {
    return value;
  }
}

const textOf = (html: string): string =>
  new DOMParser()
    .parseFromString(withVisibleLineBreaks(html), "text/html")
    .body.textContent.replaceAll(/[ \t]+/g, " ")
    .replaceAll(/(?<!\s)\s*\n\s*/g, "\n")
    .trim();

const readableSections = (value: string): string =>
  (parseSections(value) ?? [])
    .map(({ kind, isHidden, words, items }) =>
      [
        `[${factsOf(kind).label}${isHidden ? ", hidden" : ""}]`,
        ...[words, ...items]
          .flatMap((texts) => Object.values(texts))
          .map((text) => (text.startsWith("<") ? textOf(text) : text)),
      ]
        .filter(Boolean)
        .join("\n"),
    )
    .join("\n\n");

/** HTML as its text, an ISO timestamp as a date, list entries as lines. */
export function readableValue(site: Site, kind: ComparedField["kind"], value: string): string {
  if (kind === "date") return value ? formatDateTime(site, value) : "";
  if (kind === "rows") return readableRows(value);
  if (kind === "sections") return readableSections(value);
  // Show notes are plain text until they have a link or formatting.
  if (kind !== "html" || !value.startsWith("<")) return value;
  return textOf(value);
}

export const differingFields = (
  fields: readonly ComparedField[],
  a: Record<string, string>,
  b: Record<string, string>,
): ComparedField[] => fields.filter(({ name }) => (a[name] ?? "") !== (b[name] ?? ""));

/** Fields of a draft that differ from `content`; missing fields don't count. */
export const draftDifferences = (
  fields: readonly ComparedField[],
  draft: Record<string, string>,
  content: Record<string, string>,
): ComparedField[] =>
  differingFields(
    fields.filter(({ name }) => name in draft),
    draft,
    content,
  );
