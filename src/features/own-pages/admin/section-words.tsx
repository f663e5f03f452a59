import { RichText } from "../../../admin/editor/rich-text.tsx";
import { PictureField } from "../../../admin/media/picture-field.tsx";
import { TextareaField, TextField } from "../../../ui/text-field.tsx";
import { isTarget } from "../read-sections.ts";
import type { WordField } from "../section-kinds.ts";
import { ChoiceField } from "./choice-field.tsx";

type SectionWordsProps = {
  /** Prefix of the fields' ids. */
  id: string;
  fields: Readonly<Record<string, WordField>>;
  words: Readonly<Record<string, string>>;
  /** Appended to each label for screen readers, so that field names are unique. */
  suffix?: string;
  onChange: (words: Readonly<Record<string, string>>) => void;
};

const targetProblems = {
  link: "Enter a path such as /contact, or a whole URL.",
  picture: "Choose an image of the media library.",
};

const problemOf = ({ kind }: WordField, value: string): string | undefined =>
  (kind === "link" || kind === "picture") && !isTarget(kind, value) ? targetProblems[kind] : undefined;

/** The form of a section, or of an entry in it, as the registry describes it. */
export function SectionWords({ id, fields, words, suffix = "", onChange }: SectionWordsProps) {
  return Object.entries(fields).map(([name, field]) => {
    const value = words[name] ?? "";
    const props = {
      id: `${id}-${name}`,
      label: field.label + suffix,
      help: field.help,
      error: problemOf(field, value),
      value,
      onChange: (next: string) => onChange({ ...words, [name]: next }),
    };
    if (field.kind === "html")
      return <RichText key={name} label={props.label} value={value} onChange={props.onChange} />;
    if (field.kind === "choice") return <ChoiceField key={name} {...props} from={field.from} />;
    if (field.kind === "picture") return <PictureField key={name} {...props} />;
    if (field.kind === "text") return <TextareaField key={name} {...props} rows={3} maxLength={5_000} />;
    return <TextField key={name} {...props} maxLength={500} spellCheck={field.kind !== "link"} />;
  });
}
