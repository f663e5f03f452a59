import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { emailFailureWords, isOutage } from "../../src/features/email/email-failure.ts";
import { afterRejection, type DeliveryOutcome } from "../../src/features/newsletter/dispatch/dispatch.ts";
import { sentence } from "../jobs/job-notices.ts";
import type { Logger } from "../logger.ts";
import type { ComposedEmail } from "./compose-email.ts";
import { type DeliveryResult, type EmailTransport, failureLine, heldBack } from "./email-transport.ts";

/** `attempts` before this one. */
type Attempted = { attempts: number };

/** What leaves with leases: the emails of issues, and those of sequences. `id` is that of the issue or sequence. */
export type DeliveryQueue<Delivery> = {
  /** In log lines, such as "issue". */
  noun: string;
  idOf: (delivery: Delivery) => number;
  /** Before each look: what begins by itself. */
  prepare?: () => Promise<unknown>;
  list: () => Promise<number[]>;
  claim: (id: number, owner: string, limit: number) => Promise<{ deliveries: Delivery[]; waitMs: number | null }>;
  /** When nothing of it is due or under way. */
  end?: (id: number) => Promise<unknown>;
  compose: (delivery: Delivery) => Promise<ComposedEmail>;
  markInFlight: (delivery: Delivery, owner: string) => Promise<boolean>;
  settle: (delivery: Delivery, owner: string, outcome: DeliveryOutcome) => Promise<unknown>;
  release: (deliveries: readonly Delivery[], owner: string) => Promise<void>;
  reject: (delivery: Delivery, parts: { owner: string; answer: string; now: Date }) => Promise<unknown>;
  renew: (deliveries: readonly Delivery[], owner: string) => Promise<void>;
  /** @returns how many deliveries of crashed processes have an unknown outcome */
  recover: (parts: { repeatable: boolean; alone: boolean }) => Promise<number>;
  /** Why the mail server cannot be reached; null once it answers. */
  storeTrouble: (id: number, trouble: string | null) => Promise<unknown>;
};

const firstRestMs = 5_000;
const longestRestMs = 300_000;

/** Backs off while the mail server is unreachable, and tells the owner why. */
function createCircuitBreaker(store: (id: number, trouble: string | null) => Promise<unknown>) {
  let failures = 0;
  let restUntil = 0;
  const open = new Set<number>();

  return {
    restMs: (): number => Math.max(0, restUntil - Date.now()),
    async learn(id: number, result: DeliveryResult): Promise<void> {
      if (result.outcome === "rejected" && isOutage(result.failure)) {
        // Concurrent failures count once.
        if (restUntil > Date.now()) return;
        restUntil = Date.now() + Math.min(firstRestMs * 2 ** failures, longestRestMs);
        failures += 1;
        open.add(id);
        const { title, advice } = emailFailureWords[result.failure];
        await store(id, `${title}: ${sentence(result.reason)} ${advice}`);
      } else if (open.size > 0 || failures > 0) {
        failures = 0;
        restUntil = 0;
        const known = [...open];
        open.clear();
        for (const one of known) await store(one, null);
      }
    },
  };
}

type LoopParts<Delivery> = {
  queue: DeliveryQueue<Delivery>;
  logger: Logger;
  transport: EmailTransport;
  /** The only sender on this database: claimed deliveries at the start were left by a crash. */
  alone: boolean;
  onResult?: ((result: DeliveryResult) => Promise<void>) | undefined;
};

export type DeliveryLoop = {
  drain(): Promise<void>;
  stop(): Promise<void>;
};

const atOnce = 10;
const pollMs = 1_000;
/** A result that could not be stored is stored again for ten seconds, also while the site stops. */
const [saveAttempts, saveRetryMs] = [10, 1_000];
/** Milliseconds; several times per lease. */
const upkeepMs = 15_000;

/**
 * Delivers each delivery at most once; a delivery whose answer was lost is recorded as unknown. Independent of the worker of
 * all other emails, so it never delays them.
 */
