import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Db } from "../../../server-context/db.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import type { BookingContext } from "../booking.ts";
import { bookingOwnerEntry } from "../booking-emails.server.ts";
import { listUpcomingBookings } from "../bookings.server.ts";
import { listEventTypes } from "../event-types.server.ts";
import { calendarFile } from "./calendar-entry.ts";

type Context = Pick<BookingContext, "db" | "siteUrl">;

const digest = (text: string) => createHash("sha256").update(text).digest();

async function readToken(db: Db): Promise<string | null> {
  return (await db.selectFrom("owner_calendar").select("feed_token").executeTakeFirstOrThrow()).feed_token;
}

const feedUrl = (siteUrl: string, token: string) => `${siteUrl}/calendar/${token}.ics`;

export async function getFeedUrl({ db, siteUrl }: Context): Promise<string | null> {
  const token = await readToken(db);
  return token === null ? null : feedUrl(siteUrl, token);
}

/** The previous URL stops working. */
export async function renewFeedUrl({ db, siteUrl }: Context, actor: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("owner_calendar").set({ feed_token: token }).execute();
    await recordAudit(trx, { actor, action: "calendar-feed.renew" });
  });
  return feedUrl(siteUrl, token);
}

export async function deleteFeedUrl(db: Db, actor: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("owner_calendar").set({ feed_token: null }).execute();
    await recordAudit(trx, { actor, action: "calendar-feed.delete" });
  });
}

export async function isFeedToken(db: Db, token: string): Promise<boolean> {
  const expected = await readToken(db);
  return expected !== null && timingSafeEqual(digest(token), digest(expected));
}

/** The caller has checked the token. */
export async function getCalendarFeed(context: BookingContext, now: Date): Promise<string> {
  const [bookings, types] = await Promise.all([listUpcomingBookings(context.db, now), listEventTypes(context.db)]);
  const byKey = new Map(types.map((type) => [type.key, type]));
  const entries = bookings.flatMap((booking) => {
    const type = byKey.get(booking.eventType);
    return type ? [bookingOwnerEntry({ context, type, booking, now })] : [];
  });
  return calendarFile(entries, "PUBLISH", `Bookings, ${context.site.facts.name}`);
}
