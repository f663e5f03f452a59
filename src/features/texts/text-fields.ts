import { isTextGroup, keyOf } from "../../facts/page-texts.ts";
import type { TextChanges, TextItem, TextValue } from "../../facts/site.ts";
import { linkProblem, pictureProblem } from "./text-input.ts";
import { tokensProblem } from "./token-typing.ts";

/** One text; "lines" is a list of texts within an entry, one per line. */
export type TextLeaf = {
  path: string;
  label: string;
  kind: "line" | "text" | "link" | "lines" | "picture";
  /** Characters that fit the design. */
  limit: number;
  isOptional: boolean;
  fallback: string;
};

/** `plain`: entries consist of one text, in their field "text". */
type TextList = { path: string; label: string; kind: "list"; fields: readonly TextLeaf[]; plain: boolean };

export type TextField = TextLeaf | (TextList & { fallback: readonly TextRow[] });

/** Texts of an entry by path, and the key of its default; empty in a list of texts. */
export type TextRow = { readonly key: string; readonly texts: Readonly<Record<string, string>> };

export type FieldValue = string | readonly TextRow[];
export type FieldValues = Readonly<Record<string, FieldValue>>;

export type TextSection = { name: string; title: string; fields: readonly TextField[] };

/** Labels of whole names; `words` has those of words within a name. */
const names: Readonly<Record<string, string>> = {
  title: "headline",
  to: "leads to",
  href: "leads to",
  intro: "text above the form",
  path: "steps of implementation",
  factWeights: "emphasised part of each fact",
  meta: "Search engines and shared links",
  alt: "description of the picture",
  crumb: "short name above the title",
  cta: "button",
  help: "help below it",
  required: "sentence when it is empty",
};

const words: Readonly<Record<string, string>> = {
  alt: "description",
  cta: "invitation",
  faq: "questions and answers",
  hd: "HD",
  lead: "introduction",
  mark: "small heading",
  meta: "in search engines",
  roi: "return on investment",
  sop: "SOP",
  usb: "USB",
};

/** "secondAction" as "second action". */
const inWords = (name: string) =>
  names[name] ??
  name
    .split(/-|(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word) => words[word.toLowerCase()] ?? word.toLowerCase())
    .join(" ");

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Such as "Action: label" for "action.label". */
export const labelOf = (path: string): string =>
  capitalise(
    path
      .split(".")
      .filter((part) => part !== "")
      .map(inWords)
      .join(": "),
  );

const singleLines = new Set([
  "title",
  "label",
  "mark",
  "name",
  "crumb",
  "strong",
  "term",
  "when",
  "action",
  "question",
]);

const kinds: Readonly<Record<string, TextLeaf["kind"]>> = { to: "link", href: "link", file: "picture" };

/** 1.5 times the sample, with a minimum for each kind. */
function limitOf(path: string, text: string): number {
  const name = path.split(".").at(-1) ?? "";
  if (path === "meta.description") return 170;
  if (path === "meta.title") return 70;
  if (kinds[name]) return 500;
  const min = name === "title" ? 80 : text.length < 40 ? 48 : 160;
  return Math.max(min, Math.ceil((text.length * 1.5) / 10) * 10);
}

function leafOf(path: string, text: string, label: string): TextLeaf {
  const name = path.split(".").at(-1) ?? "";
  const kind = kinds[name] ?? (singleLines.has(name) || text.length < 50 ? "line" : "text");
  return { path, label, kind, limit: limitOf(path, text), isOptional: text === "", fallback: text };
}

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string");

/** Keys of entries and anchors of the page aren't texts. */
const isStructural = (name: string, value: string) => name === "key" || (name === "href" && value.startsWith("#"));

/** Texts of a group by path. Labels name entries of a list within it by their keys. */
function leavesOf(group: Readonly<Record<string, unknown>>, prefix = "", labelPrefix = prefix): TextLeaf[] {
  return Object.entries(group).flatMap(([name, value]) => {
    const path = prefix + name;
    const label = labelOf(labelPrefix + name);
    if (typeof value === "string") return isStructural(name, value) ? [] : [leafOf(path, value, label)];
    if (isTextList(value)) {
      const text = value.join("\n");
      return [{ path, label, kind: "lines", limit: limitOf(path, text), isOptional: false, fallback: text }];
    }
    if (Array.isArray(value))
      return value
        .filter(isTextGroup)
        .flatMap((entry) => leavesOf(entry, `${path}.${keyOf(entry)}.`, `${keyOf(entry)}.`));
    return isTextGroup(value) ? leavesOf(value, `${path}.`, `${labelPrefix}${name}.`) : [];
  });
}

const labelInSection = (path: string) => labelOf(path.split(".").slice(1).join("."));

function listOf(path: string, items: readonly unknown[]): TextField[] {
  const label = labelInSection(path);
  if (isTextList(items)) {
    const longest = items.toSorted((a, b) => b.length - a.length)[0] ?? "";
    const field: TextLeaf = { ...leafOf("text", longest, "Line"), isOptional: false };
    const fallback = items.map((text) => ({ key: "", texts: { text } }));
    return [{ path, label, kind: "list", plain: true, fields: [field], fallback }];
  }
  const groups = items.filter(isTextGroup);
  if (groups.length === 0 || groups.length < items.length) return [];
  const rows = groups.map((group) => ({ key: keyOf(group), leaves: leavesOf(group) }));
  const fields = new Map<string, TextLeaf>();
  for (const leaf of rows.flatMap(({ leaves }) => leaves)) {
    const existing = fields.get(leaf.path);
    const limit = Math.max(leaf.limit, existing?.limit ?? 0);
    const kind = existing?.kind === "text" ? existing.kind : leaf.kind;
    fields.set(leaf.path, { ...leaf, kind, limit, isOptional: leaf.isOptional || (existing?.isOptional ?? false) });
  }
  if (fields.size === 0) return [];
  const fallback = rows.map(({ key, leaves }) => ({
    key,
    texts: Object.fromEntries(leaves.map((leaf) => [leaf.path, leaf.fallback])),
  }));
  return [{ path, label, kind: "list", plain: false, fields: [...fields.values()], fallback }];
}

