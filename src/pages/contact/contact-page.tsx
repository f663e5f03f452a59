import { createFileRoute } from "@tanstack/react-router";
import { FormEmbed } from "../../embeds/marketing/form-embed.tsx";
import { FormCard } from "../../features/forms/ui/form-card.tsx";
import { contactForm } from "../../features/leads/contact-form.ts";
import { postLead } from "../../features/leads/leads.functions.ts";
import { pageHead } from "../../seo/page-head.ts";
import { breadcrumbData, organisationData, subjectPageData } from "../../seo/structured-data.ts";
import { Container } from "../../ui/container.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { formCopy, headCopy } from "./contact-copy.ts";
import { ContactDetails } from "./contact-details.tsx";
import { contactMeta } from "./contact-meta.ts";
import { NextSteps } from "./next-steps.tsx";

export const Route = createFileRoute("/_site/contact")({
  server: { handlers: { POST: postLead("contact", contactForm) } },
  loader: ({ serverContext }) => serverContext?.formAnswer,
  head: () => {
    const facts = { ...contactMeta, path: "/contact" };
    return pageHead({
      ...facts,
      structuredData:
        import.meta.env.SSR &&
        ((origin) => [
          subjectPageData(origin, { ...facts, name: facts.title, type: "ContactPage" }),
          organisationData(origin),
          breadcrumbData(origin, [{ name: "Home", path: "/" }, { name: contactMeta.title }]),
        ]),
    });
  },
  component: ContactPage,
});

/** Contact (spec 2): the message card, and beside it address, phone, email and hours. */
function ContactPage() {
  const answer = Route.useLoaderData();
  return (
    <>
      <PageHead
        crumbs={[{ label: "Home", link: { to: "/" } }, { label: contactMeta.title }]}
        title={headCopy.title}
        lead={headCopy.lead}
      />
      <Container className="grid items-start gap-x-10 gap-y-6 pb-section lg:grid-cols-[7fr_5fr]">
        <FormEmbed form="contact" id="message">
          <FormCard id="message" {...formCopy} shape={contactForm} answer={answer} />
        </FormEmbed>
        <ContactDetails />
      </Container>
      <NextSteps />
    </>
  );
}
