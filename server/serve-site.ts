import { existsSync } from "node:fs";
import path from "node:path";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { plainPage } from "../src/server-context/http/plain-page.ts";
import { projectRoot } from "../src/server-context/project-root.server.ts";
import { backupCommands } from "./backup/backup-commands.ts";
import type { ResponseCache } from "./cache/response-cache.ts";
import { type ComposedSite, compose, loadBuiltFiles } from "./compose.ts";
import type { Config } from "./config/read-config.ts";
import { openControlSocket } from "./control-socket.ts";
import { makeTreePrivate } from "./database/data-directory.ts";
import { exclusively } from "./database/exclusively.ts";
import { createDiskProbe } from "./database/free-disk.ts";
import { listen } from "./http/connection/socket.ts";
import { createTargetHandler, type RequestEnv } from "./http/connection/target-handler.ts";
import { type Phase, serveLiveness } from "./http/health.ts";
import { logRequests } from "./http/log-requests.ts";
import { administratorCommands } from "./identity/administrator-commands.ts";
import { ensureAdministrator, listAdministrators } from "./identity/administrators.ts";
import { startBackground, stopParts } from "./jobs/background.ts";
import type { Logger } from "./logger.ts";
import { createObserver } from "./observe/observer.ts";
import { openObserver } from "./observe/open-observer.ts";
import { currentRequest } from "./observe/request-id.ts";
import { openStore, type Store } from "./open-store.ts";
import { announce, announceStart, localUrl, type Opening } from "./terminal.ts";

type Fetch = (request: Request, bindings?: HttpBindings) => Response | Promise<Response>;

const waitMs = 3_000;

const noStore = { "Cache-Control": "no-store" };
const probes: readonly string[] = ["/livez", "/readyz", "/healthz"];

/** Answers during the start: alive, not ready and why. Requests wait shortly, then get 503 with Retry-After. */
function createStartingSite(parts: { siteUrl: string; logger: Logger; phase: () => Phase }) {
  const opened = Promise.withResolvers<void>();
  const waited = Promise.race([opened.promise, pause(waitMs, undefined, { ref: false })]);
  let fetchOpened: Fetch | undefined;

  const app = new Hono<RequestEnv>();
  app.use(logRequests({ ...parts, observer: createObserver({}) }));
  app.get("/livez", serveLiveness);
  app.get("/readyz", () =>
    Response.json({ status: "not ready", phase: parts.phase() }, { status: 503, headers: noStore }),
  );
  app.get("/healthz", () =>
    Response.json({ status: "starting", phase: parts.phase() }, { status: 503, headers: noStore }),
  );
  app.all("*", () => {
    const { body, headers } = plainPage(
      "We’ll be back in a moment",
      "The site is being updated. Nothing is lost: try again in a minute.",
    );
    return new Response(body, { status: 503, headers: { ...headers, "Retry-After": "30" } });
  });

  const fetchUnopened = createTargetHandler(parts).wrap(app.fetch);

  return {
    async fetch(request: Request, bindings?: HttpBindings): Promise<Response> {
      if (!probes.includes(new URL(request.url).pathname)) await waited;
      return (fetchOpened ?? fetchUnopened)(request, bindings);
    },
    /** Answers the requests that wait. */
    open(fetch: Fetch): void {
      fetchOpened = fetch;
      opened.resolve();
    },
  };
}

/** Most visited pages, rendered once at the start. */
const firstPages = ["/", "/blog", "/podcast", "/episodes", "/contact", "/about"];

type Parts = {
  fetch: (request: Request) => Response | Promise<Response>;
  siteUrl: string;
  logger: Logger;
  isWanted: () => boolean;
};

