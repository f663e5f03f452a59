import type { Booking, BookingContext, EventType } from "./booking.ts";
import { queuePlaceChange, renewBookingReminders } from "./booking-emails.server.ts";
import { bookingOf, inTransaction } from "./bookings.server.ts";
import { getEventType } from "./event-types.server.ts";

/** Null restores the event type's place. Emails the visitor. @returns null if nothing ahead changes */
export async function setBookingPlace(
  context: BookingContext,
  type: EventType,
  reference: string,
  place: string | null,
  now: Date,
): Promise<Booking | null> {
  return inTransaction(context.db, async (trx) => {
    const row = await trx
      .updateTable("bookings")
      .set((update) => ({ place, updated_at: now, sequence: update("sequence", "+", 1) }))
      .where("reference", "=", reference)
      .where("status", "=", "confirmed")
      .where("ends_at", ">", now)
      .where("place", "is distinct from", place)
      .returningAll()
      .executeTakeFirst();
    if (!row) return null;
    const booking = bookingOf(row);
    await queuePlaceChange(trx, { context, type, booking, now });
    return booking;
  });
}

/** Rewrites pending reminders of an event type with its current link, place and title. */
export async function updateReminders(context: BookingContext, key: string, now: Date): Promise<void> {
  const type = await getEventType(context.db, key, { evenIfClosed: true });
  if (!type) return;
  await inTransaction(context.db, async (trx) => {
    const upcoming = await trx
      .selectFrom("bookings")
      .selectAll()
      .where("event_type", "=", key)
      .where("status", "=", "confirmed")
      .where("starts_at", ">", now)
      .execute();
    for (const row of upcoming) await renewBookingReminders(trx, { context, type, booking: bookingOf(row), now });
  });
}
