import { VisibleRoiCalculator } from "../../features/roi/ui/visible-roi-calculator.ts";
import { ClosingBar } from "../../site/closing-bar.tsx";
import { StrategyBanner } from "../../site/strategy-banner.tsx";
import { accentClass } from "../../ui/card.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import { Indent, Section } from "../../ui/section.tsx";
import { AskedQuestions } from "./asked-questions.tsx";
import type { IndustryCopy } from "./industry-copy.ts";
import { IndustryHero } from "./industry-hero.tsx";
import { Returns } from "./returns.tsx";
import { Roadmap } from "./roadmap.tsx";
import { calculatorAnchor, marks } from "./shared-copy.ts";
import { WhyNeeded } from "./why-needed.tsx";

/** One industry page (specification, section 2): the same screens for each, with that industry's own substance. */
export function IndustryPage({ copy }: { copy: IndustryCopy }) {
  const { industry, name, accent, hero, why, asked, returns, roadmap, calculator, boundaries, banner } = copy;
  return (
    <>
      <div className={accentClass(accent)}>
        <IndustryHero name={name} accent={accent} drawing={industry} {...hero} />
        <WhyNeeded {...why} />
        <AskedQuestions {...asked} />
        <Returns {...returns} />
        <Roadmap {...roadmap} />
        <Section ground="ground" mark={marks.calculator} title={calculator.title} lead={calculator.lead}>
          <VisibleRoiCalculator variant="industry" industry={industry} id={calculatorAnchor} />
          <ClosingBar text={calculator.closing} action={calculator.action} />
        </Section>
        <Section mark={marks.boundaries} title={boundaries.title}>
          <Indent>
            <RuledList className="[&_p]:text-balance" items={boundaries.items} />
          </Indent>
        </Section>
      </div>
      <StrategyBanner {...banner} />
    </>
  );
}
