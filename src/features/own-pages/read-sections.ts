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

/** The words of `fields` in their order; missing ones are empty, unknown ones left out. */
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
  return stored.safeParse(value).data?.map(complete);
}

const anySections = z.array(z.unknown()).catch([]);

/** Without sections of kinds that this version doesn't know. */
export const readKnownSections = (value: unknown): DraftSection[] =>
  anySections.parse(value).flatMap((section) => readSections([section]) ?? []);

export const readVisibleSections = (value: unknown): Section[] => visibleSections(readKnownSections(value));

export const unreadableSections =
  "A later version of the site made these sections. They stay as they are until the site is updated.";

/** Stored sections for the editor, unchanged if this version cannot read them. */
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

/** Sections from the editor's field; undefined if any is invalid or of a later version. */
export const parseSections = (text: string): DraftSection[] | undefined => readSections(parseJson(text));

/** Inverse of `storedSectionsText`. */
export const sectionsToStore = (text: string): unknown[] => anySections.parse(parseJson(text));

/** As a field of the editor's content; empty without sections. */
export const sectionsText = (sections: readonly DraftSection[]): string =>
  sections.length > 0 ? JSON.stringify(sections) : "";

const hasAll = (fields: object, values: object): boolean => Object.keys(fields).every((name) => name in values);

const isComplete = (section: DraftSection): section is Section => {
  const { words: fields, items } = factsOf(section.kind);
  return hasAll(fields, section.words) && section.items.every((item) => hasAll(items?.words ?? {}, item));
};

/** Whether pages can link to the URL, or show the picture; true for other kinds of words. */
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

/** As visitors see them: with valid targets only, and one section of each single kind. */
export const visibleSections = (sections: readonly DraftSection[]): Section[] =>
  sections
    .filter((section) => !section.isHidden)
    .filter(
      ({ kind }, index, all) => !factsOf(kind).isSingle || all.findIndex((section) => section.kind === kind) === index,
    )
    .map(safe)
    .filter(isComplete);
