import { randomBytes } from "node:crypto";
import path from "node:path";
import { findPostgresBinaries, startPostgres } from "../tests/integration/support/postgres-cluster.ts";
import { type DispatchSummary, dispatchDuringKills } from "./newsletter-kills.ts";
import { startProduct } from "./product.ts";
import { flag, printTable, round } from "./table.ts";

/** Prints what became of every reader; fails when one was forgotten or got two copies. */
function print(title: string, summary: DispatchSummary): void {
  const { readers, kills, delivered, bounced, unknown, perSecond, perSecondWithKills, peakMemory } = summary;
  const { twice, forgotten, lost, wronglyBounced, renamed, issue, pauseReason } = summary;
  printTable(
    title,
    ["what", "measured", "aim"],
    [
      ["readers, kills (SIGKILL)", `${readers}, ${kills}`, "-"],
      ["delivered, bounced, unknown", `${delivered}, ${bounced}, ${unknown}`, "-"],
      ["delivered twice", twice.length, "0"],
      ["forgotten", forgotten.length, "0"],
      ["noted as sent and not delivered", lost.length, "0"],
      ["noted as bounced and delivered", wronglyBounced.length, "0"],
      ["with another Message-ID than the stored one", renamed.length, "0"],
      ["copies a second between two kills (the rate allows 100)", round(perSecond), "-"],
      ["copies a second with the restarts", round(perSecondWithKills), "-"],
      ["largest memory of a copy of the site", `${round(peakMemory)} MB`, "-"],
    ],
  );
  const wrong = [...twice, ...forgotten, ...lost, ...wronglyBounced, ...renamed];
  if (wrong.length > 0)
    throw new Error(`The dispatch is ${issue}. ${pauseReason ?? ""} Look at ${wrong.slice(0, 20).join(", ")}.`);
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
