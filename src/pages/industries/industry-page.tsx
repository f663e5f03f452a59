import { VisibleRoiCalculator } from "../../features/roi/ui/visible-roi-calculator.ts";
import { ClosingBar } from "../../site/closing-bar.tsx";
import { StrategyBanner } from "../../site/strategy-banner.tsx";
import { accentClass } from "../../ui/card.tsx";
import { Cells } from "../../ui/cells.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import { Indent, Section } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import { AskedQuestions } from "./asked-questions.tsx";
import type { IndustryCopy } from "./industry-copy.ts";
import { IndustryHero } from "./industry-hero.tsx";
import { industryIcons } from "./industry-icons.ts";
import { Returns } from "./returns.tsx";
import { calculatorAnchor, marks, roadmapTimes } from "./shared-copy.ts";

/** One industry page (spec 2): the same screens for each, with that industry's own substance. */
export function IndustryPage({ copy }: { copy: IndustryCopy }) {
  const { industry, name, accent, hero, why, asked, returns, roadmap, calculator, boundaries, banner } = copy;
  return (
    <>
      <div className={accentClass(accent)}>
        <IndustryHero name={name} accent={accent} drawing={industry} {...hero} />
        <Section ground="ground" mark={marks.why} title={why.title}>
          <Cells
            className="[&_p]:text-balance"
            items={why.items.map((item) => ({ ...item, icon: industryIcons[item.icon] }))}
          />
        </Section>
        <AskedQuestions {...asked} />
        <Returns {...returns} />
        <Section mark={marks.roadmap} title={roadmap.title}>
          <Steps
            className="[&_p]:text-balance"
            items={roadmap.steps.map((step, index) => ({ ...step, when: roadmapTimes()[index] }))}
          />
          <ClosingBar text={roadmap.closing} action={roadmap.action} />
        </Section>
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
