import { sql } from "kysely";
import type { Db } from "../../../server-context/db.ts";

/** Collapses white space and removes NUL, which no text contains; "" finds everything (spec 7). */
export const normaliseTerm = (search = ""): string => search.replaceAll("\0", "").replaceAll(/\s+/g, " ").trim();

/** Estimated from below, to guess the number of articles from the size of an import. */
const bytesPerArticle = 2_000;
const fewArticles = 1_000;
/** Adding a text costs about four times its share of a full build. */
const buildShare = 0.25;

/** Whether to rebuild the search index after an import; embedded database only, where no other reader has to wait. */
export async function shouldRebuildSearchIndex(db: Db, importBytes: number): Promise<boolean> {
  const coming = importBytes / bytesPerArticle;
  if (coming < fewArticles) return false;
  const { rows } = await sql<{ present: number }>`select count(*) as present from article_listing`.execute(db);
  return coming > ((rows[0]?.present ?? 0) + coming) * buildShare;
}

const definition = "create index article_listing_search on article_listing using gin (folded gin_trgm_ops)";

/** Until `createSearchIndex` in the same transaction. */
export async function dropSearchIndex(transaction: Db): Promise<void> {
  await sql`drop index article_listing_search`.execute(transaction);
}

export async function createSearchIndex(transaction: Db): Promise<void> {
  await sql.raw(definition).execute(transaction);
}
