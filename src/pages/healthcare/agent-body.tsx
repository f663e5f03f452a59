import { BookOpen, BookX, Footprints, Mic, Scale, UserRoundPlus, Volume2 } from "lucide-react";
import type { ReactNode } from "react";
import { type Claim, type ClaimName, claimsOf } from "../../facts/claims.ts";
import { useCopy, useSite } from "../../facts/use-site.ts";
import { ActionLink } from "../../site/action-link.tsx";
import { Arranged } from "../../ui/arranged.tsx";
import { type ButtonKind, buttonClass } from "../../ui/button.tsx";
import { Card, CardBody } from "../../ui/card.tsx";
import { Cells } from "../../ui/cells.tsx";
import { Chip } from "../../ui/chip.tsx";
import { LeadingFacts } from "../../ui/facts.tsx";
import { GoArrow } from "../../ui/go.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import { Closing, Section } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import {
  agentSections,
  benefitsCopy,
  challengesCopy,
  guideAction,
  guideId,
  heroCopy,
  nextStepsCopy,
  problemCopy,
  solutionCopy,
  visionCopy,
} from "./healthcare-agent-copy.ts";
import { healthcareAgentMeta } from "./healthcare-agent-meta.ts";
import voiceProfile from "./voice-profile.svg?url";
import { VoiceTrace } from "./voice-trace.tsx";

/** A plain link: the router ignores a second click on the current URL, the browser scrolls there again. */
function GuideLink({ kind = "secondary" }: { kind?: ButtonKind }) {
  return (
    <a href={`#${guideId}`} className={buttonClass({ kind })}>
      {guideAction}
    </a>
  );
}

/** The depth profile rises like the spoken sentence. */
function AgentHero() {
  const healthcareAgent = useCopy(healthcareAgentMeta);
  const { badge, title, secondAction, facts } = useCopy(heroCopy);
  return (
    <section aria-labelledby="agent-title" className="relative overflow-clip pt-bar">
      <img
        src={voiceProfile}
        alt=""
        // Not fetched where the narrow layout hides it.
        loading="lazy"
        width={1440}
        height={640}
        className="pointer-events-none absolute right-0 bottom-[60px] h-[640px] w-full min-w-[1440px] max-w-none object-cover object-right-bottom mask-t-from-70% mask-b-from-70% mask-l-from-30% mask-l-to-46% max-xl:mask-l-from-18% max-xl:mask-l-to-30% max-lg:hidden"
      />
      <div className="wrap relative">
        <div className="grid items-center gap-x-16 gap-y-12 pt-[clamp(40px,5vw,72px)] pb-[clamp(40px,5vw,80px)] lg:grid-cols-[7fr_5fr]">
          <div>
            <Chip tone="tide">{badge}</Chip>
            <h1 id="agent-title" className="mt-5 max-w-[10.5em]">
              {title}
            </h1>
            <p className="lead mt-5 max-w-[29em]">{healthcareAgent.description}</p>
            <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
              <GuideLink kind="primary" />
              <a href="#voice-agent" className={buttonClass({ kind: "quiet" })}>
                {secondAction}
                <GoArrow />
              </a>
            </div>
          </div>
          <Dialogue />
        </div>
        <LeadingFacts facts={facts} />
      </div>
    </section>
  );
}

