import {
  claimDueEmails,
  type DeliveryQueue,
  emailQueue,
  markRejected,
  markSent,
  markUncertain,
  type QueuedEmail,
  readMailServerUrl,
  recoverClaimed,
} from "../../src/features/platform.server.ts";
import type { Db } from "../../src/server-context/db.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import type { Config } from "../config/read-config.ts";
import type { Database } from "../database/open-database.ts";
import type { Logger } from "../logger.ts";
import type { Meter } from "../observe/observer.ts";
import type { Sender } from "./compose-email.ts";
import { type DeliveryLoop, saveWithRetries, startDeliveryLoop } from "./delivery-loop.ts";
import { watchMailServer } from "./email-outage.ts";
import { type DeliveryResult, type EmailTransport, failureLine } from "./email-transport.ts";
import { createOutbox, outboxFolder } from "./outbox.ts";

/** Sends through the mail server currently stored in the settings; without one, writes to the outbox. */
async function createStoredTransport(
  readUrl: () => Promise<string | undefined>,
  create: (url: string) => Promise<EmailTransport>,
  outbox: EmailTransport,
): Promise<EmailTransport> {
  let cached: { url: string | undefined; transport: EmailTransport } = { url: undefined, transport: outbox };

  async function current(): Promise<EmailTransport> {
    const url = await readUrl();
    if (url === cached.url) return cached.transport;
    const transport = url === undefined ? outbox : await create(url);
    cached.transport.close?.();
    cached = { url, transport };
    return cached.transport;
  }
  // A password that cannot be read is reported with the first email.
  await current().catch(() => undefined);
  return {
    get name() {
      return cached.transport.name;
    },
    get repeatable() {
      return cached.transport.repeatable;
    },
    async deliver(email, mayStart) {
      let transport: EmailTransport;
      try {
        transport = await current();
      } catch (error) {
        return { outcome: "rejected", failure: "sign-in", reason: (error as Error).message, permanent: false };
      }
      return transport.deliver(email, mayStart);
    },
    close: () => cached.transport.close?.(),
  };
}

type WorkerParts = {
  db: Db;
  logger: Logger;
  transport: EmailTransport;
  sender: Sender;
  /** The only sender on this database: claimed emails at the start were left by a crash. */
  isOnlySender: boolean;
  onResult?: (result: DeliveryResult) => Promise<void>;
};

export type EmailWorker = {
  drain(): Promise<void>;
  /** Finishes deliveries under way, starts no new ones. */
  stop(): Promise<void>;
};

const maxConcurrent = 5;
const pollMs = 1_000;
/** Milliseconds for the queuing transaction to commit. */
const commitMs = 20;
/** Milliseconds; longer than any delivery, so an expired lease means a dead process. */
const leaseMs = 600_000;

/** Delivers each queued email at most once, unless the server rejected it. */
export function startEmailWorker({ db, logger, transport, sender, isOnlySender, onResult }: WorkerParts): EmailWorker {
  let stopped = false;
  let running: Promise<void> | undefined;
  let runAgain = false;
  let recovered = false;

  async function recover(): Promise<void> {
    const olderThanMs = isOnlySender && !recovered ? 0 : leaseMs;
    const count = await recoverClaimed(db, { olderThanMs, repeatable: transport.repeatable });
    recovered = true;
    if (count > 0)
      logger.warn({ count, again: transport.repeatable }, "emails were left behind by a process that ended");
  }

  async function send(email: QueuedEmail): Promise<void> {
    const composed = await import("./compose-email.ts")
      .then(({ composeEmail }) => composeEmail(email, sender))
      .catch((error: Error) => error);
    if (composed instanceof Error) {
      await markRejected(db, email, { failure: "local", reason: composed.message, permanent: true, now: new Date() });
      return;
    }
    const result = await transport.deliver(composed);
    const now = new Date();
    await saveWithRetries(async () => {
      if (result.outcome === "sent") await markSent(db, email.id, now, result.isKept);
      else if (result.outcome === "uncertain") await markUncertain(db, email.id, result.reason);
      else await markRejected(db, email, { ...result, now });
    });
    if (result.outcome !== "sent") {
      const { id, kind, attempts } = email;
      logger.warn({ email: id, kind, attempt: attempts, ...failureLine(result) }, "an email was not sent");
    }
    await onResult?.(result);
  }

  async function processQueue(): Promise<void> {
    await recover();
    while (!stopped) {
      const emails = await claimDueEmails(db, maxConcurrent);
      if (emails.length === 0) return;
      await Promise.all(
        emails.map((email) =>
          send(email).catch((error: Error) =>
            logger.error({ email: email.id, error: error.message }, "the result of an email was not recorded"),
          ),
        ),
      );
    }
  }

  function work(): Promise<void> {
    if (stopped) return Promise.resolve();
    if (running) {
      runAgain = true;
      return running;
    }
    running = processQueue()
      .catch((error: Error) => logger.error({ error: error.message }, "the email queue could not be worked on"))
      .then(() => {
        running = undefined;
        if (!runAgain) return undefined;
        runAgain = false;
        return work();
      });
    return running;
  }

  const poll = setInterval(() => void work(), pollMs).unref();
  const onQueued = () => void setTimeout(() => void work(), commitMs).unref();
  emailQueue.on("queued", onQueued);
  void work();
  return {
    drain: work,
    async stop() {
      stopped = true;
      clearInterval(poll);
      emailQueue.off("queued", onQueued);
      await running;
      transport.close?.();
    },
  };
}

