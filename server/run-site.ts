import path from "node:path";
import { backupCommands } from "./backup/backup-commands.ts";
import { warmUp } from "./cache/warm-up.ts";
import { compose } from "./compose.ts";
import { readConfig } from "./config.ts";
import { openControlSocket } from "./control-socket.ts";
import { createDiskProbe } from "./database/disk-probe.ts";
import { listen } from "./http/connection/socket.ts";
import { administratorCommands } from "./identity/administrator-commands.ts";
import { ensureAdministrator } from "./identity/administrators.ts";
import { startBackground } from "./jobs/background.ts";
import { createLogger } from "./logger.ts";
import { openStore } from "./open-store.ts";
import { startFault } from "./start-fault.ts";

const root = path.resolve(import.meta.dirname, "..");

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const { siteUrl } = config;
  const logger = createLogger(config.logLevel);
  const store = await openStore(config, root);
  const { database } = store;
  const dataDir = path.resolve(root, config.dataDir);
  if (config.administrator) await ensureAdministrator(database.db, config.administrator);
  const control = await openControlSocket(dataDir, {
    ...administratorCommands(database.db),
    ...backupCommands(database.db, dataDir),
  });
  const site = await compose({ config, store, logger, isDiskWritable: createDiskProbe(dataDir) });
  const socket = await listen(site.fetch, { ...config, logger }, site.shortcut).catch(async (error: unknown) => {
    await control.close();
    await database.close();
    throw error;
  });
  const warm = () => warmUp({ fetch: site.fetch, siteUrl, logger });
  const stopBackground = await startBackground({ site, config, database, logger, root, warm });
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
    await socket.close();
    await control.close();
    await stopBackground();
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
