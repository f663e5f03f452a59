import path from "node:path";
import { seedSampleContent } from "../db/sample/seed.ts";
import { openContent } from "../src/features/content-source.server.ts";
import type { ContentSource } from "../src/server-context/content-source.ts";
import type { MediaStore } from "../src/server-context/media-store.ts";
import { projectRoot } from "../src/server-context/project-root.server.ts";
import type { SigningSecret } from "../src/server-context/signed-link.ts";
import type { Config } from "./config/read-config.ts";
import { prepareDirectory } from "./database/data-directory.ts";
import { exclusively } from "./database/exclusively.ts";
import { type Database, type DatabaseOptions, openDatabase } from "./database/open-database.ts";
import { openMedia } from "./media/open-media.ts";
import { acceptSecret, claimSecret } from "./secret-fingerprint.ts";
import { findSiteSecret } from "./site-secret.ts";

export type Store = {
  database: Database;
  content: ContentSource;
  media: MediaStore;
  cacheDir: string;
  secret: SigningSecret;
};

/** Opens the database, migrated and seeded the first time, and the media store. */
export async function openStore(
  config: Config,
  hooks: Pick<DatabaseOptions, "onQuery" | "onMigration"> = {},
): Promise<Store> {
  const dataDir = path.resolve(projectRoot, config.dataDir);
  await prepareDirectory(dataDir);
  const media = await openMedia({ dataDir, mediaUrl: config.mediaUrl });
  const { secret, isNew } = await findSiteSecret(dataDir, config.siteSecret);
  const database = await openDatabase({
    dataDir,
    databaseUrl: config.databaseUrl,
    migrationUrl: config.migrationUrl,
    connections: config.connections,
    ...hooks,
  });
  try {
    // Deleting the secret's file of an embedded database is the way to replace it.
    const claim = isNew && database.kind === "embedded" ? acceptSecret : claimSecret;
    await claim(database.db, secret);
    // Samples would interfere with a later import from the project.
    if (config.sampleContent === "demo" && !config.supabase) {
      await exclusively(database, () => seedSampleContent(database, media));
    }
    const content = await openContent(config.supabase, { db: database.db, media, siteUrl: config.siteUrl });
    return { database, content, media, cacheDir: path.join(dataDir, "cache"), secret };
  } catch (error) {
    await database.close();
    throw error;
  }
}
