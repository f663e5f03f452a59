import { ActionLink } from "../../site/action-link.tsx";
import { Closing, Section } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import { wayCopy } from "./company-copy.ts";

/** How the work proceeds. */
export function CompanyWay() {
  const { mark, title, lead, steps, action } = wayCopy;
  return (
    <Section id="way" ground="ground" mark={mark} title={title} lead={lead}>
      <Steps items={steps} />
      <Closing>
        <ActionLink {...action} kind="secondary" />
      </Closing>
    </Section>
  );
}
