import { createFileRoute } from "@tanstack/react-router";
import { FormEmbed } from "../../../../embeds/third-party-slot.tsx";
import { copyOf } from "../../../../facts/page-texts.ts";
import { useCopy, useSite } from "../../../../facts/use-site.ts";
import { headOf } from "../../../../seo/page-head.ts";
import { Field } from "../../../../ui/field.tsx";
import { Indent, Section } from "../../../../ui/section.tsx";
import { FormCard } from "../../../forms/ui/form-card.tsx";
import { postRegistration } from "../../guest-handlers.functions.ts";
import { podcastRegistrationCopy } from "./podcast-registration-copy.ts";
import { podcastRegistrationMeta } from "./podcast-registration-meta.ts";
import { portraitWords } from "./portrait-copy.ts";
import { registrationForm } from "./registration-form.ts";
import { RegistrationBanner, RegistrationTop } from "./registration-parts.tsx";

function PortraitField() {
  const { label, help } = useCopy(portraitWords);
  return (
    <Field id="registration-portrait" label={label} optional help={help} className="sm:col-span-full">
      {(control) => (
        <input
          {...control}
          type="file"
          name="portrait"
          accept="image/jpeg,image/png,image/webp,image/avif"
          className="input"
        />
      )}
    </Field>
  );
}

export const Route = createFileRoute("/_site/podcast-registration")({
  staticData: { header: "on-deep" },
  server: { handlers: { POST: postRegistration(registrationForm) } },
  loader: ({ serverContext }) => serverContext?.formAnswer,
  head: headOf((site) => ({ ...copyOf(site, podcastRegistrationMeta), path: "/podcast-registration" })),
  component: PodcastRegistrationPage,
});

function PodcastRegistrationPage() {
  const site = useSite();
  const answer = Route.useLoaderData();
  const { form } = useCopy(podcastRegistrationCopy);
  return (
    <>
      <RegistrationTop />
      <Section mark={form.mark} title={form.title} lead={form.lead}>
        <Indent>
          <FormEmbed form="guest" id="registration">
            <FormCard
              heading="h3"
              title={form.cardTitle}
              intro={form.intro}
              shape={registrationForm(site)}
              answer={answer}
              submitLabel={form.submitLabel}
              encType="multipart/form-data"
            >
              <PortraitField />
            </FormCard>
          </FormEmbed>
        </Indent>
      </Section>
      <RegistrationBanner />
    </>
  );
}
