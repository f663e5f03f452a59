import path from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { type Paths, syncPaths, syncPathsNow } from "./sync-files.ts";

/** PostgreSQL's defaults, which the embedded database is built with. */
const segmentBytes = 16 * 1024 * 1024;
const pageBytes = 8 * 1024;

const segmentName = /^[0-9A-F]{8}([0-9A-F]{8})([0-9A-F]{8})$/;
const relationName = /^\d+(?:_(?:fsm|vm|init))?(?:\.\d+)?$/;

/**
 * The position in the write-ahead log (in bytes since its beginning) that a file of it starts at, or undefined for files
 * that are not part of it yet.
 */
export function segmentStart(fileName: string): number | undefined {
  const [, high, low] = segmentName.exec(fileName) ?? [];
  return high && low ? Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16) * segmentBytes : undefined;
}

/**
 * Whether a file of a directory of tables holds pages of a table or an index, each of which begins with the log position
 * of its last change.
 */
export const holdsPages = (fileName: string): boolean => relationName.test(fileName);

/** The newest log position that describes these pages. */
export function newestChange(pages: Uint8Array): number {
  const view = new DataView(pages.buffer, pages.byteOffset, pages.byteLength);
  let newest = 0;
  for (let offset = 0; offset + 8 <= pages.length; offset += pageBytes) {
    newest = Math.max(newest, view.getUint32(offset, true) * 2 ** 32 + view.getUint32(offset + 4, true));
  }
  return newest;
}

type PGliteInit = Parameters<NodeFS["init"]>;
type Module = NonNullable<NonNullable<PGliteInit[1]["preRun"]>[number]> extends (module: infer M) => void ? M : never;

/** The part of Emscripten's bookkeeping that is read here. */
type FsNode = { name: string; parent: FsNode };
type Write = (stream: { node: FsNode }, buffer: Uint8Array, offset: number, length: number, position: number) => number;

type HostFileSystem = {
  realPath(node: FsNode): string;
  node_ops: {
    mknod(parent: FsNode, name: string, mode: number, device: number): FsNode;
    rename(node: FsNode, directory: FsNode, name: string): void;
    unlink(parent: FsNode, name: string): void;
    rmdir(parent: FsNode, name: string): void;
    setattr(node: FsNode, attributes: { size?: number }): void;
  };
  stream_ops: { write: Write };
};

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
  /** End of the log that has been written, and of the log that is known to be on the disk. */
  #writtenLog = 0;
  #durableLog = 0;
  /** Log that `flushLog` has claimed but not yet written to the disk. */
  #inFlight: Paths = { files: [], directories: [] };
  #flushing: Promise<void> | undefined;
  #failure: Error | undefined;

  override async init(...[pglite, options]: PGliteInit): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const watch = (module: Module) => this.#watch(module.FS.filesystems.NODEFS as unknown as HostFileSystem);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [watch, ...(emscriptenOpts.preRun ?? [])] } };
  }

  #watch(host: HostFileSystem): void {
    this.#host = host;
    const { mknod, rename, unlink, rmdir, setattr } = host.node_ops;
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
    const { write } = host.stream_ops;
    host.stream_ops.write = (stream, buffer, offset, length, position) => {
      const { node } = stream;
      if (node.name === "pg_control") {
        return this.#writeControl(host.realPath(node), () => write(stream, buffer, offset, length, position));
      }
      if (this.#unwrittenOf(node.parent) === this.#log) this.#noteLog(node, length, position);
      else this.#noteData(node, buffer, offset, length);
      return write(stream, buffer, offset, length, position);
    };
  }

  #unwrittenOf(directory: FsNode): Unwritten {
    return directory.name === "pg_wal" ? this.#log : this.#data;
  }

  #noteLog(node: FsNode, length: number, position: number): void {
    this.#log.files.add(node);
    this.logBytes += length;
    const start = segmentStart(node.name);
    if (start !== undefined) this.#writtenLog = Math.max(this.#writtenLog, start + position + length);
  }

  #noteData(node: FsNode, buffer: Uint8Array, offset: number, length: number): void {
    this.#data.files.add(node);
    // What only sorts or only one connection sees does not outlive a crash.
    if (node.parent.name === "pgsql_tmp") return;
    const isRelation = (node.parent.name === "global" || node.parent.parent.name === "base") && holdsPages(node.name);
    const needed = isRelation
      ? newestChange(new Uint8Array(buffer.buffer, buffer.byteOffset + offset, length))
      : this.#writtenLog;
    if (needed > this.#durableLog) this.#syncLogNow();
  }

  /** Synchronous, for PostgreSQL must not go on before the disk has everything. */
  #writeControl(file: string, write: () => number): number {
    this.syncEverything();
    const written = write();
    this.#syncNow({ files: [file], directories: [path.dirname(file)] });
    this.logBytes = 0;
    return written;
  }

  #syncNow(paths: Paths): void {
    try {
      syncPathsNow(paths);
    } catch (error) {
      this.#failure ??= error as Error;
      throw error;
    }
  }

  #syncLogNow(): void {
    if (!this.#host) return;
    if (this.#flushing) this.#syncNow(this.#inFlight);
    if (!this.#log.isEmpty) this.#syncNow(this.#log.take(this.#host.realPath));
    this.#durableLog = this.#writtenLog;
  }

  /** Forces everything that was written to the disk. */
  syncEverything(): void {
    this.#syncLogNow();
    if (this.#host) this.#syncNow(this.#data.take(this.#host.realPath));
  }

  /**
   * Resolves when all write-ahead log written so far is on the disk; costs nothing when there is none. Callers at the
   * same time share one fdatasync.
   * @throws Error once the disk has rejected: from then on nothing can be promised, so every later call fails too.
   */
  async flushLog(): Promise<void> {
    while (this.#flushing) await this.#flushing;
    if (this.#failure) {
      const message = "The disk did not take the last changes; restart once it is healthy.";
      // The code of a failed reading or writing of files.
      throw Object.assign(new Error(message, { cause: this.#failure }), { code: "58030" });
    }
    if (!this.#host || this.#log.isEmpty) return;
    this.#inFlight = this.#log.take(this.#host.realPath);
    this.#flushing = this.#flush(this.#inFlight, this.#writtenLog);
    await this.#flushing;
    if (this.#failure) await this.flushLog();
  }

  async #flush(paths: Paths, end: number): Promise<void> {
    try {
      await syncPaths(paths);
      this.#durableLog = Math.max(this.#durableLog, end);
    } catch (error) {
      this.#failure ??= error as Error;
    } finally {
      this.#flushing = undefined;
    }
  }

  override async syncToFs(): Promise<void> {
    await this.flushLog();
  }
}
