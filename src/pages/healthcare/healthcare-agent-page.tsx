import { createFileRoute } from "@tanstack/react-router";
import { postLead } from "../../features/leads/leads.functions.ts";
import { pageHead } from "../../seo/page-head.ts";
import { serviceData } from "../../seo/structured-data.ts";
import { ActionLink } from "../../site/action-link.tsx";
import { Cells } from "../../ui/cells.tsx";
import { BookX, Footprints, Scale, UserRoundPlus } from "../../ui/icons.gen.ts";
import { RuledList } from "../../ui/ruled-list.tsx";
import { Closing, Section } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import { AgentHero } from "./agent-hero.tsx";
import { BenefitsSection } from "./benefits-section.tsx";
import { FigureBeside } from "./figure-beside.tsx";
import { guideForm } from "./guide-form.ts";
import { GuideLink } from "./guide-link.tsx";
import { GuideSection } from "./guide-section.tsx";
import { challengesCopy, nextStepsCopy, problemCopy, visionCopy } from "./healthcare-agent-copy.ts";
import { healthcareAgentMeta } from "./healthcare-agent-meta.ts";
import { VoiceSection } from "./voice-section.tsx";

export const Route = createFileRoute("/_site/solutions/healthcare/ai-sop-agent")({
  server: { handlers: { POST: postLead("healthcare-guide", guideForm) } },
  loader: ({ serverContext }) => serverContext?.formAnswer,
  head: () => {
    const facts = { description: healthcareAgentMeta.description, path: "/solutions/healthcare/ai-sop-agent" };
    const title = "AI SOP agent for healthcare";
    return pageHead({
      ...facts,
      title,
      structuredData:
        import.meta.env.SSR &&
        ((origin) => [
          serviceData(origin, {
            ...facts,
            name: title,
            serviceType: "Voice AI agent for SOPs",
            audience: "Healthcare",
          }),
        ]),
    });
  },
  component: HealthcareAgentPage,
});

const problemIcons = [BookX, Footprints, Scale, UserRoundPlus];

/** The landing page of the voice AI SOP agent (spec 2), from hero to the form for the free guide. */
function HealthcareAgentPage() {
  const answer = Route.useLoaderData();
  return (
    <div className="k-health">
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
      <GuideSection answer={answer} />
    </div>
  );
}
