import { Link } from "@tanstack/react-router";
import { BellRing, CircleQuestionMark, Mail, Mic, Reply, UserX } from "lucide-react";
import { useRef } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { counted, formatDateTime } from "../../../admin/format-date-time.ts";
import { Kbd, useShortcut } from "../../../admin/shortcuts.tsx";
import { useChange } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { relativeTime } from "../../../lib/time/relative-time.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { leadTitle } from "../../leads/lead.ts";
import type { WaitingReply } from "../../sequences/sequence.ts";
import { changeSequenceReader } from "../../sequences/sequences.admin.functions.ts";
import type { AdminHome } from "../overview.ts";
import { actionClass, TodayBox, TodayRow } from "./today-row.tsx";

const primaryClass = buttonClass({ size: "sm" });

const dayName = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });

const ago = (iso: string) => relativeTime(Date.parse(iso), Date.now()).replace("about ", "");

/** Message bodies are stored only in the mailbox. */
function ReplyRow({ reply: { id, sequence, name, email, at } }: { reply: WaitingReply }) {
  const markAsAnswered = useChange<number, AdminHome>({
    run: (reply) => changeSequenceReader({ data: { id: reply, change: "answered" } }),
    expect: {
      of: ["home"],
      data: (home, answeredId) => ({ ...home, replies: home.replies.filter((reply) => reply.id !== answeredId) }),
    },
    failure: "The reply was not marked as answered",
  });
  return (
    <TodayRow
      icon={Reply}
      title={`${name} replied`}
      notes={[`To an email of “${sequence}”, ${ago(at)}. The reply is in your mailbox.`]}
    >
      <a href={`mailto:${email}`} className={primaryClass} aria-label={`Reply to ${name}`}>
        Reply
      </a>
      <AdminButton aria-label={`Answered: ${name}`} onClick={() => markAsAnswered.mutate(id)}>
        Answered
      </AdminButton>
    </TodayRow>
  );
}

function QuestionRow({ count, mostFrequent: [topQuestion] }: AdminHome["unanswered"]) {
  if (!topQuestion) return null;
  const others = count === 1 ? "" : ` ${counted(count - 1, "more question")} without an answer.`;
  return (
    <TodayRow
      icon={CircleQuestionMark}
      title="A question without an answer"
      quote={topQuestion.text}
      notes={[`Asked ${topQuestion.times === 1 ? "once" : `${topQuestion.times} times`} in 30 days.${others}`]}
    >
      <Link to="/admin/questions" search={{ answered: "no" }} className={actionClass}>
        Answer it
      </Link>
    </TodayRow>
  );
}

/** J and K move between the rows; R opens the focused one or the first. */
function useRowKeys() {
  const list = useRef<HTMLUListElement>(null);
  const actions = () => [...(list.current?.children ?? [])].flatMap((row) => row.querySelector("a") ?? []);
  const current = (links: readonly HTMLElement[]) =>
    links.findIndex((link) => link.closest("li")?.contains(document.activeElement));
  function move(by: number) {
    const links = actions();
    links[Math.min(Math.max(current(links) + by, 0), links.length - 1)]?.focus();
  }
  useShortcut("j", () => move(1));
  useShortcut("k", () => move(-1));
  useShortcut("r", () => {
    const links = actions();
    links[Math.max(current(links), 0)]?.click();
  });
  return list;
}

export function WaitingBox({ home }: { home: AdminHome }) {
  const site = useSite();
  const list = useRowKeys();
  const { newLeads, latestLeads, replies, waitingGuests, latestGuests, followUps, noShows, unanswered } = home;
  return (
    <TodayBox
      title="Waiting for you"
      note={
        <p className="hidden text-xs text-ink-soft desk:pointer-fine:block">
          <Kbd className="min-h-5 min-w-5">j</Kbd> <Kbd className="min-h-5 min-w-5">k</Kbd> to move,{" "}
          <Kbd className="min-h-5 min-w-5">r</Kbd> to reply
        </p>
      }
    >
      <ul ref={list}>
        {latestLeads.map(({ id, name, email, organisation, kind, createdAt, message, came }) => (
          <TodayRow
            key={id}
            icon={Mail}
            title={name ?? email}
            detail={organisation}
            quote={message}
            notes={[`${leadTitle(kind)}, ${ago(createdAt)}`, came]}
            action={{ kind: "lead", id, label: "Reply", name: `Reply to ${name ?? email}`, className: primaryClass }}
          />
        ))}
        {newLeads > latestLeads.length ? (
          <TodayRow icon={Mail} title={counted(newLeads - latestLeads.length, "more new lead")}>
            <Link to="/admin/leads" search={{ status: "new" }} className={actionClass}>
              See all new leads
            </Link>
          </TodayRow>
        ) : null}
        {replies.map((reply) => (
          <ReplyRow key={reply.id} reply={reply} />
        ))}
        {latestGuests.map(({ id, name, expertise, createdAt }) => (
          <TodayRow
            key={id}
            icon={Mic}
            title={`${name} would like to be a guest`}
            quote={expertise}
            notes={[`Registered ${ago(createdAt)}`]}
            action={{ kind: "guest", id, label: "Read", name: `Read: accept or decline ${name}` }}
          />
        ))}
        {waitingGuests > latestGuests.length ? (
          <TodayRow icon={Mic} title={`${counted(waitingGuests - latestGuests.length, "more guest")} awaiting a reply`}>
            <Link to="/admin/guests" search={{ status: "registered" }} className={actionClass}>
              See all registrations
            </Link>
          </TodayRow>
        ) : null}
        {followUps.map(({ id, name, day }) => (
          <TodayRow
            key={id}
            icon={BellRing}
            title={`Follow up with ${name}`}
            notes={[`You wanted to be reminded on ${dayName.format(new Date(`${day}T00:00:00Z`))}.`]}
            action={{ kind: "lead", id, label: "Open", name: `Open the lead of ${name}` }}
          />
        ))}
        {noShows.map(({ id, name, title, startsAt }) => (
          <TodayRow
            key={id}
            icon={UserX}
            title={`${name} did not come`}
            notes={[`${title}, ${formatDateTime(site, startsAt)}. A message is ready to send.`]}
            action={{ kind: "booking", id, label: "Write to them", name: `Write to them: open the message to ${name}` }}
          />
        ))}
        <QuestionRow {...unanswered} />
      </ul>
    </TodayBox>
  );
}
