import { type Selectable, sql } from "kysely";
import { fail, ok, type Result } from "../../lib/result.ts";
import { dayMs, hourMs, minuteMs } from "../../lib/time/durations.ts";
import type { Db, Schema, Trx } from "../../server-context/db.ts";
import { isKey, type LinkFailure, readLink } from "../../server-context/signed-link.ts";
import { lockRecipient, minutesUntilEmail } from "../email/emails.server.ts";
import { requestSequence } from "../sequences/readers.server.ts";
import { countEvent, visitColumn } from "../visits/touches.server.ts";
import {
  type Booking,
  type BookingContext,
  type BookingDetails,
  bookingLinkPurpose,
  type EventType,
  type RequestedSlot,
} from "./booking.ts";
import { queueBookingCheck, queueCancellation, queueConfirmation, queueReschedule } from "./booking-emails.server.ts";
import { withBookedLength } from "./event-types/event-type-length.ts";
import { withBuffers } from "./offered-slots.ts";
import { deleteExpiredHolds, isDayFull, isExclusionViolation, rangeLiteral, slotAt } from "./slots.server.ts";
import { checkVisitorLimits, isStillFree, maxChanges } from "./visitor-limits.server.ts";

/** How long a visitor can confirm a further booking. */
const waitingMs = 2 * hourMs;

/** Deadlocks and serialisation failures. */
const isRetryable = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "40P01" || error.code === "40001");

const maxAttempts = 5;

/** Runs `work` again if the database aborted its transaction. */
export async function withTransactionRetry<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === maxAttempts || !isRetryable(error)) throw error;
    }
  }
}

/** Runs in the transaction of the change: for example, writes its audit log entry. */
type InSameTransaction = (trx: Trx, booking: Booking) => Promise<void>;

export function bookingOf(row: Selectable<Schema["bookings"]>): Booking {
  return {
    id: row.id,
    reference: row.reference,
    eventType: row.event_type,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    zone: row.zone,
    status: row.status,
    name: row.name,
    email: row.email,
    organisation: row.organisation,
    topic: row.topic,
    answers: row.answers,
    sequence: row.sequence,
    cancelledBy: row.cancelled_by,
    cancelReason: row.cancel_reason,
    place: row.place,
  };
}

export async function getBooking(db: Db, reference: string): Promise<Booking | null> {
  const row = await db
    .selectFrom("bookings")
    .selectAll()
    .where("reference", "=", reference)
    .where("status", "<>", "held")
    .executeTakeFirst();
  return row ? bookingOf(row) : null;
}

const maxInCalendar = 1000;

export async function listUpcomingBookings(db: Db, now: Date): Promise<Booking[]> {
  const rows = await db
    .selectFrom("bookings")
    .selectAll()
    .where("status", "=", "confirmed")
    // No conversation is longer than a day, and the index is by the start.
    .where("starts_at", ">", new Date(now.getTime() - dayMs))
    .where("ends_at", ">", now)
    .orderBy("starts_at")
    .limit(maxInCalendar)
    .execute();
  return rows.map(bookingOf);
}

export async function findInterview(db: Db, guestId: number): Promise<Booking | null> {
  const row = await db
    .selectFrom("bookings")
    .selectAll()
    .where("guest_id", "=", guestId)
    .where("status", "=", "confirmed")
    .where("ends_at", ">", sql<Date>`now()`)
    .orderBy("starts_at")
    .executeTakeFirst();
  return row ? bookingOf(row) : null;
}

export async function openBookingLink(
  context: Pick<BookingContext, "db" | "secret">,
  token: string,
  now: Date,
): Promise<Result<Booking, LinkFailure>> {
  const link = readLink(context.secret, bookingLinkPurpose, token, now);
  if (!link.ok) return link;
  const booking = isKey(link.value) ? await getBooking(context.db, link.value) : null;
  return booking ? ok(booking) : fail("expired");
}

