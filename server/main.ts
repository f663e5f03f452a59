import { enableCompileCache } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
// First of all: code that was compiled under other flags would not be taken from the cache.
import "./database/embedded/engine-flags.ts";
import { projectRoot } from "../src/server-context/project-root.server.ts";

/** Beside the build, which a new one replaces together with it; NODE_COMPILE_CACHE names another place. */
const codeCache = path.join(projectRoot, "dist/code-cache");

// Compiling the site and its packages takes most of a start; where nothing may be written, each start does it.
if (!process.env.NODE_COMPILE_CACHE) {
  enableCompileCache(codeCache);
  // For the thread of the database.
  process.env.NODE_COMPILE_CACHE = codeCache;
}

type Built = typeof import("../src/server.ts");

/** Runs a command of the built site: `node server/main.ts COMMAND WORD…`; without one, it is served. */
const built = (await import(pathToFileURL(path.join(projectRoot, "dist/server/server.js")).href)) as Built;
await built.runCommand(process.argv.slice(2));
