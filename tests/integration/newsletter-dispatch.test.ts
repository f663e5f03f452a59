import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type FaultyEmailServer, startFaultyEmailServer } from "../../bench/faulty-email-server.ts";
import type { Database } from "../../server/database/open-database.ts";
import type { DeliveryResult, EmailTransport } from "../../server/email/email-transport.ts";
import { type NewsletterWorker, startNewsletterWorker } from "../../server/email/newsletter-worker.ts";
import { createSmtpSessions } from "../../server/email/smtp-sessions.ts";
import { createLogger } from "../../server/logger.ts";
import {
  cancelIssue,
  pauseIssue,
  resumeIssue,
  scheduleIssue,
  sendIssueNow,
  setIssueRate,
  unscheduleIssue,
} from "../../src/features/newsletter/dispatch/dispatch.server.ts";
import { issueProgress } from "../../src/features/newsletter/dispatch/issue-progress.server.ts";
import {
  beginCopy,
  claimCopies,
  recoverCopies,
  settleCopy,
} from "../../src/features/newsletter/dispatch/recipient-queue.server.ts";
import {
  listRecipientsToLookAt,
  markRecipientSent,
  sendRecipientAgain,
} from "../../src/features/newsletter/dispatch/recipients.server.ts";
import { issueNumbers } from "../../src/features/newsletter/issues/numbers.server.ts";
import { createIssue, createReaders } from "./support/newsletter.ts";
import { siteContext } from "./support/site-context.ts";
import { type Store, startStore, storeKinds } from "./support/stores.ts";

const act = () => ({ actor: "owner@example.com", now: new Date() });

function work(database: Database, transport: EmailTransport): NewsletterWorker {
  const worker = startNewsletterWorker({
    context: siteContext(database.db, ""),
    logger: createLogger("silent"),
    transport,
    from: "Your Name <hello@example.com>",
    host: "www.example.com",
    alone: database.kind === "embedded",
  });
  onTestFinished(() => worker.stop());
  return worker;
}

/** A transport that answers as it is told, and remembers to whom it has handed what. */
function answering(answer: (to: string) => DeliveryResult | "killed" = () => ({ outcome: "sent" })) {
  const handed: string[] = [];
  const transport: EmailTransport = {
    name: "test",
    repeatable: false,
    async deliver({ envelope }, begin) {
      const to = envelope.to[0] ?? "";
      if (begin && !(await begin())) return { outcome: "refused", reason: "held back", permanent: false };
      handed.push(to);
      const result = answer(to);
      // A process that was killed says nothing any more.
      return result === "killed" ? Promise.reject(new Error("killed")) : result;
    },
  };
  return { transport, handed };
}

const statuses = async ({ db }: Database, issueId: number) =>
  Object.fromEntries(
    (
      await db
        .selectFrom("newsletter_recipients")
        .select(["email", "status"])
        .where("issue_id", "=", issueId)
        .orderBy("email")
        .execute()
    ).map(({ email, status }) => [email, status]),
  );

