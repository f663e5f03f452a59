import { PGlite, type PGliteOptions, type Transaction, types } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { DurableFileSystem } from "./durable-file-system.ts";

/** WAL per checkpoint: bounds disk usage and recovery time. */
const checkpointBytes = 64 * 1024 * 1024;

/** Acknowledges only durable writes, and runs checkpoints; PGlite does neither. */
class DurablePGlite extends PGlite {
  readonly #files: DurableFileSystem;
  #checkpoint: Promise<unknown> | undefined;

  constructor(files: DurableFileSystem, options: PGliteOptions) {
    super({ ...options, fs: files });
    this.#files = files;
  }

  /** Called by PGlite after each statement outside a transaction, before the caller gets its result. */
  override async syncToFs(): Promise<void> {
    await this.#files.flushLog();
    this.#checkpointWhenDue();
  }

  /** PGlite does not sync at COMMIT of its own transactions. */
  override async transaction<T>(callback: (transaction: Transaction) => Promise<T>): Promise<T> {
    const result = await super.transaction(callback);
    await this.syncToFs();
    return result;
  }

  #checkpointWhenDue(): void {
    if (this.#files.logBytes < checkpointBytes || this.#checkpoint || !this.ready) return;
    // Not awaited, so that the last writer does not wait; a failure shows in the next flush.
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

/** Once used in a database, an extension is needed at every start. */
const extensions = { pg_trgm, btree_gist, unaccent };

const settings = [
  // Files are in the OS cache, so random reads are cheap.
  ...["-c", "random_page_cost=1.1"],
  ...["-c", "shared_buffers=32MB", "-c", "wal_buffers=4MB"],
  ...["-c", "max_wal_size=256MB", "-c", "min_wal_size=32MB"],
  ...["-c", "jit=off"],
];

export async function startPGlite(directory: string, wasmModule?: WebAssembly.Module): Promise<DurablePGlite> {
  const pglite = new DurablePGlite(new DurableFileSystem(directory), {
    ...(wasmModule && { pgliteWasmModule: wasmModule }),
    extensions,
    startParams: [...PGlite.defaultStartParams, ...settings],
    // As with the pg driver: int8 as number, exact up to 2^53.
    parsers: { [types.INT8]: Number },
  });
  await pglite.waitReady;
  return pglite;
}
