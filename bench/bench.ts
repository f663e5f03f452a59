import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { measureAdmin } from "./admin.ts";
import { measureArchive } from "./archive.ts";
import { measureBookings } from "./bookings.ts";
import { measureCopies } from "./copies.ts";
import { measureCrawl } from "./crawl.ts";
import { measureFaults } from "./faults.ts";
import { missedAims } from "./figures.ts";
import { measureForms } from "./forms.ts";
import { measureAttack } from "./fuzz.ts";
import { measureHydration } from "./hydration.ts";
import { measureKills } from "./kill-test.ts";
import { measureLargeBlog } from "./large-blog.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureLogin } from "./login.ts";
import { measureNewsletter } from "./newsletter.ts";
import { measurePages } from "./pages.ts";
import { measurePeers } from "./peers.ts";
import { documentPart } from "./performance-document.ts";
import { stopProcesses } from "./product.ts";
import { measureStart } from "./starting.ts";
import { round, takePrinted } from "./table.ts";
import { measureUpgrade } from "./upgrade.ts";
import { measureWeight } from "./weight.ts";

/**
 * Measures the built product by its public addresses: npm run bench [start] [pages] [weight] [hydration] [articles] [archive] [admin] [crawl] [kill] [login] [forms] [bookings] [copies] [upgrade] [lighthouse] [fuzz] [newsletter] [faults] [peers]. Without a word: all but the last.
 * Figures that depend on the machine are ratios against a baseline measured in the same minute. Each part writes its tables
 * into docs/performance.md; the exit code is 1 when a figure misses its aim.
 */
const parts = {
  start: measureStart,
  pages: measurePages,
  weight: measureWeight,
  hydration: measureHydration,
  articles: measureLargeBlog,
  archive: measureArchive,
  admin: measureAdmin,
  crawl: measureCrawl,
  kill: measureKills,
  login: measureLogin,
  forms: measureForms,
  bookings: measureBookings,
  copies: measureCopies,
  upgrade: measureUpgrade,
  lighthouse: measureLighthouse,
  fuzz: measureAttack,
  newsletter: measureNewsletter,
  faults: measureFaults,
  peers: measurePeers,
};
/** Installs other programs, so it is measured only when it is named. */
const onlyNamed = new Set(["peers"]);
const isPart = (name: string): name is keyof typeof parts => name in parts;

// What begins with two dashes, and the number behind it, is for the part itself.
const chosen = process.argv
  .slice(2)
  .filter((word, index, words) => !/^(?:--|\d)/.test(word) && words[index - 1] !== "--only");
const unknown = chosen.find((name) => !isPart(name));
if (unknown) {
  console.error(`There is no part ${unknown}; the parts are ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}

const build = spawnSync(process.execPath, ["scripts/build.ts", "--if-stale"], { stdio: "inherit" });
if (build.status !== 0) process.exit(1);

const machine = `Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? "unknown"})`;
console.log(`${machine}\n`);
const scratch = await mkdtemp(path.join(tmpdir(), "site-bench-"));

/** Leaves nothing behind, whether the bench ended, failed or was stopped. */
async function clean(): Promise<void> {
  await stopProcesses();
  await rm(scratch, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void clean().finally(() => process.exit(1)));

try {
  for (const [name, measure] of Object.entries(parts)) {
    if (chosen.length === 0 ? onlyNamed.has(name) : !chosen.includes(name)) continue;
    const load = round(loadavg()[0] ?? Number.NaN);
    await measure(path.join(scratch, name));
    const when = `${new Date().toISOString().slice(0, 10)}, ${machine}, load ${load} at its beginning.`;
    const tables = takePrinted();
    if (tables) await documentPart(name, `${when}\n\n${tables}`);
  }
} finally {
  await clean();
}

if (missedAims().length > 0) {
  console.error(
    `Aims that were missed:\n${missedAims()
      .map((name) => `- ${name}`)
      .join("\n")}`,
  );
  process.exitCode = 1;
}
