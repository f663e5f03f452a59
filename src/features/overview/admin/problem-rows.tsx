import { Link } from "@tanstack/react-router";
import { TriangleAlert } from "lucide-react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { counted, formatDateTime } from "../../../admin/format-date-time.ts";
import { useChange } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { formatBytes, usedPercent } from "../../../lib/process/disk-space.ts";
import { emailFailureTexts } from "../../email/email-failure.ts";
import { dismissNotice } from "../notices/notices.admin.functions.ts";
import type { AdminHome, Waiting } from "../overview.ts";
import { actionClass, RecordAction, TodayRow } from "./today-row.tsx";

type EmailProblemProps = { waiting: Waiting; status: "queued" | "dead"; title: string; note: string; label: string };

function EmailProblem({ waiting: { count, singleItem }, status, title, note, label }: EmailProblemProps) {
  if (count === 0) return null;
  return (
    <TodayRow icon={TriangleAlert} title={title} notes={[singleItem ? `${singleItem.title}. ${note}` : note]}>
      {singleItem ? (
        <RecordAction kind="email" id={singleItem.id} label={label} name={`${label}: ${singleItem.title}`} />
      ) : (
        <Link to="/admin/emails" search={{ status }} className={actionClass}>
          {label}
        </Link>
      )}
    </TodayRow>
  );
}

export function ProblemRows({ home }: { home: AdminHome }) {
  const site = useSite();
  const dismiss = useChange<string, AdminHome>({
    run: (key) => dismissNotice({ data: { key } }),
    expect: {
      of: ["home"],
      data: (cached, dismissed) => ({ ...cached, notices: cached.notices.filter(({ key }) => key !== dismissed) }),
    },
    failure: "The notification was not dismissed",
  });
  const { notices, isDiskFull, lowDisk, delayedEmails, failedEmails } = home;
  const isHealthy = !isDiskFull && !lowDisk && notices.length + delayedEmails.count + failedEmails.count === 0;
  if (isHealthy) return null;
  return (
    <section
      aria-label="What doesn’t work"
      className="min-w-0 overflow-hidden rounded-card border border-flag/45 bg-flag-soft [&_li:first-child]:border-t-0 [&_li]:border-flag/25 [&_li_small]:text-ink-mid! [&_li>.lucide]:text-flag"
    >
      <ul>
        {isDiskFull ? (
          <TodayRow
            icon={TriangleAlert}
            title="The server’s disk is full or read-only"
            notes={["No one can send or change anything until there is space again."]}
          />
        ) : lowDisk ? (
          <TodayRow
            icon={TriangleAlert}
            title={`The disk of the server is ${usedPercent(lowDisk)}% full`}
            notes={[
              `${formatBytes(lowDisk.freeBytes)} left. Make space now: once it is full, no one can send or change anything.`,
            ]}
          />
        ) : null}
        {notices.map(({ key, title, reason, action: remedy, times, since }) => (
          <TodayRow
            icon={TriangleAlert}
            key={key}
            title={title}
            notes={[`${reason} Since ${formatDateTime(site, since)}${times > 1 ? `, ${times} times` : ""}.`]}
          >
            {remedy ? (
              <a href={remedy.path} className={actionClass}>
                {remedy.label}
              </a>
            ) : null}
            <AdminButton aria-label={`Dismiss: ${title}`} onClick={() => dismiss.mutate(key)}>
              Dismiss
            </AdminButton>
          </TodayRow>
        ))}
        <EmailProblem
          waiting={delayedEmails}
          status="queued"
          title={`${counted(delayedEmails.count, "email")} not accepted by the mail server yet`}
          note="The site tries again automatically, for two days."
          label="See the queue"
        />
        <EmailProblem
          waiting={failedEmails}
          status="dead"
          title={`${counted(failedEmails.count, "email")} could not be sent`}
          note={
            failedEmails.failure
              ? `${emailFailureTexts[failedEmails.failure].title}.`
              : `Someone is waiting for ${failedEmails.count === 1 ? "it" : "them"}.`
          }
          label="See failed emails"
        />
      </ul>
    </section>
  );
}
