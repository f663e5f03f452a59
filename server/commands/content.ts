import path from "node:path";
import { openContent } from "../../src/features/content-source.server.ts";
import { contentCommand, readSite, rebuildArchive } from "../../src/features/platform.server.ts";
import { projectRoot } from "../../src/server-context/project-root.server.ts";
import { ownerUrl, readConfig } from "../config/read-config.ts";
import { withDatabase } from "../database/open-database.ts";
import { createReaderPool } from "../foreign-files/reader-pool.ts";
import { createLeases } from "../jobs/leases.ts";
import { openMedia } from "../media/open-media.ts";

/** `npm run content` (src/features/import). @throws OperatorError when not everything was done */
export async function run(args: string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(environment);
  const { siteUrl, supabase, mediaUrl } = config;
  const dataDir = path.resolve(projectRoot, config.dataDir);
  const openSiteMedia = () => openMedia({ dataDir, mediaUrl });
  await contentCommand(args, {
    siteUrl,
    supabase,
    readSite,
    withDatabase: (work) => withDatabase({ dataDir, databaseUrl: ownerUrl(config) }, work),
    openMedia: openSiteMedia,
    openReaders: () => createReaderPool(),
    openLeases: (db) => createLeases(db, { warn: (details: unknown) => console.warn(details) }),
    reindex: async ({ db }) => {
      const media = await openSiteMedia();
      const content = await openContent(supabase, { db, media, siteUrl });
      // Booklets name the owner.
      return rebuildArchive({ db, site: await readSite(db), content, media, siteUrl });
    },
  });
}
