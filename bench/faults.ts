import path from "node:path";
import { clockFaults } from "./faults/clock-faults.ts";
import { databaseFaults } from "./faults/database-faults.ts";
import { ExpectationError, type Fault } from "./faults/fault.ts";
import { killFaults } from "./faults/kill-faults.ts";
import { flag, printTable, recordMiss } from "./figures.ts";

async function measure({ name, injected, run }: Fault): Promise<string[]> {
  const startedAt = performance.now();
  const row = (outcome: string, observation: string) => [name, injected, outcome, observation.replaceAll("|", "/")];
  let measured: string[];
  try {
    measured = row("yes", await run());
  } catch (error) {
    const { message } = error as Error;
    if (!(error instanceof ExpectationError)) console.error(error);
    recordMiss(`${name}: ${message}`);
    measured = row("**no**", message.split("\n")[0] ?? "");
  }
  console.log(`${measured[2]} ${name}: ${measured[3]} (${Math.round((performance.now() - startedAt) / 1000)} s)`);
  return measured;
}

/**
 * Faults of production that no test causes: an unavailable, frozen or read-only database, clock jumps, and kills during each
 * kind of write. `--kills 1000` sets the total; `--only WORD,WORD` selects faults.
 */
export async function measureFaults(directory: string): Promise<void> {
  const index = process.argv.indexOf("--only");
  const terms = index < 0 ? [""] : (process.argv[index + 1] ?? "").toLowerCase().split(",");
  const faults = [
    ...databaseFaults(path.join(directory, "database")),
    ...clockFaults(path.join(directory, "clock")),
    ...killFaults(path.join(directory, "kills"), flag("--kills", 42)),
  ];
  const rows: string[][] = [];
  for (const fault of faults) {
    if (terms.some((term) => fault.name.toLowerCase().includes(term))) rows.push(await measure(fault));
  }
  printTable("Faults", ["fault", "caused by", "passed", "observed"], rows);
}
