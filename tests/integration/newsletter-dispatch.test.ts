import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSmtp } from "../../server/email/smtp.ts";
import { defaultSite, siteOf } from "../../src/facts/site.ts";
import {
  cancelIssue,
  pauseIssue,
  resumeIssue,
  scheduleIssue,
  setIssueRate,
  unscheduleIssue,
} from "../../src/features/newsletter/dispatch/dispatch.server.ts";
import { issueProgress } from "../../src/features/newsletter/dispatch/issue-progress.server.ts";
import {
  claimDeliveries,
  markInFlight,
  recoverDeliveries,
  settleDelivery,
} from "../../src/features/newsletter/dispatch/recipient-queue.server.ts";
import { markRecipientSent, sendRecipientAgain } from "../../src/features/newsletter/dispatch/recipients.server.ts";
import { startDueIssues, startSending } from "../../src/features/newsletter/dispatch/start-sending.server.ts";
import { issueNumbers } from "../../src/features/newsletter/issues/numbers.server.ts";
import { listNotices } from "../../src/features/overview/notices/notices.server.ts";
import { fail, ok } from "../../src/lib/result.ts";
import { type FaultyEmailServer, startFaultyEmailServer } from "./support/faulty-email-server.ts";
import { createIssue, createReaders } from "./support/newsletter.ts";
import {
  byOwner,
  issueOf,
  prepareDispatch,
  statuses,
  transportReturning,
  work,
} from "./support/newsletter-dispatch.ts";
import { type Store, startStore, storeKinds } from "./support/stores.ts";

