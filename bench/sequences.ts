import path from "node:path";
import { simulateOnOwnDatabase } from "../tests/integration/support/own-simulation.ts";
import { findPostgresBinaries, startPostgres } from "../tests/integration/support/postgres-cluster.ts";
import { type Figure, flag, printFigures } from "./figures.ts";

const size = { readers: flag("--readers", 5_000), kills: flag("--kills", 30) };

async function measure(title: string, location: { dataDir: string; databaseUrl?: string }): Promise<void> {
  const outcome = await simulateOnOwnDatabase(location, size);
  const figure = (label: string, measured: number): Figure => ({ label, measured, unit: "" });
  const noneOf = (label: string, violations: readonly unknown[]): Figure => ({
    ...figure(label, violations.length),
    atMost: 0,
  });
  printFigures(`${title}, ${size.readers.toLocaleString("en-GB")} readers, ${outcome.killed} kills`, [
    figure("handed over", outcome.handedOver),
    figure("of unknown outcome after a kill", outcome.unknown),
    figure("readers who stopped early", outcome.stopped),
    noneOf("sent twice", outcome.twice),
    noneOf("two on one day", outcome.twoPerDay),
    noneOf("after unsubscription, booking or erasure", outcome.afterStop),
    noneOf("on the day of an issue", outcome.onIssueDay),
    noneOf("on a Sunday", outcome.sundays),
    noneOf("forgotten", [...outcome.forgotten, ...outcome.incomplete]),
  ]);
}

/**
 * Three weeks of sequences on a simulated clock, with clocks going forward in Sydney and back in Berlin: two replicas,
 * 5,000 readers, 30 kills. Other sizes: npm run bench sequences -- --readers N --kills N.
 */
export async function measureSequences(directory: string): Promise<void> {
  await measure("Sequences, embedded database", { dataDir: path.join(directory, "embedded") });
  const programs = findPostgresBinaries();
  if (!programs) return console.log("PostgreSQL is not installed here: it was not measured.");
  const cluster = await startPostgres(programs);
  try {
    const databaseUrl = await cluster.createDatabase();
    await measure("Sequences, two connections to PostgreSQL", { dataDir: path.join(directory, "server"), databaseUrl });
  } finally {
    await cluster.stop();
  }
}
