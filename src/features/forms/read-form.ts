import { copyOf, type Texts } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";
import { fillText } from "../../facts/tokens.ts";
import { plainLine, plainText } from "../../lib/plain-text.ts";
import { mentionsUrl } from "../../lib/web-url.ts";
import { formCopy } from "./form-copy.ts";
import type { FormErrors, FormField, FormValues } from "./form-shape.ts";

type FormSource = { get(name: string): unknown };

// Requires a dot in the domain; excludes what could inject headers. The server validates strictly (email-address.server.ts).
const emailPattern =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)+$/u;

function clean(raw: unknown, severalLines: boolean): string {
  if (typeof raw !== "string") return "";
  return severalLines ? plainText(raw) : plainLine(raw);
}

const isWebUrl = (text: string) => /^https?:\/\/[^\s.]+\.\S+$/i.test(text) && URL.canParse(text);

export const maxLengthOf = (field: FormField): number => field.maxLength ?? (field.kind === "textarea" ? 5000 : 200);

type Messages = Texts<typeof formCopy>;

type Rule = (value: string, field: FormField, messages: Messages) => string | undefined;

const oneOfOptions: Rule = (value, field, messages) =>
  "options" in field && field.options.some((option) => option.value === value) ? undefined : messages.option;

const rules: Partial<Record<FormField["kind"], Rule>> = {
  email: (value, _field, messages) => (emailPattern.test(value) ? undefined : messages.email),
  tel: (value, _field, messages) => (/\d.*\d.*\d/.test(value) && !mentionsUrl(value) ? undefined : messages.phone),
  url: (value, _field, messages) => (isWebUrl(value) ? undefined : messages.link),
  select: oneOfOptions,
  radio: oneOfOptions,
};

function validateField(messages: Messages, field: FormField, value: string): string | undefined {
  if (value === "") return field.required;
  const maxLength = field.kind === "email" ? Math.min(254, maxLengthOf(field)) : maxLengthOf(field);
  if (value.length > maxLength) return fillText(messages.tooLong, { most: maxLength, length: value.length });
  if (field.autoComplete === "name" && mentionsUrl(value)) return messages.name;
  return rules[field.kind]?.(value, field, messages);
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
    const error = validateField(copyOf(site, formCopy), field, value);
    if (error) errors[field.name] = error;
  }
  return { values, errors, valid: Object.keys(errors).length === 0 };
}
