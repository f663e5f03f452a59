import { Link } from "@tanstack/react-router";
import { counted, formatDateTime } from "../../../admin/format-date-time.ts";
import { recordKinds } from "../../../admin/record/record-kinds.ts";
import { Note } from "../../../admin/states.tsx";
import { useChange } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { formatBytes, usedPercent } from "../../../lib/process/disk-space.ts";
import { truncate } from "../../../lib/truncate.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { emailFailureTexts } from "../../email/email-failure.ts";
import { leadTitle } from "../../leads/lead.ts";
import type { WaitingReply } from "../../sequences/sequence.ts";
import { changeSequenceReader } from "../../sequences/sequences.admin.functions.ts";
import type { OwnerNotice } from "../notices/owner-notice.ts";
import { dismissNotice } from "../overview.functions.ts";
import type { AdminHome, Waiting } from "../overview.ts";
import { CallRows, MissingIssueRow, NoShowRows } from "./week-rows.tsx";

/** Characters; the list of questions shows the full text. */
const shownLength = 80;

type WaitingRowProps = {
  kind: "article" | "episode" | "email";
  waiting: Waiting;
  /** Filter of the linked list. */
  filter: Record<string, string>;
  title: string;
  note: string;
  /** Link texts for one and for several. */
  open: string;
  see: string;
};

/** Links to a single item, or to the list of several. */
function WaitingRow({ kind, waiting: { count, only }, filter, title, note, open, see }: WaitingRowProps) {
  if (count === 0) return null;
  const { page, list } = recordKinds[kind];
  return (
    <li>
      <span>
        <b>{title}</b>
        <small>{only ? `${only.title}. ${note}` : note}</small>
      </span>
      {only ? (
        <Link to={page} params={{ id: String(only.id) }} className={action} aria-label={`${open}: ${only.title}`}>
          {open}
        </Link>
      ) : (
        <Link to={list} search={filter} className={action}>
          {see}
        </Link>
      )}
    </li>
  );
}

function EmailRows({ delayedEmails, failedEmails }: Pick<AdminHome, "delayedEmails" | "failedEmails">) {
  return (
    <>
      <WaitingRow
        kind="email"
        waiting={delayedEmails}
        filter={{ status: "queued" }}
        title={`${counted(delayedEmails.count, "email")} not accepted by the mail server yet`}
        note="The site tries again automatically, for two days."
        open="See the queue"
        see="See the queue"
      />
      <WaitingRow
        kind="email"
        waiting={failedEmails}
        filter={{ status: "dead" }}
        title={`${counted(failedEmails.count, "email")} could not be sent`}
        note={
          failedEmails.failure
            ? `${emailFailureTexts[failedEmails.failure].title}.`
            : `Someone is waiting for ${failedEmails.count === 1 ? "it" : "them"}.`
        }
        open="See failed emails"
        see="See failed emails"
      />
    </>
  );
}

function DraftRows({ articles, episodes }: AdminHome["drafts"]) {
  return (
    <>
      <WaitingRow
        kind="article"
        waiting={articles}
        filter={{ state: "draft" }}
        title={`${counted(articles.count, "article")} not published`}
        note="Only you can see drafts."
        open="Keep writing"
        see="See the drafts"
      />
      <WaitingRow
        kind="episode"
        waiting={episodes}
        filter={{ state: "draft" }}
        title={`${counted(episodes.count, "episode")} not published`}
        note="Only you can see drafts."
        open="Keep writing"
        see="See the drafts"
      />
    </>
  );
}

function UnansweredRow({ unanswered: { count, most } }: Pick<AdminHome, "unanswered">) {
  if (count === 0) return null;
  return (
    <li>
      <span>
        <b>{counted(count, "question")} not answered in 30 days</b>
        <small>What to write next: {most.map((text) => `“${truncate(text, shownLength)}”`).join(", ")}</small>
      </span>
      <Link to="/admin/questions" search={{ answered: "no" }} className={action}>
        See the questions
      </Link>
    </li>
  );
}

function NoticeRows({ notices }: { notices: readonly OwnerNotice[] }) {
  const site = useSite();
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
          Since {formatDateTime(site, since)}
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

/** Message bodies are stored only in the mailbox. */
function ReplyRows({ replies }: { replies: readonly WaitingReply[] }) {
  const site = useSite();
  const answer = useChange<number, AdminHome>({
    run: (id) => changeSequenceReader({ data: { id, change: "answered" } }),
    changes: ["home"],
    expect: (home, answered) => ({ ...home, replies: home.replies.filter(({ id }) => id !== answered) }),
    failure: "The reply was not marked as answered",
  });
  return replies.map(({ id, sequence, name, email, at }) => (
    <li key={`reply-${id}`}>
      <span>
        <b>{name} replied</b>
        <small>
          To an email of “{sequence}”, {formatDateTime(site, at)}. The reply is in your mailbox.
        </small>
      </span>
      <span className="admin-actions">
        <a href={`mailto:${email}`} className={action} aria-label={`Reply to ${name}`}>
          Reply
        </a>
        <Button kind="secondary" size="sm" aria-label={`Answered: ${name}`} onClick={() => answer.mutate(id)}>
          Answered
        </Button>
      </span>
    </li>
  ));
}

const dayName = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });

const action = buttonClass({ kind: "secondary", size: "sm" });

export function TodayList({ home }: { home: AdminHome }) {
  const site = useSite();
  const { newLeads, latestLeads, followUps, waitingGuests, latestGuests, calls, noShows, drafts } = home;
  const { failedEmails, delayedEmails, notices, isDiskFull, lowDisk, unanswered, replies } = home;
  const issue = home.missingIssue?.isPressing ? home.missingIssue : null;
  const problems = notices.length + failedEmails.count + delayedEmails.count + Number(isDiskFull || lowDisk !== null);
  const isQuiet =
    problems === 0 &&
    newLeads + replies.length === 0 &&
    followUps.length === 0 &&
    waitingGuests === 0 &&
    calls.length + noShows.length === 0 &&
    issue === null &&
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
      <ReplyRows replies={replies} />
      {latestLeads.map(({ id, name, email, kind, createdAt }) => (
        <li key={`lead-${id}`}>
          <span>
            <b>{name ?? email}</b>
            <small>
              {leadTitle(kind)}, {formatDateTime(site, createdAt)}
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
      <CallRows calls={calls} />
      <NoShowRows noShows={noShows} />
      <UnansweredRow unanswered={unanswered} />
      {issue ? <MissingIssueRow missing={issue} /> : null}
      <DraftRows {...drafts} />
    </ul>
  );
}
