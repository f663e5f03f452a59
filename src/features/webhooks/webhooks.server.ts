import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { type Failure, fail, ok, type Result } from "../../lib/result.ts";
import type { Db } from "../../server-context/db.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { sealValue } from "../../server-context/sealed-value.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { type AllowedHosts, checkTarget, UrlNotAllowedError } from "../media/guarded-request.server.ts";
import { clearNotice } from "../overview/notices/notices.server.ts";
import type { WebhookEvent } from "./events/webhook-event.ts";
import { deliveryTimeoutMs, maxEndpoints, type WebhookDelivery, type WebhookEndpoint } from "./webhook.ts";

export const sealPurpose = "webhook";

export const noticeKey = (id: number): string => `webhook:${id}`;

const maxListed = 50;

type EndpointSettings = { url: string; events: readonly WebhookEvent[]; includesPeople: boolean };

type Unreachable = Failure<"unreachable"> & { reason: string };

async function checkUrl(url: string, allowedHosts?: AllowedHosts): Promise<Result<undefined, Unreachable>> {
  try {
    await checkTarget(url, { signal: AbortSignal.timeout(deliveryTimeoutMs), allowedHosts });
    return ok(undefined);
  } catch (error) {
    const reason = error instanceof UrlNotAllowedError ? error.message : "Its server could not be found.";
    return fail("unreachable", { reason });
  }
}

const detailOf = ({ url, events, includesPeople }: EndpointSettings) => ({
  host: new URL(url).hostname,
  events,
  includesPeople,
});

/** @returns the secret, which is shown only once, or why the URL cannot be used */
export async function addEndpoint(
  { db, secret }: Pick<SiteContext, "db" | "secret">,
  settings: EndpointSettings,
  actor: string,
  allowedHosts?: AllowedHosts,
): Promise<Result<{ secret: string }, Failure<"full"> | Unreachable>> {
  const { url, events, includesPeople } = settings;
  const checked = await checkUrl(url, allowedHosts);
  if (!checked.ok) return checked;
  const signingSecret = `whsec_${randomBytes(32).toString("base64")}`;
  return db.transaction().execute(async (trx) => {
    await sql`lock table webhook_endpoints in share row exclusive mode`.execute(trx);
    const existing = await trx.selectFrom("webhook_endpoints").select("id").execute();
    if (existing.length >= maxEndpoints) return fail("full");
    const sealed_secret = sealValue(secret, sealPurpose, signingSecret);
    const { id } = await trx
      .insertInto("webhook_endpoints")
      .values({ url, events: [...events], includes_people: includesPeople, sealed_secret })
      .returning("id")
      .executeTakeFirstOrThrow();
    const subject = { subjectKind: "webhook", subjectId: id } as const;
    await recordAudit(trx, { actor, action: "webhook.add", ...subject, detail: detailOf(settings) });
    return ok({ secret: signingSecret });
  });
}

/** The secret stays the same; queued deliveries go to the new URL. */
export async function changeEndpoint(
  db: Db,
  { id, ...settings }: EndpointSettings & { id: number },
  actor: string,
  allowedHosts?: AllowedHosts,
): Promise<Result<undefined, Failure<"missing"> | Unreachable>> {
  const { url, events, includesPeople } = settings;
  const checked = await checkUrl(url, allowedHosts);
  if (!checked.ok) return checked;
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("webhook_endpoints")
      .set({ url, events: [...events], includes_people: includesPeople })
      .set((eb) => ({ failing_since: eb.case().when("url", "=", url).then(eb.ref("failing_since")).else(null).end() }))
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    if (!changed) return fail("missing");
    const subject = { subjectKind: "webhook", subjectId: id } as const;
    await recordAudit(trx, { actor, action: "webhook.change", ...subject, detail: detailOf(settings) });
    return ok(undefined);
  });
}

/** Turned on again, it also receives what was queued before. */
export async function switchEndpoint(
  db: Db,
  { id, isOn }: { id: number; isOn: boolean },
  actor: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("webhook_endpoints")
      .set({ disabled_at: isOn ? null : sql<Date>`now()`, failing_since: null })
      .where("id", "=", id)
      .where("disabled_at", isOn ? "is not" : "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!changed) return;
    await clearNotice(trx, noticeKey(id), new Date());
    const action = isOn ? "webhook.on" : "webhook.off";
    await recordAudit(trx, { actor, action, subjectKind: "webhook", subjectId: id });
  });
}

/** Also deletes its queue and its log. */
export async function removeEndpoint(db: Db, id: number, actor: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const deleted = await trx.deleteFrom("webhook_endpoints").where("id", "=", id).returning("id").executeTakeFirst();
    if (!deleted) return;
    await clearNotice(trx, noticeKey(id), new Date());
    await recordAudit(trx, { actor, action: "webhook.remove", subjectKind: "webhook", subjectId: id });
  });
}

/** Queues the same event again, with the same id and no attempts counted. */
export async function sendAgain(db: Db, id: number, actor: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const queued = await trx
      .updateTable("webhook_deliveries")
      .set({ state: "waiting", attempts: 0, next_at: sql<Date>`now()` })
      .where("id", "=", id)
      .where("state", "<>", "waiting")
      .returning("endpoint_id")
      .executeTakeFirst();
    if (!queued) return;
    const subject = { subjectKind: "webhook", subjectId: queued.endpoint_id } as const;
    await recordAudit(trx, { actor, action: "webhook.send-again", ...subject });
  });
}

/** The newest deliveries first, without their data. */
export async function listWebhooks(db: Db): Promise<{ endpoints: WebhookEndpoint[]; deliveries: WebhookDelivery[] }> {
  const endpoints = await db.selectFrom("webhook_endpoints").selectAll().orderBy("id").execute();
  const deliveries = await db
    .selectFrom("webhook_deliveries as d")
    .innerJoin("webhook_endpoints as e", "e.id", "d.endpoint_id")
    .select(["d.id", "e.url", "d.event", "d.state", "d.attempts", "d.next_at", "d.status", "d.answer", "d.created_at"])
    .orderBy("d.created_at", "desc")
    .orderBy("d.id", "desc")
    .limit(maxListed)
    .execute();
  return {
    endpoints: endpoints.map(({ id, url, events, includes_people, failing_since, disabled_at }) => ({
      id,
      url,
      events,
      includesPeople: includes_people,
      failingSince: failing_since?.toISOString() ?? null,
      isOn: disabled_at === null,
    })),
    deliveries: deliveries.map(({ url, next_at, created_at, ...delivery }) => ({
      ...delivery,
      host: new URL(url).hostname,
      nextAt: next_at.toISOString(),
      createdAt: created_at.toISOString(),
    })),
  };
}
