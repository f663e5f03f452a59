import { sql } from "kysely";
import type { Db } from "../../src/server-context/db.ts";

/**
 * Seconds that the database's clock is ahead of this machine's; negative when it is behind. Assumes half of the round
 * trip.
 */
export async function clockDifference(db: Db): Promise<number> {
  const sentAt = Date.now();
  const { rows } = await sql<{
    seconds: number;
  }>`select extract(epoch from clock_timestamp())::float8 as seconds`.execute(db);
  return (rows[0]?.seconds ?? 0) - (sentAt + Date.now()) / 2000;
}
