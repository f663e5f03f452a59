import { inspect } from "node:util";
import type { Logger } from "./logger.ts";
import { version } from "./service.ts";
import { startFault } from "./start-fault.ts";

const words = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** What is left of the first-run checklist, in one short paragraph; nothing when all is done. */
export function checklist(url: string, open: readonly string[]): string {
  if (open.length === 0) return "";
  return `  Samples until you replace them at ${url}/admin/settings: ${words.format(open.map((title) => title.toLowerCase()))}.\n\n`;
}

/** Says where the site is: at length to a person at a terminal, with what is `open` of the first-run checklist, as one line of the log to everyone else. */
export function announce(url: string, logger: Logger, open: readonly string[]): void {
  const sentence = `The site is open at ${url}`;
  if (process.stdout.isTTY) {
    console.log(`
  ${sentence}

${checklist(url, open)}  Bring your own articles with  npm run content -- import --articles FILE.ndjson
  and read README.md for going live. Ctrl-C stops the site.
`);
  } else if (logger.isLevelEnabled("info")) logger.info(sentence);
  else console.log(sentence);
}

const described = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { message: String(error) };

/**
 * Writes whatever Node or the framework would print over several lines as one line of the log, and ends the process as Node
 * would.
 */
export function logProcessEvents(logger: Logger): void {
  const print = console.error;
  console.error = (...parts: unknown[]) => {
    const [failure] = parts;
    if (!(failure instanceof Error)) return print(...parts);
    // The framework prints each request that it cannot decode, and the message may quote what was sent.
    const places = (failure.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
    logger.warn({ error: failure.name, places: places.slice(0, 5) }, "the framework could not answer a request");
  };
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message }) => logger.warn({ warning: name, message }, "a warning of Node"));
  process.on("uncaughtException", (error) => {
    logger.fatal({ error: described(error) }, "the process ends: nothing handled this error");
    // An operator who has switched the log off still needs to know why it ended.
    if (!logger.isLevelEnabled("fatal")) print(error);
    process.exit(1);
  });
}

/** Says why a start failed: a fault that a person can mend in one sentence, any other with the place that it comes from. */
export function reportFailedStart(error: unknown): void {
  const sentence = startFault(error);
  if (sentence !== undefined) console.error(sentence);
  else if (process.stderr.isTTY) console.error(inspect(error));
  else {
    const line = {
      level: 60,
      time: new Date().toISOString(),
      version,
      error: described(error),
      msg: "the site cannot start",
    };
    console.error(JSON.stringify(line));
  }
}
