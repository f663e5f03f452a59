import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import {
  afterRejection,
  type DeliveryAttempts,
  type DeliveryQueue,
  emailFailureTexts,
  isOutage,
} from "../../src/features/platform.server.ts";
import { sentence } from "../jobs/job-notices.ts";
import type { Logger } from "../logger.ts";
import { composeEmail, type Sender } from "./compose-email.ts";
import { type DeliveryResult, deferred, type EmailTransport, failureLine } from "./email-transport.ts";

const initialBackoffMs = 5_000;
const maxBackoffMs = 300_000;

/** Backs off while the mail server is unreachable, and shows the owner why. */
function createCircuitBreaker(store: (id: number, outage: string | null) => Promise<unknown>) {
  let failures = 0;
  let backoffUntil = 0;
  const open = new Set<number>();

  return {
    backoffMs: (): number => Math.max(0, backoffUntil - Date.now()),
    async record(id: number, result: DeliveryResult): Promise<void> {
      if (result.outcome === "rejected" && isOutage(result.failure)) {
        // Concurrent failures count once.
        if (backoffUntil > Date.now()) return;
        backoffUntil = Date.now() + Math.min(initialBackoffMs * 2 ** failures, maxBackoffMs);
        failures += 1;
        open.add(id);
        const { title, advice } = emailFailureTexts[result.failure];
        await store(id, `${title}: ${sentence(result.reason)} ${advice}`);
      } else if (open.size > 0 || failures > 0) {
        failures = 0;
        backoffUntil = 0;
        const recovered = [...open];
        open.clear();
        for (const recoveredId of recovered) await store(recoveredId, null);
      }
    },
  };
}

type LoopParts<Delivery extends DeliveryAttempts> = {
  queue: DeliveryQueue<Delivery>;
  sender: Sender;
  logger: Logger;
  transport: EmailTransport;
  /** The only sender on this database: claimed deliveries at the start were left by a crash. */
  isOnlySender: boolean;
  onResult?: (result: DeliveryResult) => Promise<void>;
};

export type DeliveryLoop = {
  drain(): Promise<void>;
  stop(): Promise<void>;
};

const maxConcurrent = 10;
const pollMs = 1_000;
/** A result that could not be stored is stored again for ten seconds, also while the site stops. */
const [saveAttempts, saveRetryMs] = [10, 1_000];
/** Milliseconds; several times per lease. */
const leaseMaintenanceMs = 15_000;

/** Otherwise a sent email would count as unknown after an outage of the database. */
export async function saveWithRetries(save: () => Promise<void>): Promise<void> {
  for (let attempt = 1; attempt < saveAttempts; attempt++) {
    try {
      return await save();
    } catch {
      await pause(saveRetryMs);
    }
  }
  await save();
}

/**
 * Delivers each delivery at most once; a delivery whose response was lost is recorded as unknown. Independent of the
 * email worker, so it never delays other emails.
 */
export function startDeliveryLoop<Delivery extends DeliveryAttempts>(parts: LoopParts<Delivery>): DeliveryLoop {
  const { queue, sender, logger, transport, isOnlySender, onResult } = parts;
  const { noun } = queue;
  const owner = randomUUID();
  const circuitBreaker = createCircuitBreaker(queue.saveOutage);
  const inFlight = new Map<Promise<void>, Delivery>();
  const stopping = new AbortController();
  let [isAlone, maintainLeasesAt] = [isOnlySender, 0];
  let polling: Promise<number | null> = Promise.resolve(null);

  async function settle(delivery: Delivery, result: DeliveryResult): Promise<void> {
    const now = new Date();
    if (result.outcome === "sent") await queue.settle(delivery, owner, { status: "sent", answer: null });
    else if (result.outcome === "uncertain") {
      const answer = `The connection broke after the text was sent. It may have arrived. ${result.reason}`;
      await queue.settle(delivery, owner, { status: "unknown", answer });
    } else if (isOutage(result.failure) || result.reason === deferred) await queue.release([delivery], owner);
    else if (result.permanent) await queue.reject(delivery, { owner, answer: result.reason, now });
    else await queue.settle(delivery, owner, afterRejection(delivery.attempts + 1, result.reason, now));
  }

  async function send(delivery: Delivery): Promise<void> {
    const email = await composeEmail(await queue.compose(delivery), sender);
    const result = await transport.deliver(email, () => queue.markInFlight(delivery, owner));
    if (result.outcome !== "sent" && result.reason !== deferred)
      logger.warn({ [noun]: queue.idOf(delivery), ...failureLine(result) }, `an email of a ${noun} was not sent`);
    await saveWithRetries(() => settle(delivery, result));
    await circuitBreaker.record(queue.idOf(delivery), result);
    await onResult?.(result);
  }

  function start(delivery: Delivery): void {
    const work = send(delivery)
      // After its lease expires, it is due again, or unknown if transmission had started.
      .catch((error: Error) =>
        logger.error({ [noun]: queue.idOf(delivery), error: error.message }, "a delivery was not settled"),
      )
      .finally(() => inFlight.delete(work));
    inFlight.set(work, delivery);
  }

  async function maintainLeases(): Promise<void> {
    if (Date.now() < maintainLeasesAt) return;
    maintainLeasesAt = Date.now() + leaseMaintenanceMs;
    await queue.renew([...inFlight.values()], owner);
    const unknown = await queue.recover({ repeatable: transport.repeatable, isOnlySender: isAlone });
    isAlone = false;
    if (unknown > 0) logger.warn({ unknown }, `emails of a ${noun} were left behind by a process that ended`);
  }

  /** @returns milliseconds until more may be due, or null */
  async function startDue(): Promise<number | null> {
    let next: number | null = null;
    for (const id of await queue.list()) {
      const free = maxConcurrent - inFlight.size;
      if (free <= 0) break;
      const { deliveries, waitMs } = await queue.claim(id, owner, free);
      for (const delivery of deliveries) start(delivery);
      if (waitMs !== null) next = Math.min(next ?? waitMs, waitMs);
      else if (inFlight.size === 0) await queue.end?.(id);
    }
    return next;
  }

  async function pollOnce(): Promise<number | null> {
    await maintainLeases();
    let next: number | null = null;
    try {
      await queue.prepare?.();
    } finally {
      // Deliveries don't wait for an issue that cannot be started.
      if (circuitBreaker.backoffMs() === 0) next = await startDue();
    }
    if (circuitBreaker.backoffMs() > 0) return circuitBreaker.backoffMs();
    if (inFlight.size >= maxConcurrent) {
      await Promise.race(inFlight.keys());
      return 0;
    }
    return next ?? (inFlight.size > 0 ? pollMs : null);
  }

  /** Serialised. @returns milliseconds until the next run, or null when nothing is due */
  function poll(): Promise<number | null> {
    polling = polling.then(pollOnce, pollOnce);
    return polling;
  }

  const waitFor = (milliseconds: number): Promise<unknown> =>
    pause(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const wait = await poll().catch((error: Error) => {
        logger.error({ error: error.message }, `the ${noun} queue could not be worked on`);
        return pollMs;
      });
      await waitFor(Math.min(wait ?? pollMs, pollMs));
    }
  }

  const running = run();
  return {
    async drain() {
      for (;;) {
        const wait = await poll();
        if (inFlight.size > 0) await Promise.race(inFlight.keys());
        else if (wait === null || circuitBreaker.backoffMs() > 0) return;
        else await waitFor(wait);
      }
    },
    async stop() {
      stopping.abort();
      await running;
      await Promise.all(inFlight.keys());
      transport.close?.();
    },
  };
}
