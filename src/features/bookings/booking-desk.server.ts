import type { Transaction } from "kysely";
import type { Db } from "../../request/db.ts";
import type { Schema } from "../../request/schema.server.ts";
import { readLink, signLink } from "../../request/signed-link.ts";
import { queueMail } from "../email/emails.server.ts";
import type { MailAttachment } from "../email/schema.server.ts";
import {
  type Booking,
  type BookingDetails,
  cancelBooking,
  confirmBooking,
  type EventType,
  getBooking,
  getEventType,
  inTransaction,
  rescheduleBooking,
} from "./bookings.server.ts";
import { calendarFile } from "./calendar-entry.ts";
import {
  type BookedConversation,
  bookingCancelledMail,
  bookingConfirmedMail,
  bookingEntry,
  bookingMovedMail,
  bookingOwnerMail,
  bookingReminderMail,
} from "./emails.ts";

/** What the desk needs of the site. */
export type Desk = { db: Db; siteUrl: string; secret: string; ownerEmail: string };

const hour = 3_600_000;
const linkPurpose = "booking";

/** The page on which each kind of conversation is booked. */
export const bookingPages: Record<string, string> = {
  "strategy-call": "/strategy-call",
  demo: "/demo",
  "knowledge-audit": "/knowledge-audit",
  interview: "/schedule-interview",
};

/** The address at which a booking can be moved or cancelled, until a day after it. */
export function manageUrl(
  desk: Pick<Desk, "siteUrl" | "secret">,
  booking: Pick<Booking, "reference" | "endsAt">,
): string {
  const expiresAt = new Date(booking.endsAt.getTime() + 24 * hour);
  return `${desk.siteUrl}/booking/${signLink(desk.secret, { purpose: linkPurpose, subject: booking.reference, expiresAt })}`;
}

/** The booking that a link opens, or why it opens none. */
export async function openBookingLink(
  desk: Pick<Desk, "db" | "secret">,
  token: string,
  now: Date,
): Promise<{ booking: Booking } | { problem: "forged" | "expired" }> {
  const link = readLink(desk.secret, linkPurpose, token, now);
  if ("problem" in link) return link;
  const booking = await getBooking(desk.db, link.subject);
  return booking ? { booking } : { problem: "expired" };
}

function conversation(desk: Desk, type: EventType, booking: Booking): BookedConversation {
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
    manageUrl: manageUrl(desk, booking),
  };
}

/** The booking as a calendar file; its UID stays the same through every change. */
export function bookingCalendarFile(desk: Desk, type: EventType, booking: Booking, now: Date): string {
  return calendarFile(
    bookingEntry(conversation(desk, type, booking), {
      uid: `${booking.reference}@${new URL(desk.siteUrl).hostname}`,
      sequence: booking.sequence,
      method: booking.status === "cancelled" ? "CANCEL" : "REQUEST",
      stamp: now,
    }),
  );
}

function entry(desk: Desk, type: EventType, booking: Booking, now: Date): MailAttachment {
  const method = booking.status === "cancelled" ? "CANCEL" : "REQUEST";
  return {
    filename: "invitation.ics",
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: Buffer.from(bookingCalendarFile(desk, type, booking, now)).toString("base64"),
  };
}

/** Names a booking at its present time, so that every version has its own letters and reminders. */
const occasion = (booking: Booking, what: string) => `booking:${booking.reference}:${booking.sequence}:${what}`;

/** Names the booking for whoever erases it. */
const about = ({ id }: Booking) => `booking:${id}`;

/** Queues the reminders of a booking that still lie ahead. */
export async function queueReminders(
  trx: Transaction<Schema>,
  desk: Desk,
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
    const content = bookingReminderMail(conversation(desk, type, booking), ahead);
    await queueMail(trx, {
      kind: "booking-reminder",
      to: booking.email ?? "",
      content,
      occasion: occasion(booking, `${hours}h`),
      about: about(booking),
      sendAt,
    });
  }
}

/** Reminders that have not gone out belong to a time that no longer stands. */
async function dropReminders(trx: Transaction<Schema>, reference: string): Promise<void> {
  await trx
    .deleteFrom("mails")
    .where("kind", "=", "booking-reminder")
    .where("status", "=", "queued")
    .where("occasion", "like", `booking:${reference}:%`)
    .execute();
}

