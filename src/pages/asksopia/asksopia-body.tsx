import { BookOpen } from "lucide-react";
import type { ReactNode } from "react";
import { samplesOf } from "../../facts/samples.ts";
import { testimonials } from "../../facts/testimonials.ts";
import { useCopy, useSite } from "../../facts/use-site.ts";
import { classNames } from "../../lib/class-names.ts";
import { ActionLink } from "../../site/action-link.tsx";
import { StrategyBanner } from "../../site/strategy-banner.tsx";
import { Testimonials } from "../../site/testimonials.tsx";
import { Arranged } from "../../ui/arranged.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { accentClass, Card, CardBody } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { LeadingFacts } from "../../ui/facts.tsx";
import { GoArrow } from "../../ui/go.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import { Closing, Indent, Section } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import {
  asksopiaSections,
  closingCopy,
  heroCopy,
  howItWorksCopy,
  pricingCopy,
  problemCopy,
  securityCopy,
  testimonialsCopy,
} from "./asksopia-copy.ts";
import { asksopiaMeta } from "./asksopia-meta.ts";
import { AccessSpecimen, AnswerSpecimen, OnboardingSpecimen, WritingSpecimen } from "./feature-specimens.tsx";
import heroChart from "./hero-chart.svg?url";
import { featuresCopy, type UseCase, useCasesCopy } from "./product-copy.ts";

function AsksopiaHero() {
  const asksopia = useCopy(asksopiaMeta);
  const { badge, title, action, secondAction, facts } = useCopy(heroCopy);
  return (
    <section aria-labelledby="asksopia-title" className="relative overflow-clip pt-bar">
      {/* Drawn 1 : 1 from the content's right edge, so the islands frame the page at every width. */}
      <img
        src={heroChart}
        alt=""
        // Not fetched where the narrow layout hides it.
        loading="lazy"
        width={1440}
        height={760}
        className="pointer-events-none absolute top-0 right-[calc(max(var(--gutter),(100%-var(--wide))/2)-140px)] h-[760px] w-[1440px] max-w-none object-cover mask-t-from-82% mask-t-to-94% mask-b-from-80% mask-l-from-20% mask-l-to-34% max-lg:hidden min-[80rem]:mask-l-from-40% min-[80rem]:mask-l-to-60%"
      />
      <div className="wrap relative">
        <div className="grid items-center gap-x-16 gap-y-12 pt-[clamp(40px,5vw,72px)] pb-[clamp(40px,4vw,64px)] lg:grid-cols-[7fr_5fr]">
          <div>
            <Chip tone="signal">{badge}</Chip>
            <h1 id="asksopia-title" className="mt-5 max-w-[10em]">
              {title}
            </h1>
            <p className="lead mt-5 max-w-[28em]">{asksopia.description}</p>
            <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
              <ActionLink {...action} />
              <a href="#how-it-works" className={buttonClass({ kind: "quiet" })}>
                {secondAction}
                <GoArrow />
              </a>
            </div>
          </div>
          <AnswerWithPage />
        </div>
        <LeadingFacts facts={facts} />
      </div>
    </section>
  );
}

