import { Clock, Mail, MapPin, Phone } from "lucide-react";
import { siteFacts } from "../../facts/site-facts.ts";
import { CardArt, CardBody } from "../../ui/card.tsx";
import { DefinitionList } from "../../ui/definition-list.tsx";
import contactChart from "./contact-chart.svg?url";
import { detailsCopy } from "./contact-copy.ts";

/** The contact card (spec 2). */
export function ContactDetails() {
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
