import type { Logger } from "./logger.ts";
import { startFault } from "./start-fault.ts";

/** Says where the site is: at length to a person at a terminal, as one line of the log to everyone else. */
export function announce(url: string, logger: Logger): void {
  const sentence = `The site is open at ${url}`;
  if (process.stdout.isTTY) {
    console.log(`
  ${sentence}

  Next: put your own name, address and links into src/facts/site-facts.ts,
        bring your own articles with  npm run content -- import --articles FILE.ndjson
        and read README.md for going live. Ctrl-C stops the site.
`);
  } else if (logger.isLevelEnabled("info")) logger.info(sentence);
  else console.log(sentence);
}

const described = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { message: String(error) };

/** Writes whatever Node would print over several lines as one line of the log, and ends the process as Node would. */
export function logProcessEvents(logger: Logger): void {
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message }) => logger.warn({ warning: name, message }, "a warning of Node"));
  process.on("uncaughtException", (error) => {
    logger.fatal({ error: described(error) }, "the process ends: nothing handled this error");
    // An operator who has switched the log off still needs to know why it ended.
    if (!logger.isLevelEnabled("fatal")) console.error(error);
    process.exit(1);
  });
}

/** Says why a start failed: a fault that a person can mend in one sentence, any other with the place that it comes from. */
export function reportFailedStart(error: unknown): void {
  const sentence = startFault(error);
  if (sentence !== undefined) console.error(sentence);
  else if (process.stderr.isTTY) console.error(error);
  else {
    const line = { level: 60, time: new Date().toISOString(), error: described(error), msg: "the site cannot start" };
    console.error(JSON.stringify(line));
  }
}
