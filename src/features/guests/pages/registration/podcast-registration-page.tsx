import { createFileRoute } from "@tanstack/react-router";
import { FormEmbed } from "../../../../embeds/third-party-slot.tsx";
import { copyOf } from "../../../../facts/page-texts.ts";
import { useCopy, useSite } from "../../../../facts/use-site.ts";
import { headOf } from "../../../../seo/page-head.ts";
import { Field } from "../../../../ui/field.tsx";
import { Indent, Section } from "../../../../ui/section.tsx";
import { FormCard } from "../../../forms/ui/form-card.tsx";
import { wordedForm } from "../../../forms/worded-form.ts";
import { postRegistration } from "../../guest-handlers.functions.ts";
import { podcastRegistrationCopy } from "./podcast-registration-copy.ts";
import { podcastRegistrationMeta } from "./podcast-registration-meta.ts";
import { portraitWords } from "./portrait-copy.ts";
import { RegistrationBanner, RegistrationTop } from "./registration-parts.tsx";

const registrationForm = wordedForm({
  form: "registration",
  reportsVisit: true,
  fields: [
    { name: "name", kind: "text", label: "Name", required: "Enter your name.", autoComplete: "name", half: true },
    {
      name: "email",
      kind: "email",
      label: "Email",
      required: "Enter the email address that the reply should go to.",
      autoComplete: "email",
      half: true,
    },
    { name: "organisation", kind: "text", label: "Organisation and role", autoComplete: "organization" },
    {
      name: "bio",
      kind: "textarea",
      label: "Bio",
      required: "Write two or three sentences about yourself.",
      help: "Three sentences, as you would like to be introduced.",
      maxLength: 2000,
      rows: 4,
    },
    {
      name: "expertise",
      kind: "text",
      label: "Expertise",
      required: "Say what people ask you about.",
      help: "What do people ask you about?",
    },
    {
      name: "topics",
      kind: "textarea",
      label: "Topics",
      required: "Name at least one topic.",
      help: "What would you like to talk about? One line each is enough.",
      maxLength: 2000,
      rows: 4,
    },
    {
      name: "links",
      kind: "textarea",
      label: "Where we can hear or read you",
      help: "Links to talks, articles or profiles, one on each line.",
      maxLength: 1000,
      rows: 3,
    },
  ],
  notice:
    "We use what you enter to decide about an episode with you and to prepare it. If there is none, we erase it within a year, and sooner if you ask.",
});

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
