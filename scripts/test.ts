import { spawn } from "node:child_process";
import { glob, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildIsStale } from "../server/freshness.ts";
import { type Outcome, readPlaywright, readVitest } from "./test-reports.ts";

const root = path.resolve(import.meta.dirname, "..");
const bin = (name: string) => path.join(root, "node_modules", ".bin", name);

/** Runs a command with its output shown; resolves with its exit code. */
function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** A gate that passes or fails as a whole. */
async function gate(title: string, command: string, args: string[]): Promise<Outcome> {
  console.log(`\n== ${title}`);
  const code = await run(command, args);
  if (code !== 0) console.error(`${title}: failed`);
  return code === 0 ? { passed: 1, failed: [], retried: [] } : { passed: 0, failed: [title], retried: [] };
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const url = probe.address();
      probe.close(() => resolve(typeof url === "object" && url ? url.port : 4173));
    });
  });

/** Runs Vitest with the arguments: a project, or files; without any, every unit and integration test. */
async function vitest(title: string, scratch: string, args: readonly string[] = []): Promise<Outcome> {
  console.log(`\n== ${title}`);
  const file = path.join(scratch, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const code = await run(bin("vitest"), ["run", ...reporters, ...args]);
  return readVitest(file, root, code);
}

/** Runs the journeys of the given files; without any, every journey. */
async function journeys(scratch: string, files: readonly string[] = []): Promise<Outcome> {
  console.log("\n== Visitor journeys");
  const file = path.join(scratch, "playwright.json");
  const code = await run(bin("playwright"), ["test", ...files], {
    E2E_REPORT: file,
    E2E_PORT: String(await freePort()),
    E2E_DATA_DIR: path.join(scratch, "data"),
  });
  return readPlaywright(file, code);
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

async function buildIfStale(): Promise<Outcome[]> {
  return (await buildIsStale(root)) ? [await gate("Build", process.execPath, ["scripts/build.ts"])] : [];
}

async function staticChecks(): Promise<Outcome[]> {
  return [
    await gate("Types", bin("tsc"), ["--noEmit", "--incremental", "--tsBuildInfoFile", ".tmp/types.tsbuildinfo"]),
    await gate("Format and lint", bin("biome"), ["check", "--error-on-warnings", "."]),
    await gate("Type-aware lint", bin("oxlint"), ["--type-aware", "--deny-warnings"]),
    await gate("Unused files, exports and dependencies", bin("knip"), []),
  ];
}

/** `npm test`: everything. */
async function everything(scratch: string): Promise<Outcome[]> {
  return [
    ...(await buildIfStale()),
    ...(await staticChecks()),
    await vitest("Unit and integration tests", scratch),
    await journeys(scratch),
  ];
}

/** `npm run check`: what needs neither a build nor a browser. */
async function quickCheck(scratch: string): Promise<Outcome[]> {
  return [...(await staticChecks()), await vitest("Unit and architecture tests", scratch, ["--project=unit*"])];
}

/** `npm test -- WORD…`: the test files whose path contains one of the words. */
async function part(words: readonly string[], scratch: string): Promise<Outcome[]> {
  const unit = await filesWith(words, unitFiles);
  const integration = await filesWith(words, integrationFiles);
  const specs = await filesWith(words, journeyFiles);
  if (unit.length + integration.length + specs.length === 0) {
    return [{ passed: 0, failed: [`No test file has ${words.join(" or ")} in its path`], retried: [] }];
  }
  // Integration tests and journeys run the built site.
  const outcomes = integration.length + specs.length > 0 ? await buildIfStale() : [];
  if (unit.length + integration.length > 0) {
    outcomes.push(await vitest("Unit and integration tests", scratch, [...unit, ...integration]));
  }
  if (specs.length > 0) outcomes.push(await journeys(scratch, specs));
  return outcomes;
}

const words = process.argv.slice(2);
const scratch = await mkdtemp(path.join(tmpdir(), "site-test-"));
let outcomes: Outcome[];
try {
  if (words[0] === "--check") outcomes = await quickCheck(scratch);
  else if (words.length > 0) outcomes = await part(words, scratch);
  else outcomes = await everything(scratch);
} finally {
  await rm(scratch, { recursive: true, force: true });
}

const failed = outcomes.flatMap((outcome) => outcome.failed);
const retried = outcomes.flatMap((outcome) => outcome.retried);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const list = (title: string, names: readonly string[]) => console.log(`\n${title}:\n- ${names.join("\n- ")}`);
if (retried.length > 0) list("Passed only at the second try", retried);
if (failed.length > 0) list("Failed", failed);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
