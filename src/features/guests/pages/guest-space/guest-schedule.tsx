import { Lock } from "lucide-react";
import { useMemo } from "react";
import { fillText } from "../../../../facts/tokens.ts";
import { useCopy, useSite } from "../../../../facts/use-site.ts";
import { dayOf, longDay, timeOf, zoneName } from "../../../../lib/time/zoned-time.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import { Indent, Section } from "../../../../ui/section.tsx";
import { BookingCard } from "../../../bookings/ui/booking-card.tsx";
import type { FormAnswer } from "../../../forms/form-shape.ts";
import { interviewSource } from "../../guests.queries.ts";
import { interviewForm } from "./guest-forms.ts";
import type { OpenGuestView } from "./guest-progress.tsx";
import { guestSpaceCopy } from "./guest-space-copy.ts";
import { guestSpaceWords } from "./guest-space-words-copy.ts";

type GuestScheduleProps = { view: OpenGuestView; token: string; answer: FormAnswer | undefined };

export function GuestSchedule({ view, token, answer }: GuestScheduleProps) {
  const site = useSite();
  const { language } = site.facts;
  const words = useCopy(guestSpaceWords);
  const { schedule: copy } = useCopy(guestSpaceCopy);
  const { release, interview, minutes, plain } = view;
  const source = useMemo(() => interviewSource(token), [token]);
  return (
    <Section id="schedule" mark={copy.mark} title={copy.title} lead={copy.lead}>
      <Indent>
        {interview ? (
          <div className="rounded-panel bg-tide-soft p-[clamp(1.25rem,3vw,2.5rem)]">
            <p className="text-sm font-semibold text-tide">{copy.bookedTitle}</p>
            <p className="mt-2 font-serif text-h3">
              {longDay(dayOf(interview.start, interview.zone), language)},{" "}
              {timeOf(interview.start, interview.zone, language)}
            </p>
            <p className="mt-1 text-base text-ink-soft">
              {fillText(words.booked, { count: interview.minutes, place: zoneName(interview.zone) })}
            </p>
            <a href={interview.page} className={buttonClass({ kind: "secondary", className: "mt-5" })}>
              {copy.bookedAction}
            </a>
          </div>
        ) : release ? (
          <BookingCard
            title={copy.cardTitle}
            intro={copy.intro}
            minutes={minutes}
            source={source}
            shape={interviewForm(site)}
            submitLabel={copy.submitLabel}
            plain={plain}
            answer={answer}
          />
        ) : (
          <div className="rounded-panel border border-dashed border-line-strong p-[clamp(1.25rem,3vw,2.5rem)]">
            <Lock className="size-6 text-ink-soft" />
            <p className="mt-3 font-serif text-h4">{copy.lockedTitle}</p>
            <p className="mt-1 text-base text-ink-soft">{copy.lockedText}</p>
          </div>
        )}
      </Indent>
    </Section>
  );
}
