import { cpSync } from "node:fs";
import path from "node:path";
import { inject } from "vitest";

/** Fills the data directory of a test with a prepared database, unless the test is about a first start. */
export function copyPrepared(kind: "empty" | "migrated" | "sample", dataDir: string): void {
  // Synchronous: a promise for each of a thousand files takes ten times the CPU time.
  cpSync(path.join(inject("templates"), kind), dataDir, { recursive: true });
}
