import { z } from "zod";
import type { FieldValue, FieldValues, TextField, TextRow } from "./text-fields.ts";

const textOf = (value: FieldValue): string =>
  typeof value === "string" ? value : JSON.stringify(value.map(({ key, texts }) => ({ ...texts, key })));

/** By path; the entries of a list are JSON. */
export const textsOf = (values: FieldValues): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([path, value]) => [path, textOf(value)]));

const storedRows = z.array(z.record(z.string(), z.string()));

function rowsOf(text: string): readonly TextRow[] | undefined {
  try {
    return storedRows.parse(JSON.parse(text)).map(({ key = "", ...texts }) => ({ key, texts }));
  } catch {
    return undefined;
  }
}

/** Inverse of `textsOf`; missing or unreadable texts have their `previous` value. */
export const valuesOfTexts = (
  fields: readonly TextField[],
  texts: Record<string, string>,
  previous: FieldValues,
): FieldValues =>
  Object.fromEntries(
    fields.map(({ path, kind, fallback }) => {
      const text = texts[path];
      const parsed = kind === "list" && text !== undefined ? rowsOf(text) : text;
      return [path, parsed ?? previous[path] ?? fallback];
    }),
  );