/** One page at a time, yielding to visitors' requests. */
async function warmUp({ fetch, siteUrl, logger, isWanted }: Parts): Promise<void> {
  for (const path of firstPages) {
    await nextTurn();
    if (!isWanted()) return;
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
const closingMs = 10_000;

/** Shown in terminals only. */
async function readOpening(context: ComposedSite["context"]): Promise<Opening> {
  if (!process.stdout.isTTY) return { open: [], hasAccount: true };
  const { getChecklist } = await import("../src/features/setup/checklist.server.ts");
  const items = await getChecklist(context);
  const administrators = await listAdministrators(context.db);
  return { open: items.filter(({ done }) => !done).map(({ title }) => title), hasAccount: administrators.length > 0 };
}

/** Serves until SIGINT or SIGTERM. @throws OperatorError when the operator can fix the fault */
export async function serveSite(config: Config, logger: Logger): Promise<void> {
  const { siteUrl } = config;
  const staticFiles = loadBuiltFiles();
  // Awaited later; avoids an unhandled rejection.
  staticFiles.catch(() => undefined);
  let phase: Phase = "starting";
  const starting = createStartingSite({ siteUrl, logger, phase: () => phase });
  let resolveTarget: ((location: string) => string | undefined) | undefined;
  // Before migrations, which may take minutes: probes and visitors get an answer.
  const { port, host } = config;
  const parts = { port, host, siteUrl, logger, resolveTarget: (location: string) => resolveTarget?.(location) };
  const socket = await listen(starting.fetch, parts);
  // PID 1 ignores signals without a handler; a start may be interrupted at any time.
  let shutDown: (signal: string) => unknown = () => process.exit(0);
  // One permanent listener: a signal between two listeners would be lost.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => shutDown(signal));
  // Lazy: the driver is needed only for a PostgreSQL server.
  const { holdRunningLock } = config.databaseUrl ? await import("./database/running-lock.ts") : {};
  const releaseRunningLock = await holdRunningLock?.(config);
  // Attributes SQL to the request's trace.
  const onQuery = (sql: string, milliseconds: number) => currentRequest()?.observed?.queried(sql, milliseconds);
  const directory = path.resolve(projectRoot, config.dataDir);
  announceStart(!config.databaseUrl && !existsSync(path.join(directory, "database")));
  const mended = await makeTreePrivate(directory);
  if (mended > 0) {
    logger.warn({ mended }, "files and folders of DATA_DIR could be opened by other accounts; now only by this one");
  }
  const store = await openStore(config, projectRoot, {
    ...(config.tracing && { onQuery }),
    onMigration: ({ migration, state }) => {
      phase = "migrating";
      if (state === "waits") logger.warn({ migration }, "a migration waits for a table that is in use");
      else logger.info({ migration }, `a migration ${state === "begins" ? "begins" : "is done"}`);
    },
  });
  await serveStore(store).catch(async (error: unknown) => {
    await Promise.race([store.database.close(), pause(closingMs)]).catch(() => undefined);
    throw error;
  });

  async function serveStore(opened: Store): Promise<void> {
    const { database } = opened;
    const dataDir = path.resolve(projectRoot, config.dataDir);
    const { administrator } = config;
    if (administrator) await exclusively(database, () => ensureAdministrator(database.db, administrator));
    const control = await openControlSocket(dataDir, {
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
    let cache: ResponseCache | undefined;
    const observing = await openObserver(config, {
      database,
      dataDir,
      hasBackups: config.backups.url !== undefined,
      cache: () => cache,
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
    cache = site.cache;
    resolveTarget = site.services.redirects.resolveTarget;
    phase = "warming up";
    socket.serve(site);
    starting.open(site.fetch);
    const warm = () => warmUp({ fetch: site.fetch, siteUrl, logger, isWanted: () => phase !== "draining" });
    const stopBackground = await startBackground({ site, config, database, logger, root: projectRoot, meter, warm });
    const skipDrain = new AbortController();
    async function stop(signal: string): Promise<void> {
      // A second signal skips draining.
      if (phase === "draining") return skipDrain.abort();
      phase = "draining";
      logger.info({ signal }, "stopping");
      if (signal === "SIGTERM" && config.drainMs > 0) {
        socket.drain();
        await pause(config.drainMs, undefined, { signal: skipDrain.signal }).catch(() => undefined);
      }
      await stopParts(
        {
          socket: socket.close,
          control: control.close,
          background: stopBackground,
          database: database.close,
          lock: async () => releaseRunningLock?.(),
          metrics: observing.stop,
        },
        logger,
      );
      logger.info("stopped");
      process.exit(0);
    }
    shutDown = stop;

    announce(localUrl(config.host, socket.port), logger, await readOpening(site.context));
    // Requests waiting for the start come before pre-rendering.
    void pause(initialGraceMs)
      .then(warm)
      .then(() => {
        if (phase === "warming up") phase = "serving";
      });
  }
}
