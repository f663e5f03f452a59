import { Link } from "@tanstack/react-router";
import { counted } from "../../../admin/format-date-time.ts";
import { recordKinds } from "../../../admin/record/record-kinds.ts";
import { truncate } from "../../../lib/truncate.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { emailFailureWords } from "../../email/email-failure.ts";
import type { AdminHome, Waiting } from "../overview.ts";

/** Characters; the list of questions shows the full text. */
const shownLength = 80;
const action = buttonClass({ kind: "secondary", size: "sm" });

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

export function EmailRows({ delayedEmails, failedEmails }: Pick<AdminHome, "delayedEmails" | "failedEmails">) {
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
            ? `${emailFailureWords[failedEmails.failure].title}.`
            : `Someone is waiting for ${failedEmails.count === 1 ? "it" : "them"}.`
        }
        open="See failed emails"
        see="See failed emails"
      />
    </>
  );
}

export function DraftRows({ articles, episodes }: AdminHome["drafts"]) {
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

export function UnansweredRow({ unanswered: { count, most } }: Pick<AdminHome, "unanswered">) {
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
