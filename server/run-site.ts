import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { misspeltSettings } from "./config/misspelt-settings.ts";
import { type Config, readConfig } from "./config/read-config.ts";
import { type EmbeddedDatabase, startEmbedded } from "./database/embedded/open-embedded.ts";
import { createLogger } from "./logger.ts";
import { logProcessEvents, reportFailedStart } from "./terminal.ts";

const root = path.resolve(import.meta.dirname, "..");

/** How long a start that has failed waits for its database to be closed. */
const closingMs = 10_000;

/** How long the site's modules wait for the database's thread, which has work of its own then; a new database takes seconds. */
const threadMs = 50;

/** The embedded database opens in a thread of its own, while this one loads the rest of the site. */
function beginOpening({ databaseUrl, dataDir }: Config) {
  if (databaseUrl !== undefined) return undefined;
  const thread = startEmbedded(path.resolve(root, dataDir));
  const embedded = thread.then(({ opened }) => opened);
  // The start meets its failure when it waits for it.
  embedded.catch(() => undefined);
  const started = Promise.race([thread, pause(threadMs)]).catch(() => undefined);
  return { embedded, started };
}

let embedded: Promise<EmbeddedDatabase> | undefined;
try {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel, config.serviceName);
  logProcessEvents(logger);
  for (const { name, likely } of misspeltSettings(process.env)) {
    logger.warn({ setting: name, likely }, `the site knows no variable ${name}; did you mean ${likely}?`);
  }
  const opening = beginOpening(config);
  embedded = opening?.embedded;
  await opening?.started;
  const { serveSite } = await import("./serve-site.ts");
  await serveSite({ config, logger, embedded });
} catch (error) {
  reportFailedStart(error);
  // A database that does not answer holds the end up no longer than this.
  setTimeout(() => process.exit(1), closingMs).unref();
  await embedded?.then((opened) => opened.close()).catch(() => undefined);
  process.exit(1);
}
