import { type FaultyEmailServer, startFaultyEmailServer } from "./faulty-email-server.ts";
import { type Product, runCommand, startProduct } from "./product.ts";

type Copy = { email: string; status: string; message_id: string };
type Report = { issue: string; pauseReason: string | null; copies: Copy[] };

export type DispatchSummary = {
  /** Status of the issue at the end, and why it is paused. */
  issue: string;
  pauseReason: string | null;
  readers: number;
  kills: number;
  delivered: number;
  bounced: number;
  unknown: number;
  /** Addresses whose text the mail server accepted more than once. */
  twice: string[];
  /** Readers without a row, or whose row has no end. */
  forgotten: string[];
  /** Recorded as sent, and never accepted by the mail server. */
  lost: string[];
  /** Recorded as bounced, and accepted by the mail server. */
  wronglyBounced: string[];
  /** Arrived under another Message-ID than the stored one. */
  renamed: string[];
  /** Texts a second that were accepted between two kills, at the most. */
  perSecond: number;
  /** The same over all kills, with the time of the restarts. */
  perSecondWithKills: number;
  /** The largest copy of the site, in MB. */
  peakMemory: number;
};

type Options = {
  readers: number;
  kills: number;
  /** What `scripts/newsletter-run.ts` is given: the database. */
  environment: Record<string, string>;
  /** A folder for each copy of the site. */
  dataDirs: readonly string[];
  /** Copies a minute; as many as the site allows when left out. */
  ratePerMinute?: number;
  /** Ends leases and pauses once all copies are stopped, instead of waiting for them. */
  isImpatient?: boolean;
};

/** Longer than the first pause after a temporary rejection, and than the lease of a process that was killed. */
const quietMs = 100_000;
const lookMs = 500;
/** What a rate is measured over at least: a copy that was away makes up for a second. */
const shortestSpanMs = 3_000;
/** When a dispatch makes no progress, the next kill comes all the same. */
const longestWaitMs = 60_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, each) => all + each, 0);

async function readReport(environment: Record<string, string>): Promise<Report> {
  const { stdout } = await runCommand(["scripts/newsletter-run.ts", "report"], environment);
  return JSON.parse(stdout) as Report;
}

/** Resolves when the mail server has accepted so many texts, or nothing has happened for long. */
async function untilAccepted(server: FaultyEmailServer, count: number, look: () => Promise<void>): Promise<void> {
  const end = performance.now() + longestWaitMs;
  while (sum(server.accepted.values()) < count && performance.now() < end) {
    await look();
    await pause(20);
  }
}

/** Resolves when the mail server has heard nothing for longer than anything in the dispatch pauses. */
async function untilQuiet(server: FaultyEmailServer, look: () => Promise<void>): Promise<void> {
  let [known, since] = [-1, performance.now()];
  while (performance.now() - since < quietMs) {
    const now = sum(server.accepted.values());
    if (now !== known) [known, since] = [now, performance.now()];
    await look();
    await pause(lookMs);
  }
}

/**
 * Resolves when every copy that was due has been tried; the database is a server's.
 * @throws Error when some are still due after the longest wait
 */
async function untilTried(environment: Record<string, string>): Promise<void> {
  const isDue = ({ status }: Copy) => status === "waiting" || status === "sending";
  const end = performance.now() + longestWaitMs;
  for (;;) {
    const { copies, issue, pauseReason } = await readReport(environment);
    const due = copies.filter(isDue);
    if (due.length === 0) return;
    const state = `the issue is ${issue} (${pauseReason ?? "not paused"})`;
    if (performance.now() > end) throw new Error(`${due.length} copies are still ${due[0]?.status}; ${state}`);
    await pause(lookMs);
  }
}

/** What the mail server and the database say of each reader. */
function summarise(
  { copies, issue, pauseReason }: Report,
  { accepted, messageIds }: FaultyEmailServer,
  readers: number,
) {
  const withStatus = (status: string) => copies.filter((copy) => copy.status === status);
  const emails = (chosen: Copy[]) => chosen.map(({ email }) => email);
  const ends = ["sent", "bounced", "unknown"];
  return {
    issue,
    pauseReason,
    delivered: withStatus("sent").length,
    bounced: withStatus("bounced").length,
    unknown: withStatus("unknown").length,
    twice: [...accepted].filter(([, times]) => times > 1).map(([email]) => email),
    forgotten: [
      ...emails(copies.filter(({ status }) => !ends.includes(status))),
      ...Array.from({ length: readers - copies.length }, () => "a reader without a row"),
    ],
    lost: emails(withStatus("sent").filter(({ email }) => !accepted.has(email))),
    wronglyBounced: emails(withStatus("bounced").filter(({ email }) => accepted.has(email))),
    renamed: emails(
      copies.filter(({ email, message_id }) => {
        const ids = messageIds.get(email);
        return ids !== undefined && !(ids.size === 1 && ids.has(message_id));
      }),
    ),
  };
}

/**
 * Sends an issue to readers through a mail server that rejects, delays and drops connections, with one or more copies of the
 * built site, which are killed (SIGKILL) in turn while the dispatch makes progress.
 */
export async function dispatchDuringKills(options: Options): Promise<DispatchSummary> {
  const { readers, kills, environment, dataDirs, ratePerMinute = 6000, isImpatient = false } = options;
  const server = await startFaultyEmailServer();
  const { DATA_DIR: _, ...database } = environment;
  const settings = { ...database, SMTP_URL: server.url, SAMPLE_CONTENT: "none" };
  await runCommand(["scripts/newsletter-run.ts", "prepare", String(readers), String(ratePerMinute)], environment);
  const copies: Product[] = [];
  const startAll = async () => {
    for (const dataDir of dataDirs) copies.push(await startProduct(dataDir, settings));
  };
  const stopAll = () => Promise.all(copies.splice(0).map((copy) => copy.stop()));
  let [peakMemory, perSecond, perSecondWithKills, looked] = [0, 0, 0, 0];
  const look = async () => {
    if (performance.now() - looked < lookMs) return;
    looked = performance.now();
    for (const copy of copies) peakMemory = Math.max(peakMemory, (await copy.memory()) || 0);
  };
  try {
    await startAll();
    const start = performance.now();
    for (let killed = 0; killed < kills; killed++) {
      const before = sum(server.accepted.values());
      const began = performance.now();
      const share = (readers - before) / (kills - killed + 1);
      await untilAccepted(server, before + share * (0.5 + Math.random() / 2), look);
      const [accepted, span] = [sum(server.accepted.values()), performance.now() - began];
      if (span >= shortestSpanMs) perSecond = Math.max(perSecond, ((accepted - before) / span) * 1000);
      perSecondWithKills = (accepted / (performance.now() - start)) * 1000;
      const turn = killed % copies.length;
      await copies[turn]?.kill();
      copies[turn] = await startProduct(dataDirs[turn] ?? "", settings);
    }
    if (!isImpatient) await untilQuiet(server, look);
    while (isImpatient && (await readReport(environment)).issue === "sending") {
      await stopAll();
      await runCommand(["scripts/newsletter-run.ts", "hurry"], environment);
      await startAll();
      await untilTried(environment);
    }
  } finally {
    await stopAll();
    await server.stop();
  }
  const summary = summarise(await readReport(environment), server, readers);
  return { ...summary, readers, kills, perSecond, perSecondWithKills, peakMemory };
}
