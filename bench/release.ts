import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

/** Runs a program to its end and returns what it printed. @throws Error with its last line when it fails */
function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: "utf8", maxBuffer: 1 << 28 });
  if (status === 0) return stdout.trim();
  throw new Error(`${command} ${args[0]}: ${error?.message ?? stderr.trim().split("\n").at(-1)}`);
}

/** The revision before the newest migration: its code does not know the schema of this one. */
function beforeNewestMigration(): string {
  const added = run("git", ["log", "--diff-filter=A", "--format=%H", "-1", "--", "db/migrations"], root);
  return run("git", ["rev-parse", `${added}^1`], root);
}

/** Built and with the packages of its own lock file, in a folder below .tmp/releases. */
export type Release = { revision: string; folder: string; migrations: string };

/**
 * Another revision of the product, ready to be started; without a name the one before the newest migration. Built once.
 * @throws Error in one line when there is no such revision or it cannot be built here
 */
export async function prepareRelease(name = process.env.UPGRADE_FROM): Promise<Release> {
  const revision = run("git", ["rev-parse", `${name ?? beforeNewestMigration()}^{commit}`], root);
  const changed = run("git", ["diff", "--name-only", "--diff-filter=MDR", revision, "--", "db/migrations"], root);
  if (changed) throw new Error(`${revision.slice(0, 7)} has another ${changed.split("\n")[0]} than this one`);
  const folder = path.join(root, ".tmp/releases", revision.slice(0, 12));
  const newest = run("git", ["ls-tree", "--name-only", revision, "db/migrations/"], root).split("\n").at(-1) ?? "";
  const release = { revision: revision.slice(0, 7), folder, migrations: path.basename(newest, ".sql") };
  if (existsSync(path.join(folder, "dist/built.json"))) return release;
  console.error(`Building ${release.revision} in ${path.relative(root, folder)} …`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const archive = path.join(folder, "source.tar");
  run("git", ["archive", "--output", archive, revision], root);
  run("tar", ["-xf", archive], folder);
  await rm(archive);
  run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], folder);
  run(process.execPath, ["scripts/build.ts"], folder);
  // Older builds leave no mark of their own.
  if (!existsSync(path.join(folder, "dist/built.json"))) await writeFile(path.join(folder, "dist/built.json"), "{}");
  return release;
}
