import path from "node:path";
import { withRecordingLengths } from "../src/features/episodes/episode-audio.server.ts";
import type { ContentSource } from "../src/request/content-source.ts";
import type { Db } from "../src/request/db.ts";
import type { Config } from "./config.ts";
import { databaseContent } from "./content/database-content.server.ts";
import { seedSampleContent } from "./content/seed.ts";
import { prepareDirectory } from "./database/data-directory.ts";
import { type Database, openDatabase } from "./database/open-database.ts";
import { readSiteSecret } from "./site-secret.ts";

export type Store = {
  database: Database;
  content: ContentSource;
  mediaDir: string;
  /** Signs links and sessions. */
  secret: string;
};

/** Articles and episodes of the Supabase project, if one is set, or else of the site's own database. */
export async function openContent({ supabase }: Pick<Config, "supabase">, db: Db): Promise<ContentSource> {
  if (!supabase) return databaseContent(db);
  // Anyone who has no project starts without its client.
  const { createSupabaseSource } = await import("./content/supabase-source.ts");
  const { supabaseContent } = await import("./content/supabase-content.server.ts");
  return supabaseContent(createSupabaseSource(supabase));
}

/** Opens what outlives the process: the database, migrated and filled the first time, and the media folder. */
export async function openStore(config: Config, root: string): Promise<Store> {
  const dataDir = path.resolve(root, config.dataDir);
  const mediaDir = path.join(dataDir, "media");
  await prepareDirectory(dataDir);
  await prepareDirectory(mediaDir);
  const secret = await readSiteSecret(dataDir);
  const database = await openDatabase({ dataDir, databaseUrl: config.databaseUrl });
  // Samples would only be in the way of a later import from the project.
  if (config.sampleContent === "demo" && !config.supabase) await seedSampleContent(database, mediaDir);
  const site = { db: database.db, mediaDir, siteUrl: config.siteUrl };
  const content = withRecordingLengths(await openContent(config, database.db), site);
  return { database, content, mediaDir, secret };
}
