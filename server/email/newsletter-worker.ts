import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { siteFacts } from "../../src/facts/site-facts.ts";
import { emailFailureWords, isOutage } from "../../src/features/email/email-failure.ts";
import { endIssue, listSendingIssues } from "../../src/features/newsletter/dispatch/dispatch.server.ts";
import {
  type ClaimedDelivery,
  claimDeliveries,
  markInFlight,
  recoverDeliveries,
  releaseDeliveries,
  renewLeases,
  scheduleRetry,
  settleDelivery,
} from "../../src/features/newsletter/dispatch/recipient-queue.server.ts";
import { rejectDelivery } from "../../src/features/newsletter/dispatch/rejections.server.ts";
import {
  type DispatchContext,
  type SendingContext,
  startDueIssues,
} from "../../src/features/newsletter/dispatch/start-sending.server.ts";
import { fillMarks } from "../../src/features/newsletter/issues/fill-marks.ts";
import {
  preferencesLink,
  unsubscribeHeaders,
  unsubscribeLink,
} from "../../src/features/newsletter/subscription-links.server.ts";
import { slugOf } from "../../src/lib/slug.ts";
import type { Db } from "../../src/server-context/db.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import { sentence } from "../jobs/job-notices.ts";
import type { Logger } from "../logger.ts";
import { type ComposedEmail, composeEmail } from "./compose-email.ts";
import { type DeliveryResult, type EmailTransport, failureLine, heldBack } from "./email-transport.ts";

type StartedIssue = { subject: string; html: string; plain: string };

/** Issues cached between deliveries. */
const heldIssues = 3;

/** List-ID (RFC 2919). */
const listId = (host: string): string => `${siteFacts.newsletterName} <${slugOf(siteFacts.newsletterName)}.${host}>`;