describe.each(storeKinds)("sending an issue from the %s database", (kind) => {
  let store: Store;
  let server: FaultyEmailServer;
  beforeAll(async () => {
    store = await startStore(kind);
    server = await startFaultyEmailServer({ storeEmails: true });
  });
  afterAll(async () => {
    await store.stop();
    await server.stop();
  });

  const prepare = (emails: readonly string[]) => prepareDispatch(store, emails);

  test("sends one email to each confirmed reader, through a real mail server", async () => {
    const { database, context, issueId } = await prepare(["anna@one.example", "ben@one.example"]);
    await createReaders(database.db, ["pending@one.example"], { status: "pending" });
    await createReaders(database.db, ["gone@one.example"], { status: "unsubscribed" });
    expect(await startSending(context, issueId, byOwner())).toEqual(ok());
    await work(database, createSmtp(server.url, "www.example.com")).drain();
    expect(await statuses(database, issueId)).toEqual({ "anna@one.example": "sent", "ben@one.example": "sent" });
    expect(await issueOf(database, issueId)).toMatchObject({ status: "sent", number: 1, slug: "a-subject" });
    expect([server.accepted.get("anna@one.example"), server.accepted.get("ben@one.example")]).toEqual([1, 1]);
    expect(server.accepted.has("pending@one.example")).toBe(false);
  });

  test("numbers the first issue 1, whatever samples and deleted issues were numbered", async () => {
    const { database, context, issueId } = await prepare(["anna@one.example"]);
    const { db } = database;
    const number = async (id: number, value: number, deleted: Date | null) =>
      db.updateTable("newsletter_issues").set({ number: value, deleted_at: deleted }).where("id", "=", id).execute();
    const [binned, sample] = [
      await createIssue(db, { subject: "Binned" }),
      await createIssue(db, { subject: "Sample" }),
    ];
    await number(binned, 46, new Date());
    await number(sample, 1, null);
    await db.insertInto("sample_items").values({ kind: "issue", item_id: sample, name: "Sample" }).execute();
    expect(await startSending(context, issueId, byOwner())).toEqual(ok());
    expect(await issueOf(database, issueId)).toMatchObject({ number: 1 });
    expect(await issueOf(database, sample)).toMatchObject({ number: null });
  });

  test("continues from the owner's first number", async () => {
    const { database, context, issueId } = await prepare(["anna@one.example"]);
    const site = siteOf({ site: { newsletterFirstNumber: "120" } });
    expect(await startSending({ ...context, site }, issueId, byOwner())).toEqual(ok());
    expect(await issueOf(database, issueId)).toMatchObject({ number: 120 });
  });

  test("starts one dispatch despite a second click or a second replica", async () => {
    const { database, context, issueId } = await prepare(["anna@two.example"]);
    const results = await Promise.all([1, 2, 3].map(() => startSending(context, issueId, byOwner())));
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(results.find((result) => !result.ok)).toEqual(fail("changed"));
    expect(Object.keys(await statuses(database, issueId))).toHaveLength(1);
  });

  test("skips a reader who unsubscribes after the recipients were frozen", async () => {
    const { database, context, issueId, readers } = await prepare(["anna@six.example", "ben@six.example"]);
    await startSending(context, issueId, byOwner());
    await database.db
      .updateTable("subscribers")
      .set({ status: "unsubscribed" })
      .where("id", "=", readers[0] ?? 0)
      .execute();
    const { transport, delivered } = transportReturning();
    await work(database, transport).drain();
    expect(await statuses(database, issueId)).toEqual({ "anna@six.example": "skipped", "ben@six.example": "sent" });
    expect(delivered).toEqual(["ben@six.example"]);
  });

  test("skips a reader who unsubscribes after the delivery was claimed", async () => {
    const { database, context, issueId } = await prepare(["anna@seven.example"]);
    await startSending(context, issueId, byOwner());
    const { deliveries } = await claimDeliveries(database.db, issueId, "me", 5);
    await database.db.updateTable("subscribers").set({ status: "unsubscribed" }).execute();
    expect(deliveries).toHaveLength(1);
    for (const delivery of deliveries) expect(await markInFlight(database.db, delivery, "me")).toBe(false);
  });

  test("defers claimed deliveries when paused, continues when resumed, and skips the rest when cancelled", async () => {
    const { database, context, issueId } = await prepare(["a@eight.example", "b@eight.example", "c@eight.example"]);
    await startSending(context, issueId, byOwner());
    const {
      deliveries: [first, second],
    } = await claimDeliveries(database.db, issueId, "me", 2);
    if (!first || !second) throw new Error("two deliveries were due");
    expect(await markInFlight(database.db, first, "me")).toBe(true);
    expect(await pauseIssue(database.db, issueId, byOwner())).toEqual(ok());
    expect(await markInFlight(database.db, second, "me")).toBe(false);
    expect(await settleDelivery(database.db, first, "me", { status: "sent", answer: null })).toBe(true);
    const { transport, delivered } = transportReturning();
    await database.db
      .updateTable("newsletter_recipients")
      .set({ lease_until: new Date(0) })
      .execute();
    const worker = work(database, transport);
    await worker.drain();
    expect(delivered).toEqual([]);
    expect(await resumeIssue(database.db, issueId, byOwner())).toEqual(ok());
    await setIssueRate(database.db, issueId, 6000, byOwner());
    await worker.drain();
    expect(delivered).toHaveLength(2);
    expect(delivered).not.toContain(first.email);
    expect(await resumeIssue(database.db, issueId, byOwner())).toEqual(fail("not-paused"));

    const next = await createIssue(database.db, { subject: "Another" });
    await startSending(context, next, byOwner());
    expect(await cancelIssue(database.db, next, byOwner())).toEqual(ok());
    await worker.drain();
    expect(new Set(Object.values(await statuses(database, next)))).toEqual(new Set(["skipped"]));
    expect((await issueOf(database, next)).status).toBe("cancelled");
  });

  test("retries deliveries of a killed process, unless transmission had started", async () => {
    const { database, context, issueId } = await prepare(["a@nine.example", "b@nine.example"]);
    await startSending(context, issueId, byOwner());
    const {
      deliveries: [inFlight, claimed],
    } = await claimDeliveries(database.db, issueId, "killed", 2);
    if (!inFlight || !claimed) throw new Error("two deliveries were due");
    await markInFlight(database.db, inFlight, "killed");
    // While its lease is valid, another process touches neither.
    expect(await recoverDeliveries(database.db, { repeatable: false, isOnlySender: false })).toBe(0);
    expect((await claimDeliveries(database.db, issueId, "other", 5)).deliveries).toEqual([]);
    await database.db
      .updateTable("newsletter_recipients")
      .set({ lease_until: sql<Date>`now() - interval '1 second'` })
      .execute();
    const { transport, delivered } = transportReturning();
    const worker = work(database, transport);
    await worker.drain();
    expect(delivered).toEqual([claimed.email]);
    expect(await statuses(database, issueId)).toMatchObject({ [inFlight.email]: "unknown", [claimed.email]: "sent" });

    // The process was only suspended, and now learns that the server accepted the delivery.
    expect(await settleDelivery(database.db, inFlight, "killed", { status: "sent", answer: null })).toBe(true);
    // It cannot start the other one, which another process has claimed meanwhile.
    expect(await markInFlight(database.db, claimed, "killed")).toBe(false);
  });

  test("lets the owner decide once about a delivery with an unknown outcome", async () => {
    const { database, context, issueId, readers } = await prepare(["a@ten.example", "b@ten.example"]);
    await startSending(context, issueId, byOwner());
    let isBroken = true;
    const { transport, delivered } = transportReturning(() =>
      isBroken ? { outcome: "uncertain", failure: "interrupted", reason: "cut" } : { outcome: "sent" },
    );
    const worker = work(database, transport);
    await worker.drain();
    expect((await issueOf(database, issueId)).status).toBe("sent");
    isBroken = false;
    const [a = 0, b = 0] = readers;
    const ids = await database.db
      .selectFrom("newsletter_recipients")
      .select(["email", "message_id"])
      .orderBy("email")
      .execute();
    expect(await markRecipientSent(database.db, issueId, a, byOwner())).toEqual(ok());
    expect(await sendRecipientAgain(database.db, issueId, b, byOwner())).toEqual(ok());
    expect(await sendRecipientAgain(database.db, issueId, a, byOwner())).toEqual(fail("decided-already"));
    await worker.drain();
    expect(delivered.slice(2)).toEqual(["b@ten.example"]);
    expect(await statuses(database, issueId)).toEqual({ "a@ten.example": "sent", "b@ten.example": "sent" });
    expect(
      await database.db.selectFrom("newsletter_recipients").select(["email", "message_id"]).orderBy("email").execute(),
    ).toEqual(ids);
  });

  test("uses up no attempts while the mail server is unreachable, and shows the owner why", async () => {
    const { database, context, issueId } = await prepare(["a@eleven.example"]);
    await startSending(context, issueId, byOwner());
    await work(database, createSmtp("smtp://127.0.0.1:1", "www.example.com")).drain();
    const row = await database.db.selectFrom("newsletter_recipients").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: "waiting", attempts: 0, lease_owner: null });
    const { trouble: outage } = (await issueProgress(context, issueId)) ?? {};
    expect(outage).toMatch(/^The mail server can’t be reached: .*ECONNREFUSED/);
    const elevenMinutesLater = () => new Date(Date.now() + 11 * 60_000);
    const notice = { key: "mail-server", title: "The mail server can’t be reached" };
    expect(await listNotices(database.db, elevenMinutesLater())).toMatchObject([notice]);
    await work(database, createSmtp(server.url, "www.example.com")).drain();
    expect((await issueOf(database, issueId)).status).toBe("sent");
    expect(await listNotices(database.db, elevenMinutesLater())).toEqual([]);
  });

  test("keeps to the sending rate across all replicas", async () => {
    const { database, context, issueId } = await prepare(Array.from({ length: 30 }, (_, n) => `r${n}@rate.example`));
    await database.db.updateTable("newsletter_issues").set({ rate_per_minute: 60 }).execute();
    await startSending(context, issueId, byOwner());
    const claims = await Promise.all(
      ["a", "b", "c", "d"].map((owner) => claimDeliveries(database.db, issueId, owner, 10)),
    );
    expect(claims.flatMap(({ deliveries }) => deliveries)).toHaveLength(1);
    expect(Math.max(...claims.map(({ waitMs }) => waitMs ?? 0))).toBeGreaterThan(0);
  });

  test("starts a scheduled dispatch at its time, but not for an issue that can't be sent", async () => {
    const { database, context, issueId } = await prepare(["a@twelve.example"]);
    const { db } = database;
    expect(await scheduleIssue(defaultSite, db, issueId, new Date(Date.now() - 60_000), byOwner())).toEqual(
      fail("time-passed"),
    );
    expect(await scheduleIssue(defaultSite, db, issueId, new Date(Date.now() + 3_600_000), byOwner())).toEqual(ok());
    const { transport, delivered } = transportReturning();
    const worker = work(database, transport);
    await worker.drain();
    expect(delivered).toEqual([]);
    expect(await unscheduleIssue(db, issueId, byOwner())).toEqual(ok());
    expect(await scheduleIssue(defaultSite, db, issueId, new Date(Date.now() + 3_600_000), byOwner())).toEqual(ok());
    await db
      .updateTable("newsletter_issues")
      .set({ scheduled_at: new Date(Date.now() - 1000) })
      .execute();
    await worker.drain();
    expect(delivered).toEqual(["a@twelve.example"]);

    const emptyIssue = await createIssue(db, { subject: "", parts: [] });
    expect(await scheduleIssue(defaultSite, db, emptyIssue, new Date(Date.now() + 3_600_000), byOwner())).toMatchObject(
      {
        code: "incomplete",
      },
    );
    expect(await startSending(context, emptyIssue, byOwner())).toMatchObject({
      findings: expect.arrayContaining([expect.stringContaining("subject")]) as unknown,
    });
    await db
      .updateTable("newsletter_issues")
      .set({ status: "scheduled", scheduled_at: new Date(Date.now() - 1000) })
      .where("id", "=", emptyIssue)
      .execute();
    await worker.drain();
    // The draft's page says why.
    expect(await issueNumbers(defaultSite, db, emptyIssue, new Date())).toMatchObject({
      status: "draft",
      pauseReason: expect.stringMatching(/not sent at its time.*Write a subject/) as unknown,
    });
    expect(await db.selectFrom("mails").select("subject").execute()).toEqual([
      { subject: "Not sent: an issue without a subject" },
    ]);
  });

  test("doesn't start with a link to a missing page, unless that can't be checked", async () => {
    const { database, context } = await prepare(["a@thirteen.example"]);
    const { db } = database;
    const html = '<p><a href="/no-such-page">Nothing</a> <a href="/blog/later">Later</a></p>';
    const issueId = await createIssue(db, { parts: [{ kind: "opening", title: "", html }] });
    const messages = [
      "The link /no-such-page leads to a page that does not exist.",
      "The link /blog/later leads to an article that is not published.",
    ];
    const incomplete = fail("incomplete", { findings: messages });
    expect(await startSending(context, issueId, byOwner())).toEqual(incomplete);
    // The pages may be published by then.
    expect(await scheduleIssue(defaultSite, db, issueId, new Date(Date.now() + 3_600_000), byOwner())).toEqual(ok());
    await startDueIssues(context, new Date(Date.now() + 3_700_000));
    expect(await issueOf(database, issueId)).toMatchObject({
      status: "draft",
      pause_reason: expect.stringContaining("no-such-page") as unknown,
    });

    await db
      .insertInto("redirects")
      .values({ source: "/no-such-page", target: "/contact", origin: "manual" })
      .execute();
    const content = { ...context.content, getArticle: () => Promise.reject(new Error("away")) };
    expect(await startSending({ ...context, content }, issueId, byOwner())).toEqual(ok());
  });

  test("doesn't start without readers", async () => {
    const { database, context, issueId } = await prepare([]);
    expect(await startSending(context, issueId, byOwner())).toEqual(fail("no-readers"));
    expect(await issueOf(database, issueId)).toMatchObject({ status: "draft", number: null });
  });
});
