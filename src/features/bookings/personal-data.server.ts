import { type Selectable, type SelectQueryBuilder, sql } from "kysely";
import { copyOf, type Texts } from "../../facts/page-texts.ts";
import type { SiteFacts } from "../../facts/site-facts.ts";
import { formatDate } from "../../lib/time/dates.ts";
import { dateAndTime } from "../../lib/time/zoned-time.ts";
import type { Db, Schema } from "../../server-context/db.ts";
import { recordLabels } from "../../server-context/personal-data-copy.ts";
import type { PersonalDataStore } from "../../server-context/personal-data-store.ts";
import { queueEmail } from "../email/emails.server.ts";
import { belongsTo, eraseRecords } from "../people/records/records.server.ts";
import { visitFacts } from "../visits/visit-facts.ts";
import { bookingRecords } from "./booking-records-copy.ts";
import { bookingErasedOwnerEmail, writtenTime } from "./emails/emails.ts";
import { getOwnerZone } from "./slots.server.ts";

const ofPerson = (db: Db, email: string): SelectQueryBuilder<Schema, "bookings" | "event_types", object> =>
  db.selectFrom("bookings").innerJoin("event_types", "event_types.key", "bookings.event_type").where(belongsTo(email));

function statusText(
  { status, cancelled_at, cancelled_by, ends_at, no_show }: Selectable<Schema["bookings"]>,
  words: Texts<typeof bookingRecords>,
  facts: SiteFacts,
  now: Date,
): string {
  if (status === "cancelled") {
    const by = cancelled_by === "owner" ? words.cancelledByUs : words.cancelledByYou;
    return cancelled_at ? `${by}, ${dateAndTime(cancelled_at, facts)}` : by;
  }
  if (ends_at > now) return words.ahead;
  return no_show ? words.missed : words.over;
}

/** Erasing cancels upcoming bookings. */
export const bookingsPersonalData: PersonalDataStore = {
  noun: "bookings",
  title: (site) => copyOf(site, bookingRecords).title,
  forOwner: { title: "Bookings; one that lies ahead is cancelled without an email to them" },
  async find(db, email, { site, now }) {
    const { language } = site.facts;
    const labels = copyOf(site, recordLabels);
    const words = copyOf(site, bookingRecords);
    const rows = await ofPerson(db, email)
      .selectAll("bookings")
      .select("event_types.title")
      .select(sql<string>`to_char(retain_until, 'YYYY-MM-DD')`.as("kept_until"))
      .orderBy("bookings.created_at", "desc")
      .execute();
    return rows.map((row) => ({
      title: row.title,
      at: row.created_at.toISOString(),
      facts: [
        { label: words.when, value: writtenTime(row.starts_at, row.zone, language) },
        { label: labels.status, value: statusText(row, words, site.facts, now) },
        { label: labels.name, value: row.name ?? "" },
        ...(row.organisation ? [{ label: labels.organisation, value: row.organisation }] : []),
        ...(row.topic ? [{ label: words.topic, value: row.topic }] : []),
        ...row.answers.map(({ question, answer }) => ({ label: question, value: answer })),
        ...(row.place ? [{ label: words.where, value: row.place }] : []),
        ...(row.cancel_reason ? [{ label: words.reason, value: row.cancel_reason }] : []),
        ...visitFacts(site, row.visit),
        ...(row.consent_text ? [{ label: labels.shownBeside, value: row.consent_text }] : []),
        ...(row.notes ? [{ label: labels.ourNotes, value: row.notes }] : []),
        { label: labels.erasedOn, value: formatDate(row.kept_until, "UTC", language) },
      ],
    }));
  },
  async erase(db, email, { site, siteUrl, ownerEmail, now }) {
    const rows = await ofPerson(db, email)
      .select(["bookings.id", "bookings.starts_at", "bookings.ends_at", "bookings.status", "event_types.title"])
      .execute();
    const ahead = rows.filter(({ status, ends_at }) => status === "confirmed" && ends_at > now);
    if (ahead.length > 0) {
      const zone = await getOwnerZone(db);
      for (const { title, starts_at } of ahead) {
        // Without `about`, or it would be erased with the booking; it contains no personal data.
        const content = bookingErasedOwnerEmail({ title, start: starts_at, zone }, `${siteUrl}/admin/bookings`);
        await queueEmail(site, db, { kind: "booking-owner", to: ownerEmail, content });
      }
    }
    return eraseRecords(db, "booking", rows);
  },
  async purge(db, now) {
    const rows = await db
      .selectFrom("bookings")
      .select("id")
      .where("retain_until", "<=", now.toISOString().slice(0, 10))
      .execute();
    return eraseRecords(db, "booking", rows);
  },
};
