import { type DatabaseOptions, openDatabase } from "../../../server/database/open-database.ts";
import { simulateSequences } from "./sequence-simulation.ts";

/** The simulation on a new database, with one connection per replica on a PostgreSQL server. */
export async function simulateOnOwnDatabase(options: DatabaseOptions, size: { readers: number; kills: number }) {
  const first = await openDatabase(options);
  const second = options.databaseUrl ? await openDatabase(options) : first;
  try {
    return await simulateSequences({ dbs: [first.db, second.db], ...size });
  } finally {
    await first.close();
    if (second !== first) await second.close();
  }
}
