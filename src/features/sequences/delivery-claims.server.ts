import { type RawBuilder, sql } from "kysely";
import { dayMs } from "../../lib/time/durations.ts";
import type { Db } from "../../server-context/db.ts";
import type { SigningSecret } from "../../server-context/signed-link.ts";
import type { RecipientStatus } from "../email/delivery-outcome.ts";
import type { Claim } from "../email/delivery-queue.ts";
import { deliveriesByRate, leaseSeconds } from "../newsletter/dispatch/dispatch.ts";
import { findSuppressions } from "../subscribers/records/suppressions.server.ts";
import { moveReader } from "./move-reader.server.ts";
import type { StopReason } from "./sequence.ts";
import { isSunday, latestMs, nextDay } from "./sequence-schedule.ts";
import { stopReaders, stopReason } from "./stop-reasons.server.ts";

/** The database's clock, which all replicas share; tests inject their own. */
export type Clock = () => RawBuilder<Date>;
export const databaseClock: Clock = () => sql<Date>`now()`;

/** A delivery leased to this process. */
export type ClaimedSequenceEmail = {
  sequenceId: number;
  readerId: number;
  emailId: number;
  /** Version of the text; a newer one is sent to readers who haven't received it. */
  version: number;
  email: string;
  name: string | null;
  organisation: string | null;
  linkKey: string;
  messageId: string;
  /** Attempts before this one. */
  attempts: number;
  consentedAt: Date;
  consentText: string;
};

export const leaseEnd = (clock: Clock) => sql<Date>`${clock()} + make_interval(secs => ${sql.lit(leaseSeconds)})`;

export const today = (clock: Clock) => sql`(${clock()} at time zone r.zone)::date`;

/** An issue in transmission, sent today or scheduled for today goes first and uses the reader's day. */
export const hasIssueToday = (clock: Clock) => sql<boolean>`(exists (
  select from newsletter_recipients n join newsletter_issues i on i.id = n.issue_id
  where lower(n.email) = lower(r.email) and (
    i.status = 'sending' and n.status in ('waiting', 'sending', 'retrying')
    or (n.sent_at at time zone r.zone)::date = ${today(clock)}))
  or exists (
    select from newsletter_issues i, subscribers s
    where i.status = 'scheduled' and i.deleted_at is null and (i.scheduled_at at time zone r.zone)::date = ${today(clock)}
      and lower(s.email) = lower(r.email) and s.status = 'confirmed' and s.deleted_at is null))`;

type LeasedEmail = ClaimedSequenceEmail & {
  status: RecipientStatus;
  waitDays: number;
  skipSundays: boolean;
  nextAttemptAt: Date;
  zone: string;
  stopReason: StopReason | null;
  hasEmailToday: boolean;
  callEndsAt: Date | null;
};

/** The next due email of each reader; skips those claimed by other processes. */
async function leaseDue(
  trx: Db,
  sequenceId: number,
  { owner, limit, clock }: { owner: string; limit: number; clock: Clock },
): Promise<LeasedEmail[]> {
  const { rows } = await sql<LeasedEmail>`
    update sequence_deliveries d set lease_owner = ${owner}, lease_until = ${leaseEnd(clock)}
    from sequence_readers r, sequence_emails e
    where r.id = d.reader_id and e.id = d.email_id and (d.reader_id, d.email_id) in (
      select w.reader_id, w.email_id from sequence_deliveries w join sequence_readers a on a.id = w.reader_id
      where w.sequence_id = ${sequenceId} and w.status in ('waiting', 'retrying') and w.next_attempt_at <= ${clock()}
        and (w.lease_until is null or w.lease_until < ${clock()}) and a.state = 'active'
        and not exists (select from sequence_deliveries p where p.reader_id = w.reader_id and p.position < w.position
          and p.status in ('waiting', 'sending', 'retrying'))
      order by w.next_attempt_at, w.reader_id limit ${limit} for update of w skip locked)
    returning d.sequence_id::float8 as "sequenceId", d.reader_id::float8 as "readerId", d.email_id::float8 as "emailId",
      d.email, d.message_id as "messageId", d.attempts, d.status, d.wait_days as "waitDays",
      d.skip_sundays as "skipSundays", d.next_attempt_at as "nextAttemptAt", r.name, r.organisation, r.zone,
      r.link_key as "linkKey", r.consented_at as "consentedAt", r.consent_text as "consentText", e.version,
      ${stopReason} as "stopReason",
      (${hasIssueToday(clock)} or exists (select from sequence_deliveries o
        where lower(o.email) = lower(d.email) and o.sent_on = ${today(clock)})) as "hasEmailToday",
      (select b.ends_at from bookings b where b.id = r.booking_id) as "callEndsAt"`.execute(trx);
  return rows;
}

