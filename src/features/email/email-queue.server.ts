import { EventEmitter } from "node:events";
import { type Selectable, sql } from "kysely";
import { dayMs, minuteMs } from "../../lib/time/durations.ts";
import type { Db, Schema } from "../../server-context/db.ts";
import type { EmailFailure } from "./email-failure.ts";

/** Signals new emails within this process. */
export const emailQueue = new EventEmitter<{ queued: [] }>();

export type QueuedEmail = Selectable<Schema["mails"]>;

/** Minutes until the next attempt after each error; then the email is dead. */
const backOff = [1, 5, 15, 60, 180, 360, 720, 1440] as const;

/** Minutes from the first due time to the next attempt, by number of attempts. */
const elapsedMinutes = [0, ...backOff].map((_, attempts) =>
  backOff.slice(0, attempts).reduce((sum, pause) => sum + pause, 0),
);

/** Seconds; 0 if none is due. */
export async function oldestWaitingSeconds(db: Db): Promise<number> {
  const dueFirst = sql<Date>`next_attempt_at - make_interval(mins => (${sql.lit(`{${elapsedMinutes.join(",")}}`)}::integer[])[attempts + 1])`;
  const row = await db
    .selectFrom("mails")
    .select(sql<number | null>`extract(epoch from now() - min(${dueFirst}))::double precision`.as("seconds"))
    .where("status", "=", "queued")
    .executeTakeFirst();
  return Math.max(0, row?.seconds ?? 0);
}

/** Marked as sending before transmission, so that none is sent twice. Due by the database's clock, which wrote the times. */
export async function claimDueEmails(db: Db, limit: number): Promise<QueuedEmail[]> {
  return db
    .updateTable("mails")
    .set((row) => ({ status: "sending", claimed_at: sql<Date>`now()`, attempts: row(row.ref("attempts"), "+", 1) }))
    .where("id", "in", (query) =>
      query
        .selectFrom("mails")
        .select("id")
        .where("status", "=", "queued")
        .where("next_attempt_at", "<=", sql<Date>`now()`)
        .orderBy("next_attempt_at")
        .orderBy("id")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

const updateSending = (db: Db, id: number) =>
  db.updateTable("mails").where("id", "=", id).where("status", "=", "sending");

/** @param isKept written into a file, because no mail server is configured */
export async function markSent(db: Db, id: number, now: Date, isKept = false): Promise<void> {
  await updateSending(db, id)
    .set({ status: "sent", is_kept: isKept, sent_at: now, claimed_at: null, last_error: null, failure: null })
    .execute();
}

/** Certainly not delivered; retried unless the rejection is permanent or the attempts are used up. */
export async function markRejected(
  db: Db,
  email: Pick<QueuedEmail, "id" | "attempts">,
  { failure, reason, permanent, now }: { failure: EmailFailure; reason: string; permanent: boolean; now: Date },
): Promise<"queued" | "dead"> {
  const wait = backOff[email.attempts - 1];
  const status = permanent || wait === undefined ? "dead" : "queued";
  const next_attempt_at = new Date(now.getTime() + (wait ?? 0) * minuteMs);
  await updateSending(db, email.id)
    .set({ status, claimed_at: null, last_error: reason, failure, next_attempt_at })
    .execute();
  return status;
}

/** Clears the text of sent emails, and deletes those that failed a day ago. */
export async function eraseText(db: Db, occasion: string, now: Date): Promise<void> {
  await db
    .updateTable("mails")
    .set({ html: "", plain: "" })
    .where("occasion", "=", occasion)
    .where("status", "=", "sent")
    .where("html", "<>", "")
    .execute();
  await db
    .deleteFrom("mails")
    .where("occasion", "=", occasion)
    .where("status", "=", "dead")
    .where("created_at", "<=", new Date(now.getTime() - dayMs))
    .execute();
}

/** Possibly delivered: the owner decides, as a retry could duplicate it. */
export async function markUncertain(db: Db, id: number, reason: string): Promise<void> {
  await updateSending(db, id)
    .set({ status: "dead", claimed_at: null, last_error: reason, failure: "interrupted" })
    .execute();
}

/** Marks an email returned after sending as dead. @returns "known" if it had failed before, "unmatched" for unknown Message-IDs */
export async function markBounced(
  db: Db,
  messageId: string,
  reason: string,
): Promise<"recorded" | "known" | "unmatched"> {
  const email = await db.selectFrom("mails").select("id").where("message_id", "=", messageId).executeTakeFirst();
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

/** Recovers emails of crashed workers: requeues those safe to resend, leaves the rest to the owner. @returns how many */
export async function recoverClaimed(
  db: Db,
  { olderThanMs, repeatable }: { olderThanMs: number; repeatable: boolean },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("mails")
    .set(
      repeatable
        ? { status: "queued", claimed_at: null }
        : { status: "dead", claimed_at: null, last_error: interrupted, failure: "interrupted" },
    )
    .where("status", "=", "sending")
    .where((row) =>
      row.or([
        row("claimed_at", "<=", sql<Date>`now() - make_interval(secs => ${olderThanMs / 1000})`),
        row("claimed_at", "is", null),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
