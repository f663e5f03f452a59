import path from "node:path";
import type { Site } from "../src/facts/site.ts";
import { nounContext, nouns, openServices } from "../src/features/features.server.ts";
import { readSite } from "../src/features/platform.server.ts";
import { serialize } from "../src/lib/process/serialize.ts";
import type { Db } from "../src/server-context/db.ts";
import { createPictureStore } from "../src/server-context/pictures/picture-store.server.ts";
import { projectRoot } from "../src/server-context/project-root.server.ts";
import type { SiteContext } from "../src/server-context/request-context.ts";
import { startHandler } from "../src/start-handler.ts";
import { createFunctionCache } from "./cache/function-cache.ts";
import { createResponseCache, type ResponseCache } from "./cache/response-cache.ts";
import type { Config } from "./config/read-config.ts";
import { freeDisk } from "./database/free-disk.ts";
import type { Database } from "./database/open-database.ts";
import { createEmailDelivery } from "./email/email-delivery.ts";
import { openTransport } from "./email/open-email-worker.ts";
import { eraseFromOutbox, outboxFolder } from "./email/outbox.ts";
import { createReaderPool } from "./foreign-files/reader-pool.ts";
import { createApp } from "./http/app.ts";
import { type ClientNetwork, createClientNetwork } from "./http/connection/client-network.ts";
import type { Phase } from "./http/health.ts";
import { asVisited, type Render, type StartFetch } from "./http/renderer.ts";
import { loadStaticFiles, type StaticFile } from "./http/static-files.ts";
import { createIdentity } from "./identity/identity.ts";
import type { SignInEvent } from "./identity/sign-in-events.ts";
import { createLeases } from "./jobs/leases.ts";
import { createRateLimits, databaseLimits, memoryLimits } from "./limits/limit-store.ts";
import type { Logger } from "./logger.ts";
import { createObserver, type Observer } from "./observe/observer.ts";
import type { Store } from "./open-store.ts";

const createFailureLog =
  (logger: Logger): SiteContext["reportFailure"] =>
  ({ status, cause }) => {
    const level = status >= 500 ? "error" : "warn";
    logger[level]({ status, cause }, "a request failed");
  };

/** Holds the current site and reloads it, one reload at a time. `onReload` is called in the same tick. */
export async function openSite(db: Db, read: (db: Db) => Promise<Site> = readSite, onReload = () => {}) {
  let current = await read(db);
  return {
    current: () => current,
    reload: serialize(async () => {
      current = await read(db);
      onReload();
    }),
  };
}

type SiteParts = {
  config: Pick<Config, "siteUrl"> & Partial<Config>;
  store: Pick<Store, "content" | "media" | "cacheDir" | "secret"> & {
    database: Pick<Database, "db" | "ping"> & Partial<Pick<Database, "kind">>;
  };
  logger: Logger;
  fetchApplication?: StartFetch;
  staticFiles?: ReadonlyMap<string, StaticFile>;
  cache?: ResponseCache;
  isDiskWritable?: () => Promise<boolean>;
  observer?: Observer;
  phase?: () => Phase;
  /** Default: the address of the connection. */
  clientNetwork?: ClientNetwork;
  context?: Partial<SiteContext>;
};

export type ComposedSite = Awaited<ReturnType<typeof compose>>;

export const loadBuiltFiles = (): Promise<Map<string, StaticFile>> =>
  loadStaticFiles(path.join(projectRoot, "dist", "client"));

/** Composition root of server, development, export and tests: store -> services -> application. */
export async function compose({ config, store, logger, ...parts }: SiteParts) {
  const { siteUrl, embeds } = config;
  const dataDir = config.dataDir && path.resolve(projectRoot, config.dataDir);
  const { database, content, media, cacheDir, secret } = store;
  const { db } = database;
  const { cache = createResponseCache(), observer = createObserver({}) } = parts;
  const read = async (from: Db) => Object.freeze({ ...(await readSite(from)), url: siteUrl });
  const site = await openSite(db, read, invalidateAll);
  const logEvent = (event: SignInEvent) => logger.warn(event);
  const logError = (message: string) => logger.error({ message }, "identity");
  // Several replicas may share a PostgreSQL server.
  const limitStore = database.kind === "postgres" ? databaseLimits(db, secret) : memoryLimits;
  const identity = createIdentity({ db, site: site.current, siteUrl, secret, logError, logEvent, limitStore });
  const { readSession } = identity;
  const readers = createReaderPool();
  const live = {
    db,
    get site() {
      return site.current();
    },
  };
  const context: SiteContext = {
    db,
    content,
    media,
    siteUrl,
    get site() {
      return site.current();
    },
    get ownerEmail() {
      const { noticesTo, facts } = site.current();
      return noticesTo ?? config.adminEmail ?? facts.email;
    },
    settingsChanged,
    // Absent, not undefined: a context that a caller sends may only have the names of this one (boundedInput).
    ...(embeds && { embeds }),
    ...(config.answerService && { answerService: config.answerService }),
    ...(config.transcribeService && { transcribeService: config.transcribeService }),
    ...(dataDir && {
      ...(!config.smtpUrl && { outbox: outboxFolder(dataDir) }),
      // Also with SMTP: files from before it was configured may remain.
      eraseFromOutbox: (email: string) => eraseFromOutbox(outboxFolder(dataDir), email),
      emailDelivery: createEmailDelivery({
        context: live,
        config,
        open: () => openTransport({ ...config, dataDir }, { db, secret }),
      }),
      freeDisk: () => freeDisk(dataDir),
    }),
    secret,
    readSession,
    consumeRateLimit: createRateLimits(limitStore),
    readers,
    ...nounContext(readers),
    reportFailure: createFailureLog(logger),
    ...(parts.isDiskWritable && { isDiskWritable: parts.isDiskWritable }),
    ...parts.context,
  };
  /** Responses rendered, or being rendered, with the previous site are stale from here on. */
  function invalidateAll(): void {
    for (const { invalidate } of [cache, functionCache]) invalidate("all");
  }
  async function settingsChanged(): Promise<void> {
    await site.reload();
    for (const noun of nouns) await noun.settingsChanged?.(site.current(), db);
    invalidateAll();
  }
  const { fetchApplication = startHandler } = parts;
  const render: Render = async (request, own) =>
    fetchApplication(asVisited(own.site ?? site.current(), request), { context: { ...context, ...own } });
  const staticFiles = parts.staticFiles ?? (await loadBuiltFiles());
  const pictures = createPictureStore(path.join(cacheDir, "pictures"));
  const functionCache = createFunctionCache(render);
  const services = await openServices({ db, siteUrl, site: site.current, logger, pictures, staticFiles });
  const clientNetwork = parts.clientNetwork ?? createClientNetwork(config.trustedProxies);
  const { fetch } = createApp({
    context,
    services,
    formOrigins: config.formOrigins ?? [],
    logger,
    observer,
    staticFiles,
    cache,
    identity,
    render,
    functionCache,
    pictures,
    leases: createLeases(db, logger),
    webhookSecrets: config.webhookSecrets ?? {},
    embeds,
    hasCdn: config.cdnPurgeUrl !== undefined,
    serviceName: config.serviceName,
    clientNetwork,
    ping: async () => {
      await database.ping();
      await content.ping();
    },
    phase: parts.phase,
    isDiskWritable: parts.isDiskWritable,
  });
  return {
    fetch,
    site,
    render,
    context,
    identity,
    staticFiles,
    clientNetwork,
    cache,
    functionCache,
    services,
  };
}
