import path from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import {
  type Attributes,
  type FsNode,
  type HostFileSystem,
  hostFileSystemOf,
  type PGliteInit,
  type PGliteModule,
} from "../../upstream/host-file-system.ts";
import { type Paths, syncPaths, syncPathsNow } from "./sync-files.ts";

const segmentBytes = 16 * 1024 * 1024;
const pageBytes = 8 * 1024;

const segmentName = /^[0-9A-F]{8}([0-9A-F]{8})([0-9A-F]{8})$/;
const relationName = /^\d+(?:_(?:fsm|vm|init))?(?:\.\d+)?$/;

/** WAL position in bytes at which a log file starts; undefined for files not yet part of the log. */
export function segmentStart(fileName: string): number | undefined {
  const [, high, low] = segmentName.exec(fileName) ?? [];
  return high && low ? Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16) * segmentBytes : undefined;
}

/** Whether a file contains pages, each of which starts with the LSN of its last change. */
export const containsPages = (fileName: string): boolean => relationName.test(fileName);

export function newestChange(pages: Uint8Array): number {
  const view = new DataView(pages.buffer, pages.byteOffset, pages.byteLength);
  let newest = 0;
  for (let offset = 0; offset + 8 <= pages.length; offset += pageBytes) {
    newest = Math.max(newest, view.getUint32(offset, true) * 2 ** 32 + view.getUint32(offset + 4, true));
  }
  return newest;
}

/** PGlite requests files that every account can write. */
const ownerOnly = (mode: number): number => mode & ~0o077;
const privateAttributes = (attributes: Attributes): Attributes =>
  attributes.mode === undefined ? attributes : { ...attributes, mode: ownerOnly(attributes.mode) };

class DirtySet {
  readonly files = new Set<FsNode>();
  readonly directories = new Set<FsNode>();

  get isEmpty(): boolean {
    return this.files.size === 0 && this.directories.size === 0;
  }

  drain(realPath: (node: FsNode) => string): Paths {
    const drained = { files: [...this.files].map(realPath), directories: [...this.directories].map(realPath) };
    this.files.clear();
    this.directories.clear();
    return drained;
  }
}

/**
 * Adds the durability that PGlite doesn't provide: it runs PostgreSQL with fsync off, so this file system syncs written files in the
 * order that crash safety requires.
 * - `flushLog` syncs the write-ahead log; nothing may be acknowledged before.
 * - No page reaches its file before the log that describes it is on the disk.
 * - A checkpoint ends with writing `pg_control`, after which old log is reused: everything else is synced before that write,
 * `pg_control` right after it.
 */
export class DurableFileSystem extends NodeFS {
  logBytes = 0;
  #host: HostFileSystem | undefined;
  readonly #log = new DirtySet();
  readonly #data = new DirtySet();
  /** LSN written, and LSN known to be on the disk. */
  #writtenLog = 0;
  #durableLog = 0;
  #inFlight: Paths = { files: [], directories: [] };
  #flushing: Promise<void> | undefined;
  #failure: Error | undefined;

  override async init(...[pglite, options]: PGliteInit): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const watch = (module: PGliteModule) => this.#watch(hostFileSystemOf(module));
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [watch, ...(emscriptenOpts.preRun ?? [])] } };
  }

  #watch(host: HostFileSystem): void {
    this.#host = host;
    const { mknod, rename, unlink, rmdir, setattr } = host.node_ops;
    host.node_ops.mknod = (parent, name, mode, device) => {
      this.#dirtySetOf(parent).directories.add(parent);
      return mknod(parent, name, ownerOnly(mode), device);
    };
    host.node_ops.rename = (node, directory, name) => {
      this.#dirtySetOf(node.parent).directories.add(node.parent);
      this.#dirtySetOf(directory).directories.add(directory);
      rename(node, directory, name);
    };
    host.node_ops.unlink = (parent, name) => {
      this.#dirtySetOf(parent).directories.add(parent);
      unlink(parent, name);
    };
    host.node_ops.rmdir = (parent, name) => {
      this.#dirtySetOf(parent).directories.add(parent);
      rmdir(parent, name);
    };
    host.node_ops.setattr = (node, attributes) => {
      if (attributes.size !== undefined) this.#dirtySetOf(node.parent).files.add(node);
      setattr(node, privateAttributes(attributes));
    };
    const { write, setattr: setOpen } = host.stream_ops;
    host.stream_ops.setattr = (stream, attributes) => {
      if (attributes.size !== undefined) this.#dirtySetOf(stream.node.parent).files.add(stream.node);
      setOpen(stream, privateAttributes(attributes));
    };
    host.stream_ops.write = (stream, buffer, offset, length, position) => {
      const { node } = stream;
      if (node.name === "pg_control") {
        return this.#writeControl(host.realPath(node), () => write(stream, buffer, offset, length, position));
      }
      if (this.#dirtySetOf(node.parent) === this.#log) this.#trackLogWrite(node, length, position);
      else this.#trackDataWrite(node, buffer, offset, length);
      return write(stream, buffer, offset, length, position);
    };
  }

  #dirtySetOf(directory: FsNode): DirtySet {
    return directory.name === "pg_wal" ? this.#log : this.#data;
  }

  #trackLogWrite(node: FsNode, length: number, position: number): void {
    this.#log.files.add(node);
    this.logBytes += length;
    const start = segmentStart(node.name);
    if (start !== undefined) this.#writtenLog = Math.max(this.#writtenLog, start + position + length);
  }

  #trackDataWrite(node: FsNode, buffer: Uint8Array, offset: number, length: number): void {
    this.#data.files.add(node);
    // Temporary and per-connection files need not survive a crash.
    if (node.parent.name === "pgsql_tmp") return;
    const isRelation =
      (node.parent.name === "global" || node.parent.parent.name === "base") && containsPages(node.name);
    const needed = isRelation
      ? newestChange(new Uint8Array(buffer.buffer, buffer.byteOffset + offset, length))
      : this.#writtenLog;
    if (needed > this.#durableLog) this.#syncLogNow();
  }

  /** Synchronous: PostgreSQL must not continue before everything is on the disk. */
  #writeControl(file: string, write: () => number): number {
    this.syncEverything();
    const result = write();
    this.#syncNow({ files: [file], directories: [path.dirname(file)] });
    this.logBytes = 0;
    return result;
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
    if (!this.#log.isEmpty) this.#syncNow(this.#log.drain(this.#host.realPath));
    this.#durableLog = this.#writtenLog;
  }

  syncEverything(): void {
    this.#syncLogNow();
    if (this.#host) this.#syncNow(this.#data.drain(this.#host.realPath));
  }

  /**
   * Resolves when all log written so far is on the disk; concurrent callers share one fdatasync.
   * @throws Error after any disk error, on this and every later call: durability can't be guaranteed any more
   */
  async flushLog(): Promise<void> {
    while (this.#flushing) await this.#flushing;
    if (this.#failure) {
      const message = "The disk did not take the last changes; restart once it is healthy.";
      throw Object.assign(new Error(message, { cause: this.#failure }), { code: "58030" });
    }
    if (!this.#host || this.#log.isEmpty) return;
    this.#inFlight = this.#log.drain(this.#host.realPath);
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
