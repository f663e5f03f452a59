import { cp } from "node:fs/promises";
import path from "node:path";
import { inject } from "vitest";

/** Fills the data directory of a test that is not about a site's first start with a database that is ready. */
export async function copyPrepared(kind: "empty" | "migrated" | "sample", dataDir: string): Promise<void> {
  await cp(path.join(inject("templates"), kind), dataDir, { recursive: true });
}
