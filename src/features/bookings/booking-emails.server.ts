import { dayMs, hourMs } from "../../lib/time/durations.ts";
import type { Db } from "../../server-context/db.ts";
import { emailInLetters } from "../../server-context/email-address.server.ts";
import { signLink } from "../../server-context/signed-link.ts";
import type { EmailContent } from "../email/email-content.ts";
import type { EmailKind } from "../email/email-kind.ts";
import { queueEmail } from "../email/emails.server.ts";
import {
  type Booking,
  type BookingContext,
  bookingCheckPurpose,
  bookingLinkPurpose,
  bookingPageOf,
  type EventType,
} from "./booking.ts";
import { placeOf } from "./booking-place.server.ts";
import { type CalendarEntry, type CalendarMethod, calendarFile } from "./calendars/calendar-entry.ts";
import { bookingEntry, ownerEntry } from "./emails/calendar-entries.ts";
import {
  type BookedConversation,
  bookingCancelledEmail,
  bookingConfirmedEmail,
  bookingOwnerEmail,
  bookingPlaceEmail,
  bookingReminderEmail,
  bookingRescheduledEmail,
  bookingVerificationEmail,
  type OwnerEmailEvent,
} from "./emails/emails.ts";
import { minutesOf } from "./event-types/event-type-length.ts";
import { getOwnerZone } from "./slots.server.ts";

type BookingState = {
  context: BookingContext;
  type: EventType;
  booking: Booking;
  now: Date;
  /** Caused by the owner, or by a visitor who has proven the address: no rate limit. */
  isByOwner?: boolean;
};

/** Valid until a day after the booking. */
export function manageUrl(
  context: Pick<BookingContext, "siteUrl" | "secret">,
  booking: Pick<Booking, "reference" | "endsAt">,
): string {
  const expiresAt = new Date(booking.endsAt.getTime() + dayMs);
  return `${context.siteUrl}/booking/${signLink(context.secret, { purpose: bookingLinkPurpose, subject: booking.reference, expiresAt })}`;
}

function conversation({ context, type, booking }: BookingState): BookedConversation {
  return {
    title: type.title,
    start: booking.startsAt,
    minutes: minutesOf(booking),
    zone: booking.zone,
    name: booking.name ?? "",
    email: booking.email ?? "",
    displayEmail: emailInLetters(booking.email ?? ""),
    organisation: booking.organisation,
    topic: booking.topic,
    answers: booking.answers,
    meets: type.meets,
    place: placeOf(booking, type),
    manageUrl: manageUrl(context, booking),
  };
}

const calendarMethod = ({ booking }: BookingState) => (booking.status === "cancelled" ? "CANCEL" : "REQUEST");

/** UID and sequence of this version (RFC 5545). */
const calendarVersion = ({ context, booking, now }: BookingState) => ({
  uid: `${booking.reference}@${new URL(context.siteUrl).hostname}`,
  sequence: booking.sequence,
  stamp: now,
});

const adminUrl = ({ context, booking }: BookingState) => `${context.siteUrl}/admin/bookings/${booking.id}`;

/** Without the attendee, so that the owner can’t reply in the visitor’s name. */
export const bookingOwnerEntry = (state: BookingState): CalendarEntry =>
  ownerEntry(state.context.site, conversation(state), calendarVersion(state), adminUrl(state));

export const bookingCalendarFile = (state: BookingState): string =>
  calendarFile([bookingEntry(state.context.site, conversation(state), calendarVersion(state))], calendarMethod(state));

const calendarAttachment = (method: CalendarMethod, file: string) => ({
  filename: "invitation.ics",
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content: Buffer.from(file).toString("base64"),
});

/** Deduplication key per version, so that each has its own emails and reminders. */
const occasion = ({ booking }: BookingState, what: string) =>
  `booking:${booking.reference}:${booking.sequence}:${what}`;

/** Identifies the emails for erasure. */
const about = ({ booking }: BookingState) => `booking:${booking.id}`;

async function queueReminders(trx: Db, state: BookingState): Promise<void> {
  for (const [hours, reminderKey] of [
    [24, "tomorrow"],
    [1, "in an hour"],
  ] as const) {
    const sendAt = new Date(state.booking.startsAt.getTime() - hours * hourMs);
    if (sendAt <= state.now) continue;
    await queueEmail(state.context.site, trx, {
      kind: "booking-reminder",
      to: state.booking.email ?? "",
      content: bookingReminderEmail(state.context.site, conversation(state), reminderKey),
      occasion: occasion(state, `${hours}h`),
      about: about(state),
      sendAt,
    });
  }
}

