import { SiteLink } from "../../site/site-link.tsx";
import { buttonClass } from "../../ui/button.tsx";
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
        <SiteLink to={action.to} className={buttonClass({ kind: "secondary" })}>
          {action.label}
        </SiteLink>
      </Closing>
    </Section>
  );
}
