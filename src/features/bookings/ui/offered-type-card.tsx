import { useMemo } from "react";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import type { FormAnswer } from "../../forms/form-shape.ts";
import { bookingForm } from "../booking-form.ts";
import type { OfferedType } from "../booking-view.ts";
import { bookingSource } from "../bookings.queries.ts";
import type { PlainTimes } from "../slot-list.ts";
import { BookingCard } from "./booking-card.tsx";
import { offeredTypeCopy } from "./offered-type-copy.ts";

type OfferedTypeCardProps = {
  /** Key of the type. */
  eventType: string;
  type: Pick<OfferedType, "title" | "minutes" | "meets">;
  plain: PlainTimes | undefined;
  answer: FormAnswer | undefined;
  heading?: "h2" | "h3";
};

/** Books an event type without a built-in page. */
export function OfferedTypeCard({ eventType, type: { title, minutes, meets }, ...booking }: OfferedTypeCardProps) {
  const site = useSite();
  const copy = useCopy(offeredTypeCopy);
  const source = useMemo(() => bookingSource(eventType), [eventType]);
  return (
    <BookingCard
      {...booking}
      title={`${title}. ${copy.meets[meets]}`}
      intro={copy.intro}
      minutes={minutes}
      source={source}
      shape={bookingForm(site)}
      submitLabel={copy.submit}
    />
  );
}
