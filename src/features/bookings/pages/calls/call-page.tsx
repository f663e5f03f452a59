import { useState } from "react";
import { useSite } from "../../../../facts/use-site.ts";
import { ActionLink } from "../../../../site/action-link.tsx";
import { deferredPart } from "../../../../ui/deferred-part.tsx";
import { Indent, Section } from "../../../../ui/section.tsx";
import { bookingForm } from "../../booking-form.ts";
import { bookingSource, type CallPageData } from "../../bookings.queries.ts";
import { BookingCard, bookingAnchor } from "../../ui/booking-card.tsx";
import { NextTimes, useNextTimes } from "../../ui/next-times.tsx";
import type { CallBookingCopy, CallKind } from "./call-copy.ts";

const Bring = deferredPart("never", () => import("./call-parts.tsx").then((part) => part.Bring));
const CallContents = deferredPart("never", () => import("./call-parts.tsx").then((part) => part.CallContents));
const CallTop = deferredPart("never", () => import("./call-parts.tsx").then((part) => part.CallTop));
const OtherCalls = deferredPart("never", () => import("./call-parts.tsx").then((part) => part.OtherCalls));

const usualMinutes: Record<CallKind, number> = { demo: 30, "knowledge-audit": 60, "strategy-call": 30 };

const sources = {
  "strategy-call": bookingSource("strategy-call"),
  demo: bookingSource("demo"),
  "knowledge-audit": bookingSource("knowledge-audit"),
};

type CallPageProps = { kind: CallKind; booking: CallBookingCopy; data: CallPageData };

export function CallPage({ kind, booking, data }: CallPageProps) {
  const site = useSite();
  const [requestedSlot, setRequestedSlot] = useState<{ start: number }>();
  const { plain, answer } = data;
  const next = useNextTimes(kind, data.next);
  return (
    <>
      <CallTop kind={kind} />
      <div className="wrap flex flex-wrap items-end gap-x-4 gap-y-3">
        {next ? (
          <NextTimes
            next={next}
            title={booking.nextTimes}
            anchor={bookingAnchor}
            onChoose={(start) => setRequestedSlot({ start })}
          />
        ) : null}
        <ActionLink to={`/${kind}`} hash={bookingAnchor} label={booking.allTimes} kind={next ? "quiet" : "primary"} />
      </div>
      <CallContents kind={kind} />
      <Section ground="ground" mark={booking.mark} title={booking.title} lead={booking.lead}>
        <Indent>
          <BookingCard
            title={booking.cardTitle}
            intro={booking.intro}
            minutes={usualMinutes[kind]}
            source={sources[kind]}
            shape={bookingForm(site)}
            submitLabel={booking.submitLabel}
            plain={plain}
            answer={answer}
            requestedSlot={requestedSlot}
          />
          <Bring kind={kind} />
        </Indent>
      </Section>
      <OtherCalls kind={kind} />
    </>
  );
}
