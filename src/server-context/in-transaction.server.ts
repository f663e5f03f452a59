import type { Transaction } from "kysely";
import type { Db, Schema } from "./db.ts";

/** In the caller's transaction where there is one. */
export const inTransaction = <Result>(db: Db, work: (trx: Transaction<Schema>) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db as Transaction<Schema>) : db.transaction().execute(work);
