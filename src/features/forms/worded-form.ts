import { editable } from "../../facts/page-texts.ts";
import type { FormField, FormShape } from "./form-shape.ts";

type FieldWords = {
  label: string;
  help?: string;
  required?: string;
  /** Labels by value. */
  options?: Readonly<Record<string, string>>;
};

function wordsOf(field: FormField): FieldWords {
  const { label, help, required } = field;
  const words = { label, ...(help && { help }), ...(required && { required }) };
  if (!("options" in field)) return words;
  const options = Object.fromEntries(field.options.map((option) => [option.value, option.label]));
  return { ...words, options };
}

/** "nameField": all texts of a field are editable, unlike keys of page texts that choose a drawing or a place. */
const keyOf = ({ name }: FormField) => `${name}Field`;

function withWords(field: FormField, { options, ...words }: FieldWords): FormField {
  if (!("options" in field)) return { ...field, ...words };
  const labelled = field.options.map(({ value, label }) => ({ value, label: options?.[value] ?? label }));
  return { ...field, ...words, options: labelled };
}

/** The form in the owner's words, read when used: labels, help, the sentence for an empty field, options, notice. */
export function wordedForm(shape: FormShape): FormShape {
  const { form, fields, notice } = shape;
  const words = editable<Readonly<Record<string, FieldWords | string>>>("/forms", form, {
    ...Object.fromEntries(fields.map((field) => [keyOf(field), wordsOf(field)])),
    notice,
  });
  const worded = (field: FormField) => {
    const found = words[keyOf(field)];
    return typeof found === "object" ? withWords(field, found) : field;
  };
  return Object.defineProperties({} as FormShape, {
    ...Object.getOwnPropertyDescriptors(shape),
    fields: { enumerable: true, get: () => fields.map(worded) },
    notice: { enumerable: true, get: () => words.notice },
  });
}
