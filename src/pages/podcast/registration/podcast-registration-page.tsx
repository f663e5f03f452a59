import { createFileRoute } from "@tanstack/react-router";
import { FormEmbed } from "../../../embeds/marketing/form-embed.tsx";
import { FormCard } from "../../../features/forms/ui/form-card.tsx";
import { postRegistration } from "../../../features/guests/guest-handlers.functions.ts";
import { pageHead } from "../../../seo/page-head.ts";
import { ClosingBar } from "../../../site/closing-bar.tsx";
import { StrategyBanner } from "../../../site/strategy-banner.tsx";
import { Indent, Section } from "../../../ui/section.tsx";
import { Steps } from "../../../ui/steps.tsx";
import { TechnicalRequirements } from "../technical-requirements-section.tsx";
import { podcastRegistrationCopy } from "./podcast-registration-copy.ts";
import { PodcastRegistrationHero } from "./podcast-registration-hero.tsx";
import { podcastRegistrationMeta } from "./podcast-registration-meta.ts";
import { PortraitField } from "./portrait-field.tsx";
import { registrationForm } from "./registration-form.ts";

export const Route = createFileRoute("/_site/podcast-registration")({
  staticData: { header: "on-deep" },
  server: { handlers: { POST: postRegistration(registrationForm) } },
  loader: ({ serverContext }) => serverContext?.formAnswer,
  head: () => pageHead(podcastRegistrationMeta),
  component: PodcastRegistrationPage,
});

/** Guest registration (specification, "Podcast registration and scheduling"). */
function PodcastRegistrationPage() {
  const answer = Route.useLoaderData();
  const { steps, form, closing } = podcastRegistrationCopy;
  return (
    <>
      <PodcastRegistrationHero />
      <Section id="steps" mark={steps.mark} title={steps.title}>
        <Steps items={steps.items} />
        <ClosingBar text={steps.closing} action={{ to: "/schedule-interview", label: steps.closingAction }} />
      </Section>
      <TechnicalRequirements ground="ground" />
      <Section mark={form.mark} title={form.title} lead={form.lead}>
        <Indent>
          <FormEmbed form="guest" id="registration">
            <FormCard
              heading="h3"
              title={form.cardTitle}
              intro={form.intro}
              shape={registrationForm}
              answer={answer}
              submitLabel={form.submitLabel}
              encType="multipart/form-data"
            >
              <PortraitField />
            </FormCard>
          </FormEmbed>
        </Indent>
      </Section>
      <StrategyBanner
        title={closing.title}
        lead={closing.lead}
        action={{ to: podcastRegistrationMeta.path, hash: "registration", label: closing.action }}
        secondAction={{ to: "/contact", label: closing.secondAction }}
      />
    </>
  );
}
