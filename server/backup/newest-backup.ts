import type { Db } from "../../src/server-context/db.ts";

/** Beside the leases of jobs, which every copy of the site reads. */
const name = "newest backup";

/** Records when the newest backup of the scheduled ones was begun. */
export async function recordNewestBackup(db: Db, at: Date): Promise<void> {
  await db
    .insertInto("job_leases")
    .values({ name, finished_at: at })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ finished_at: at }))
    .execute();
}

/** When the newest of the scheduled backups was begun; undefined when there is none. */
export async function newestBackup(db: Db): Promise<Date | undefined> {
  const row = await db.selectFrom("job_leases").select("finished_at").where("name", "=", name).executeTakeFirst();
  return row?.finished_at;
}
