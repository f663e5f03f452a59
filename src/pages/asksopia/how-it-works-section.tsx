import { Section } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import { howItWorksCopy } from "./asksopia-copy.ts";

/** The five steps (specification, section 2). */
export function HowItWorksSection() {
  const { mark, title, lead, steps } = howItWorksCopy;
  return (
    <Section id="how-it-works" mark={mark} title={title} lead={lead}>
      <Steps items={steps} />
    </Section>
  );
}
