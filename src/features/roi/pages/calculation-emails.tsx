import { Section } from "../../../ui/section.tsx";
import type { FormAnswer } from "../../forms/form-shape.ts";
import { FormCard } from "../../forms/ui/form-card.tsx";
import { calculationForm } from "../../sequences/calculation-form.ts";
import { emailsCopy } from "./roi-calculator-copy.ts";

export function CalculationEmails({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <Section ground="ground" label={emailsCopy.title} className="print:hidden">
      <FormCard
        title={emailsCopy.title}
        shape={calculationForm}
        answer={answer}
        submitLabel={emailsCopy.submitLabel}
        className="max-w-[44rem]"
      />
    </Section>
  );
}
