import { createHash } from "node:crypto";
import type { FileStore } from "../../src/server-context/media-store.ts";
import { OperatorError } from "../../src/server-context/operator-error.ts";
import type { Config } from "../config/read-config.ts";
import type { Logger } from "../logger.ts";
import { backupName, listBackups, openBackups, storeSource, storeTarget } from "./backup-places.ts";
import { type BackupParts, makeBackup } from "./make-backup.ts";
import { recordNewestBackup } from "./newest-backup.ts";
import { checkBackup } from "./read-backup.ts";

type Parts = Omit<BackupParts, "target" | "recipient"> & {
  settings: Omit<Config["backups"], "url">;
  logger: Pick<Logger, "info">;
};

/** Reads back what was just written; one that is encrypted can be compared with what was sent and with nothing else. */
async function readBack(store: FileStore, name: string, sha256: string, isEncrypted: boolean): Promise<void> {
  const file = await store.stat(name);
  if (!file) throw new OperatorError(`The backup ${name} is not where it was written.`);
  const source = storeSource(store, file);
  const hash = createHash("sha256");
  for await (const chunk of await source.read()) hash.update(chunk);
  if (hash.digest("hex") !== sha256)
    throw new OperatorError(`The backup ${name} reads differently from what was written.`);
  if (!isEncrypted) await checkBackup(source, undefined);
}

/**
 * Makes a backup when the newest in the store is older than the settings allow, reads it back, and then removes those that
 * are too many. Safe to be called by every copy of the site: the store says what there is.
 * @returns the name of the new backup, or undefined when none was due
 */
export async function backUpWhenDue(store: FileStore, { settings, logger, ...parts }: Parts, now: Date) {
  const { everyMs, keep, recipient } = settings;
  const before = await listBackups(store);
  if (before[0]) await recordNewestBackup(parts.db, before[0].at);
  if (before[0] && now.getTime() - before[0].at.getTime() < everyMs) return undefined;
  const name = backupName(now, recipient !== undefined);
  const { bytes, sha256 } = await makeBackup({ ...parts, recipient, target: storeTarget(store, name) });
  try {
    await readBack(store, name, sha256, recipient !== undefined);
  } catch (error) {
    // It must neither pass for a backup nor keep the next run from making one.
    await store.delete(name);
    throw error;
  }
  await recordNewestBackup(parts.db, now);
  const old = (await listBackups(store)).slice(keep);
  for (const each of old) await store.delete(each.name);
  logger.info({ backup: name, bytes, removed: old.length }, "backed up and read back");
  return name;
}

/** The store is asked at most this often, in milliseconds, whether a backup is due. */
const askEveryMs = 300_000;

/** The job of a schedule, with its interval; undefined when no place is set. */
export function scheduledBackups(
  parts: Omit<Parts, "settings">,
  { url, ...settings }: Config["backups"],
): { everyMs: number; run: () => Promise<unknown> } | undefined {
  if (!url) return undefined;
  let opened: Promise<FileStore> | undefined;
  const run = async () => {
    opened ??= openBackups(url, parts.dataDir);
    // A store that cannot be reached now may be reached the next time.
    const store = await opened.catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return backUpWhenDue(store, { ...parts, settings }, new Date());
  };
  return { everyMs: Math.min(settings.everyMs, askEveryMs), run };
}
