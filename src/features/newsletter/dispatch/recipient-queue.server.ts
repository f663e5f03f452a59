import { sql } from "kysely";
import type { Db } from "../../../server-context/db.ts";
import { anyId } from "../../../server-context/list-request.server.ts";
import type { DeliveryOutcome } from "../../email/delivery-outcome.ts";
import type { Claim } from "../../email/delivery-queue.ts";
import { deliveriesByRate, interrupted, leaseSeconds } from "./dispatch.ts";

/** A delivery leased to this process. */
export type ClaimedDelivery = {
  issueId: number;
  subscriberId: number;
  /** Identifies the reader in links. */
  linkKey: string;
  email: string;
  name: string | null;
  messageId: string;
  /** Attempts before this one. */
  attempts: number;
  consentedAt: Date | null;
};

const leaseEnd = sql<Date>`now() + make_interval(secs => ${sql.lit(leaseSeconds)})`;

const unsubscribedAnswer = "Unsubscribed before this email was sent.";

const released = { lease_owner: null, lease_until: null };

type LeasedDelivery = ClaimedDelivery & { isReader: boolean };

/** Skips deliveries claimed by other processes. */
async function leaseDeliveries(trx: Db, issueId: number, owner: string, limit: number): Promise<LeasedDelivery[]> {
  const { rows } = await sql<LeasedDelivery>`
    update newsletter_recipients r set lease_owner = ${owner}, lease_until = ${leaseEnd}
    from subscribers s
    where s.id = r.subscriber_id and r.issue_id = ${issueId} and r.subscriber_id in (
      select subscriber_id from newsletter_recipients
      where issue_id = ${issueId} and status in ('waiting', 'retrying') and next_attempt_at <= now()
        and (lease_until is null or lease_until < now())
      order by next_attempt_at desc, subscriber_id desc limit ${limit} for update skip locked)
    returning r.issue_id::float8 as "issueId", r.subscriber_id::float8 as "subscriberId", s.link_key as "linkKey",
      r.email, r.name, r.message_id as "messageId", r.attempts, s.confirmed_at as "consentedAt",
      (s.status = 'confirmed' and s.deleted_at is null) as "isReader"`.execute(trx);
  return rows;
}

/** Claims at most `limit` due deliveries within the shared rate; deliveries of unsubscribed readers are skipped for good. */
export async function claimDeliveries(
  db: Db,
  issueId: number,
  owner: string,
  limit: number,
): Promise<Claim<ClaimedDelivery>> {
  return db.transaction().execute(async (trx) => {
    const issue = await trx
      .selectFrom("newsletter_issues")
      .select(["rate_per_minute", "next_copy_at", sql<Date>`now()`.as("now")])
      .where("id", "=", issueId)
      .where("status", "=", "sending")
      .forUpdate()
      .executeTakeFirst();
    if (!issue) return { deliveries: [], waitMs: null };
    const now = issue.now.getTime();
    const nextAt = issue.next_copy_at?.getTime() ?? null;
    const { allowed, nextAfter } = deliveriesByRate({ ratePerMinute: issue.rate_per_minute, nextAt, now }, limit);
    if (allowed === 0) return { deliveries: [], waitMs: nextAfter(0) - now };
    const rows = await leaseDeliveries(trx, issueId, owner, allowed);
    if (rows.length === 0) return { deliveries: [], waitMs: null };
    const deliveries = rows.filter(({ isReader }) => isReader);
    const unsubscribed = rows.filter(({ isReader }) => !isReader).map(({ subscriberId }) => subscriberId);
    if (unsubscribed.length > 0) {
      await trx
        .updateTable("newsletter_recipients")
        .set({ status: "skipped", last_answer: unsubscribedAnswer, ...released, updated_at: sql`now()` })
        .where("issue_id", "=", issueId)
        .where("subscriber_id", "=", anyId(unsubscribed))
        .execute();
    }
    const next = nextAfter(deliveries.length);
    await trx
      .updateTable("newsletter_issues")
      .set({ next_copy_at: new Date(next) })
      .where("id", "=", issueId)
      .execute();
    return { deliveries, waitMs: Math.max(0, next - now) };
  });
}

