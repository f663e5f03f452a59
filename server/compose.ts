import path from "node:path";
import { siteFacts } from "../src/facts/site-facts.ts";
import { createBusyTimesReader } from "../src/features/bookings/calendars/threaded-busy-times.server.ts";
import { addPageViews } from "../src/features/overview/visits/page-views.server.ts";
import { addOriginViews } from "../src/features/overview/visits/visit-origins.server.ts";
import { projectRoot } from "../src/server-context/project-root.server.ts";
import type { SiteContext } from "../src/server-context/request-context.ts";
import { startHandler } from "../src/start-handler.ts";
import { createFunctionCache } from "./cache/function-cache.ts";
import { createResponseCache, type ResponseCache } from "./cache/response-cache.ts";
import { createCacheResponder } from "./cache/serve-from-cache.ts";
import type { Config } from "./config/read-config.ts";
import { freeDisk } from "./database/free-disk.ts";
import type { Database } from "./database/open-database.ts";
import { eraseFromOutbox, outboxFolder } from "./email/outbox.ts";
import { createApp } from "./http/app.ts";
import { type ClientNetwork, createClientNetwork } from "./http/connection/client-network.ts";
import { createDownloads } from "./http/downloads.ts";
import { createEmailWebhooks } from "./http/email-webhooks.ts";
import type { Phase } from "./http/health.ts";
import { createIssuePreview } from "./http/issue-preview.ts";
import { createPageViews } from "./http/page-views.ts";
import { createRender, type StartFetch } from "./http/renderer.ts";
import { createFailureLog } from "./http/report-failure.ts";
import { loadStaticFiles, type StaticFile } from "./http/static-files.ts";
import { createIdentity } from "./identity/identity.ts";
import type { SignInEvent } from "./identity/sign-in-events.ts";
import { createPictureStore } from "./images/picture-store.ts";
import { databaseLimits, memoryLimits } from "./limits/limit-store.ts";
import { createRateLimits } from "./limits/rate-limits.ts";
import type { Logger } from "./logger.ts";
import { createFolderMedia } from "./media/folder-media.ts";
import { createMediaUpload } from "./media/media-upload.ts";
import { createObserver, type Observer } from "./observe/observer.ts";
import type { Store } from "./open-store.ts";
import { openSettings } from "./site-settings.ts";

type SiteParts = {
  config: Pick<Config, "siteUrl"> &
    Partial<
      Pick<
        Config,
        | "answerService"
        | "formOrigins"
        | "trustedProxies"
        | "adminEmail"
        | "embeds"
        | "cdnPurgeUrl"
        | "smtpUrl"
        | "dataDir"
        | "webhookSecrets"
        | "serviceName"
      >
    >;
  store: Pick<Store, "content" | "media" | "cacheDir" | "secret"> & {
    database: Pick<Database, "db" | "ping"> & Partial<Pick<Database, "kind">>;
  };
  logger: Logger;
  /** Renders pages and answers server functions; absent, the framework's handler does. */
  fetchApplication?: StartFetch;
  /** Files of the browser by URL path; absent, those of the build. */
  staticFiles?: ReadonlyMap<string, StaticFile>;
  cache?: ResponseCache;
  /** Whether the disk of the data directory accepts writes; absent, the health check does not say. */
  isDiskWritable?: () => Promise<boolean>;
  /** Told of every request; absent, no one watches. */
  observer?: Observer;
  /** Where the process is in its life; absent, it serves. */
  phase?: () => Phase;
  /** Whose network a request comes from; absent, its connection tells. */
  clientNetwork?: ClientNetwork;
  /** What server functions are given in place of the usual. */
  context?: Partial<SiteContext>;
};

export type Site = Awaited<ReturnType<typeof compose>>;

/** The files of the build for the browser, by their URL path. */
export const loadBuiltFiles = (): Promise<Map<string, StaticFile>> =>
  loadStaticFiles(path.join(projectRoot, "dist", "client"));

