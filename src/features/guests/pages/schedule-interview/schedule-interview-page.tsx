import { createFileRoute } from "@tanstack/react-router";
import { SchedulingEmbed } from "../../../../embeds/third-party-slot.tsx";
import { copyOf } from "../../../../facts/page-texts.ts";
import { useCopy } from "../../../../facts/use-site.ts";
import { headOf } from "../../../../seo/page-head.ts";
import { ActionLink } from "../../../../site/action-link.tsx";
import { homeCrumb } from "../../../../ui/breadcrumbs.tsx";
import { PageHead } from "../../../../ui/page-head.tsx";
import { RuledList } from "../../../../ui/ruled-list.tsx";
import { TechnicalRequirements } from "../technical-requirements-section.tsx";
import { scheduleInterviewCopy } from "./schedule-interview-copy.ts";
import { scheduleInterviewMeta } from "./schedule-interview-meta.ts";

export const Route = createFileRoute("/_site/schedule-interview")({
  head: headOf((site) => ({ ...copyOf(site, scheduleInterviewMeta), path: "/schedule-interview" })),
  component: ScheduleInterviewPage,
});

function ScheduleInterviewPage() {
  const scheduleInterview = useCopy(scheduleInterviewMeta);
  const { title, lead, link, hour } = useCopy(scheduleInterviewCopy);
  return (
    <>
      <PageHead
        crumbs={[homeCrumb, { label: "Podcast", link: { to: "/podcast" } }, { label: scheduleInterview.title }]}
        title={title}
        lead={lead}
      />
      <div className="wrap grid items-start gap-x-16 gap-y-12 pb-section lg:grid-cols-[7fr_4fr]">
        <SchedulingEmbed id="booking">
          <section
            id="booking"
            aria-labelledby="booking-title"
            className="rounded-card border border-line bg-surface p-[clamp(1.5rem,3vw,2.5rem)]"
          >
            <h2 id="booking-title" className="text-h3">
              {link.title}
            </h2>
            <p className="mt-3 max-w-[36em] text-base text-ink-soft">{link.text}</p>
            <RuledList className="mt-6" items={link.steps} />
            <div className="mt-6 flex flex-wrap gap-4">
              <ActionLink to="/podcast-registration" hash="registration" label={link.action} />
              <ActionLink to="/contact" label={link.secondAction} kind="secondary" />
            </div>
          </section>
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
        </div>
      </div>
      <TechnicalRequirements ground="ground" />
    </>
  );
}
