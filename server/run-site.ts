import path from "node:path";
import { type Config, readConfig } from "./config.ts";
import { type EmbeddedDatabase, openEmbedded } from "./database/embedded/open-embedded.ts";
import { createLogger } from "./logger.ts";
import { logProcessEvents, reportFailedStart } from "./terminal.ts";

const root = path.resolve(import.meta.dirname, "..");

/** The embedded database opens in a thread of its own, while this one loads the rest of the site. */
function beginOpening({ databaseUrl, dataDir }: Config): Promise<EmbeddedDatabase> | undefined {
  if (databaseUrl !== undefined) return undefined;
  const embedded = openEmbedded(path.resolve(root, dataDir));
  // Whoever waits for it is told.
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
  await embedded?.then((opened) => opened.close()).catch(() => undefined);
  process.exit(1);
}