/** Composes one delivery: the rendered issue, personalised, with list headers. */
function createCopyComposer(
  context: DispatchContext & Pick<SiteContext, "secret">,
  { from, host }: { from: () => string; host: string },
): (delivery: ClaimedDelivery) => Promise<ComposedEmail> {
  const issues = new Map<number, StartedIssue>();

  async function startedIssue(id: number): Promise<StartedIssue> {
    const held = issues.get(id);
    if (held) return held;
    const { subject, html, plain } = await context.db
      .selectFrom("newsletter_issues")
      .select(["subject", "html", "plain"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (html === null || plain === null) throw new Error(`issue ${id} has no frozen text`);
    const frozen = { subject, html, plain };
    for (const known of [...issues.keys()].slice(0, Math.max(0, issues.size - heldIssues + 1))) issues.delete(known);
    issues.set(id, frozen);
    return frozen;
  }

  return async (delivery) => {
    const issue = await startedIssue(delivery.issueId);
    const { html, plain } = fillMarks(issue, {
      name: delivery.name,
      unsubscribeUrl: unsubscribeLink(context, delivery.linkKey),
      preferencesUrl: preferencesLink(context, delivery.linkKey),
      consentedAt: delivery.consentedAt,
    });
    return composeEmail(
      {
        message_id: delivery.messageId,
        recipient: delivery.email,
        subject: issue.subject,
        html,
        plain,
        headers: {
          "Reply-To": siteFacts.email,
          "List-Id": listId(host),
          ...unsubscribeHeaders(context, delivery.linkKey),
        },
        attachments: [],
        created_at: new Date(),
      },
      { from: from(), host },
    );
  };
}

const firstRestMs = 5_000;
const longestRestMs = 300_000;

/** Backs off while the mail server is unreachable, and tells the owner why. */
function createCircuitBreaker(db: Db) {
  let failures = 0;
  let restUntil = 0;
  const openIssues = new Set<number>();
  const store = (issueId: number, trouble: string | null) =>
    db.updateTable("newsletter_issues").set({ trouble }).where("id", "=", issueId).execute();

  return {
    restMs: (): number => Math.max(0, restUntil - Date.now()),
    async learn(issueId: number, result: DeliveryResult): Promise<void> {
      if (result.outcome === "rejected" && isOutage(result.failure)) {
        // Concurrent failures count once.
        if (restUntil > Date.now()) return;
        restUntil = Date.now() + Math.min(firstRestMs * 2 ** failures, longestRestMs);
        failures += 1;
        openIssues.add(issueId);
        const { title, advice } = emailFailureWords[result.failure];
        await store(issueId, `${title}: ${sentence(result.reason)} ${advice}`);
      } else if (openIssues.size > 0 || failures > 0) {
        failures = 0;
        restUntil = 0;
        const known = [...openIssues];
        openIssues.clear();
        for (const id of known) await store(id, null);
      }
    },
  };
}

type WorkerParts = {
  context: SendingContext & Pick<SiteContext, "secret">;
  logger: Logger;
  transport: EmailTransport;
  from: () => string;
  host: string;
  /** The only sender on this database: claimed deliveries at the start were left by a crash. */
  alone: boolean;
  onResult?: ((result: DeliveryResult) => Promise<void>) | undefined;
};

export type NewsletterWorker = {
  drain(): Promise<void>;
  stop(): Promise<void>;
};

const atOnce = 10;
const pollMs = 1_000;
/** Milliseconds; several times per lease. */
const upkeepMs = 15_000;

/**
 * Delivers each delivery at most once; a delivery whose answer was lost is recorded as unknown and left to the owner. Independent of
 * the worker of all other emails, so it never delays them.
 */
export function startNewsletterWorker({
  context,
  logger,
  transport,
  alone,
  onResult,
  ...sender
}: WorkerParts): NewsletterWorker {
  const { db } = context;
  const owner = randomUUID();
  const compose = createCopyComposer(context, sender);
  const trouble = createCircuitBreaker(db);
  const inFlight = new Map<Promise<void>, ClaimedDelivery>();
  const stopping = new AbortController();
  let [isAlone, upkeepAt] = [alone, 0];
  let looking: Promise<number | null> = Promise.resolve(null);

  async function settle(delivery: ClaimedDelivery, result: DeliveryResult): Promise<void> {
    const now = new Date();
    if (result.outcome === "sent") await settleDelivery(db, delivery, owner, { status: "sent", answer: null });
    else if (result.outcome === "uncertain") {
      const answer = `The connection broke after the text was sent. It may have arrived. ${result.reason}`;
      await settleDelivery(db, delivery, owner, { status: "unknown", answer });
    } else if (isOutage(result.failure) || result.reason === heldBack) await releaseDeliveries(db, [delivery], owner);
    else if (result.permanent) await rejectDelivery(context, delivery, { owner, answer: result.reason, now });
    else await scheduleRetry(db, delivery, owner, result.reason, now);
  }

  async function send(delivery: ClaimedDelivery): Promise<void> {
    const email = await compose(delivery);
    const result = await transport.deliver(email, () => markInFlight(db, delivery, owner));
    if (result.outcome !== "sent" && result.reason !== heldBack)
      logger.warn({ issue: delivery.issueId, ...failureLine(result) }, "a delivery of an issue was not sent");
    await settle(delivery, result);
    await trouble.learn(delivery.issueId, result);
    await onResult?.(result);
  }

  function start(delivery: ClaimedDelivery): void {
    const work = send(delivery)
      // After its lease expires, it is due again, or unknown if its text had begun to travel.
      .catch((error: Error) =>
        logger.error({ issue: delivery.issueId, error: error.message }, "a delivery was not settled"),
      )
      .finally(() => inFlight.delete(work));
    inFlight.set(work, delivery);
  }

  async function keepUp(): Promise<void> {
    if (Date.now() < upkeepAt) return;
    upkeepAt = Date.now() + upkeepMs;
    await renewLeases(db, [...inFlight.values()], owner);
    const unknown = await recoverDeliveries(db, { repeatable: transport.repeatable, alone: isAlone });
    isAlone = false;
    if (unknown > 0) logger.warn({ unknown }, "deliveries of an issue were left behind by a process that ended");
  }

  /** @returns milliseconds until more may be due, or null */
  async function startDue(): Promise<number | null> {
    let next: number | null = null;
    for (const issueId of await listSendingIssues(db)) {
      const free = atOnce - inFlight.size;
      if (free <= 0) break;
      const { deliveries, waitMs } = await claimDeliveries(db, issueId, owner, free);
      for (const delivery of deliveries) start(delivery);
      if (waitMs !== null) next = Math.min(next ?? waitMs, waitMs);
      else if (inFlight.size === 0) await endIssue(db, issueId);
    }
    return next;
  }

  async function lookOnce(): Promise<number | null> {
    await keepUp();
    await startDueIssues(context, new Date());
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
        logger.error({ error: error.message }, "the newsletter could not be worked on");
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
