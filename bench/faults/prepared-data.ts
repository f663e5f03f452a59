import { cp } from "node:fs/promises";
import path from "node:path";
import { runCommand } from "../product.ts";

let prepared: Promise<string> | undefined;

/** Asked for once: several kinds of kill begin at the same time. */
const preparedFolder = () =>
  (prepared ??= runCommand(["scripts/prepare-data.ts"], {}).then(({ stdout }) => stdout.trim()));

/** Fills a data directory that does not exist with what the tests copy, so that no database is initialised for each turn. */
export async function copyPrepared(kind: "empty" | "migrated", dataDir: string): Promise<void> {
  await cp(path.join(await preparedFolder(), kind), dataDir, { recursive: true });
}
