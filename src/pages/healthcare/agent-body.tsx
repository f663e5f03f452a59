import { BookX, Footprints, Scale, UserRoundPlus } from "lucide-react";
import { ActionLink } from "../../site/action-link.tsx";
import { Cells } from "../../ui/cells.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import { Closing, Section } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import { AgentHero } from "./agent-hero.tsx";
import { BenefitsSection } from "./benefits-section.tsx";
import { FigureBeside } from "./figure-beside.tsx";
import { GuideLink } from "./guide-link.tsx";
import { challengesCopy, nextStepsCopy, problemCopy, visionCopy } from "./healthcare-agent-copy.ts";
import { VoiceSection } from "./voice-section.tsx";

const problemIcons = [BookX, Footprints, Scale, UserRoundPlus];

/** The page down to the form for the free guide. */
export function AgentBody() {
  return (
    <>
      <AgentHero />
      <Section id="turnover" ground="ground" mark={problemCopy.mark} title={problemCopy.title}>
        <FigureBeside value={problemCopy.figure} text={problemCopy.figureText}>
          <Cells items={problemCopy.items.map((item, index) => ({ ...item, icon: problemIcons[index] }))} />
        </FigureBeside>
      </Section>
      <Section id="vision" mark={visionCopy.mark} title={visionCopy.title} lead={visionCopy.lead}>
        <Steps items={visionCopy.steps} />
        <Closing>
          <GuideLink />
        </Closing>
      </Section>
      <Section id="challenges" ground="ground" mark={challengesCopy.mark} title={challengesCopy.title}>
        <FigureBeside value={challengesCopy.figure} text={challengesCopy.figureText}>
          <RuledList items={challengesCopy.items} />
        </FigureBeside>
      </Section>
      <VoiceSection />
      <BenefitsSection />
      <Section id="next-steps" mark={nextStepsCopy.mark} title={nextStepsCopy.title}>
        <Steps items={nextStepsCopy.steps} />
        <Closing>
          <GuideLink />
          <ActionLink {...nextStepsCopy.secondAction} kind="quiet" />
        </Closing>
      </Section>
    </>
  );
}
