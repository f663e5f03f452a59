import { industryName } from "../../../facts/industries.ts";
import { useSite } from "../../../facts/use-site.ts";
import { type Option, SelectField } from "../../../ui/select-field.tsx";
import { roiIndustries } from "../../roi/roi-industry.ts";
import type { ChoiceName } from "../section-kinds.ts";

type ChoiceFieldProps = {
  from: ChoiceName;
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** The first option of each is the empty choice, which a new section has. */
function useOptions(from: ChoiceName): readonly Option[] {
  const site = useSite();
  const options: Record<ChoiceName, readonly Option[]> = {
    form: [
      { value: "", label: "Contact" },
      { value: "newsletter", label: `Newsletter (${site.facts.newsletterName})` },
    ],
    industry: [
      { value: "", label: "The visitor chooses" },
      ...roiIndustries.map((value) => ({ value, label: industryName(site, value) })),
    ],
  };
  return options[from];
}

export function ChoiceField({ from, ...field }: ChoiceFieldProps) {
  return <SelectField {...field} options={useOptions(from)} />;
}
