import { createFileRoute } from "@tanstack/react-router";
import { SchedulingEmbed } from "../../embeds/scheduling-embed.tsx";
import { pageHead } from "../../seo/page-head.ts";
import { BookingPlace } from "../../site/booking-place.tsx";
import { SiteLink } from "../../site/site-link.tsx";
import { GoArrow, goClass } from "../../ui/go.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { scheduleInterviewCopy } from "./schedule-interview-copy.ts";
import { scheduleInterviewMeta } from "./schedule-interview-meta.ts";
import { TechnicalRequirements } from "./technical-requirements-section.tsx";

export const Route = createFileRoute("/_site/schedule-interview")({
  head: () => pageHead(scheduleInterviewMeta),
  component: ScheduleInterviewPage,
});

/** The booking of the interview, and once more what it takes (specification, "Podcast registration and scheduling"). */
function ScheduleInterviewPage() {
  const { title, lead, booking, hour, notYet, notYetAction } = scheduleInterviewCopy;
  return (
    <>
      <PageHead
        crumbs={[
          { label: "Home", link: { to: "/" } },
          { label: "Podcast", link: { to: "/podcast" } },
          { label: scheduleInterviewMeta.title },
        ]}
        title={title}
        lead={lead}
      />
      <div className="wrap grid items-start gap-x-16 gap-y-12 pb-section lg:grid-cols-[7fr_4fr]">
        <SchedulingEmbed id="booking">
          <BookingPlace
            id="booking"
            title={booking.title}
            intro={booking.intro}
            duration={booking.duration}
            subject={booking.subject}
            submitLabel={booking.submitLabel}
            bodyLines={booking.bodyLines}
          />
        </SchedulingEmbed>
        <div>
          <h2 className="text-h3">{hour.title}</h2>
          <ol className="mt-5 border-b border-line">
            {hour.items.map(({ time, text }) => (
              <li key={text} className="grid grid-cols-[5.5rem_1fr] gap-x-4 border-t border-line py-3 text-base">
                <span className="text-ink-soft tabular-nums">{time}</span>
                <span>{text}</span>
              </li>
            ))}
          </ol>
          <p className="mt-6 text-base text-ink-soft">{notYet}</p>
          <SiteLink to="/podcast-registration" hash="registration" className={goClass}>
            {notYetAction}
            <GoArrow />
          </SiteLink>
        </div>
      </div>
      <TechnicalRequirements ground="ground" />
    </>
  );
}
