import { enableCompileCache } from "node:module";
import path from "node:path";
// First of all: code that was compiled under other flags would not be taken from the cache.
import "./database/embedded/engine-flags.ts";

/** Beside the build, which a new one replaces together with it; NODE_COMPILE_CACHE names another place. */
const codeCache = path.resolve(import.meta.dirname, "../dist/code-cache");

// Compiling the site's own modules and those of its packages takes most of a start; where nothing may be written, each start does it.
if (!process.env.NODE_COMPILE_CACHE) {
  enableCompileCache(codeCache);
  // For the thread of the database.
  process.env.NODE_COMPILE_CACHE = codeCache;
}
await import("./run-site.ts");
