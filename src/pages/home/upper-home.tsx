import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { claimsOf } from "../../facts/claims.ts";
import { isHidden } from "../../facts/hidden-pages.ts";
import type { Texts } from "../../facts/page-texts.ts";
import { useCopy, useSite } from "../../facts/use-site.ts";
import { ActionLink } from "../../site/action-link.tsx";
import { Arranged } from "../../ui/arranged.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Card, CardBody } from "../../ui/card.tsx";
import { Figures } from "../../ui/figures.tsx";
import { GoArrow } from "../../ui/go.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import { Closing, Section } from "../../ui/section.tsx";
import { swipeRow } from "../../ui/swipe-row.ts";
import { Hero } from "./hero.tsx";
import { agentsCopy, agentsFigures, anchors, challengesCopy, lowerSections, upperSections } from "./home-copy.ts";
import { IndustryCards } from "./industry-cards.tsx";

type AnswerSpecimenProps = { question: string; answer: string; source: string };

function AnswerSpecimen({ question, answer, source }: AnswerSpecimenProps) {
  return (
    <>
      <p className="max-w-[92%] self-end rounded-[10px_10px_2px_10px] bg-ink px-3.25 py-2.25 text-paper">{question}</p>
      <p className="max-w-[96%] self-start rounded-[10px_10px_10px_2px] border border-line bg-surface px-3.25 py-2.75">
        {answer} <cite className="font-medium whitespace-nowrap text-tide not-italic">{source}</cite>
      </p>
    </>
  );
}

/** Half the height of each bar of the recording. */
const loudness = [4, 8, 5, 11, 8, 14, 6, 10, 15, 9, 12, 6, 13, 8, 15, 10, 7, 12, 5, 9, 13, 7, 11, 4, 6, 3];
const wave = `M-4 17${loudness.map((half) => `m6-${half}v${half * 2}m0-${half}`).join("")}`;

