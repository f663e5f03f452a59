import { minuteMs } from "../../src/lib/time/durations.ts";
import type { Db } from "../../src/server-context/db.ts";
import { OperatorError } from "../../src/server-context/error-messages.ts";
import type { FileStore } from "../../src/server-context/media-store.ts";
import type { Config } from "../config/read-config.ts";
import type { Logger } from "../logger.ts";
import { checksum, observeChunks } from "../media/chunks.ts";
import { backupName, listBackups, openBackups, storeSource, storeTarget } from "./backup-places.ts";
import { type BackupParts, makeBackup } from "./make-backup.ts";
import { checkBackup } from "./read-backup.ts";

/** Of a row in `job_leases`, which every replica reads. */
const name = "newest backup";

async function recordNewestBackup(db: Db, at: Date): Promise<void> {
  await db
    .insertInto("job_leases")
    .values({ name, finished_at: at })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ finished_at: at }))
    .execute();
}

export async function newestBackup(db: Db): Promise<Date | undefined> {
  const row = await db.selectFrom("job_leases").select("finished_at").where("name", "=", name).executeTakeFirst();
  return row?.finished_at;
}

type Options = Omit<BackupParts, "target" | "recipient"> & {
  settings: Omit<Config["backups"], "url">;
  logger: Pick<Logger, "info">;
};

/** Verifies a new backup; an encrypted one only by its checksum. */
async function readBack(
  store: FileStore,
  { name, sha256, isEncrypted, signal }: { name: string; sha256: string; isEncrypted: boolean; signal?: AbortSignal },
): Promise<void> {
  const file = await store.stat(name);
  if (!file) throw new OperatorError(`The backup ${name} is not where it was written.`);
  const stored = storeSource(store, file);
  const source = { name, read: async () => observeChunks(await stored.read(), () => signal?.throwIfAborted()) };
  if ((await checksum(await source.read())) !== sha256)
    throw new OperatorError(`The backup ${name} reads differently from what was written.`);
  if (!isEncrypted) await checkBackup(source, undefined);
}

const unverified = ".unverified";

/** Deletes backups that were written but not verified: the store failed, or the process was killed. */
async function deleteUnverified(store: FileStore): Promise<void> {
  for await (const { name } of store.list()) {
    if (!name.endsWith(unverified)) continue;
    await store.delete(name.slice(0, -unverified.length));
    await store.delete(name);
  }
}

/**
 * Makes a backup if one is due, verifies it and prunes old ones. Safe in every replica: the store is the state.
 * @returns the name of the new backup, or undefined when none was due
 */
export async function backUpWhenDue(store: FileStore, { settings, logger, ...options }: Options, now: Date) {
  const { everyMs, keep, recipient } = settings;
  await deleteUnverified(store);
  const [newest] = await listBackups(store);
  if (newest) await recordNewestBackup(options.db, newest.at);
  if (newest && now.getTime() - newest.at.getTime() < everyMs) return undefined;
  const name = backupName(now, recipient !== undefined);
  await store.put(name + unverified, Buffer.from("Not read back yet."));
  try {
    const { bytes, sha256 } = await makeBackup({ ...options, recipient, target: storeTarget(store, name) });
    await readBack(store, { name, sha256, isEncrypted: recipient !== undefined, signal: options.signal });
    await store.delete(name + unverified);
    await recordNewestBackup(options.db, now);
    const surplus = (await listBackups(store)).slice(keep);
    for (const backup of surplus) await store.delete(backup.name);
    logger.info({ backup: name, bytes, removed: surplus.length }, "backed up and read back");
    return name;
  } catch (error) {
    await deleteUnverified(store);
    throw error;
  }
}

const maxPollMs = 5 * minuteMs;

export function scheduledBackups(
  options: Omit<Options, "settings">,
  { url, ...settings }: Config["backups"],
): { everyMs: number; run: () => Promise<unknown> } | undefined {
  if (!url) return undefined;
  let opened: Promise<FileStore> | undefined;
  const run = async () => {
    opened ??= openBackups(url, options.dataDir);
    // Retried at the next run.
    const store = await opened.catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    try {
      return await backUpWhenDue(store, { ...options, settings }, new Date());
    } catch (error) {
      // Made after the next start.
      if (options.signal?.aborted) return undefined;
      throw error;
    }
  };
  return { everyMs: Math.min(settings.everyMs, maxPollMs), run };
}
