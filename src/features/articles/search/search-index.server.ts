import { sql } from "kysely";
import type { Db } from "../../../server-context/db.ts";

/** An article of an import file is hardly ever smaller; enough to guess their number from the file's size. */
const bytesPerArticle = 2_000;
/** Below this the index is fast enough as it is. */
const fewArticles = 1_000;
/** Adding one text to the index costs about four times its share of building the index from nothing. */
const buildShare = 0.25;

/**
 * Whether an import does better to build the search index anew at its end than to add to it row by row. Only worth a
 * thought in the embedded database: it is slower at this, and there are no other readers that would have to wait.
 */
export async function shouldRebuildSearchIndex(db: Db, importBytes: number): Promise<boolean> {
  const coming = importBytes / bytesPerArticle;
  if (coming < fewArticles) return false;
  const { rows } = await sql<{ present: number }>`select count(*) as present from article_listing`.execute(db);
  return coming > ((rows[0]?.present ?? 0) + coming) * buildShare;
}

const definition = "create index article_listing_search on article_listing using gin (folded gin_trgm_ops)";

/** Drops the index until `createSearchIndex` in the same transaction. */
export async function dropSearchIndex(transaction: Db): Promise<void> {
  await sql`drop index article_listing_search`.execute(transaction);
}

export async function createSearchIndex(transaction: Db): Promise<void> {
  await sql.raw(definition).execute(transaction);
}
