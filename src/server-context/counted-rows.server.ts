import type { Transaction } from "kysely";
import type { Db, Schema } from "./db.ts";

const batchSize = 500;

/**
 * Adds counts in one transaction, so that a retry after a failure counts nothing twice; sorted by key, so that two replicas
 * lock rows in the same order.
 */
export async function saveCounts<Row>(
  db: Db,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  add: (trx: Transaction<Schema>, batch: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  const keyed = rows.map((row) => ({ key: keyOf(row), row })).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  await db.transaction().execute(async (trx) => {
    for (let start = 0; start < keyed.length; start += batchSize) {
      await add(
        trx,
        keyed.slice(start, start + batchSize).map(({ row }) => row),
      );
    }
  });
}
