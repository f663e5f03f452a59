import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { clockFaults } from "./faults/clock-faults.ts";
import { databaseFaults, endDatabaseFaults } from "./faults/database-faults.ts";
import { diskFaults } from "./faults/disk-faults.ts";
import { emailFaults } from "./faults/email-faults.ts";
import { Broken, type Fault } from "./faults/fault.ts";
import { killFaults } from "./faults/kills.ts";
import { mediaFaults } from "./faults/media-faults.ts";
import { miss } from "./figures.ts";
import { markdownTable, takePrinted } from "./table.ts";

const file = path.resolve(import.meta.dirname, "../docs/faults.md");

/** As many kills as the quick run has; `--kills 1000` is the full one. */
const fewKills = 42;

const columns = ["what", "brought about by", "holds", "seen"] as const;

/** The number or word behind an option of this part. */
function optionOf(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

async function measure(fault: Fault): Promise<string[]> {
  const { group, name, injected } = fault;
  const row = (holds: string, seen: string) => [`${group}: ${name}`, injected, holds, seen.replaceAll("|", "/")];
  try {
    return row("yes", await fault.run());
  } catch (error) {
    if (!(error instanceof Broken)) console.error(error);
    miss(`${group}: ${name}: ${(error as Error).message}`);
    return row("**no**", (error as Error).message.split("\n")[0] ?? "");
  }
}

const introduction = `# Faults

Each of these is brought about for real by \`npm run bench faults\`, which asserts what must hold and writes this page: visitors get a page or a
sentence, the owner a notice on the home screen where it concerns them, nothing that was acknowledged is lost, nothing is done twice. The checks
that take seconds also run in \`npm test\`. \`npm run bench faults --kills 1000\` is the full run, \`--only WORD,WORD\` measures some and
replaces their rows.`;

/** The rows that the page has. */
async function knownRows(): Promise<string[][]> {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line.startsWith("| "));
  return lines.slice(2).map((line) => line.slice(2, -2).split(" | "));
}

/** The known rows with those that were measured anew in their places, and new ones behind them. */
function merged(known: readonly string[][], rows: readonly string[][]): string[][] {
  const left = new Map(rows.map((row) => [row[0], row]));
  const replaced = known.map((row) => {
    const row2 = left.get(row[0]) ?? row;
    left.delete(row[0]);
    return row2;
  });
  return [...replaced, ...left.values()];
}

/**
 * Everything that goes wrong where a site runs, one fault after the other: database, disk, mail server, media store, clock, and
 * kills within each kind of write. Writes docs/faults.md; when only some were asked for, the rows of those.
 */
export async function measureFaults(directory: string): Promise<void> {
  const kills = Number(optionOf("kills") ?? fewKills);
  const only = optionOf("only")?.toLowerCase();
  const all = [
    ...databaseFaults(directory),
    ...diskFaults(directory),
    ...emailFaults(directory),
    ...mediaFaults(directory),
    ...clockFaults(directory),
    ...killFaults(directory, kills),
  ];
  const words = only?.split(",") ?? [""];
  const chosen = all.filter(({ group, name }) =>
    words.some((word) => `${group}: ${name}`.toLowerCase().includes(word.trim())),
  );
  const measured = new Map<Fault, string[]>();
  const work = async (waiting: Iterator<Fault>) => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      const began = performance.now();
      const row = await measure(next.value);
      const seconds = Math.round((performance.now() - began) / 1000);
      console.log(`${row[2] === "yes" ? "holds" : "BROKEN"} ${row[0]}: ${row[3]} (${seconds} s)`);
      measured.set(next.value, row);
    }
  };
  // As many at a time as a group says; the groups side by side, for most of the time is waiting.
  const groups = Map.groupBy(chosen, ({ group }) => group);
  const workers = Array.from(groups.values()).flatMap((faults) => {
    const waiting = faults.values();
    return Array.from({ length: faults[0]?.atOnce ?? 1 }, () => work(waiting));
  });
  try {
    await Promise.all(workers);
  } finally {
    await endDatabaseFaults();
  }
  const rows = chosen.map((fault) => measured.get(fault) ?? []);
  // The table has a document of its own.
  takePrinted();
  const known = only ? await knownRows() : [];
  const where = `Measured on ${new Date().toISOString().slice(0, 10)} with ${availableParallelism()} cores, shared with other work, and Node.js ${process.version}.`;
  await writeFile(file, `${introduction}\n\n${where}\n\n${markdownTable(columns, merged(known, rows))}\n`);
}
