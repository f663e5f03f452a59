import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { OperatorError } from "../../src/server-context/error-messages.ts";
import { projectRoot } from "../../src/server-context/project-root.server.ts";
import { backupCommands } from "../backup/backup-commands.ts";
import { type BackupSource, fileSource, findBackup } from "../backup/backup-places.ts";
import { readIdentity } from "../backup/encryption.ts";
import { type Manifest, manifestSchema } from "../backup/manifest.ts";
import { checkBackup } from "../backup/read-backup.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { type Config, ownerUrl, readConfig } from "../config/read-config.ts";
import { askRunningServer } from "../control-socket.ts";
import { withDatabase } from "../database/open-database.ts";
import { withoutRunningSite } from "../database/running-lock.ts";
import { openMedia } from "../media/open-media.ts";
import { readS3Url } from "../media/s3-url.ts";
import { withUsage } from "./with-usage.ts";

const usage = `Usage:
  npm run backup -- [PLACE]                            everything into one file, also while the site runs
  npm run backup -- --check [PLACE] [--identity FILE]  reads a backup from the first to the last byte
  npm run restore -- [PLACE] [--identity FILE]         everything as it was then; every replica of the site must be stopped
PLACE is a file or s3://key:secret@host/bucket/folder; BACKUP_URL if left out. In a folder of backups the
newest is read. Backups are encrypted to the key in BACKUP_RECIPIENT; FILE holds the secret one.`;

const madeSchema = z.object({ manifest: manifestSchema, bytes: z.number(), name: z.string() });

const summary = ({ tables, files }: Manifest) =>
  `${tables.reduce((total, { rows }) => total + rows, 0)} rows of ${tables.length} tables and ${files} files`;

type Site = {
  config: Config;
  dataDir: string;
  /** An absolute path. npm changes to the project's directory; paths are relative to the caller's. */
  resolved: (file: string) => string;
};
const readArguments = ([command, ...args]: string[], config: Config) =>
  withUsage(usage, () => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { check: { type: "boolean", default: false }, identity: { type: "string" } },
    });
    const [location = config.backups.url, ...extra] = positionals;
    if ((command !== "backup" && command !== "restore") || (command === "restore" && values.check)) throw new Error("");
    if (!location || extra.length > 0 || (/^s3(\+http)?:/.test(location) && !readS3Url(location)))
      throw new Error("Name one place.");
    const readsBackup = command === "restore" || values.check;
    if (values.identity !== undefined && !readsBackup) throw new Error("A backup is written without the secret key.");
    return { command: values.check ? ("check" as const) : command, location, identity: values.identity };
  });

const isFolderOfBackups = (location: string, { backups }: Config): boolean =>
  readS3Url(location) !== undefined || location === backups.url;

async function backup(location: string, { config, dataDir, resolved }: Site): Promise<void> {
  const { recipient } = config.backups;
  const input = isFolderOfBackups(location, config) ? { url: location } : { file: resolved(location) };
  const response = await askRunningServer(dataDir, "backup", input);
  const result = response
    ? response.result
    : await withDatabase({ dataDir, databaseUrl: ownerUrl(config) }, async ({ db }) => {
        const media = await openMedia({ dataDir, mediaUrl: config.mediaUrl });
        return backupCommands({ db, dataDir, media, recipient }).backup?.(input);
      });
  const { manifest, bytes, name } = madeSchema.parse(result);
  console.log(`${name} holds ${summary(manifest)}, ${(bytes / 1_048_576).toFixed(1)} MB.`);
  console.log(
    recipient
      ? `Only the secret key of ${recipient} opens it.`
      : "It holds personal data and the site's keys: keep it where only you can read it.",
  );
}

async function findSource(location: string, { config, dataDir, resolved }: Site): Promise<BackupSource> {
  return isFolderOfBackups(location, config) ? findBackup(location, dataDir) : fileSource(resolved(location));
}

async function restore(source: BackupSource, identity: string | undefined, { config, dataDir }: Site): Promise<void> {
  if (await askRunningServer(dataDir, "admin.list", {})) {
    throw new OperatorError("The site is running on this data; stop it first, then restore.");
  }
  const { mediaUrl, backups } = config;
  await withoutRunningSite(config, () =>
    withDatabase({ dataDir, databaseUrl: ownerUrl(config) }, async ({ db }) => {
      const media = await openMedia({ dataDir, mediaUrl });
      const { manifest, previousState } = await restoreBackup({
        db,
        dataDir,
        media,
        source,
        identity,
        recipient: backups.recipient,
      });
      console.log(`Restored ${summary(manifest)} as of ${manifest.createdAt}.`);
      if (previousState)
        console.log(`What was there before is in ${previousState}; remove it when you do not need it.`);
    }),
  );
}

/** `npm run backup` and `npm run restore`; the first argument says which. @throws OperatorError */
export async function run(args: string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(environment);
  const resolved = (file: string) => path.resolve(environment.INIT_CWD ?? process.cwd(), file);
  const { command, location, identity: identityFile } = readArguments(args, config);
  const site = { config, dataDir: path.resolve(projectRoot, config.dataDir), resolved };
  if (command === "backup") return backup(location, site);
  const identity = identityFile ? readIdentity(await readFile(resolved(identityFile), "utf8")) : undefined;
  const source = await findSource(location, site);
  if (command === "restore") return restore(source, identity, site);
  const manifest = await checkBackup(source, identity);
  console.log(`${source.name} can be read: ${summary(manifest)} as of ${manifest.createdAt}.`);
}
