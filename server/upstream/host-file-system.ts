import type { NodeFS } from "@electric-sql/pglite/nodefs";

/**
 * Undocumented in Emscripten, with which PGlite is compiled: how its file system NODEFS changes files of this machine.
 * Obsolete when PGlite runs PostgreSQL with fsync, or its public `BaseFilesystem` passes on errors (decision of 2026-11-21).
 * Guarded by `tests/integration/upstream-files.test.ts`; files changed in another way would not be synced to the disk.
 */

export type PGliteInit = Parameters<NodeFS["init"]>;
export type PGliteModule =
  NonNullable<NonNullable<PGliteInit[1]["preRun"]>[number]> extends (module: infer M) => void ? M : never;

export type FsNode = { name: string; parent: FsNode };

type Stream = { node: FsNode };
export type Attributes = { size?: number; mode?: number };

export type HostFileSystem = {
  realPath(node: FsNode): string;
  node_ops: {
    mknod(parent: FsNode, name: string, mode: number, device: number): FsNode;
    rename(node: FsNode, directory: FsNode, name: string): void;
    unlink(parent: FsNode, name: string): void;
    rmdir(parent: FsNode, name: string): void;
    setattr(node: FsNode, attributes: Attributes): void;
  };
  stream_ops: {
    write(stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number): number;
    setattr(stream: Stream, attributes: Attributes): void;
  };
};

export const hostFileSystemOf = (module: PGliteModule): HostFileSystem => module.NODEFS as unknown as HostFileSystem;
