import { createFileRoute } from "@tanstack/react-router";
import { siteFacts } from "../../facts/site-facts.ts";
import { pageHead } from "../../seo/page-head.ts";
import { faqData, serviceData } from "../../seo/structured-data.ts";
import { StrategyBanner } from "../../site/strategy-banner.tsx";
import { closingCopy, securityCopy } from "./asksopia-copy.ts";
import { AsksopiaHero } from "./asksopia-hero.tsx";
import { asksopiaMeta } from "./asksopia-meta.ts";
import { FeaturesSection } from "./features-section.tsx";
import { HowItWorksSection } from "./how-it-works-section.tsx";
import { PricingSection } from "./pricing-section.tsx";
import { ProblemSection } from "./problem-section.tsx";
import { SecuritySection } from "./security-section.tsx";
import { TestimonialsSection } from "./testimonials-section.tsx";
import { UseCasesSection } from "./use-cases-section.tsx";

export const Route = createFileRoute("/_site/solutions/asksopia")({
  head: () => {
    const facts = { description: asksopiaMeta.description, path: "/solutions/asksopia" };
    return pageHead({
      ...facts,
      title: siteFacts.productName,
      structuredData:
        import.meta.env.SSR &&
        ((origin) => [
          serviceData(origin, { ...facts, name: siteFacts.productName, serviceType: "AI SOP assistant" }),
          faqData(securityCopy.faq),
        ]),
    });
  },
  component: AsksopiaPage,
});

/** The AI SOP assistant (specification, section 2): nine blocks from hero to the final call to action. */
function AsksopiaPage() {
  return (
    <>
      <AsksopiaHero />
      <ProblemSection />
      <FeaturesSection />
      <UseCasesSection />
      <HowItWorksSection />
      <PricingSection />
      <TestimonialsSection />
      <SecuritySection />
      <StrategyBanner {...closingCopy} />
    </>
  );
}
