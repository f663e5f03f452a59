import { bookingForm } from "../../features/bookings/booking-form.ts";
import { type BookingPageData, bookingSource } from "../../features/bookings/bookings.queries.ts";
import { BookingCard } from "../../features/bookings/ui/booking-card.tsx";
import { ActionLink } from "../../site/action-link.tsx";
import { SiteLink } from "../../site/site-link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { LeadingFacts } from "../../ui/facts.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import { Closing, Indent, Section } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import type { CallCopy } from "./call-copy.ts";

/** What the page says, and what it was rendered with. */
type CallPageProps = { copy: CallCopy; data: BookingPageData };

/** What the visitor gets, what happens next, then the booking: the page of one conversation. */
export function CallPage({ copy, data }: CallPageProps) {
  const { gets, next, others } = copy;
  return (
    <>
      <CallHead copy={copy} />
      <Section id="what-you-get" ground="ground" mark={gets.mark} title={gets.title} lead={gets.lead}>
        <Indent>
          <RuledList items={gets.items} />
        </Indent>
      </Section>
      <Section id="what-happens-next" mark={next.mark} title={next.title}>
        <Steps items={next.steps} />
      </Section>
      <CallBooking copy={copy} data={data} />
      <Section tight label={others.text}>
        <Closing bar className="mt-0">
          <p>{others.text}</p>
          <div className="flex flex-wrap gap-3">
            {others.links.map(({ to, label }) => (
              <SiteLink key={to} to={to} className={buttonClass({ kind: "secondary" })}>
                {label}
              </SiteLink>
            ))}
          </div>
        </Closing>
      </Section>
    </>
  );
}

function CallHead({ copy }: { copy: CallCopy }) {
  const { path, name, title, lead, action, facts } = copy;
  return (
    <PageHead crumbs={[{ label: "Home", link: { to: "/" } }, { label: name }]} title={title} lead={lead} size="large">
      <p className="mt-8">
        <ActionLink to={path} hash="booking" label={action} />
      </p>
      <LeadingFacts facts={facts} className="mt-[clamp(40px,5vw,72px)]" />
    </PageHead>
  );
}

const sources = {
  "strategy-call": bookingSource("strategy-call"),
  demo: bookingSource("demo"),
  "knowledge-audit": bookingSource("knowledge-audit"),
};

function CallBooking({ copy, data }: CallPageProps) {
  const { kind, booking, bring } = copy;
  return (
    <Section ground="ground" mark={booking.mark} title={booking.title} lead={booking.lead}>
      <Indent>
        <BookingCard
          title={booking.cardTitle}
          intro={booking.intro}
          minutes={booking.minutes}
          source={sources[kind]}
          shape={bookingForm}
          submitLabel={booking.submitLabel}
          plain={data.plain}
          answer={data.answer}
        />
        <h3 className="mt-closing font-sans text-h4 font-semibold">{bring.title}</h3>
        <ul className="mt-4 grid gap-x-gap text-base text-ink-soft sm:grid-cols-3">
          {bring.items.map((item) => (
            <li key={item} className="border-t border-line py-3">
              {item}
            </li>
          ))}
        </ul>
      </Indent>
    </Section>
  );
}
