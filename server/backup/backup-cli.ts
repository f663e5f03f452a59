import { stat } from "node:fs/promises";
import path from "node:path";
import { readConfig } from "../config.ts";
import { askRunningServer } from "../control-socket.ts";
import { withDatabase } from "../database/open-database.ts";
import { OperatorError } from "../operator-error.ts";
import { runCommand } from "../run-command.ts";
import { backupCommands } from "./backup-commands.ts";
import { type Manifest, manifestSchema } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";

const usage = `Usage:
  npm run backup -- FILE     everything into one file, also while the site runs
  npm run restore -- FILE    everything as it was then; the site must be stopped`;

const root = path.resolve(import.meta.dirname, "../..");

const summary = ({ tables, files }: Manifest) =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables and ${files} files`;

async function backup(file: string, dataDir: string, databaseUrl: string | undefined): Promise<void> {
  const answered = await askRunningServer(dataDir, "backup", { file });
  const made = answered
    ? answered.result
    : await withDatabase({ dataDir, databaseUrl }, async ({ db }) => backupCommands(db, dataDir).backup?.({ file }));
  const manifest = manifestSchema.parse(made);
  const { size } = await stat(file);
  console.log(`${file} holds ${summary(manifest)}, ${(size / 1_048_576).toFixed(1)} MB.`);
  console.log("It holds personal data and the site's keys: keep it where only you can read it.");
}

async function restore(file: string, dataDir: string, databaseUrl: string | undefined): Promise<void> {
  if (await askRunningServer(dataDir, "admin.list", {})) {
    throw new OperatorError("The site is running on this data; stop it first, then restore.");
  }
  await withDatabase({ dataDir, databaseUrl }, async ({ db }) => {
    const manifest = await restoreBackup({ db, dataDir, file });
    console.log(`Restored ${summary(manifest)} as of ${manifest.createdAt}.`);
  });
}

await runCommand(async () => {
  const [command, file, ...rest] = process.argv.slice(2);
  if ((command !== "backup" && command !== "restore") || !file || rest.length > 0) throw new OperatorError(usage);
  const config = readConfig(process.env);
  const dataDir = path.resolve(root, config.dataDir);
  // The working directory of the person, which npm leaves for the project's.
  const target = path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
  await (command === "backup" ? backup : restore)(target, dataDir, config.databaseUrl);
});
