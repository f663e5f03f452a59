import { StrategyBanner } from "../../site/strategy-banner.tsx";
import { Indent, Section } from "../../ui/section.tsx";
import { backgroundCopy, closingCopy } from "./about-copy.ts";
import { ClientsSection } from "./clients-section.tsx";
import { ExpertiseSection } from "./expertise-section.tsx";
import { JourneySection } from "./journey-section.tsx";
import { ProjectsSection } from "./projects-section.tsx";

/** Background, career, projects, expertise and clients of the founder. */
export function AboutBody() {
  return (
    <>
      <Section id="background" rule mark={backgroundCopy.mark} title={backgroundCopy.title}>
        <Indent>
          <div className="grid max-w-read gap-5 text-ink-mid">
            {backgroundCopy.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Indent>
      </Section>
      <JourneySection />
      <ProjectsSection />
      <ExpertiseSection />
      <ClientsSection />
      <StrategyBanner {...closingCopy} />
    </>
  );
}
