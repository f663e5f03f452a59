import { EventEmitter } from "node:events";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import type { EmailFailure } from "./email-failure.ts";
import type { EmailsTable } from "./schema.server.ts";

/** Says within this process that an email was queued (`queued`). */
export const emailQueue = new EventEmitter<{ queued: [] }>();

export type QueuedEmail = Selectable<EmailsTable>;

const minute = 60_000;
/** Minutes until the next attempt after each error; after the last one the email is dead. */
const backOff = [1, 5, 15, 60, 180, 360, 720, 1440] as const;

/** Minutes between the moment at which an email was due first and its next attempt, after each number of attempts. */
const waited = [0, ...backOff].map((_, attempts) => backOff.slice(0, attempts).reduce((sum, pause) => sum + pause, 0));

/** How long the email has waited that was due first, in seconds; 0 when none waits. */
export async function oldestWaitingSeconds(db: Db): Promise<number> {
  const dueFirst = sql<Date>`next_attempt_at - make_interval(mins => (${sql.lit(`{${waited.join(",")}}`)}::integer[])[attempts + 1])`;
  const row = await db
    .selectFrom("mails")
    .select(sql<number | null>`extract(epoch from now() - min(${dueFirst}))::double precision`.as("seconds"))
    .where("status", "=", "queued")
    .executeTakeFirst();
  return Math.max(0, row?.seconds ?? 0);
}

/**
 * Claims emails that are due, marked as being handed over before the handover begins: a crash in between can then
 * never send one twice. Two workers never claim the same one.
 */
export async function claimDueEmails(db: Db, limit: number, now: Date): Promise<QueuedEmail[]> {
  return db
    .updateTable("mails")
    .set((row) => ({ status: "sending", claimed_at: now, attempts: row(row.ref("attempts"), "+", 1) }))
    .where("id", "in", (query) =>
      query
        .selectFrom("mails")
        .select("id")
        .where("status", "=", "queued")
        .where("next_attempt_at", "<=", now)
        .orderBy("next_attempt_at")
        .orderBy("id")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

export async function markSent(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable("mails")
    .set({ status: "sent", sent_at: now, claimed_at: null, last_error: null, failure: null })
    .where("id", "=", id)
    .where("status", "=", "sending")
    .execute();
}

/** Records an email that was certainly not delivered: another attempt later, or none when that would be in vain. */
export async function markRejected(
  db: Db,
  email: Pick<QueuedEmail, "id" | "attempts">,
  { failure, reason, permanent, now }: { failure: EmailFailure; reason: string; permanent: boolean; now: Date },
): Promise<"queued" | "dead"> {
  const wait = backOff[email.attempts - 1];
  const status = permanent || wait === undefined ? "dead" : "queued";
  await db
    .updateTable("mails")
    .set({
      status,
      claimed_at: null,
      last_error: reason,
      failure,
      next_attempt_at: new Date(now.getTime() + (wait ?? 0) * minute),
    })
    .where("id", "=", email.id)
    .where("status", "=", "sending")
    .execute();
  return status;
}

/** Records an email of which it is unknown whether it was delivered: the owner decides, for sending again could double it. */
export async function markUncertain(db: Db, id: number, reason: string): Promise<void> {
  await db
    .updateTable("mails")
    .set({ status: "dead", claimed_at: null, last_error: reason, failure: "interrupted" })
    .where("id", "=", id)
    .where("status", "=", "sending")
    .execute();
}

/**
 * Records that an email came back after it had been sent: it is dead, with the reason, so that the owner sees it among the failed ones.
 * @returns "known" when it failed before, "unmatched" when no email has this Message-ID
 */
export async function markBounced(
  db: Db,
  messageId: string,
  reason: string,
): Promise<"recorded" | "known" | "unmatched"> {
  const email = await db
    .selectFrom("mails")
    .select(["id", "status"])
    .where("message_id", "=", messageId)
    .executeTakeFirst();
  if (!email) return "unmatched";
  const { numUpdatedRows } = await db
    .updateTable("mails")
    .set({ status: "dead", last_error: reason, failure: null })
    .where("id", "=", email.id)
    .where("status", "=", "sent")
    .executeTakeFirst();
  return numUpdatedRows > 0n ? "recorded" : "known";
}

const interrupted = "The server stopped while this email was being sent. It may or may not have arrived.";

/**
 * Looks after emails that a process left behind while handing them over. Where delivering twice leaves one email, they
 * are queued again; otherwise they wait for the owner. Returns their number.
 */
export async function recoverClaimed(
  db: Db,
  { before, repeatable }: { before: Date; repeatable: boolean },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("mails")
    .set(
      repeatable
        ? { status: "queued", claimed_at: null }
        : { status: "dead", claimed_at: null, last_error: interrupted, failure: "interrupted" },
    )
    .where("status", "=", "sending")
    .where((row) => row.or([row("claimed_at", "<", before), row("claimed_at", "is", null)]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
