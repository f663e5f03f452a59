import { SiteLink } from "../../site/site-link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Closing, Section } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import type { IndustryCopy } from "./industry-copy.ts";
import { marks, roadmapTimes } from "./shared-copy.ts";

/** The three steps of the implementation, and the call that begins them. */
export function Roadmap({ title, steps, closing, action }: IndustryCopy["roadmap"]) {
  return (
    <Section mark={marks.roadmap} title={title}>
      <Steps
        className="[&_p]:text-balance"
        items={steps.map((step, index) => ({ ...step, when: roadmapTimes[index] }))}
      />
      <Closing bar>
        <p>{closing}</p>
        <SiteLink to={action.to} className={buttonClass({ kind: "secondary" })}>
          {action.label}
        </SiteLink>
      </Closing>
    </Section>
  );
}
