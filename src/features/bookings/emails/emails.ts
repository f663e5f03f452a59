import { copyOf, type Texts } from "../../../facts/page-texts.ts";
import type { Site } from "../../../facts/site.ts";
import { fillText } from "../../../facts/tokens.ts";
import type { Language } from "../../../lib/language.ts";
import { dayOf, longDay, timeAndZone } from "../../../lib/time/zoned-time.ts";
import { isWebUrl, mentionsUrl } from "../../../lib/web-url.ts";
import { type EmailContent, text } from "../../email/email-content.ts";
import { greet, isGreeting } from "../../email/greeting-copy.ts";
import { type BookingAnswer, phoneOf } from "../event-types/booking-question.ts";
import type { Meets } from "../event-types/meeting.ts";
import { bookingEmails } from "./emails-copy.ts";

export type BookedConversation = {
  title: string;
  start: Date;
  minutes: number;
  zone: string;
  name: string;
  email: string;
  /** With its domain in Unicode instead of Punycode. */
  displayEmail: string;
  organisation: string | null;
  topic: string | null;
  answers: readonly BookingAnswer[];
  meets: Meets;
  /** Meeting link or place; null if the owner calls or sends a link. */
  place: string | null;
  manageUrl: string;
};

const ownerReason = "You’re receiving this email because you own this website.";

type Words = Texts<typeof bookingEmails>;

/** Emails to the owner are in English. */
const english = bookingEmails.defaults;

/** "Monday, 23 November 2026, 9:00 AM CET (Europe/Berlin)". */
export function writtenTime(instant: Date, zone: string, language: Language = "en"): string {
  const at = instant.getTime();
  return `${longDay(dayOf(at, zone), language)}, ${timeAndZone(at, zone, language)}`;
}

export const byPhone = ({ facts }: Words, { answers }: BookedConversation) =>
  [facts.byPhone, phoneOf(answers)].filter(Boolean).join(", ");

/** Null if it mentions a URL: the address may be someone else's, who must not get a stranger's links from us. */
export const echoed = (text: string | null): string | null => (text && mentionsUrl(text) ? null : text);

function facts(words: Words, booking: BookedConversation, language?: Language) {
  const labels = words.facts;
  const { organisation, topic } = booking;
  const where = booking.place || (booking.meets === "phone" && byPhone(words, booking));
  return {
    kind: "facts" as const,
    facts: [
      { label: labels.what, value: booking.title },
      { label: labels.when, value: writtenTime(booking.start, booking.zone, language) },
      { label: labels.length, value: fillText(labels.minutes, { minutes: booking.minutes }) },
      ...(where ? [{ label: labels.where, value: where }] : []),
      ...(organisation ? [{ label: labels.organisation, value: organisation }] : []),
      ...(topic ? [{ label: labels.topic, value: topic }] : []),
    ],
  };
}

function meeting({ meeting: words }: Words, { place, meets, answers }: BookedConversation): string {
  const phone = phoneOf(answers);
  if (!place && meets === "phone") return phone ? fillText(words.callOn, { number: phone }) : words.call;
  if (!place) return meets === "in-person" ? words.noPlace : words.noLink;
  return isWebUrl(place) ? words.link : words.place;
}

/** Texts in the site's language, and what several emails to the visitor contain. */
function visitorParts(site: Site, booking: BookedConversation) {
  const words = copyOf(site, bookingEmails);
  const { buttons } = words;
  const { language } = site.facts;
  const formatTime = (instant: Date) => writtenTime(instant, booking.zone, language);
  const { title, place, manageUrl } = booking;
  const button = (label: string, href: string) => ({ kind: "button" as const, label, href });
  return {
    words,
    formatTime,
    titled: (subject: string) => fillText(subject, { title, when: formatTime(booking.start) }),
    factBlock: facts(
      words,
      { ...booking, organisation: echoed(booking.organisation), topic: echoed(booking.topic) },
      language,
    ),
    links: [...(place && isWebUrl(place) ? [button(buttons.join, place)] : []), button(buttons.manage, manageUrl)],
    /** The same file by URL, for email clients that show no attachments. */
    addToCalendar: button(buttons.calendar, `${manageUrl}.ics`),
    email: (content: Pick<EmailContent, "subject" | "preview" | "blocks">): EmailContent => ({
      ...content,
      greeting: greet(site, booking.name),
      reason: words.reason,
    }),
  };
}

export function bookingVerificationEmail(
  site: Site,
  booking: BookedConversation,
  href: string,
  until: Date,
): EmailContent {
  const { words, formatTime, titled, email } = visitorParts(site, booking);
  const { check, buttons, facts: labels } = words;
  return email({
    subject: titled(check.subject),
    preview: check.preview,
    blocks: [
      text(fillText(check.text, { until: formatTime(until) })),
      {
        kind: "facts",
        facts: [
          { label: labels.what, value: booking.title },
          { label: labels.when, value: formatTime(booking.start) },
        ],
      },
      { kind: "button", label: buttons.confirm, href },
      text(check.otherwise),
    ],
  });
}

