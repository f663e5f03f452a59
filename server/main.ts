import path from "node:path";
import { siteFacts } from "../src/facts/site-facts.ts";
import { purgeExpiredHolds } from "../src/features/bookings/bookings.server.ts";
import { purgeEditing } from "../src/features/editing/editing.server.ts";
import { findRecording } from "../src/features/episodes/recordings.server.ts";
import { measureRecordings } from "../src/features/episodes/remote-media.server.ts";
import { purgePersonalData } from "../src/features/privacy/personal-data.server.ts";
import { addPageViews } from "../src/features/statistics/page-views.server.ts";
import type { SiteContext } from "../src/request/request-context.ts";
import { backupCommands } from "./backup/backup-commands.ts";
import { keepCurrent } from "./cache/invalidation.ts";
import { createPageCache } from "./cache/page-cache.ts";
import { createSharedAnswers } from "./cache/response-cache.ts";
import { createShortcut } from "./cache/serve-from-cache.ts";
import { warmUp } from "./cache/warm-up.ts";
import { readConfig } from "./config.ts";
import { openControlSocket } from "./control-socket.ts";
import { createDiskProbe } from "./database/disk-probe.ts";
import { openMails } from "./email/open-email-worker.ts";
import { createApp } from "./http/app.ts";
import { createClientNetwork } from "./http/client-network.ts";
import { createDownloads } from "./http/downloads.ts";
import { createPageViews } from "./http/page-views.ts";
import { createRateLimits } from "./http/rate-limits.ts";
import { loadRenderer } from "./http/renderer.ts";
import { createFailureLog } from "./http/report-failure.ts";
import { listen } from "./http/socket.ts";
import { loadStaticFiles } from "./http/static-files.ts";
import { administratorCommands } from "./identity/administrator-commands.ts";
import { ensureAdministrator } from "./identity/administrators.ts";
import { createIdentity, sweepIdentity } from "./identity/identity.ts";
import { drawArtwork } from "./images/drawings.ts";
import { createPictureStore } from "./images/picture-store.ts";
import { startSchedule } from "./jobs/schedule.ts";
import { createLogger } from "./logger.ts";
import { createMediaUpload, sweepMedia } from "./media/media-upload.ts";
import { openStore } from "./open-store.ts";
import { startFault } from "./start-fault.ts";

const root = path.resolve(import.meta.dirname, "..");

/** The only composition root: config -> database -> services -> app -> socket. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const { database, content, mediaDir, secret } = await openStore(config, root);

  const identity = createIdentity({
    db: database.db,
    siteUrl: config.siteUrl,
    secret,
    logError: (message) => logger.error({ message }, "identity"),
  });
  if (config.administrator) await ensureAdministrator(database.db, config.administrator);
  const dataDir = path.resolve(root, config.dataDir);
  const control = await openControlSocket(dataDir, {
    ...administratorCommands(database.db),
    ...backupCommands(database.db, dataDir),
  });

  const pages = createPageCache();
  const views = createPageViews((counted) => addPageViews(database.db, counted));
  const context: SiteContext = {
    db: database.db,
    content,
    mediaDir,
    siteUrl: config.siteUrl,
    ownerEmail: config.adminEmail ?? siteFacts.email,
    embeds: config.embeds,
    secret,
    readSession: identity.readSession,
    takeFromLimit: createRateLimits(),
    reportFailure: createFailureLog(logger),
  };
  const render = await loadRenderer(path.join(root, "dist", "server", "server.js"), context);
  const sharedAnswers = createSharedAnswers(render);
  const app = createApp({
    siteUrl: config.siteUrl,
    formOrigins: config.formOrigins,
    mediaDir,
    logger,
    staticFiles: await loadStaticFiles(path.join(root, "dist", "client")),
    pages,
    identity,
    render,
    sharedAnswers,
    drawArtwork: async (id) => {
      const episode = await content.getEpisode(id);
      return episode ? drawArtwork(episode.guestName, episode.number) : undefined;
    },
    pictures: createPictureStore(path.join(path.dirname(mediaDir), "cache", "pictures")),
    findRecording: async (id) => {
      const episode = await content.getEpisode(id);
      return episode ? (await findRecording(mediaDir, episode))?.file : undefined;
    },
    serveDownload: createDownloads(path.join(root, "downloads"), secret),
    embeds: config.embeds,
    uploadMedia: createMediaUpload({
      db: database.db,
      mediaDir,
      siteUrl: config.siteUrl,
      readSession: identity.readSession,
    }),
    countView: views.count,
    clientNetwork: createClientNetwork(config.trustedProxies),
    ping: async () => {
      await database.ping();
      await content.ping();
    },
    isDiskWritable: createDiskProbe(dataDir),
  });

  const shortcut = createShortcut({ siteUrl: config.siteUrl, pages, sharedAnswers, logger, countView: views.count });
  const socket = await listen(app.fetch, { ...config, logger }, shortcut).catch(async (error: unknown) => {
    await control.close();
    await database.close();
    throw error;
  });
  const mails = openMails(config, { database, logger, root });
  const warm = () => warmUp({ fetch: app.fetch, siteUrl: config.siteUrl, logger });
  const stopKeeping = await keepCurrent({ database, kept: [pages, sharedAnswers], logger, warm });
  const day = 86_400_000;
  const stopSchedule = startSchedule({
    database,
    logger,
    jobs: [
      { name: "ended sessions", everyMs: 3_600_000, atStart: true, run: () => sweepIdentity(database.db) },
      { name: "old drafts", everyMs: 6 * 3_600_000, atStart: true, run: () => purgeEditing(database.db) },
      { name: "retention", everyMs: day, atStart: true, run: () => purgePersonalData(context, new Date()) },
      { name: "ended holds", everyMs: 600_000, atStart: true, run: () => purgeExpiredHolds(database.db) },
      { name: "deleted media", everyMs: day, atStart: true, run: () => sweepMedia(database.db, mediaDir, new Date()) },
      { name: "remote recordings", everyMs: 3_600_000, atStart: true, run: () => measureRecordings(context) },
      { name: "page views", everyMs: 5000, run: views.flush },
    ],
  });
  console.log(`
  The site is open at http://${config.host === "127.0.0.1" ? "localhost" : config.host}:${socket.port}

  Next: put your own name, address and links into src/facts/site-facts.ts,
        bring your own articles with  npm run content -- import --articles FILE.ndjson
        and read README.md for going live. Ctrl-C stops the site.
`);
  void warm();

  let stopping = false;
  async function stop(signal: string): Promise<void> {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, "stopping");
    await stopKeeping();
    await socket.close();
    await control.close();
    await stopSchedule();
    await views.flush();
    await mails.stop();
    await Promise.all([pages.settled(), sharedAnswers.settled()]);
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
  console.error(startFault(error) ?? error);
  process.exit(1);
}
