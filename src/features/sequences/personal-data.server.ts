import { sql } from "kysely";
import { industryName } from "../../facts/industries.ts";
import { copyOf } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";
import { fillText } from "../../facts/tokens.ts";
import { formatDate } from "../../lib/time/dates.ts";
import { dateAndTime } from "../../lib/time/zoned-time.ts";
import type { Db } from "../../server-context/db.ts";
import { emailInLetters } from "../../server-context/email-address.server.ts";
import { anyId } from "../../server-context/list-request.server.ts";
import { recordLabels } from "../../server-context/personal-data-copy.ts";
import type { PersonalDataStore } from "../../server-context/personal-data-store.ts";
import { eraseEmailsAbout } from "../email/personal-data.server.ts";
import { belongsTo } from "../people/records/records.server.ts";
import { calculationFacts } from "../roi/shared-calculation.ts";
import { readerRecords } from "./reader-records-copy.ts";

async function listDeliveries(db: Db, site: Site, readerId: number) {
  const copy = copyOf(site, readerRecords);
  const rows = await db
    .selectFrom("sequence_deliveries as d")
    .innerJoin("sequence_emails as e", "e.id", "d.email_id")
    .select(["e.subject", "d.status", "d.next_attempt_at", "d.updated_at", "d.email", "d.last_answer"])
    .where("d.reader_id", "=", readerId)
    .orderBy("d.position")
    .execute();
  return rows.map(({ subject, status, next_attempt_at, updated_at, email, last_answer }) => {
    const isDue = status === "waiting" || status === "retrying";
    const time = dateAndTime(isDue ? next_attempt_at : updated_at, site.facts);
    const response = last_answer ? ` (${last_answer})` : "";
    return {
      label: fillText(copy.email, { subject }),
      value: fillText(copy.deliveries[isDue ? "waiting" : status], { email: emailInLetters(email), time }) + response,
    };
  });
}

async function eraseReaders(db: Db, readers: readonly { id: number }[]): Promise<number> {
  if (readers.length === 0) return 0;
  const ids = readers.map(({ id }) => id);
  await eraseEmailsAbout(
    db,
    ids.map((id) => `sequence-reader:${id}`),
  );
  const { numDeletedRows } = await db.deleteFrom("sequence_readers").where("id", "=", anyId(ids)).executeTakeFirst();
  return Number(numDeletedRows);
}

export const sequencesPersonalData: PersonalDataStore = {
  noun: "sequences",
  title: (site) => copyOf(site, readerRecords).title,
  forOwner: { title: "Sequences, with their proof of consent" },
  async find(db, email, { site }) {
    const { language } = site.facts;
    const labels = copyOf(site, recordLabels);
    const copy = copyOf(site, readerRecords);
    const readers = await db
      .selectFrom("sequence_readers as r")
      .innerJoin("sequences as q", "q.id", "r.sequence_id")
      .selectAll("r")
      .select("q.name as sequence")
      .where(sql<boolean>`lower(r.email) = ${email.toLowerCase()}`)
      .orderBy("r.created_at", "desc")
      .execute();
    return Promise.all(
      readers.map(async (row) => ({
        title: row.sequence,
        at: row.created_at.toISOString(),
        facts: [
          { label: labels.status, value: copy.states[row.state] },
          ...(row.stop_reason ? [{ label: labels.whyEnded, value: copy.reasons[row.stop_reason] }] : []),
          {
            label: copy.agreed,
            value: fillText(copy.agreement, {
              time: dateAndTime(row.consented_at, site.facts),
              page: row.page,
              consent: row.consent_text,
            }),
          },
          ...(row.confirmed_at ? [{ label: labels.confirmed, value: dateAndTime(row.confirmed_at, site.facts) }] : []),
          ...(row.name ? [{ label: labels.name, value: row.name }] : []),
          ...(row.organisation ? [{ label: labels.organisation, value: row.organisation }] : []),
          ...(row.replied_at ? [{ label: copy.replied, value: dateAndTime(row.replied_at, site.facts) }] : []),
          ...(row.calculation
            ? calculationFacts(row.calculation, industryName(site, row.calculation.industry), site)
            : []),
          ...(row.zone ? [{ label: copy.zone, value: row.zone }] : []),
          ...(await listDeliveries(db, site, row.id)),
          ...(row.expires_at
            ? [{ label: labels.erasedOn, value: formatDate(row.expires_at.toISOString(), "UTC", language) }]
            : []),
        ],
      })),
    );
  },
  async erase(db, email) {
    return eraseReaders(db, await db.selectFrom("sequence_readers").select("id").where(belongsTo(email)).execute());
  },
  async purge(db, now) {
    const expired = db.selectFrom("sequence_readers").select("id").where("expires_at", "<=", now);
    return eraseReaders(db, await expired.execute());
  },
};
