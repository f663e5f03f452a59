import { ClosingBar } from "../../site/closing-bar.tsx";
import { StrategyBanner } from "../../site/strategy-banner.tsx";
import { Cells } from "../../ui/cells.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import { Indent, Section } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import { AskedQuestions } from "./asked-questions.tsx";
import { financialCopy } from "./financial-copy.ts";
import { healthcareCopy } from "./healthcare-copy.ts";
import type { IndustryCopy, IndustryKey } from "./industry-copy.ts";
import { IndustryHero } from "./industry-hero.tsx";
import { industryIcons } from "./industry-icons.ts";
import { logisticsCopy } from "./logistics-copy.ts";
import { Returns } from "./returns.tsx";
import { marks, roadmapTimes } from "./shared-copy.ts";

const copies: Record<IndustryKey, IndustryCopy> = {
  healthcare: healthcareCopy,
  logistics: logisticsCopy,
  financial: financialCopy,
};

/** The page down to the calculator. */
export function IndustryTop({ industry }: { industry: IndustryKey }) {
  const { name, accent, hero, why, asked, returns, roadmap } = copies[industry];
  return (
    <>
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
    </>
  );
}

/** What the agent does not do in this industry. */
export function IndustryBoundaries({ industry }: { industry: IndustryKey }) {
  const { boundaries } = copies[industry];
  return (
    <Section mark={marks.boundaries} title={boundaries.title}>
      <Indent>
        <RuledList className="[&_p]:text-balance" items={boundaries.items} />
      </Indent>
    </Section>
  );
}

/** The page's final call to action. */
export function IndustryBanner({ industry }: { industry: IndustryKey }) {
  return <StrategyBanner {...copies[industry].banner} />;
}
