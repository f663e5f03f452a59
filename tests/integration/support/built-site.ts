import path from "node:path";
import { pathToFileURL } from "node:url";

const file = path.resolve(import.meta.dirname, "../../../dist/server/server.js");
const built = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as typeof import("../../../src/server.ts");

/** The built site's composition root with the framework's handler, and a logger that knows its requests. */
export const { compose, openSite, openExportedSite, createLogger } = built;

/** The functions that `server/main.ts` calls. */
export const { readConfig, reportFailedStart, runCommand, serveSite } = built;
