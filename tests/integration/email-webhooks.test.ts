import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../server/database/open-database.ts";
import { purgeWebhookDeliveries } from "../../src/features/bounces/record-bounce.server.ts";
import { compose, createLogger } from "./support/built-site.ts";
import { createSentIssue } from "./support/newsletter.ts";
import { oneNetwork, testStore } from "./support/site-context.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const key = "0123456789abcdef0123456789abcdef";
const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const siteUrl = "https://www.example.com";
const seconds = () => Math.floor(Date.now() / 1000).toString();

/** A replica of the site on a database, without its pages. */
async function openReplica(database: Database, config: object = {}, context: object = {}) {
  const { fetch } = await compose({
    clientNetwork: oneNetwork,
    config: { siteUrl, webhookSecrets: { mailgun: key, resend: secret }, ...config },
    store: testStore(database, "/nowhere/media"),
    logger: createLogger("silent"),
    fetchApplication: () => new Response("a page"),
    staticFiles: new Map(),
    context,
  });
  return (provider: string, init: RequestInit) =>
    Promise.resolve(fetch(new Request(`${siteUrl}/webhooks/email/${provider}`, { method: "POST", ...init })));
}

let tokens = 0;

function mailgun(
  event: object,
  { token = `token-${++tokens}`, timestamp = seconds(), signedBy = key } = {},
): RequestInit {
  const signature = createHmac("sha256", signedBy).update(`${timestamp}${token}`).digest("hex");
  const body = JSON.stringify({ signature: { timestamp, token, signature }, "event-data": event });
  return { body, headers: { "content-type": "application/json" } };
}

const failed = (messageId: string, answer = "550 5.1.1 No such inbox") => ({
  event: "failed",
  severity: "permanent",
  recipient: "a@example.com",
  message: { headers: { "message-id": messageId } },
  "delivery-status": { code: 550, message: answer },
});

function resend(event: object, id = `msg_${++tokens}`, timestamp = seconds()): RequestInit {
  const body = JSON.stringify(event);
  const signature = createHmac("sha256", Buffer.from(secret.slice(6), "base64"))
    .update(`${id}.${timestamp}.${body}`)
    .digest("base64");
  return { body, headers: { "svix-id": id, "svix-timestamp": timestamp, "svix-signature": `v1,${signature}` } };
}

const deliveries = ({ db }: Database) =>
  db.selectFrom("newsletter_recipients").select(["email", "status", "last_answer"]).orderBy("email").execute();
const bounces = ({ db }: Database) => db.selectFrom("newsletter_bounces").select(["kind", "answer"]).execute();

