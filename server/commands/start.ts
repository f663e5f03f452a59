import { misspeltSettings, readConfig } from "../config/read-config.ts";
import { createLogger } from "../logger.ts";
import { serveSite } from "../serve-site.ts";
import { logProcessEvents, reportFailedStart } from "../terminal.ts";
import { terminalLines } from "../terminal-lines.ts";

export async function run(): Promise<void> {
  try {
    const config = readConfig(process.env);
    // A service manager collects JSON.
    const isTerminal = process.stdout.isTTY;
    const logger = createLogger(
      config.logLevel,
      config.serviceName,
      isTerminal ? terminalLines(process.stdout) : undefined,
    );
    logProcessEvents(logger);
    for (const { name, likely } of misspeltSettings(process.env)) {
      logger.warn({ setting: name, likely }, `the site knows no variable ${name}; did you mean ${likely}?`);
    }
    await serveSite(config, logger);
  } catch (error) {
    reportFailedStart(error);
    process.exit(1);
  }
}