function AnswerWithPage() {
  const { specimen } = useCopy(heroCopy);
  return (
    <figure className="relative max-w-[480px] sm:max-lg:max-w-none lg:w-full lg:justify-self-end">
      <figcaption className="sr-only">{specimen.caption}</figcaption>
      <div className="ml-auto w-[88%] overflow-clip rounded-panel border border-line bg-surface pb-36 lg:w-[82%]">
        <div className="flex items-baseline justify-between gap-4 border-b border-line px-6 py-4 text-xs text-ink-soft">
          <span className="font-semibold text-ink">{specimen.document}</span>
          <span className="max-sm:hidden lg:hidden xl:inline">{specimen.page}</span>
        </div>
        <div className="px-6 pt-5">
          <p className="text-xs text-ink-soft">{specimen.version}</p>
          <TextLines className="mt-4" widths={["w-full", "w-11/12", "w-4/5"]} />
          <p className="mt-6 font-serif text-h4 whitespace-pre-wrap font-heading">{specimen.section}</p>
          <p className="relative -mx-2 mt-2 rounded-control bg-signal-soft px-2 py-1.5 text-sm after:absolute after:top-full after:left-6 after:h-60 after:border-l-[1.5px] after:border-signal">
            {specimen.sentence}
            <span
              aria-hidden="true"
              className="absolute top-full left-6 z-1 size-3 -translate-x-[5.5px] -translate-y-1/2 rounded-pill border-2 border-signal bg-surface"
            />
          </p>
          <TextLines className="mt-5 pl-12" widths={["w-full", "w-3/4", "w-11/12"]} />
        </div>
      </div>
      <div className="relative z-2 -mt-28 w-[92%] rounded-card border border-line bg-surface px-5.5 py-5 float-shadow">
        <p className="flex gap-2 text-xs text-ink-soft">
          <span>{specimen.place}</span>
          <span aria-hidden="true">·</span>
          <span>{specimen.time}</span>
          <span aria-hidden="true">·</span>
          <span>{specimen.sample}</span>
        </p>
        <p className="mt-2 font-serif text-h4 leading-[1.3] italic">{specimen.question}</p>
        <p className="mt-3 border-t border-line pt-3 text-base">{specimen.answer}</p>
        <p className="mt-3.5 flex gap-2.5 rounded-control bg-tide-soft px-3 py-2.5 text-xs font-medium text-tide">
          <BookOpen className="size-4.5" />
          {specimen.source}
        </p>
      </div>
    </figure>
  );
}

/** Lines too small to read. */
function TextLines({ widths, className }: { widths: readonly string[]; className?: string }) {
  return (
    <span aria-hidden="true" className={`grid gap-2.5 ${className ?? ""}`}>
      {widths.map((width) => (
        <span key={width} className={`h-1.5 rounded-pill bg-line ${width}`} />
      ))}
    </span>
  );
}

/** Radiology, logistics, finance (spec 2). */
function UseCasesSection() {
  const { mark, title, lead, cases } = useCopy(useCasesCopy);
  return (
    <Section id="use-cases" ground="ground" mark={mark} title={title} lead={lead}>
      <ul>
        {cases.map((useCase) => (
          <UseCaseRow key={useCase.key} useCase={useCase} />
        ))}
      </ul>
    </Section>
  );
}

const useCaseAccents = { radiology: "health", logistics: "logistics", finance: "finance" } as const;

function UseCaseRow({ useCase }: { useCase: UseCase }) {
  const { key, name, situation, question, answer, source } = useCase;
  return (
    <li
      className={classNames(
        accentClass(useCaseAccents[key]),
        "grid gap-x-gap gap-y-5 border-t border-line py-[clamp(28px,3vw,44px)] last:border-b lg:grid-cols-[3fr_9fr]",
      )}
    >
      <div>
        <h3 className="text-accent">{name}</h3>
        <p className="mt-2 max-w-[34em] text-sm text-ink-soft lg:max-w-[17em]">{situation}</p>
      </div>
      <div className="grid gap-x-gap gap-y-4 md:grid-cols-[5fr_6fr]">
        <p className="font-serif text-h3 leading-[1.25] italic">{question}</p>
        <div className="border-l-2 border-accent pl-5">
          <p className="text-base">{answer}</p>
          <p className="mt-3 flex gap-2 text-sm font-medium text-accent">
            <BookOpen className="mt-0.5 size-4.5" />
            {source}
          </p>
        </div>
      </div>
    </li>
  );
}