const deleteReminders = (trx: Db, { booking }: BookingState) =>
  trx
    .deleteFrom("mails")
    .where("kind", "=", "booking-reminder")
    .where("status", "=", "queued")
    .where("occasion", "like", `booking:${booking.reference}:%`);

async function queueOwnerEmail(trx: Db, state: BookingState, event: OwnerEmailEvent, byOwner: boolean): Promise<void> {
  const { context, booking } = state;
  const method = booking.status === "cancelled" ? "CANCEL" : "PUBLISH";
  const inOwnerZone = { ...conversation(state), zone: await getOwnerZone(trx) };
  await queueEmail(context.site, trx, {
    kind: "booking-owner",
    to: context.ownerEmail,
    headers: { "Reply-To": booking.email ?? "" },
    content: bookingOwnerEmail(inOwnerZone, event, `${context.siteUrl}/admin/bookings`, {
      reason: booking.cancelReason,
      byOwner,
    }),
    occasion: occasion(state, "owner"),
    about: about(state),
    attachments: [calendarAttachment(method, calendarFile([bookingOwnerEntry(state)], method))],
  });
}

async function queueVisitorEmail(trx: Db, state: BookingState, kind: EmailKind, content: EmailContent): Promise<void> {
  const method = calendarMethod(state);
  await queueEmail(state.context.site, trx, {
    kind,
    to: state.booking.email ?? "",
    isByOwner: state.isByOwner ?? false,
    content,
    occasion: occasion(state, "visitor"),
    about: about(state),
    attachments: [calendarAttachment(method, bookingCalendarFile(state))],
  });
}

/** Asks for a click before a further booking with the same email address is confirmed. */
export async function queueBookingCheck(trx: Db, state: BookingState, expiresAt: Date): Promise<void> {
  const { context, booking } = state;
  const token = signLink(context.secret, { purpose: bookingCheckPurpose, subject: booking.reference, expiresAt });
  const url = `${context.siteUrl}/booking/${token}`;
  await queueEmail(context.site, trx, {
    kind: "booking-check",
    to: booking.email ?? "",
    content: bookingVerificationEmail(context.site, conversation(state), url, expiresAt),
    occasion: occasion(state, "check"),
    about: about(state),
  });
}

/** Confirmation, reminders and a notice to the owner. */
export async function queueConfirmation(
  trx: Db,
  state: BookingState,
  by: "visitor" | "owner" = "visitor",
): Promise<void> {
  const content = bookingConfirmedEmail(state.context.site, conversation(state));
  await queueVisitorEmail(trx, state, "booking-confirmed", content);
  await queueReminders(trx, state);
  await queueOwnerEmail(trx, state, "booked", by === "owner");
}

export async function queueReschedule(trx: Db, state: BookingState, previousStart: Date): Promise<void> {
  // Pending reminders refer to the old time.
  await deleteReminders(trx, state).execute();
  const content = bookingRescheduledEmail(state.context.site, conversation(state), previousStart);
  await queueVisitorEmail(trx, state, "booking-moved", content);
  await queueReminders(trx, state);
  await queueOwnerEmail(trx, state, "rescheduled", state.isByOwner === true);
}

export async function queuePlaceChange(trx: Db, state: BookingState): Promise<void> {
  await queueVisitorEmail(trx, state, "booking-place", bookingPlaceEmail(state.context.site, conversation(state)));
  await renewBookingReminders(trx, state);
}

export async function queueCancellation(trx: Db, state: BookingState): Promise<void> {
  const { context, type, booking } = state;
  const byOwner = booking.cancelledBy === "owner";
  const bookAgainUrl = `${context.siteUrl}${type.retired ? "/contact" : bookingPageOf(type.key)}`;
  await deleteReminders(trx, state).execute();
  const options = { byOwner, bookAgainUrl, reason: booking.cancelReason };
  const content = bookingCancelledEmail(context.site, conversation(state), options);
  await queueVisitorEmail(trx, { ...state, isByOwner: byOwner }, "booking-cancelled", content);
  await queueOwnerEmail(trx, state, "cancelled", byOwner);
}

/** Rewrites pending reminders with current details. */
export async function renewBookingReminders(trx: Db, state: BookingState): Promise<void> {
  // A reminder that is due or retried would not be queued again, so it stays.
  await deleteReminders(trx, state).where("attempts", "=", 0).where("next_attempt_at", ">", state.now).execute();
  await queueReminders(trx, state);
}
