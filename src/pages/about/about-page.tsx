import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../seo/page-head.ts";
import { breadcrumbData, personData, subjectPageData } from "../../seo/structured-data.ts";
import { StrategyBanner } from "../../site/strategy-banner.tsx";
import { Indent, Section } from "../../ui/section.tsx";
import { backgroundCopy, closingCopy, heroCopy } from "./about-copy.ts";
import { AboutHero } from "./about-hero.tsx";
import { aboutMeta } from "./about-meta.ts";
import { ClientsSection } from "./clients-section.tsx";
import { ExpertiseSection } from "./expertise-section.tsx";
import { JourneySection } from "./journey-section.tsx";
import { ProjectsSection } from "./projects-section.tsx";

export const Route = createFileRoute("/_site/about")({
  head: () => {
    const facts = { title: "About", description: aboutMeta.description, path: "/about" };
    return pageHead({
      ...facts,
      type: "profile",
      structuredData:
        import.meta.env.SSR &&
        ((origin) => [
          subjectPageData(origin, { ...facts, name: facts.title, type: "AboutPage" }),
          personData(origin),
          breadcrumbData(origin, [{ name: "Home", path: "/" }, { name: heroCopy.crumb }]),
        ]),
    });
  },
  component: AboutPage,
});

/** The founder (spec 2): portrait, career, projects, expertise and clients. */
function AboutPage() {
  return (
    <>
      <AboutHero />
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
