import { ClosingBar } from "../../../../site/closing-bar.tsx";
import { StrategyBanner } from "../../../../site/strategy-banner.tsx";
import { deferredPart } from "../../../../ui/deferred-part.tsx";
import { Section } from "../../../../ui/section.tsx";
import { Steps } from "../../../../ui/steps.tsx";
import { podcastRegistrationCopy } from "./podcast-registration-copy.ts";
import { PodcastRegistrationHero } from "./podcast-registration-hero.tsx";
import { podcastRegistrationMeta } from "./podcast-registration-meta.ts";

const TechnicalRequirements = deferredPart("never", () =>
  import("../technical-requirements-section.tsx").then((part) => part.TechnicalRequirements),
);

const { steps, closing } = podcastRegistrationCopy;

/** The page down to the form. */
export function RegistrationTop() {
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

/** The page's final call to action. */
export function RegistrationBanner() {
  return (
    <StrategyBanner
      title={closing.title}
      lead={closing.lead}
      action={{ to: podcastRegistrationMeta.path, hash: "registration", label: closing.action }}
      secondAction={{ to: "/contact", label: closing.secondAction }}
    />
  );
}
