import { createFileRoute, type SearchSchemaInput } from "@tanstack/react-router";
import { CalendarPlus, ChevronDown } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { copyOf, type Texts } from "../../../facts/page-texts.ts";
import { fillText } from "../../../facts/tokens.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { classNames } from "../../../lib/class-names.ts";
import { minuteMs } from "../../../lib/time/durations.ts";
import { dayOf, longDay, offsetOf, timeOf, zoneName } from "../../../lib/time/zoned-time.ts";
import { isWebUrl } from "../../../lib/web-url.ts";
import { headOf } from "../../../seo/page-head.ts";
import { ActionLink } from "../../../site/action-link.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { deferredPart } from "../../../ui/deferred-part.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { RuledList } from "../../../ui/ruled-list.tsx";
import { Indent, Section } from "../../../ui/section.tsx";
import { Textarea } from "../../../ui/text-input.tsx";
import type { FormAnswer } from "../../forms/form-shape.ts";
import { maxReasonLength } from "../booking.ts";
import { postBookingChange } from "../booking-handlers.functions.ts";
import type { BookingView } from "../booking-view.ts";
import { rescheduleSource } from "../bookings.queries.ts";
import { type BookingSearch, readBookingSearch } from "../slot-list.ts";
import { bookingCardWords } from "../ui/booking-card-copy.ts";
import { ListLink } from "../ui/list-link.tsx";
import { bookingCopy, bookingFactWords } from "./booking-copy.ts";
import { bookingMeta } from "./booking-meta.ts";

type OpenBooking = Extract<BookingView, { eventType: string }>;

type FactProps = { label: string; isWide?: boolean; className?: string; children: ReactNode };

const Fact = ({ label, isWide, className, children }: FactProps) => (
  <div className={classNames("border-t border-line py-3", isWide && "sm:col-span-full")}>
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className={className}>{children}</dd>
  </div>
);

function BookingFacts({ view, token }: { view: OpenBooking; token: string }) {
  const { state, title, start, minutes, zone, ownerZone, name, email, place, cancelledBy, cancelReason, bookAgain } =
    view;
  const { language } = useSite().facts;
  const words = useCopy(bookingFactWords);
  const end = start + minutes * minuteMs;
  const isConfirmed = state === "confirmed";
  return (
    <div className="mt-[clamp(28px,4vw,48px)] rounded-card border border-line bg-surface p-[clamp(1.25rem,3vw,2.5rem)]">
      <p className="text-sm font-semibold text-tide">{title}</p>
      <p className={classNames("mt-2 font-serif text-h2", state === "cancelled" && "line-through decoration-2")}>
        <time dateTime={new Date(start).toISOString()}>
          {longDay(dayOf(start, zone), language)}, {timeOf(start, zone, language)}
        </time>
      </p>
      <dl className="mt-5 grid gap-x-gap text-base sm:grid-cols-3">
        <Fact label={words.length}>{fillText(words.until, { count: minutes, time: timeOf(end, zone, language) })}</Fact>
        <Fact label={words.zone}>
          {zoneName(zone)} ({offsetOf(start, zone)})
          {zone === ownerZone ? null : (
            <span className="block text-sm text-ink-soft">
              {fillText(words.elsewhere, { time: timeOf(start, ownerZone, language), place: zoneName(ownerZone) })}
            </span>
          )}
        </Fact>
        <Fact label={words.bookedBy} className="wrap-anywhere">
          {name}
          <span className="block text-sm text-ink-soft">{email}</span>
        </Fact>
        {state === "cancelled" && cancelledBy === "owner" && cancelReason ? (
          <Fact label={words.reason} isWide className="wrap-anywhere">
            {cancelReason}
          </Fact>
        ) : null}
        {place && isConfirmed ? (
          <Fact label={words.where} isWide className="wrap-anywhere">
            {isWebUrl(place) ? (
              <a href={place} rel="noreferrer">
                {place}
              </a>
            ) : (
              place
            )}
          </Fact>
        ) : null}
      </dl>
      <p className="mt-5">
        {isConfirmed ? (
          <a href={`/booking/${token}.ics`} download className={buttonClass()}>
            <CalendarPlus />
            {words.add}
          </a>
        ) : (
          <a href={bookAgain} className={buttonClass()}>
            {words.another}
          </a>
        )}
      </p>
    </div>
  );
}

const anchor = "move";
const PlainReschedule = deferredPart("never", () =>
  import("../ui/plain-reschedule.tsx").then((part) => part.PlainReschedule),
);

const ReschedulePanel = deferredPart("visible", () =>
  import("../ui/reschedule-panel.tsx").then((part) => part.ReschedulePanel),
);

type ChangeSectionProps = { view: OpenBooking; token: string; answer: FormAnswer | undefined };

