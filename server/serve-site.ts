import { existsSync } from "node:fs";
import path from "node:path";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { defaultSite } from "../src/facts/site.ts";
import { projectRoot } from "../src/server-context/project-root.server.ts";
import { backupCommands } from "./backup/backup-commands.ts";
import { type ComposedSite, compose, loadBuiltFiles } from "./compose.ts";
import type { Config } from "./config/read-config.ts";
import { openControlSocket } from "./control-socket.ts";
import { makeTreePrivate } from "./database/data-directory.ts";
import { exclusively } from "./database/exclusively.ts";
import { createDiskProbe } from "./database/free-disk.ts";
import { listen } from "./http/connection/socket.ts";
import type { Phase } from "./http/health.ts";
import { createStartingSite } from "./http/starting-site.ts";
import { administratorCommands } from "./identity/administrator-commands.ts";
import { ensureAdministrator } from "./identity/administrators.ts";
import { startBackground, stopParts } from "./jobs/background.ts";
import type { Logger } from "./logger.ts";
import { type Observing, openObserver } from "./observe/open-observer.ts";
import { currentRequest } from "./observe/request-id.ts";
import { openStore, type Store } from "./open-store.ts";
import { announceStart, exitWith } from "./terminal.ts";

/** Most visited pages, rendered once at the start. */
const warmUpPaths = ["/", "/blog", "/podcast", "/episodes", "/contact", "/about"];

type WarmUpParts = {
  fetch: (request: Request) => Response | Promise<Response>;
  siteUrl: string;
  logger: Logger;
  shouldContinue: () => boolean;
};

/** One page at a time, yielding to visitors' requests. */
async function warmUp({ fetch, siteUrl, logger, shouldContinue }: WarmUpParts): Promise<void> {
  for (const path of warmUpPaths) {
    await nextTurn();
    if (!shouldContinue()) return;
    try {
      await fetch(new Request(siteUrl + path));
    } catch (error) {
      logger.warn({ path, error: (error as Error).message }, "could not render a page ahead of time");
    }
  }
}

/** Milliseconds for waiting requests before pre-rendering starts. */
const initialGraceMs = 50;

/** Milliseconds to close the database after a failed start. */
const closeTimeoutMs = 10_000;

export type ServedSite = {
  port: number;
  context: ComposedSite["context"];
  /** Drains after SIGTERM, then closes everything; a second call skips the drain. */
  stop: (signal: "SIGINT" | "SIGTERM") => Promise<void>;
};

/** Serves until it is stopped; a process may serve several sites. @throws OperatorError when the operator can fix the error */
export async function serveSite(config: Config, logger: Logger): Promise<ServedSite> {
  const { siteUrl, port, host } = config;
  const staticFiles = loadBuiltFiles();
  // Awaited later; avoids an unhandled rejection.
  staticFiles.catch(() => undefined);
  let phase: Phase = "starting";
  const starting = createStartingSite({ siteUrl, logger, phase: () => phase });
  let composed: ComposedSite | undefined;
  // Before migrations, which may take minutes: probes and visitors get a response.
  const socket = await listen(starting.fetch, {
    port,
    host,
    siteUrl,
    logger,
    resolveTarget: (location) => composed?.services.redirects.resolveTarget(location),
    site: () => composed?.site.current() ?? defaultSite,
  });
  const dataDir = path.resolve(projectRoot, config.dataDir);
  let releaseRunningLock: (() => Promise<void>) | undefined;
  let store: Store | undefined;
  let control: { close: () => Promise<void> } | undefined;
  let observing: Observing | undefined;
  try {
    // Lazy: the driver is needed only for a PostgreSQL server.
    const { holdRunningLock } = config.databaseUrl ? await import("./database/running-lock.ts") : {};
    releaseRunningLock = await holdRunningLock?.(config, exitWith);
    announceStart(!config.databaseUrl && !existsSync(path.join(dataDir, "database")));
    const restricted = await makeTreePrivate(dataDir);
    if (restricted > 0) {
      logger.warn(
        { mended: restricted },
        "files and folders of DATA_DIR could be opened by other accounts; now only by this one",
      );
    }
    // Attributes SQL to the request's trace.
    const onQuery = (sql: string, milliseconds: number) => currentRequest()?.observed?.queried(sql, milliseconds);
    store = await openStore(config, {
      ...(config.tracing && { onQuery }),
      onMigration: ({ migration, state }) => {
        phase = "migrating";
        if (state === "waits") logger.warn({ migration }, "a migration waits for a table that is in use");
        else logger.info({ migration }, `a migration ${state === "begins" ? "begins" : "is done"}`);
      },
    });
    return await serveStore(store);
  } catch (error) {
    socket.server.closeAllConnections();
    const closing = Promise.allSettled([
      socket.close(),
      control?.close(),
      observing?.stop(),
      store?.database.close(),
      releaseRunningLock?.(),
    ]);
    await Promise.race([closing, pause(closeTimeoutMs, undefined, { ref: false })]);
    throw error;
  }

  async function serveStore(opened: Store): Promise<ServedSite> {
    const { database } = opened;
    const { administrator } = config;
    if (administrator) await exclusively(database, () => ensureAdministrator(database.db, administrator));
    control = await openControlSocket(dataDir, {
      ...administratorCommands(database.db),
      ...backupCommands({ db: database.db, dataDir, media: opened.media, recipient: config.backups.recipient }),
    });
    const isDiskWritable = createDiskProbe(dataDir);
    if (!(await isDiskWritable())) {
      logger.error(
        { dataDir },
        "the disk of DATA_DIR is full or read-only: the site can be read, and stores nothing until there is space",
      );
    }
    observing = await openObserver(config, {
      database,
      dataDir,
      hasBackups: config.backups.url !== undefined,
      cache: () => composed?.cache,
    });
    const { observer, meter } = observing;
    const site = await compose({
      config,
      store: opened,
      logger,
      observer,
      isDiskWritable,
      staticFiles: await staticFiles,
      phase: () => phase,
    });
    composed = site;
    phase = "warming up";
    socket.serve(site);
    starting.open(site.fetch);
    const warm = () => warmUp({ fetch: site.fetch, siteUrl, logger, shouldContinue: () => phase !== "draining" });
    const stopBackground = await startBackground({ site, config, database, logger, meter, warm });
    const skipDrain = new AbortController();
    async function stop(signal: string): Promise<void> {
      phase = "draining";
      logger.info({ signal }, "stopping");
      if (signal === "SIGTERM" && config.drainMs > 0) {
        socket.drain();
        await pause(config.drainMs, undefined, { signal: skipDrain.signal }).catch(() => undefined);
      }
      await stopParts(
        {
          socket: socket.close,
          control: async () => control?.close(),
          background: stopBackground,
          database: database.close,
          lock: async () => releaseRunningLock?.(),
          metrics: async () => observing?.stop(),
        },
        logger,
      );
      logger.info("stopped");
    }
    let stopped: Promise<void> | undefined;

    // Requests waiting for the start come before pre-rendering.
    void pause(initialGraceMs)
      .then(warm)
      .then(() => {
        if (phase === "warming up") phase = "serving";
      });
    return {
      port: socket.port,
      context: site.context,
      stop: (signal) => {
        if (stopped) skipDrain.abort();
        stopped ??= stop(signal);
        return stopped;
      },
    };
  }
}
