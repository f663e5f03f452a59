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
    .select(["email_id", "wait_days as waitDays", "hour", "skip_sundays as skipSundays", "next_attempt_at as due"])
    .where("reader_id", "=", readerId)
    .where("status", "in", ["waiting", "retrying"])
    .orderBy("position")
    .forUpdate()
    .execute();
  for (const [index, due] of reschedule(waiting, { from, zone }).entries()) {
    await trx
      .updateTable("sequence_deliveries")
      .set({ next_attempt_at: due, lease_owner: null, lease_until: null })
      .where("reader_id", "=", readerId)
      .where("email_id", "=", waiting[index]?.email_id ?? 0)
      .execute();
  }
}