function Dialogue() {
  const hero = useCopy(heroCopy);
  const { caption, place, time, sample, asked, question, heard, answer, source } = hero.dialogue;
  return (
    <figure className="w-full max-w-[440px] rounded-card sm:max-lg:max-w-none border border-line bg-surface float-shadow lg:justify-self-end">
      <figcaption className="sr-only">{caption}</figcaption>
      <p className="flex gap-2 border-b border-line px-6 py-3.5 text-xs text-ink-soft">
        <span>{place}</span>
        <span aria-hidden="true">·</span>
        <span>{time}</span>
        <span aria-hidden="true">·</span>
        <span>{sample}</span>
      </p>
      <div className="gap-x-12 px-6 pt-5 pb-6 sm:max-lg:grid sm:max-lg:grid-cols-2">
        <div>
          <p className="flex items-center gap-2 text-xs font-medium text-ink-soft">
            <Mic className="size-4.5 text-signal" />
            {asked}
          </p>
          <VoiceTrace seed={3} className="mt-3 h-9 text-signal" />
          <p className="mt-3 font-serif text-h3 leading-[1.25] italic">{question}</p>
        </div>
        <div className="max-sm:mt-6 max-sm:border-t max-sm:border-line max-sm:pt-5 lg:mt-6 lg:border-t lg:border-line lg:pt-5">
          <p className="flex items-center gap-2 text-xs font-medium text-ink-soft">
            <Volume2 className="size-4.5 text-tide" />
            {heard}
          </p>
          <VoiceTrace seed={11} className="mt-3 h-9 text-tide" />
          <p className="mt-3 text-base">{answer}</p>
          <p className="mt-4 flex gap-2.5 rounded-control bg-tide-soft px-3 py-2.5 text-xs font-medium text-tide">
            <BookOpen className="size-4.5" />
            {source}
          </p>
        </div>
      </div>
    </figure>
  );
}

function Place({ children }: { children: ReactNode }) {
  return <p className="mb-3 text-xs text-ink-soft">{children}</p>;
}

function CaptureSpecimen() {
  const solution = useCopy(solutionCopy);
  const { place, length, spoken } = solution.capture;
  return (
    <>
      <Place>{place}</Place>
      <div className="my-auto rounded-panel border border-line bg-surface p-4">
        <p className="flex items-center gap-2 text-xs tabular-nums text-ink-soft">
          <Mic className="size-4.5 text-signal" />
          {length}
        </p>
        <VoiceTrace seed={7} className="mt-2 h-8 text-signal" />
        <p className="mt-2 font-serif text-lg leading-snug text-ink-mid italic">{spoken}</p>
      </div>
    </>
  );
}

