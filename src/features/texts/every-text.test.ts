import { describe, expect, test } from "vitest";
import specification from "../../../docs/specification.md?raw";
import { type Copy, isTextGroup, keyOf } from "../../facts/page-texts.ts";
import { textPageNames } from "../../facts/text-pages.ts";
import { pageGroups } from "./page-groups.ts";
import { sectionsOf } from "./text-fields.ts";

const modules = import.meta.glob<object>(["../../**/*-copy.ts", "../../**/*-meta.ts"], { eager: true });

const isCopy = (value: unknown): value is Copy<object> => isTextGroup(value) && "defaults" in value;
const copies = Object.values(modules).flatMap((module) => Object.values(module).filter(isCopy));

const pages = textPageNames.map((page) => {
  const defaults = new Map(copies.filter((copy) => copy.page === page).map((copy) => [copy.section, copy.defaults]));
  return { page, defaults, sections: sectionsOf(defaults) };
});

/** Lists of groups in `value` whose entries don't have unique keys. */
function listsWithoutKeys(value: unknown, path: string): string[] {
  if (Array.isArray(value)) {
    const keys = value.filter(isTextGroup).map(keyOf);
    const within = value.flatMap((entry, index) => listsWithoutKeys(entry, `${path}.${index}`));
    return keys.includes("") || new Set(keys).size < keys.length ? [path, ...within] : within;
  }
  if (!isTextGroup(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => listsWithoutKeys(part, `${path}.${name}`));
}

/** Texts of a copy by the path of the field, without keys of entries and anchors within a page. */
function leavesOf(value: unknown, path: string): { path: string; value: unknown }[] {
  if (Array.isArray(value) && value.some(isTextGroup))
    return value.flatMap((entry) => leavesOf(entry, path.includes("[]") ? `${path}.${keyOf(entry)}` : `${path}[]`));
  if (!isTextGroup(value) || Array.isArray(value)) return [{ path, value }];
  return Object.entries(value)
    .filter(([name, part]) => name !== "key" && !(typeof part === "string" && part.startsWith("#")))
    .flatMap(([name, part]) => leavesOf(part, `${path}.${name}`));
}

/** Abbreviations of the code, which an owner doesn't know. */
const codeWords =
  /\b(alt|aperson|basis|cta|crumb|faq|hd|href|intro|kind|lead|mark|meta|path|roi|sop|usb)\b|\d|[a-z][A-Z]/;

/** Each string within a copy. */
const stringsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : isTextGroup(value) ? Object.values(value).flatMap(stringsIn) : [];

/** Ranges with a hyphen, with the word that follows as the specification quotes it; and American spellings. */
const wrongStyle =
  /\d+-\d+%? ?\w*|\b(?:(?!s[iy]z|pri[sz]e|sei[sz]e|capsiz|resiz)\w+(?:iz(?:e[ds]?|ing|ations?)|yz(?:e[ds]?|ing))|colors?|cent(?:er|ers|ered)|behaviors?|favor\w*|gray|catalogs?|cancel(?:ed|ing)|label(?:ed|ing)|fulfill|judgment)\b/gi;

test("pageGroups lists each page once", () => {
  expect(pageGroups.flatMap(({ pages: listed }): string[] => [...listed]).toSorted()).toEqual(textPageNames.toSorted());
});

describe("every copy of every page", () => {
  test("has a unique key for every entry of a list, so that the owner's changes stay with it", () => {
    expect(copies.length).toBeGreaterThan(100);
    const lists = pages.flatMap(({ page, defaults }) =>
      [...defaults].flatMap(([name, group]) => listsWithoutKeys(group, `${page} ${name}`)),
    );
    expect(lists).toEqual([]);
  });

  test("consists only of texts that the owner can edit", () => {
    const others = pages.flatMap(({ page, defaults, sections }) => {
      const fields = new Set(
        sections.flatMap(({ fields: all }) =>
          all.flatMap((field) =>
            field.kind === "list" && !field.plain
              ? field.fields.map((leaf) => `${field.path}[].${leaf.path}`)
              : [field.path],
          ),
        ),
      );
      const leaves = [...defaults].flatMap(([name, group]) => leavesOf(group, name));
      return leaves
        .filter(({ path }) => !fields.has(path))
        .map(({ path, value }) => `${page} ${path}: ${String(value)}`);
    });
    expect(others).toEqual([]);
  });

  test("uses dashes in ranges and British spelling, unless quoted in the specification", () => {
    const problems = copies.flatMap(({ page, defaults }) =>
      stringsIn(defaults).flatMap((text) =>
        [...text.matchAll(wrongStyle)]
          .filter(([quoted]) => !specification.includes(/\d/.test(quoted) ? quoted : text))
          .map(([quoted]) => `${page}: ${quoted}`),
      ),
    );
    expect(problems).toEqual([]);
  });

  test("labels each text uniquely, without code words", () => {
    const poor = pages.flatMap(({ page, sections }) =>
      sections.flatMap(({ title, fields }) => {
        const labels = [
          fields.map(({ label }) => label),
          ...fields.map((field) => (field.kind === "list" ? field.fields.map(({ label }) => label) : [])),
        ];
        const problems = [title, ...labels.flat()].filter((label) => label === "" || codeWords.test(label));
        const duplicates = labels.flatMap((list) => list.filter((label, index) => list.indexOf(label) !== index));
        return [...problems, ...duplicates].map((label) => `${page} ${title}: ${label}`);
      }),
    );
    expect(poor).toEqual([]);
  });
});
