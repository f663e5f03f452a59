import type { Db } from "../../server-context/db.ts";
import { reschedule } from "./sequence-schedule.ts";

/** Reschedules a reader's unsent emails, no earlier than `from`; releases claimed ones. */
export async function moveReader(
  trx: Db,
  readerId: number,
  { from, zone }: { from: Date; zone: string },
): Promise<void> {
  const waiting = await trx
    .selectFrom("sequence_deliveries")
    .select(["email_id", "wait_days", "hour", "skip_sundays", "next_attempt_at"])
    .where("reader_id", "=", readerId)
    .where("status", "in", ["waiting", "retrying"])
    .orderBy("position")
    .forUpdate()
    .execute();
  const steps = waiting.map((row) => ({
    waitDays: row.wait_days,
    hour: row.hour,
    skipSundays: row.skip_sundays,
    due: row.next_attempt_at,
  }));
  for (const [index, due] of reschedule(steps, { from, zone }).entries()) {
    await trx
      .updateTable("sequence_deliveries")
      .set({ next_attempt_at: due, lease_owner: null, lease_until: null })
      .where("reader_id", "=", readerId)
      .where("email_id", "=", waiting[index]?.email_id ?? 0)
      .execute();
  }
}
