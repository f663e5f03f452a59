import { sql } from "kysely";
import type { Db } from "../../../server-context/db.ts";

/** Collapses white space and removes NUL, which no text contains; "" finds everything (spec 7). */
export const normaliseTerm = (search = ""): string => search.replaceAll("\0", "").replaceAll(/\s+/g, " ").trim();

/** A low estimate, to guess the number of articles from the size of an import. */
const bytesPerArticle = 2_000;
const fewArticles = 1_000;
/** Inserting an article costs about four times its share of a full build. */
const rebuildShare = 0.25;

/** Whether to rebuild the search index after an import. For the embedded database only, where no other reader has to wait. */
export async function shouldRebuildSearchIndex(db: Db, importBytes: number): Promise<boolean> {
  const incoming = importBytes / bytesPerArticle;
  if (incoming < fewArticles) return false;
  const { rows } = await sql<{ existing: number }>`select count(*) as existing from article_listing`.execute(db);
  return incoming > ((rows[0]?.existing ?? 0) + incoming) * rebuildShare;
}

/** Until `createSearchIndex` in the same transaction. */
export async function dropSearchIndex(transaction: Db): Promise<void> {
  await sql`drop index article_listing_search`.execute(transaction);
}

export async function createSearchIndex(transaction: Db): Promise<void> {
  await sql`create index article_listing_search on article_listing using gin (folded gin_trgm_ops)`.execute(
    transaction,
  );
}
