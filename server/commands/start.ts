import { misspeltSettings, readConfig } from "../config/read-config.ts";
import { createLogger } from "../logger.ts";
import { serveSite } from "../serve-site.ts";
import { logProcessEvents, reportFailedStart } from "../terminal.ts";

export async function run(): Promise<void> {
  try {
    const config = readConfig(process.env);
    const logger = createLogger(config.logLevel, config.serviceName);
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
