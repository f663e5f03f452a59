import type { Copy } from "../facts/page-texts.ts";
import type { PageTexts, TextChanges, TextValue } from "../facts/site.ts";

/** Targets and keys are the same in every language. */
type Structure = "key" | "to" | "href" | "file";

/** The same texts in another language; list entries by their keys. */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends readonly string[]
    ? readonly string[]
    : Texts extends readonly (infer Entry)[]
      ? Readonly<Record<string, Translation<Omit<Entry, Structure>>>>
      : { readonly [Name in keyof Texts as Exclude<Name, Structure>]: Translation<Texts[Name]> };

const isText = (value: unknown): value is TextValue => typeof value === "string" || Array.isArray(value);

const byPath = (texts: object, parent: string): [string, TextValue][] =>
  Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
    const path = `${parent}.${name}`;
    // Empty texts, such as the alternative text of a picture that only the owner adds, need no translation.
    if (isText(value)) return value === "" ? [] : [[path, value]];
    return typeof value === "object" && value !== null ? byPath(value, path) : [];
  });

/** Texts of a copy in another language, by path. */
export const translate = <Texts extends object>(
  { page, section }: Copy<Texts>,
  texts: Translation<Texts>,
): { page: keyof PageTexts; changes: TextChanges } => ({ page, changes: Object.fromEntries(byPath(texts, section)) });

/** All texts of a language, by page. */
export function pageWords(translations: readonly ReturnType<typeof translate>[]): PageTexts {
  const pages: { -readonly [Page in keyof PageTexts]: TextChanges } = {};
  for (const { page, changes } of translations) pages[page] = { ...pages[page], ...changes };
  return pages;
}
