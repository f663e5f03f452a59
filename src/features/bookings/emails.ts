import type { Site } from "../../facts/site.ts";
import { dayOf, longDay, shortZoneOf, timeOf, zoneName } from "../../lib/time/zoned-time.ts";
import { isWebUrl, mentionsUrl } from "../../lib/web-url.ts";
import { type EmailContent, text } from "../email/email-content.ts";
import type { CalendarEntry } from "./calendars/calendar-entry.ts";
import { type BookingAnswer, phoneOf } from "./event-types/booking-question.ts";
import type { Meets } from "./event-types/meeting.ts";

export type BookedConversation = {
  title: string;
  start: Date;
  minutes: number;
  zone: string;
  name: string;
  email: string;
  /** With its domain in letters. */
  shownEmail: string;
  organisation: string | null;
  topic: string | null;
  answers: readonly BookingAnswer[];
  meets: Meets;
  /** Meeting link or place; null if the owner calls or sends a link. */
  place: string | null;
  manageUrl: string;
};

const reason = (site: Site) =>
  `You’re receiving this email because a conversation with ${site.facts.name} was booked with this address. It is about that conversation only.`;
const ownerReason = "You’re receiving this email because you own this website.";

/** "Monday, 23 November 2026, 9:00 AM CET (Europe/Berlin)"; a zone such as UTC is written once. */
export function writtenTime(instant: Date, zone: string): string {
  const at = instant.getTime();
  const short = shortZoneOf(at, zone);
  const name = zoneName(zone);
  return `${longDay(dayOf(at, zone))}, ${timeOf(at, zone)} ${short}${short === name ? "" : ` (${name})`}`;
}

const byPhone = ({ answers }: BookedConversation) => ["By phone", phoneOf(answers)].filter(Boolean).join(", ");

/** What was typed for an email to the visitor: the address may be another person's, who gets no stranger's links from us. */
const echoed = (text: string | null): string | null => (text && mentionsUrl(text) ? null : text);

const facts = (
  booking: BookedConversation,
  { organisation, topic }: Pick<BookedConversation, "organisation" | "topic"> = booking,
) => ({
  kind: "facts" as const,
  facts: [
    { label: "What", value: booking.title },
    { label: "When", value: writtenTime(booking.start, booking.zone) },
    { label: "Length", value: `${booking.minutes} minutes` },
    ...(booking.place
      ? [{ label: "Where", value: booking.place }]
      : booking.meets === "phone"
        ? [{ label: "Where", value: byPhone(booking) }]
        : []),
    ...(organisation ? [{ label: "Organisation", value: organisation }] : []),
    ...(topic ? [{ label: "Topic", value: topic }] : []),
  ],
});

const visitorFacts = (booking: BookedConversation) =>
  facts(booking, { organisation: echoed(booking.organisation), topic: echoed(booking.topic) });

const join = ({ place }: BookedConversation) =>
  place && isWebUrl(place) ? [{ kind: "button" as const, label: "Open the meeting link", href: place }] : [];

function meeting(site: Site, { place, meets, answers }: BookedConversation): string {
  const { name } = site.facts;
  const phone = phoneOf(answers);
  if (!place && meets === "phone") return phone ? `${name} will call you on ${phone}.` : `${name} will call you.`;
  if (!place && meets === "in-person")
    return "Where we meet isn’t set yet. If you don’t know it a day before, reply to this email.";
  if (!place) return "There’s no meeting link yet. If you have none a day before, reply to this email.";
  return isWebUrl(place) ? "Open the meeting link when it begins." : "You will find the place above.";
}

const manage = (booking: BookedConversation) => ({
  kind: "button" as const,
  label: "Reschedule or cancel",
  href: booking.manageUrl,
});

/** The page's own file, for readers whose program shows no attachment. */
const addToCalendar = (booking: BookedConversation) => ({
  kind: "button" as const,
  label: "Add to calendar",
  href: `${booking.manageUrl}.ics`,
});

const toVisitor = (
  site: Site,
  { name }: BookedConversation,
  content: Pick<EmailContent, "subject" | "preview" | "blocks">,
): EmailContent => ({ ...content, greeting: `Hello ${name},`, reason: reason(site) });

