import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "../../server/database/open-database.ts";
import type { DeliveryResult, EmailTransport } from "../../server/email/email-transport.ts";
import { type EmailWorker, startEmailWorker } from "../../server/email/open-email-worker.ts";
import { createOutbox } from "../../server/email/outbox.ts";
import { createSmtp } from "../../server/email/smtp.ts";
import { watchClock } from "../../server/jobs/background.ts";
import { createLogger } from "../../server/logger.ts";
import { clockDifference } from "../../server/observe/clock-difference.ts";
import { defaultSite } from "../../src/facts/site.ts";
import { claimDueEmails, markRejected, oldestWaitingSeconds } from "../../src/features/email/email-queue.server.ts";
import { countKept, listEmailsForAdmin, sendKept } from "../../src/features/email/emails.admin.server.ts";
import { discardEmail, queueEmail, retryEmail } from "../../src/features/email/emails.server.ts";
import { listNotices } from "../../src/features/overview/notices/notices.server.ts";
import { getAdminHome } from "../../src/features/overview/overview.server.ts";
import { type EmailCatcher, startEmailCatcher } from "./support/email-catcher.ts";
import { siteContext } from "./support/site-context.ts";
import { type Store, startStore, storeKinds } from "./support/stores.ts";

const content = { subject: "Grüße", preview: "P", blocks: [{ kind: "text", text: "Guten Tag" }], reason: "R" } as const;

const queue = ({ db }: Database, to = "maren@example.com") =>
  queueEmail(defaultSite, db, {
    kind: "lead-reply",
    to,
    content,
    headers: { "List-Unsubscribe": "<https://www.example.com/u?token=1>" },
  });

function work(database: Database, transport: EmailTransport, logger = createLogger("silent")): EmailWorker {
  const worker = startEmailWorker({
    db: database.db,
    logger,
    transport,
    sender: { from: () => "Your Name <hello@example.com>", host: "www.example.com" },
    isOnlySender: database.kind === "embedded",
  });
  onTestFinished(() => worker.stop());
  return worker;
}

/** A transport with a fixed result. */
const transportReturning = (results: DeliveryResult[]): EmailTransport & { count: number } => {
  const transport = {
    name: "test",
    repeatable: false,
    count: 0,
    deliver: async () => results[Math.min(transport.count++, results.length - 1)] ?? { outcome: "sent" as const },
  };
  return transport;
};

const storedEmails = async ({ db }: Database) =>
  db.selectFrom("mails").select(["status", "attempts", "last_error"]).orderBy("id").execute();

