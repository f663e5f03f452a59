import { copyOf, type Texts } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";
import { fillText } from "../../facts/tokens.ts";
import { plainLine, plainText } from "../../lib/plain-text.ts";
import { mentionsUrl } from "../../lib/web-url.ts";
import { formCopy } from "./form-copy.ts";
import type { FormErrors, FormField, FormValues } from "./form-shape.ts";

export type FormSource = { get(name: string): unknown };

// A dot in the domain; nothing that could inject email headers. The server decides (email-address.server.ts).
const emailPattern =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)+$/u;

function clean(raw: unknown, severalLines: boolean): string {
  if (typeof raw !== "string") return "";
  return severalLines ? plainText(raw) : plainLine(raw);
}

const isWebUrl = (text: string) => /^https?:\/\/[^\s.]+\.\S+$/i.test(text) && URL.canParse(text);

export const maxLengthOf = (field: FormField): number => field.maxLength ?? (field.kind === "textarea" ? 5000 : 200);

type Sentences = Texts<typeof formCopy>;

type Rule = (value: string, field: FormField, sentences: Sentences) => string | undefined;

const oneOfOptions: Rule = (value, field, sentences) =>
  "options" in field && field.options.some((option) => option.value === value) ? undefined : sentences.option;

const rules: Partial<Record<FormField["kind"], Rule>> = {
  email: (value, _field, sentences) => (emailPattern.test(value) ? undefined : sentences.email),
  tel: (value, _field, sentences) => (/\d.*\d.*\d/.test(value) && !mentionsUrl(value) ? undefined : sentences.phone),
  url: (value, _field, sentences) => (isWebUrl(value) ? undefined : sentences.link),
  select: oneOfOptions,
  radio: oneOfOptions,
};

function fault(sentences: Sentences, field: FormField, value: string): string | undefined {
  if (value === "") return field.required;
  const longest = field.kind === "email" ? Math.min(254, maxLengthOf(field)) : maxLengthOf(field);
  if (value.length > longest) return fillText(sentences.tooLong, { most: longest, length: value.length });
  if (field.autoComplete === "name" && mentionsUrl(value)) return sentences.name;
  return rules[field.kind]?.(value, field, sentences);
}

/** Reads and validates a form; unknown fields are dropped. */
export function readForm(
  site: Site,
  fields: readonly FormField[],
  source: FormSource,
): { values: FormValues; errors: FormErrors; valid: boolean } {
  const values: FormValues = {};
  const errors: FormErrors = {};
  for (const field of fields) {
    const text = clean(source.get(field.name), field.kind === "textarea");
    const value = field.kind === "checkbox" ? (text === "" ? "" : "yes") : text;
    values[field.name] = value;
    const wrong = fault(copyOf(site, formCopy), field, value);
    if (wrong) errors[field.name] = wrong;
  }
  return { values, errors, valid: Object.keys(errors).length === 0 };
}
