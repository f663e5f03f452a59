import { startPGlite } from "./start-pglite.ts";

/** Creates a database in the empty directory named on the command line; run as a process of its own. */
const [, , directory] = process.argv;
if (!directory) throw new Error("name the directory");
const pglite = await startPGlite(directory);
await pglite.close();
