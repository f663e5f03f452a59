import { copyOf, pageCopy } from "../../facts/page-texts.ts";
import { perSite, type Site } from "../../facts/site.ts";
import type { FormField, FormShape } from "./form-shape.ts";

type FieldTexts = {
  label: string;
  help?: string;
  required?: string;
  /** Labels by value. */
  options?: Readonly<Record<string, string>>;
};

function textsOf(field: FormField): FieldTexts {
  const { label, help, required } = field;
  const words = { label, ...(help && { help }), ...(required && { required }) };
  if (!("options" in field)) return words;
  const options = Object.fromEntries(field.options.map((option) => [option.value, option.label]));
  return { ...words, options };
}

/** "nameField". */
const keyOf = ({ name }: FormField) => `${name}Field`;

function withTexts(field: FormField, { options, ...words }: FieldTexts): FormField {
  if (!("options" in field)) return { ...field, ...words };
  const labelled = field.options.map(({ value, label }) => ({ value, label: options?.[value] ?? label }));
  return { ...field, ...words, options: labelled };
}

/** A form with the texts of a site. */
export type WordedForm = (site: Site) => FormShape;

/** The owner can edit the labels, help, errors for empty fields, options and notice; `offers` adds consents. */
export function wordedForm(
  shape: FormShape,
  offers?: (site: Site) => Pick<FormShape, "marketing" | "sequence">,
): WordedForm {
  const { form, fields, notice } = shape;
  const copy = pageCopy<Readonly<Record<string, FieldTexts | string>>>("/forms", form, {
    ...Object.fromEntries(fields.map((field) => [keyOf(field), textsOf(field)])),
    notice,
  });
  return perSite((site) => {
    const words = copyOf(site, copy);
    const worded = (field: FormField) => {
      const fieldWords = words[keyOf(field)];
      return typeof fieldWords === "object" ? withTexts(field, fieldWords) : field;
    };
    const wordedNotice = typeof words.notice === "string" ? words.notice : notice;
    return { ...shape, ...offers?.(site), fields: fields.map(worded), notice: wordedNotice };
  });
}
