import { Link } from "@tanstack/react-router";
import { counted, formatDateTime } from "../../../admin/format-date-time.ts";
import { Note } from "../../../admin/note.tsx";
import { useChange } from "../../../admin/use-change.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { leadTitle } from "../../leads/lead.ts";
import { formatBytes, usedPercent } from "../disk-space.ts";
import { dismissNotice } from "../notices/notices.admin.functions.ts";
import type { OwnerNotice } from "../notices/owner-notice.ts";
import type { AdminHome } from "../overview.ts";
import { DraftRows, EmailRows, UnansweredRow } from "./waiting-rows.tsx";

function NoticeRows({ notices }: { notices: readonly OwnerNotice[] }) {
  const dismiss = useChange<string, AdminHome>({
    run: (key) => dismissNotice({ data: { key } }),
    changes: ["home"],
    expect: (home, dismissed) => ({ ...home, notices: home.notices.filter(({ key }) => key !== dismissed) }),
    failure: "The notification was not dismissed",
  });
  return notices.map(({ key, title, reason, action, times, since }) => (
    <li key={key}>
      <span>
        <b>{title}</b>
        <small>{reason}</small>
        <small>
          Since {formatDateTime(since)}
          {times > 1 ? `, ${times} times` : ""}
        </small>
      </span>
      <span className="admin-actions">
        {action ? (
          <a href={action.path} className={buttonClass({ kind: "secondary", size: "sm" })}>
            {action.label}
          </a>
        ) : null}
        <Button kind="secondary" size="sm" aria-label={`Dismiss: ${title}`} onClick={() => dismiss.mutate(key)}>
          Dismiss
        </Button>
      </span>
    </li>
  ));
}

const dayName = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });

const action = buttonClass({ kind: "secondary", size: "sm" });

export function TodayList({ home }: { home: AdminHome }) {
  const { newLeads, latestLeads, followUps, waitingGuests, latestGuests, week, drafts } = home;
  const { failedEmails, delayedEmails, notices, isDiskFull, lowDisk, unanswered } = home;
  const [next] = week;
  const troubles = notices.length + failedEmails.count + delayedEmails.count + Number(isDiskFull || lowDisk !== null);
  const isQuiet =
    troubles === 0 &&
    newLeads === 0 &&
    followUps.length === 0 &&
    waitingGuests === 0 &&
    week.length === 0 &&
    unanswered.count === 0 &&
    drafts.articles.count + drafts.episodes.count === 0;
  if (isQuiet) return <Note>Nothing is waiting for you. A good day to write.</Note>;
  return (
    <ul className="admin-rows">
      {isDiskFull ? (
        <li>
          <span>
            <b>The server’s disk is full or read-only</b>
            <small>No one can send or change anything until there is space again.</small>
          </span>
        </li>
      ) : lowDisk ? (
        <li>
          <span>
            <b>The disk of the server is {usedPercent(lowDisk)}% full</b>
            <small>
              {formatBytes(lowDisk.freeBytes)} left. Make space now: once it is full, no one can send or change
              anything.
            </small>
          </span>
        </li>
      ) : null}
      <NoticeRows notices={notices} />
      <EmailRows delayedEmails={delayedEmails} failedEmails={failedEmails} />
      {followUps.map(({ id, name, day }) => (
        <li key={`follow-up-${id}`}>
          <span>
            <b>Follow up with {name}</b>
            <small>You wanted to be reminded on {dayName.format(new Date(`${day}T00:00:00Z`))}.</small>
          </span>
          <Link
            to="/admin/leads/$id"
            params={{ id: String(id) }}
            className={action}
            aria-label={`Open the lead of ${name}`}
          >
            Open
          </Link>
        </li>
      ))}
      {latestLeads.map(({ id, name, email, kind, createdAt }) => (
        <li key={`lead-${id}`}>
          <span>
            <b>{name ?? email}</b>
            <small>
              {leadTitle(kind)}, {formatDateTime(createdAt)}
            </small>
          </span>
          <Link
            to="/admin/leads/$id"
            params={{ id: String(id) }}
            className={action}
            aria-label={`Reply to ${name ?? email}`}
          >
            Reply
          </Link>
        </li>
      ))}
      {newLeads > latestLeads.length ? (
        <li>
          <span>{counted(newLeads - latestLeads.length, "more new lead")}</span>
          <Link to="/admin/leads" search={{ status: "new" }} className={action}>
            See all new leads
          </Link>
        </li>
      ) : null}
      {latestGuests.map(({ id, name, expertise }) => (
        <li key={`guest-${id}`}>
          <span>
            <b>{name} would like to be a guest</b>
            <small>{expertise}</small>
          </span>
          <Link
            to="/admin/guests/$id"
            params={{ id: String(id) }}
            className={action}
            aria-label={`Accept or decline ${name}`}
          >
            Accept or decline
          </Link>
        </li>
      ))}
      {waitingGuests > latestGuests.length ? (
        <li>
          <span>{counted(waitingGuests - latestGuests.length, "more guest")} awaiting a reply</span>
          <Link to="/admin/guests" search={{ status: "registered" }} className={action}>
            See all registrations
          </Link>
        </li>
      ) : null}
      {next ? (
        <li>
          <span>
            <b>{counted(week.length, "booking")} in the next seven days</b>
            <small>
              Next: {next.name}, {next.title}, {formatDateTime(next.startsAt)}
            </small>
          </span>
          <Link
            to="/admin/bookings/$id"
            params={{ id: String(next.id) }}
            className={action}
            aria-label={`Prepare the booking of ${next.name}`}
          >
            Prepare
          </Link>
        </li>
      ) : null}
      <UnansweredRow unanswered={unanswered} />
      <DraftRows {...drafts} />
    </ul>
  );
}