/** The one composition root, of the server, development, the export and tests: store -> services -> application. */
export async function compose({ config, store, logger, ...parts }: SiteParts) {
  const { siteUrl, embeds } = config;
  const dataDir = config.dataDir && path.resolve(projectRoot, config.dataDir);
  const { database, content, media, cacheDir, secret } = store;
  const { db } = database;
  const { cache = createResponseCache(), observer = createObserver({}) } = parts;
  const settings = await openSettings(db);
  const logEvent = (event: SignInEvent) => logger.warn(event);
  const logError = (message: string) => logger.error({ message }, "identity");
  // A server's database may be that of several copies.
  const limitStore = database.kind === "postgres" ? databaseLimits(db, secret) : memoryLimits;
  const identity = createIdentity({ db, siteUrl, secret, logError, logEvent, limitStore });
  const { readSession } = identity;
  const context: SiteContext = {
    db,
    content,
    media,
    siteUrl,
    get ownerEmail() {
      return settings.noticesTo() ?? config.adminEmail ?? siteFacts.email;
    },
    settingsChanged,
    ...(embeds && { embeds }),
    ...(config.answerService && { answerService: config.answerService }),
    ...(config.dataDir && !config.smtpUrl && { outbox: outboxFolder(projectRoot, config.dataDir) }),
    // Also where a mail server is set now: files from before that are still there.
    ...(config.dataDir && {
      eraseFromOutbox: (email: string) => eraseFromOutbox(outboxFolder(projectRoot, config.dataDir ?? ""), email),
    }),
    secret,
    readSession,
    consumeRateLimit: createRateLimits(limitStore),
    readBusyTimes: createBusyTimesReader(),
    reportFailure: createFailureLog(logger),
    ...(parts.isDiskWritable && { isDiskWritable: parts.isDiskWritable }),
    ...(dataDir && { freeDisk: () => freeDisk(dataDir) }),
    ...parts.context,
  };
  /** Pages, feeds and cards say what the settings say. */
  async function settingsChanged(): Promise<void> {
    await settings.reload();
    for (const { invalidate } of [cache, functionCache]) invalidate("all");
  }
  const render = createRender(parts.fetchApplication ?? startHandler, context);
  const staticFiles = parts.staticFiles ?? (await loadBuiltFiles());
  const functionCache = createFunctionCache(render);
  const views = createPageViews({
    siteUrl,
    saveViews: (counted) => addPageViews(db, counted),
    saveOrigins: (counted) => addOriginViews(db, counted),
  });
  const clientNetwork = parts.clientNetwork ?? createClientNetwork(config.trustedProxies);
  const { fetch } = createApp({
    siteUrl,
    formOrigins: config.formOrigins ?? [],
    media,
    content,
    logger,
    observer,
    staticFiles,
    cache,
    identity,
    render,
    functionCache,
    pictures: createPictureStore(path.join(cacheDir, "pictures")),
    serveDownload: createDownloads(createFolderMedia(path.join(projectRoot, "downloads")), context),
    embeds,
    hasCdn: config.cdnPurgeUrl !== undefined,
    serviceName: config.serviceName,
    uploadMedia: createMediaUpload({ db, media, siteUrl, readSession }),
    previewIssue: createIssuePreview({ db, content, siteUrl, readSession }),
    acceptEmailWebhook: createEmailWebhooks(context, config.webhookSecrets ?? {}),
    countView: views.count,
    ask: context,
    clientNetwork,
    ping: async () => {
      await database.ping();
      await content.ping();
    },
    ...(parts.phase && { phase: parts.phase }),
    ...(parts.isDiskWritable && { isDiskWritable: parts.isDiskWritable }),
  });
  const shortcut = createCacheResponder({
    siteUrl,
    pages: cache,
    functionCache,
    logger,
    observer,
    countView: views.count,
  });
  return {
    fetch,
    shortcut,
    settings,
    render,
    context,
    identity,
    staticFiles,
    clientNetwork,
    cache,
    functionCache,
    views,
  };
}
