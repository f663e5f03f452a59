import { sql } from "kysely";
import { formatDate, minuteOf } from "../../lib/time/dates.ts";
import type { Db } from "../../server-context/db.ts";
import { binStart } from "../../server-context/deletion.ts";
import { emailInLetters } from "../../server-context/email-address.server.ts";
import type { PersonalDataStore, PersonalRecord } from "../../server-context/personal-data-store.ts";
import { belongsTo, eraseRecords, purgeRecords } from "../people/records/records.server.ts";
import { visitFacts } from "../visits/visit.ts";
import { type ImportedFrom, proofYears } from "./records/subscriber.ts";
import { addSuppressions, findSuppressions, hasUnsubscribed } from "./records/suppressions.server.ts";

const stateLabels = {
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

const deliveryStatusLabels = {
  waiting: "on its way",
  sending: "on its way",
  retrying: "on its way",
  sent: "sent",
  bounced: "rejected by your mail server",
  unknown: "perhaps sent",
  skipped: "not sent",
} as const;

const importWords = ({ source, consentedAt, evidence }: ImportedFrom): string =>
  [source, consentedAt && `consent of ${consentedAt.slice(0, 10)}`, evidence].filter(Boolean).join("; ");

async function listDeliveries(db: Db, subscriberId: number) {
  const rows = await db
    .selectFrom("newsletter_recipients as r")
    .innerJoin("newsletter_issues as i", "i.id", "r.issue_id")
    .select(["i.subject", "r.status", "r.updated_at", "r.email", "r.name", "r.last_answer"])
    .where("r.subscriber_id", "=", subscriberId)
    .orderBy("r.issue_id", "desc")
    .execute();
  return rows.map(({ subject, status, updated_at, email, name, last_answer }) => ({
    label: `Issue “${subject}”`,
    value: `${minuteOf(updated_at)}: ${deliveryStatusLabels[status]}, to ${name ? `${name}, ` : ""}${emailInLetters(email)}${last_answer ? ` (${last_answer})` : ""}`,
  }));
}

async function listBounces(db: Db, subscriberId: number) {
  const rows = await db
    .selectFrom("newsletter_bounces")
    .select(["kind", "answer", "at"])
    .where("subscriber_id", "=", subscriberId)
    .orderBy("at", "desc")
    .execute();
  return rows.map(({ kind, answer, at }) => ({
    label: kind === "complaint" ? "Reported as spam" : "Came back",
    value: `${minuteOf(at)}${answer ? `: ${answer}` : ""}`,
  }));
}

/** Whether the address stays suppressed after erasure, which ends a subscription too. */
const isSuppressed = (row: Parameters<typeof hasUnsubscribed>[0]) => row.status === "confirmed" || hasUnsubscribed(row);

const suppressionRecord = (at: Date): PersonalRecord => ({
  title: "A digest of your email address",
  at: at.toISOString(),
  facts: [{ label: "What it is", value: "A code made of your email address, from which no one can read the address." }],
  stays:
    "You have left the newsletter, or leave it by erasing your data. The digest makes sure that no later import subscribes you again. It goes when you subscribe again yourself.",
});

export const subscribersPersonalData: PersonalDataStore = {
  noun: "subscribers",
  title: "Your subscription",
  forOwner: {
    title: "Newsletter subscription, with its proof of consent",
    stays:
      "A digest of the email address, which tells no one the address: they have left, and no later import brings them back. It goes when they subscribe again themselves.",
  },
  async find(db, email, { secret, now }) {
    const row = await db.selectFrom("subscribers").selectAll().where(belongsTo(email)).executeTakeFirst();
    const suppressedAt = (await findSuppressions(db, secret, [email])).get(email.toLowerCase());
    if (!row) return suppressedAt ? [suppressionRecord(suppressedAt)] : [];
    const events = await db
      .selectFrom("subscription_events")
      .select(["event", "text", "at"])
      .where("subscriber_id", "=", row.id)
      .orderBy("at")
      .execute();
    const [deliveries, bounces] = await Promise.all([listDeliveries(db, row.id), listBounces(db, row.id)]);
    const facts = [
      { label: "Status", value: stateLabels[row.status] },
      ...(row.name ? [{ label: "Name", value: row.name }] : []),
      ...(row.industry ? [{ label: "Industry", value: row.industry }] : []),
      ...visitFacts(row.visit),
      ...events.map(({ event, text, at }) => ({
        label: eventWords[event],
        value: text ? `${minuteOf(at)}: ${text}` : minuteOf(at),
      })),
      ...(row.end_reason ? [{ label: "Why it ended", value: row.end_reason }] : []),
      ...(row.imported ? [{ label: "Brought from", value: importWords(row.imported) }] : []),
      ...deliveries,
      ...bounces,
      ...(row.notes ? [{ label: "Our notes", value: row.notes }] : []),
      ...(row.expires_at ? [{ label: "Erased on", value: formatDate(row.expires_at.toISOString(), "UTC") }] : []),
    ];
    const record = { title: emailInLetters(row.email), at: row.created_at.toISOString(), facts };
    return isSuppressed(row) || suppressedAt ? [record, suppressionRecord(suppressedAt ?? now)] : [record];
  },
  async erase(db, email, { secret, now }) {
    const rows = await db
      .selectFrom("subscribers")
      .select(["id", "email", "status", "unsubscribed_at"])
      .where(belongsTo(email))
      .execute();
    const suppressed = rows.filter(isSuppressed).map((row) => row.email);
    await addSuppressions(db, secret, suppressed, now);
    return eraseRecords(db, "subscriber", rows);
  },
  async purge(db, now, { secret }) {
    // A former reader returns to "left": that proof is still stored.
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
    const left = await db
      .selectFrom("subscribers")
      .select("email")
      .where((row) => row.or([row("expires_at", "<=", now), row("deleted_at", "<=", binStart(now))]))
      .where((row) => row.or([row("status", "=", "unsubscribed"), row("unsubscribed_at", "is not", null)]))
      .execute();
    const emails = left.map(({ email }) => email);
    await addSuppressions(db, secret, emails, now);
    return purgeRecords(db, "subscriber", now);
  },
};
