import { sql } from "kysely";
import type { SequenceStep, SequenceTrigger } from "../../../src/features/sequences/sequence.ts";
import type { Db } from "../../../src/server-context/db.ts";

export const consent = "Also send me five emails about procedures. One click stops them.";

const step: SequenceStep = { waitDays: 1, hour: 8, skipSundays: false };
export const steps = (...waits: readonly number[]): SequenceStep[] => waits.map((waitDays) => ({ ...step, waitDays }));

type SequenceOptions = { trigger?: SequenceTrigger; emails?: readonly SequenceStep[]; ratePerMinute?: number };

/** Adds a running sequence. @returns its id and those of its emails in order */
export async function createRunningSequence(
  db: Db,
  { trigger = "ebook", emails = steps(0, 1, 1), ratePerMinute = 6000 }: SequenceOptions = {},
): Promise<{ id: number; emailIds: number[] }> {
  const values = { name: "Procedures", trigger, consent, state: "running", rate_per_minute: ratePerMinute } as const;
  const row = await db
    .insertInto("sequences")
    .values({ ...values, created_by: "owner@example.com" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const id = Number(row.id);
  const rows = await db
    .insertInto("sequence_emails")
    .values(
      emails.map(({ waitDays, hour, skipSundays }, index) => ({
        sequence_id: id,
        position: index + 1,
        wait_days: waitDays,
        hour,
        skip_sundays: skipSundays,
        subject: `Email ${index + 1}`,
        parts: JSON.stringify([{ kind: "opening", title: "", html: `<p>Text ${index + 1} for {name|you}</p>` }]),
      })),
    )
    .returning("id")
    .execute();
  return { id, emailIds: rows.map((row) => Number(row.id)).toSorted((a, b) => a - b) };
}

/** Adds unconfirmed readers. @returns their keys by email address */
export async function createPendingReaders(
  db: Db,
  sequenceId: number,
  emails: readonly string[],
  consentedAt: Date,
): Promise<Map<string, { id: number; requestKey: string; linkKey: string }>> {
  const rows = await db
    .insertInto("sequence_readers")
    .values(
      emails.map((email) => ({
        sequence_id: sequenceId,
        email,
        name: null,
        organisation: null,
        consent_text: consent,
        consented_at: consentedAt,
        page: "/ebook",
        booking_id: null,
        created_at: consentedAt,
      })),
    )
    .returning(["id", "email", "request_key", "link_key"])
    .execute();
  return new Map(
    rows.map(({ id, email, request_key, link_key }) => [
      email,
      { id: Number(id), requestKey: request_key, linkKey: link_key },
    ]),
  );
}

/** Adds a confirmed half-hour call of an email address; different `index`es never overlap. */
export async function createCall(
  db: Db,
  email: string,
  {
    zone = "Europe/Berlin",
    index,
    startsAt,
    createdAt,
  }: { zone?: string; index?: number; startsAt?: Date; createdAt: Date },
): Promise<number> {
  const start = startsAt ?? new Date(Date.UTC(2015, 0, 1) + (index ?? 0) * 3_600_000);
  const end = new Date(start.getTime() + 1_800_000);
  const { rows } = await sql<{ id: number }>`
    insert into bookings (event_type, starts_at, ends_at, blocked, owner_day, zone, status, name, email, created_at)
    values ('demo', ${start}, ${end}, tstzrange(${start}::timestamptz, ${end}::timestamptz), ${start}::date, ${zone},
      'confirmed', 'Anna', ${email}, ${createdAt}) returning id`.execute(db);
  return Number(rows[0]?.id);
}
