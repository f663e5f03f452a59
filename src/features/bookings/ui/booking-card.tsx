import { Clock } from "lucide-react";
import { fillText } from "../../../facts/tokens.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { classNames } from "../../../lib/class-names.ts";
import { deferredPart } from "../../../ui/deferred-part.tsx";
import type { FormAnswer, FormShape } from "../../forms/form-shape.ts";
import type { HoldingSource, PlainTimes } from "../slot-list.ts";
import { bookingCardWords } from "./booking-card-copy.ts";
import { ListLink } from "./list-link.tsx";

const PlainBooking = deferredPart("visible", () => import("./plain-booking.tsx").then((part) => part.PlainBooking));

const BookingPanel = deferredPart("visible", () => import("./booking-panel.tsx").then((part) => part.BookingPanel));

type BookingCardProps = {
  title: string;
  intro: string;
  minutes: number;
  source: HoldingSource;
  shape: FormShape;
  submitLabel: string;
  plain: PlainTimes | undefined;
  answer: FormAnswer | undefined;
  /** Selected elsewhere on the page; a new object each time. */
  requestedSlot?: { start: number } | undefined;
  heading?: "h2" | "h3";
};

export const bookingAnchor = "booking";

export function BookingCard({ title, intro, minutes, heading: Heading = "h3", ...booking }: BookingCardProps) {
  const site = useSite();
  const words = useCopy(bookingCardWords);
  const { source, shape, submitLabel, plain, answer, requestedSlot } = booking;
  const firstHours = site.facts.businessHours[0];
  return (
    <section
      id={bookingAnchor}
      aria-labelledby={`${bookingAnchor}-title`}
      className={classNames(
        "on-paper rounded-card border border-line bg-surface p-[clamp(1.25rem,3vw,2.5rem)]",
        minutes >= 60 && "[--times-height:168px]",
      )}
    >
      <Heading id={`${bookingAnchor}-title`} className="text-h3">
        {title}
      </Heading>
      <p className="mt-3 max-w-[36em] text-base text-ink-soft">{intro}</p>
      <p className="mt-4 flex gap-x-2.5 text-sm text-ink-soft">
        <Clock className="size-5 text-tide" />
        <span>
          {plain && plain.lengths.length > 1 ? null : (
            <span className="booking-usual">
              <b className="text-ink">{fillText(words.minutes, { count: minutes })}</b>
              {firstHours && ", "}
            </span>
          )}
          {firstHours && (
            <span className="inline-block">
              {firstHours.days} {firstHours.hours}
            </span>
          )}
        </span>
      </p>
      <div className="mt-6 border-t border-line pt-6">
        {plain ? (
          <PlainBooking anchor={bookingAnchor} plain={plain} shape={shape} submitLabel={submitLabel} answer={answer} />
        ) : (
          <>
            <BookingPanel source={source} shape={shape} submitLabel={submitLabel} requestedSlot={requestedSlot} />
            <p className="mt-6 border-t border-line pt-4 text-sm text-ink-soft">
              {words.preferList} <ListLink anchor={bookingAnchor}>{words.wholeList}</ListLink>
            </p>
          </>
        )}
      </div>
    </section>
  );
}
