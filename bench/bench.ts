import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { measureArchive } from "./archive.ts";
import { documentPart } from "./document.ts";
import { measureFaults } from "./faults.ts";
import { missedTargets, round, takeTables } from "./figures.ts";
import { measureAttack } from "./fuzz.ts";
import { measureImport } from "./import.ts";
import { measureNewsletter } from "./newsletter.ts";
import { measurePages } from "./pages.ts";
import { measurePeers } from "./peers.ts";
import { stopProcesses } from "./product.ts";
import { measureSequences } from "./sequences.ts";
import { measureStart } from "./start.ts";
import { measureVisits } from "./visits.ts";
import { measureWeight } from "./weight.ts";

/**
 * Measures the built product over HTTP: npm run bench PART…. Machine-dependent figures are ratios to a baseline of the same
 * minute. Tables go to docs/performance.md or docs/faults.md; the exit code is 1 when a figure misses its target.
 */
const parts = {
  start: measureStart,
  pages: measurePages,
  weight: measureWeight,
  archive: measureArchive,
  newsletter: measureNewsletter,
  import: measureImport,
  sequences: measureSequences,
  visits: measureVisits,
  faults: measureFaults,
  fuzz: measureAttack,
  peers: measurePeers,
};
const isPart = (name: string): name is keyof typeof parts => name in parts;

const selected = process.argv
  .slice(2)
  .filter((arg, index, args) => !arg.startsWith("--") && !/^--./.test(args[index - 1] ?? ""));
const unknown = selected.find((name) => !isPart(name));
if (unknown || selected.length === 0) {
  console.error(
    `${unknown ? `There is no part ${unknown}; the` : "Name a part. The"} parts are ${Object.keys(parts).join(", ")}.`,
  );
  process.exit(1);
}

const build = spawnSync(process.execPath, ["scripts/build.ts", "--if-stale"], { stdio: "inherit" });
if (build.status !== 0) process.exit(1);

const machine = `Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? "unknown"})`;
console.log(`${machine}\n`);
const scratch = await mkdtemp(path.join(tmpdir(), "site-bench-"));

async function clean(): Promise<void> {
  await stopProcesses();
  await rm(scratch, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void clean().finally(() => process.exit(1)));

try {
  for (const name of selected.filter(isPart)) {
    const load = round(loadavg()[0] ?? Number.NaN);
    await parts[name](path.join(scratch, name));
    const when = `${new Date().toISOString().slice(0, 10)}, ${machine}, load ${load} at its beginning.`;
    const tables = takeTables();
    // Results of an attack, or of a partial run, are not published.
    if (name !== "fuzz" && !process.argv.includes("--only")) await documentPart(name, `${when}\n\n${tables}`);
  }
} finally {
  await clean();
}

if (missedTargets().length > 0) {
  console.error(
    `Missed targets:\n${missedTargets()
      .map((name) => `- ${name}`)
      .join("\n")}`,
  );
  process.exitCode = 1;
}
