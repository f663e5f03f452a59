import { useSite } from "../../facts/use-site.ts";
import { languageOptions } from "../../lib/text-language.ts";
import { SelectField } from "../../ui/select-field.tsx";

type LanguageFieldProps = { value: string; onChange: (language: string) => void };

/** For a text in another language than the site. */
export function LanguageField(props: LanguageFieldProps) {
  return <SelectField label="Language" options={languageOptions(useSite().facts.language)} {...props} />;
}