export const bookingCheckEmail = (site: Site, booking: BookedConversation, href: string, until: Date) =>
  toVisitor(site, booking, {
    subject: `Please confirm: ${booking.title}, ${writtenTime(booking.start, booking.zone)}`,
    preview: "One click books it.",
    blocks: [
      text(
        `There’s another conversation booked with this address, so please confirm this one. We’ll hold its time until ${writtenTime(until, booking.zone)}.`,
      ),
      {
        kind: "facts",
        facts: [
          { label: "What", value: booking.title },
          { label: "When", value: writtenTime(booking.start, booking.zone) },
        ],
      },
      { kind: "button", label: "Confirm the booking", href },
      text("If you didn’t ask for it, do nothing: the time becomes free again."),
    ],
  });

export const bookingConfirmedEmail = (site: Site, booking: BookedConversation) =>
  toVisitor(site, booking, {
    subject: `Booked: ${booking.title}, ${writtenTime(booking.start, booking.zone)}`,
    preview: "The calendar entry is attached.",
    blocks: [
      text("Your conversation is booked. The calendar entry is attached to this email."),
      visitorFacts(booking),
      text(`${meeting(site, booking)} If something comes up, reschedule or cancel below; no one minds.`),
      ...join(booking),
      manage(booking),
      addToCalendar(booking),
    ],
  });

export const bookingRescheduledEmail = (site: Site, booking: BookedConversation, before: Date) =>
  toVisitor(site, booking, {
    subject: `Rescheduled: ${booking.title}, now ${writtenTime(booking.start, booking.zone)}`,
    preview: "Open the attached entry to update your calendar.",
    blocks: [
      text(
        `Your conversation has been rescheduled from ${writtenTime(before, booking.zone)}. Open the attached entry to update your calendar.`,
      ),
      visitorFacts(booking),
      ...join(booking),
      manage(booking),
      addToCalendar(booking),
    ],
  });

export const bookingCancelledEmail = (
  site: Site,
  booking: BookedConversation,
  { byOwner, bookAgainUrl, reason = null }: { byOwner: boolean; bookAgainUrl: string; reason?: string | null },
) =>
  toVisitor(site, booking, {
    subject: `Cancelled: ${booking.title}, ${writtenTime(booking.start, booking.zone)}`,
    preview: "Open the attached file to remove the entry from your calendar.",
    blocks: [
      text(
        byOwner
          ? `${site.facts.name} has had to cancel this conversation and is sorry about it. Open the attached file to remove it from your calendar.`
          : "Your conversation is cancelled, and its time is free again. Open the attached file to remove it from your calendar.",
      ),
      ...(byOwner && reason ? [{ kind: "quote" as const, text: reason }] : []),
      visitorFacts(booking),
      { kind: "button", label: "Choose another time", href: bookAgainUrl },
    ],
  });

export const bookingPlaceEmail = (site: Site, booking: BookedConversation) =>
  toVisitor(site, booking, {
    subject: `Where we meet: ${booking.title}, ${writtenTime(booking.start, booking.zone)}`,
    preview: "Open the attached entry to update your calendar.",
    blocks: [
      text(
        "Where your conversation takes place has changed; the time has not. Open the attached entry to update your calendar.",
      ),
      visitorFacts(booking),
      text(meeting(site, booking)),
      ...join(booking),
      manage(booking),
      addToCalendar(booking),
    ],
  });

export const bookingReminderEmail = (site: Site, booking: BookedConversation, ahead: "tomorrow" | "in an hour") =>
  toVisitor(site, booking, {
    subject: `${ahead === "tomorrow" ? "Tomorrow" : "In an hour"}: ${booking.title}`,
    preview: writtenTime(booking.start, booking.zone),
    blocks: [
      text(`A reminder: your conversation begins ${ahead}.`),
      visitorFacts(booking),
      ...join(booking),
      manage(booking),
    ],
  });

const eventWords = { booked: "booked", moved: "rescheduled", cancelled: "cancelled" } as const;

