import { PGlite, type PGliteOptions, type Transaction, types } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { DurableFileSystem } from "./durable-file-system.ts";

/** A checkpoint is due after this much write-ahead log: it bounds both the log on disk and the next start's recovery. */
const checkpointBytes = 64 * 1024 * 1024;

/** PGlite that acknowledges nothing before it is on the disk, and runs the checkpoints that PGlite never starts. */
class DurablePGlite extends PGlite {
  readonly #files: DurableFileSystem;
  #checkpoint: Promise<unknown> | undefined;

  constructor(files: DurableFileSystem, options: PGliteOptions) {
    super({ ...options, fs: files });
    this.#files = files;
  }

  /** PGlite calls this after each statement outside a transaction, before the caller gets its answer. */
  override async syncToFs(): Promise<void> {
    await this.#files.flushLog();
    this.#checkpointWhenDue();
  }

  /** PGlite does not sync at COMMIT of its own transactions, so that happens here. */
  override async transaction<T>(callback: (transaction: Transaction) => Promise<T>): Promise<T> {
    const result = await super.transaction(callback);
    await this.syncToFs();
    return result;
  }

  #checkpointWhenDue(): void {
    if (this.#files.logBytes < checkpointBytes || this.#checkpoint || !this.ready) return;
    // Not awaited: anyone who wrote last need not wait for it. A failure shows in the next flush.
    this.#checkpoint = this.exec("CHECKPOINT")
      .catch(() => undefined)
      .finally(() => {
        this.#checkpoint = undefined;
      });
  }

  override async close(): Promise<void> {
    await this.#checkpoint;
    await this.exec("CHECKPOINT");
    await super.close();
    this.#files.syncEverything();
  }
}

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
