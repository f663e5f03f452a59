import { sql } from "kysely";
import type { Db } from "../../../server-context/db.ts";
import type { RecipientStatus } from "../issues/issue.ts";
import { copiesByRate, nextAttempt } from "./dispatch.ts";

/** A copy that this process may hand over until its lease ends. */
export type ClaimedCopy = {
  issueId: number;
  subscriberId: number;
  /** Names the reader in links. */
  linkKey: string;
  email: string;
  name: string | null;
  messageId: string;
  /** Attempts before this one. */
  attempts: number;
  consentedAt: Date | null;
};

/** A process that is alive renews its leases long before; after a kill its copies wait for this long. */
const leaseSeconds = 60;
const leaseEnd = sql<Date>`now() + make_interval(secs => ${sql.lit(leaseSeconds)})`;

const unconfirmed = "Unsubscribed before this copy was sent.";
const interrupted = "The site stopped while this copy was being handed over. It may have arrived.";

type ClaimedRow = {
  subscriber_id: number;
  email: string;
  name: string | null;
  message_id: string;
  link_key: string;
  attempts: number;
  confirmed_at: Date | null;
  is_reader: boolean;
};

/** Marks due copies of an issue as claimed by `owner`; copies that another process claimed are passed over. */
async function leaseCopies(trx: Db, issueId: number, owner: string, limit: number): Promise<ClaimedRow[]> {
  const { rows } = await sql<ClaimedRow>`
    update newsletter_recipients r set lease_owner = ${owner}, lease_until = ${leaseEnd}
    from subscribers s
    where s.id = r.subscriber_id and r.issue_id = ${issueId} and r.subscriber_id in (
      select subscriber_id from newsletter_recipients
      where issue_id = ${issueId} and status in ('waiting', 'retrying') and next_attempt_at <= now()
        and (lease_until is null or lease_until < now())
      order by next_attempt_at desc, subscriber_id desc limit ${limit} for update skip locked)
    returning r.subscriber_id, r.email, r.name, r.message_id, r.attempts, s.confirmed_at, s.link_key,
      (s.status = 'confirmed' and s.deleted_at is null) as is_reader`.execute(trx);
  return rows;
}

export type Claim = {
  copies: ClaimedCopy[];
  /** Milliseconds until the rate allows the next copy; null when no copy is due. */
  waitMs: number | null;
};

/**
 * Claims at most `limit` due copies of an issue by its rate, which all copies of the site share. Those whose reader has
 * unsubscribed meanwhile are skipped for good.
 */
export async function claimCopies(db: Db, issueId: number, owner: string, limit: number): Promise<Claim> {
  return db.transaction().execute(async (trx) => {
    const issue = await trx
      .selectFrom("newsletter_issues")
      .select(["rate_per_minute", "next_copy_at", sql<Date>`now()`.as("now")])
      .where("id", "=", issueId)
      .where("status", "=", "sending")
      .forUpdate()
      .executeTakeFirst();
    if (!issue) return { copies: [], waitMs: null };
    const now = issue.now.getTime();
    const nextAt = issue.next_copy_at?.getTime() ?? null;
    const { allowed, nextAfter } = copiesByRate({ ratePerMinute: issue.rate_per_minute, nextAt, now }, limit);
    if (allowed === 0) return { copies: [], waitMs: nextAfter(0) - now };
    const rows = await leaseCopies(trx, issueId, owner, allowed);
    if (rows.length === 0) return { copies: [], waitMs: null };
    const gone = rows.filter(({ is_reader }) => !is_reader).map(({ subscriber_id }) => Number(subscriber_id));
    if (gone.length > 0) {
      await trx
        .updateTable("newsletter_recipients")
        .set({
          status: "skipped",
          last_answer: unconfirmed,
          lease_owner: null,
          lease_until: null,
          updated_at: sql`now()`,
        })
        .where("issue_id", "=", issueId)
        .where("subscriber_id", "in", gone)
        .execute();
    }
    const next = nextAfter(rows.length - gone.length);
    await trx
      .updateTable("newsletter_issues")
      .set({ next_copy_at: new Date(next) })
      .where("id", "=", issueId)
      .execute();
    const copies = rows
      .filter(({ is_reader }) => is_reader)
      .map((row) => ({
        issueId,
        subscriberId: Number(row.subscriber_id),
        linkKey: row.link_key,
        email: row.email,
        name: row.name,
        messageId: row.message_id,
        attempts: row.attempts,
        consentedAt: row.confirmed_at,
      }));
    return { copies, waitMs: Math.max(0, next - now) };
  });
}

/**
 * Records that the text of a copy begins to travel: from here on only an answer of the mail server tells what became of it.
 * False when it must not: the lease has ended, the reader unsubscribed, or the owner paused or cancelled.
 */
