import { useCopy, useSite } from "../../../../facts/use-site.ts";
import { ActionLink } from "../../../../site/action-link.tsx";
import { ClosingBar } from "../../../../site/closing-bar.tsx";
import { StrategyBanner } from "../../../../site/strategy-banner.tsx";
import { Breadcrumbs, homeCrumb } from "../../../../ui/breadcrumbs.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { deferredPart } from "../../../../ui/deferred-part.tsx";
import { Section } from "../../../../ui/section.tsx";
import { Steps } from "../../../../ui/steps.tsx";
import { podcastRegistrationCopy } from "./podcast-registration-copy.ts";
import { podcastRegistrationMeta } from "./podcast-registration-meta.ts";

function PodcastRegistrationHero() {
  const site = useSite();
  const podcastRegistration = useCopy(podcastRegistrationMeta);
  const { hero } = useCopy(podcastRegistrationCopy);
  return (
    <section
      aria-labelledby="guest-title"
      className="on-deep relative overflow-clip pt-[calc(var(--bar)+clamp(24px,4vw,56px))] pb-section"
    >
      <div className="pointer-events-none absolute inset-0 max-lg:hidden">
        <img
          src="/charts/podcast-hero.svg"
          alt=""
          width={1440}
          height={860}
          className="size-full object-cover opacity-60 mask-l-from-30% mask-l-to-70%"
        />
      </div>
      <div className="wrap relative">
        <Breadcrumbs
          items={[homeCrumb, { label: "Podcast", link: { to: "/podcast" } }, { label: podcastRegistration.title }]}
        />
        <div className="mt-4 grid items-center gap-x-20 gap-y-12 lg:grid-cols-[7fr_5fr]">
          <div>
            <p className="mark">{site.facts.podcastName}</p>
            <h1 id="guest-title" className="mt-4 max-w-[10em]">
              {hero.title}
            </h1>
            <p className="lead mt-5">{hero.lead}</p>
            <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
              <ActionLink to="/podcast-registration" hash="registration" label={hero.action} />
              <ActionLink
                to="/podcast-registration"
                hash="technical-requirements"
                label={hero.secondAction}
                kind="quiet"
              />
            </div>
          </div>
          <CallSheet />
        </div>
      </div>
    </section>
  );
}

function CallSheet() {
  const { sheet } = useCopy(podcastRegistrationCopy);
  return (
    <div className="on-paper max-w-[460px] rounded-panel border border-line bg-surface p-[clamp(1.5rem,2.4vw,2rem)] text-ink lg:w-full lg:justify-self-end">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-h4">{sheet.title}</h2>
        <Chip tone="plain">{sheet.label}</Chip>
      </div>
      <dl className="mt-4 text-base">
        {sheet.rows.map(({ term, description }) => (
          <div key={term} className="grid grid-cols-[5.5rem_1fr] gap-x-4 border-t border-line py-2.5">
            <dt className="text-ink-soft">{term}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <h3 className="border-t border-line pt-4 font-sans text-sm font-semibold">{sheet.questionsTitle}</h3>
      <ol className="mt-2 grid gap-2 font-serif text-md italic">
        {sheet.questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </div>
  );
}

const TechnicalRequirements = deferredPart("never", () =>
  import("../technical-requirements-section.tsx").then((part) => part.TechnicalRequirements),
);

export function RegistrationTop() {
  const { steps } = useCopy(podcastRegistrationCopy);
  return (
    <>
      <PodcastRegistrationHero />
      <Section id="steps" mark={steps.mark} title={steps.title}>
        <Steps items={steps.items} />
        <ClosingBar text={steps.closing} action={{ to: "/schedule-interview", label: steps.closingAction }} />
      </Section>
      <TechnicalRequirements ground="ground" />
    </>
  );
}

export function RegistrationBanner() {
  const { closing } = useCopy(podcastRegistrationCopy);
  return (
    <StrategyBanner
      title={closing.title}
      lead={closing.lead}
      action={{ to: "/podcast-registration", hash: "registration", label: closing.action }}
      secondAction={{ to: "/contact", label: closing.secondAction }}
    />
  );
}
