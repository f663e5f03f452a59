import type { Copy } from "../facts/page-texts.ts";
import type { PageTexts, TextChanges, TextValue } from "../facts/site.ts";

/** Targets and keys are the same in every language. */
type Structure = "key" | "to" | "href" | "file";

/** The same words in another language; entries of a list by their keys. */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends readonly string[]
    ? readonly string[]
    : Texts extends readonly (infer Entry)[]
      ? Readonly<Record<string, Translation<Omit<Entry, Structure>>>>
      : { readonly [Name in keyof Texts as Exclude<Name, Structure>]: Translation<Texts[Name]> };

const isText = (value: unknown): value is TextValue => typeof value === "string" || Array.isArray(value);

/** Such as the description of a picture that only the owner has. */
const isEmpty = (value: unknown) => value === "";

const byPath = (texts: object, before: string): [string, TextValue][] =>
  Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
    const path = `${before}.${name}`;
    if (isText(value)) return isEmpty(value) ? [] : [[path, value]];
    return typeof value === "object" && value !== null ? byPath(value, path) : [];
  });

/** A copy's words in another language, by path. */
export const translate = <Texts extends object>(
  { page, section }: Copy<Texts>,
  texts: Translation<Texts>,
): { page: keyof PageTexts; changes: TextChanges } => ({ page, changes: Object.fromEntries(byPath(texts, section)) });

/** All words of a language, by page. */
export function pageWords(translations: readonly ReturnType<typeof translate>[]): PageTexts {
  const words: { -readonly [Page in keyof PageTexts]: TextChanges } = {};
  for (const { page, changes } of translations) words[page] = { ...words[page], ...changes };
  return words;
}
