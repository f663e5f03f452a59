import { sql } from "kysely";
import type { Site } from "../../facts/site.ts";
import { fail, ok, type Result } from "../../lib/result.ts";
import { dayMs } from "../../lib/time/durations.ts";
import type { Db } from "../../server-context/db.ts";
import { emailInLetters } from "../../server-context/email-address.server.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { queueEmail } from "../email/emails.server.ts";
import type { NoShow } from "./booking-record.ts";
import { noShowEmail } from "./emails/emails.ts";

/** Days that a no-show stays on the owner's list. */
const daysListed = 14;

/** Without a message or a later booking; latest first. */
export async function listNoShows(db: Db, now: Date): Promise<NoShow[]> {
  const rows = await db
    .selectFrom("bookings")
    .innerJoin("event_types", "event_types.key", "bookings.event_type")
    .select(["bookings.id", "bookings.name", "bookings.email", "event_types.title", "starts_at"])
    .where("bookings.status", "=", "confirmed")
    .where("no_show", "=", true)
    .where("starts_at", ">", new Date(now.getTime() - daysListed * dayMs))
    .where("starts_at", "<=", now)
    .where(
      sql<boolean>`not exists (select from mails where occasion = 'booking:' || bookings.reference || ':no-show')
        and not exists (select from bookings as later where lower(later.email) = lower(bookings.email)
          and later.status = 'confirmed' and later.starts_at > bookings.starts_at)`,
    )
    .orderBy("starts_at", "desc")
    .limit(10)
    .execute();
  return rows.map(({ id, name, email, title, starts_at }) => ({
    id,
    name: name ?? emailInLetters(email ?? ""),
    title,
    startsAt: starts_at.toISOString(),
  }));
}

type Message = { id: number; subject: string; body: string };

/** One message per booking: later ones are ignored. "gone": not a no-show (any more). */
export async function writeToNoShow(
  site: Site,
  db: Db,
  { id, subject, body }: Message,
  actor: string,
): Promise<Result<undefined, "gone">> {
  return db.transaction().execute(async (trx) => {
    const booking = await trx
      .selectFrom("bookings")
      .select(["reference", "email"])
      .where("id", "=", id)
      .where("status", "=", "confirmed")
      .where("no_show", "=", true)
      .executeTakeFirst();
    if (!booking?.email) return fail("gone");
    const isQueued = await queueEmail(site, trx, {
      kind: "booking-no-show",
      to: booking.email,
      occasion: `booking:${booking.reference}:no-show`,
      about: `booking:${id}`,
      headers: { "Reply-To": site.facts.email },
      content: noShowEmail(site, subject, body),
    });
    if (isQueued)
      await recordAudit(trx, { actor, action: "booking.no-show-message", subjectKind: "booking", subjectId: id });
    return ok();
  });
}