/** Plain forms: opening the link must not change the booking. */
function ChangeSection({ view, token, answer }: ChangeSectionProps) {
  const { move, cancel } = useCopy(bookingCopy);
  const words = useCopy(bookingFactWords);
  const card = useCopy(bookingCardWords);
  const { eventType, zone, plain } = view;
  const source = useMemo(() => rescheduleSource(eventType, token), [eventType, token]);
  return (
    <Section id={anchor} mark={move.mark} title={move.title} lead={move.lead}>
      <Indent>
        {answer?.outcome === "rejected" ? (
          <Notice tone="error" role="alert" title={words.unchanged} className="mb-6">
            <p>{answer.message}</p>
          </Notice>
        ) : null}
        <div className="rounded-card border border-line bg-surface p-[clamp(1.25rem,3vw,2.5rem)]">
          <h3 className="text-h3">{words.reschedule}</h3>
          <div className="mt-6">
            {plain ? (
              <PlainReschedule plain={plain} anchor={anchor} />
            ) : (
              <>
                <ReschedulePanel source={source} zone={zone} />
                <p className="mt-6 border-t border-line pt-4 text-sm text-ink-soft">
                  {card.preferList} <ListLink anchor={anchor}>{card.wholeList}</ListLink>
                </p>
              </>
            )}
          </div>
        </div>
        <details className="group mt-gap rounded-card border border-line bg-surface p-[clamp(1.25rem,3vw,2.5rem)]">
          <summary className="flex cursor-pointer items-center justify-between gap-4">
            <h3 className="text-h3">{cancel.title}</h3>
            <ChevronDown className="size-5 group-open:rotate-180" />
          </summary>
          <p className="mt-3 max-w-[36em] text-base text-ink-soft">{cancel.text}</p>
          <form method="post" className="mt-5 grid justify-items-start gap-5">
            <input type="hidden" name="action" value="cancel" />
            <Field label={cancel.reason} optional className="w-full max-w-[36em]">
              {(control) => <Textarea {...control} name="reason" rows={2} maxLength={maxReasonLength} />}
            </Field>
            <Button type="submit" kind="danger">
              {cancel.action}
            </Button>
          </form>
        </details>
      </Indent>
    </Section>
  );
}

export const Route = createFileRoute("/_site/booking/$token")({
  validateSearch: (raw: BookingSearch & SearchSchemaInput): BookingSearch => readBookingSearch(raw),
  server: { handlers: { POST: postBookingChange } },
  // Same order and parameters as the server's match.
  loaderDeps: ({ search }) => readBookingSearch(search),
  loader: async ({ params, deps, serverContext }) => ({
    view: await (await import("../bookings.functions.ts")).openBooking({
      data: { token: params.token, search: deps },
    }),
    answer: serverContext?.formAnswer,
  }),
  head: headOf((site) => ({ ...copyOf(site, bookingMeta), path: "/booking", noindex: true })),
  component: BookingPage,
});

/** By link, at a place, by phone, or to be announced. */
function talkOf({ place, meets }: OpenBooking): keyof Texts<typeof bookingCopy>["next"]["talk"] {
  if (!place) return meets === "video" ? "open" : meets;
  return isWebUrl(place) ? "link" : "place";
}

function BookingPage() {
  const booking = useCopy(bookingCopy);
  const words = useCopy(bookingFactWords);
  const { language } = useSite().facts;
  const { token } = Route.useParams();
  const { view, answer } = Route.useLoaderData();
  const copy = view.state === "cancelled" && view.cancelledBy === "owner" ? "cancelledByOwner" : view.state;
  const { title, lead } = booking[copy];
  if (view.state === "forged" || view.state === "expired") {
    return (
      <PageHead title={title} lead={lead} className="pb-section">
        <div className="mt-8 flex flex-wrap gap-4">
          <ActionLink to="/strategy-call" hash="booking" label={words.newTime} />
          <ActionLink to="/contact" label={words.contact} kind="secondary" />
        </div>
      </PageHead>
    );
  }
  if (!("eventType" in view)) {
    return (
      <PageHead title={title} lead={lead} className="pb-section">
        <p className="mt-8 text-sm font-semibold text-tide">{view.title}</p>
        <p className="mt-2 font-serif text-h2">
          {longDay(dayOf(view.start, view.zone), language)}, {timeOf(view.start, view.zone, language)}
        </p>
        {view.state === "check" ? (
          <form method="post" className="mt-8">
            <input type="hidden" name="action" value="confirm" />
            <Button type="submit">{booking.check.action}</Button>
          </form>
        ) : null}
      </PageHead>
    );
  }
  const { next } = booking;
  return (
    <>
      <PageHead title={title} lead={lead}>
        <BookingFacts view={view} token={token} />
      </PageHead>
      {view.state === "confirmed" ? (
        <>
          <Section ground="ground" mark={next.mark} title={next.title}>
            <Indent>
              <RuledList items={[...next.items, { title: next.talk.title, text: next.talk[talkOf(view)] }]} />
            </Indent>
          </Section>
          <ChangeSection view={view} token={token} answer={answer} />
        </>
      ) : null}
    </>
  );
}
