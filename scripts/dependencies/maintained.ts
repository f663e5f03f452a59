import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

const maxAgeMs = 2 * 365.25 * 86_400_000;

type Release = { name: string; used: string; latest: string; newestAt: Date };

type Review = { lines: string[]; passed: boolean };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const view = z.object({ time: z.record(z.string(), z.string()), "dist-tags": z.object({ latest: z.string() }) });

/** Parses `npm view NAME time dist-tags --json`. @throws Error for any other output, such as an unreachable registry */
export function readRelease(name: string, used: string, stdout: string): Release {
  const parsed = view.safeParse(parseJson(stdout));
  const times = Object.entries(parsed.data?.time ?? {}).filter(([version]) => /^\d/.test(version));
  const newest = Math.max(...times.map(([, at]) => Date.parse(at)));
  if (!parsed.success || !Number.isFinite(newest)) throw new Error(`The registry has no data about ${name}.`);
  return { name, used, latest: parsed.data["dist-tags"].latest, newestAt: new Date(newest) };
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** A package without a release in two years needs a reason in `exceptions`; an unneeded reason fails too. */
export function reviewReleases(
  releases: readonly Release[],
  exceptions: Readonly<Record<string, string>>,
  now: Date,
): Review {
  const abandoned = releases.filter(({ newestAt }) => now.getTime() - newestAt.getTime() > maxAgeMs);
  const unused = Object.keys(exceptions).filter((name) => !abandoned.some((release) => release.name === name));
  return {
    lines: [
      ...releases.map(({ name, used, latest, newestAt }) => {
        const newer = used === latest ? "" : `  -> ${latest}`;
        return `${name.padEnd(42)} ${used.padEnd(16)} last release ${dayOf(newestAt)}${newer}`;
      }),
      "",
      `${releases.length} direct dependencies, ${abandoned.length} without a release in two years.`,
      ...abandoned.map(
        ({ name, newestAt }) =>
          `${name}: last release ${dayOf(newestAt)}. ${exceptions[name] ?? "No reason is recorded: replace it, or add one to maintained.ts."}`,
      ),
      ...unused.map((name) => `${name}: has a reason in maintained.ts that it does not need. Remove it.`),
    ],
    passed: unused.length === 0 && abandoned.every(({ name }) => name in exceptions),
  };
}

const counts = z.object({ low: z.number(), moderate: z.number(), high: z.number(), critical: z.number() });
const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
  metadata: z.object({ vulnerabilities: counts }),
});

/** Parses `npm audit --json`: passes if production packages have no known vulnerabilities; unparseable output fails. */
export function readAudit(stdout: string): Review {
  const parsed = report.safeParse(parseJson(stdout));
  if (!parsed.success) {
    const lines = ["The registry returned no audit report; try again, or on another machine."];
    return { lines, passed: false };
  }
  const vulnerable = Object.entries(parsed.data.vulnerabilities);
  const lines = vulnerable.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  return {
    lines: [...lines, `${vulnerable.length} packages with known vulnerabilities.`],
    passed: vulnerable.length === 0,
  };
}

const root = path.resolve(import.meta.dirname, "../..");
const batchSize = 8;

/** Unmaintained packages that stay, each with its reason (docs/dependencies.md). */
const exceptions: Readonly<Record<string, string>> = {};

const manifest = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

/** npm's output; the exit code is ignored: `npm audit` exits non-zero when it finds something. */
const npm = (...args: string[]): Promise<string> =>
  promisify(execFile)("npm", args, { cwd: root, maxBuffer: 64 << 20 }).then(
    ({ stdout }) => stdout,
    (error: { stdout?: string }) => error.stdout ?? "",
  );

async function listReleases(): Promise<Release[]> {
  const parsed = manifest.parse(JSON.parse(await readFile(path.join(root, "package.json"), "utf8")));
  const remaining = Object.entries({ ...parsed.dependencies, ...parsed.devDependencies });
  const releases: Release[] = [];
  while (remaining.length > 0) {
    const batch = remaining.splice(0, batchSize);
    const releasesOfBatch = batch.map(async ([name, used]) =>
      readRelease(name, used, await npm("view", name, "time", "dist-tags", "--json")),
    );
    releases.push(...(await Promise.all(releasesOfBatch)));
  }
  return releases;
}

async function checkDependencies(): Promise<void> {
  try {
    const releases = reviewReleases(await listReleases(), exceptions, new Date());
    const audit = readAudit(await npm("audit", "--json", "--omit=dev"));
    console.log([...releases.lines, "", ...audit.lines].join("\n"));
    process.exitCode = releases.passed && audit.passed ? 0 : 1;
  } catch (error) {
    console.error(`${(error as Error).message} This needs network access: connect, or run it on another machine.`);
    process.exitCode = 1;
  }
}

// Tests import the rules without contacting the registry.
if (import.meta.main) await checkDependencies();
