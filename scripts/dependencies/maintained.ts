import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { readAudit } from "./vulnerabilities.ts";

const root = path.resolve(import.meta.dirname, "../..");
const oldestMs = 2 * 365.25 * 86_400_000;
/** Requests to the registry at the same time. */
const batchSize = 8;

/** Packages without a release in two years that stay, each with its reason (see docs/dependencies.md). */
const exceptions: Readonly<Record<string, string>> = {};

const manifest = z
  .object({ dependencies: z.record(z.string(), z.string()), devDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(await readFile(path.join(root, "package.json"), "utf8")));
const view = z.object({ time: z.record(z.string(), z.string()), "dist-tags": z.object({ latest: z.string() }) });

type Release = { name: string; used: string; latest: string; newestAt: Date };

async function newestRelease(name: string, used: string): Promise<Release> {
  const { stdout } = await promisify(execFile)("npm", ["view", name, "time", "dist-tags", "--json"], {
    maxBuffer: 64 << 20,
  });
  const { time, "dist-tags": tags } = view.parse(JSON.parse(stdout));
  const times = Object.entries(time).filter(([version]) => /^\d/.test(version));
  const newestAt = new Date(Math.max(...times.map(([, at]) => Date.parse(at))));
  return { name, used, latest: tags.latest, newestAt };
}

const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
const releases: Release[] = [];
while (wanted.length > 0) {
  releases.push(...(await Promise.all(wanted.splice(0, batchSize).map(([name, used]) => newestRelease(name, used)))));
}

const now = Date.now();
const abandoned = releases.filter(({ newestAt }) => now - newestAt.getTime() > oldestMs);
for (const { name, used, latest, newestAt } of releases) {
  const note = used === latest ? "" : `  -> ${latest}`;
  console.log(`${name.padEnd(42)} ${used.padEnd(16)} last release ${newestAt.toISOString().slice(0, 10)}${note}`);
}
const unexplained = abandoned.filter(({ name }) => !(name in exceptions));
console.log(`\n${releases.length} direct dependencies, ${abandoned.length} without a release in two years.`);
for (const { name, newestAt } of abandoned) {
  console.log(
    `${name}: last release ${newestAt.toISOString().slice(0, 10)}. ${exceptions[name] ?? "No reason is recorded."}`,
  );
}

// It ends with an error when it finds anything, and answers all the same.
const { stdout } = await promisify(execFile)("npm", ["audit", "--json", "--omit=dev"], { cwd: root }).catch(
  (error: { stdout?: string }) => ({ stdout: error.stdout ?? "" }),
);
const audit = readAudit(stdout);
console.log(`\n${audit.lines.join("\n")}`);
process.exitCode = unexplained.length > 0 || !audit.isFine ? 1 : 0;
