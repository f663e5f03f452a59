import { sql } from "kysely";
import type { Database } from "../../server/database/open-database.ts";
import type { FileStore } from "../../src/server-context/media-store.ts";

/** Nothing there, and nothing ever was: an owner who deletes the samples does not get them back. */
async function isUntouched(database: Database): Promise<boolean> {
  const { rows } = await sql<{ untouched: boolean }>`
    select not exists (select from content_revision where revision > 1)
      and not exists (select from blog_articles) and not exists (select from blog) as untouched`.execute(database.db);
  return rows[0]?.untouched ?? false;
}

/**
 * Fills a new database with the sample articles, episodes and issues of the newsletter, through the same checks as any import, and the media
 * store with their pictures and recordings. Does nothing when there is or was content.
 * @returns whether it did.
 */
export async function seedSampleContent(database: Database, media: FileStore): Promise<boolean> {
  if (!(await isUntouched(database))) return false;
  // Every later start does without the texts and what imports them.
  const { writeSamples } = await import("./write-samples.ts");
  await writeSamples(database, media);
  return true;
}
