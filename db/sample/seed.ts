import { sql } from "kysely";
import type { Database } from "../../server/database/open-database.ts";
import type { FileStore } from "../../src/server-context/media-store.ts";

/** Deleted samples do not come back: the tables must never have held a row. */
async function isUntouched(database: Database): Promise<boolean> {
  const { rows } = await sql<{ untouched: boolean }>`
    select not exists (select from content_revision where revision > 1)
      and not exists (select from blog_articles) and not exists (select from blog) as untouched`.execute(database.db);
  return rows[0]?.untouched ?? false;
}

/** Fills a new database and media store with sample content. @returns whether it did; false where there is or was content */
export async function seedSampleContent(database: Database, media: FileStore): Promise<boolean> {
  if (!(await isUntouched(database))) return false;
  // Lazy: later starts need neither the texts nor the importer.
  const { writeSamples } = await import("./write-samples.ts");
  await writeSamples(database, media);
  return true;
}
