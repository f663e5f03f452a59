import { sql } from "kysely";
import { copyOf, type Texts } from "../../facts/page-texts.ts";
import type { SiteFacts } from "../../facts/site-facts.ts";
import { fillText } from "../../facts/tokens.ts";
import { formatDate } from "../../lib/time/dates.ts";
import { dateAndTime } from "../../lib/time/zoned-time.ts";
import type { Db } from "../../server-context/db.ts";
import { binStart } from "../../server-context/deletion.ts";
import { emailInLetters } from "../../server-context/email-address.server.ts";
import { recordLabels } from "../../server-context/personal-data-copy.ts";
import type { PersonalDataStore, PersonalRecord } from "../../server-context/personal-data-store.ts";
import { belongsTo, eraseRecords, purgeRecords } from "../people/records/records.server.ts";
import { visitFacts } from "../visits/visit-facts.ts";
import { type ImportedFrom, proofYears } from "./records/subscriber.ts";
import { addSuppressions, findSuppressions, hasUnsubscribed } from "./records/suppressions.server.ts";
import { subscriberRecords } from "./subscriber-records-copy.ts";

type RecordsCopy = Texts<typeof subscriberRecords>;

const importText = (copy: RecordsCopy, { source, consentedAt, evidence }: ImportedFrom): string =>
  [source, consentedAt && fillText(copy.consentOf, { day: consentedAt.slice(0, 10) }), evidence]
    .filter(Boolean)
    .join("; ");

type TextOptions = { copy: RecordsCopy; facts: SiteFacts };

async function listDeliveries(db: Db, { copy, facts }: TextOptions, subscriberId: number) {
  const rows = await db
    .selectFrom("newsletter_recipients as r")
    .innerJoin("newsletter_issues as i", "i.id", "r.issue_id")
    .select(["i.subject", "r.status", "r.updated_at", "r.email", "r.name", "r.last_answer"])
    .where("r.subscriber_id", "=", subscriberId)
    .orderBy("r.issue_id", "desc")
    .execute();
  return rows.map(({ subject, status, updated_at, email, name, last_answer }) => ({
    label: fillText(copy.issue, { subject }),
    value:
      fillText(copy.deliveries[status === "waiting" || status === "retrying" ? "sending" : status], {
        time: dateAndTime(updated_at, facts),
        recipient: [name, emailInLetters(email)].filter(Boolean).join(", "),
      }) + (last_answer ? ` (${last_answer})` : ""),
  }));
}

async function listBounces(db: Db, { copy, facts }: TextOptions, subscriberId: number) {
  const rows = await db
    .selectFrom("newsletter_bounces")
    .select(["kind", "answer", "at"])
    .where("subscriber_id", "=", subscriberId)
    .orderBy("at", "desc")
    .execute();
  return rows.map(({ kind, answer, at }) => ({
    label: kind === "complaint" ? copy.complaint : copy.bounce,
    value: `${dateAndTime(at, facts)}${answer ? `: ${answer}` : ""}`,
  }));
}

/** Whether the address stays suppressed after erasure, which also ends a subscription. */
const isSuppressed = (row: Parameters<typeof hasUnsubscribed>[0]) => row.status === "confirmed" || hasUnsubscribed(row);

const suppressionRecord = ({ digest }: RecordsCopy, at: Date): PersonalRecord => ({
  title: digest.title,
  at: at.toISOString(),
  facts: [{ label: digest.label, value: digest.text }],
  stays: digest.stays,
});

export const subscribersPersonalData: PersonalDataStore = {
  noun: "subscribers",
  title: (site) => copyOf(site, subscriberRecords).title,
  forOwner: {
    title: "Newsletter subscription, with its proof of consent",
    stays:
      "A digest of the email address, which tells no one the address: they have left, and no later import brings them back. It goes when they subscribe again themselves.",
  },
  async find(db, email, { site, secret, now }) {
    const { language } = site.facts;
    const labels = copyOf(site, recordLabels);
    const copy = copyOf(site, subscriberRecords);
    const row = await db.selectFrom("subscribers").selectAll().where(belongsTo(email)).executeTakeFirst();
    const suppressedAt = (await findSuppressions(db, secret, [email])).get(email.toLowerCase());
    if (!row) return suppressedAt ? [suppressionRecord(copy, suppressedAt)] : [];
    const events = await db
      .selectFrom("subscription_events")
      .select(["event", "text", "at"])
      .where("subscriber_id", "=", row.id)
      .orderBy("at")
      .execute();
    const options = { copy, facts: site.facts };
    const [deliveries, bounces] = await Promise.all([
      listDeliveries(db, options, row.id),
      listBounces(db, options, row.id),
    ]);
    const facts = [
      { label: labels.status, value: copy.states[row.status] },
      ...(row.name ? [{ label: labels.name, value: row.name }] : []),
      ...(row.industry ? [{ label: copy.industry, value: row.industry }] : []),
      ...visitFacts(site, row.visit),
      ...events.map(({ event, text, at }) => ({
        label: copy.events[event],
        value: [dateAndTime(at, site.facts), text].filter(Boolean).join(": "),
      })),
      ...(row.end_reason ? [{ label: labels.whyEnded, value: row.end_reason }] : []),
      ...(row.imported ? [{ label: copy.broughtFrom, value: importText(copy, row.imported) }] : []),
      ...deliveries,
      ...bounces,
      ...(row.notes ? [{ label: labels.ourNotes, value: row.notes }] : []),
      ...(row.expires_at
        ? [{ label: labels.erasedOn, value: formatDate(row.expires_at.toISOString(), "UTC", language) }]
        : []),
    ];
    const record = { title: emailInLetters(row.email), at: row.created_at.toISOString(), facts };
    return isSuppressed(row) || suppressedAt ? [record, suppressionRecord(copy, suppressedAt ?? now)] : [record];
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
    // A former reader who asked again becomes unsubscribed again: that proof is still stored.
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
    const expired = await db
      .selectFrom("subscribers")
      .select("email")
      .where((row) => row.or([row("expires_at", "<=", now), row("deleted_at", "<=", binStart(now))]))
      .where((row) => row.or([row("status", "=", "unsubscribed"), row("unsubscribed_at", "is not", null)]))
      .execute();
    const emails = expired.map(({ email }) => email);
    await addSuppressions(db, secret, emails, now);
    return purgeRecords(db, "subscriber", now);
  },
};
