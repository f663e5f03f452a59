import { sql } from "kysely";
import { minuteOf } from "../../lib/dates.ts";
import type { PersonalDataStore } from "../../request/personal-data-store.ts";
import { belongsTo, eraseRecords, purgeRecords } from "../records/records.server.ts";
import { proofYears } from "./subscriber.ts";

const stateWords = {
  pending: "Asked for, not confirmed",
  confirmed: "Subscribed",
  unsubscribed: "Unsubscribed",
} as const;

const eventWords = {
  requested: "Asked for",
  confirmed: "Confirmed",
  changed: "Settings changed",
  unsubscribed: "Unsubscribed",
} as const;

/** The subscription to the email with the proof of consent. */
export const subscribersPersonalData: PersonalDataStore = {
  noun: "subscribers",
  title: "Your subscription",
  async find(db, email) {
    const row = await db.selectFrom("subscribers").selectAll().where(belongsTo(email)).executeTakeFirst();
    if (!row) return [];
    const events = await db
      .selectFrom("subscription_events")
      .select(["event", "text", "at"])
      .where("subscriber_id", "=", row.id)
      .orderBy("at")
      .execute();
    const facts = [
      { label: "Status", value: stateWords[row.status] },
      ...(row.name ? [{ label: "Name", value: row.name }] : []),
      ...(row.industry ? [{ label: "Industry", value: row.industry }] : []),
      ...events.map(({ event, text, at }) => ({
        label: eventWords[event],
        value: text ? `${minuteOf(at)}: ${text}` : minuteOf(at),
      })),
      ...(row.notes ? [{ label: "Our notes", value: row.notes }] : []),
      ...(row.expires_at ? [{ label: "Erased on", value: row.expires_at.toISOString().slice(0, 10) }] : []),
    ];
    return [{ title: row.email, at: row.created_at.toISOString(), facts }];
  },
  erase: async (db, email) =>
    eraseRecords(db, "subscriber", await db.selectFrom("subscribers").select("id").where(belongsTo(email)).execute()),
  async purge(db, now) {
    // Who had been a reader before goes back to having left: the proof of that is still stored.
    await db
      .updateTable("subscribers")
      .set((row) => ({
        status: "unsubscribed",
        expires_at: sql<Date>`make_timestamptz(extract(year from ${row.ref("unsubscribed_at")})::int + ${sql.lit(proofYears + 1)}, 1, 1, 0, 0, 0, 'UTC')`,
      }))
      .where("status", "=", "pending")
      .where("expires_at", "<=", now)
      .where("unsubscribed_at", "is not", null)
      .execute();
    return purgeRecords(db, "subscriber", now);
  },
};
