import { randomBytes } from "node:crypto";
import path from "node:path";
import { dispatchDuringKills } from "../tests/integration/support/dispatch-during-kills.ts";
import { findPostgresBinaries, startPostgres } from "../tests/integration/support/postgres-cluster.ts";
import { type Figure, flag, printFigures } from "./figures.ts";
import { startProduct } from "./product.ts";

const size = { readers: flag("--readers", 20_000), kills: flag("--kills", 30) };

/** Sends to everyone during kills: each delivery must have one outcome, and no one gets two. */
async function measure(title: string, environment: Record<string, string>, dataDirs: readonly string[]): Promise<void> {
  await (await startProduct(dataDirs[0] ?? "", { ...environment, SAMPLE_CONTENT: "none" })).stop();
  const summary = await dispatchDuringKills({ ...size, environment, dataDirs });
  const { issue, pauseReason, twice: duplicates, forgotten, lost, wronglyBounced, renamed } = summary;
  const figure = (label: string, measured: number): Figure => ({ label, measured, unit: "" });
  const noneOf = (label: string, emails: readonly string[]): Figure => ({ ...figure(label, emails.length), atMost: 0 });
  printFigures(`${title}, ${size.readers.toLocaleString("en-GB")} readers, ${size.kills} kills`, [
    figure("delivered", summary.delivered),
    figure("bounced", summary.bounced),
    figure("unknown, left to the owner", summary.unknown),
    noneOf("delivered twice", duplicates),
    noneOf("forgotten", forgotten),
    noneOf("recorded as sent and not delivered", lost),
    noneOf("recorded as bounced and delivered", wronglyBounced),
    noneOf("with another Message-ID than the stored one", renamed),
    figure("deliveries a second with the restarts", summary.perSecond),
  ]);
  const affected = [...duplicates, ...forgotten, ...lost, ...wronglyBounced, ...renamed];
  if (affected.length > 0)
    console.log(`The dispatch is ${issue}. ${pauseReason ?? ""} Look at ${affected.slice(0, 20).join(", ")}.`);
}

/**
 * Sends an issue to 20,000 readers through a mail server that rejects, defers and drops, with 30 kills: on the embedded
 * database, and with two replicas on PostgreSQL. Other sizes: npm run bench newsletter -- --readers N --kills N.
 */
export async function measureNewsletter(directory: string): Promise<void> {
  const dataDir = path.join(directory, "embedded");
  await measure("Newsletter, embedded database", { DATA_DIR: dataDir }, [dataDir]);
  const programs = findPostgresBinaries();
  if (!programs) return console.log("PostgreSQL is not installed here: two replicas were not measured.");
  const cluster = await startPostgres(programs);
  try {
    const dataDirs = ["one", "two"].map((name) => path.join(directory, name));
    const DATABASE_URL = await cluster.createDatabase();
    const SITE_SECRET = randomBytes(32).toString("base64url");
    const environment = { DATABASE_URL, SITE_SECRET, DATA_DIR: path.join(directory, "one") };
    await measure("Newsletter, two replicas on PostgreSQL", environment, dataDirs);
  } finally {
    await cluster.stop();
  }
}