export function bookingConfirmedEmail(site: Site, booking: BookedConversation): EmailContent {
  const { words, titled, factBlock, links, addToCalendar, email } = visitorParts(site, booking);
  const { confirmed } = words;
  return email({
    subject: titled(confirmed.subject),
    preview: confirmed.preview,
    blocks: [
      text(confirmed.text),
      factBlock,
      text(fillText(confirmed.meeting, { meeting: meeting(words, booking) })),
      ...links,
      addToCalendar,
    ],
  });
}

export function bookingRescheduledEmail(site: Site, booking: BookedConversation, previousStart: Date): EmailContent {
  const { words, formatTime, titled, factBlock, links, addToCalendar, email } = visitorParts(site, booking);
  return email({
    subject: titled(words.rescheduled.subject),
    preview: words.place.preview,
    blocks: [
      text(fillText(words.rescheduled.text, { before: formatTime(previousStart) })),
      factBlock,
      ...links,
      addToCalendar,
    ],
  });
}

export function bookingCancelledEmail(
  site: Site,
  booking: BookedConversation,
  { byOwner, bookAgainUrl, reason = null }: { byOwner: boolean; bookAgainUrl: string; reason?: string | null },
): EmailContent {
  const { words, titled, factBlock, email } = visitorParts(site, booking);
  const { cancelled } = words;
  return email({
    subject: titled(cancelled.subject),
    preview: cancelled.preview,
    blocks: [
      text(byOwner ? cancelled.byOwner : cancelled.byVisitor),
      ...(byOwner && reason ? [{ kind: "quote" as const, text: reason }] : []),
      factBlock,
      { kind: "button", label: words.buttons.again, href: bookAgainUrl },
    ],
  });
}

export function bookingPlaceEmail(site: Site, booking: BookedConversation): EmailContent {
  const { words, titled, factBlock, links, addToCalendar, email } = visitorParts(site, booking);
  return email({
    subject: titled(words.place.subject),
    preview: words.place.preview,
    blocks: [text(words.place.text), factBlock, text(meeting(words, booking)), ...links, addToCalendar],
  });
}

export function bookingReminderEmail(
  site: Site,
  booking: BookedConversation,
  ahead: "tomorrow" | "in an hour",
): EmailContent {
  const { words, formatTime, titled, factBlock, links, email } = visitorParts(site, booking);
  const { reminder } = words;
  const isTomorrow = ahead === "tomorrow";
  return email({
    subject: titled(isTomorrow ? reminder.tomorrow : reminder.soon),
    preview: formatTime(booking.start),
    blocks: [text(isTomorrow ? reminder.beginsTomorrow : reminder.beginsSoon), factBlock, ...links],
  });
}

export type OwnerEmailEvent = "booked" | "rescheduled" | "cancelled";

function ownerText(name: string, event: OwnerEmailEvent, byOwner: boolean): string {
  if (!byOwner) return `${name} has ${event} a conversation.`;
  const { action, advice } = {
    booked: { action: "added a", advice: "add it to" },
    rescheduled: { action: "rescheduled the", advice: "update" },
    cancelled: { action: "cancelled the", advice: "remove it from" },
  }[event];
  return `You have ${action} conversation with ${name}. Open the attached file to ${advice} your calendar.`;
}

export const bookingOwnerEmail = (
  booking: BookedConversation,
  event: OwnerEmailEvent,
  adminUrl: string,
  { reason = null, byOwner = false }: { reason?: string | null; byOwner?: boolean } = {},
): EmailContent => ({
  subject: `${booking.title} ${event}: ${booking.name}, ${writtenTime(booking.start, booking.zone)}`,
  preview: booking.topic ?? booking.organisation ?? booking.displayEmail,
  blocks: [
    text(ownerText(booking.name, event, byOwner)),
    {
      kind: "facts",
      facts: [
        { label: "Name", value: booking.name },
        { label: "Email", value: booking.displayEmail },
        ...facts(english, booking).facts,
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

/** After the visitor's data were erased: title and time only. */
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

/** Written by the owner; empty lines separate paragraphs. */
export function noShowEmail(site: Site, subject: string, body: string): EmailContent {
  const paragraphs = body.split(/\n{2,}/).flatMap((part) => part.trim() || []);
  return {
    subject,
    preview: paragraphs.find((part) => !isGreeting(site, part))?.slice(0, 120) ?? subject,
    blocks: paragraphs.map(text),
    reason: copyOf(site, bookingEmails).reason,
  };
}