const issueOf = ({ db }: Database, id: number) =>
  db.selectFrom("newsletter_issues").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

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

  /** A database with these readers and an issue that can be sent. */
  async function prepare(emails: readonly string[]) {
    const database = await store.open();
    const readers = await createReaders(database.db, emails);
    const issueId = await createIssue(database.db);
    const context = siteContext(database.db, "");
    return { database, context, issueId, readers };
  }

  test("everyone who has confirmed gets one copy, over a real mail server", async () => {
    const { database, context, issueId } = await prepare(["anna@one.example", "ben@one.example"]);
    await createReaders(database.db, ["pending@one.example"], { status: "pending" });
    await createReaders(database.db, ["gone@one.example"], { status: "unsubscribed" });
    expect(await sendIssueNow(context, issueId, act())).toBeNull();
    await work(database, createSmtpSessions(server.url)).drain();
    expect(await statuses(database, issueId)).toEqual({ "anna@one.example": "sent", "ben@one.example": "sent" });
    expect(await issueOf(database, issueId)).toMatchObject({ status: "sent", number: 1, slug: "a-subject" });
    expect([server.accepted.get("anna@one.example"), server.accepted.get("ben@one.example")]).toEqual([1, 1]);
    expect(server.accepted.has("pending@one.example")).toBe(false);
  });

  test("a second click, and a second copy of the site, begin one dispatch", async () => {
    const { database, context, issueId } = await prepare(["anna@two.example"]);
    const answers = await Promise.all([1, 2, 3].map(() => sendIssueNow(context, issueId, act())));
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.find((answer) => answer !== null)).toContain("meanwhile");
    expect(Object.keys(await statuses(database, issueId))).toHaveLength(1);
  });

  test("each answer of the mail server is recorded as what it is", async () => {
    const names = [
      "gone.1",
      "later.1",
      "cut-before.1",
      "cut-after.1",
      "spam.1",
      ...Array.from({ length: 60 }, (_, n) => `fine.${n}`),
    ];
    const { database, context, issueId } = await prepare(names.map((name) => `${name}@three.example`));
    await sendIssueNow(context, issueId, act());
    const worker = work(database, createSmtpSessions(server.url));
    await worker.drain();
    const after = await statuses(database, issueId);
    expect(after).toMatchObject({
      "gone.1@three.example": "bounced",
      "later.1@three.example": "retrying",
      "cut-after.1@three.example": "unknown",
      "spam.1@three.example": "bounced",
      "fine.1@three.example": "sent",
    });
    expect((await issueOf(database, issueId)).status).toBe("sending");
    await database.db.updateTable("newsletter_recipients").set({ next_attempt_at: new Date() }).execute();
    await worker.drain();
    expect(await statuses(database, issueId)).toMatchObject({
      "later.1@three.example": "sent",
      "cut-before.1@three.example": "sent",
      "cut-after.1@three.example": "unknown",
    });
    expect((await issueOf(database, issueId)).status).toBe("sent");
    // No one got it twice, and a copy that may have arrived was not repeated.
    expect([...server.accepted].filter(([email, count]) => email.endsWith("@three.example") && count > 1)).toEqual([]);
    const { recipients } = await listRecipientsToLookAt(database.db, issueId);
    expect(recipients.map(({ email, status }) => [email, status])).toEqual([
      ["cut-after.1@three.example", "unknown"],
      expect.arrayContaining(["bounced"]),
      expect.arrayContaining(["bounced"]),
    ]);
    expect(recipients.find(({ email }) => email.startsWith("gone"))?.answer).toBe("550 5.1.1 No such user");
  });

  test("a temporary rejection is repeated after growing pauses for a day, then counts as rejected", async () => {
    const { database, context, issueId } = await prepare(["anna@four.example"]);
    await sendIssueNow(context, issueId, act());
    const { transport, handed } = answering(() => ({ outcome: "refused", reason: "451 Later", permanent: false }));
    const worker = work(database, transport);
    const waits: number[] = [];
    for (;;) {
      await worker.drain();
      const row = await database.db.selectFrom("newsletter_recipients").selectAll().executeTakeFirstOrThrow();
      if (row.status !== "retrying") {
        expect(row).toMatchObject({ status: "bounced", last_answer: "Given up after a day. 451 Later" });
        break;
      }
      waits.push(Math.round(((row.next_attempt_at?.getTime() ?? 0) - Date.now()) / 60_000));
      await database.db.updateTable("newsletter_recipients").set({ next_attempt_at: new Date() }).execute();
    }
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(24 * 60);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(handed).toHaveLength(waits.length + 1);
    // The server asked for patience every time: that says nothing final about the address.
    expect(
      (await database.db.selectFrom("subscribers").select("bounces_in_row").executeTakeFirstOrThrow()).bounces_in_row,
    ).toBe(0);
  });

  test("one bad address stops nothing; more than 5 % of them pause the run, which says why", async () => {
    const names = Array.from({ length: 40 }, (_, n) => (n % 4 === 0 ? `gone.${n}` : `fine.${n}`));
    const { database, context, issueId } = await prepare(names.map((name) => `${name}@five.example`));
    await database.db
      .updateTable("subscribers")
      .set({ imported: JSON.stringify({ source: "list.csv", consentedAt: null, evidence: null }) })
      .execute();
    await sendIssueNow(context, issueId, act());
    const worker = work(database, createSmtpSessions(server.url));
    await worker.drain();
    const paused = await issueOf(database, issueId);
    expect(paused.status).toBe("paused");
    expect(paused.pause_reason).toMatch(
      /^\d+\.\d% of the copies were rejected: \d+ of \d+\. \d+ of them come from the import “list\.csv”\.$/,
    );
    const notice = await database.db.selectFrom("mails").select(["recipient", "subject"]).execute();
    expect(notice).toEqual([{ recipient: "owner@example.com", subject: "Paused: A subject" }]);
    const before = (await issueProgress(context, issueId))?.counts;
    expect(before?.waiting).toBeGreaterThan(0);
    // What was rejected before does not pause it again at once.
    expect(await resumeIssue(database.db, issueId, act())).toBeNull();
    await database.db
      .deleteFrom("newsletter_recipients")
      .where("status", "=", "waiting")
      .where("email", "like", "gone%")
      .execute();
    await worker.drain();
    expect((await issueOf(database, issueId)).status).toBe("sent");
  });

  test("a reader who unsubscribes after the recipients were frozen gets no copy", async () => {
    const { database, context, issueId, readers } = await prepare(["anna@six.example", "ben@six.example"]);
    await sendIssueNow(context, issueId, act());
    await database.db
      .updateTable("subscribers")
      .set({ status: "unsubscribed" })
      .where("id", "=", readers[0] ?? 0)
      .execute();
    const { transport, handed } = answering();
    await work(database, transport).drain();
    expect(await statuses(database, issueId)).toEqual({ "anna@six.example": "skipped", "ben@six.example": "sent" });
    expect(handed).toEqual(["ben@six.example"]);
  });

  test("even when the copy was claimed already", async () => {
    const { database, context, issueId } = await prepare(["anna@seven.example"]);
    await sendIssueNow(context, issueId, act());
    const { copies } = await claimCopies(database.db, issueId, "me", 5);
    await database.db.updateTable("subscribers").set({ status: "unsubscribed" }).execute();
    expect(copies).toHaveLength(1);
    for (const copy of copies) expect(await beginCopy(database.db, copy, "me")).toBe(false);
  });

  test("pausing holds back what was claimed, resuming goes on where it stopped, cancelling skips the rest", async () => {
    const { database, context, issueId } = await prepare(["a@eight.example", "b@eight.example", "c@eight.example"]);
    await sendIssueNow(context, issueId, act());
    const {
      copies: [first, second],
    } = await claimCopies(database.db, issueId, "me", 2);
    if (!first || !second) throw new Error("two copies were due");
    expect(await beginCopy(database.db, first, "me")).toBe(true);
    expect(await pauseIssue(database.db, issueId, act())).toBeNull();
    expect(await beginCopy(database.db, second, "me")).toBe(false);
    expect(await settleCopy(database.db, first, "me", { status: "sent", answer: null })).toBe(true);
    const { transport, handed } = answering();
    await database.db
      .updateTable("newsletter_recipients")
      .set({ lease_until: new Date(0) })
      .execute();
    const worker = work(database, transport);
    await worker.drain();
    expect(handed).toEqual([]);
    expect(await resumeIssue(database.db, issueId, act())).toBeNull();
    await setIssueRate(database.db, issueId, 6000, act());
    await worker.drain();
    expect(handed).toHaveLength(2);
    expect(handed).not.toContain(first.email);
    expect(await resumeIssue(database.db, issueId, act())).toContain("not paused");

    const next = await createIssue(database.db, { subject: "Another" });
    await sendIssueNow(context, next, act());
    expect(await cancelIssue(database.db, next, act())).toBeNull();
    await worker.drain();
    expect(new Set(Object.values(await statuses(database, next)))).toEqual(new Set(["skipped"]));
    expect((await issueOf(database, next)).status).toBe("cancelled");
  });

  test("what a killed process left behind is due again, or unknown when its text had begun to travel", async () => {
    const { database, context, issueId } = await prepare(["a@nine.example", "b@nine.example"]);
    await sendIssueNow(context, issueId, act());
    const {
      copies: [begun, claimed],
    } = await claimCopies(database.db, issueId, "killed", 2);
    if (!begun || !claimed) throw new Error("two copies were due");
    await beginCopy(database.db, begun, "killed");
    // While its lease runs, another process touches neither.
    expect(await recoverCopies(database.db, { repeatable: false, alone: false })).toBe(0);
    expect((await claimCopies(database.db, issueId, "other", 5)).copies).toEqual([]);
    await database.db
      .updateTable("newsletter_recipients")
      .set({ lease_until: sql<Date>`now() - interval '1 second'` })
      .execute();
    const { transport, handed } = answering();
    const worker = work(database, transport);
    await worker.drain();
    expect(handed).toEqual([claimed.email]);
    expect(await statuses(database, issueId)).toMatchObject({ [begun.email]: "unknown", [claimed.email]: "sent" });

    // The process was only asleep, and learns now that the server accepted the copy.
    expect(await settleCopy(database.db, begun, "killed", { status: "sent", answer: null })).toBe(true);
    // It cannot begin the other one, which another process has by now.
    expect(await beginCopy(database.db, claimed, "killed")).toBe(false);
  });

  test("the owner decides once about a copy that may have arrived", async () => {
    const { database, context, issueId, readers } = await prepare(["a@ten.example", "b@ten.example"]);
    await sendIssueNow(context, issueId, act());
    let isBroken = true;
    const { transport, handed } = answering(() =>
      isBroken ? { outcome: "uncertain", reason: "cut" } : { outcome: "sent" },
    );
    const worker = work(database, transport);
    await worker.drain();
    expect((await issueOf(database, issueId)).status).toBe("sent");
    isBroken = false;
    const [a = 0, b = 0] = readers;
    const ids = await database.db.selectFrom("newsletter_recipients").select(["email", "message_id"]).execute();
    expect(await markRecipientSent(database.db, issueId, a, act())).toBeNull();
    expect(await sendRecipientAgain(database.db, issueId, b, act())).toBeNull();
    expect(await sendRecipientAgain(database.db, issueId, a, act())).toContain("already");
    await worker.drain();
    expect(handed.slice(2)).toEqual(["b@ten.example"]);
    expect(await statuses(database, issueId)).toEqual({ "a@ten.example": "sent", "b@ten.example": "sent" });
    expect(await database.db.selectFrom("newsletter_recipients").select(["email", "message_id"]).execute()).toEqual(
      ids,
    );
  });

  test("a mail server that cannot be reached costs no copy its attempts, and the owner sees why", async () => {
    const { database, context, issueId } = await prepare(["a@eleven.example"]);
    await sendIssueNow(context, issueId, act());
    await work(database, createSmtpSessions("smtp://127.0.0.1:1")).drain();
    const row = await database.db.selectFrom("newsletter_recipients").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: "waiting", attempts: 0, lease_owner: null });
    expect((await issueProgress(context, issueId))?.trouble).toContain("ECONNREFUSED");
    await work(database, createSmtpSessions(server.url)).drain();
    expect((await issueOf(database, issueId)).status).toBe("sent");
  });

  test("a rate holds for all copies of the site together", async () => {
    const { database, context, issueId } = await prepare(Array.from({ length: 30 }, (_, n) => `r${n}@rate.example`));
    await database.db.updateTable("newsletter_issues").set({ rate_per_minute: 60 }).execute();
    await sendIssueNow(context, issueId, act());
    const claims = await Promise.all(["a", "b", "c", "d"].map((owner) => claimCopies(database.db, issueId, owner, 10)));
    expect(claims.flatMap(({ copies }) => copies)).toHaveLength(1);
    expect(Math.max(...claims.map(({ waitMs }) => waitMs ?? 0))).toBeGreaterThan(0);
  });

  test("a schedule begins at its time, and never for an issue that cannot be sent", async () => {
    const { database, context, issueId } = await prepare(["a@twelve.example"]);
    const { db } = database;
    expect(await scheduleIssue(db, issueId, new Date(Date.now() - 60_000), act())).toContain("has passed");
    expect(await scheduleIssue(db, issueId, new Date(Date.now() + 3_600_000), act())).toBeNull();
    const { transport, handed } = answering();
    const worker = work(database, transport);
    await worker.drain();
    expect(handed).toEqual([]);
    expect(await unscheduleIssue(db, issueId, act())).toBeNull();
    expect(await scheduleIssue(db, issueId, new Date(Date.now() + 3_600_000), act())).toBeNull();
    await db
      .updateTable("newsletter_issues")
      .set({ scheduled_at: new Date(Date.now() - 1000) })
      .execute();
    await worker.drain();
    expect(handed).toEqual(["a@twelve.example"]);

    const empty = await createIssue(db, { subject: "", parts: [] });
    expect(await scheduleIssue(db, empty, new Date(Date.now() + 3_600_000), act())).toContain("cannot be sent yet");
    expect(await sendIssueNow(context, empty, act())).toContain("subject");
    await db
      .updateTable("newsletter_issues")
      .set({ status: "scheduled", scheduled_at: new Date(Date.now() - 1000) })
      .where("id", "=", empty)
      .execute();
    await worker.drain();
    // The draft's page says why.
    expect(await issueNumbers(db, empty, new Date())).toMatchObject({
      status: "draft",
      pauseReason: expect.stringMatching(/not sent at its time.*Write a subject/) as unknown,
    });
    expect(await db.selectFrom("mails").select("subject").execute()).toEqual([
      { subject: "Not sent: an issue without a subject" },
    ]);
  });

  test("an issue without readers is not sent", async () => {
    const { database, context, issueId } = await prepare([]);
    expect(await sendIssueNow(context, issueId, act())).toContain("no one");
    expect(await issueOf(database, issueId)).toMatchObject({ status: "draft", number: null });
  });

  test("three rejections in a row end a subscription with a reason, a delivery in between does not", async () => {
    const { database, context, readers } = await prepare(["a@thirteen.example", "b@thirteen.example"]);
    let round = 0;
    const { transport } = answering((to) =>
      to.startsWith("a") || round !== 1
        ? { outcome: "refused", reason: "550 5.1.1 No such user", permanent: true }
        : { outcome: "sent" },
    );
    const worker = work(database, transport);
    for (round = 0; round < 3; round++) {
      const issueId = await createIssue(database.db, { subject: `Issue ${round}` });
      await sendIssueNow(context, issueId, act());
      await worker.drain();
    }
    const rows = await database.db
      .selectFrom("subscribers")
      .select(["status", "bounces_in_row", "end_reason"])
      .where("id", "in", readers)
      .orderBy("id")
      .execute();
    expect(rows).toEqual([
      {
        status: "unsubscribed",
        bounces_in_row: 3,
        end_reason: "3 issues in a row were rejected: 550 5.1.1 No such user",
      },
      { status: "confirmed", bounces_in_row: 1, end_reason: null },
    ]);
  });
});
