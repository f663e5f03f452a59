import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import { anyId } from "../../server-context/list-request.server.ts";
import { proofEnd } from "../subscribers/records/subscriber.ts";
import type { StopReason } from "./sequence.ts";

/** A lead of this address became a mandate (features/leads). */
const isClient = sql<boolean>`exists (
  select from leads l where lower(l.email) = lower(r.email) and l.status = 'mandate' and l.deleted_at is null)`;

/** Stop reason of the reader `r` from events since the consent; null if there is none. */
export const stopReason: RawBuilder<StopReason | null> = sql`case
  when exists (select from subscribers s where lower(s.email) = lower(r.email)
    and (s.unsubscribed_at >= r.consented_at or s.deleted_at >= r.consented_at)) then 'unsubscribed'
  when exists (select from bookings b where lower(b.email) = lower(r.email) and b.status = 'confirmed'
    and b.created_at >= r.consented_at and b.id is distinct from r.booking_id) then 'booking'
  when ${isClient} then 'mandate'
  when exists (select from bookings b where b.id = r.booking_id
    and (b.status = 'cancelled' or b.no_show)) then 'no-call'
end`;

const ended = (now: Date) => ({ ended_at: now, expires_at: proofEnd(now) });

/** Permanent; emails in transmission still arrive. @returns how many hadn't ended before */
export async function stopReaders(trx: Db, ids: readonly number[], reason: StopReason, now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  // In the order that claims lock them.
  await trx
    .updateTable("sequence_deliveries")
    .set({ status: "skipped", lease_owner: null, lease_until: null, updated_at: now })
    .where("reader_id", "=", anyId(ids))
    .where("status", "in", ["waiting", "retrying"])
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable("sequence_readers")
    .set({ state: "stopped", stop_reason: reason, ...ended(now) })
    .where("id", "=", anyId(ids))
    .where("state", "in", ["pending", "active", "paused"])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Every sequence of an address. */
export async function stopSequencesOf(trx: Db, email: string, reason: StopReason, now: Date): Promise<void> {
  const rows = await trx
    .selectFrom("sequence_readers")
    .select("id")
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .where("state", "in", ["pending", "active", "paused"])
    .execute();
  await stopReaders(
    trx,
    rows.map(({ id }) => id),
    reason,
    now,
  );
}

/** Stops readers with a stop reason; completes readers who got every email. Claims check again, so the schedule of this job isn't critical. */
export async function updateReaderStates(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number; reason: StopReason }>`
      select id, reason from (
        select r.id, ${stopReason} as reason from sequence_readers r where r.state in ('pending', 'active', 'paused')
      ) found where reason is not null`.execute(trx);
    for (const reason of new Set(rows.map((row) => row.reason))) {
      const ids = rows.filter((row) => row.reason === reason).map(({ id }) => id);
      await stopReaders(trx, ids, reason, now);
    }
  });
  await db
    .updateTable("sequence_readers as r")
    .set({ state: "done", ...ended(now) })
    .where("r.state", "=", "active")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("sequence_deliveries as d")
            .select("d.reader_id")
            .whereRef("d.reader_id", "=", "r.id")
            .where("d.status", "in", ["waiting", "sending", "retrying"]),
        ),
      ),
    )
    .execute();
}
