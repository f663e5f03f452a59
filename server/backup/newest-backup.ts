import type { Db } from "../../src/server-context/db.ts";

/** A row among the job leases, which every replica reads. */
const name = "newest backup";

export async function recordNewestBackup(db: Db, at: Date): Promise<void> {
  await db
    .insertInto("job_leases")
    .values({ name, finished_at: at })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ finished_at: at }))
    .execute();
}

export async function newestBackup(db: Db): Promise<Date | undefined> {
  const row = await db.selectFrom("job_leases").select("finished_at").where("name", "=", name).executeTakeFirst();
  return row?.finished_at;
}
