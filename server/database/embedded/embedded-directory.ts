import { execFile } from "node:child_process";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { OperatorError } from "../../../src/server-context/error-messages.ts";
import { projectRoot } from "../../../src/server-context/project-root.server.ts";

const run = promisify(execFile);

/** Files of one major version cannot be read by another. */
const majorVersion = "18";
const unfinishedPrefix = "database.unfinished-";

async function versionOf(directory: string): Promise<string | undefined> {
  const damaged = (reason: string, cause?: unknown) =>
    new OperatorError(
      `The database in ${directory} cannot be opened (${reason}); restore a backup, or move the directory away to begin with an empty one.`,
      { cause },
    );
  try {
    return (await readFile(path.join(directory, "PG_VERSION"), "utf8")).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw damaged((error as Error).message, error);
    const names = await readdir(directory).catch((fault: NodeJS.ErrnoException) => {
      if (fault.code === "ENOENT") return [];
      throw damaged(fault.message, fault);
    });
    if (names.length > 0) throw damaged("its file PG_VERSION is missing", error);
    return undefined;
  }
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function deleteLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(unfinishedPrefix)) continue;
    await rm(path.join(dataDir, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * The database directory below `dataDir`, created on first use. It is renamed into place when complete; the next start
 * deletes the leftovers of a killed one. Call with the lock held.
 */
export async function prepareEmbeddedDirectory(dataDir: string): Promise<string> {
  const directory = path.join(dataDir, "database");
  await deleteLeftovers(dataDir);
  const version = await versionOf(directory);
  if (version === majorVersion) return directory;
  if (version !== undefined) {
    throw new OperatorError(
      `The database in ${directory} was made by PostgreSQL ${version}, this program has ${majorVersion}; export it with the version of the program that made it, and import it into a new one.`,
    );
  }
  const temporary = path.join(dataDir, `${unfinishedPrefix}${process.pid}`);
  await mkdir(temporary, { mode: 0o700 });
  // A separate process, because initdb needs 560 MB for a moment (1,130 without this flag, and two seconds longer).
  const creator = path.join(projectRoot, "server/database/embedded/create-embedded.ts");
  await run(process.execPath, ["--liftoff-only", creator, temporary]).catch((error: Error & { stderr?: string }) => {
    const reason = /^\w*Error: (.*)$/m.exec(error.stderr ?? "")?.[1] ?? error.message;
    throw new OperatorError(`The database in ${directory} could not be created: ${reason}`, { cause: error });
  });
  await rename(temporary, directory);
  await syncDirectory(dataDir);
  return directory;
}
