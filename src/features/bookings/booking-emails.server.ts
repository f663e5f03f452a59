import type { Db } from "../../request/db.ts";
import { signLink } from "../../request/signed-link.ts";
import type { EmailContent } from "../email/email-content.ts";
import { queueEmail } from "../email/emails.server.ts";
import type { EmailAttachment } from "../email/schema.server.ts";
import { type Booking, type BookingContext, bookingLinkPurpose, bookingPages, type EventType } from "./booking.ts";
import { calendarFile } from "./calendar-entry.ts";
import {
  type BookedConversation,
  bookingCancelledEmail,
  bookingConfirmedEmail,
  bookingEntry,
  bookingOwnerEmail,
  bookingReminderEmail,
  bookingRescheduledEmail,
} from "./emails.ts";

const hour = 3_600_000;

/** The URL at which a booking can be rescheduled or cancelled, until a day after it. */
export function manageUrl(
  context: Pick<BookingContext, "siteUrl" | "secret">,
  booking: Pick<Booking, "reference" | "endsAt">,
): string {
  const expiresAt = new Date(booking.endsAt.getTime() + 24 * hour);
  return `${context.siteUrl}/booking/${signLink(context.secret, { purpose: bookingLinkPurpose, subject: booking.reference, expiresAt })}`;
}

function conversation(context: BookingContext, type: EventType, booking: Booking): BookedConversation {
  return {
    title: type.title,
    start: booking.startsAt,
    minutes: Math.round((booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000),
    zone: booking.zone,
    name: booking.name ?? "",
    email: booking.email ?? "",
    organisation: booking.organisation,
    topic: booking.topic,
    place: type.place,
    manageUrl: manageUrl(context, booking),
  };
}

/** The booking as a calendar file; its UID stays the same through every change. */
export function bookingCalendarFile(context: BookingContext, type: EventType, booking: Booking, now: Date): string {
  return calendarFile(
    bookingEntry(conversation(context, type, booking), {
      uid: `${booking.reference}@${new URL(context.siteUrl).hostname}`,
      sequence: booking.sequence,
      method: booking.status === "cancelled" ? "CANCEL" : "REQUEST",
      stamp: now,
    }),
  );
}

function calendarAttachment(context: BookingContext, type: EventType, booking: Booking, now: Date): EmailAttachment {
  const method = booking.status === "cancelled" ? "CANCEL" : "REQUEST";
  return {
    filename: "invitation.ics",
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: Buffer.from(bookingCalendarFile(context, type, booking, now)).toString("base64"),
  };
}

/** Names a booking at its present time, so that every version has its own emails and reminders. */
const occasion = (booking: Booking, what: string) => `booking:${booking.reference}:${booking.sequence}:${what}`;

/** Names the booking, so that erasing it finds its emails. */
const about = ({ id }: Booking) => `booking:${id}`;

/** Queues the reminders of a booking that still lie ahead. */
async function queueReminders(
  trx: Db,
  context: BookingContext,
  type: EventType,
  booking: Booking,
  now: Date,
): Promise<void> {
  for (const [hours, ahead] of [
    [24, "tomorrow"],
    [1, "in an hour"],
  ] as const) {
    const sendAt = new Date(booking.startsAt.getTime() - hours * hour);
    if (sendAt <= now) continue;
    const content = bookingReminderEmail(conversation(context, type, booking), ahead);
    await queueEmail(trx, {
      kind: "booking-reminder",
      to: booking.email ?? "",
      content,
      occasion: occasion(booking, `${hours}h`),
      about: about(booking),
      sendAt,
    });
  }
}

/** Reminders that have not gone out belong to a time that is no longer booked. */
async function deleteReminders(trx: Db, reference: string): Promise<void> {
  await trx
    .deleteFrom("mails")
    .where("kind", "=", "booking-reminder")
    .where("status", "=", "queued")
    .where("occasion", "like", `booking:${reference}:%`)
    .execute();
}

async function queueOwnerEmail(
  trx: Db,
  context: BookingContext,
  type: EventType,
  booking: Booking,
  event: "booked" | "moved" | "cancelled",
): Promise<void> {
  const { zone } = await trx.selectFrom("owner_calendar").select("zone").executeTakeFirstOrThrow();
  await queueEmail(trx, {
    kind: "booking-owner",
    to: context.ownerEmail,
    content: bookingOwnerEmail(
      { ...conversation(context, type, booking), zone },
      event,
      `${context.siteUrl}/admin/bookings`,
    ),
    occasion: occasion(booking, "owner"),
    about: about(booking),
  });
}

/** Queues an email about a change of a booking to the person who booked, with the calendar entry as it is now. */
async function queueVisitorEmail(
  trx: Db,
  context: BookingContext,
  type: EventType,
  booking: Booking,
  { kind, content, now }: { kind: string; content: EmailContent; now: Date },
): Promise<void> {
  await queueEmail(trx, {
    kind,
    to: booking.email ?? "",
    content,
    occasion: occasion(booking, "visitor"),
    about: about(booking),
    attachments: [calendarAttachment(context, type, booking, now)],
  });
}

/** Queues what follows from a new booking: the confirmation, the reminders, and word to the owner. */
export async function queueConfirmation(
  trx: Db,
  context: BookingContext,
  type: EventType,
  booking: Booking,
  now: Date,
): Promise<void> {
  await queueVisitorEmail(trx, context, type, booking, {
    kind: "booking-confirmed",
    content: bookingConfirmedEmail(conversation(context, type, booking)),
    now,
  });
  await queueReminders(trx, context, type, booking, now);
  await queueOwnerEmail(trx, context, type, booking, "booked");
}

/** Queues what follows when a booking that began at `before` has another time. */
export async function queueReschedule(
  trx: Db,
  context: BookingContext,
  type: EventType,
  booking: Booking,
  { before, now }: { before: Date; now: Date },
): Promise<void> {
  await deleteReminders(trx, booking.reference);
  await queueVisitorEmail(trx, context, type, booking, {
    kind: "booking-moved",
    content: bookingRescheduledEmail(conversation(context, type, booking), before),
    now,
  });
  await queueReminders(trx, context, type, booking, now);
  await queueOwnerEmail(trx, context, type, booking, "moved");
}

/** Queues what follows from a cancelled booking; the owner is notified of what a visitor cancelled. */
export async function queueCancellation(
  trx: Db,
  context: BookingContext,
  type: EventType,
  booking: Booking,
  now: Date,
): Promise<void> {
  const byOwner = booking.cancelledBy === "owner";
  await deleteReminders(trx, booking.reference);
  await queueVisitorEmail(trx, context, type, booking, {
    kind: "booking-cancelled",
    content: bookingCancelledEmail(conversation(context, type, booking), {
      byOwner,
      bookAgainUrl: `${context.siteUrl}${bookingPages[type.key] ?? "/contact"}`,
    }),
    now,
  });
  if (!byOwner) await queueOwnerEmail(trx, context, type, booking, "cancelled");
}

/** Replaces the reminders of one booking that are still to be sent by ones in the present words. */
export async function renewBookingReminders(
  trx: Db,
  context: BookingContext,
  type: EventType,
  booking: Booking,
  now: Date,
): Promise<void> {
  // One that was tried before stays: it is due, and would not be queued again.
  await trx
    .deleteFrom("mails")
    .where("kind", "=", "booking-reminder")
    .where("status", "=", "queued")
    .where("attempts", "=", 0)
    .where("next_attempt_at", ">", now)
    .where("occasion", "like", `booking:${booking.reference}:%`)
    .execute();
  await queueReminders(trx, context, type, booking, now);
}
