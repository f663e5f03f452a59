import path from "node:path";
import { pathToFileURL } from "node:url";
import { projectRoot } from "../src/server-context/project-root.server.ts";

type Built = typeof import("../src/server.ts");

/** `node server/main.ts COMMAND ARGUMENT…` runs a command of the built site; without one, serves it. */
const built = (await import(pathToFileURL(path.join(projectRoot, "dist/server/server.js")).href)) as Built;
const args = process.argv.slice(2);
// Files are private to this account, except exports for a web server.
if (args[0] !== "export") process.umask(0o077);
process.exitCode = await built.runCommand(args, process.env);
