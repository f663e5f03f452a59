import { useSite } from "../../../../facts/use-site.ts";
import { deferredPart } from "../../../../ui/deferred-part.tsx";
import { Indent, Section } from "../../../../ui/section.tsx";
import { bookingForm } from "../../booking-form.ts";
import { type BookingPageData, bookingSource } from "../../bookings.queries.ts";
import { BookingCard } from "../../ui/booking-card.tsx";
import type { CallBookingCopy, CallKind } from "./call-copy.ts";

const Bring = deferredPart("never", () => import("./call-parts.tsx").then((part) => part.Bring));
const CallTop = deferredPart("never", () => import("./call-parts.tsx").then((part) => part.CallTop));
const OtherCalls = deferredPart("never", () => import("./call-parts.tsx").then((part) => part.OtherCalls));

const usualMinutes: Record<CallKind, number> = { demo: 30, "knowledge-audit": 60, "strategy-call": 30 };

type CallPageProps = { kind: CallKind; booking: CallBookingCopy; data: BookingPageData };

export function CallPage({ kind, booking, data }: CallPageProps) {
  return (
    <>
      <CallTop kind={kind} />
      <CallBooking kind={kind} booking={booking} data={data} />
      <OtherCalls kind={kind} />
    </>
  );
}

const sources = {
  "strategy-call": bookingSource("strategy-call"),
  demo: bookingSource("demo"),
  "knowledge-audit": bookingSource("knowledge-audit"),
};

function CallBooking({ kind, booking, data }: CallPageProps) {
  const site = useSite();
  return (
    <Section ground="ground" mark={booking.mark} title={booking.title} lead={booking.lead}>
      <Indent>
        <BookingCard
          title={booking.cardTitle}
          intro={booking.intro}
          minutes={usualMinutes[kind]}
          source={sources[kind]}
          shape={bookingForm(site)}
          submitLabel={booking.submitLabel}
          plain={data.plain}
          answer={data.answer}
        />
        <Bring kind={kind} />
      </Indent>
    </Section>
  );
}
