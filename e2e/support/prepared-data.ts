import { cp } from "node:fs/promises";
import path from "node:path";

/**
 * Fills the data directory of a site of a journey's own with a database that is ready, where the run has made some
 * (`PREPARED_DATA`); otherwise the site initialises it at its start.
 */
export async function copyPrepared(kind: "migrated" | "sample", dataDir: string): Promise<void> {
  const folder = process.env.PREPARED_DATA;
  if (folder) await cp(path.join(folder, kind), dataDir, { recursive: true });
}
