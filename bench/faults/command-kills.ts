import { execFile } from "node:child_process";
import { randomInt } from "node:crypto";
import { access, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { freePort, runCommand, startProduct } from "../product.ts";
import { sendByScript } from "./contact.ts";
import { must, mustBePage } from "./fault.ts";
import { copyPrepared } from "./prepared-data.ts";

/** Runs a program and kills it after a while. @returns whether it was still running */
function runAndKill(args: readonly string[], environment: Record<string, string>, afterMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { env: { ...process.env, ...environment } }, () => undefined);
    const timer = setTimeout(() => child.kill("SIGKILL"), afterMs);
    child.once("exit", (_code, signal) => {
      clearTimeout(timer);
      resolve(signal === "SIGKILL");
    });
  });
}

/** What a process needs to load its modules: nothing is written before. */
const leastMs = 200;
const killsADirectory = 5;
/** Each so many directories one is initialised too, which takes seconds. */
const initialisedEvery = 5;

/** Milliseconds of a first start that nothing interrupts. */
async function firstStartMs(dataDir: string, isInitialised: boolean): Promise<number> {
  if (isInitialised) await copyPrepared("empty", dataDir);
  const site = await startProduct(dataDir);
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
  return site.startedAfter;
}

/** Kills first starts while they migrate, from nothing or from an initialised folder; the next start has to complete each. */
export async function migration(directory: string, kills: number): Promise<string> {
  let [killed, usable, beforeReady] = [0, 0, 0];
  const durations = [await firstStartMs(directory, false), await firstStartMs(directory, true)];
  for (let turn = 0; killed < kills; turn++) {
    const dataDir = path.join(directory, String(turn));
    const isInitialised = turn % initialisedEvery !== 0;
    if (isInitialised) await copyPrepared("empty", dataDir);
    const port = await freePort();
    const environment = { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: "silent", NODE_ENV: "production" };
    const longest = Math.round(durations[isInitialised ? 1 : 0] ?? leastMs) + leastMs;
    for (let each = 0; each < killsADirectory && killed < kills; each++) {
      let isReady = false;
      const watch = setInterval(() => {
        const health = `http://127.0.0.1:${port}/healthz`;
        void fetch(health)
          .then((answer) => (isReady ||= answer.ok))
          .catch(() => undefined);
      }, 50);
      if (await runAndKill(["server/main.ts"], environment, randomInt(leastMs, longest))) killed++;
      clearInterval(watch);
      if (isReady) break;
      beforeReady++;
    }
    const site = await startProduct(dataDir);
    must((await sendByScript(site, "after")).isAccepted, "the form does not work after a killed first start");
    await mustBePage(site, "/blog");
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
    usable++;
  }
  return `${usable} databases, ${beforeReady} kills before the site was ready: each complete with the next start`;
}

/** Kills backups of a site while they write; what has the name of a backup has to be a whole one. */
export async function backup(directory: string, kills: number): Promise<string> {
  const dataDir = path.join(directory, "data");
  await copyPrepared("migrated", dataDir);
  const site = await startProduct(dataDir);
  must((await sendByScript(site, "kept")).isAccepted, "the form does not work");
  await site.stop();
  const environment = { DATA_DIR: dataDir };
  const command = "server/main.ts";
  const last = path.join(directory, "last.tar.gz");
  const { seconds } = await runCommand([command, "backup", last], environment);
  const longest = Math.round(seconds * 1_000) + leastMs;
  let [killed, finished] = [0, 0];
  while (killed < kills) {
    const file = path.join(directory, `backup-${killed}-${finished}.tar.gz`);
    if (await runAndKill([command, "backup", file], environment, randomInt(leastMs, longest))) killed++;
    else finished++;
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (isThere) await runCommand([command, "backup", "--check", file], environment);
    await rm(file, { force: true });
  }
  await rm(last);
  await runCommand([command, "backup", last], environment);
  const restored = path.join(directory, "restored");
  await mkdir(restored, { recursive: true });
  await runCommand([command, "restore", last], { DATA_DIR: restored });
  const { stdout } = await runCommand(["scripts/inspect-forms.ts", restored], {});
  must(stdout.includes("kept@example.com"), "the restored backup has lost a message");
  return "no file that is no whole backup; the last one was restored";
}
