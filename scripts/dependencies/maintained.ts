import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { judgeReleases, type Release, readRelease } from "./releases.ts";
import { readAudit } from "./vulnerabilities.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** Requests to the registry at the same time. */
const batchSize = 8;

/** Packages without a release in two years that stay, each with its reason (see docs/dependencies.md). */
const exceptions: Readonly<Record<string, string>> = {};

const manifest = z
  .object({ dependencies: z.record(z.string(), z.string()), devDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(await readFile(path.join(root, "package.json"), "utf8")));

/** The output of npm; it ends with an error when it finds anything, and answers all the same. */
const npm = (...args: string[]): Promise<string> =>
  promisify(execFile)("npm", args, { cwd: root, maxBuffer: 64 << 20 }).then(
    ({ stdout }) => stdout,
    (error: { stdout?: string }) => error.stdout ?? "",
  );

async function listReleases(): Promise<Release[]> {
  const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  const releases: Release[] = [];
  while (wanted.length > 0) {
    const batch = wanted.splice(0, batchSize);
    const answers = batch.map(async ([name, used]) =>
      readRelease(name, used, await npm("view", name, "time", "dist-tags", "--json")),
    );
    releases.push(...(await Promise.all(answers)));
  }
  return releases;
}

try {
  const judged = judgeReleases(await listReleases(), exceptions, new Date());
  const audit = readAudit(await npm("audit", "--json", "--omit=dev"));
  console.log([...judged.lines, "", ...audit.lines].join("\n"));
  process.exitCode = judged.isFine && audit.isFine ? 0 : 1;
} catch (error) {
  console.error(`${(error as Error).message} This needs the network: connect, or run it on another machine.`);
  process.exitCode = 1;
}