describe.each(storeKinds)("the email worker on the %s database", (kind) => {
  let store: Store;
  let catcher: EmailCatcher;
  beforeAll(async () => {
    store = await startStore(kind);
    catcher = await startEmailCatcher();
  });
  afterAll(async () => {
    await store.stop();
    await catcher.stop();
  });

  test("sends an email through a real mail server unchanged", async () => {
    const database = await store.open();
    await queue(database);
    await work(database, createSmtp(catcher.url, "www.example.com")).drain();
    expect(await storedEmails(database)).toEqual([{ status: "sent", attempts: 1, last_error: null }]);
    const email = catcher.emails.at(-1) ?? "";
    expect(email).toMatch(/^From: Your Name <hello@example.com>$/m);
    expect(email).toMatch(/^List-Unsubscribe: <https:\/\/www.example.com\/u\?token=1>$/m);
    expect(email).toContain("Content-Type: text/plain");
    expect(email).toContain("Content-Type: text/html");
    expect(email).toContain("Guten Tag");
    const [id] = await database.db.selectFrom("mails").select("message_id").execute();
    expect(email).toContain(`Message-ID: <${id?.message_id}@www.example.com>`);
  });

  test("stores emails while there is no mail server, and sends them once there is one", async () => {
    const database = await store.open();
    const folder = await mkdtemp(path.join(tmpdir(), "kept-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await queue(database);
    await queueEmail(defaultSite, database.db, { kind: "password-reset", to: "maren@example.com", content });
    const outboxWorker = work(database, createOutbox(folder));
    await outboxWorker.drain();
    // Otherwise it could claim the email again.
    await outboxWorker.stop();
    const states = async () =>
      (await listEmailsForAdmin(database.db, { search: "", sort: "date", page: 1, status: "" })).emails
        .map(({ kind: of, status }) => `${of} ${status}`)
        .sort();
    expect(await states()).toEqual(["lead-reply kept", "password-reset kept"]);
    expect(await countKept(database.db)).toBe(1);
    const before = catcher.emails.length;
    expect(await sendKept(database.db, "owner@example.com")).toBe(1);
    await work(database, createSmtp(catcher.url, "www.example.com")).drain();
    expect(await states()).toEqual(["lead-reply sent", "password-reset kept"]);
    expect([catcher.emails.length - before, await countKept(database.db)]).toEqual([1, 0]);
  });

  test("retries after a temporary rejection, not after a permanent one", async () => {
    const database = await store.open();
    onTestFinished(() => {
      catcher.rejection = undefined;
    });
    const worker = work(database, createSmtp(catcher.url, "www.example.com"));
    catcher.rejection = { code: 451, text: "Try again later" };
    await queue(database);
    await worker.drain();
    expect(await storedEmails(database)).toEqual([
      { status: "queued", attempts: 1, last_error: expect.stringContaining("Try again later") as unknown },
    ]);
    catcher.rejection = { code: 550, text: "No such reader" };
    await database.db.updateTable("mails").set({ next_attempt_at: new Date() }).execute();
    await worker.drain();
    expect(await storedEmails(database)).toEqual([
      { status: "dead", attempts: 2, last_error: expect.stringContaining("No such reader") as unknown },
    ]);
  });

  test("retries an unavailable server with growing delays, but not forever", async () => {
    const database = await store.open();
    const transport = transportReturning([{ outcome: "rejected", failure: "later", reason: "away", permanent: false }]);
    await queue(database);
    const worker = work(database, transport);
    const delays: number[] = [];
    for (let attempt = 1; attempt <= 9; attempt++) {
      await worker.drain();
      const row = await database.db.selectFrom("mails").select(["status", "next_attempt_at"]).executeTakeFirstOrThrow();
      if (row.status === "queued") delays.push(Math.round((row.next_attempt_at.getTime() - Date.now()) / 60_000));
      await database.db.updateTable("mails").set({ next_attempt_at: new Date() }).execute();
    }
    expect(delays).toEqual([1, 5, 15, 60, 180, 360, 720, 1440]);
    expect(await storedEmails(database)).toEqual([{ status: "dead", attempts: 9, last_error: "away" }]);
    await worker.drain();
    expect(transport.count).toBe(9);
  });

  test("logs a failed email with the reason but no address; email and home screen say what to do", async () => {
    const database = await store.open();
    const lines: Record<string, unknown>[] = [];
    const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
    const logger = createLogger("warn", "site", { write });
    const results: DeliveryResult[] = [
      { outcome: "rejected", failure: "unreachable", reason: "connect ECONNREFUSED 192.0.2.1:25", permanent: false },
      { outcome: "rejected", failure: "sign-in", reason: "535 5.7.8 owner@example.com rejected", permanent: false },
      {
        outcome: "rejected",
        failure: "recipient",
        reason: "550 5.1.1 <maren@example.com> is unknown",
        permanent: true,
      },
    ];
    const worker = work(database, transportReturning(results), logger);
    for (const _ of results) {
      await queue(database);
      await worker.drain();
      await database.db
        .updateTable("mails")
        .set({ next_attempt_at: new Date(Date.now() + 86_400_000) })
        .where("status", "=", "queued")
        .execute();
    }
    expect(lines).toMatchObject([
      { reason: "unreachable", code: "ECONNREFUSED", says: "connect ECONNREFUSED 192.0.2.1:25" },
      { reason: "sign-in", code: "535 5.7.8", says: "535 5.7.8 … rejected" },
      { reason: "recipient", code: "550 5.1.1" },
    ]);
    expect(JSON.stringify(lines)).not.toContain("@");
    const rows = await database.db.selectFrom("mails").select("failure").orderBy("id").execute();
    expect(rows.map(({ failure }) => failure)).toEqual(["unreachable", "sign-in", "recipient"]);
    const adminHome = await getAdminHome(siteContext(database.db, "/nowhere"), new Date());
    expect(adminHome.failedEmails).toMatchObject({ count: 1, failure: "recipient" });
  });

  test("counts a waiting email's age from when it was due, despite retries", async () => {
    const { db } = await store.open();
    expect(await oldestWaitingSeconds(db)).toBe(0);
    const email = { kind: "lead-reply" as const, to: "maren@example.com", content };
    await queueEmail(defaultSite, db, { ...email, sendAt: new Date(Date.now() + 3_600_000) });
    expect(await oldestWaitingSeconds(db)).toBe(0);
    await queueEmail(defaultSite, db, { ...email, sendAt: new Date(Date.now() - 120_000) });
    const [claimed] = await claimDueEmails(db, 5);
    if (!claimed) throw new Error("no email is due");
    await markRejected(db, claimed, { failure: "later", reason: "451", permanent: false, now: new Date() });
    // The next attempt is due in a minute, one minute after the failed one.
    expect(Math.round(await oldestWaitingSeconds(db))).toBeLessThan(60);
    await db.updateTable("mails").set({ attempts: 3, next_attempt_at: new Date() }).where("attempts", "=", 1).execute();
    expect(Math.round((await oldestWaitingSeconds(db)) / 60)).toBe(1 + 5 + 15);
  });

  test("leaves an email with an unknown outcome to the owner", async () => {
    const database = await store.open();
    const transport = transportReturning([
      { outcome: "uncertain", failure: "interrupted", reason: "cut off" },
      { outcome: "sent" },
    ]);
    await queue(database);
    const worker = work(database, transport);
    await worker.drain();
    expect(await storedEmails(database)).toEqual([{ status: "dead", attempts: 1, last_error: "cut off" }]);
    const failed = await database.db.selectFrom("mails").select("id").where("status", "=", "dead").execute();
    expect(failed).toHaveLength(1);
    const id = failed[0]?.id ?? 0;
    expect(await retryEmail(database.db, id)).toBe(true);
    await worker.drain();
    expect((await storedEmails(database))[0]?.status).toBe("sent");
    expect(await retryEmail(database.db, id)).toBe(false);
    expect(await discardEmail(database.db, id)).toBe(false);
  });

  test("doesn't resend an email interrupted by a crash over SMTP, but rewrites its file", async () => {
    for (const { repeatable, status } of [
      { repeatable: false, status: "dead" },
      { repeatable: true, status: "sent" },
    ]) {
      const database = await store.open();
      await queue(database);
      await claimDueEmails(database.db, 1);
      await database.db
        .updateTable("mails")
        .set({ claimed_at: new Date(Date.now() - 3_600_000) })
        .execute();
      const transport = transportReturning([{ outcome: "sent" }]);
      await work(database, { ...transport, repeatable }).drain();
      expect((await storedEmails(database))[0]?.status).toBe(status);
    }
  });

  test("sends an email although this machine's clock is ten minutes behind the database's", async () => {
    const database = await store.open();
    await queue(database);
    vi.setSystemTime(Date.now() - 600_000);
    onTestFinished(() => void vi.useRealTimers());
    expect(await clockDifference(database.db)).toBeGreaterThan(500);
    await work(database, transportReturning([{ outcome: "sent" }])).drain();
    vi.useRealTimers();
    expect((await storedEmails(database))[0]?.status).toBe("sent");
  });

  test("sends an email again at once although this machine's clock is ten minutes ahead", async () => {
    const { db } = await store.open();
    await queueEmail(defaultSite, db, { kind: "lead-reply", to: "maren@example.com", content });
    const { id } = await db.updateTable("mails").set({ status: "dead" }).returning("id").executeTakeFirstOrThrow();
    vi.setSystemTime(Date.now() + 600_000);
    onTestFinished(() => void vi.useRealTimers());
    expect(await retryEmail(db, id)).toBe(true);
    expect(await claimDueEmails(db, 5)).toHaveLength(1);
  });

  test("reports a clock that differs from the database's in the log and on the home screen until corrected", async () => {
    const { db } = await store.open();
    const warnings: unknown[] = [];
    const logger = { warn: (fields: unknown) => void warnings.push(fields) } as unknown as Parameters<
      typeof watchClock
    >[1];
    await watchClock(siteContext(db, ""), logger, async () => 612.4);
    expect(warnings).toEqual([{ seconds: 612 }]);
    expect((await listNotices(db)).map(({ title }) => title)).toEqual(["A server’s clock is wrong"]);
    await watchClock(siteContext(db, ""), logger);
    expect([warnings.length, await listNotices(db)]).toEqual([1, []]);
  });

  test("stores that an email was sent after an outage of the database", async () => {
    const database = await store.open();
    await queue(database);
    let failures = 0;
    const transport = transportReturning([{ outcome: "sent" }]);
    const db = database.db.withPlugin({
      transformQuery({ node }) {
        if (transport.count > 0 && node.kind === "UpdateQueryNode" && ++failures === 1) throw new Error("away");
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await work({ ...database, db }, transport).drain();
    expect(await storedEmails(database)).toEqual([{ status: "sent", attempts: 1, last_error: null }]);
  });

  test("waits for emails in transmission when it stops, also after another's result was not recorded", async () => {
    const database = await store.open();
    await queue(database);
    await queue(database, "jon@example.com");
    const [unrecorded, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const order: string[] = [];
    const worker = startEmailWorker({
      db: database.db,
      logger: createLogger("silent"),
      sender: { from: () => "Your Name <hello@example.com>", host: "www.example.com" },
      isOnlySender: database.kind === "embedded",
      transport: {
        name: "test",
        repeatable: false,
        async deliver({ envelope }) {
          if (envelope.to.includes("jon@example.com")) await gate.promise;
          order.push(`delivered ${envelope.to.join()}`);
          return { outcome: "sent" };
        },
      },
      async onResult() {
        if (order.length > 1) return;
        unrecorded.resolve();
        throw new Error("away");
      },
    });
    await unrecorded.promise;
    const stopping = worker.stop().then(() => order.push("stopped"));
    await nextTurn();
    gate.resolve();
    await stopping;
    expect(order).toEqual(["delivered maren@example.com", "delivered jon@example.com", "stopped"]);
  });

  test("lets concurrent workers claim each email once", async () => {
    const database = await store.open();
    await Promise.all(Array.from({ length: 40 }, (_, n) => queue(database, `reader-${n}@example.com`)));
    const claims = await Promise.all(Array.from({ length: 8 }, () => claimDueEmails(database.db, 5)));
    const ids = claims.flat().map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("names files after their message, and writes them idempotently", async () => {
    const database = await store.open();
    const directory = await mkdtemp(path.join(tmpdir(), "outbox-"));
    onTestFinished(() => rm(directory, { recursive: true }));
    const outbox = createOutbox(directory);
    await queue(database);
    const worker = work(database, outbox);
    await worker.drain();
    await database.db.updateTable("mails").set({ status: "queued" }).execute();
    await worker.drain();
    const files = await readdir(directory);
    const row = await database.db.selectFrom("mails").select("message_id").executeTakeFirstOrThrow();
    expect(files).toEqual([`${row.message_id}.eml`]);
    expect(await readFile(path.join(directory, files[0] ?? ""), "utf8")).toContain("To: maren@example.com");
  });
});
