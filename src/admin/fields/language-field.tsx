import { useSite } from "../../facts/use-site.ts";
import { languageOptions } from "../../lib/text-language.ts";
import { SelectField } from "../../ui/select-field.tsx";

type LanguageFieldProps = { value: string; onChange: (language: string) => void };

/** Language of a text, if not the language of the site. */
export function LanguageField(props: LanguageFieldProps) {
  return <SelectField label="Language" options={languageOptions(useSite().facts.language)} {...props} />;
}
