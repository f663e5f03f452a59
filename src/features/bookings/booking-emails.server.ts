import type { Db } from "../../server-context/db.ts";
import { signLink } from "../../server-context/signed-link.ts";
import type { EmailContent } from "../email/email-content.ts";
import { queueEmail } from "../email/emails.server.ts";
import {
  type Booking,
  type BookingContext,
  bookingLinkPurpose,
  bookingPages,
  type EventType,
  placeOf,
} from "./booking.ts";
import { type CalendarEntry, type CalendarMethod, calendarFile } from "./calendar-entry.ts";
import {
  type BookedConversation,
  bookingCancelledEmail,
  bookingConfirmedEmail,
  bookingEntry,
  bookingOwnerEmail,
  bookingPlaceEmail,
  bookingReminderEmail,
  bookingRescheduledEmail,
  ownerEntry,
} from "./emails.ts";
import { minutesOf } from "./event-types/event-type-length.ts";

const hour = 3_600_000;

/** A booking as it is at `now`, with its kind and what its emails need of the site. */
export type BookingState = { context: BookingContext; type: EventType; booking: Booking; now: Date };

/** The URL at which a booking can be rescheduled or cancelled, until a day after it. */
export function manageUrl(
  context: Pick<BookingContext, "siteUrl" | "secret">,
  booking: Pick<Booking, "reference" | "endsAt">,
): string {
  const expiresAt = new Date(booking.endsAt.getTime() + 24 * hour);
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
    organisation: booking.organisation,
    topic: booking.topic,
    answers: booking.answers,
    place: placeOf(booking, type),
    manageUrl: manageUrl(context, booking),
  };
}

const calendarMethod = ({ booking }: BookingState) => (booking.status === "cancelled" ? "CANCEL" : "REQUEST");

/** What names a version of a booking in every calendar that has it. */
const calendarVersion = ({ context, booking, now }: BookingState) => ({
  uid: `${booking.reference}@${new URL(context.siteUrl).hostname}`,
  sequence: booking.sequence,
  stamp: now,
});

/** The page of a booking in the admin area. */
const adminUrl = ({ context, booking }: BookingState) => `${context.siteUrl}/admin/bookings/${booking.id}`;

/** The booking as an entry of the owner's own calendar, which lets no one act in the visitor's name. */
export const bookingOwnerEntry = (state: BookingState): CalendarEntry =>
  ownerEntry(conversation(state), calendarVersion(state), adminUrl(state));

/** The booking as a calendar file; its UID stays the same through every change. */
export const bookingCalendarFile = (state: BookingState): string =>
  calendarFile([bookingEntry(conversation(state), calendarVersion(state))], calendarMethod(state));

const calendarAttachment = (method: CalendarMethod, file: string) => ({
  filename: "invitation.ics",
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content: Buffer.from(file).toString("base64"),
});

/** Names a booking at its present time, so that every version has its own emails and reminders. */
const occasion = ({ booking }: BookingState, what: string) =>
  `booking:${booking.reference}:${booking.sequence}:${what}`;

/** Names the booking, so that erasing it finds its emails. */
const about = ({ booking }: BookingState) => `booking:${booking.id}`;

/** Queues the reminders of a booking that still lie ahead. */
async function queueReminders(trx: Db, state: BookingState): Promise<void> {
  for (const [hours, ahead] of [
    [24, "tomorrow"],
    [1, "in an hour"],
  ] as const) {
    const sendAt = new Date(state.booking.startsAt.getTime() - hours * hour);
    if (sendAt <= state.now) continue;
    await queueEmail(trx, {
      kind: "booking-reminder",
      to: state.booking.email ?? "",
      content: bookingReminderEmail(conversation(state), ahead),
      occasion: occasion(state, `${hours}h`),
      about: about(state),
      sendAt,
    });
  }
}

