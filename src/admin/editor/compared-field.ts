import { formatDateTime } from "../format-date-time.ts";

/** A field of a form as two versions of it are compared. */
export type ComparedField = {
  name: string;
  label: string;
  /** How its value reads; of a `text` or `html` both versions can stay, one after the other. `rows` are entries as JSON. */
  kind: "line" | "text" | "html" | "date" | "rows";
};

/** The fields of a form by their names, in the order in which they are compared. */
export const comparedFields = <Name extends string>(
  fields: Record<Name, Omit<ComparedField, "name">>,
): readonly ComparedField[] =>
  Object.entries<Omit<ComparedField, "name">>(fields).map(([name, field]) => ({ name, ...field }));

/** HTML whose line breaks are those that one reads: at the ends of blocks and within code, not where its source breaks. */
export function withReadLines(html: string): string {
  const parts = html.split(/(<pre\b(?:(?!<pre\b).)*?<\/pre>)/s);
  return parts
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(/\s+/g, " ") : part))
    .join("")
    .replaceAll(/<img\b[^<>]*>/g, (picture) => ` [${`Picture ${/\balt="([^"]*)"/.exec(picture)?.[1] ?? ""}`.trim()}] `)
    .replaceAll(/<\/(p|h[1-6]|li|tr|blockquote|figcaption|pre)>|<br\b[^<>]*>|<hr\b[^<>]*>/g, "$&\n");
}

/** Each entry of a list as a line; a text that is no list stays as it is. */
function readableRows(value: string): string {
  try {
    const rows = JSON.parse(value) as Readonly<Record<string, string>>[];
    return rows.map((row) => Object.values(row).filter(Boolean).join(", ")).join("\n");
  } catch {
    return value;
  }
}

/** A value as people read it: HTML as its text, an ISO timestamp as a date, an entry as a line. */
export function readableValue(kind: ComparedField["kind"], value: string): string {
  if (kind === "date") return value ? formatDateTime(value) : "";
  if (kind === "rows") return readableRows(value);
  if (kind !== "html") return value;
  const text = new DOMParser().parseFromString(withReadLines(value), "text/html").body.textContent;
  return text
    .replaceAll(/[ \t]+/g, " ")
    .replaceAll(/(?<!\s)\s*\n\s*/g, "\n")
    .trim();
}

/** The fields in which two versions differ. */
export const differingFields = (
  fields: readonly ComparedField[],
  one: Record<string, string>,
  other: Record<string, string>,
): ComparedField[] => fields.filter(({ name }) => (one[name] ?? "") !== (other[name] ?? ""));

/** The fields in which a draft differs from `content`; one that it does not name is none. */
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