function fieldsOf(group: Readonly<Record<string, unknown>>, prefix: string): TextField[] {
  return Object.entries(group).flatMap(([name, value]) => {
    const path = prefix + name;
    if (Array.isArray(value)) return listOf(path, value);
    if (isTextGroup(value)) return fieldsOf(value, `${path}.`);
    if (typeof value !== "string" || isStructural(name, value)) return [];
    return [leafOf(path, value, labelInSection(path))];
  });
}

/** In the order of the modules; sections without texts are left out. */
export const sectionsOf = (defaults: ReadonlyMap<string, object>): TextSection[] =>
  [...defaults]
    .map(([name, group]) => ({
      name,
      title: labelOf(name),
      fields: fieldsOf(group as Readonly<Record<string, unknown>>, `${name}.`),
    }))
    .filter(({ fields }) => fields.length > 0);

const textOf = (value: TextValue | undefined): string | undefined =>
  typeof value === "string" ? value : value?.filter((item) => typeof item === "string").join("\n");

function rowOf(field: Extract<TextField, { kind: "list" }>, item: TextItem): TextRow {
  if (typeof item === "string") return { key: "", texts: { text: item } };
  const key = item.key ?? field.fallback[item.from]?.key ?? "";
  const defaults = field.fallback.find((row) => row.key === key);
  const texts = Object.fromEntries(
    Object.entries(defaults?.texts ?? {}).map(([path, text]) => [path, textOf(item.texts[path]) ?? text]),
  );
  return { key, texts };
}

export function fieldValue(field: TextField, changes: TextChanges): FieldValue {
  const change = changes[field.path];
  if (field.kind !== "list") return typeof change === "string" ? change : field.fallback;
  if (!Array.isArray(change)) return field.fallback;
  return (change as readonly TextItem[])
    .filter((item) => (typeof item === "string") === field.plain)
    .map((item) => rowOf(field, item));
}

export const fieldValues = (fields: readonly TextField[], changes: TextChanges): FieldValues =>
  Object.fromEntries(fields.map((field) => [field.path, fieldValue(field, changes)]));

function itemOf(field: Extract<TextField, { kind: "list" }>, { key, texts }: TextRow): TextItem {
  if (field.plain) return texts.text ?? "";
  const from = field.fallback.findIndex((row) => row.key === key);
  const defaults = field.fallback[from]?.texts ?? {};
  const changed = Object.entries(texts).filter(([path, text]) => defaults[path] !== text);
  const isList = (path: string) => field.fields.some((leaf) => leaf.path === path && leaf.kind === "lines");
  return {
    key,
    from,
    texts: Object.fromEntries(
      changed.map(([path, text]) => [path, isList(path) ? text.split("\n").filter((line) => line.trim()) : text]),
    ),
  };
}

const isSame = (a: FieldValue, b: FieldValue) => JSON.stringify(a) === JSON.stringify(b);

/** Differences from the defaults; those of texts that aren't among the fields are taken over from `previous`. */
export function changesOf(fields: readonly TextField[], values: FieldValues, previous: TextChanges): TextChanges {
  const own = new Set(fields.map(({ path }) => path));
  const others = Object.entries(previous).filter(([path]) => !own.has(path));
  const changed = fields.flatMap((field): [string, TextValue][] => {
    const value = values[field.path] ?? field.fallback;
    if (isSame(value, field.fallback)) return [];
    if (field.kind !== "list") return typeof value === "string" ? [[field.path, value]] : [];
    return typeof value === "string" ? [] : [[field.path, value.map((row) => itemOf(field, row))]];
  });
  return Object.fromEntries([...others, ...changed]);
}

/** Error message that says what to do; undefined for a valid text. */
export function leafProblem(leaf: TextLeaf, text: string): string | undefined {
  if (text.trim() === "") return leaf.isOptional ? undefined : "This text is shown on the page: write one.";
  if (leaf.kind === "link") return linkProblem(text);
  if (leaf.kind === "picture") return pictureProblem(text);
  if (text.length > leaf.limit) return `Use at most ${leaf.limit} characters (now ${text.length}).`;
  if (/<\/?[a-z][^<>]*>/i.test(text)) return "Markup is shown as it is written here. Write plain text.";
  return tokensProblem(text, leaf.fallback);
}

/** Sentences by path, such as "hero.title" or "hero.facts.0.strong". */
export function textProblems(fields: readonly TextField[], values: FieldValues): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  const check = (id: string, leaf: TextLeaf, text: string) => {
    const problem = leafProblem(leaf, text);
    if (problem) problems[id] = problem;
  };
  for (const field of fields) {
    const value = values[field.path] ?? field.fallback;
    if (field.kind !== "list") check(field.path, field, typeof value === "string" ? value : "");
    else if (typeof value !== "string")
      for (const [index, row] of value.entries())
        for (const leaf of field.fields)
          if (leaf.path in row.texts) check(`${field.path}.${index}.${leaf.path}`, leaf, row.texts[leaf.path] ?? "");
  }
  return problems;
}
