import path from "node:path";
import { replacePageTexts } from "../src/facts/page-texts.ts";
import { siteFacts } from "../src/facts/site-facts.ts";
import { replaceStoredFacts } from "../src/facts/stored-facts.ts";
import { routesOf, type TextPage } from "../src/facts/text-pages.ts";
import { nounContext, nouns, openServices } from "../src/features/features.server.ts";
import { readSequenceOffers } from "../src/features/sequences/sequences.admin.server.ts";
import { withoutPlaceholderLinks, withoutSamples } from "../src/features/settings/sample-settings.ts";
import { storedFactsOf } from "../src/features/settings/setting-facts.ts";
import { readSettings } from "../src/features/settings/settings.server.ts";
import { listWithheldDownloads } from "../src/features/setup/downloads.server.ts";
import { isSiteOpen } from "../src/features/setup/setup.server.ts";
import { filledTexts } from "../src/features/texts/all-tokens.ts";
import { readPages } from "../src/features/texts/page-texts.server.ts";
import { serialize } from "../src/lib/process/serialize.ts";
import type { Db } from "../src/server-context/db.ts";
import { createPictureStore } from "../src/server-context/pictures/picture-store.server.ts";
import { projectRoot } from "../src/server-context/project-root.server.ts";
import type { SiteContext } from "../src/server-context/request-context.ts";
import { startHandler } from "../src/start-handler.ts";
import { createFunctionCache } from "./cache/function-cache.ts";
import { createResponseCache, type ResponseCache } from "./cache/response-cache.ts";
import { createCacheResponder } from "./cache/serve-from-cache.ts";
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
import type { Render, StartFetch } from "./http/renderer.ts";
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

/** Replaces default facts and texts with the owner's, process-wide: one process serves one site. */
export async function openSettings(db: Db) {
  let noticesTo: string | undefined;
  const reload = serialize(async () => {
    const [{ changed }, { texts, hidden }, isOpen, sequences, withheld] = await Promise.all([
      readSettings(db),
      readPages(db),
      isSiteOpen(db),
      readSequenceOffers(db),
      listWithheldDownloads(db),
    ]);
    const { email } = changed.notices ?? {};
    noticesTo = typeof email === "string" && email !== "" ? email : undefined;
    // Pages with changed texts and their routes, for client-side navigation.
    const changedPages = Object.fromEntries((Object.keys(texts) as TextPage[]).map((page) => [page, routesOf(page)]));
    const facts = storedFactsOf(isOpen ? withoutPlaceholderLinks(withoutSamples(changed)) : changed);
    replaceStoredFacts({
      ...facts,
      ...(isOpen && { samples: { ...facts.samples, examples: false } }),
      ...(Object.keys(texts).length > 0 && { texts: changedPages }),
      ...(hidden && { hidden }),
      ...(withheld.length > 0 && { downloads: Object.fromEntries(withheld.map((name) => [name, false])) }),
      ...(Object.keys(sequences).length > 0 && { sequences }),
    });
    // After the facts, which they contain.
    const filled = Object.entries(texts).map(([page, changes]) => [page, filledTexts(changes)]);
    replacePageTexts(Object.fromEntries(filled) as typeof texts);
  });
  await reload();
  return {
    reload,
    noticesTo: () => noticesTo,
  };
}

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
        | "mailFrom"
        | "bounceMailbox"
        | "dataDir"
        | "webhookSecrets"
        | "serviceName"
      >
    >;
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

export type Site = Awaited<ReturnType<typeof compose>>;

export const loadBuiltFiles = (): Promise<Map<string, StaticFile>> =>
  loadStaticFiles(path.join(projectRoot, "dist", "client"));

/** Composition root of server, development, export and tests: store -> services -> application. */
export async function compose({ config, store, logger, ...parts }: SiteParts) {
  const { siteUrl, embeds } = config;
  const dataDir = config.dataDir && path.resolve(projectRoot, config.dataDir);
  const { database, content, media, cacheDir, secret } = store;
  const { db } = database;
  const { cache = createResponseCache(), observer = createObserver({}) } = parts;
  const settings = await openSettings(db);
  const logEvent = (event: SignInEvent) => logger.warn(event);
  const logError = (message: string) => logger.error({ message }, "identity");
  // Several replicas may share a PostgreSQL server.
  const limitStore = database.kind === "postgres" ? databaseLimits(db, secret) : memoryLimits;
  const identity = createIdentity({ db, siteUrl, secret, logError, logEvent, limitStore });
  const { readSession } = identity;
  const readers = createReaderPool();
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
    ...(config.dataDir && {
      emailDelivery: createEmailDelivery({
        db,
        config,
        open: () => openTransport({ ...config, dataDir: config.dataDir ?? "" }, projectRoot, { db, secret }),
      }),
    }),
    // Also with SMTP: files from before it was configured may remain.
    ...(config.dataDir && {
      eraseFromOutbox: (email: string) => eraseFromOutbox(outboxFolder(projectRoot, config.dataDir ?? ""), email),
    }),
    secret,
    readSession,
    consumeRateLimit: createRateLimits(limitStore),
    readers,
    ...nounContext(readers),
    reportFailure: createFailureLog(logger),
    ...(parts.isDiskWritable && { isDiskWritable: parts.isDiskWritable }),
    ...(dataDir && { freeDisk: () => freeDisk(dataDir) }),
    ...parts.context,
  };
  async function settingsChanged(): Promise<void> {
    await settings.reload();
    for (const noun of nouns) await noun.settingsChanged?.(db);
    for (const { invalidate } of [cache, functionCache]) invalidate("all");
  }
  const { fetchApplication = startHandler } = parts;
  const render: Render = async (request, own) => fetchApplication(request, { context: { ...context, ...own } });
  const staticFiles = parts.staticFiles ?? (await loadBuiltFiles());
  const pictures = createPictureStore(path.join(cacheDir, "pictures"));
  const functionCache = createFunctionCache(render);
  const services = await openServices({ db, siteUrl, logger, pictures, staticFiles });
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
    ...(parts.phase && { phase: parts.phase }),
    ...(parts.isDiskWritable && { isDiskWritable: parts.isDiskWritable }),
  });
  const shortcut = createCacheResponder({
    siteUrl,
    pages: cache,
    functionCache,
    logger,
    observer,
    countView: services.views.count,
    clientNetwork,
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
    services,
  };
}
