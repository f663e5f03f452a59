import { type Desk, queueReminders } from "./booking-desk.server.ts";
import { getBooking, getEventType, inTransaction } from "./bookings.server.ts";

/** Rewrites the reminders of an event type that are still to be sent, so that they hold its present link, place and title. */
export async function renewReminders(desk: Desk, key: string, now: Date): Promise<void> {
  const type = await getEventType(desk.db, key, { evenIfClosed: true });
  if (!type) return;
  await inTransaction(desk.db, async (trx) => {
    const upcoming = await trx
      .selectFrom("bookings")
      .select("reference")
      .where("event_type", "=", key)
      .where("status", "=", "confirmed")
      .where("starts_at", ">", now)
      .execute();
    for (const { reference } of upcoming) {
      const booking = await getBooking(trx, reference);
      if (!booking) continue;
      // One that was tried before stays: it is due, and would not be queued again.
      await trx
        .deleteFrom("mails")
        .where("kind", "=", "booking-reminder")
        .where("status", "=", "queued")
        .where("attempts", "=", 0)
        .where("next_attempt_at", ">", now)
        .where("occasion", "like", `booking:${reference}:%`)
        .execute();
      await queueReminders(trx, desk, type, booking, now);
    }
  });
}
