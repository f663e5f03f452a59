import { sql } from "kysely";
import { industryName } from "../../facts/industries.ts";
import { formatDate, minuteOf } from "../../lib/time/dates.ts";
import type { Db } from "../../server-context/db.ts";
import { emailInLetters } from "../../server-context/email-address.server.ts";
import { anyId } from "../../server-context/list-request.server.ts";
import type { PersonalDataStore } from "../../server-context/personal-data-store.ts";
import { eraseEmailsAbout } from "../email/personal-data.server.ts";
import { belongsTo } from "../people/records/records.server.ts";
import { calculationFacts } from "../roi/shared-calculation.ts";
import { readerStateLabels, stopReasonLabels } from "./sequence.ts";

const deliveryLabels = {
  waiting: "due on",
  retrying: "due on",
  sending: "on its way since",
  sent: "sent on",
  bounced: "rejected by your mail server on",
  unknown: "perhaps sent on",
  skipped: "not sent; ended on",
} as const;

async function listDeliveries(db: Db, readerId: number) {
  const rows = await db
    .selectFrom("sequence_deliveries as d")
    .innerJoin("sequence_emails as e", "e.id", "d.email_id")
    .select(["e.subject", "d.status", "d.next_attempt_at", "d.updated_at", "d.email", "d.last_answer"])
    .where("d.reader_id", "=", readerId)
    .orderBy("d.position")
    .execute();
  return rows.map(({ subject, status, next_attempt_at, updated_at, email, last_answer }) => {
    const at = minuteOf(status === "waiting" || status === "retrying" ? next_attempt_at : updated_at);
    const answer = last_answer ? ` (${last_answer})` : "";
    return {
      label: `Email “${subject}”`,
      value: `To ${emailInLetters(email)}, ${deliveryLabels[status]} ${at}${answer}`,
    };
  });
}

async function eraseReaders(db: Db, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  await eraseEmailsAbout(
    db,
    ids.map((id) => `sequence-reader:${id}`),
  );
  const { numDeletedRows } = await db.deleteFrom("sequence_readers").where("id", "=", anyId(ids)).executeTakeFirst();
  return Number(numDeletedRows);
}

export const sequencesPersonalData: PersonalDataStore = {
  noun: "sequences",
  title: "Series of emails that you asked for",
  forOwner: { title: "Sequences, with their proof of consent" },
  async find(db, email, { site }) {
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
          { label: "Status", value: readerStateLabels[row.state] },
          ...(row.stop_reason ? [{ label: "Why it ended", value: stopReasonLabels[row.stop_reason] }] : []),
          { label: "Agreed to", value: `${minuteOf(row.consented_at)}, on ${row.page}: ${row.consent_text}` },
          ...(row.confirmed_at ? [{ label: "Confirmed", value: minuteOf(row.confirmed_at) }] : []),
          ...(row.name ? [{ label: "Name", value: row.name }] : []),
          ...(row.organisation ? [{ label: "Organisation", value: row.organisation }] : []),
          ...(row.replied_at ? [{ label: "Your reply arrived", value: minuteOf(row.replied_at) }] : []),
          ...(row.calculation
            ? calculationFacts(row.calculation, industryName(site, row.calculation.industry), site)
            : []),
          ...(row.zone ? [{ label: "Time zone", value: row.zone }] : []),
          ...(await listDeliveries(db, Number(row.id))),
          ...(row.expires_at ? [{ label: "Erased on", value: formatDate(row.expires_at.toISOString(), "UTC") }] : []),
        ],
      })),
    );
  },
  async erase(db, email) {
    const rows = await db.selectFrom("sequence_readers").select("id").where(belongsTo(email)).execute();
    return eraseReaders(
      db,
      rows.map(({ id }) => Number(id)),
    );
  },
  async purge(db, now) {
    const rows = await db.selectFrom("sequence_readers").select("id").where("expires_at", "<=", now).execute();
    return eraseReaders(
      db,
      rows.map(({ id }) => Number(id)),
    );
  },
};
