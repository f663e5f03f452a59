import { spawn } from "node:child_process";
import { glob } from "node:fs/promises";
import path from "node:path";
import { buildIsStale } from "../server/freshness.ts";
import { freePort } from "../tests/integration/support/free-port.ts";
import { changedFiles, journeysOf } from "./changed-journeys.ts";
import { folderOfTests } from "./folder-of-tests.ts";
import { type Outcome, readPlaywright, readVitest } from "./test-reports.ts";

const root = path.resolve(import.meta.dirname, "..");
const bin = (name: string) => path.join(root, "node_modules", ".bin", name);

function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

type Check = Outcome & { title: string; seconds: number };

async function check(title: string, work: () => Promise<Outcome>): Promise<Check> {
  console.log(`\n== ${title}`);
  const start = performance.now();
  const outcome = await work();
  return { ...outcome, title, seconds: Math.round((performance.now() - start) / 1_000) };
}

const gate = (title: string, command: string, args: string[]): Promise<Check> =>
  check(title, async () => {
    const code = await run(command, args);
    if (code !== 0) console.error(`${title}: failed`);
    return code === 0 ? { passed: 1, failed: [], retried: [] } : { passed: 0, failed: [title], retried: [] };
  });

/** Arguments: a project or files; none for all unit and integration tests. */
const vitest = (title: string, scratch: string, args: readonly string[] = []): Promise<Check> =>
  check(title, async () => {
    const file = path.join(scratch, "vitest.json");
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const code = await run(bin("vitest"), ["run", ...reporters, ...args]);
    return readVitest(file, root, code);
  });

/** Full runs skip the variants of a journey; thorough runs, and runs of selected or changed files, include them. */
const journeys = (scratch: string, files: readonly string[] = []): Promise<Check> =>
  check("Journeys", async () => {
    const file = path.join(scratch, "playwright.json");
    const selection = files.length > 0 || isThorough ? files : ["--grep-invert=@thorough"];
    const code = await run(bin("playwright"), ["test", ...selection], {
      E2E_REPORT: file,
      E2E_PORT: String(await freePort()),
      E2E_DATA_DIR: path.join(scratch, "data"),
    });
    return readPlaywright(file, code);
  });

const isThorough = process.argv[2] === "--thorough";
const unitFiles = "{src,server,scripts,db,bench,tests/architecture}/**/*.test.{ts,tsx}";
const integrationFiles = "tests/integration/**/*.test.ts";
const journeyFiles = "e2e/**/*.spec.ts";

async function filesWith(args: readonly string[], pattern: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd: root })) files.push(file);
  return files.filter((file) => args.some((part) => file.includes(part))).sort();
}

async function buildIfStale(): Promise<Check[]> {
  return (await buildIsStale(root)) ? [await gate("Build", process.execPath, ["scripts/build.ts"])] : [];
}

async function staticChecks(): Promise<Check[]> {
  return [
    await gate("Types", bin("tsc"), ["--noEmit", "--incremental", "--tsBuildInfoFile", ".tmp/types.tsbuildinfo"]),
    await gate("Format and lint", bin("biome"), ["check", "--error-on-warnings", "."]),
    await gate("Type-aware lint", bin("oxlint"), ["--type-aware", "--deny-warnings"]),
    await gate("Unused files, exports and dependencies", bin("knip"), []),
  ];
}

/** Static checks run beside the first tests: they use one core, and tests often wait. */
async function runAll(scratch: string): Promise<Check[]> {
  const built = await buildIfStale();
  const [checked, tested] = await Promise.all([staticChecks(), vitest("Unit and integration tests", scratch)]);
  return [...built, ...checked, tested, await journeys(scratch)];
}

/**
 * `npm test -- --changed [SINCE]`: types and lint, and the tests that the changes since a commit can reach (HEAD by
 * default).
 */
async function runChanged(since: string, scratch: string): Promise<Check[]> {
  const specs = await journeysOf(root, changedFiles(root, since));
  const built = await buildIfStale();
  const tested = vitest("Tests that the change reaches", scratch, [`--changed=${since}`, "--passWithNoTests"]);
  const [checked, outcome] = await Promise.all([staticChecks(), tested]);
  return [...built, ...checked, outcome, ...(specs.length > 0 ? [await journeys(scratch, specs)] : [])];
}

/** `npm run check`: everything that needs neither a build nor a browser. */
async function quickCheck(scratch: string): Promise<Check[]> {
  return [...(await staticChecks()), await vitest("Unit and architecture tests", scratch, ["--project=unit*"])];
}

async function runSelected(args: readonly string[], scratch: string): Promise<Check[]> {
  const unit = await filesWith(args, unitFiles);
  const integration = await filesWith(args, integrationFiles);
  const specs = await filesWith(args, journeyFiles);
  if (unit.length + integration.length + specs.length === 0) {
    const failed = [`No test file has ${args.join(" or ")} in its path`];
    return [{ title: "Test files", seconds: 0, passed: 0, failed, retried: [] }];
  }
  // Integration tests and journeys need the build.
  const checks = integration.length + specs.length > 0 ? await buildIfStale() : [];
  if (unit.length + integration.length > 0) {
    checks.push(await vitest("Unit and integration tests", scratch, [...unit, ...integration]));
  }
  if (specs.length > 0) checks.push(await journeys(scratch, specs));
  return checks;
}

if (isThorough) process.env.TEST_THOROUGH = "1";
const args = process.argv.slice(isThorough ? 3 : 2);
const scratch = folderOfTests();
let checks: Check[];
if (args[0] === "--changed") checks = await runChanged(args[1] ?? "HEAD", scratch);
else if (args[0] === "--check") checks = await quickCheck(scratch);
else if (args.length > 0) checks = await runSelected(args, scratch);
else checks = await runAll(scratch);

const failed = checks.flatMap((check) => check.failed);
const retried = checks.flatMap((check) => check.retried);
const passed = checks.reduce((total, check) => total + check.passed, 0);
const list = (title: string, names: readonly string[]) => console.log(`\n${title}:\n- ${names.join("\n- ")}`);
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
console.log(`\n${"Check".padEnd(44)}${"min".padStart(8)}${"passed".padStart(8)}${"failed".padStart(8)}`);
for (const check of checks) {
  const numbers = [clock(check.seconds), check.passed, check.failed.length].map((value) => String(value).padStart(8));
  console.log(check.title.padEnd(44) + numbers.join(""));
}
console.log("Everything".padEnd(44) + clock(Math.round(performance.now() / 1_000)).padStart(8));
if (retried.length > 0) list("Passed only at the second try", retried);
if (failed.length > 0) list("Failed", failed);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