/** The earliest allowed time; null if it can be sent now. */
function laterTime({ zone, callEndsAt, ...email }: LeasedEmail, now: Date): Date | null {
  if (callEndsAt && callEndsAt > now) return new Date(callEndsAt.getTime() + email.waitDays * dayMs);
  if (email.hasEmailToday || (email.skipSundays && isSunday(now, zone))) return nextDay(now, zone);
  const isLate = email.status === "waiting" && now.getTime() - email.nextAttemptAt.getTime() > latestMs;
  return isLate ? now : null;
}

type ClaimOptions = { owner: string; limit: number; secret: SigningSecret; clock?: Clock };

/**
 * Claims at most `limit` due emails within the shared rate; stops readers with a stop reason, and reschedules emails
 * outside the sending window.
 */
export async function claimSequenceEmails(
  db: Db,
  sequenceId: number,
  { owner, limit, secret, clock = databaseClock }: ClaimOptions,
): Promise<Claim<ClaimedSequenceEmail>> {
  return db.transaction().execute(async (trx) => {
    const sequence = await trx
      .selectFrom("sequences")
      .select(["rate_per_minute", "next_copy_at", clock().as("now")])
      .where("id", "=", sequenceId)
      .where("state", "in", ["running", "closed"])
      .forUpdate()
      .executeTakeFirst();
    if (!sequence) return { deliveries: [], waitMs: null };
    const { now } = sequence;
    const nextAt = sequence.next_copy_at?.getTime() ?? null;
    const rate = { ratePerMinute: sequence.rate_per_minute, nextAt, now: now.getTime() };
    const { allowed, nextAfter } = deliveriesByRate(rate, limit);
    if (allowed === 0) return { deliveries: [], waitMs: nextAfter(0) - now.getTime() };
    const rows = await leaseDue(trx, sequenceId, { owner, limit: allowed, clock });
    if (rows.length === 0) return { deliveries: [], waitMs: null };
    const suppressed = await findSuppressions(
      trx,
      secret,
      rows.map(({ email }) => email),
    );
    const deliveries: ClaimedSequenceEmail[] = [];
    for (const row of rows) {
      const suppressedAt = suppressed.get(row.email.toLowerCase());
      const reason = suppressedAt && suppressedAt >= row.consentedAt ? "unsubscribed" : row.stopReason;
      const later = laterTime(row, now);
      if (reason) await stopReaders(trx, [row.readerId], reason, now);
      else if (later) await moveReader(trx, row.readerId, { from: later, zone: row.zone });
      else deliveries.push(row);
    }
    const next = nextAfter(deliveries.length);
    await trx
      .updateTable("sequences")
      .set({ next_copy_at: new Date(next) })
      .where("id", "=", sequenceId)
      .execute();
    return { deliveries, waitMs: Math.max(0, next - now.getTime()) };
  });
}

export async function listSendingSequences(db: Db): Promise<number[]> {
  const rows = await db.selectFrom("sequences").select("id").where("state", "in", ["running", "closed"]).execute();
  return rows.map(({ id }) => id);
}
