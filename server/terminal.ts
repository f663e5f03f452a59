import { isIPv6 } from "node:net";
import { inspect } from "node:util";
import { OperatorError } from "../src/server-context/error-messages.ts";
import { type Logger, version } from "./logger.ts";

const isSystemError = (error: object): error is NodeJS.ErrnoException =>
  "code" in error && "syscall" in error && "path" in error && typeof error.path === "string";

/** SQLSTATE classes of a broken, full or unreadable database. */
const brokenDatabase = /^(?:53|57|58|XX)[0-9A-Z]{3}$/;

/** One sentence for errors that the operator can fix; undefined for bugs, whose stack is printed. */
function operatorMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof OperatorError) return error.message;
  if (isSystemError(error)) {
    return `The site cannot start (${error.message}); make sure that nothing is in the way there and that this user can read and write it.`;
  }
  if ("code" in error && brokenDatabase.test(String(error.code))) {
    return `The database cannot be used (${error.message}); check its disk, and restore a backup if it is damaged.`;
  }
  return undefined;
}

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

const uncapitalize = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);

export function checklist(url: string, openSteps: readonly string[]): string {
  if (openSteps.length === 0) return "";
  return `  Before you open: ${list.format(openSteps.map(uncapitalize))}. See ${url}/admin\n\n`;
}

export type StartSummary = {
  /** Titles of the remaining tasks. */
  openSteps: readonly string[];
  hasAccount: boolean;
};

const firstAccount = `  To sign in, run this in a second terminal, with your email address:

    npm run admin -- create you@example.com

`;

/** A URL that works in a browser on this machine; a site that listens on all interfaces is also at localhost. */
export function localUrl(host: string, port: number): string {
  if (["127.0.0.1", "0.0.0.0", "::"].includes(host)) return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/** Tells a terminal what is happening, and how long that takes. */
export function announceStart(isFirst: boolean): void {
  if (!process.stdout.isTTY) return;
  console.log(
    isFirst
      ? "\n  Creating the database: the first start takes about half a minute, each later one a few seconds …"
      : "\n  Opening the database …",
  );
}

/** Prints the URL, open tasks and the next command to a terminal; otherwise one log line. */
export function announce(url: string, logger: Logger, { openSteps, hasAccount }: StartSummary): void {
  const sentence = `The site is open at ${url}`;
  if (process.stdout.isTTY) {
    console.log(`
  ${sentence}

${checklist(url, openSteps)}${hasAccount ? "" : firstAccount}  Bring your own articles with  npm run content -- import --articles FILE.ndjson
  and read README.md for going live. Ctrl-C stops the site.
`);
  } else if (logger.isLevelEnabled("info")) logger.info(sentence);
  else console.log(sentence);
}

const errorFields = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { message: String(error) };

/** Logs warnings and crashes as one line each; the process still exits as Node would. */
export function logProcessEvents(logger: Logger): void {
  const print = console.error;
  console.error = (...parts: unknown[]) => {
    const [failure] = parts;
    if (!(failure instanceof Error)) return print(...parts);
    // The framework's messages may quote the request.
    const frames = (failure.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
    logger.warn({ error: failure.name, places: frames.slice(0, 5) }, "the framework could not answer a request");
  };
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message }) => logger.warn({ warning: name, message }, "a warning of Node"));
  process.on("uncaughtException", (error) => {
    logger.fatal({ error: errorFields(error) }, "the process ends: nothing handled this error");
    // With logging off, the operator still needs the reason.
    if (!logger.isLevelEnabled("fatal")) print(error);
    process.exit(1);
  });
}

export function reportFailedStart(error: unknown): void {
  const sentence = operatorMessage(error);
  if (sentence !== undefined) console.error(sentence);
  else if (process.stderr.isTTY) console.error(inspect(error));
  else {
    const line = {
      level: 60,
      time: new Date().toISOString(),
      version,
      error: errorFields(error),
      msg: "the site cannot start",
    };
    console.error(JSON.stringify(line));
  }
}

/** Ends the process like a crash. */
export function exitWith(error: unknown): never {
  reportFailedStart(error);
  process.exit(1);
}
