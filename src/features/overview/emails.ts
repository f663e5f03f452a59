import { dayOf, longDay, timeOf } from "../../lib/time/zoned-time.ts";
import { type EmailBlock, type EmailContent, text } from "../email/email-content.ts";
import { leadTitle } from "../leads/lead.ts";
import { type AdminHome, type DueCall, type MissingIssue, missingIssueTexts } from "./overview.ts";

type EmailLink = { label: string; href: string; note: string };

const countOf = (count: number, singular: string, plural = `${singular}s`) =>
  `${count} ${count === 1 ? singular : plural}`;

const shortDay = (calendarDay: string) => longDay(calendarDay).replace(/ \d{4}$/, "");

/** "Monday, 23 November, 9:00 AM". */
function when(iso: string, zone: string): string {
  const at = Date.parse(iso);
  return `${shortDay(dayOf(at, zone))}, ${timeOf(at, zone)}`;
}

const callNote = ({ startsAt, title, organisation, came, lastMessage }: DueCall, zone: string) =>
  [
    `${[when(startsAt, zone), title, organisation].filter(Boolean).join(", ")}.`,
    came,
    lastMessage && `Last message: “${lastMessage}”`,
  ]
    .filter(Boolean)
    .join(" ");

function issueLink(missing: MissingIssue, adminUrl: string): EmailLink {
  const { title, note } = missingIssueTexts(missing);
  return { label: title, href: `${adminUrl}/newsletter${missing.draft ? `/${missing.draft.id}` : ""}`, note };
}

const questionsLink = ({ count, mostFrequent }: AdminHome["unanswered"], adminUrl: string): EmailLink => ({
  label: `${countOf(count, "question")} in 30 days`,
  href: `${adminUrl}/questions?answered=no`,
  note: mostFrequent.map(({ text }) => `“${text}”`).join(", "),
});

function section(title: string, links: readonly EmailLink[]): EmailBlock[] {
  if (links.length === 0) return [];
  return [
    { kind: "heading", text: title },
    { kind: "links", links },
  ];
}

/** The subject names no one, because a locked phone may show it. */
export function weeklySummaryEmail(
  home: AdminHome,
  { siteUrl, zone }: { siteUrl: string; zone: string },
): EmailContent {
  const { calls, followUps, latestLeads, newLeads, replies, noShows, unanswered, missingIssue, notices } = home;
  const adminUrl = `${siteUrl}/admin`;
  const moreLeads = newLeads - latestLeads.length;
  const blocks = [
    ...section(
      "Calls",
      calls.map((call) => ({ label: call.name, href: `${adminUrl}/bookings/${call.id}`, note: callNote(call, zone) })),
    ),
    ...section(
      "Follow up",
      followUps.map(({ id, name, day: due }) => ({
        label: name,
        href: `${adminUrl}/leads/${id}`,
        note: `You wanted to be reminded on ${shortDay(due)}.`,
      })),
    ),
    ...section("Waiting for a reply", [
      ...replies.map(({ sequenceId, sequence, name, at }) => ({
        label: name,
        href: `${adminUrl}/sequences/${sequenceId}`,
        note: `Replied to “${sequence}”, ${when(at, zone)}`,
      })),
      ...latestLeads.map(({ id, name, email, kind, createdAt }) => ({
        label: name ?? email,
        href: `${adminUrl}/leads/${id}`,
        note: `${leadTitle(kind)}, ${when(createdAt, zone)}`,
      })),
      ...(moreLeads > 0
        ? [{ label: countOf(moreLeads, "more new lead"), href: `${adminUrl}/leads?status=new`, note: "" }]
        : []),
    ]),
    ...section(
      "Did not come",
      noShows.map(({ id, name, title, startsAt }) => ({
        label: name,
        href: `${adminUrl}/bookings/${id}`,
        note: `${title}, ${when(startsAt, zone)}. A message is ready to send.`,
      })),
    ),
    ...section(
      "Not working",
      notices.map(({ title, reason, action, since }) => ({
        label: title,
        href: `${siteUrl}${action?.path ?? "/admin"}`,
        note: `${reason} Since ${when(since, zone)}.`,
      })),
    ),
    ...section("Unanswered questions", unanswered.count > 0 ? [questionsLink(unanswered, adminUrl)] : []),
    ...section("This week", missingIssue ? [issueLink(missingIssue, adminUrl)] : []),
  ];
  const figures = [
    countOf(calls.length, "call"),
    countOf(followUps.length, "follow-up"),
    `${countOf(newLeads + replies.length, "reply", "replies")} waiting`,
  ];
  const isQuiet = blocks.length === 0;
  return {
    subject: isQuiet ? "Your week: nothing is waiting" : `Your week: ${figures.join(", ")}`,
    preview: isQuiet ? "A good week to write." : "What is waiting for you, with links to each record.",
    blocks: [
      ...(isQuiet ? [text("Nothing is waiting for you. A good week to write.")] : blocks),
      { kind: "button", label: "Open Today", href: adminUrl },
    ],
    reason:
      "You’re receiving this email because you own this website. Turn it off in the settings, under Language, time zone and notifications.",
  };
}
