import { cp } from "node:fs/promises";
import path from "node:path";

/** Fills the data directory of a site of a journey's own with a database that is ready (name-prepared-data.ts). */
export async function copyPrepared(kind: "migrated" | "sample", dataDir: string): Promise<void> {
  await cp(path.join(process.env.PREPARED_DATA ?? "", kind), dataDir, { recursive: true });
}
