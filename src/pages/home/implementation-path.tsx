import { SiteLink } from "../../site/site-link.tsx";
import { buttonClass } from "../../ui/button.tsx";
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
        <SiteLink to={action.to} className={buttonClass({ kind: "secondary" })}>
          {action.label}
        </SiteLink>
      </Closing>
    </Section>
  );
}
