import { createFileRoute } from "@tanstack/react-router";
import { Clock, Mail, MapPin, Phone } from "lucide-react";
import { FormEmbed } from "../../embeds/third-party-slot.tsx";
import { copyOf } from "../../facts/page-texts.ts";
import { useCopy, useSite } from "../../facts/use-site.ts";
import { FormCard } from "../../features/forms/ui/form-card.tsx";
import { contactForm } from "../../features/leads/contact-form.ts";
import { leadFormHandler } from "../../features/leads/leads.functions.ts";
import { headOf } from "../../seo/page-head.ts";
import { breadcrumbData, organisationData, subjectPageData } from "../../seo/structured-data.ts";
import { ClosingBar } from "../../site/closing-bar.tsx";
import { homeCrumb } from "../../ui/breadcrumbs.tsx";
import { CardArt, CardBody } from "../../ui/card.tsx";
import { Container } from "../../ui/container.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import { Indent, Section } from "../../ui/section.tsx";
import contactChart from "./contact-chart.svg?url";
import { detailsCopy, formCopy, headCopy, nextCopy } from "./contact-copy.ts";
import { contactMeta } from "./contact-meta.ts";

function ContactDetails() {
  const site = useSite();
  const details = useCopy(detailsCopy);
  const { address, phone, email, businessHours } = site.facts;
  const items = [
    {
      icon: MapPin,
      term: details.address,
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
      term: details.phone,
      description: (
        <a href={phone.href} className="-my-1.5 inline-block py-2.5 tabular-nums">
          {phone.text}
        </a>
      ),
    },
    {
      icon: Mail,
      term: details.email,
      description: (
        <a href={`mailto:${email}`} className="-my-1.5 inline-block py-2.5">
          {email}
        </a>
      ),
    },
    {
      icon: Clock,
      term: details.hours,
      description: businessHours.map(({ days, hours }) => (
        <span key={days} className="flex gap-3 tabular-nums">
          <span className="w-17 flex-none">{days}</span> {hours}
        </span>
      )),
    },
  ];
  return (
    <section aria-labelledby="details-title" className="card">
      <CardArt className="aspect-[5/2] sm:max-lg:hidden">
        <img src={contactChart} alt="" width={480} height={190} />
      </CardArt>
      <CardBody>
        <h2 id="details-title" className="text-h3">
          {details.title}
        </h2>
        <dl className="details-list mt-2 grid-cols-2 gap-x-gap sm:max-lg:grid">
          {items.map(({ icon: Icon, term, description }) => (
            <div key={term}>
              <dt>
                <Icon />
                {term}
              </dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </section>
  );
}

function NextSteps() {
  const next = useCopy(nextCopy);
  return (
    <Section id="next" ground="ground" mark={next.mark} title={next.title}>
      <Indent>
        <RuledList items={next.items} />
        <ClosingBar text={next.closing} action={next.action} />
      </Indent>
    </Section>
  );
}

export const Route = createFileRoute("/_site/contact")({
  server: { handlers: { POST: leadFormHandler("contact", contactForm) } },
  loader: ({ serverContext }) => serverContext?.formAnswer,
  head: headOf((site) => {
    const meta = copyOf(site, contactMeta);
    const facts = { ...meta, path: "/contact" };
    return {
      ...facts,
      structuredData:
        import.meta.env.SSR &&
        ((origin) => [
          subjectPageData(site, origin, { ...facts, name: facts.title, type: "ContactPage" }),
          organisationData(site, origin),
          breadcrumbData(site, origin, [{ name: meta.title }]),
        ]),
    };
  }),
  component: ContactPage,
});

/** Spec 2. */
function ContactPage() {
  const site = useSite();
  const contact = useCopy(contactMeta);
  const form = useCopy(formCopy);
  const head = useCopy(headCopy);
  const answer = Route.useLoaderData();
  return (
    <>
      <PageHead crumbs={[homeCrumb, { label: contact.title }]} title={head.title} lead={head.lead} />
      <Container className="grid items-start gap-x-10 gap-y-6 pb-section lg:grid-cols-[7fr_5fr]">
        <FormEmbed form="contact" id="message">
          <FormCard id="message" {...form} shape={contactForm(site)} answer={answer} />
        </FormEmbed>
        <ContactDetails />
      </Container>
      <NextSteps />
    </>
  );
}
