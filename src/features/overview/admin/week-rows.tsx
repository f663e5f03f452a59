import { Link } from "@tanstack/react-router";
import { counted, formatDateTime } from "../../../admin/format-date-time.ts";
import { useSite } from "../../../facts/use-site.ts";
import { buttonClass } from "../../../ui/button.tsx";
import type { NoShow } from "../../bookings/booking-record.ts";
import { type DueCall, type MissingIssue, missingIssueWords } from "../overview.ts";

const action = buttonClass({ kind: "secondary", size: "sm" });

function OpenBooking({ id, label, children }: { id: number; label: string; children: string }) {
  return (
    <Link to="/admin/bookings/$id" params={{ id: String(id) }} className={action} aria-label={label}>
      {children}
    </Link>
  );
}

/** Today's calls one by one, the rest of the week in one row. */
export function CallRows({ calls }: { calls: readonly DueCall[] }) {
  const site = useSite();
  const today = calls.filter(({ isToday }) => isToday);
  const later = calls.filter(({ isToday }) => !isToday);
  const [next] = later;
  return (
    <>
      {today.map(({ id, name, title, organisation, startsAt, came, lastMessage }) => (
        <li key={`call-${id}`}>
          <span>
            <b>
              Today: {title} with {name}
            </b>
            <small>
              {formatDateTime(site, startsAt)}
              {organisation ? `, ${organisation}` : ""}
            </small>
            {came ? <small>{came}</small> : null}
            {lastMessage ? <small>“{lastMessage}”</small> : null}
          </span>
          <OpenBooking id={id} label={`Prepare the booking of ${name}`}>
            Prepare
          </OpenBooking>
        </li>
      ))}
      {next ? (
        <li>
          <span>
            <b>{counted(later.length, today.length > 0 ? "more booking" : "booking")} in the next seven days</b>
            <small>
              Next: {next.name}, {next.title}, {formatDateTime(site, next.startsAt)}
            </small>
          </span>
          <OpenBooking id={next.id} label={`Prepare the booking of ${next.name}`}>
            Prepare
          </OpenBooking>
        </li>
      ) : null}
    </>
  );
}

export function NoShowRows({ noShows }: { noShows: readonly NoShow[] }) {
  const site = useSite();
  return noShows.map(({ id, name, title, startsAt }) => (
    <li key={`no-show-${id}`}>
      <span>
        <b>{name} did not come</b>
        <small>
          {title}, {formatDateTime(site, startsAt)}. A message is ready to send.
        </small>
      </span>
      <OpenBooking id={id} label={`Open the message to ${name}`}>
        Open the message
      </OpenBooking>
    </li>
  ));
}

export function MissingIssueRow({ missing }: { missing: MissingIssue }) {
  const { title, note } = missingIssueWords(missing);
  const { draft } = missing;
  return (
    <li>
      <span>
        <b>{title}</b>
        <small>{note}</small>
      </span>
      {draft ? (
        <Link to="/admin/newsletter/$id" params={{ id: String(draft.id) }} className={action}>
          Open the draft
        </Link>
      ) : (
        <Link to="/admin/newsletter" className={action}>
          Write the issue
        </Link>
      )}
    </li>
  );
}