function RecordingSpecimen({ length, steps }: { length: string; steps: readonly string[] }) {
  return (
    <>
      <p className="flex items-center gap-2.5 text-xs text-ink-soft">
        <svg
          viewBox="0 0 156 34"
          aria-hidden="true"
          className="h-8.5 w-39 fill-none stroke-signal"
          strokeLinecap="round"
        >
          <path d={wave} strokeWidth="3" />
        </svg>
        {length}
      </p>
      <ol className={listClass}>
        {steps.map((step, index) => (
          <li key={step} className={lineClass}>
            <span aria-hidden="true" className={numberClass}>
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </>
  );
}

const pastWeeks: ReadonlySet<string> = new Set(["week1", "week2"]);

function PlanSpecimen({ weeks }: { weeks: Texts<typeof agentsCopy>["onboards"]["specimen"] }) {
  return (
    <ol className={listClass}>
      {weeks.map(({ key, week, state }, index) => (
        <li key={week} className={lineClass}>
          {pastWeeks.has(key) ? (
            <Check className="mt-px size-4.5 text-tide" />
          ) : (
            <span aria-hidden="true" className={numberClass}>
              {index + 1}
            </span>
          )}
          {week}
          <span className="ml-auto text-ink-soft">{state}</span>
        </li>
      ))}
    </ol>
  );
}

const listClass = "divide-y divide-line rounded-panel border border-line bg-surface px-3.5 py-1";
const lineClass = "flex gap-2.5 py-1.75";
const numberClass = "w-4.5 text-center font-semibold text-tide";

function Agents() {
  const site = useSite();
  const { mark, title, lead, answers, writes, onboards, figuresNote, measured, measures, action, actionNote } =
    useCopy(agentsCopy);
  const claims = claimsOf(site);
  const figures = agentsFigures.flatMap((name) => {
    const { wording, figure, prefix } = claims[name];
    const [label = "", unit = ""] = wording.split(figure);
    return figure ? [{ prefix, value: figure.slice(prefix.length), unit, label }] : [];
  });
  return (
    <Section id={anchors.agents} ground="ground" mark={mark} title={title} lead={lead}>
      <ul className="card-row-3" {...swipeRow}>
        <AgentCard {...answers} specimen={<AnswerSpecimen {...answers.specimen} />} />
        <AgentCard {...writes} specimen={<RecordingSpecimen {...writes.specimen} />} />
        <AgentCard {...onboards} specimen={<PlanSpecimen weeks={onboards.specimen} />} />
      </ul>
      <Figures
        row
        items={figures}
        className="mt-8 md:mt-14"
        action={
          <div className="grid gap-2">
            <ActionLink {...action} kind="secondary" />
            {isHidden(site, action.to) ? null : <p className="text-sm text-ink-soft">{actionNote}</p>}
          </div>
        }
      />
      {figures.length > 0 ? (
        <details className="mt-4 max-w-read text-sm text-ink-soft">
          <summary>
            {figuresNote} <span className="underline">{measured}</span>
          </summary>
          <p className="mt-1">{measures}</p>
        </details>
      ) : null}
    </Section>
  );
}

function AgentCard({ title, text, specimen }: { title: string; text: string; specimen: ReactNode }) {
  return (
    <Card as="li" className="gap-0 sm:max-lg:grid sm:max-lg:grid-cols-2 lg:row-span-2 lg:grid lg:grid-rows-subgrid">
      <div className="flex min-h-[clamp(11rem,16vw,14.75rem)] flex-col justify-center gap-2 border-b border-line bg-ground p-5 text-sm leading-[1.45] sm:max-lg:border-r sm:max-lg:border-b-0">
        {specimen}
      </div>
      <CardBody className="sm:max-lg:justify-center">
        <h3>{title}</h3>
        <p>{text}</p>
      </CardBody>
    </Card>
  );
}

const weekHours = 40;
const searchedHours = 8;
/** Relative, so that it compresses to nothing. */
const linesEvery = (hours: number) => `M0 0${`m${hours} 0v1m0-1`.repeat(weekHours / hours - 1)}`;

/** Forty hours to scale, eight of them spent searching; decorative. */
function WorkingWeek({ days }: { days: readonly string[] }) {
  return (
    <div aria-hidden="true" className="mt-5">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${weekHours} 1`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        className="h-7 w-full border border-ink-soft"
      >
        <rect width={searchedHours} height="1" className="fill-signal-fill" />
        <path d={linesEvery(1)} vectorEffect="non-scaling-stroke" className="stroke-ink-soft/35" />
        <path d={linesEvery(8)} vectorEffect="non-scaling-stroke" className="stroke-ink-soft" />
      </svg>
      <p className="mt-1.5 grid grid-cols-5 text-xs text-ink-soft">
        {days.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </p>
    </div>
  );
}

function Challenges() {
  const site = useSite();
  const { mark, title, figure, figureText, days, items, action } = useCopy(challengesCopy);
  return (
    <Section mark={mark} title={title}>
      <div className="grid gap-x-gap gap-y-10 lg:grid-cols-[3fr_9fr]">
        {figure ? (
          <div>
            <p className="fig">{figure}</p>
            <p className="mt-3 max-w-[26em] text-balance text-ink-soft">{figureText}</p>
            <WorkingWeek days={days} />
          </div>
        ) : (
          <span className="max-lg:hidden" />
        )}
        <RuledList swipes className="[&_p]:text-balance" items={items} />
      </div>
      {lowerSections(site).includes("roi") ? (
        <Closing indent>
          <a href={action.href} className={buttonClass({ kind: "secondary" })}>
            {action.label}
            <GoArrow />
          </a>
        </Closing>
      ) : null}
    </Section>
  );
}

export function UpperHome() {
  const site = useSite();
  return (
    <>
      <Hero />
      <Arranged
        names={upperSections(site)}
        parts={{ challenges: <Challenges />, agents: <Agents />, industries: <IndustryCards /> }}
      />
    </>
  );
}
