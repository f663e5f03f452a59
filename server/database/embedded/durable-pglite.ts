import { PGlite, type PGliteOptions, type Transaction } from "@electric-sql/pglite";
import type { DurableFileSystem } from "./durable-file-system.ts";

/** A checkpoint is due after this much write-ahead log: it bounds both the log on disk and the next start's recovery. */
const checkpointBytes = 64 * 1024 * 1024;

/** PGlite that acknowledges nothing before it is on the disk, and runs the checkpoints that PGlite never starts. */
export class DurablePGlite extends PGlite {
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