/** Display name of an address header, quoted where necessary. */
const quoted = (name: string) => (/^[\p{L}\p{N} '.-]+$/u.test(name) ? name : `"${name.replaceAll(/["\\]/g, "\\$&")}"`);

export const senderOf = (
  config: Pick<Config, "siteUrl"> & Partial<Pick<Config, "mailFrom" | "bounceMailbox">>,
  context: Pick<SiteContext, "site">,
): Sender => ({
  from: () => config.mailFrom ?? `${quoted(context.site.facts.name)} <${context.site.facts.email}>`,
  host: new URL(config.siteUrl).hostname,
  returnAddress: config.bounceMailbox?.returnAddress,
});

type TransportConfig = { siteUrl: string; smtpUrl?: string; dataDir: string };

/** `stored` is read before each email, unless SMTP_URL is set. */
export async function openTransport(
  { siteUrl, smtpUrl, dataDir }: TransportConfig,
  stored?: Pick<SiteContext, "db" | "secret">,
): Promise<EmailTransport> {
  const create = async (url: string) => {
    const { createSmtp, greetingName } = await import("./smtp.ts");
    return createSmtp(url, greetingName(siteUrl));
  };
  if (smtpUrl) return create(smtpUrl);
  const outbox = createOutbox(outboxFolder(dataDir));
  if (!stored) return outbox;
  return createStoredTransport(() => readMailServerUrl(stored.db, stored.secret), create, outbox);
}

type Options = {
  context: SiteContext;
  database: Database;
  logger: Logger;
  meter?: Pick<Meter, "emailFinished">;
};

/** What the workers of all queues have in common. */
async function workerParts(config: Config, { context, database, logger, meter }: Options, queue: string) {
  const watch = watchMailServer(context);
  return {
    logger,
    transport: await openTransport(config, context),
    sender: senderOf(config, context),
    isOnlySender: database.kind === "embedded",
    async onResult(result: DeliveryResult) {
      meter?.emailFinished(queue, result.outcome === "sent" ? "sent" : result.failure);
      await watch(result);
    },
  };
}

export async function openEmails(config: Config, options: Options): Promise<EmailWorker> {
  if (!config.smtpUrl && config.databaseUrl)
    options.logger.warn(
      "SMTP_URL is not set: without a mail server in the settings each replica writes emails into files on its own machine",
    );
  return startEmailWorker({ db: options.database.db, ...(await workerParts(config, options, "emails")) });
}

/** A loop for each queue with leases. */
export const openDeliveries = (
  config: Config,
  options: Options,
  queues: readonly DeliveryQueue[],
): Promise<DeliveryLoop[]> =>
  Promise.all(
    queues.map(async (queue) => startDeliveryLoop({ queue, ...(await workerParts(config, options, queue.name)) })),
  );
