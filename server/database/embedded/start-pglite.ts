import { PGlite, types } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { DurableFileSystem } from "./durable-file-system.ts";
import { DurablePGlite } from "./durable-pglite.ts";

/** Once one of them was used in a database it has to be passed at every start, so all are, always. */
const extensions = { pg_trgm, btree_gist, unaccent };

const settings = [
  // The operating system caches the files, so an index lookup costs hardly more than the next page of a scan.
  ...["-c", "random_page_cost=1.1"],
  // A cache of its own spares asking the system for what is read again and again; all of it is resident from the start.
  ...["-c", "shared_buffers=32MB", "-c", "wal_buffers=4MB"],
  // Log beyond this is not kept for reuse; checkpoints come long before (durable-pglite.ts).
  ...["-c", "max_wal_size=256MB", "-c", "min_wal_size=32MB"],
  ...["-c", "jit=off"],
];

/**
 * Starts PostgreSQL on a directory of its own, creating the database when the directory is empty; `wasmModule` is PostgreSQL
 * compiled, where someone has it.
 */
export async function startPGlite(directory: string, wasmModule?: WebAssembly.Module): Promise<DurablePGlite> {
  const pglite = new DurablePGlite(new DurableFileSystem(directory), {
    ...(wasmModule && { pgliteWasmModule: wasmModule }),
    extensions,
    startParams: [...PGlite.defaultStartParams, ...settings],
    // Same as the PostgreSQL driver: identifiers and counts are numbers, exact up to 2^53.
    parsers: { [types.INT8]: Number },
  });
  await pglite.waitReady;
  return pglite;
}
