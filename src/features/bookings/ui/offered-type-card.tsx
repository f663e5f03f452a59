import { useMemo } from "react";
import { useSite } from "../../../facts/use-site.ts";
import type { FormAnswer } from "../../forms/form-shape.ts";
import { bookingForm } from "../booking-form.ts";
import type { OfferedType } from "../booking-view.ts";
import { bookingSource } from "../bookings.queries.ts";
import type { PlainTimes } from "../slot-list.ts";
import { BookingCard } from "./booking-card.tsx";

const copy = {
  intro: "Choose a day and a time. We’ll hold it for five minutes while you fill in the rest.",
  submit: "Book this time",
  meets: { video: "By video", phone: "By phone: we call you", "in-person": "In person" },
} as const;

type OfferedTypeCardProps = {
  /** Key of the type. */
  kind: string;
  type: Pick<OfferedType, "title" | "minutes" | "meets">;
  plain: PlainTimes | undefined;
  answer: FormAnswer | undefined;
  heading?: "h2" | "h3";
};

/** Books an event type that has no page written for it. */
export function OfferedTypeCard({ kind, type: { title, minutes, meets }, ...booking }: OfferedTypeCardProps) {
  const site = useSite();
  const source = useMemo(() => bookingSource(kind), [kind]);
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
