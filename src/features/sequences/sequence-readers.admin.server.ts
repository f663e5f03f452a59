import { sql } from "kysely";
import { fail, ok } from "../../lib/result.ts";
import type { Db } from "../../server-context/db.ts";
import { emailInLetters } from "../../server-context/email-address.server.ts";
import { pageOf } from "../../server-context/list-request.server.ts";
import { recordAudit } from "../audit/audit.server.ts";
import type { AuditAction } from "../audit/audit-action.ts";
import type { RecipientStatus } from "../email/delivery-outcome.ts";
import type { Audit } from "../newsletter/dispatch/dispatch.server.ts";
import { type DeliveryCounts, noDeliveries } from "../newsletter/dispatch/dispatch.ts";
import { moveReader } from "./move-reader.server.ts";
import type { ReaderChange, ReaderState, SequenceDetail, SequenceReader, WaitingReply } from "./sequence.ts";
import { type SequenceResult, selectEmails } from "./sequences.admin.server.ts";
import { stopReaders } from "./stop-reasons.server.ts";

/** The sequence with the figures of each email, including those of erased readers. */
export async function getSequence(db: Db, id: number): Promise<SequenceDetail | null> {
  const row = await db.selectFrom("sequences").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const [emails, statusCounts, stopped, { reading }] = await Promise.all([
    selectEmails(db).select(["erased_sent", "erased_bounced"]).where("e.sequence_id", "=", id).execute(),
    sql<{ email: number; status: RecipientStatus; count: number }>`
      select email_id::float8 as email, status, count(*)::integer as count from sequence_deliveries
      where sequence_id = ${id} group by email_id, status`.execute(db),
    sql<{ email: number; count: number }>`
      select email_id::float8 as email, count(*)::integer as count from (
        select distinct on (r.id) d.email_id from sequence_readers r
        join sequence_deliveries d on d.reader_id = r.id and d.status in ('sent', 'unknown')
        where r.sequence_id = ${id} and r.state = 'stopped' and r.stop_reason in ('reader', 'unsubscribed', 'complaint')
        order by r.id, d.position desc) last
      group by email_id`.execute(db),
    db
      .selectFrom("sequence_readers")
      .select((reader) => reader.fn.countAll<number>().as("reading"))
      .where("sequence_id", "=", id)
      .where("state", "=", "active")
      .executeTakeFirstOrThrow(),
  ]);
  return {
    id: row.id,
    name: row.name,
    trigger: row.trigger,
    state: row.state,
    consent: row.consent,
    version: row.version,
    trouble: row.trouble,
    reading,
    emails: emails.map(({ parts: _parts, previewText: _preview, erased_sent, erased_bounced, ...email }) => {
      const counts: DeliveryCounts = { ...noDeliveries };
      for (const row of statusCounts.rows) if (row.email === email.id) counts[row.status] = row.count;
      counts.sent += erased_sent;
      counts.bounced += erased_bounced;
      return {
        ...email,
        counts,
        stopped: stopped.rows.find((candidate) => candidate.email === email.id)?.count ?? 0,
      };
    }),
  };
}

type ReaderRow = Omit<SequenceReader, "stopReason" | "nextAt" | "nextSubject"> & {
  stop_reason: SequenceReader["stopReason"];
  next_at: Date | null;
  next_subject: string | null;
};

/** Readers with their progress, newest first. */
export async function listSequenceReaders(
  db: Db,
  { id, state, page }: { id: number; state: ReaderState | ""; page: number },
): Promise<{ readers: SequenceReader[]; total: number }> {
  const { limit, offset } = pageOf({ page });
  const condition = state ? sql`r.sequence_id = ${id} and r.state = ${state}` : sql`r.sequence_id = ${id}`;
  const [{ rows }, countResult] = await Promise.all([
    sql<ReaderRow>`
      select r.id::float8 as id, r.email, r.state, r.stop_reason, r.calculation,
        (select count(*) from sequence_deliveries d where d.reader_id = r.id and d.status in ('sent', 'unknown'))::integer as sent,
        (select count(*) from sequence_deliveries d where d.reader_id = r.id)::integer as total,
        next.next_attempt_at as next_at, next.subject as next_subject
      from sequence_readers r
      left join lateral (
        select d.next_attempt_at, e.subject from sequence_deliveries d join sequence_emails e on e.id = d.email_id
        where d.reader_id = r.id and d.status in ('waiting', 'sending', 'retrying') order by d.position limit 1
      ) next on true
      where ${condition} order by r.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total from sequence_readers r where ${condition}`.execute(db),
  ]);
  return {
    readers: rows.map(({ stop_reason, next_at, next_subject, ...row }) => ({
      ...row,
      email: emailInLetters(row.email),
      stopReason: stop_reason,
      nextAt: next_at?.toISOString() ?? null,
      nextSubject: next_subject,
    })),
    total: countResult.rows[0]?.total ?? 0,
  };
}

