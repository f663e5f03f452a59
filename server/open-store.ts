import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Config } from "./config.ts";
import { seedSampleContent } from "./content/seed.ts";
import { type Database, openDatabase } from "./database/open-database.ts";
import { readSiteSecret } from "./site-secret.ts";

export type Store = {
  database: Database;
  mediaDir: string;
  /** Signs links and sessions. */
  secret: string;
};

/** Opens what outlives the process: the database, migrated and filled the first time, and the media folder. */
export async function openStore(config: Config, root: string): Promise<Store> {
  const dataDir = path.resolve(root, config.dataDir);
  const mediaDir = path.join(dataDir, "media");
  await mkdir(mediaDir, { recursive: true });
  const database = await openDatabase({ dataDir, databaseUrl: config.databaseUrl });
  if (config.sampleContent === "demo") await seedSampleContent(database, mediaDir);
  return { database, mediaDir, secret: await readSiteSecret(dataDir) };
}
