import { startPGlite } from "./start-pglite.ts";

/** Run as a process of its own; creates a database in the empty directory of the command line. */
const [, , directory] = process.argv;
if (!directory) throw new Error("name the directory");
const pglite = await startPGlite(directory);
await pglite.close();