/** At most one upcoming interview; locks, so that concurrent requests wait. */
async function canGuestBook(trx: Trx, guestId: number): Promise<boolean> {
  await trx.selectFrom("guests").select("id").where("id", "=", guestId).forUpdate().execute();
  return (await findInterview(trx, guestId)) === null;
}

export const confirmedColumns = { status: "confirmed", held_until: null, held_by: null } as const;

/**
 * Turns a hold into a booking and queues its emails; a visitor's second open booking stays held until a click in its
 * email. "expired": the hold is gone; "too-many": the visitor has reached a limit
 */
export async function confirmBooking(
  context: BookingContext,
  type: EventType,
  reference: string,
  details: BookingDetails,
  now: Date,
  by: "visitor" | "owner" = "visitor",
  alongside?: InSameTransaction,
): Promise<Result<Booking, "expired" | "has-interview" | "too-many">> {
  return withTransactionRetry(context.db, async (trx) => {
    if (details.guestId !== undefined && !(await canGuestBook(trx, details.guestId))) return fail("has-interview");
    const { client } = details;
    const decision = client === undefined ? "at-once" : await checkVisitorLimits(trx, details.email, client);
    if (decision === "too-many") return fail(decision);
    if (!(await isStillFree(trx, type, reference))) return fail("expired");
    const row = await trx
      .updateTable("bookings")
      .set({
        ...confirmedColumns,
        booked_by: client ?? null,
        name: details.name,
        email: details.email,
        organisation: details.organisation,
        topic: details.topic,
        answers: JSON.stringify(details.answers ?? []),
        consent_text: details.consentText,
        visit: visitColumn(details.visit),
        guest_id: details.guestId ?? null,
        consented_at: now,
        updated_at: now,
      })
      .where("reference", "=", reference)
      .where("status", "=", "held")
      // A booking that waits for a click stays with the address that its email went to.
      .where("email", "is", null)
      // A hold for one event type is not valid for another, whose rules may differ.
      .where("event_type", "=", type.key)
      .returningAll()
      .executeTakeFirst();
    if (!row) return fail("expired");
    const booking = bookingOf(row);
    if (decision === "after-click") {
      const until = new Date(Math.min(now.getTime() + waitingMs, booking.startsAt.getTime()));
      // The client's holds are limited, and unconfirmed ones still count.
      await trx
        .updateTable("bookings")
        .set({ status: "held", held_until: until, held_by: client, booked_by: null })
        .where("id", "=", booking.id)
        .execute();
      await queueBookingCheck(trx, { context, type, booking, now }, until);
    } else {
      // An interview isn't a call with a client.
      if (details.guestId === undefined) await countEvent(trx, "calls", details.email, now);
      await queueConfirmation(trx, { context, type, booking, now, isByOwner: client === undefined }, by);
    }
    if (details.sequence) {
      const { email, name, organisation, sequence } = details;
      const request = { trigger: "call", email, name, organisation, bookingId: booking.id, ...sequence, now } as const;
      await requestSequence(context, trx, request);
    }
    await alongside?.(trx, booking);
    return ok(booking);
  });
}

/** How long a form that is sent again leads to the booking that it made. */
const repeatMs = 10 * minuteMs;

/** The booking that the same form has just made: after a second press, or a response that got lost. */
export async function findRepeatedBooking(
  db: Db,
  type: EventType,
  { reference, slot }: { reference: string | undefined; slot: RequestedSlot | null },
  { name, email, client = "" }: BookingDetails,
  now: Date,
): Promise<Booking | null> {
  if (!slot) return null;
  return db.transaction().execute(async (trx) => {
    // Waits for a confirmation in progress.
    await lockRecipient(trx, email);
    const row = await trx
      .selectFrom("bookings")
      .selectAll()
      .where("event_type", "=", type.key)
      .where("starts_at", "=", slot.start)
      .where("status", "in", ["held", "confirmed"])
      .where("name", "=", name)
      .where(sql`lower(email)`, "=", email.toLowerCase())
      .where("consented_at", ">", new Date(now.getTime() - repeatMs))
      .where((booking) =>
        booking.or([
          booking("booked_by", "=", client),
          booking("held_by", "=", client),
          // The network of a phone may have changed.
          ...(reference === undefined ? [] : [booking("reference", "=", reference)]),
        ]),
      )
      .executeTakeFirst();
    return row ? bookingOf(row) : null;
  });
}