/** Prices are quoted after a discovery call. */
function PricingSection() {
  const { mark, title, lead, items, quotation, action } = useCopy(pricingCopy);
  return (
    <Section id="pricing" ground="ground" mark={mark} title={title} lead={lead}>
      <Indent>
        <div className="grid items-start gap-x-16 gap-y-10 md:grid-cols-2">
          <ul className="grid gap-8">
            {items.map((item) => (
              <li key={item.title} className="border-t border-line pt-5">
                <h3 className="font-sans text-h4 font-semibold">{item.title}</h3>
                <p className="mt-2 text-ink-soft">{item.text}</p>
              </li>
            ))}
          </ul>
          <Card as="div">
            <CardBody className="gap-2">
              <h3 className="text-h4">{quotation.title}</h3>
              <dl className="text-base">
                {quotation.lines.map(({ item, basis }) => (
                  <div key={item} className="flex justify-between gap-6 border-t border-line py-3 first:border-t-0">
                    <dt>{item}</dt>
                    <dd className="text-right text-ink-soft sm:whitespace-nowrap">{basis}</dd>
                  </div>
                ))}
              </dl>
            </CardBody>
          </Card>
        </div>
        <Closing>
          <ActionLink {...action} kind="secondary" />
        </Closing>
      </Indent>
    </Section>
  );
}

/** Four features (spec 2), each with a specimen. */
function FeaturesSection() {
  const { mark, title, answers, writing, onboarding, access } = useCopy(featuresCopy);
  const features: readonly { title: string; text: string; specimen: ReactNode }[] = [
    { ...answers, specimen: <AnswerSpecimen /> },
    { ...writing, specimen: <WritingSpecimen /> },
    { ...onboarding, specimen: <OnboardingSpecimen /> },
    { ...access, specimen: <AccessSpecimen /> },
  ];
  return (
    <Section id="features" mark={mark} title={title}>
      <ul className="card-row-2">
        {features.map((feature) => (
          <Card as="li" key={feature.title} className="row-span-2 grid grid-rows-subgrid gap-y-0">
            <div className="flex flex-col border-b border-line bg-ground p-[clamp(20px,2vw,28px)] text-sm">
              {feature.specimen}
            </div>
            <CardBody>
              <h3>{feature.title}</h3>
              <p>{feature.text}</p>
            </CardBody>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

function ProblemSection() {
  const problem = useCopy(problemCopy);
  return (
    <Section id="problem" ground="ground" mark={problem.mark} title={problem.title} lead={problem.lead}>
      <Indent>
        <RuledList items={problem.items} />
      </Indent>
    </Section>
  );
}

function HowItWorksSection() {
  const howItWorks = useCopy(howItWorksCopy);
  return (
    <Section id="how-it-works" mark={howItWorks.mark} title={howItWorks.title} lead={howItWorks.lead}>
      <Steps items={howItWorks.steps} />
    </Section>
  );
}

function TestimonialsSection() {
  const site = useSite();
  const { mark, title, sampleLead } = useCopy(testimonialsCopy);
  if (testimonials(site, "product").length === 0) return null;
  return (
    <Section id="testimonials" mark={mark} title={title} lead={samplesOf(site).product ? sampleLead : ""}>
      <Indent>
        <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
          <Testimonials slot="product" />
        </div>
      </Indent>
    </Section>
  );
}

function SecuritySection() {
  const security = useCopy(securityCopy);
  return (
    <Section id="security" ground="ground" mark={security.mark} title={security.title}>
      <Indent>
        {security.faq.map(({ question, answer }, index) => (
          <Disclosure key={question} summary={question} name="security" open={index === 0}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </Indent>
    </Section>
  );
}

export function AsksopiaBody() {
  const site = useSite();
  const closing = useCopy(closingCopy);
  return (
    <>
      <AsksopiaHero />
      <Arranged
        names={asksopiaSections(site)}
        parts={{
          problem: <ProblemSection />,
          features: <FeaturesSection />,
          useCases: <UseCasesSection />,
          howItWorks: <HowItWorksSection />,
          pricing: <PricingSection />,
          testimonials: <TestimonialsSection />,
          security: <SecuritySection />,
        }}
      />
      <StrategyBanner {...closing} />
    </>
  );
}