export const bookingOwnerEmail = (
  booking: BookedConversation,
  event: "booked" | "moved" | "cancelled",
  adminUrl: string,
  { reason = null, byOwner = false }: { reason?: string | null; byOwner?: boolean } = {},
): EmailContent => ({
  subject: `${booking.title} ${eventWords[event]}: ${booking.name}, ${writtenTime(booking.start, booking.zone)}`,
  preview: booking.topic ?? booking.organisation ?? booking.shownEmail,
  blocks: [
    text(
      byOwner
        ? `You have cancelled the conversation with ${booking.name}. Open the attached file to remove it from your calendar.`
        : `${booking.name} has ${eventWords[event]} a conversation.`,
    ),
    {
      kind: "facts",
      facts: [
        { label: "Name", value: booking.name },
        { label: "Email", value: booking.shownEmail },
        ...facts(booking).facts,
        ...booking.answers.map(({ question, answer }) => ({ label: question, value: answer })),
        ...(event === "cancelled" && reason ? [{ label: "Reason", value: reason }] : []),
      ],
    },
    ...(event === "booked" && !booking.place && booking.meets !== "phone"
      ? [
          text(
            `It has no ${booking.meets === "video" ? "meeting link" : "place"} yet. Add it to the booking, and ${booking.name} gets it by email.`,
          ),
        ]
      : []),
    { kind: "button", label: "Open the bookings", href: adminUrl },
  ],
  reason: ownerReason,
});

/** After the visitor's data were erased; gives the time only. */
export const bookingErasedOwnerEmail = (
  { title, start, zone }: Pick<BookedConversation, "title" | "start" | "zone">,
  adminUrl: string,
): EmailContent => ({
  subject: `${title} cancelled: ${writtenTime(start, zone)}`,
  preview: "The time is free again.",
  blocks: [
    text(
      "The person who booked has erased their data, which cancels the booking. The time is free again. Please remove the entry from your own calendar as well.",
    ),
    {
      kind: "facts",
      facts: [
        { label: "What", value: title },
        { label: "When", value: writtenTime(start, zone) },
      ],
    },
    { kind: "button", label: "Open the bookings", href: adminUrl },
  ],
  reason: ownerReason,
});

function toFollow(booking: BookedConversation): string {
  if (booking.meets === "phone") return byPhone(booking);
  return booking.meets === "in-person" ? "Place not set yet" : "Online";
}

type CalendarVersion = Pick<CalendarEntry, "uid" | "sequence" | "stamp">;

export function bookingEntry(site: Site, booking: BookedConversation, version: CalendarVersion): CalendarEntry {
  const { name, email } = site.facts;
  const { place } = booking;
  return {
    ...version,
    start: booking.start,
    end: new Date(booking.start.getTime() + booking.minutes * 60_000),
    title: `${booking.title} with ${name}`,
    description: [echoed(booking.topic), `Reschedule or cancel: ${booking.manageUrl}`].filter(Boolean).join("\n\n"),
    location: place ?? toFollow(booking),
    organizer: { name, email },
    attendee: { name: booking.name, email: booking.email },
  };
}

export function ownerEntry(
  site: Site,
  booking: BookedConversation,
  version: CalendarVersion,
  adminUrl: string,
): CalendarEntry {
  const { attendee: _, ...entry } = bookingEntry(site, booking, version);
  return {
    ...entry,
    title: `${booking.title} with ${booking.name}`,
    description: [
      booking.shownEmail,
      booking.organisation,
      booking.topic,
      ...booking.answers.map(({ question, answer }) => `${question}\n${answer}`),
      adminUrl,
    ]
      .filter(Boolean)
      .join("\n\n"),
    location: booking.place ?? "",
  };
}

/** Written by the owner; an empty line ends a paragraph. */
export function noShowEmail(site: Site, subject: string, body: string): EmailContent {
  const paragraphs = body.split(/\n{2,}/).flatMap((part) => part.trim() || []);
  return {
    subject,
    preview: paragraphs.find((part) => !part.startsWith("Hello"))?.slice(0, 120) ?? subject,
    blocks: paragraphs.map(text),
    reason: reason(site),
  };
}
