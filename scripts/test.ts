import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { buildIsStale } from "../server/freshness.ts";

const root = path.resolve(import.meta.dirname, "..");
const bin = (name: string) => path.join(root, "node_modules", ".bin", name);

type Count = { passed: number; failed: number };

/** Runs a program with its output shown; resolves with its exit code. */
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
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 4173));
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

async function unitAndIntegration(scratch: string): Promise<Count> {
  console.log("\n== Unit and integration tests");
  const file = path.join(scratch, "vitest.json");
  const code = await run(bin("vitest"), ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`]);
  const report = await readReport(file, vitestReport);
  if (!report) return { passed: 0, failed: 1 };
  // A file that could not even be loaded has no failed test, but the run has failed.
  const failed = Math.max(report.numFailedTests, code === 0 ? 0 : 1);
  return { passed: report.numPassedTests, failed };
}

async function journeys(scratch: string): Promise<Count> {
  console.log("\n== Visitor journeys");
  const file = path.join(scratch, "playwright.json");
  const code = await run(bin("playwright"), ["test"], {
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

const scratch = await mkdtemp(path.join(tmpdir(), "site-test-"));
const counts: Count[] = [];
try {
  if (await buildIsStale(root)) counts.push(await gate("Build", process.execPath, ["scripts/build.ts"]));
  counts.push(await gate("Types", bin("tsc"), ["--noEmit"]));
  counts.push(await gate("Format and lint", bin("biome"), ["check", "--error-on-warnings", "."]));
  counts.push(await gate("Type-aware lint", bin("oxlint"), ["--type-aware", "--deny-warnings"]));
  counts.push(await gate("Unused files, exports and dependencies", bin("knip"), []));
  counts.push(await unitAndIntegration(scratch));
  counts.push(await journeys(scratch));
} finally {
  await rm(scratch, { recursive: true, force: true });
}

const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exit(total("failed") === 0 ? 0 : 1);
