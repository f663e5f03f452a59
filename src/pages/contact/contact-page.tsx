import { createFileRoute } from "@tanstack/react-router";
import { Clock, type LucideIcon as Icon, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { FormEmbed } from "../../embeds/outside-place.tsx";
import { siteFacts } from "../../facts/site-facts.ts";
import { FormCard } from "../../features/forms/ui/form-card.tsx";
import { contactForm } from "../../features/leads/contact-form.ts";
import { postLead } from "../../features/leads/leads.functions.ts";
import { classNames } from "../../lib/class-names.ts";
import { pageHead } from "../../seo/page-head.ts";
import { breadcrumbData, organisationData, subjectPageData } from "../../seo/structured-data.ts";
import { ClosingBar } from "../../site/closing-bar.tsx";
import { CardArt, CardBody } from "../../ui/card.tsx";
import { Container } from "../../ui/container.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import { Indent, Section } from "../../ui/section.tsx";
import contactChart from "./contact-chart.svg?url";
import { detailsCopy, formCopy, headCopy, nextCopy } from "./contact-copy.ts";
import { contactMeta } from "./contact-meta.ts";

type Definition = { icon?: Icon; term: string; description: ReactNode };

function DefinitionList({ items, className }: { items: readonly Definition[]; className?: string }) {
  return (
    <dl className={classNames("details-list", className)}>
      {items.map(({ icon: Icon, term, description }) => (
        <div key={term}>
          <dt>
            {Icon ? <Icon /> : null}
            {term}
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

function ContactDetails() {
  const { address, phone, email, businessHours } = siteFacts;
  return (
    <section aria-labelledby="details-title" className="card">
      <CardArt className="aspect-[5/2] sm:max-lg:hidden">
        <img src={contactChart} alt="" width={480} height={190} />
      </CardArt>
      <CardBody>
        <h2 id="details-title" className="text-h3">
          {detailsCopy.title}
        </h2>
        <DefinitionList
          className="mt-2 grid-cols-2 gap-x-gap sm:max-lg:grid"
          items={[
            {
              icon: MapPin,
              term: detailsCopy.address,
              description: (
                <address className="not-italic">
                  {address.street}
                  <br />
                  {address.postalCode} {address.city}
                  <br />
                  {address.country}
                </address>
              ),
            },
            {
              icon: Phone,
              term: detailsCopy.phone,
              description: (
                <a href={phone.href} className="inline-block py-1 tabular-nums">
                  {phone.text}
                </a>
              ),
            },
            {
              icon: Mail,
              term: detailsCopy.email,
              description: (
                <a href={`mailto:${email}`} className="inline-block py-1">
                  {email}
                </a>
              ),
            },
            {
              icon: Clock,
              term: detailsCopy.hours,
              description: businessHours.map(({ days, hours }) => (
                <span key={days} className="flex gap-3 tabular-nums">
                  <span className="w-17 flex-none">{days}</span> {hours}
                </span>
              )),
            },
          ]}
        />
      </CardBody>
    </section>
  );
}

function NextSteps() {
  return (
    <Section id="next" ground="ground" mark={nextCopy.mark} title={nextCopy.title}>
      <Indent>
        <RuledList items={nextCopy.items} />
        <ClosingBar text={nextCopy.closing} action={nextCopy.action} />
      </Indent>
    </Section>
  );
}

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

/** Spec 2. */
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
