import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Leases } from "../../src/features/noun.ts";
import type { Db } from "../../src/server-context/db.ts";
import type { Logger } from "../logger.ts";

/** Renewed three times within this; limits the delay after a replica dies. */
const leaseSeconds = 60;

/** With `postpone`, so that a new job is not due at once. */
export type JobLeases = Leases & { postpone(name: string): Promise<void> };

/** One replica at a time per job, by a database row. */
export function createLeases(db: Db, logger: Pick<Logger, "warn">, holder: string = randomUUID()): JobLeases {
  const until = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`;

  async function acquire(name: string, everyMs: number): Promise<boolean> {
    const acquired = await db
      .insertInto("job_leases")
      .values({ name, holder, leased_until: until })
      .onConflict((conflict) =>
        conflict
          .column("name")
          .doUpdateSet({ holder, leased_until: until })
          .where("job_leases.leased_until", "<=", sql<Date>`now()`)
          .where("job_leases.finished_at", "<=", sql<Date>`now() - make_interval(secs => ${everyMs / 1000})`)
          .where(sql<boolean>`coalesce(job_leases.retry_at <= now(), true)`),
      )
      .returning("name")
      .executeTakeFirst();
    return acquired !== undefined;
  }

  const ownLease = (name: string) => db.updateTable("job_leases").where("name", "=", name).where("holder", "=", holder);

  function keepRenewing(name: string): () => void {
    const timer = setInterval(
      () => {
        ownLease(name)
          .set({ leased_until: until })
          .execute()
          .catch((error: Error) => logger.warn({ job: name, error: error.message }, "a lease could not be renewed"));
      },
      (leaseSeconds * 1000) / 3,
    );
    timer.unref();
    return () => clearInterval(timer);
  }

  return {
    async run(name, everyMs, work) {
      if (!(await acquire(name, everyMs))) return false;
      const stopRenewing = keepRenewing(name);
      const released = { holder: null, leased_until: sql<Date>`now()` };
      try {
        await work();
      } catch (error) {
        const seconds = sql<number>`least(60 * power(2, least(failures, 10)), 3600, ${everyMs / 1000}::double precision)`;
        const retry_at = sql<Date>`now() + make_interval(secs => ${seconds})`;
        // Without a database the lease expires by itself.
        await ownLease(name)
          .set({ ...released, failures: sql`failures + 1`, retry_at })
          .execute()
          .catch(() => undefined);
        throw error;
      } finally {
        stopRenewing();
      }
      await ownLease(name)
        .set({ ...released, finished_at: sql<Date>`now()`, failures: 0, retry_at: null })
        .execute();
      return true;
    },
    async postpone(name) {
      await db
        .insertInto("job_leases")
        .values({ name, finished_at: sql<Date>`now()` })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
