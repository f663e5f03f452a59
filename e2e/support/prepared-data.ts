import { cp } from "node:fs/promises";
import path from "node:path";

export async function copyPrepared(kind: "migrated" | "sample", dataDir: string): Promise<void> {
  await cp(path.join(process.env.PREPARED_DATA ?? "", kind), dataDir, { recursive: true });
}
