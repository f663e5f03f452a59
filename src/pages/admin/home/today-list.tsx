import { Link } from "@tanstack/react-router";
import type { AdminHome } from "../../../features/overview/overview.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { counted, formatDateTime } from "../kit/format-date-time.ts";
import { NoticeRows } from "./notice-rows.tsx";

const action = buttonClass({ kind: "secondary", size: "sm" });

/** What waits for the owner, each with the one thing to do about it. */
export function TodayList({ home }: { home: AdminHome }) {
  const { newLeads, latestLeads, waitingGuests, latestGuests, week, drafts } = home;
  const { failedEmails, delayedEmails, notices, isDiskFull } = home;
  const [next] = week;
  const waiting = [
    drafts.articles > 0 && counted(drafts.articles, "article"),
    drafts.episodes > 0 && counted(drafts.episodes, "episode"),
  ];
  const unpublished = waiting.filter(Boolean).join(" and ");
  const troubles = notices.length + failedEmails + delayedEmails + Number(isDiskFull);
  const isQuiet = troubles === 0 && newLeads === 0 && waitingGuests === 0 && week.length === 0 && !unpublished;
  if (isQuiet) return <p className="admin-note">Nothing is waiting for you. A good day to write.</p>;
  return (
    <ul className="admin-rows">
      {isDiskFull ? (
        <li>
          <span>
            <b>The disk of the server accepts nothing</b>
            <small>
              It is full or can only be read. Nobody can send or change anything until there is space again.
            </small>
          </span>
        </li>
      ) : null}
      <NoticeRows notices={notices} />
      {delayedEmails > 0 ? (
        <li>
          <span>
            <b>{counted(delayedEmails, "email")} not accepted by the mail server yet</b>
            <small>The site tries again by itself, for two days.</small>
          </span>
          <Link to="/admin/mails" search={{ status: "queued" }} className={action}>
            See what waits
          </Link>
        </li>
      ) : null}
      {failedEmails > 0 ? (
        <li>
          <span>
            <b>{counted(failedEmails, "email")} could not be sent</b>
            <small>Someone is waiting for {failedEmails === 1 ? "it" : "them"}.</small>
          </span>
          <Link to="/admin/mails" search={{ status: "dead" }} className={action}>
            See what failed
          </Link>
        </li>
      ) : null}
      {newLeads > 0 ? (
        <li>
          <span>
            <b>{counted(newLeads, "new lead")}</b>
            <small>{latestLeads.map(({ name, email }) => name ?? email).join(", ")}</small>
          </span>
          <Link to="/admin/leads" search={{ status: "new" }} className={action}>
            Read {newLeads === 1 ? "it" : "them"}
          </Link>
        </li>
      ) : null}
      {waitingGuests > 0 ? (
        <li>
          <span>
            <b>
              {counted(waitingGuests, "guest")} {waitingGuests === 1 ? "is" : "are"} waiting for a reply
            </b>
            <small>{latestGuests.map(({ name }) => name).join(", ")}</small>
          </span>
          <Link to="/admin/guests" search={{ status: "registered" }} className={action}>
            Accept or decline
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
          <Link to="/admin/bookings" search={{ view: "upcoming" }} className={action}>
            Prepare
          </Link>
        </li>
      ) : null}
      {unpublished ? (
        <li>
          <span>
            <b>{unpublished} not published</b>
            <small>Only you can see drafts.</small>
          </span>
          <Link to="/admin/articles" search={{ state: "draft" }} className={action}>
            Keep writing
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
