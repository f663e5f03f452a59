import { setTimeout as pause } from "node:timers/promises";
import { type Product, startProduct } from "../../../bench/product.ts";
import { shortLived } from "../fixtures/short-lived.ts";
import { expireWaits, prepareDispatch, readDispatch } from "./dispatch-rows.ts";
import { type FaultyEmailServer, startFaultyEmailServer } from "./faulty-email-server.ts";

type Report = Awaited<ReturnType<typeof readDispatch>>;
type Delivery = Report["deliveries"][number];

type Options = {
  readers: number;
  kills: number;
  /** Environment variables of the database. */
  environment: Record<string, string>;
  /** A data directory for each replica. */
  dataDirs: readonly string[];
  /** Emails per minute; default: the site's maximum. */
  ratePerMinute?: number;
  /** Expires leases and pauses once all replicas are stopped, instead of waiting for them. */
  isImpatient?: boolean;
};

/** Longer than the first pause after a temporary rejection, and than the lease of a killed process. */
const idleMs = 100_000;
const pollMs = 500;
/** If a dispatch makes no progress, the next kill happens anyway. */
const maxWaitMs = 60_000;

const acceptedBy = ({ accepted }: FaultyEmailServer) => [...accepted.values()].reduce((all, count) => all + count, 0);

/** Resolves when the mail server has accepted this many emails, or after a minute. */
async function waitUntilAccepted(server: FaultyEmailServer, count: number): Promise<void> {
  const end = performance.now() + maxWaitMs;
  while (acceptedBy(server) < count && performance.now() < end) await pause(20);
}

/** Resolves when the mail server has been idle for longer than any pause of the dispatch. */
async function waitUntilIdle(server: FaultyEmailServer): Promise<void> {
  let [lastCount, since] = [-1, performance.now()];
  while (performance.now() - since < idleMs) {
    const count = acceptedBy(server);
    if (count !== lastCount) [lastCount, since] = [count, performance.now()];
    await pause(pollMs);
  }
}

/**
 * Resolves when every due delivery has been attempted (PostgreSQL server only). @throws Error when some are still due
 * at the timeout
 */
async function waitUntilTried(environment: Record<string, string>): Promise<void> {
  const end = performance.now() + maxWaitMs;
  for (;;) {
    const { deliveries, issue, pauseReason } = await readDispatch(environment);
    const dueDeliveries = deliveries.filter(({ status }) => status === "waiting" || status === "sending");
    if (dueDeliveries.length === 0) return;
    const state = `the issue is ${issue} (${pauseReason ?? "not paused"})`;
    if (performance.now() > end)
      throw new Error(`${dueDeliveries.length} deliveries are still ${dueDeliveries[0]?.status}; ${state}`);
    await pause(pollMs);
  }
}

/** Compares the mail server's and the database's view of each reader. */
function summarise({ deliveries, issue, pauseReason }: Report, server: FaultyEmailServer, readers: number) {
  const { accepted, messageIds } = server;
  const withStatus = (status: string) => deliveries.filter((delivery) => delivery.status === status);
  const emailsOf = (selected: Delivery[]) => selected.map(({ email }) => email);
  return {
    /** Final status of the issue, and the reason of its pause. */
    issue,
    pauseReason,
    delivered: withStatus("sent").length,
    bounced: withStatus("bounced").length,
    unknown: withStatus("unknown").length,
    /** Addresses for which the mail server accepted the email more than once. */
    twice: [...accepted].filter(([, times]) => times > 1).map(([email]) => email),
    /** Readers without a row, or with a row without an outcome. */
    forgotten: [
      ...emailsOf(deliveries.filter(({ status }) => !["sent", "bounced", "unknown"].includes(status))),
      ...Array.from({ length: readers - deliveries.length }, () => "a reader without a row"),
    ],
    /** Recorded as sent, but never accepted by the mail server. */
    lost: emailsOf(withStatus("sent").filter(({ email }) => !accepted.has(email))),
    /** Recorded as bounced, but accepted by the mail server. */
    wronglyBounced: emailsOf(withStatus("bounced").filter(({ email }) => accepted.has(email))),
    /** Arrived with another Message-ID than the stored one. */
    renamed: emailsOf(
      deliveries.filter(({ email, message_id }) => {
        const ids = messageIds.get(email);
        return ids !== undefined && !(ids.size === 1 && ids.has(message_id));
      }),
    ),
  };
}

/**
 * Sends an issue through a mail server that rejects, delays and drops connections, with one or more replicas of the
 * built site, which are killed (SIGKILL) in turn while the dispatch makes progress. @returns each reader's outcome,
 * and the accepted emails per second including restarts
 */
export async function dispatchDuringKills(options: Options) {
  const { readers, kills, environment, dataDirs, ratePerMinute = 6000, isImpatient = false } = options;
  const server = await startFaultyEmailServer();
  const { DATA_DIR: _, ...database } = environment;
  const settings = { ...database, SMTP_URL: server.url, SAMPLE_CONTENT: "none" };
  await prepareDispatch(environment, readers, ratePerMinute);
  const replicas: Product[] = [];
  const nodeArgs = isImpatient ? [shortLived] : [];
  const start = (dataDir: string) => startProduct(dataDir, settings, { nodeArgs });
  const stopAll = () => Promise.all(replicas.splice(0).map((replica) => replica.stop()));
  let perSecond = 0;
  try {
    for (const dataDir of dataDirs) replicas.push(await start(dataDir));
    const startedAt = performance.now();
    for (let killed = 0; killed < kills; killed++) {
      const accepted = acceptedBy(server);
      const share = (readers - accepted) / (kills - killed + 1);
      await waitUntilAccepted(server, accepted + share * (0.5 + Math.random() / 2));
      perSecond = (acceptedBy(server) / (performance.now() - startedAt)) * 1000;
      const index = killed % replicas.length;
      await replicas[index]?.kill();
      replicas[index] = await start(dataDirs[index] ?? "");
    }
    if (!isImpatient) await waitUntilIdle(server);
    while (isImpatient && (await readDispatch(environment)).issue === "sending") {
      await stopAll();
      await expireWaits(environment);
      // One is enough for the rest.
      replicas.push(await start(dataDirs[0] ?? ""));
      await waitUntilTried(environment);
    }
  } finally {
    await stopAll();
    await server.stop();
  }
  return { ...summarise(await readDispatch(environment), server, readers), perSecond };
}
