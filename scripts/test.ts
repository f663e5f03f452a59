import { spawn } from "node:child_process";
import { glob, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { buildIsStale } from "../server/freshness.ts";

const root = path.resolve(import.meta.dirname, "..");
const bin = (name: string) => path.join(root, "node_modules", ".bin", name);

type Count = { passed: number; failed: number };

/** Runs a command with its output shown; resolves with its exit code. */
function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** A gate that passes or fails as a whole. */
async function gate(title: string, command: string, args: string[]): Promise<Count> {
  console.log(`\n== ${title}`);
  const code = await run(command, args);
  if (code !== 0) console.error(`${title}: failed`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const url = probe.address();
      probe.close(() => resolve(typeof url === "object" && url ? url.port : 4173));
    });
  });

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

async function readReport<Report>(file: string, schema: z.ZodType<Report>): Promise<Report | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return undefined;
  }
}

/** Runs Vitest with the arguments: a project, or files; without any, every unit and integration test. */
async function vitest(title: string, scratch: string, args: readonly string[] = []): Promise<Count> {
  console.log(`\n== ${title}`);
  const file = path.join(scratch, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const code = await run(bin("vitest"), ["run", ...reporters, ...args]);
  const report = await readReport(file, vitestReport);
  if (!report) return { passed: 0, failed: 1 };
  // A file that could not even be loaded has no failed test, but the run has failed.
  const failed = Math.max(report.numFailedTests, code === 0 ? 0 : 1);
  return { passed: report.numPassedTests, failed };
}

/** Runs the journeys of the given files; without any, every journey. */
async function journeys(scratch: string, files: readonly string[] = []): Promise<Count> {
  console.log("\n== Visitor journeys");
  const file = path.join(scratch, "playwright.json");
  const code = await run(bin("playwright"), ["test", ...files], {
    E2E_REPORT: file,
    E2E_PORT: String(await freePort()),
    E2E_DATA_DIR: path.join(scratch, "data"),
  });
  const report = await readReport(file, playwrightReport);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  if (flaky > 0) console.log(`${flaky} of them only the second time`);
  return { passed: expected + flaky, failed: Math.max(unexpected, code === 0 ? 0 : 1) };
}

const unitFiles = "{src,server,scripts,db,bench,tests/architecture}/**/*.test.{ts,tsx}";
const integrationFiles = "tests/integration/**/*.test.ts";
const journeyFiles = "e2e/**/*.spec.ts";

/** The files of `pattern` whose path contains one of the words. */
async function filesWith(words: readonly string[], pattern: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd: root })) files.push(file);
  return files.filter((file) => words.some((word) => file.includes(word))).sort();
}

async function buildIfStale(): Promise<Count[]> {
  return (await buildIsStale(root)) ? [await gate("Build", process.execPath, ["scripts/build.ts"])] : [];
}

async function staticChecks(): Promise<Count[]> {
  return [
    await gate("Types", bin("tsc"), ["--noEmit"]),
    await gate("Format and lint", bin("biome"), ["check", "--error-on-warnings", "."]),
    await gate("Type-aware lint", bin("oxlint"), ["--type-aware", "--deny-warnings"]),
    await gate("Unused files, exports and dependencies", bin("knip"), []),
  ];
}

/** `npm test`: everything. */
async function everything(scratch: string): Promise<Count[]> {
  return [
    ...(await buildIfStale()),
    ...(await staticChecks()),
    await vitest("Unit and integration tests", scratch),
    await journeys(scratch),
  ];
}

/** `npm run check`: what needs neither a build nor a browser. */
async function quickCheck(scratch: string): Promise<Count[]> {
  return [...(await staticChecks()), await vitest("Unit and architecture tests", scratch, ["--project=unit"])];
}

/** `npm test -- WORD…`: the test files whose path contains one of the words. */
async function part(words: readonly string[], scratch: string): Promise<Count[]> {
  const unit = await filesWith(words, unitFiles);
  const integration = await filesWith(words, integrationFiles);
  const specs = await filesWith(words, journeyFiles);
  if (unit.length + integration.length + specs.length === 0) {
    console.error(`No test file has ${words.map((word) => `"${word}"`).join(" or ")} in its path.`);
    return [{ passed: 0, failed: 1 }];
  }
  // Integration tests and journeys run the built site.
  const counts = integration.length + specs.length > 0 ? await buildIfStale() : [];
  if (unit.length + integration.length > 0) {
    counts.push(await vitest("Unit and integration tests", scratch, [...unit, ...integration]));
  }
  if (specs.length > 0) counts.push(await journeys(scratch, specs));
  return counts;
}

const words = process.argv.slice(2);
const scratch = await mkdtemp(path.join(tmpdir(), "site-test-"));
let counts: Count[];
try {
  if (words[0] === "--check") counts = await quickCheck(scratch);
  else if (words.length > 0) counts = await part(words, scratch);
  else counts = await everything(scratch);
} finally {
  await rm(scratch, { recursive: true, force: true });
}

const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exit(total("failed") === 0 ? 0 : 1);
