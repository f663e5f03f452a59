import { ActionLink } from "../../site/action-link.tsx";
import { Closing, Section } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import { GuideLink } from "./guide-link.tsx";
import { nextStepsCopy } from "./healthcare-agent-copy.ts";

/** From the guide to a decision on figures. */
export function NextStepsSection() {
  const { mark, title, steps, secondAction } = nextStepsCopy;
  return (
    <Section id="next-steps" mark={mark} title={title}>
      <Steps items={steps} />
      <Closing>
        <GuideLink />
        <ActionLink {...secondAction} kind="quiet" />
      </Closing>
    </Section>
  );
}
