import { Closing, Section } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import { GuideLink } from "./guide-link.tsx";
import { visionCopy } from "./healthcare-agent-copy.ts";

/** One night on a ward that has the agent. */
export function VisionSection() {
  const { mark, title, lead, steps } = visionCopy;
  return (
    <Section id="vision" mark={mark} title={title} lead={lead}>
      <Steps items={steps} />
      <Closing>
        <GuideLink />
      </Closing>
    </Section>
  );
}
