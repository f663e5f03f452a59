import { sql } from "kysely";
import type { Trx } from "../../server-context/db.ts";
import { minutesUntilEmail } from "../email/emails.server.ts";
import type { EventType } from "./booking.ts";
import { isDayFull } from "./slots.server.ts";

const maxOpenPerAddress = 3;
const maxOpenPerNetwork = 8;
/** Per booking, by its link. */
export const maxChanges = 10;

/** Also checks the email rate limit. Serialises requests of the same address or network. */
export async function checkVisitorLimits(
  trx: Trx,
  email: string,
  client: string,
): Promise<"too-many" | "after-click" | "at-once"> {
  // Also locks the address.
  if ((await minutesUntilEmail(trx, "booking", email)) > 0) return "too-many";
  await sql`select pg_advisory_xact_lock(hashtext(${`booking-client ${client}`}))`.execute(trx);
  const open = trx
    .selectFrom("bookings")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("status", "=", "confirmed")
    .where("ends_at", ">", sql<Date>`now()`);
  const byAddress = await open.where(sql`lower(email)`, "=", email.toLowerCase()).executeTakeFirstOrThrow();
  const byNetwork = await open.where("booked_by", "=", client).executeTakeFirstOrThrow();
  if (byAddress.count >= maxOpenPerAddress || byNetwork.count >= maxOpenPerNetwork) return "too-many";
  return byAddress.count > 0 ? "after-click" : "at-once";
}

/** An expired hold still blocks its time, but no longer counts against the daily limit. */
export async function isStillFree(trx: Trx, type: EventType, reference: string): Promise<boolean> {
  const hold = await trx
    .selectFrom("bookings")
    .select(["id", sql<string>`to_char(owner_day, 'YYYY-MM-DD')`.as("day")])
    .where("reference", "=", reference)
    .where("held_until", "<=", sql<Date>`now()`)
    .executeTakeFirst();
  return !hold || !(await isDayFull(trx, type, hold.day, hold.id));
}
