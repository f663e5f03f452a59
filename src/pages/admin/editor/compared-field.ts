/** A field of a form as two versions of it are compared. */
export type ComparedField = {
  name: string;
  label: string;
  /** How its value reads; of a `text` or `html` both versions can stay, one after the other. */
  kind: "line" | "text" | "html" | "date";
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

/** A value as people read it: HTML as its text, an ISO timestamp as a date. */
export function readableValue(kind: ComparedField["kind"], value: string): string {
  if (kind === "date")
    return value ? new Date(value).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" }) : "";
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