export async function beginCopy(db: Db, copy: ClaimedCopy, owner: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update newsletter_recipients r
    set status = 'sending', attempts = ${copy.attempts + 1}, lease_until = ${leaseEnd}, updated_at = now()
    from newsletter_issues i, subscribers s
    where r.issue_id = ${copy.issueId} and r.subscriber_id = ${copy.subscriberId}
      and r.lease_owner = ${owner} and r.lease_until > now() and r.status in ('waiting', 'retrying')
      and i.id = r.issue_id and i.status = 'sending'
      and s.id = r.subscriber_id and s.status = 'confirmed' and s.deleted_at is null`.execute(db);
  return numAffectedRows === 1n;
}

type Outcome = { status: RecipientStatus; answer: string | null; nextAttemptAt?: Date };

/** Stores what became of a copy, unless another process has taken it over meanwhile. */
export async function settleCopy(db: Db, copy: ClaimedCopy, owner: string, outcome: Outcome): Promise<boolean> {
  const { status, answer, nextAttemptAt } = outcome;
  const settled = await db
    .updateTable("newsletter_recipients")
    .set({
      status,
      last_answer: answer,
      attempts: copy.attempts + 1,
      lease_owner: null,
      lease_until: null,
      updated_at: sql`now()`,
      ...(nextAttemptAt && { next_attempt_at: nextAttemptAt }),
      ...(status === "sent" && { sent_at: sql<Date>`now()` }),
    })
    .where("issue_id", "=", copy.issueId)
    .where("subscriber_id", "=", copy.subscriberId)
    .where("lease_owner", "=", owner)
    // A process that was asleep for longer than its lease learns only now what became of its copy.
    .where("status", "in", ["waiting", "retrying", "sending", "unknown"])
    .executeTakeFirst();
  const isSettled = settled.numUpdatedRows === 1n;
  // A bounce may have been reported before the mail server's own answer was stored.
  if (isSettled && status === "sent") {
    await db
      .updateTable("subscribers")
      .set({ bounces_in_row: 0 })
      .where("id", "=", copy.subscriberId)
      .where("bounces_in_row", ">", 0)
      .execute();
  }
  return isSettled;
}

/** Stores a temporary rejection: another attempt after a growing pause, or a rejection after a day of them. */
export const settleForNow = (db: Db, copy: ClaimedCopy, owner: string, answer: string, now: Date): Promise<boolean> => {
  const next = nextAttempt(copy.attempts + 1, now);
  return settleCopy(
    db,
    copy,
    owner,
    next
      ? { status: "retrying", answer, nextAttemptAt: next }
      : { status: "bounced", answer: `Given up after a day. ${answer}` },
  );
};

/** Gives copies back that were claimed and not begun; they are due as before. */
export async function releaseCopies(db: Db, copies: readonly ClaimedCopy[], owner: string): Promise<void> {
  for (const { issueId, subscriberId } of copies) {
    await db
      .updateTable("newsletter_recipients")
      .set({ lease_owner: null, lease_until: null })
      .where("issue_id", "=", issueId)
      .where("subscriber_id", "=", subscriberId)
      .where("lease_owner", "=", owner)
      .where("status", "in", ["waiting", "retrying"])
      .execute();
  }
}

/** Extends the leases of copies that are being handed over. */
export async function renewLeases(db: Db, copies: readonly ClaimedCopy[], owner: string): Promise<void> {
  if (copies.length === 0) return;
  await db
    .updateTable("newsletter_recipients")
    .set({ lease_until: leaseEnd })
    .where("issue_id", "in", [...new Set(copies.map(({ issueId }) => issueId))])
    .where(
      "subscriber_id",
      "in",
      copies.map(({ subscriberId }) => subscriberId),
    )
    .where("lease_owner", "=", owner)
    .execute();
}

/**
 * Looks after copies whose process ended while it handed them over. Where handing over twice leaves one copy they are due
 * again; otherwise no one knows whether they arrived, and they wait for the owner.
 * @param alone no other process sends from this database: whatever is claimed was left behind
 * @returns the number of copies that may or may not have arrived
 */
export async function recoverCopies(
  db: Db,
  { repeatable, alone }: { repeatable: boolean; alone: boolean },
): Promise<number> {
  if (alone) {
    await db
      .updateTable("newsletter_recipients")
      .set({ lease_owner: null, lease_until: null })
      .where("lease_owner", "is not", null)
      .where("status", "in", ["waiting", "retrying"])
      .execute();
  }
  let query = db
    .updateTable("newsletter_recipients")
    .set(
      repeatable
        ? { status: "waiting", lease_owner: null, lease_until: null, updated_at: sql`now()` }
        : { status: "unknown", last_answer: interrupted, updated_at: sql`now()` },
    )
    .where("status", "=", "sending");
  if (!alone) query = query.where("lease_until", "<", sql<Date>`now()`);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return repeatable ? 0 : Number(numUpdatedRows);
}
