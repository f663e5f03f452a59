import { Clock } from "lucide-react";
import type { ReactNode } from "react";
import { LetterCard } from "./letter-card.tsx";
import { siteFacts } from "./site-facts.ts";

export type BookingPlaceProps = {
  id: string;
  title: string;
  intro: ReactNode;
  /** How long the conversation lasts, such as "30 minutes". */
  duration: string;
  subject: string;
  submitLabel: string;
  /** Further lines of the letter, such as "Topic". */
  bodyLines?: readonly string[];
  heading?: "h2" | "h3";
  className?: string;
};

const choices = [
  { line: "First choice (day, time, time zone)", sample: "Tuesday, 10:00 AM" },
  { line: "Second choice", sample: "Wednesday, 2:30 PM" },
  { line: "Third choice", sample: "Friday, 9:30 AM" },
];

/** Where a page's calendar stands. The visitor proposes three times by e-mail, or calls. */
export function BookingPlace({ duration, bodyLines = [], ...card }: BookingPlaceProps) {
  const open = siteFacts.businessHours[0];
  return (
    <LetterCard {...card} lines={[...choices.map(({ line }) => line), "Name", ...bodyLines]}>
      <p className="mt-6 flex gap-x-2.5 text-sm text-ink-soft">
        <Clock className="size-5 text-tide" />
        <span>
          <b className="text-ink">{duration}</b>
          {open && `, ${open.days} ${open.hours}`}
        </span>
      </p>
      <p className="mt-5 text-sm font-semibold">Propose three times, for instance</p>
      <ol className="mt-2 grid gap-x-gap sm:grid-cols-3">
        {choices.map(({ line, sample }, index) => (
          <li key={line} className="flex items-baseline gap-3 border-t border-line py-3 text-base">
            <span className="font-serif text-h4 text-tide" aria-hidden="true">
              {index + 1}
            </span>
            <span className="tabular-nums">{sample}</span>
          </li>
        ))}
      </ol>
    </LetterCard>
  );
}
