import type { IncomingMessage } from "node:http";
import { sql } from "kysely";
import { Webhook } from "standardwebhooks";
import { dayMs } from "../../lib/time/durations.ts";
import type { Db, Trx } from "../../server-context/db.ts";
import { anyId } from "../../server-context/list-request.server.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { openSealed } from "../../server-context/sealed-value.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { contactOfLead } from "../leads/lead-webhook.server.ts";
import { type AllowedHosts, guardedRequest, UrlNotAllowedError } from "../media/guarded-request.server.ts";
import { raiseNotice } from "../overview/notices/notices.server.ts";
import type { WebhookData } from "./events/webhook-event.ts";
import {
  deliveryLogDays,
  deliveryTimeoutMs,
  failingDays,
  hasFailedTooLong,
  maxResponseBytes,
  retryDelayAfter,
  testEvent,
} from "./webhook.ts";
import { noticeKey, sealPurpose } from "./webhooks.server.ts";

type Context = Pick<SiteContext, "db" | "site" | "siteUrl" | "ownerEmail" | "secret">;

type ClaimedDelivery = {
  id: number;
  key: string;
  endpoint_id: number;
  event: string;
  data: WebhookData;
  attempts: number;
  created_at: Date;
  url: string;
  includes_people: boolean;
  sealed_secret: string;
};

/** `status` is null without a response. `answer` is the response's text, or why there is none. */
type Outcome = { status: number | null; answer: string };

/** Seconds until another process may send a claimed delivery. */
const leaseSeconds = 60;
const shownResponseLength = 300;
const goneStatus = 410;

/** The oldest due delivery of each endpoint not in `busy`, or the given one, whose endpoint may be off. */
async function claim(
  db: Db,
  { busy = [], deliveryId }: { busy?: readonly number[]; deliveryId?: number },
): Promise<ClaimedDelivery[]> {
  const due =
    deliveryId === undefined
      ? sql`select d.id from webhook_endpoints e cross join lateral (
          select w.id from webhook_deliveries w
          where w.endpoint_id = e.id and w.state = 'waiting' and w.next_at <= now()
          order by w.next_at, w.id limit 1 for update skip locked
        ) d where e.disabled_at is null and not e.id = ${anyId(busy)}`
      : sql`select id from webhook_deliveries where id = ${deliveryId} and state = 'waiting' for update skip locked`;
  const { rows } = await sql<ClaimedDelivery>`
    update webhook_deliveries w
    set attempts = w.attempts + 1, next_at = now() + make_interval(secs => ${leaseSeconds})
    from webhook_endpoints e
    where w.id in (${due}) and e.id = w.endpoint_id
    returning w.id, w.key, w.endpoint_id, w.event, w.data, w.attempts, w.created_at,
      e.url, e.includes_people, e.sealed_secret`.execute(db);
  return rows;
}

/** At most the first 4 KB. */
async function readBody(response: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Uint8Array>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= maxResponseBytes) break;
    }
  } finally {
    response.destroy();
  }
  const text = Buffer.concat(chunks).subarray(0, maxResponseBytes).toString("utf8");
  return text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
}

const isRedirect = (status: number) => status >= 300 && status < 400;
const isDelivered = ({ status }: Outcome) => status !== null && status >= 200 && status < 300;

function failureOf(error: unknown): string {
  if (error instanceof UrlNotAllowedError) return error.message;
  return error instanceof Error && error.name === "TimeoutError"
    ? `It didn’t answer within ${deliveryTimeoutMs / 1000} seconds.`
    : "Its server could not be reached.";
}

async function bodyOf({ db, siteUrl }: Context, delivery: ClaimedDelivery, sendsPerson: boolean): Promise<string> {
  const { path, ...facts } = delivery.data;
  const person = sendsPerson ? await contactOfLead(db, facts.id) : null;
  const data = { ...facts, url: path === null ? null : siteUrl + path, ...person };
  return JSON.stringify({ type: delivery.event, timestamp: delivery.created_at.toISOString(), data });
}

/** Signs as Standard Webhooks describes; follows no redirects. */
async function post(
  context: Context,
  delivery: ClaimedDelivery,
  allowedHosts: AllowedHosts | undefined,
): Promise<Outcome> {
  const secret = openSealed(context.secret, sealPurpose, delivery.sealed_secret);
  if (secret === undefined)
    return { status: null, answer: "Its secret cannot be read, because the site’s own has changed. Add it again." };
  const sendsPerson = delivery.includes_people && delivery.event === "lead.created";
  const body = await bodyOf(context, delivery, sendsPerson);
  const now = new Date();
  const headers = {
    "content-type": "application/json",
    "user-agent": "webhooks/1.0",
    "webhook-id": delivery.key,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign(delivery.key, now, body),
  };
  try {
    const signal = AbortSignal.timeout(deliveryTimeoutMs);
    const requestOptions = { method: "POST", headers, body, maxRedirects: 0, signal, allowedHosts } as const;
    const { response } = await guardedRequest(delivery.url, requestOptions);
    const status = response.statusCode ?? 0;
    // The status alone decides; sent again, the event would arrive twice.
    const text = await readBody(response).catch(() => "");
    if (isRedirect(status)) return { status, answer: "It redirects, which isn’t followed. Enter its final URL." };
    // Personal data that their server echoes is not stored.
    return { status, answer: sendsPerson ? "" : text.slice(0, shownResponseLength) };
  } catch (error) {
    return { status: null, answer: failureOf(error) };
  }
}

