import { close, closeSync, fdatasync, fdatasyncSync, fsync, fsyncSync, open, openSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { NodeFS } from "@electric-sql/pglite/nodefs";

const openFile = promisify(open);
const closeFile = promisify(close);
const syncData = promisify(fdatasync);
const syncAll = promisify(fsync);

type PGliteInit = Parameters<NodeFS["init"]>;
type Module = NonNullable<NonNullable<PGliteInit[1]["preRun"]>[number]> extends (module: infer M) => void ? M : never;

/** The part of Emscripten's bookkeeping that is read here. */
type FsNode = { name: string; parent: FsNode };
type FsStream = { node: FsNode };

type HostFileSystem = {
  realPath(node: FsNode): string;
  node_ops: {
    mknod(parent: FsNode, name: string, mode: number, device: number): FsNode;
    rename(node: FsNode, directory: FsNode, name: string): void;
    unlink(parent: FsNode, name: string): void;
    rmdir(parent: FsNode, name: string): void;
    setattr(node: FsNode, attributes: { size?: number }): void;
  };
  stream_ops: {
    write(stream: FsStream, buffer: Uint8Array, offset: number, length: number, position: number): number;
  };
};

type Paths = { files: string[]; directories: string[] };

/** Changed files and directories that the disk does not have yet. */
class Unwritten {
  readonly files = new Set<FsNode>();
  readonly directories = new Set<FsNode>();

  get isEmpty(): boolean {
    return this.files.size === 0 && this.directories.size === 0;
  }

  take(realPath: (node: FsNode) => string): Paths {
    const taken = { files: [...this.files].map(realPath), directories: [...this.directories].map(realPath) };
    this.files.clear();
    this.directories.clear();
    return taken;
  }
}

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

async function syncPath(file: string, sync: (descriptor: number) => Promise<void>): Promise<void> {
  let descriptor: number;
  try {
    descriptor = await openFile(file, "r");
  } catch (error) {
    // Removed again since it was written: nothing to keep.
    if (isMissing(error)) return;
    throw error;
  }
  try {
    await sync(descriptor);
  } finally {
    await closeFile(descriptor);
  }
}

function syncPathNow(file: string, sync: (descriptor: number) => void): void {
  let descriptor: number;
  try {
    descriptor = openSync(file, "r");
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  try {
    sync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * The embedded database's files with the promise that PGlite leaves out: it runs PostgreSQL with fsync off, so this file
 * system notes every file that PostgreSQL writes and brings it to the disk in the order that crash safety asks for.
 * - `flushLog` forces the write-ahead log that changed; nothing may be acknowledged before.
 * - A page of a table never reaches its file before the log that describes it is on the disk.
 * - A checkpoint ends with PostgreSQL writing `pg_control`, after which it reuses old log. Right before that write
 *   everything else is forced to the disk, right after it `pg_control` itself.
 */
export class DurableFileSystem extends NodeFS {
  /** Bytes of write-ahead log written since the last checkpoint. */
  logBytes = 0;
  #host: HostFileSystem | undefined;
  readonly #log = new Unwritten();
  readonly #data = new Unwritten();
  #flushing: Promise<void> | undefined;
  /** Log that `flushLog` has taken but not yet brought to the disk. */
  #inFlight: Paths = { files: [], directories: [] };
  #failure: Error | undefined;

  override async init(...[pglite, options]: PGliteInit): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const watch = (module: Module) => this.#watch(module.FS.filesystems.NODEFS as unknown as HostFileSystem);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [watch, ...(emscriptenOpts.preRun ?? [])] } };
  }

  #watch(host: HostFileSystem): void {
    this.#host = host;
    const { mknod, rename, unlink, rmdir, setattr } = host.node_ops;
    const { write } = host.stream_ops;
    host.node_ops.mknod = (parent, name, mode, device) => {
      this.#unwrittenOf(parent).directories.add(parent);
      return mknod(parent, name, mode, device);
    };
    host.node_ops.rename = (node, directory, name) => {
      this.#unwrittenOf(node.parent).directories.add(node.parent);
      this.#unwrittenOf(directory).directories.add(directory);
      rename(node, directory, name);
    };
    host.node_ops.unlink = (parent, name) => {
      this.#unwrittenOf(parent).directories.add(parent);
      unlink(parent, name);
    };
    host.node_ops.rmdir = (parent, name) => {
      this.#unwrittenOf(parent).directories.add(parent);
      rmdir(parent, name);
    };
    host.node_ops.setattr = (node, attributes) => {
      if (attributes.size !== undefined) this.#unwrittenOf(node.parent).files.add(node);
      setattr(node, attributes);
    };
    host.stream_ops.write = (stream, buffer, offset, length, position) => {
      const { node } = stream;
      if (node.name === "pg_control")
        return this.#writeControl(host, () => write(stream, buffer, offset, length, position), node);
      const unwritten = this.#unwrittenOf(node.parent);
      unwritten.files.add(node);
      if (unwritten === this.#log) this.logBytes += length;
      else if (node.parent.name !== "pgsql_tmp") this.#syncLogNow();
      return write(stream, buffer, offset, length, position);
    };
  }

  #unwrittenOf(directory: FsNode): Unwritten {
    return directory.name === "pg_wal" ? this.#log : this.#data;
  }

  /** Synchronous, for PostgreSQL must not go on before the disk has everything. */
  #writeControl(host: HostFileSystem, write: () => number, node: FsNode): number {
    this.syncEverything();
    const written = write();
    try {
      const control = host.realPath(node);
      syncPathNow(control, fdatasyncSync);
      syncPathNow(path.dirname(control), fsyncSync);
    } catch (error) {
      this.#failure ??= error as Error;
      throw error;
    }
    this.logBytes = 0;
    return written;
  }

  #syncNow({ files, directories }: Paths): void {
    try {
      for (const file of files) syncPathNow(file, fdatasyncSync);
      for (const directory of directories) syncPathNow(directory, fsyncSync);
    } catch (error) {
      this.#failure ??= error as Error;
      throw error;
    }
  }

  #syncLogNow(): void {
    if (!this.#host) return;
    if (this.#flushing) this.#syncNow(this.#inFlight);
    if (!this.#log.isEmpty) this.#syncNow(this.#log.take(this.#host.realPath));
  }

  /** Forces everything to the disk: after the first initialisation, before its directory gets its name. */
  syncEverything(): void {
    this.#syncLogNow();
    if (this.#host) this.#syncNow(this.#data.take(this.#host.realPath));
  }

  /**
   * Resolves when all write-ahead log written so far is on the disk; costs nothing when there is none. Callers at the
   * same time share one fdatasync.
   * @throws Error once the disk has refused: from then on nothing can be promised, so every later call fails too.
   */
  async flushLog(): Promise<void> {
    while (this.#flushing) await this.#flushing;
    if (this.#failure)
      throw new Error("The disk did not take the last changes; restart once it is healthy.", { cause: this.#failure });
    const host = this.#host;
    if (!host || this.#log.isEmpty) return;
    const taken = this.#log.take(host.realPath);
    this.#inFlight = taken;
    this.#flushing = (async () => {
      try {
        for (const file of taken.files) await syncPath(file, syncData);
        for (const directory of taken.directories) await syncPath(directory, syncAll);
      } catch (error) {
        this.#failure = error as Error;
      } finally {
        this.#flushing = undefined;
      }
    })();
    await this.#flushing;
    if (this.#failure) return this.flushLog();
  }

  override async syncToFs(): Promise<void> {
    await this.flushLog();
  }
}
