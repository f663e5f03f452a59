import { listOpenSteps } from "../../src/features/features.server.ts";
import { type Config, misspeltSettings, readConfig } from "../config/read-config.ts";
import { listAdministrators } from "../identity/administrators.ts";
import { createLogger, type Logger } from "../logger.ts";
import { type ServedSite, serveSite } from "../serve-site.ts";
import { announce, exitWith, localUrl, logProcessEvents, type StartSummary } from "../terminal.ts";
import { terminalLines } from "../terminal-lines.ts";

/** Shown in terminals only. */
async function readStartSummary(context: ServedSite["context"]): Promise<StartSummary> {
  if (!process.stdout.isTTY) return { openSteps: [], hasAccount: true };
  const openSteps = await listOpenSteps(context);
  return { openSteps, hasAccount: (await listAdministrators(context.db)).length > 0 };
}

/** Serves until SIGINT or SIGTERM. @throws OperatorError when the operator can fix the fault */
async function serveUntilSignal(config: Config, logger: Logger): Promise<void> {
  let site: ServedSite | undefined;
  // PID 1 ignores signals without a handler; a start may be interrupted at any time.
  // One permanent listener: a signal between two listeners would be lost.
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (!site) process.exit(0);
      void site.stop(signal).then(() => process.exit(0));
    });
  }
  site = await serveSite(config, logger);
  announce(localUrl(config.host, site.port), logger, await readStartSummary(site.context));
}

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
    for (const { name, suggestion } of misspeltSettings(process.env)) {
      logger.warn(
        { setting: name, likely: suggestion },
        `the site knows no variable ${name}; did you mean ${suggestion}?`,
      );
    }
    await serveUntilSignal(config, logger);
  } catch (error) {
    exitWith(error);
  }
}
