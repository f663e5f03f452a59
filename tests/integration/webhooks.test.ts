import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { defaultSite } from "../../src/facts/site.ts";
import { publishDueArticles } from "../../src/features/articles/articles.server.ts";
import { saveArticle, setArticleState } from "../../src/features/articles/editing/article-editing.server.ts";
import { emptyArticle } from "../../src/features/articles/editing/article-editing.ts";
import { publishDueEpisodes } from "../../src/features/episodes/episodes.server.ts";
import { contactForm } from "../../src/features/leads/contact-form.ts";
import { createLead } from "../../src/features/leads/leads.server.ts";
import { endIssue } from "../../src/features/newsletter/dispatch/dispatch.server.ts";
import { listNotices } from "../../src/features/overview/notices/notices.server.ts";
import { deliverWebhooks, purgeDeliveries, sendTest } from "../../src/features/webhooks/deliveries.server.ts";
import { type WebhookEvent, webhookEvents } from "../../src/features/webhooks/events/webhook-event.ts";
import {
  addEndpoint,
  changeEndpoint,
  listWebhooks,
  removeEndpoint,
  sendAgain,
  switchEndpoint,
} from "../../src/features/webhooks/webhooks.server.ts";
import { fail } from "../../src/lib/result.ts";
import { addAdministrator } from "./support/administrator.ts";
import { thisMachine } from "./support/media-server.ts";
import { createIssue } from "./support/newsletter.ts";
import { siteContext } from "./support/site-context.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

type Received = { headers: IncomingHttpHeaders; body: string };
type Responder = (response: ServerResponse) => void;
const actor = "owner@example.com";

/** A receiver with a fixed response. */
async function startListener() {
  const received: Received[] = [];
  const listener: { respond: Responder } = { respond: (response) => response.writeHead(204).end() };
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    received.push({ headers: request.headers, body: await text(request) });
    listener.respond(response);
  }
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return Object.assign(listener, { received, port: (server.address() as AddressInfo).port });
}

