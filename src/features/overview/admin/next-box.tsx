import { Link } from "@tanstack/react-router";
import { CalendarDays, FilePenLine, Mails, Mic } from "lucide-react";
import { counted, dayTime, localTime, ownerZone } from "../../../admin/format-date-time.ts";
import { recordKinds } from "../../../admin/record/record-kinds.ts";
import { useSite } from "../../../facts/use-site.ts";
import { type AdminHome, type DueCall, type MissingIssue, missingIssueTexts, type Waiting } from "../overview.ts";
import { quietActionClass, TodayBox, TodayRow } from "./today-row.tsx";

const icons = { article: FilePenLine, episode: Mic, issue: Mails };
const maxCalls = 4;

function CallRow({ id, name, title, organisation, startsAt, isToday, came, lastMessage, isPlaceMissing }: DueCall) {
  const site = useSite();
  const when = isToday ? `Today, ${localTime(site, new Date(startsAt))}` : dayTime(site, startsAt);
  return (
    <TodayRow
      icon={CalendarDays}
      title={`${when}: ${title}`}
      quote={isToday ? lastMessage : null}
      notes={[
        <>
          with {[name, organisation].filter(Boolean).join(", ")}.
          {isPlaceMissing ? <span className="font-semibold text-signal"> No link or place yet.</span> : null}
        </>,
        isToday ? came : null,
      ]}
      action={{
        kind: "booking",
        id,
        label: isPlaceMissing ? "Add it" : "Prepare",
        name: isPlaceMissing ? `Add it: the link or place of the booking of ${name}` : `Prepare the booking of ${name}`,
        className: quietActionClass,
      }}
    />
  );
}

function MissingIssueRow({ missing }: { missing: MissingIssue }) {
  const { title, note } = missingIssueTexts(missing);
  const { draft } = missing;
  const action = draft && {
    ...{ kind: "issue" as const, id: draft.id, label: "Open the draft", name: `Open the draft: ${draft.title}` },
    className: quietActionClass,
  };
  return (
    <TodayRow icon={Mails} title={title} notes={[note]} {...(action && { action })}>
      {draft ? null : (
        <Link to="/admin/newsletter" className={quietActionClass}>
          Write the issue
        </Link>
      )}
    </TodayRow>
  );
}

function DraftRow({ kind, waiting: { count, singleItem } }: { kind: "article" | "episode"; waiting: Waiting }) {
  if (count === 0) return null;
  const row = { icon: icons[kind], title: `${counted(count, kind)} not published` };
  if (singleItem) {
    const words = { label: "Keep writing", name: `Keep writing: ${singleItem.title}`, className: quietActionClass };
    return <TodayRow {...row} notes={[`${singleItem.title}.`]} action={{ kind, id: singleItem.id, ...words }} />;
  }
  return (
    <TodayRow {...row} notes={["Only you can see drafts."]}>
      <Link to={recordKinds[kind].list} search={{ state: "draft" }} className={quietActionClass}>
        See the drafts
      </Link>
    </TodayRow>
  );
}

export const hasNext = ({ calls, missingIssue, scheduled, drafts }: AdminHome): boolean =>
  calls.length + scheduled.length + drafts.articles.count + drafts.episodes.count > 0 || missingIssue !== null;

export function NextBox({ home: { calls, missingIssue, scheduled, drafts } }: { home: AdminHome }) {
  const site = useSite();
  return (
    <TodayBox title="Next" note={<p className="text-xs text-ink-soft">{ownerZone(site)}</p>}>
      <ul>
        {calls.slice(0, maxCalls).map((call) => (
          <CallRow key={call.id} {...call} />
        ))}
        {calls.length > maxCalls ? (
          <TodayRow
            icon={CalendarDays}
            title={`${counted(calls.length - maxCalls, "more booking")} in the next seven days`}
          >
            <Link to="/admin/bookings" className={quietActionClass}>
              See them
            </Link>
          </TodayRow>
        ) : null}
        {missingIssue ? <MissingIssueRow missing={missingIssue} /> : null}
        {scheduled.map(({ kind, id, title, at }) => (
          <TodayRow
            key={`${kind} ${id}`}
            icon={icons[kind]}
            title={`${dayTime(site, at)}: “${title}”`}
            notes={[`Scheduled ${recordKinds[kind].one.toLowerCase()}`]}
            action={{ kind, id, label: "Open", name: `Open “${title}”`, className: quietActionClass }}
          />
        ))}
        <DraftRow kind="article" waiting={drafts.articles} />
        <DraftRow kind="episode" waiting={drafts.episodes} />
      </ul>
    </TodayBox>
  );
}