async function tellOwner(
  trx: Transaction<Schema>,
  desk: Desk,
  type: EventType,
  booking: Booking,
  event: "booked" | "moved" | "cancelled",
): Promise<void> {
  const { zone } = await trx.selectFrom("owner_calendar").select("zone").executeTakeFirstOrThrow();
  await queueMail(trx, {
    kind: "booking-owner",
    to: desk.ownerEmail,
    content: bookingOwnerMail({ ...conversation(desk, type, booking), zone }, event, `${desk.siteUrl}/admin/bookings`),
    occasion: occasion(booking, "owner"),
    about: about(booking),
  });
}

/**
 * Turns a held time into a booking with its letters: confirmation, reminders, word to the owner.
 * @returns null when the hold has run out and somebody else may have the time
 */
export async function book(
  desk: Desk,
  type: EventType,
  reference: string,
  details: BookingDetails,
  now: Date,
): Promise<Booking | null> {
  return inTransaction(desk.db, async (trx) => {
    const booking = await confirmBooking(trx, reference, details, now, type.key);
    if (!booking) return null;
    await queueMail(trx, {
      kind: "booking-confirmed",
      to: details.email,
      content: bookingConfirmedMail(conversation(desk, type, booking)),
      occasion: occasion(booking, "visitor"),
      about: about(booking),
      attachments: [entry(desk, type, booking, now)],
    });
    await queueReminders(trx, desk, type, booking, now);
    await tellOwner(trx, desk, type, booking, "booked");
    return booking;
  });
}

/** Moves a booking with its letters. @returns the moved booking, null when it is cancelled, or why the time was refused */
export async function moveBooking(
  desk: Desk,
  type: EventType,
  booking: Booking,
  wish: { start: Date; zone: string },
  now: Date,
): Promise<Booking | null | "taken" | "not-offered"> {
  return inTransaction(desk.db, async (trx) => {
    const moved = await rescheduleBooking(trx, type, booking, wish, now);
    if (moved === null || typeof moved === "string") return moved;
    await dropReminders(trx, booking.reference);
    await queueMail(trx, {
      kind: "booking-moved",
      to: moved.email ?? "",
      content: bookingMovedMail(conversation(desk, type, moved), booking.startsAt),
      occasion: occasion(moved, "visitor"),
      about: about(moved),
      attachments: [entry(desk, type, moved, now)],
    });
    await queueReminders(trx, desk, type, moved, now);
    await tellOwner(trx, desk, type, moved, "moved");
    return moved;
  });
}

/** Cancels a booking with its letters; null when there was nothing to cancel any more. */
export async function cancel(
  desk: Desk,
  type: EventType,
  reference: string,
  by: "visitor" | "owner",
  now: Date,
): Promise<Booking | null> {
  return inTransaction(desk.db, async (trx) => {
    const booking = await cancelBooking(trx, reference, by, now);
    if (!booking) return null;
    await dropReminders(trx, reference);
    await queueMail(trx, {
      kind: "booking-cancelled",
      to: booking.email ?? "",
      content: bookingCancelledMail(conversation(desk, type, booking), {
        byOwner: by === "owner",
        bookAgainUrl: `${desk.siteUrl}${bookingPages[type.key] ?? "/contact"}`,
      }),
      occasion: occasion(booking, "visitor"),
      about: about(booking),
      attachments: [entry(desk, type, booking, now)],
    });
    if (by === "visitor") await tellOwner(trx, desk, type, booking, "cancelled");
    return booking;
  });
}

/** The calendar file of the booking that a link opens, to be saved; 404 for a link that opens none. */
export async function answerCalendarFile(desk: Desk, token: string, now: Date): Promise<Response> {
  const opened = await openBookingLink(desk, token, now);
  const type =
    "booking" in opened ? await getEventType(desk.db, opened.booking.eventType, { evenIfClosed: true }) : null;
  if ("problem" in opened || !type) {
    const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
    return new Response("This link opens no booking.\n", { status: 404, headers });
  }
  return new Response(bookingCalendarFile(desk, type, opened.booking, now), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="invitation.ics"',
      "Cache-Control": "no-store",
    },
  });
}