async function turnOff(
  context: Context & { db: Trx },
  { endpoint_id: id, url }: ClaimedDelivery,
  why: string,
): Promise<void> {
  const { db } = context;
  await db.updateTable("webhook_endpoints").set({ disabled_at: new Date() }).where("id", "=", id).execute();
  await recordAudit(db, { actor: "system", action: "webhook.off", subjectKind: "webhook", subjectId: id });
  const title = `The webhook to ${new URL(url).hostname} was turned off`;
  const reason = `${why} Nothing more is sent there until you turn it on again.`;
  const action = { label: "Open the webhooks", path: "/admin/webhooks" };
  await raiseNotice(context, { key: noticeKey(id), title, reason, action }, new Date());
}

/** Ignored once another process has claimed the delivery. */
async function recordOutcome(context: Context, delivery: ClaimedDelivery, outcome: Outcome): Promise<void> {
  const { id, endpoint_id: endpoint, attempts, event } = delivery;
  const isTest = event === testEvent;
  const hasArrived = isDelivered(outcome);
  const delayMs = hasArrived || isTest ? null : retryDelayAfter(attempts);
  const undelivered = delayMs === null ? "failed" : "waiting";
  await context.db.transaction().execute(async (trx) => {
    const updated = await trx
      .updateTable("webhook_deliveries")
      .set({
        ...outcome,
        state: hasArrived ? "delivered" : undelivered,
        next_at: sql<Date>`now() + make_interval(secs => ${(delayMs ?? 0) / 1000})`,
      })
      .where("id", "=", id)
      .where("attempts", "=", attempts)
      .where("state", "=", "waiting")
      .returning("id")
      .executeTakeFirst();
    if (!updated || (isTest && !hasArrived)) return;
    const { failing_since: since, disabled_at } = await trx
      .updateTable("webhook_endpoints")
      .set({ failing_since: hasArrived ? null : sql<Date>`coalesce(failing_since, now())` })
      .where("id", "=", endpoint)
      .returning(["failing_since", "disabled_at"])
      .executeTakeFirstOrThrow();
    if (since === null || disabled_at !== null) return;
    if (outcome.status === goneStatus)
      await turnOff({ ...context, db: trx }, delivery, "It answered that it is gone (410).");
    else if (hasFailedTooLong(since, new Date()))
      await turnOff({ ...context, db: trx }, delivery, `Nothing has arrived there for ${failingDays} days.`);
  });
}

async function deliver(
  context: Context,
  delivery: ClaimedDelivery,
  allowedHosts: AllowedHosts | undefined,
): Promise<void> {
  await recordOutcome(context, delivery, await post(context, delivery, allowedHosts));
}

type DeliveryOptions = { stopping?: AbortSignal; allowedHosts?: AllowedHosts | undefined };

/** Delivers everything due, one event at a time per endpoint; several processes may run it at once. */
export async function deliverWebhooks(
  context: Context,
  { stopping, allowedHosts }: DeliveryOptions = {},
): Promise<void> {
  const busy = new Map<number, Promise<void>>();
  while (!stopping?.aborted) {
    const excluded = [...busy.keys()];
    for (const delivery of await claim(context.db, { busy: excluded })) {
      const { endpoint_id: endpoint } = delivery;
      const delivering = deliver(context, delivery, allowedHosts).finally(() => busy.delete(endpoint));
      busy.set(endpoint, delivering);
    }
    if (busy.size > 0) await Promise.race(busy.values());
    // An endpoint that was busy during the claim may have more.
    else if (excluded.length === 0) return;
  }
  await Promise.all(busy.values());
}

/** Sends a test at once, also to an endpoint that is off. @returns whether it arrived; null without such an endpoint */
export async function sendTest(
  context: Context,
  endpointId: number,
  { actor, allowedHosts }: { actor: string } & Pick<DeliveryOptions, "allowedHosts">,
): Promise<boolean | null> {
  const { db } = context;
  // Leased from the start: only after a crash does another process send it.
  const queued = await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      insert into webhook_deliveries (endpoint_id, event, data, next_at)
      select id, ${testEvent}, '{"id": 0, "path": "/"}', now() + make_interval(secs => ${leaseSeconds})
      from webhook_endpoints where id = ${endpointId}
      returning id`.execute(trx);
    const subject = { subjectKind: "webhook", subjectId: endpointId } as const;
    if (rows[0]) await recordAudit(trx, { actor, action: "webhook.test", ...subject });
    return rows[0]?.id;
  });
  if (queued === undefined) return null;
  for (const delivery of await claim(db, { deliveryId: queued })) await deliver(context, delivery, allowedHosts);
  const attempted = db.selectFrom("webhook_deliveries").select("state").where("id", "=", queued);
  return (await attempted.executeTakeFirst())?.state === "delivered";
}

export async function purgeDeliveries(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - deliveryLogDays * dayMs);
  await db.deleteFrom("webhook_deliveries").where("created_at", "<", before).execute();
}
