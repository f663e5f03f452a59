import { ClosingBar } from "../../site/closing-bar.tsx";
import { Section } from "../../ui/section.tsx";
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
      <ClosingBar text={closing} action={action} />
    </Section>
  );
}
