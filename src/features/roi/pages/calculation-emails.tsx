import { useCopy, useSite } from "../../../facts/use-site.ts";
import { Section } from "../../../ui/section.tsx";
import type { FormAnswer } from "../../forms/form-shape.ts";
import { FormCard } from "../../forms/ui/form-card.tsx";
import { calculationForm } from "../../sequences/calculation-form.ts";
import { emailsCopy } from "./roi-calculator-copy.ts";

export function CalculationEmails({ answer }: { answer: FormAnswer | undefined }) {
  const site = useSite();
  const emails = useCopy(emailsCopy);
  return (
    <Section ground="ground" label={emails.title} className="print:hidden">
      <FormCard
        title={emails.title}
        shape={calculationForm(site)}
        answer={answer}
        submitLabel={emails.submitLabel}
        className="max-w-[44rem]"
      />
    </Section>
  );
}
