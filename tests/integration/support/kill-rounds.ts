import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { shortLived } from "../fixtures/short-lived.ts";

const writer = path.resolve(import.meta.dirname, "../../../scripts/acknowledging-writer.ts");

type Opened = { articles: { slug: string; complete: boolean }[] };

export type KillSummary = {
  /** Articles acknowledged before a kill. */
  acknowledged: number;
  /** Acknowledged, but missing afterwards. */
  lost: string[];
  /** Stored, but with an incomplete text, or missing from the listing or the index. */
  torn: string[];
};

/** Starts a writer; `lines` returns the complete lines of its output. */
function start(dataDir: string, name?: string): { child: ChildProcess; lines: () => string[]; ended: Promise<void> } {
  const child = spawn(process.execPath, [shortLived, writer, dataDir, ...(name ? [name] : [])], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    text += chunk.toString();
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  return { child, lines: () => text.split("\n").slice(0, -1), ended };
}

function readOpened(lines: readonly string[]): Opened | undefined {
  const line = lines.find((candidate) => candidate.startsWith("opened "));
  return line ? (JSON.parse(line.slice("opened ".length)) as Opened) : undefined;
}

const hasAcknowledged = (lines: readonly string[]) => lines.some((line) => line.startsWith("acknowledged "));

/** Kills a running writer after a random delay: every fifth one during its start, the first one after an acknowledgement. */
async function writeAndKill(dataDir: string, round: number): Promise<string[]> {
  const { child, lines, ended } = start(dataDir, `r${round}`);
  if (round % 5 === 4) await pause(Math.random() * 1_200);
  else {
    const isWriting = () => (round === 1 ? hasAcknowledged(lines()) : readOpened(lines()) !== undefined);
    while (!isWriting() && child.exitCode === null) await pause(5);
    await pause(Math.random() * 600);
  }
  child.kill("SIGKILL");
  await ended;
  return lines();
}

/** Opens the database in a new process and returns its contents. */
async function inspect(dataDir: string): Promise<Opened> {
  const { child, lines, ended } = start(dataDir);
  await ended;
  const opened = readOpened(lines());
  if (!opened || child.exitCode !== 0) throw new Error(`the start after a kill failed: ${lines().join("\n")}`);
  return opened;
}

/**
 * Repeatedly kills a writer with SIGKILL at random moments, always on the same directory, and checks after each kill
 * what the next start finds.
 */
export async function killRounds(dataDir: string, rounds: number): Promise<KillSummary> {
  const acknowledged = new Set<string>();
  const lost = new Set<string>();
  const torn = new Set<string>();
  for (let round = 1; round <= rounds; round++) {
    const output = await writeAndKill(dataDir, round);
    const slugs = output
      .filter((line) => line.startsWith("acknowledged "))
      .map((line) => line.slice("acknowledged ".length));
    for (const slug of slugs) acknowledged.add(slug);
    const { articles } = await inspect(dataDir);
    const storedSlugs = new Set(articles.map(({ slug }) => slug));
    for (const slug of acknowledged) if (!storedSlugs.has(slug)) lost.add(slug);
    for (const { slug, complete } of articles) if (!complete) torn.add(slug);
  }
  return { acknowledged: acknowledged.size, lost: [...lost], torn: [...torn] };
}
