import {
  claimDueMails,
  mailsQueued,
  markRefused,
  markSent,
  markUncertain,
  type QueuedMail,
  recoverClaimed,
} from "../../src/features/email/email-queue.server.ts";
import type { Db } from "../../src/request/db.ts";
import type { Logger } from "../logger.ts";
import { composeMail } from "./compose-email.ts";
import type { MailTransport } from "./email-transport.ts";

type WorkerParts = {
  db: Db;
  logger: Logger;
  transport: MailTransport;
  /** Such as "Your Name <hello@example.com>". */
  from: string;
  /** Stands behind the @ of a Message-ID. */
  host: string;
  /** No other process sends from this database: whatever is being handed over at the start was left by a crash. */
  alone: boolean;
};

export type MailWorker = {
  /** Sends what is due now; resolves when nothing is. */
  drain(): Promise<void>;
  /** Lets what is under way finish, and takes nothing new. */
  stop(): Promise<void>;
};

/** Letters handed over at the same time. */
const atOnce = 5;
const pollMs = 1_000;
/** The transaction that queues a letter needs a moment to commit. */
const commitMs = 20;
/** Longer than any handover takes; then the process that began it is gone. */
const leaseMs = 600_000;

/** Sends queued letters until it is stopped. Every letter is handed over at most once, unless the server refused it. */
export function startMailWorker({ db, logger, transport, from, host, alone }: WorkerParts): MailWorker {
  let stopped = false;
  let running: Promise<void> | undefined;
  let again = false;
  let recovered = false;

  async function recover(): Promise<void> {
    const before = alone && !recovered ? new Date() : new Date(Date.now() - leaseMs);
    const count = await recoverClaimed(db, { before, repeatable: transport.repeatable });
    recovered = true;
    if (count > 0)
      logger.warn({ count, again: transport.repeatable }, "letters were left behind by a process that ended");
  }

  async function send(mail: QueuedMail): Promise<void> {
    const composed = await composeMail(mail, { from, host }).catch((error: Error) => error);
    const now = () => new Date();
    if (composed instanceof Error) {
      await markRefused(db, mail, { reason: composed.message, permanent: true, now: now() });
      return;
    }
    const handover = await transport.deliver(composed);
    if (handover.outcome === "sent") await markSent(db, mail.id, now());
    else if (handover.outcome === "uncertain") await markUncertain(db, mail.id, handover.reason);
    else await markRefused(db, mail, { ...handover, now: now() });
    // The kind only: addresses do not belong into a log.
    if (handover.outcome !== "sent") {
      logger.warn(
        { mail: mail.id, kind: mail.kind, attempt: mail.attempts, outcome: handover.outcome },
        "a letter was not sent",
      );
    }
  }

  async function pass(): Promise<void> {
    await recover();
    while (!stopped) {
      const mails = await claimDueMails(db, atOnce, new Date());
      if (mails.length === 0) return;
      await Promise.all(mails.map(send));
    }
  }

  function work(): Promise<void> {
    if (stopped) return Promise.resolve();
    if (running) {
      again = true;
      return running;
    }
    running = pass()
      .catch((error: Error) => logger.error({ error: error.message }, "the queue of letters could not be worked on"))
      .then(() => {
        running = undefined;
        if (!again) return undefined;
        again = false;
        return work();
      });
    return running;
  }

  const poll = setInterval(() => void work(), pollMs).unref();
  const onQueued = () => void setTimeout(() => void work(), commitMs).unref();
  mailsQueued.subscribe(onQueued);
  void work();
  return {
    drain: work,
    async stop() {
      stopped = true;
      clearInterval(poll);
      mailsQueued.unsubscribe(onQueued);
      await running;
    },
  };
}
