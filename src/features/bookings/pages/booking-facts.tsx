import { CalendarPlus } from "lucide-react";
import { classNames } from "../../../lib/class-names.ts";
import { isWebUrl } from "../../../lib/web-url.ts";
import { dayOf, longDay, offsetOf, timeOf, zoneName } from "../../../lib/zoned-time.ts";
import { buttonClass } from "../../../ui/button.tsx";
import type { BookingView } from "../booking-view.ts";

export type OpenBooking = Exclude<BookingView, { state: "forged" | "expired" }>;

export function BookingFacts({ view, token }: { view: OpenBooking; token: string }) {
  const { state, title, start, minutes, zone, ownerZone, name, email, place, cancelledBy, cancelReason, bookAgain } =
    view;
  const end = start + minutes * 60_000;
  const off = state !== "confirmed";
  return (
    <div className="mt-[clamp(28px,4vw,48px)] rounded-card border border-line bg-surface p-[clamp(1.25rem,3vw,2.5rem)]">
      <p className="text-sm font-semibold text-tide">{title}</p>
      <p className={classNames("mt-2 font-serif text-h2", state === "cancelled" && "line-through decoration-2")}>
        <time dateTime={new Date(start).toISOString()}>
          {longDay(dayOf(start, zone))}, {timeOf(start, zone)}
        </time>
      </p>
      <dl className="mt-5 grid gap-x-gap text-base sm:grid-cols-3">
        <div className="border-t border-line py-3">
          <dt className="text-sm text-ink-soft">Length</dt>
          <dd>
            {minutes} minutes, until {timeOf(end, zone)}
          </dd>
        </div>
        <div className="border-t border-line py-3">
          <dt className="text-sm text-ink-soft">Time zone</dt>
          <dd>
            {zoneName(zone)} ({offsetOf(start, zone)})
            {zone === ownerZone ? null : (
              <span className="block text-sm text-ink-soft">
                {timeOf(start, ownerZone)} in {zoneName(ownerZone)}
              </span>
            )}
          </dd>
        </div>
        <div className="border-t border-line py-3">
          <dt className="text-sm text-ink-soft">Booked by</dt>
          <dd className="wrap-anywhere">
            {name}
            <span className="block text-sm text-ink-soft">{email}</span>
          </dd>
        </div>
        {state === "cancelled" && cancelledBy === "owner" && cancelReason ? (
          <div className="border-t border-line py-3 sm:col-span-full">
            <dt className="text-sm text-ink-soft">Reason</dt>
            <dd className="wrap-anywhere">{cancelReason}</dd>
          </div>
        ) : null}
        {place && !off ? (
          <div className="border-t border-line py-3 sm:col-span-full">
            <dt className="text-sm text-ink-soft">Where</dt>
            <dd className="wrap-anywhere">
              {isWebUrl(place) ? (
                <a href={place} rel="noreferrer">
                  {place}
                </a>
              ) : (
                place
              )}
            </dd>
          </div>
        ) : null}
      </dl>
      <p className="mt-5">
        {off ? (
          <a href={bookAgain} className={buttonClass()}>
            Choose another time
          </a>
        ) : (
          <a href={`/booking/${token}.ics`} download className={buttonClass()}>
            <CalendarPlus />
            Add to your calendar
          </a>
        )}
      </p>
    </div>
  );
}