/** Deletes reminders of a booking that have not gone out. */
const deleteReminders = (trx: Db, { booking }: BookingState) =>
  trx
    .deleteFrom("mails")
    .where("kind", "=", "booking-reminder")
    .where("status", "=", "queued")
    .where("occasion", "like", `booking:${booking.reference}:%`);

async function queueOwnerEmail(trx: Db, state: BookingState, event: "booked" | "moved" | "cancelled"): Promise<void> {
  const { context, booking } = state;
  const method = booking.status === "cancelled" ? "CANCEL" : "PUBLISH";
  const { zone } = await trx.selectFrom("owner_calendar").select("zone").executeTakeFirstOrThrow();
  await queueEmail(trx, {
    kind: "booking-owner",
    to: context.ownerEmail,
    headers: { "Reply-To": booking.email ?? "" },
    content: bookingOwnerEmail({ ...conversation(state), zone }, event, `${context.siteUrl}/admin/bookings`, {
      reason: booking.cancelReason,
    }),
    occasion: occasion(state, "owner"),
    about: about(state),
    attachments: [calendarAttachment(method, calendarFile([bookingOwnerEntry(state)], method))],
  });
}

/** Queues an email about a change of a booking to the person who booked, with the calendar entry as it is now. */
async function queueVisitorEmail(trx: Db, state: BookingState, kind: string, content: EmailContent): Promise<void> {
  const method = calendarMethod(state);
  await queueEmail(trx, {
    kind,
    to: state.booking.email ?? "",
    content,
    occasion: occasion(state, "visitor"),
    about: about(state),
    attachments: [calendarAttachment(method, bookingCalendarFile(state))],
  });
}

/** Queues what follows from a new booking: the confirmation, the reminders, and word to the owner. */
export async function queueConfirmation(trx: Db, state: BookingState): Promise<void> {
  await queueVisitorEmail(trx, state, "booking-confirmed", bookingConfirmedEmail(conversation(state)));
  await queueReminders(trx, state);
  await queueOwnerEmail(trx, state, "booked");
}

/** Queues what follows when a booking that began at `before` has another time. */
export async function queueReschedule(trx: Db, state: BookingState, before: Date): Promise<void> {
  // Reminders that have not gone out belong to a time that is no longer booked.
  await deleteReminders(trx, state).execute();
  await queueVisitorEmail(trx, state, "booking-moved", bookingRescheduledEmail(conversation(state), before));
  await queueReminders(trx, state);
  await queueOwnerEmail(trx, state, "moved");
}

/** Queues what follows when a booking takes place elsewhere: a new calendar entry, and reminders that say so. */
export async function queuePlaceChange(trx: Db, state: BookingState): Promise<void> {
  await queueVisitorEmail(trx, state, "booking-place", bookingPlaceEmail(conversation(state)));
  await renewBookingReminders(trx, state);
}

/** Queues what follows from a cancelled booking; the owner is told of what a visitor cancelled. */
export async function queueCancellation(trx: Db, state: BookingState): Promise<void> {
  const byOwner = state.booking.cancelledBy === "owner";
  const bookAgainUrl = `${state.context.siteUrl}${bookingPages[state.type.key] ?? "/contact"}`;
  await deleteReminders(trx, state).execute();
  const content = bookingCancelledEmail(conversation(state), {
    byOwner,
    bookAgainUrl,
    reason: state.booking.cancelReason,
  });
  await queueVisitorEmail(trx, state, "booking-cancelled", content);
  if (!byOwner) await queueOwnerEmail(trx, state, "cancelled");
}

/** Replaces the reminders of one booking that are still to be sent by ones in the present words. */
export async function renewBookingReminders(trx: Db, state: BookingState): Promise<void> {
  // One that was tried before stays: it is due, and would not be queued again.
  await deleteReminders(trx, state).where("attempts", "=", 0).where("next_attempt_at", ">", state.now).execute();
  await queueReminders(trx, state);
}
