import { testimonials } from "../../facts/testimonials.ts";
import { StrategyBanner } from "../../site/strategy-banner.tsx";
import { Testimonials } from "../../site/testimonials.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import { Indent, Section } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import { closingCopy, howItWorksCopy, problemCopy, securityCopy, testimonialsCopy } from "./asksopia-copy.ts";
import { AsksopiaHero } from "./asksopia-hero.tsx";
import { FeaturesSection } from "./features-section.tsx";
import { PricingSection } from "./pricing-section.tsx";
import { UseCasesSection } from "./use-cases-section.tsx";

/** The page's nine blocks, from hero to the final call to action. */
export function AsksopiaBody() {
  return (
    <>
      <AsksopiaHero />
      <Section id="problem" ground="ground" mark={problemCopy.mark} title={problemCopy.title} lead={problemCopy.lead}>
        <Indent>
          <RuledList items={problemCopy.items} />
        </Indent>
      </Section>
      <FeaturesSection />
      <UseCasesSection />
      <Section id="how-it-works" mark={howItWorksCopy.mark} title={howItWorksCopy.title} lead={howItWorksCopy.lead}>
        <Steps items={howItWorksCopy.steps} />
      </Section>
      <PricingSection />
      {testimonials("product").length > 0 ? (
        <Section
          id="testimonials"
          mark={testimonialsCopy.mark}
          title={testimonialsCopy.title}
          lead={testimonialsCopy.lead}
        >
          <Indent>
            <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
              <Testimonials place="product" />
            </div>
          </Indent>
        </Section>
      ) : null}
      <Section id="security" ground="ground" mark={securityCopy.mark} title={securityCopy.title}>
        <Indent>
          {securityCopy.faq.map(({ question, answer }, index) => (
            <Disclosure key={question} summary={question} name="security" open={index === 0}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </Indent>
      </Section>
      <StrategyBanner {...closingCopy} />
    </>
  );
}
