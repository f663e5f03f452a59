import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Passes the prepared data directories to the workers (prepared-data.ts). */
export default async function namePreparedData(): Promise<void> {
  const env = { ...process.env, DATA_DIR: "" };
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/prepare-data.ts"], { env });
  process.env.PREPARED_DATA = stdout.trim();
}