/** Marks a delivery as sending; false if the lease ended, the reader unsubscribed, or the owner paused or cancelled. */
export async function markInFlight(db: Db, delivery: ClaimedDelivery, owner: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update newsletter_recipients r
    set status = 'sending', attempts = ${delivery.attempts + 1}, lease_until = ${leaseEnd}, updated_at = now()
    from newsletter_issues i, subscribers s
    where r.issue_id = ${delivery.issueId} and r.subscriber_id = ${delivery.subscriberId}
      and r.lease_owner = ${owner} and r.lease_until > now() and r.status in ('waiting', 'retrying')
      and i.id = r.issue_id and i.status = 'sending'
      and s.id = r.subscriber_id and s.status = 'confirmed' and s.deleted_at is null`.execute(db);
  return numAffectedRows === 1n;
}

/** @returns false if another process has taken over the delivery */
export async function settleDelivery(
  db: Db,
  delivery: ClaimedDelivery,
  owner: string,
  outcome: DeliveryOutcome,
): Promise<boolean> {
  const { status, answer, nextAttemptAt } = outcome;
  const settled = await db
    .updateTable("newsletter_recipients")
    .set({
      status,
      last_answer: answer,
      attempts: delivery.attempts + 1,
      ...released,
      updated_at: sql`now()`,
      ...(nextAttemptAt && { next_attempt_at: nextAttemptAt }),
      ...(status === "sent" && { sent_at: sql<Date>`now()` }),
    })
    .where("issue_id", "=", delivery.issueId)
    .where("subscriber_id", "=", delivery.subscriberId)
    .where("lease_owner", "=", owner)
    // A process that was suspended past its lease reports the outcome late.
    .where("status", "in", ["waiting", "retrying", "sending", "unknown"])
    .executeTakeFirst();
  const isSettled = settled.numUpdatedRows === 1n;
  // A bounce may be reported before the mail server's own answer is stored.
  if (isSettled && status === "sent") {
    await db
      .updateTable("subscribers")
      .set({ bounces_in_row: 0 })
      .where("id", "=", delivery.subscriberId)
      .where("bounces_in_row", ">", 0)
      .execute();
  }
  return isSettled;
}

const leasedBy = (db: Db, deliveries: readonly ClaimedDelivery[], owner: string) =>
  db
    .updateTable("newsletter_recipients")
    .where("message_id", "=", sql<string>`any(${deliveries.map(({ messageId }) => messageId)}::uuid[])`)
    .where("lease_owner", "=", owner);

/** Releases claimed deliveries that were not started. */
export async function releaseDeliveries(db: Db, deliveries: readonly ClaimedDelivery[], owner: string): Promise<void> {
  await leasedBy(db, deliveries, owner).set(released).where("status", "in", ["waiting", "retrying"]).execute();
}

export async function renewLeases(db: Db, deliveries: readonly ClaimedDelivery[], owner: string): Promise<void> {
  if (deliveries.length > 0) await leasedBy(db, deliveries, owner).set({ lease_until: leaseEnd }).execute();
}

/** Recovers deliveries of crashed processes. @returns how many have an unknown outcome */
export async function recoverDeliveries(
  db: Db,
  { repeatable, isOnlySender }: { repeatable: boolean; isOnlySender: boolean },
): Promise<number> {
  if (isOnlySender) {
    await db
      .updateTable("newsletter_recipients")
      .set(released)
      .where("lease_owner", "is not", null)
      .where("status", "in", ["waiting", "retrying"])
      .execute();
  }
  let query = db
    .updateTable("newsletter_recipients")
    .set(
      repeatable
        ? { status: "waiting", ...released, updated_at: sql`now()` }
        : { status: "unknown", last_answer: interrupted, updated_at: sql`now()` },
    )
    .where("status", "=", "sending");
  if (!isOnlySender) query = query.where("lease_until", "<", sql<Date>`now()`);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return repeatable ? 0 : Number(numUpdatedRows);
}
