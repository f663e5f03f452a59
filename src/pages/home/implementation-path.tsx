import { ActionLink } from "../../site/action-link.tsx";
import { Closing, Section } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import { pathCopy } from "./lower-home-copy.ts";

const { mark, title, steps, action } = pathCopy;

/** The three steps from the first conversation to a measured return. */
export function ImplementationPath() {
  return (
    <Section rule mark={mark} title={title}>
      <Steps className="[&_p]:text-balance" items={steps} />
      <Closing>
        <ActionLink {...action} kind="secondary" />
      </Closing>
    </Section>
  );
}
