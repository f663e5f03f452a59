import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { shortLived } from "../fixtures/short-lived.ts";

const writer = path.resolve(import.meta.dirname, "../../../scripts/acknowledging-writer.ts");

type Opened = { articles: { slug: string; whole: boolean }[] };

export type KillSummary = {
  /** Articles whose keeping was promised before a kill. */
  acknowledged: number;
  /** Promised, and gone. */
  lost: string[];
  /** There, but without their whole text, their entry in the listing or their place in the index. */
  torn: string[];
};

/** A writer with everything that it has said in whole lines. */
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

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function readOpened(lines: readonly string[]): Opened | undefined {
  const line = lines.find((each) => each.startsWith("opened "));
  return line ? (JSON.parse(line.slice("opened ".length)) as Opened) : undefined;
}

const hasPromised = (lines: readonly string[]) => lines.some((line) => line.startsWith("acknowledged "));

/** Lets a writer run for a while and kills it; every fifth one while it starts, the first one once it has promised something. */
async function writeAndKill(dataDir: string, turn: number): Promise<string[]> {
  const { child, lines, ended } = start(dataDir, `r${turn}`);
  if (turn % 5 === 4) await pause(Math.random() * 1_200);
  else {
    const isWriting = () => (turn === 1 ? hasPromised(lines()) : readOpened(lines()) !== undefined);
    while (!isWriting() && child.exitCode === null) await pause(5);
    await pause(Math.random() * 600);
  }
  child.kill("SIGKILL");
  await ended;
  return lines();
}

/** Opens the database without help, and returns its contents. */
async function inspect(dataDir: string): Promise<Opened> {
  const { child, lines, ended } = start(dataDir);
  await ended;
  const opened = readOpened(lines());
  if (!opened || child.exitCode !== 0) throw new Error(`the start after a kill failed: ${lines().join("\n")}`);
  return opened;
}

/**
 * Kills a writer with SIGKILL at random moments, again and again on one directory, and looks after each kill what the next
 * start finds.
 */
export async function killRounds(dataDir: string, rounds: number): Promise<KillSummary> {
  const promised = new Set<string>();
  const lost = new Set<string>();
  const torn = new Set<string>();
  for (let turn = 1; turn <= rounds; turn++) {
    const said = await writeAndKill(dataDir, turn);
    const slugs = said
      .filter((line) => line.startsWith("acknowledged "))
      .map((line) => line.slice("acknowledged ".length));
    for (const slug of slugs) promised.add(slug);
    const { articles } = await inspect(dataDir);
    const found = new Set(articles.map(({ slug }) => slug));
    for (const slug of promised) if (!found.has(slug)) lost.add(slug);
    for (const { slug, whole } of articles) if (!whole) torn.add(slug);
  }
  return { acknowledged: promised.size, lost: [...lost], torn: [...torn] };
}
