import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import type { DeliveryOutcome } from "../email/delivery-outcome.ts";
import { interrupted } from "../newsletter/dispatch/dispatch.ts";
import {
  type ClaimedSequenceEmail,
  type Clock,
  databaseClock,
  hasIssueToday,
  leaseEnd,
  today,
} from "./delivery-claims.server.ts";
import { stopReaders, stopReason } from "./stop-reasons.server.ts";

const released = { lease_owner: null, lease_until: null };

const isUniqueViolation = (error: unknown) => error instanceof Error && "code" in error && error.code === "23505";

/** Marks it as sending and reserves the reader's day; false if the lease expired, the reader stopped or the day is taken. */
export async function markSequenceInFlight(
  db: Db,
  { readerId, emailId, attempts }: ClaimedSequenceEmail,
  owner: string,
  clock: Clock = databaseClock,
): Promise<boolean> {
  try {
    const { numAffectedRows } = await sql`
      update sequence_deliveries d set status = 'sending', attempts = ${attempts + 1}, lease_until = ${leaseEnd(clock)},
        sent_on = ${today(clock)}, updated_at = ${clock()}
      from sequence_readers r, sequences q
      where d.reader_id = ${readerId} and d.email_id = ${emailId} and d.lease_owner = ${owner} and d.lease_until > ${clock()}
        and d.status in ('waiting', 'retrying') and r.id = d.reader_id and r.state = 'active'
        and q.id = d.sequence_id and q.state in ('running', 'closed')
        and ${stopReason} is null and not ${hasIssueToday(clock)}`.execute(db);
    return numAffectedRows === 1n;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** @returns false if another process has taken over the delivery */
export async function settleSequenceEmail(
  db: Db,
  { readerId, emailId, attempts }: ClaimedSequenceEmail,
  owner: string,
  { status, answer, nextAttemptAt }: DeliveryOutcome,
  clock: Clock = databaseClock,
): Promise<boolean> {
  const settled = await db
    .updateTable("sequence_deliveries")
    .set({ status, last_answer: answer, attempts: attempts + 1, ...released, updated_at: clock() })
    .$if(nextAttemptAt !== undefined, (query) => query.set({ next_attempt_at: nextAttemptAt }))
    .$if(status === "sent", (query) => query.set({ sent_at: clock() }))
    // An undelivered email doesn't use up a day.
    .$if(status !== "sent" && status !== "unknown", (query) => query.set({ sent_on: null }))
    .where("reader_id", "=", readerId)
    .where("email_id", "=", emailId)
    .where("lease_owner", "=", owner)
    // A process that was suspended past its lease reports the outcome late.
    .where("status", "in", ["waiting", "retrying", "sending", "unknown"])
    .executeTakeFirst();
  return settled.numUpdatedRows === 1n;
}

/** A permanent rejection about the address ends the sequence for it. */
export const rejectSequenceEmail = (
  db: Db,
  delivery: ClaimedSequenceEmail,
  { owner, answer, now, isAboutAddress }: { owner: string; answer: string; now: Date; isAboutAddress: boolean },
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    if (!(await settleSequenceEmail(trx, delivery, owner, { status: "bounced", answer }))) return false;
    if (isAboutAddress) await stopReaders(trx, [delivery.readerId], "bounced", now);
    return true;
  });

const leasedBy = (db: Db, deliveries: readonly ClaimedSequenceEmail[], owner: string) =>
  db
    .updateTable("sequence_deliveries")
    .where("message_id", "=", sql<string>`any(${deliveries.map(({ messageId }) => messageId)}::uuid[])`)
    .where("lease_owner", "=", owner);

/** Releases claimed emails that were not started. */
export async function releaseSequenceEmails(
  db: Db,
  deliveries: readonly ClaimedSequenceEmail[],
  owner: string,
): Promise<void> {
  await leasedBy(db, deliveries, owner).set(released).where("status", "in", ["waiting", "retrying"]).execute();
}

export async function renewSequenceLeases(
  db: Db,
  deliveries: readonly ClaimedSequenceEmail[],
  owner: string,
  clock: Clock = databaseClock,
): Promise<void> {
  if (deliveries.length === 0) return;
  await leasedBy(db, deliveries, owner)
    .set({ lease_until: leaseEnd(clock) })
    .execute();
}

/** Recovers emails of crashed processes. @returns how many have an unknown outcome */
export async function recoverSequenceEmails(
  db: Db,
  { repeatable, isOnlySender, clock = databaseClock }: { repeatable: boolean; isOnlySender: boolean; clock?: Clock },
): Promise<number> {
  if (isOnlySender) {
    await db
      .updateTable("sequence_deliveries")
      .set(released)
      .where("lease_owner", "is not", null)
      .where("status", "in", ["waiting", "retrying"])
      .execute();
  }
  const { numUpdatedRows } = await db
    .updateTable("sequence_deliveries")
    .set(
      repeatable
        ? { status: "waiting", sent_on: null, ...released, updated_at: clock() }
        : { status: "unknown", last_answer: interrupted, updated_at: clock() },
    )
    .where("status", "=", "sending")
    .$if(!isOnlySender, (query) => query.where("lease_until", "<", clock()))
    .executeTakeFirst();
  return repeatable ? 0 : Number(numUpdatedRows);
}
