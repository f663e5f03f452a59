import { execFile } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../tests/integration/support/free-port.ts";
import { runCommand, spawnProduct, startProduct } from "../product.ts";
import { assertThat } from "./fault.ts";
import { expectPage, sendMessage } from "./visitor.ts";

/** Milliseconds in which a process only loads its modules; nothing is written earlier. */
const minKillMs = 200;

/** Runs a program and kills it after a random delay. @returns whether it was still running */
function runAndKill(args: readonly string[], environment: Record<string, string>, maxKillMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { env: { ...process.env, ...environment } }, () => undefined);
    const timer = setTimeout(() => child.kill("SIGKILL"), randomInt(minKillMs, Math.max(minKillMs + 1, maxKillMs)));
    child.once("exit", (_code, signal) => {
      clearTimeout(timer);
      resolve(signal === "SIGKILL");
    });
  });
}

export async function migration(directory: string, kills: number): Promise<string> {
  const reference = await startProduct(path.join(directory, "first"));
  await reference.stop();
  for (let kill = 0; kill < kills; kill++) {
    const dataDir = path.join(directory, String(kill));
    const killed = spawnProduct(dataDir, await freePort());
    await pause(randomInt(minKillMs, Math.round(reference.startedAfter)));
    killed.kill("SIGKILL");
    if (killed.signalCode === null) await once(killed, "exit");
    const site = await startProduct(dataDir);
    assertThat((await sendMessage(site, "after")).isAccepted, "the form does not work after a killed first start");
    await expectPage(site, "/blog");
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return `${kills} first starts: each completed by the next one`;
}

/** Kills running backups; every file with the name of a backup has to be complete. */
export async function backup(directory: string, kills: number): Promise<string> {
  const environment = { DATA_DIR: path.join(directory, "data") };
  const site = await startProduct(environment.DATA_DIR);
  assertThat((await sendMessage(site, "kept")).isAccepted, "the form does not work");
  await site.stop();
  const command = "server/main.ts";
  const last = path.join(directory, "last.tar.gz");
  const { seconds } = await runCommand([command, "backup", last], environment);
  const maxKillMs = Math.round(seconds * 1_000) + minKillMs;
  for (let killed = 0; killed < kills; ) {
    const file = path.join(directory, "killed.tar.gz");
    if (await runAndKill([command, "backup", file], environment, maxKillMs)) killed++;
    if (existsSync(file)) await runCommand([command, "backup", "--check", file], environment);
    await rm(file, { force: true });
  }
  await rm(last);
  await runCommand([command, "backup", last], environment);
  const restored = path.join(directory, "restored");
  await mkdir(restored, { recursive: true });
  await runCommand([command, "restore", last], { DATA_DIR: restored });
  const { stdout } = await runCommand(["scripts/inspect-forms.ts", restored], {});
  assertThat(stdout.includes("kept@example.com"), "the restored backup has lost a message");
  return "no incomplete file under the name of a backup; the last one was restored";
}
