import { pathToFileURL } from "node:url";

type Built = typeof import("../../src/server.ts");

/** Runs a command of another build: `node server/export/run-build.ts FILE COMMAND WORD…` */
const [file = "", ...words] = process.argv.slice(2);
const built = (await import(pathToFileURL(file).href)) as Built;
await built.runCommand(words);