describe.each(anyStoreKind)("webhooks in the %s database", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  async function open({ includesPeople = false, events = webhookEvents as readonly WebhookEvent[] } = {}) {
    const { db } = await store.open();
    const context = siteContext(db, "");
    const listener = await startListener();
    const url = "https://hooks.example/site";
    const added = await addEndpoint(context, { url, events, includesPeople }, actor, thisMachine);
    if (!added.ok) throw new Error(added.code);
    // The fake has no certificate; only https URLs can be entered.
    await db
      .updateTable("webhook_endpoints")
      .set({ url: `http://hooks.example:${listener.port}/site` })
      .execute();
    const { secret } = added.value;
    const list = () => listWebhooks(db);
    const [endpoint] = (await list()).endpoints;
    if (!endpoint) throw new Error("no endpoint");
    const message = { name: "Anna Berg", organisation: "", email: "anna@example.org", phone: "", message: "Call me." };
    return {
      db,
      context,
      listener,
      secret,
      list,
      id: endpoint.id,
      user: await addAdministrator(db, actor),
      deliver: () => deliverWebhooks(context, { allowedHosts: thisMachine }),
      due: () =>
        db
          .updateTable("webhook_deliveries")
          .set({ next_at: new Date(0) })
          .execute(),
      test: () => sendTest(context, endpoint.id, { actor, allowedHosts: thisMachine }),
      verified: () =>
        listener.received.map(({ headers, body }) =>
          new Webhook(secret).verify(body, {
            "webhook-id": String(headers["webhook-id"]),
            "webhook-timestamp": String(headers["webhook-timestamp"]),
            "webhook-signature": String(headers["webhook-signature"]),
          }),
        ),
      addLead: () =>
        createLead(context, {
          kind: "contact",
          shape: contactForm(defaultSite),
          submission: { values: message, page: "/contact", campaign: {}, notice: "Notice", marketing: undefined },
          now: new Date(),
        }),
    };
  }

  const article = { ...emptyArticle, title: "The night shift", slug: "night-shift", summary: "Who knows what." };
  const ready = { ...article, category: "Healthcare", author: "Anna", introduction: "<p>Words.</p>" };

  test("deliver each event once, signed, with its URL", async () => {
    const { db, user, deliver, verified, addLead, list, listener } = await open();
    const saved = await saveArticle(db, user, { id: 0, base: "", content: ready, intent: "publish" });
    if (!saved.ok) throw new Error(JSON.stringify(saved));
    const { id, base } = saved.value;
    await saveArticle(db, user, { id, base, content: { ...ready, title: "Night" }, intent: "update" });
    await db
      .insertInto("blog")
      .values({ blog_title: "Pilots", status: "scheduled", created_at: new Date("2026-01-01").toISOString() })
      .execute();
    await publishDueEpisodes(db);
    const issueId = await createIssue(db, { subject: "Sunday" });
    await db
      .updateTable("newsletter_issues")
      .set({ status: "sending", slug: "sunday", frozen_at: new Date(), html: "", plain: "" })
      .execute();
    await endIssue(db, issueId);
    await addLead();
    await deliver();
    await deliver();
    expect(verified()).toMatchObject([
      {
        type: "article.published",
        data: {
          id,
          title: "The night shift",
          summary: "Who knows what.",
          url: "https://www.example.com/blog/night-shift",
        },
      },
      {
        type: "episode.published",
        data: { title: "Pilots" },
      },
      {
        type: "issue.sent",
        data: { id: issueId, subject: "Sunday", url: "https://www.example.com/sunday-review/sunday" },
      },
      {
        type: "lead.created",
        data: {
          kind: "contact",
          page: "/contact",
        },
      },
    ]);
    expect(listener.received.map(({ body }) => body).join()).not.toContain("anna@example.org");
    expect((await list()).deliveries.map(({ state, status, attempts }) => ({ state, status, attempts }))).toEqual(
      Array.from({ length: 4 }, () => ({ state: "delivered", status: 204, attempts: 1 })),
    );
  });

  test("report scheduled articles and those published from the list", async () => {
    const { db, user, list } = await open();
    const draft = await saveArticle(db, user, { id: 0, base: "", content: ready, intent: "draft" });
    if (!draft.ok) throw new Error(draft.code);
    expect((await list()).deliveries).toEqual([]);
    await setArticleState(db, user, { ids: [draft.value.id], state: "published" });
    expect((await list()).deliveries).toHaveLength(1);
    await db
      .updateTable("blog_articles")
      .set({ status: "scheduled", publication_date: new Date(0).toISOString() })
      .execute();
    await publishDueArticles(db);
    expect((await list()).deliveries.map(({ event }) => event)).toEqual(["article.published", "article.published"]);
  });

  test("are queued only for selected events, and not if the transaction is rolled back", async () => {
    const { db, user, list, addLead } = await open({ events: ["article.published"] });
    await addLead();
    expect((await list()).deliveries).toEqual([]);
    const rolledBack = db.transaction().execute(async (trx) => {
      const saved = await saveArticle(trx, user, { id: 0, base: "", content: ready, intent: "publish" });
      expect(saved.ok).toBe(true);
      expect((await listWebhooks(trx)).deliveries).toHaveLength(1);
      throw new Error("rolled back");
    });
    await expect(rolledBack).rejects.toThrow("rolled back");
    expect((await list()).deliveries).toEqual([]);
  });

  test("contain personal data only if the owner chose that, never in the queue, and not after an erasure", async () => {
    const { db, deliver, due, verified, addLead, listener, list, id } = await open({ includesPeople: true });
    listener.respond = (response) => response.writeHead(500).end("anna@example.org is unknown");
    await addLead();
    await deliver();
    const stored = await db.selectFrom("webhook_deliveries").selectAll().execute();
    expect(JSON.stringify(stored)).not.toMatch(/anna|Call me/i);
    await db.deleteFrom("leads").execute();
    await due();
    await deliver();
    await db.updateTable("webhook_endpoints").set({ includes_people: false }).where("id", "=", id).execute();
    await addLead();
    await deliver();
    expect(verified()).toMatchObject([
      { data: { name: "Anna Berg", email: "anna@example.org", message: "Call me." } },
      { data: { kind: "contact" } },
      { data: { kind: "contact" } },
    ]);
    expect(
      listener.received
        .slice(1)
        .map(({ body }) => body)
        .join(),
    ).not.toContain("anna@example.org");
    expect((await list()).deliveries.find(({ attempts }) => attempts === 2)).toMatchObject({ status: 500, answer: "" });
  });

  test("retry a failed delivery with the same id, until the last attempt", async () => {
    const { db, deliver, due, addLead, listener, list } = await open();
    listener.respond = (response) => response.writeHead(503).end("  out\nto \u0000 lunch ");
    await addLead();
    await deliver();
    await deliver();
    expect(listener.received).toHaveLength(1);
    const [first] = (await list()).deliveries;
    expect(first).toMatchObject({ state: "waiting", attempts: 1, status: 503, answer: "out to lunch" });
    await due();
    listener.respond = (response) => response.writeHead(200).end();
    await deliver();
    expect(new Set(listener.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    const { endpoints, deliveries } = await list();
    expect(deliveries).toMatchObject([{ state: "delivered", attempts: 2 }]);
    expect(endpoints).toMatchObject([{ failingSince: null, isOn: true }]);
    listener.respond = (response) => response.writeHead(500).end();
    await db
      .updateTable("webhook_deliveries")
      .set({ state: "waiting", attempts: 9, next_at: new Date(0) })
      .execute();
    await deliver();
    expect((await list()).deliveries).toMatchObject([{ state: "failed", attempts: 10 }]);
    await sendAgain(db, first?.id ?? 0, actor);
    listener.respond = (response) => response.writeHead(200).end();
    await deliver();
    expect((await list()).deliveries).toMatchObject([{ state: "delivered", attempts: 1 }]);
  });

  test("turn off an endpoint that fails for three days, and deliver waiting events once it is on again", async () => {
    const { db, id, deliver, due, addLead, listener, list, verified } = await open();
    listener.respond = (response) => response.writeHead(500).end();
    await addLead();
    await deliver();
    await due();
    await db
      .updateTable("webhook_endpoints")
      .set({ failing_since: new Date(Date.now() - 73 * 3_600_000) })
      .execute();
    await deliver();
    expect((await list()).endpoints).toMatchObject([{ isOn: false }]);
    expect(await listNotices(db)).toMatchObject([{ title: "The webhook to hooks.example was turned off" }]);
    await due();
    await deliver();
    expect(listener.received).toHaveLength(2);
    listener.respond = (response) => response.writeHead(200).end();
    await switchEndpoint(db, { id, isOn: true }, actor);
    await deliver();
    expect(verified()).toHaveLength(3);
    expect(await listNotices(db)).toEqual([]);
    listener.respond = (response) => response.writeHead(410).end();
    await db.deleteFrom("leads").execute();
    await addLead();
    await deliver();
    expect((await list()).endpoints).toMatchObject([{ isOn: false }]);
  });

  test("keep their secret when changed, and deliver waiting events to the new URL", async () => {
    const { db, id, deliver, due, addLead, listener, list, verified } = await open();
    listener.respond = (response) => response.writeHead(500).end();
    await addLead();
    await deliver();
    const change = (url: string, events: readonly WebhookEvent[] = ["lead.created"]) =>
      changeEndpoint(db, { id, url, events, includesPeople: true }, actor, thisMachine);
    expect(await change("https://10.0.0.1/")).toMatchObject(fail("unreachable"));
    const moved = `http://other.example:${listener.port}/moved`;
    expect(await change(moved)).toMatchObject({ ok: true });
    expect((await list()).endpoints).toMatchObject([
      { url: moved, events: ["lead.created"], includesPeople: true, failingSince: null },
    ]);
    listener.respond = (response) => response.writeHead(204).end();
    await due();
    await deliver();
    expect(listener.received.at(-1)?.headers.host).toBe(`other.example:${listener.port}`);
    expect(verified().at(-1)).toMatchObject({ type: "lead.created", data: { email: "anna@example.org" } });
    await removeEndpoint(db, id, actor);
    expect(await change("https://hooks.example/site")).toEqual(fail("missing"));
  });

  test("request no private IP and follow no redirect, even if a name resolves differently later", async () => {
    const { context, deliver, due, addLead, listener, list } = await open();
    const add = (url: string, hosts?: typeof thisMachine) =>
      addEndpoint(context, { url, events: ["lead.created"], includesPeople: false }, actor, hosts);
    expect(await add("https://127.0.0.1/")).toEqual(fail("unreachable", { reason: "The host is not public." }));
    expect(await add("https://[::1]/")).toMatchObject(fail("unreachable"));
    expect(await add("https://user:word@hooks.example/")).toMatchObject(fail("unreachable"));
    await addLead();
    const inside = { resolve: async () => [{ address: "10.0.0.1", family: 4 }], isAllowed: () => false };
    await deliverWebhooks(context, { allowedHosts: inside });
    expect((await list()).deliveries).toMatchObject([{ status: null, answer: "The host is not public." }]);
    listener.respond = (response) => response.writeHead(302, { location: "/elsewhere" }).end();
    await due();
    await deliver();
    expect((await list()).deliveries).toMatchObject([{ state: "waiting", status: 302 }]);
    expect(listener.received).toHaveLength(1);
  });

  test("are sent once by several processes", async () => {
    const { deliver, addLead, listener, verified } = await open();
    await addLead();
    const pendingResponses: ServerResponse[] = [];
    const isRequested = Promise.withResolvers<void>();
    listener.respond = (response) => {
      pendingResponses.push(response);
      isRequested.resolve();
    };
    const first = deliver();
    await isRequested.promise;
    await Promise.all([deliver(), deliver()]);
    for (const response of pendingResponses) response.writeHead(200).end();
    await first;
    expect(verified()).toHaveLength(1);
  });

  test("read at most 4 KB of a response, even of an endless one", async () => {
    const { test: sendOne, listener, list } = await open();
    listener.respond = (response) => {
      response.writeHead(200);
      const chunk = "x".repeat(64_000);
      const streamChunk = () => {
        while (!response.destroyed && response.write(chunk));
        if (!response.destroyed) response.once("drain", streamChunk);
      };
      streamChunk();
    };
    expect(await sendOne()).toBe(true);
    expect((await list()).deliveries[0]?.answer).toHaveLength(300);
  });

  test("count as delivered once the status has arrived, even if the rest of the response doesn't", async () => {
    const { test: sendOne, listener } = await open();
    listener.respond = (response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("Thank", () => response.destroy());
    };
    expect(await sendOne()).toBe(true);
  });

  test("send a test once, also to an endpoint that is off, without counting its failure", async () => {
    const { db, id, test: sendOne, listener, list, verified } = await open();
    await switchEndpoint(db, { id, isOn: false }, actor);
    expect(await sendOne()).toBe(true);
    expect(verified()).toMatchObject([{ type: "webhook.test", data: { url: "https://www.example.com/" } }]);
    listener.respond = (response) => response.destroy();
    expect(await sendOne()).toBe(false);
    const { endpoints, deliveries } = await list();
    expect(endpoints).toMatchObject([{ failingSince: null }]);
    expect(deliveries).toMatchObject([
      { state: "failed", status: null, answer: "Its server could not be reached." },
      { state: "delivered" },
    ]);
  });

  test("send a test once, also while other processes deliver what is due", async () => {
    const { test: sendOne, deliver, listener, list } = await open();
    let isSending = true;
    const others = [1, 2].map(async () => {
      while (isSending) await deliver();
    });
    for (let count = 0; count < 20; count++) expect(await sendOne()).toBe(true);
    isSending = false;
    await Promise.all(others);
    expect(listener.received).toHaveLength(20);
    expect(new Set((await list()).deliveries.map(({ attempts }) => attempts))).toEqual(new Set([1]));
  });

  test("send to other endpoints while one doesn't answer", async () => {
    const { db, deliver, listener, list } = await open();
    const url = `http://hooks.example:${listener.port}/slow`;
    await sql`
      insert into webhook_endpoints (url, events, sealed_secret)
      select ${url}, events, sealed_secret from webhook_endpoints`.execute(db);
    await sql`
      insert into webhook_deliveries (endpoint_id, event, data)
      select id, 'webhook.test', '{"id": 0, "path": "/"}' from webhook_endpoints, generate_series(1, 3)`.execute(db);
    const unanswered: ServerResponse[] = [];
    listener.respond = (response) => {
      if (response.req.url === "/slow" && unanswered.length === 0) unanswered.push(response);
      else response.writeHead(204).end();
    };
    const delivering = deliver();
    await expect.poll(() => listener.received.length, { timeout: 5_000 }).toBe(4);
    for (const response of unanswered) response.writeHead(204).end();
    await delivering;
    expect((await list()).deliveries.map(({ state }) => state)).toEqual(Array(6).fill("delivered"));
  });

  test("store the secret encrypted, delete the log with the endpoint, and purge old entries", async () => {
    const { db, id, secret, list, addLead } = await open();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const rows = await db.selectFrom("webhook_endpoints").selectAll().execute();
    expect(JSON.stringify([rows, await list()])).not.toContain(secret.slice(6, 20));
    await addLead();
    await purgeDeliveries(db, new Date(Date.now() + 29 * 86_400_000));
    expect((await list()).deliveries).toHaveLength(1);
    await purgeDeliveries(db, new Date(Date.now() + 31 * 86_400_000));
    expect((await list()).deliveries).toEqual([]);
    await db.deleteFrom("leads").execute();
    await addLead();
    await removeEndpoint(db, id, actor);
    expect(await list()).toEqual({ endpoints: [], deliveries: [] });
  });
});