describe.each(anyStoreKind)("webhooks of email providers, with the %s database", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  test("mark bounced deliveries and end subscriptions after a complaint, without setting a cookie", async () => {
    const database = await store.open();
    const { messageIds } = await createSentIssue(database.db, ["a@example.com", "b@example.com"]);
    const send = await openReplica(database);
    const response = await send("mailgun", mailgun(failed(`${messageIds[0]}@www.example.com`)));
    expect(response.status).toBe(204);
    expect([...response.headers.keys()].filter((name) => name.includes("cookie"))).toEqual([]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const complained = { type: "email.complained", data: { to: ["B@example.com"], subject: "A subject" } };
    expect((await send("resend", resend(complained))).status).toBe(204);
    expect(await deliveries(database)).toEqual([
      { email: "a@example.com", status: "bounced", last_answer: "550 5.1.1 No such inbox" },
      { email: "b@example.com", status: "sent", last_answer: null },
    ]);
    const readers = await database.db
      .selectFrom("subscribers")
      .select(["status", "end_reason"])
      .orderBy("email")
      .execute();
    expect(readers).toEqual([
      { status: "confirmed", end_reason: null },
      { status: "unsubscribed", end_reason: "The subscriber reported an issue as spam." },
    ]);
  });

  test("change nothing when repeated, even with another text or at another replica", async () => {
    const database = await store.open();
    const { messageIds } = await createSentIssue(database.db, ["a@example.com", "b@example.com"]);
    const [replicaA, replicaB] = [await openReplica(database), await openReplica(database)];
    const first = mailgun(failed(`${messageIds[0]}@www.example.com`), { token: "captured" });
    const responses = await Promise.all([
      replicaA("mailgun", first),
      replicaB("mailgun", first),
      replicaA("mailgun", first),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([204, 204, 204]);
    const forged = mailgun(failed(`${messageIds[1]}@www.example.com`), { token: "captured" });
    expect((await replicaB("mailgun", forged)).status).toBe(204);
    expect(await bounces(database)).toEqual([{ kind: "permanent", answer: "550 5.1.1 No such inbox" }]);
    expect((await deliveries(database)).map(({ status }) => status)).toEqual(["bounced", "sent"]);
    // The same token from another provider is another delivery.
    const bounced = { type: "email.bounced", data: { to: ["b@example.com"], subject: "A subject" } };
    expect((await replicaB("resend", resend(bounced, "captured"))).status).toBe(204);
    expect(await bounces(database)).toHaveLength(2);
  });

  test("are rejected with a reason and without storing anything if the signature is invalid", async () => {
    const database = await store.open();
    const { messageIds } = await createSentIssue(database.db, ["a@example.com"]);
    const send = await openReplica(database);
    const event = failed(`${messageIds[0]}@www.example.com`);
    const yesterday = (Number(seconds()) - 90_000).toString();
    const cases: [string, RequestInit, number][] = [
      ["mailgun", mailgun(event, { signedBy: "another-key-of-enough-length" }), 401],
      ["mailgun", mailgun(event, { timestamp: yesterday }), 401],
      ["mailgun", { body: JSON.stringify({ "event-data": event }) }, 401],
      ["mailgun", { body: "no json" }, 400],
      ["mailgun", {}, 400],
      ["mailgun", mailgun({ event: 5 }), 400],
      ["resend", resend({ type: "email.bounced" }), 400],
      ["resend", resend({ type: "email.bounced", data: {} }, "msg_old", yesterday), 401],
      ["resend", mailgun(event), 401],
      ["mailgun", { body: "x".repeat(300_000) }, 413],
      ["postmark", mailgun(event), 404],
      ["toString", mailgun(event), 404],
    ];
    for (const [provider, init, status] of cases) {
      const response = await send(provider, init);
      expect([provider, response.status, (await response.text()).length > 10]).toEqual([provider, status, true]);
    }
    expect(await bounces(database)).toEqual([]);
    expect(await database.db.selectFrom("newsletter_webhook_deliveries").selectAll().execute()).toEqual([]);
    const withoutSecrets = await openReplica(database, { webhookSecrets: { mailgun: undefined, resend: undefined } });
    expect((await withoutSecrets("mailgun", mailgun(event))).status).toBe(404);
  });

  test("are accepted without changes for other emails and events", async () => {
    const database = await store.open();
    await createSentIssue(database.db, ["a@example.com"]);
    const send = await openReplica(database);
    expect(
      (await send("mailgun", mailgun(failed("0f3a1c52-7d1e-4a3b-9c55-2f6a8e0b7d14@www.example.com")))).status,
    ).toBe(204);
    expect((await send("mailgun", mailgun({ event: "delivered", recipient: "a@example.com" }))).status).toBe(204);
    const otherEvent = { type: "email.bounced", data: { to: ["a@example.com"], subject: "Confirm your subscription" } };
    expect((await send("resend", resend(otherEvent))).status).toBe(204);
    expect(await bounces(database)).toEqual([]);
  });

  test("are rate-limited per client", async () => {
    const database = await store.open();
    const send = await openReplica(database, {}, { consumeRateLimit: async () => 12 });
    const response = await send("mailgun", mailgun({ event: "delivered" }));
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "12"]);
  });

  test("keep delivery ids only until a replay would be too old", async () => {
    const database = await store.open();
    const send = await openReplica(database);
    await send("mailgun", mailgun({ event: "delivered" }));
    const stored = () => database.db.selectFrom("newsletter_webhook_deliveries").select("provider").execute();
    await purgeWebhookDeliveries(database.db, new Date());
    expect(await stored()).toEqual([{ provider: "mailgun" }]);
    await purgeWebhookDeliveries(database.db, new Date(Date.now() + 49 * 3_600_000));
    expect(await stored()).toEqual([]);
  });
});
