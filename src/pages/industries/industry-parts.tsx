import { BookOpen } from "lucide-react";
import { type ClaimName, claimsOf } from "../../facts/claims.ts";
import { type IndustryKey, industryAccents } from "../../facts/industries.ts";
import type { Copy } from "../../facts/page-texts.ts";
import { useCopy, useSite } from "../../facts/use-site.ts";
import { methodAnchor } from "../../features/roi/roi-industry.ts";
import { ActionLink } from "../../site/action-link.tsx";
import { ClosingBar } from "../../site/closing-bar.tsx";
import { SiteLink } from "../../site/site-link.tsx";
import { StrategyBanner } from "../../site/strategy-banner.tsx";
import { Arranged } from "../../ui/arranged.tsx";
import { Cells } from "../../ui/cells.tsx";
import { Figures } from "../../ui/figures.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import { Closing, Indent, Section } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import { financialCopy, financialFigures } from "./financial-copy.ts";
import { healthcareCopy, healthcareFigures } from "./healthcare-copy.ts";
import type { IndustryCopy } from "./industry-copy.ts";
import { IndustryHero } from "./industry-hero.tsx";
import { industryIcons } from "./industry-icons.ts";
import { logisticsCopy, logisticsFigures } from "./logistics-copy.ts";
import { hasCalculator, industrySections, marks, planning, roadmapTimes } from "./shared-copy.ts";

function IndustryQuestions({ title, lead, questions, more }: IndustryCopy["asked"]) {
  const sectionMarks = useCopy(marks);
  return (
    <Section mark={sectionMarks.asked} title={title} lead={lead}>
      <ol>
        {questions.map(({ place, question, answer, source }) => (
          <li
            key={question}
            className="grid gap-x-gap gap-y-3 border-t border-line py-6 last:border-b lg:grid-cols-[calc(25%-var(--gap)/4)_4fr_5fr] lg:py-8"
          >
            <p className="text-sm text-ink-soft tabular-nums lg:pt-1.5">{place}</p>
            <h3 className="max-w-[17em] italic">{question}</h3>
            <div>
              <p>{answer}</p>
              <p className="mt-2 flex items-start gap-2.5 text-sm font-medium text-accent">
                <BookOpen className="mt-0.5 size-4.5" />
                {source}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {more && (
        <Indent>
          <Closing>
            <p className="text-ink-soft">{more.text}</p>
            <ActionLink {...more.link} kind="quiet" />
          </Closing>
        </Indent>
      )}
    </Section>
  );
}

function Returns({ title, lead, figures }: IndustryCopy["returns"] & { figures: readonly ClaimName[] }) {
  const sectionMarks = useCopy(marks);
  const kind = useCopy(planning);
  const claims = claimsOf(useSite());
  const items = figures.flatMap((name) => {
    const { figure, label } = claims[name];
    return figure ? [{ value: figure, label }] : [];
  });
  if (items.length === 0) return null;
  const list = (
    <>
      <Figures row columns={items.length === 4 ? 4 : 3} items={items} />
      <p className="mt-6 text-sm text-ink-soft">
        {kind.text}{" "}
        <SiteLink {...kind.link} hash={methodAnchor}>
          {kind.link.label}
        </SiteLink>
      </p>
    </>
  );
  return (
    <Section ground="ground" mark={sectionMarks.returns} title={title} lead={lead}>
      {items.length === 4 ? list : <Indent>{list}</Indent>}
    </Section>
  );
}

function Reasons({ title, items }: IndustryCopy["why"]) {
  const sectionMarks = useCopy(marks);
  return (
    <Section ground="ground" mark={sectionMarks.why} title={title}>
      <Cells className="[&_p]:text-balance" items={items.map((item) => ({ ...item, icon: industryIcons[item.key] }))} />
    </Section>
  );
}

function Roadmap({ title, steps, closing, action }: IndustryCopy["roadmap"]) {
  const site = useSite();
  const sectionMarks = useCopy(marks);
  return (
    <Section mark={sectionMarks.roadmap} title={title}>
      <Steps
        className="[&_p]:text-balance"
        items={steps.map((step, index) => ({ ...step, when: roadmapTimes(site)[index] }))}
      />
      <ClosingBar text={closing} action={action} />
    </Section>
  );
}

const copies: Record<IndustryKey, Copy<IndustryCopy>> = {
  healthcare: healthcareCopy,
  logistics: logisticsCopy,
  financial: financialCopy,
};

const figures: Record<IndustryKey, readonly ClaimName[]> = {
  healthcare: healthcareFigures,
  logistics: logisticsFigures,
  financial: financialFigures,
};

export function IndustryTop({ industry }: { industry: IndustryKey }) {
  const site = useSite();
  const { name, hero, why, asked, returns, roadmap } = useCopy(copies[industry]);
  const { secondAction, ...head } = hero;
  const isDeadLink = "href" in secondAction && !hasCalculator(site, industry);
  return (
    <>
      <IndustryHero
        name={name}
        accent={industryAccents[industry]}
        drawing={industry}
        {...head}
        {...(!isDeadLink && { secondAction })}
      />
      <Arranged
        names={industrySections[industry](site)}
        parts={{
          why: <Reasons {...why} />,
          asked: <IndustryQuestions {...asked} />,
          returns: <Returns {...returns} figures={figures[industry]} />,
          roadmap: <Roadmap {...roadmap} />,
        }}
      />
    </>
  );
}

export function IndustryBoundaries({ industry }: { industry: IndustryKey }) {
  const sectionMarks = useCopy(marks);
  const { boundaries } = useCopy(copies[industry]);
  return (
    <Section mark={sectionMarks.boundaries} title={boundaries.title}>
      <Indent>
        <RuledList className="[&_p]:text-balance" items={boundaries.items} />
      </Indent>
    </Section>
  );
}

export function IndustryBanner({ industry }: { industry: IndustryKey }) {
  return <StrategyBanner {...useCopy(copies[industry]).banner} />;
}