function ProcessingSpecimen() {
  const solution = useCopy(solutionCopy);
  const { place, parts } = solution.processing;
  return (
    <>
      <Place>{place}</Place>
      <dl className="my-auto rounded-panel border border-line bg-surface px-4">
        {parts.map(({ label, text }) => (
          <div key={label} className="grid grid-cols-[3.75rem_1fr] gap-3 border-line py-2 not-first:border-t">
            <dt className="font-semibold text-tide">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function AccessSpecimen() {
  const solution = useCopy(solutionCopy);
  const { place, question, answer, source } = solution.access;
  return (
    <>
      <Place>{place}</Place>
      <div className="my-auto">
        <p className="ml-auto flex w-fit max-w-[92%] gap-2.5 rounded-[12px_12px_4px_12px] bg-ink px-4 py-2.5 text-paper">
          <Mic className="mt-0.5 size-4.5" />
          {question}
        </p>
        <div className="mt-2 w-fit max-w-[92%] rounded-[12px_12px_12px_4px] border border-line bg-surface px-4 py-2.5">
          <p className="flex gap-2.5">
            <Volume2 className="mt-0.5 size-4.5 text-tide" />
            {answer}
          </p>
          <p className="mt-2 flex gap-2.5 text-xs font-medium text-tide">
            <BookOpen className="size-4.5" />
            {source}
          </p>
        </div>
      </div>
    </>
  );
}

/** Three parts (spec 2), following one SOP through all of them. */
function VoiceSection() {
  const { mark, title, capture, processing, access, closing } = useCopy(solutionCopy);
  const parts: readonly { title: string; text: string; specimen: ReactNode }[] = [
    { ...capture, specimen: <CaptureSpecimen /> },
    { ...processing, specimen: <ProcessingSpecimen /> },
    { ...access, specimen: <AccessSpecimen /> },
  ];
  return (
    <Section id="voice-agent" mark={mark} title={title}>
      <ol className="card-row-3">
        {parts.map((part) => (
          <Card
            as="li"
            key={part.title}
            className="sm:max-lg:grid sm:max-lg:grid-cols-[44%_1fr] lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-y-0"
          >
            <div className="flex flex-col border-b border-line bg-ground p-[clamp(20px,2vw,28px)] text-sm sm:max-lg:border-r sm:max-lg:border-b-0">
              {part.specimen}
            </div>
            <CardBody>
              <h3>{part.title}</h3>
              <p>{part.text}</p>
            </CardBody>
          </Card>
        ))}
      </ol>
      <Closing bar>
        <p>{closing}</p>
        <GuideLink />
      </Closing>
    </Section>
  );
}

/** Three claims (spec 2), each with its meaning on the ward. */
function BenefitsSection() {
  const benefits = useCopy(benefitsCopy);
  const { mark, title } = benefits;
  const claims = claimsOf(useSite());
  const items = benefits.items
    .map(({ key, text }) => ({ claim: claims[key], text }))
    .filter(({ claim }) => claim.figure);
  if (items.length === 0) return null;
  return (
    <Section id="benefits" ground="ground" mark={mark} title={title}>
      <ul className="grid gap-x-gap md:grid-cols-3">
        {items.map(({ claim, text }) => (
          <li key={claim.label} className="border-t border-line py-6 md:pr-6 md:pb-0">
            <ClaimHeading claim={claim} />
            <p className="mt-4 text-base text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm text-ink-soft">
        {benefits.kind} <a href="#next-steps">{benefits.measured}</a>
      </p>
      <Closing>
        <GuideLink />
      </Closing>
    </Section>
  );
}

function ClaimHeading({ claim: { wording, figure } }: { claim: Claim }) {
  const [before = "", after = ""] = wording.split(figure);
  return (
    <h3 className="font-sans text-base font-semibold">
      <span className="mb-2 block">{before}</span>
      <span className="fig mr-2 whitespace-nowrap">{figure}</span>
      {after}
    </h3>
  );
}

type FigureBesideProps = { claim: ClaimName; value: string; text: string; kind: string; children: ReactNode };

/** Its caption names the owner's source, otherwise the kind of figure. */
function FigureBeside({ claim, value, text, kind, children }: FigureBesideProps) {
  const { source } = claimsOf(useSite())[claim];
  if (!value) return children;
  return (
    <div className="grid gap-x-gap gap-y-10 lg:grid-cols-[3fr_9fr]">
      <p className="max-w-[22em] text-base text-ink-soft lg:pr-4">
        <span className="fig mb-3 block text-ink">{value}</span> {text} {source || kind}
      </p>
      {children}
    </div>
  );
}

const problemIcons = [BookX, Footprints, Scale, UserRoundPlus];

function ProblemSection() {
  const problem = useCopy(problemCopy);
  return (
    <Section id="turnover" ground="ground" mark={problem.mark} title={problem.title}>
      <FigureBeside claim="nurseReplacement" value={problem.figure} text={problem.figureText} kind={problem.kind}>
        <Cells items={problem.items.map((item, index) => ({ ...item, icon: problemIcons[index] }))} />
      </FigureBeside>
    </Section>
  );
}

function VisionSection() {
  const vision = useCopy(visionCopy);
  return (
    <Section id="vision" mark={vision.mark} title={vision.title} lead={vision.lead}>
      <Steps items={vision.steps} />
      <Closing>
        <GuideLink />
      </Closing>
    </Section>
  );
}

function ChallengesSection() {
  const challenges = useCopy(challengesCopy);
  return (
    <Section id="challenges" ground="ground" mark={challenges.mark} title={challenges.title}>
      <FigureBeside claim="sopsFallShort" value={challenges.figure} text={challenges.figureText} kind={challenges.kind}>
        <RuledList items={challenges.items} />
      </FigureBeside>
    </Section>
  );
}

function NextStepsSection() {
  const nextSteps = useCopy(nextStepsCopy);
  return (
    <Section id="next-steps" mark={nextSteps.mark} title={nextSteps.title}>
      <Steps items={nextSteps.steps} />
      <Closing>
        <GuideLink />
        <ActionLink {...nextSteps.secondAction} kind="quiet" />
      </Closing>
    </Section>
  );
}

export function AgentBody() {
  const site = useSite();
  return (
    <>
      <AgentHero />
      <Arranged
        names={agentSections(site)}
        parts={{
          problem: <ProblemSection />,
          vision: <VisionSection />,
          challenges: <ChallengesSection />,
          solution: <VoiceSection />,
          benefits: <BenefitsSection />,
          nextSteps: <NextStepsSection />,
        }}
      />
    </>
  );
}
