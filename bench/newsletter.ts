import { randomBytes } from "node:crypto";
import path from "node:path";
import { findPostgresBinaries, startPostgres } from "../tests/integration/support/postgres-cluster.ts";
import { type Figure, printFigures } from "./figures.ts";
import { type DispatchSummary, dispatchDuringKills } from "./newsletter-kills.ts";
import { startProduct } from "./product.ts";
import { flag } from "./table.ts";

/** Prints what became of every reader: each has to have one end, and no one two copies. */
function print(title: string, summary: DispatchSummary): void {
  const { readers, kills, perSecond, perSecondWithKills, peakMemory, issue, pauseReason } = summary;
  const { twice, forgotten, lost, wronglyBounced, renamed } = summary;
  const count = (what: string, measured: number): Figure => ({ what, measured, unit: "" });
  const none = (what: string, emails: readonly string[]): Figure => ({ ...count(what, emails.length), atMost: 0 });
  printFigures(`${title}, ${readers.toLocaleString("en-GB")} readers, ${kills} kills`, [
    count("delivered", summary.delivered),
    count("bounced", summary.bounced),
    count("unknown, left to the owner", summary.unknown),
    none("delivered twice", twice),
    none("forgotten", forgotten),
    none("recorded as sent and not delivered", lost),
    none("recorded as bounced and delivered", wronglyBounced),
    none("with another Message-ID than the stored one", renamed),
    count("copies a second between two kills (the rate allows 100, and makes up for a second)", perSecond),
    count("copies a second with the restarts", perSecondWithKills),
    { what: "largest memory of a copy of the site", measured: peakMemory, unit: "MB" },
  ]);
  const wrong = [...twice, ...forgotten, ...lost, ...wronglyBounced, ...renamed];
  if (wrong.length > 0)
    console.log(`The dispatch is ${issue}. ${pauseReason ?? ""} Look at ${wrong.slice(0, 20).join(", ")}.`);
}

/**
 * An issue to 20,000 readers through a mail server that rejects, delays and drops, with 30 kills of the site: with the embedded
 * database, and with two copies on PostgreSQL. Other numbers: npm run bench newsletter -- --readers N --kills N.
 */
export async function measureNewsletter(directory: string): Promise<void> {
  const size = { readers: flag("--readers", 20_000), kills: flag("--kills", 30) };
  const dataDir = path.join(directory, "embedded");
  // Started once, so that the database is there.
  await (await startProduct(dataDir, { SAMPLE_CONTENT: "none" })).stop();
  const alone = { ...size, environment: { DATA_DIR: dataDir }, dataDirs: [dataDir] };
  print("Newsletter, embedded database", await dispatchDuringKills(alone));
  const programs = findPostgresBinaries();
  if (!programs) {
    console.log("PostgreSQL is not installed here: two copies of the site were not measured.");
    return;
  }
  const cluster = await startPostgres(programs);
  try {
    const dataDirs = ["one", "two"].map((name) => path.join(directory, name));
    const environment = {
      DATABASE_URL: await cluster.createDatabase(),
      SITE_SECRET: randomBytes(32).toString("base64url"),
      DATA_DIR: path.join(directory, "one"),
    };
    await (await startProduct(environment.DATA_DIR, { ...environment, SAMPLE_CONTENT: "none" })).stop();
    print("Newsletter, two copies on PostgreSQL", await dispatchDuringKills({ ...size, environment, dataDirs }));
  } finally {
    await cluster.stop();
  }
}