/** Replies that are neither answered nor marked as answered; oldest first. */
export async function listWaitingReplies(db: Db): Promise<WaitingReply[]> {
  const { rows } = await sql<{
    id: number;
    sequence_id: number;
    sequence: string;
    name: string;
    email: string;
    at: Date;
  }>`
    select r.id::float8 as id, r.sequence_id::float8 as sequence_id, q.name as sequence, coalesce(r.name, r.email) as name,
      r.email, r.replied_at as at
    from sequence_readers r join sequences q on q.id = r.sequence_id
    where r.replied_at > coalesce(r.answered_at, '-infinity') and not exists (
      select from lead_replies a join leads l on l.id = a.lead_id
      where lower(l.email) = lower(r.email) and a.created_at > r.replied_at)
    order by r.replied_at, r.id limit 10`.execute(db);
  return rows.map(({ sequence_id, at, name, email, ...row }) => ({
    ...row,
    name: emailInLetters(name),
    email: emailInLetters(email),
    sequenceId: sequence_id,
    at: at.toISOString(),
  }));
}

const actions: Record<ReaderChange, AuditAction> = {
  pause: "sequence.pauseReader",
  resume: "sequence.resumeReader",
  skip: "sequence.skip",
  end: "sequence.end",
  answered: "sequence.answered",
};

async function apply(trx: Db, id: number, change: ReaderChange, now: Date): Promise<boolean> {
  if (change === "end") return (await stopReaders(trx, [id], "owner", now)) > 0;
  if (change === "answered") {
    const marked = trx.updateTable("sequence_readers").set({ answered_at: now }).where("id", "=", id);
    return (await marked.where("replied_at", "is not", null).executeTakeFirst()).numUpdatedRows === 1n;
  }
  if (change === "skip") {
    const { numAffectedRows } = await sql`
      update sequence_deliveries d set status = 'skipped', last_answer = 'Skipped by you.', lease_owner = null,
        lease_until = null, updated_at = ${now}
      where (d.reader_id, d.email_id) = (
        select reader_id, email_id from sequence_deliveries
        where reader_id = ${id} and status in ('waiting', 'retrying') order by position limit 1)
        and d.status in ('waiting', 'retrying')`.execute(trx);
    return numAffectedRows === 1n;
  }
  const [from, to] = change === "pause" ? (["active", "paused"] as const) : (["paused", "active"] as const);
  const reader = await trx
    .updateTable("sequence_readers")
    .set({ state: to })
    .where("id", "=", id)
    .where("state", "=", from)
    .returning("zone")
    .executeTakeFirst();
  if (!reader) return false;
  // Emails that became due during the pause keep their waits.
  if (change === "resume") await moveReader(trx, id, { from: now, zone: reader.zone ?? "UTC" });
  return true;
}

/** "gone": its state no longer allows this change. */
export const changeReader = (db: Db, id: number, change: ReaderChange, audit: Audit): Promise<SequenceResult> =>
  db.transaction().execute(async (trx) => {
    const reader = await trx
      .selectFrom("sequence_readers")
      .select("sequence_id")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!reader || !(await apply(trx, id, change, audit.now))) return fail("gone");
    const subject = { subjectKind: "sequence", subjectId: reader.sequence_id } as const;
    await recordAudit(trx, { actor: audit.actor, action: actions[change], ...subject });
    return ok();
  });
