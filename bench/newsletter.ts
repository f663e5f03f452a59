import path from "node:path";
import { findPostgresBinaries, startPostgres } from "../tests/integration/support/postgres-cluster.ts";
import { type FaultyEmailServer, startFaultyEmailServer } from "./faulty-email-server.ts";
import { type Product, runCommand, startProduct } from "./product.ts";
import { printTable, round } from "./table.ts";

type Size = { readers: number; kills: number };

const usual: Size = { readers: 20_000, kills: 30 };
/** Longer than the first pause after a temporary rejection, and than the lease of a process that was killed. */
const quietMs = 80_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Copy = { email: string; status: string; message_id: string };
type Report = { issue: string; pauseReason: string | null; copies: Copy[] };

const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, each) => all + each, 0);

/** Reads what the database says of each copy. */
async function readReport(environment: Record<string, string>): Promise<Report> {
  const { stdout } = await runCommand(["scripts/newsletter-run.ts", "report"], environment);
  return JSON.parse(stdout) as Report;
}

/** Resolves when the mail server has heard nothing for a while. */
async function untilQuiet(server: FaultyEmailServer, look: () => Promise<void>): Promise<void> {
  let [known, since] = [-1, Date.now()];
  while (Date.now() - since < quietMs) {
    const now = sum(server.accepted.values());
    if (now !== known) [known, since] = [now, Date.now()];
    await look();
    await pause(500);
  }
}

type Run = { report: Report; server: FaultyEmailServer; peakMemory: number; perSecond: number; killed: number };

/** Sends to all readers with some copies of the site, which are killed again and again at random moments. */
async function sendAndKill(
  environment: Record<string, string>,
  dataDirs: readonly string[],
  { readers, kills }: Size,
): Promise<Run> {
  const server = await startFaultyEmailServer();
  const { DATA_DIR: _, ...database } = environment;
  const settings = { ...database, SMTP_URL: server.url, SAMPLE_CONTENT: "none" };
  await runCommand(["scripts/newsletter-run.ts", "prepare", String(readers)], environment);
  const copies: Product[] = [];
  for (const dataDir of dataDirs) copies.push(await startProduct(dataDir, settings));
  let [peakMemory, perSecond, killed] = [0, 0, 0];
  const look = async () => {
    for (const copy of copies) peakMemory = Math.max(peakMemory, (await copy.memory()) || 0);
  };
  try {
    for (; killed < kills; killed++) {
      const before = sum(server.accepted.values());
      const began = performance.now();
      await pause(1_000 + Math.random() * 5_000);
      perSecond = Math.max(perSecond, (sum(server.accepted.values()) - before) / ((performance.now() - began) / 1000));
      await look();
      const turn = killed % copies.length;
      await copies[turn]?.kill();
      copies[turn] = await startProduct(dataDirs[turn] ?? "", settings);
    }
    await untilQuiet(server, look);
  } finally {
    await Promise.all(copies.map((copy) => copy.stop()));
    await server.stop();
  }
  return { report: await readReport(environment), server, peakMemory, perSecond, killed };
}

/** Whether each copy has exactly one end, and the mail server agrees with it; prints what was found. */
function judge(title: string, { report, server, peakMemory, perSecond, killed }: Run, { readers }: Size): void {
  const count = (status: string) => report.copies.filter((copy) => copy.status === status).length;
  const ends = ["sent", "bounced", "unknown"];
  const forgotten =
    report.copies.filter(({ status }) => !ends.includes(status)).length + readers - report.copies.length;
  const twice = [...server.accepted.values()].filter((times) => times > 1).length;
  const lost = report.copies.filter(({ email, status }) => status === "sent" && !server.accepted.has(email)).length;
  const wrong = report.copies.filter(({ email, status }) => status === "bounced" && server.accepted.has(email)).length;
  const strange = report.copies.filter(({ email, message_id }) => {
    const ids = server.messageIds.get(email);
    return ids !== undefined && !(ids.size === 1 && ids.has(message_id));
  }).length;
  printTable(
    title,
    ["what", "measured", "aim"],
    [
      ["readers, kills (SIGKILL)", `${readers}, ${killed}`, "-"],
      ["delivered, bounced, unknown", `${count("sent")}, ${count("bounced")}, ${count("unknown")}`, "-"],
      ["delivered twice", twice, "0"],
      ["forgotten", forgotten, "0"],
      ["noted as sent and not delivered", lost, "0"],
      ["noted as bounced and delivered", wrong, "0"],
      ["with another Message-ID than the stored one", strange, "0"],
      ["copies a second (the rate allows 100)", round(perSecond), "-"],
      ["largest memory of a copy of the site", `${round(peakMemory)} MB`, "-"],
    ],
  );
  if (twice + forgotten + lost + wrong + strange > 0) {
    throw new Error(`The dispatch is ${report.issue}. ${report.pauseReason ?? ""}`);
  }
}

/** One dispatch from an embedded database, killed again and again. @throws Error when a copy was sent twice or forgotten */
export async function dispatchDuringKills(dataDir: string, size: Size): Promise<void> {
  const embedded = { DATA_DIR: dataDir };
  // Started once, so that the database is there.
  await (await startProduct(dataDir, { SAMPLE_CONTENT: "none" })).stop();
  judge("Newsletter, embedded database", await sendAndKill(embedded, [dataDir], size), size);
}

/** An issue to 20,000 readers through a mail server that rejects, delays and drops, with 30 kills of the site. */
export async function measureNewsletter(directory: string): Promise<void> {
  await dispatchDuringKills(path.join(directory, "embedded"), usual);
  const programs = findPostgresBinaries();
  if (!programs) {
    console.log("PostgreSQL is not installed here: two copies of the site were not measured.");
    return;
  }
  const cluster = await startPostgres(programs);
  try {
    const [one, two] = ["one", "two"].map((name) => path.join(directory, name)) as [string, string];
    const DATABASE_URL = await cluster.createDatabase("");
    await (await startProduct(one, { DATABASE_URL, SAMPLE_CONTENT: "none" })).stop();
    const settings = { DATABASE_URL, DATA_DIR: one };
    judge("Newsletter, two copies on PostgreSQL", await sendAndKill(settings, [one, two], usual), usual);
  } finally {
    await cluster.stop();
  }
}
