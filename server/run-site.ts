import path from "node:path";
import { type Config, readConfig } from "./config.ts";
import { type EmbeddedDatabase, openEmbedded } from "./database/embedded/open-embedded.ts";
import { createLogger } from "./logger.ts";
import { logProcessEvents, reportFailedStart } from "./terminal.ts";

const root = path.resolve(import.meta.dirname, "..");

/** How long a start that has failed waits for its database to be closed. */
const closingMs = 10_000;

/** The embedded database opens in a thread of its own, while this one loads the rest of the site. */
function beginOpening({ databaseUrl, dataDir }: Config): Promise<EmbeddedDatabase> | undefined {
  if (databaseUrl !== undefined) return undefined;
  const embedded = openEmbedded(path.resolve(root, dataDir));
  // The start meets its failure when it waits for it.
  embedded.catch(() => undefined);
  return embedded;
}

let embedded: Promise<EmbeddedDatabase> | undefined;
try {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  logProcessEvents(logger);
  embedded = beginOpening(config);
  const { serveSite } = await import("./serve-site.ts");
  await serveSite({ config, logger, embedded });
} catch (error) {
  reportFailedStart(error);
  // A database that does not answer holds the end up no longer than this.
  setTimeout(() => process.exit(1), closingMs).unref();
  await embedded?.then((opened) => opened.close()).catch(() => undefined);
  process.exit(1);
}
