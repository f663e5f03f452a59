import path from "node:path";
import { getEpisode } from "../src/data/episodes.server.ts";
import { findRecording } from "../src/data/recordings.server.ts";
import type { SiteContext } from "../src/data/request-context.ts";
import { siteFacts } from "../src/site/site-facts.ts";
import { createApp } from "./app.ts";
import { createPictureStore } from "./cards/picture-store.ts";
import { ConfigurationError, readConfig } from "./config.ts";
import { drawArtwork } from "./drawings.ts";
import { createShortcut } from "./from-memory.ts";
import { createLogger } from "./logger.ts";
import { startMailWorker } from "./mail/mail-worker.ts";
import { createOutbox } from "./mail/outbox.ts";
import { createSmtp } from "./mail/smtp.ts";
import { openStore } from "./open-store.ts";
import { createPageCache } from "./page-cache.ts";
import { createRateLimits } from "./rate-limits.ts";
import { loadRenderer } from "./renderer.ts";
import { startSchedule } from "./schedule.ts";
import { listen } from "./socket.ts";
import { loadStaticFiles } from "./static-files.ts";
import { warmPages } from "./warm-pages.ts";

const root = path.resolve(import.meta.dirname, "..");

/** The only composition root: config -> database -> services -> app -> socket. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const { database, mediaDir, secret } = await openStore(config, root);

  const pages = createPageCache();
  const context: SiteContext = {
    db: database.db,
    mediaDir,
    siteUrl: config.siteUrl,
    ownerEmail: config.adminEmail ?? siteFacts.email,
    secret,
    readSession: async () => null,
    takeFromLimit: createRateLimits(),
  };
  const app = createApp({
    siteUrl: config.siteUrl,
    mediaDir,
    logger,
    staticFiles: await loadStaticFiles(path.join(root, "dist", "client")),
    pages,
    render: await loadRenderer(path.join(root, "dist", "server", "server.js"), context),
    drawArtwork: async (id) => {
      const episode = await getEpisode(database.db, id);
      return episode ? drawArtwork(episode.guestName, episode.number) : undefined;
    },
    pictures: createPictureStore(path.join(path.dirname(mediaDir), "cache", "pictures")),
    findRecording: async (id) => {
      const episode = await getEpisode(database.db, id);
      return episode ? (await findRecording(mediaDir, episode))?.file : undefined;
    },
    ping: () => database.ping(),
  });

  const socket = await listen(app.fetch, config, createShortcut({ siteUrl: config.siteUrl, pages, logger }));
  const mailWorker = startMailWorker({
    db: database.db,
    logger,
    transport: config.smtpUrl ? createSmtp(config.smtpUrl) : createOutbox(path.join(path.dirname(mediaDir), "outbox")),
    from: config.mailFrom ?? `${siteFacts.name} <${siteFacts.email}>`,
    host: new URL(config.siteUrl).hostname,
    alone: database.kind === "embedded",
  });
  const stopSchedule = startSchedule({ database, logger, jobs: [] });
  console.log(`
  The site is open at http://${config.host === "127.0.0.1" ? "localhost" : config.host}:${socket.port}

  Next: put your own name, address and links into src/site/site-facts.ts,
        bring your own articles with  npm run content -- import --articles FILE.ndjson
        and read README.md for going live. Ctrl-C stops the site.
`);
  void warmPages(app.fetch, config.siteUrl, logger);

  let stopping = false;
  async function stop(signal: string): Promise<void> {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, "stopping");
    await socket.close();
    await stopSchedule();
    await mailWorker.stop();
    await pages.settled();
    await database.close();
    logger.info("stopped");
    process.exit(0);
  }
  process.on("SIGINT", () => void stop("SIGINT"));
  process.on("SIGTERM", () => void stop("SIGTERM"));
}

try {
  await start();
} catch (error) {
  // A person reads this at the terminal: expected faults are one sentence, unexpected ones show where they come from.
  const expected = error instanceof ConfigurationError || (error instanceof Error && "expected" in error);
  console.error(expected ? (error as Error).message : error);
  process.exit(1);
}
