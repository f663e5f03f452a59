import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSmtp } from "../../server/email/smtp.ts";
import { pauseIssue, resumeIssue } from "../../src/features/newsletter/dispatch/dispatch.server.ts";
import { issueProgress } from "../../src/features/newsletter/dispatch/issue-progress.server.ts";
import { listRecipientsToReview } from "../../src/features/newsletter/dispatch/recipients.server.ts";
import { recordIssueBounce } from "../../src/features/newsletter/dispatch/rejections.server.ts";
import { startSending } from "../../src/features/newsletter/dispatch/start-sending.server.ts";
import { ok } from "../../src/lib/result.ts";
import { type FaultyEmailServer, startFaultyEmailServer } from "./support/faulty-email-server.ts";
import { createIssue } from "./support/newsletter.ts";
import {
  byOwner,
  issueOf,
  prepareDispatch,
  statuses,
  transportReturning,
  work,
} from "./support/newsletter-dispatch.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

describe.each(anyStoreKind)("rejected deliveries of an issue in the %s database", (kind) => {
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

  test("are classified by the mail server's reply", async () => {
    const names = [
      "gone.1",
      "later.1",
      "cut-before.1",
      "cut-after.1",
      "spam.1",
      ...Array.from({ length: 60 }, (_, n) => `fine.${n}`),
    ];
    const { database, context, issueId } = await prepare(names.map((name) => `${name}@three.example`));
    await startSending(context, issueId, byOwner());
    const worker = work(database, createSmtp(server.url, "www.example.com"));
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
    // Nobody received it twice, and a delivery of unknown outcome was not repeated.
    expect([...server.accepted].filter(([email, count]) => email.endsWith("@three.example") && count > 1)).toEqual([]);
    const { recipients } = await listRecipientsToReview(database.db, issueId);
    expect(recipients.map(({ email, status }) => [email, status])).toEqual([
      ["cut-after.1@three.example", "unknown"],
      expect.arrayContaining(["bounced"]),
      expect.arrayContaining(["bounced"]),
    ]);
    expect(recipients.find(({ email }) => email.startsWith("gone"))?.answer).toBe("550 5.1.1 No such user");
  });

  test("are retried with growing delays for a day if temporary, then count as rejected", async () => {
    const { database, context, issueId } = await prepare(["anna@four.example"]);
    await startSending(context, issueId, byOwner());
    const { transport, delivered } = transportReturning(() => ({
      outcome: "rejected",
      failure: "later",
      reason: "451 Later",
      permanent: false,
    }));
    const worker = work(database, transport);
    const delays: number[] = [];
    for (;;) {
      await worker.drain();
      const row = await database.db.selectFrom("newsletter_recipients").selectAll().executeTakeFirstOrThrow();
      if (row.status !== "retrying") {
        expect(row).toMatchObject({ status: "bounced", last_answer: "Given up after a day. 451 Later" });
        break;
      }
      delays.push(Math.round(((row.next_attempt_at?.getTime() ?? 0) - Date.now()) / 60_000));
      await database.db.updateTable("newsletter_recipients").set({ next_attempt_at: new Date() }).execute();
    }
    expect(delays.reduce((total, delay) => total + delay, 0)).toBe(24 * 60);
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    expect(delivered).toHaveLength(delays.length + 1);
    // The server deferred it every time, which proves nothing about the address.
    expect(
      (await database.db.selectFrom("subscribers").select("bounces_in_row").executeTakeFirstOrThrow()).bounces_in_row,
    ).toBe(0);
  });

  test("pause the dispatch with a reason once they exceed 5 %, not for one bad address", async () => {
    const names = Array.from({ length: 40 }, (_, n) => (n % 4 === 0 ? `gone.${n}` : `fine.${n}`));
    const { database, context, issueId } = await prepare(names.map((name) => `${name}@five.example`));
    await database.db
      .updateTable("subscribers")
      .set({ imported: JSON.stringify({ source: "list.csv", consentedAt: null, evidence: null }) })
      .execute();
    await startSending(context, issueId, byOwner());
    const worker = work(database, createSmtp(server.url, "www.example.com"));
    await worker.drain();
    const paused = await issueOf(database, issueId);
    expect(paused.status).toBe("paused");
    expect(paused.pause_reason).toMatch(
      /^\d+\.\d% of the emails bounced: \d+ of \d+\. \d+ of them come from the import “list\.csv”\.$/,
    );
    const notice = await database.db.selectFrom("mails").select(["recipient", "subject"]).execute();
    expect(notice).toEqual([{ recipient: "owner@example.com", subject: "Paused: A subject" }]);
    const before = (await issueProgress(context, issueId))?.counts;
    expect(before?.waiting).toBeGreaterThan(0);
    // Earlier rejections do not immediately pause it again.
    expect(await resumeIssue(database.db, issueId, byOwner())).toEqual(ok());
    await database.db
      .deleteFrom("newsletter_recipients")
      .where("status", "=", "waiting")
      .where("email", "like", "gone%")
      .execute();
    await worker.drain();
    expect((await issueOf(database, issueId)).status).toBe("sent");
  });

  test("pause the dispatch after a resume, however many unproven reports preceded it", async () => {
    const { database, context, issueId, readers } = await prepare(
      Array.from({ length: 20 }, (_, n) => `r${n}@six.example`),
    );
    const { db } = database;
    await startSending(context, issueId, byOwner());
    await db.updateTable("newsletter_recipients").set({ status: "sent" }).execute();
    const report = (subscriberId: number, isProven: boolean) => {
      const bounce = {
        sourceKey: `test:${subscriberId}`,
        kind: "permanent",
        answer: "550 5.1.1 No such user",
      } as const;
      const notice = { ...bounce, issueId, subscriberId, isProven };
      return db.transaction().execute((trx) => recordIssueBounce({ ...context, db: trx }, notice, new Date()));
    };
    for (const reader of readers.slice(0, 5)) await report(reader, false);
    expect((await issueOf(database, issueId)).status).toBe("sending");
    await pauseIssue(db, issueId, byOwner());
    await resumeIssue(db, issueId, byOwner());
    for (const reader of readers.slice(5, 8)) await report(reader, true);
    expect((await issueOf(database, issueId)).status).toBe("paused");
  });

  test("end a subscription with a reason after three in a row, unless a delivery came between", async () => {
    const { database, context, readers } = await prepare(["a@thirteen.example", "b@thirteen.example"]);
    let round = 0;
    const { transport } = transportReturning((to) =>
      to.startsWith("a") || round !== 1
        ? { outcome: "rejected", failure: "recipient", reason: "550 5.1.1 No such user", permanent: true }
        : { outcome: "sent" },
    );
    const worker = work(database, transport);
    for (round = 0; round < 3; round++) {
      const issueId = await createIssue(database.db, { subject: `Issue ${round}` });
      await startSending(context, issueId, byOwner());
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
        end_reason: "3 issues in a row bounced: 550 5.1.1 No such user",
      },
      { status: "confirmed", bounces_in_row: 1, end_reason: null },
    ]);
  });
});