export function startDeliveryLoop<Delivery extends Attempted>(parts: LoopParts<Delivery>): DeliveryLoop {
  const { queue, logger, transport, alone, onResult } = parts;
  const { noun } = queue;
  const owner = randomUUID();
  const trouble = createCircuitBreaker(queue.storeTrouble);
  const inFlight = new Map<Promise<void>, Delivery>();
  const stopping = new AbortController();
  let [isAlone, upkeepAt] = [alone, 0];
  let looking: Promise<number | null> = Promise.resolve(null);

  async function settle(delivery: Delivery, result: DeliveryResult): Promise<void> {
    const now = new Date();
    if (result.outcome === "sent") await queue.settle(delivery, owner, { status: "sent", answer: null });
    else if (result.outcome === "uncertain") {
      const answer = `The connection broke after the text was sent. It may have arrived. ${result.reason}`;
      await queue.settle(delivery, owner, { status: "unknown", answer });
    } else if (isOutage(result.failure) || result.reason === heldBack) await queue.release([delivery], owner);
    else if (result.permanent) await queue.reject(delivery, { owner, answer: result.reason, now });
    else await queue.settle(delivery, owner, afterRejection(delivery.attempts + 1, result.reason, now));
  }

  /** Otherwise a sent email would count as unknown after an outage of the database. */
  async function settleInTheEnd(delivery: Delivery, result: DeliveryResult): Promise<void> {
    for (let attempt = 1; attempt < saveAttempts; attempt++) {
      try {
        return await settle(delivery, result);
      } catch {
        await pause(saveRetryMs);
      }
    }
    await settle(delivery, result);
  }

  async function send(delivery: Delivery): Promise<void> {
    const email = await queue.compose(delivery);
    const result = await transport.deliver(email, () => queue.markInFlight(delivery, owner));
    if (result.outcome !== "sent" && result.reason !== heldBack)
      logger.warn({ [noun]: queue.idOf(delivery), ...failureLine(result) }, `an email of a ${noun} was not sent`);
    await settleInTheEnd(delivery, result);
    await trouble.learn(queue.idOf(delivery), result);
    await onResult?.(result);
  }

  function start(delivery: Delivery): void {
    const work = send(delivery)
      // After its lease expires, it is due again, or unknown if its text had begun to travel.
      .catch((error: Error) =>
        logger.error({ [noun]: queue.idOf(delivery), error: error.message }, "a delivery was not settled"),
      )
      .finally(() => inFlight.delete(work));
    inFlight.set(work, delivery);
  }

  async function keepUp(): Promise<void> {
    if (Date.now() < upkeepAt) return;
    upkeepAt = Date.now() + upkeepMs;
    await queue.renew([...inFlight.values()], owner);
    const unknown = await queue.recover({ repeatable: transport.repeatable, alone: isAlone });
    isAlone = false;
    if (unknown > 0) logger.warn({ unknown }, `emails of a ${noun} were left behind by a process that ended`);
  }

  /** @returns milliseconds until more may be due, or null */
  async function startDue(): Promise<number | null> {
    let next: number | null = null;
    for (const id of await queue.list()) {
      const free = atOnce - inFlight.size;
      if (free <= 0) break;
      const { deliveries, waitMs } = await queue.claim(id, owner, free);
      for (const delivery of deliveries) start(delivery);
      if (waitMs !== null) next = Math.min(next ?? waitMs, waitMs);
      else if (inFlight.size === 0) await queue.end?.(id);
    }
    return next;
  }

  async function lookOnce(): Promise<number | null> {
    await keepUp();
    await queue.prepare?.();
    if (trouble.restMs() > 0) return trouble.restMs();
    const next = await startDue();
    if (inFlight.size >= atOnce) {
      await Promise.race(inFlight.keys());
      return 0;
    }
    return next ?? (inFlight.size > 0 ? pollMs : null);
  }

  /** Serialised. @returns milliseconds until the next run, or null when nothing is due */
  function look(): Promise<number | null> {
    looking = looking.then(lookOnce, lookOnce);
    return looking;
  }

  const rest = (milliseconds: number): Promise<unknown> =>
    pause(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const wait = await look().catch((error: Error) => {
        logger.error({ error: error.message }, `the emails of each ${noun} could not be worked on`);
        return pollMs;
      });
      await rest(Math.min(wait ?? pollMs, pollMs));
    }
  }

  const running = run();
  return {
    async drain() {
      for (;;) {
        const wait = await look();
        if (inFlight.size > 0) await Promise.race(inFlight.keys());
        else if (wait === null || trouble.restMs() > 0) return;
        else await rest(wait);
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
