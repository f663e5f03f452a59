import { z } from "zod";
import { isUrlFor } from "../../lib/web-url.ts";
import {
  type DraftSection,
  factsOf,
  maxSections,
  type Section,
  sectionKindNames,
  type WordField,
} from "./section-kinds.ts";

const words = z.record(z.string(), z.string());

const stored = z
  .array(
    z.object({
      key: z.string().min(1).max(40),
      kind: z.enum(sectionKindNames),
      isHidden: z.boolean().default(false),
      words: words.default({}),
      items: z.array(words).default([]),
    }),
  )
  .max(maxSections);

/** All words of `fields` in their order; unknown ones are left out. */
const wordsOf = (fields: object, values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, values[name] ?? ""]));

function complete({ key, kind, isHidden, words: values, items }: DraftSection): DraftSection {
  const { words: fields, items: list } = factsOf(kind);
  return {
    key,
    kind,
    isHidden,
    words: wordsOf(fields, values),
    items: list ? items.slice(0, list.max).map((item) => wordsOf(list.words, item)) : [],
  };
}

/** In canonical form, so that equal sections have equal JSON; undefined if invalid. */
export function readSections(value: unknown): DraftSection[] | undefined {
  const read = stored.safeParse(value);
  return read.success ? read.data.map(complete) : undefined;
}

const anySections = z.array(z.unknown()).catch([]);

/** Without sections of kinds that this version doesn't know. */
export const readKnownSections = (value: unknown): DraftSection[] =>
  anySections.parse(value).flatMap((section) => readSections([section]) ?? []);

/** As visitors see them. */
export const readShownSections = (value: unknown): Section[] => shownSections(readKnownSections(value));

export const unreadableSections =
  "A later version of the site made these sections. They stay as they are until the site is updated.";

/** Stored sections for the editor, which leaves alone those that this version cannot read. */
export const storedSectionsText = (value: unknown): string => {
  const sections = readSections(value);
  return sections ? sectionsText(sections) : JSON.stringify(value);
};

function parseJson(text: string): unknown {
  if (!text.trim()) return [];
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sections from the editor's field; undefined when invalid, or with sections that this version cannot read. */
export const parseSections = (text: string): DraftSection[] | undefined => readSections(parseJson(text));

/** Inverse of `storedSectionsText`. */
export const sectionsToStore = (text: string): unknown[] => anySections.parse(parseJson(text));

/** As a field of the editor's content: empty without any. */
export const sectionsText = (sections: readonly DraftSection[]): string =>
  sections.length > 0 ? JSON.stringify(sections) : "";

const hasAll = (fields: object, values: object): boolean => Object.keys(fields).every((name) => name in values);

const isComplete = (section: DraftSection): section is Section => {
  const { words: fields, items } = factsOf(section.kind);
  return hasAll(fields, section.words) && section.items.every((item) => hasAll(items?.words ?? {}, item));
};

/** Whether a link may lead there, or a picture come from there; nothing else reaches a page. */
export function isTarget(kind: WordField["kind"], value: string): boolean {
  if (value === "" || (kind !== "link" && kind !== "picture")) return true;
  return isUrlFor(kind, value.trim()) && (kind === "link" || value.trim().startsWith("/"));
}

const safeWords = (fields: Readonly<Record<string, WordField>>, values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isTarget(fields[name]?.kind ?? "line", value) ? value : ""]),
  );

function safe(section: DraftSection): DraftSection {
  const { words: fields, items } = factsOf(section.kind);
  return {
    ...section,
    words: safeWords(fields, section.words),
    items: section.items.map((item) => safeWords(items?.words ?? {}, item)),
  };
}

/** The sections as visitors see them. */
export const shownSections = (sections: readonly DraftSection[]): Section[] =>
  sections
    .filter((section) => !section.isHidden)
    .filter(
      ({ kind }, index, shown) =>
        !factsOf(kind).isSingle || shown.findIndex((section) => section.kind === kind) === index,
    )
    .map(safe)
    .filter(isComplete);
