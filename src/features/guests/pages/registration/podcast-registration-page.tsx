import { createFileRoute } from "@tanstack/react-router";
import { FormEmbed } from "../../../../embeds/marketing/form-embed.tsx";
import { pageHead } from "../../../../seo/page-head.ts";
import { deferredPart } from "../../../../ui/deferred-part.tsx";
import { Indent, Section } from "../../../../ui/section.tsx";
import { FormCard } from "../../../forms/ui/form-card.tsx";
import { postRegistration } from "../../guest-handlers.functions.ts";
import { podcastRegistrationCopy } from "./podcast-registration-copy.ts";
import { podcastRegistrationMeta } from "./podcast-registration-meta.ts";
import { PortraitField } from "./portrait-field.tsx";
import { registrationForm } from "./registration-form.ts";

const RegistrationBanner = deferredPart("never", () =>
  import("./registration-parts.tsx").then((part) => part.RegistrationBanner),
);
const RegistrationTop = deferredPart("never", () =>
  import("./registration-parts.tsx").then((part) => part.RegistrationTop),
);

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
  const { form } = podcastRegistrationCopy;
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
      <RegistrationBanner />
    </>
  );
}
