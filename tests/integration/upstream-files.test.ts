import fs from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { hostFileSystemOf, type PGliteInit, type PGliteModule } from "../../server/upstream/host-file-system.ts";
import { isThorough } from "./support/thorough.ts";

type Call = (...args: unknown[]) => unknown;

const knownOperations = {
  node_ops: ["mknod", "rename", "unlink", "rmdir", "setattr"],
  stream_ops: ["write", "setattr"],
} as const;

let depth = 0;

function trackDepth(call: Call): Call {
  return (...args) => {
    depth++;
    try {
      return call(...args);
    } finally {
      depth--;
    }
  };
}

/** Tracks whether a known operation is on the call stack. */
class WatchedFileSystem extends NodeFS {
  override async init(...[pglite, options]: PGliteInit): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const trackOperations = (module: PGliteModule) => {
      const host: Record<keyof typeof knownOperations, object> = hostFileSystemOf(module);
      for (const kind of ["node_ops", "stream_ops"] as const) {
        const operations = host[kind] as Record<string, Call>;
        for (const name of knownOperations[kind]) operations[name] = trackDepth(operations[name] as Call);
      }
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [trackOperations, ...(emscriptenOpts.preRun ?? [])] } };
  }
}

const directory = await mkdtemp(path.join(tmpdir(), "host-files-"));
afterAll(() => rm(directory, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

test.runIf(isThorough)("PostgreSQL modifies its files only through known operations", async () => {
  const calledFunctions = new Set<string>();
  const unexpected = new Set<string>();
  const mutatingFunctions = [
    "mkdir",
    "writeFile",
    "write",
    "rename",
    "unlink",
    "rmdir",
    "truncate",
    "ftruncate",
  ] as const;
  for (const name of mutatingFunctions) {
    const original = fs[`${name}Sync`] as Call;
    vi.spyOn(fs as unknown as Record<string, Call>, `${name}Sync`).mockImplementation((...args) => {
      (depth > 0 ? calledFunctions : unexpected).add(name);
      return original(...args);
    });
  }
  const pglite = new PGlite({ fs: new WatchedFileSystem(directory) });
  // Files are created, grow by many pages at once, shrink and are deleted.
  for (const statement of [
    "create table note (text text)",
    "insert into note select repeat('a', 500) from generate_series(1, 20000)",
    "delete from note where text <> ''",
    "vacuum note",
    "drop table note",
    "create database another",
    "drop database another",
    "checkpoint",
  ]) {
    await pglite.exec(statement);
  }
  await pglite.close();
  expect([...unexpected]).toEqual([]);
  expect([...calledFunctions].toSorted()).toEqual([...mutatingFunctions].toSorted());
});