/** Keeps the booked length and queues emails. "gone": cancelled meanwhile; "too-many": changed too often */
export async function rescheduleBooking(
  context: BookingContext,
  type: EventType,
  booking: Booking,
  requested: RequestedSlot,
  now: Date,
  by: "visitor" | "owner" = "visitor",
  alongside?: InSameTransaction,
): Promise<Result<Booking, "taken" | "not-offered" | "gone" | "too-many">> {
  return withTransactionRetry(context.db, async (trx) => {
    const isByOwner = by === "owner";
    // Locks the recipient before the row, as a confirmation does.
    const waitMinutes = isByOwner ? 0 : await minutesUntilEmail(trx, "booking", booking.email ?? "");
    const current = await trx
      .selectFrom("bookings")
      .selectAll()
      .where("id", "=", booking.id)
      .where("status", "=", "confirmed")
      .forUpdate()
      .executeTakeFirst();
    if (!current) return fail("gone");
    // The button was pressed twice.
    if (current.starts_at.getTime() === requested.start.getTime() && current.zone === requested.zone)
      return ok(bookingOf(current));
    if (!isByOwner && (waitMinutes > 0 || current.sequence >= maxChanges)) return fail("too-many");
    const slot = await slotAt(trx, withBookedLength(type, booking), requested.start, now);
    if (!slot) return fail("not-offered");
    const blocked = withBuffers(type, slot);
    await deleteExpiredHolds(trx, blocked);
    if (await isDayFull(trx, type, slot.ownerDay, booking.id)) return fail("taken");
    await sql`savepoint move`.execute(trx);
    const row = await trx
      .updateTable("bookings")
      .set((update) => ({
        starts_at: new Date(slot.start),
        ends_at: new Date(slot.end),
        blocked: rangeLiteral(blocked),
        owner_day: slot.ownerDay,
        zone: requested.zone,
        sequence: update("sequence", "+", 1),
        updated_at: now,
      }))
      .where("id", "=", booking.id)
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(async (error: unknown) => {
        if (!isExclusionViolation(error)) throw error;
        await sql`rollback to savepoint move`.execute(trx);
        return "taken" as const;
      });
    if (row === "taken") return fail("taken");
    const rescheduled = bookingOf(row);
    await queueReschedule(trx, { context, type, booking: rescheduled, now, isByOwner }, current.starts_at);
    await alongside?.(trx, rescheduled);
    return ok(rescheduled);
  });
}

/** Queues emails that quote the reason; null if already cancelled. */
export async function cancelBooking(
  context: BookingContext,
  type: EventType,
  reference: string,
  by: "visitor" | "owner",
  now: Date,
  reason: string | null = null,
  alongside?: InSameTransaction,
): Promise<Booking | null> {
  return withTransactionRetry(context.db, async (trx) => {
    const row = await trx
      .updateTable("bookings")
      .set((update) => ({
        status: "cancelled",
        cancelled_at: now,
        cancelled_by: by,
        cancel_reason: reason,
        updated_at: now,
        sequence: update("sequence", "+", 1),
      }))
      .where("reference", "=", reference)
      .where("status", "=", "confirmed")
      .returningAll()
      .executeTakeFirst();
    if (!row) return null;
    const booking = bookingOf(row);
    await queueCancellation(trx, { context, type, booking, now });
    await alongside?.(trx, booking);
    return booking;
  });
}
