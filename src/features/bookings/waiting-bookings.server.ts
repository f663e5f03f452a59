import { fail, ok, type Result } from "../../lib/result.ts";
import { isKey, readLink } from "../../server-context/signed-link.ts";
import { countEvent } from "../visits/touches.server.ts";
import {
  type Booking,
  type BookingContext,
  bookingCheckPurpose,
  bookingLinkPurpose,
  type EventType,
} from "./booking.ts";
import { queueConfirmation } from "./booking-emails.server.ts";
import { bookingOf, confirmedColumns, withTransactionRetry } from "./bookings.server.ts";

/** The booking that waits for a click; `isProven`: the token is from that email. Null if the hold has expired. */
export async function openWaitingBooking(
  { db, secret }: Pick<BookingContext, "db" | "secret">,
  token: string,
  now: Date,
): Promise<{ booking: Booking; isProven: boolean } | null> {
  const check = readLink(secret, bookingCheckPurpose, token, now);
  const link = check.ok ? check : readLink(secret, bookingLinkPurpose, token, now);
  if (!link.ok || !isKey(link.value)) return null;
  const row = await db
    .selectFrom("bookings")
    .selectAll()
    .where("reference", "=", link.value)
    .where("email", "is not", null)
    .where((where) => where.or([where("status", "<>", "held"), where("held_until", ">", now)]))
    .executeTakeFirst();
  return row && (check.ok || row.status === "held") ? { booking: bookingOf(row), isProven: check.ok } : null;
}

/** After the click in its email, which proves the address: no rate limit applies. "expired": no longer held */
export async function confirmWaitingBooking(
  context: BookingContext,
  type: EventType,
  reference: string,
  now: Date,
): Promise<Result<Booking, "expired">> {
  return withTransactionRetry(context.db, async (trx) => {
    const row = await trx
      .updateTable("bookings")
      .set((update) => ({ ...confirmedColumns, booked_by: update.ref("held_by"), updated_at: now }))
      .where("reference", "=", reference)
      .where("status", "=", "held")
      .where("email", "is not", null)
      .where("held_until", ">", now)
      .returningAll()
      .executeTakeFirst();
    if (!row) return fail("expired");
    const booking = bookingOf(row);
    await countEvent(trx, "calls", booking.email ?? "", now);
    await queueConfirmation(trx, { context, type, booking, now, isByOwner: true });
    return ok(booking);
  });
}
