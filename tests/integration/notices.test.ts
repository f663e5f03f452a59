import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { watchMailServer } from "../../server/email/email-outage.ts";
import type { DeliveryResult } from "../../server/email/email-transport.ts";
import { watchJobs } from "../../server/jobs/job-notices.ts";
import { createLeases } from "../../server/jobs/leases.ts";
import { startSchedule } from "../../server/jobs/schedule.ts";
import { createLogger } from "../../server/logger.ts";
import { createMetrics } from "../../server/observe/metrics.ts";
import type { EmailFailure } from "../../src/features/email/email-failure.ts";
import type { Job } from "../../src/features/noun.ts";
import {
  clearNotice,
  listNotices,
  purgeNotices,
  raiseNotice,
} from "../../src/features/overview/notices/notices.server.ts";
import { getAdminHome } from "../../src/features/overview/overview.server.ts";
import type { Db } from "../../src/server-context/db.ts";
import { siteContext } from "./support/site-context.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const logger = createLogger("silent");
const hour = 3_600_000;
const start = new Date("2026-03-02T08:00:00Z");
const later = (hours: number) => new Date(start.getTime() + hours * hour);

describe.each(anyStoreKind)("notices to the owner, on %s", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  const emails = (db: Db) =>
    db.selectFrom("mails").select(["subject", "recipient", "plain"]).where("kind", "=", "owner-notice").execute();

  test("a problem stays on the home screen until it is cleared, and is emailed once", async () => {
    const { db } = await store.open();
    const context = siteContext(db, "/nowhere");
    const notice = { key: "job:backup", title: "The scheduled backup failed", reason: "No space.", quietHours: 24 };
    for (const hours of [0, 1, 2]) await raiseNotice(context, notice, later(hours));
    const home = await getAdminHome(context, later(3));
    expect(home.notices).toEqual([
      { ...notice, quietHours: undefined, action: null, times: 3, since: start.toISOString() },
    ]);
    expect(await emails(db)).toMatchObject([
      { subject: notice.title, recipient: "owner@example.com", plain: expect.stringContaining("No space.") as unknown },
    ]);
    await clearNotice(db, notice.key, later(4));
    expect(await listNotices(db)).toEqual([]);
    // A problem that recurs within a day is shown, but not emailed again.
    await raiseNotice(context, notice, later(5));
    expect(await listNotices(db)).toMatchObject([{ times: 1, since: later(5).toISOString() }]);
    expect(await emails(db)).toHaveLength(1);
    // Unless it lasts longer.
    for (const hours of [23, 25, 26, 50]) await raiseNotice(context, notice, later(hours));
    expect(await emails(db)).toHaveLength(2);
    await clearNotice(db, notice.key, later(51));
    await raiseNotice(context, notice, later(52));
    expect(await emails(db)).toHaveLength(3);
  });

  test("shows a mail server outage after ten minutes, on the home screen only, until an email is accepted", async () => {
    const { db } = await store.open();
    const context = siteContext(db, "/nowhere");
    let now = start;
    const noticesAfter = async (minutes: number, result: DeliveryResult) => {
      now = new Date(start.getTime() + minutes * 60_000);
      await watchMailServer(context, () => now)(result);
      return (await getAdminHome(context, now)).notices;
    };
    const failed = (failure: EmailFailure, reason: string): DeliveryResult => ({
      outcome: "rejected",
      failure,
      reason,
      permanent: false,
    });
    const unreachable = failed("unreachable", "connect ECONNREFUSED 192.0.2.1:25");
    expect(await noticesAfter(0, unreachable)).toEqual([]);
    expect(await noticesAfter(9, unreachable)).toEqual([]);
    expect(await noticesAfter(10, unreachable)).toMatchObject([
      {
        title: "The mail server can’t be reached",
        reason: expect.stringContaining("ECONNREFUSED") as unknown,
        since: start.toISOString(),
      },
    ]);
    // Shown without any further failure.
    expect(await getAdminHome(context, new Date(start.getTime() + 60 * 60_000))).toMatchObject({ notices: [{}] });
    const [signIn] = await noticesAfter(20, failed("sign-in", "535 5.7.8 owner@example.com rejected"));
    expect(signIn?.title).toBe("The mail server rejects the sign-in");
    expect(signIn?.reason).toContain("SMTP_URL");
    expect(signIn?.reason).not.toContain("@");
    // A message from one recipient's server concerns only that recipient.
    expect(await noticesAfter(21, failed("recipient", "550 5.1.1 unknown"))).toHaveLength(1);
    expect(await emails(db)).toEqual([]);
    expect(await noticesAfter(22, { outcome: "sent" })).toEqual([]);
    expect(await noticesAfter(23, unreachable)).toEqual([]);
  });

  test("purges notices a month after they were cleared, and keeps open ones", async () => {
    const { db } = await store.open();
    const context = siteContext(db, "/nowhere");
    for (const key of ["over", "lasting"]) await raiseNotice(context, { key, title: key, reason: "It failed." }, start);
    await clearNotice(db, "over", start);
    await purgeNotices(db, later(24 * 31));
    expect((await db.selectFrom("owner_notices").select("key").execute()).map(({ key }) => key)).toEqual(["lasting"]);
  });

  test("stores a notice and its email in the transaction they report", async () => {
    const { db } = await store.open();
    const failing = db.transaction().execute(async (trx) => {
      await raiseNotice({ ...siteContext(trx, "/nowhere"), db: trx }, { key: "a", title: "A", reason: "B." }, start);
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect([await listNotices(db), await emails(db)]).toEqual([[], []]);
  });

  test("raises a notice for a job that fails twice in a row, and clears it after a success", async () => {
    const { db } = await store.open();
    const watch = watchJobs(siteContext(db, "/nowhere"));
    const job: Job = { name: "retention", everyMs: hour, run: async () => undefined };
    await watch.failed(job, "permission denied");
    expect([await listNotices(db), await emails(db)]).toEqual([[], []]);
    await watch.failed(job, "permission denied");
    const [notice] = await listNotices(db);
    expect(notice).toMatchObject({ title: "The job “retention” keeps failing", times: 2 });
    expect(notice?.reason).toContain("permission denied.");
    await watch.failed({ ...job, name: "backup", notice: { from: 1, title: "No backup", advice: "Look." } }, "full");
    expect((await emails(db)).map(({ subject }) => subject)).toEqual([notice?.title, "No backup"]);
    await watch.succeeded(job);
    expect((await listNotices(db)).map(({ title }) => title)).toEqual(["No backup"]);
  });

  test("reports failing and recovered jobs of the schedule", async () => {
    const database = await store.open();
    const { db } = database;
    let isBroken = true;
    const lines: object[] = [];
    const run = async () => {
      if (isBroken) throw new Error("the bucket does not answer");
    };
    const job: Job = { name: "backup", everyMs: 20, atStart: true, notice: { from: 1, title: "No", advice: "" }, run };
    const stop = startSchedule([job], {
      leases: createLeases(db, logger),
      logger: { debug: () => undefined, error: (line: object) => void lines.push(line) },
      watch: watchJobs(siteContext(db, "/nowhere")),
    });
    const metrics = createMetrics({ database, dataDir: "/nowhere", hasBackups: true, cache: () => undefined });
    await vi.waitFor(async () => expect(await listNotices(db)).toHaveLength(1), { timeout: 30_000 });
    expect(lines).toContainEqual({ job: "backup", error: "the bucket does not answer" });
    // No backup ever worked, so the database's age is reported.
    for (const metric of [/^site_job_failures\{job="backup"\} [1-9]/m, /^site_backup_age_seconds \d/m]) {
      await vi.waitFor(async () => expect(await metrics.text()).toMatch(metric), { timeout: 30_000 });
    }
    isBroken = false;
    await vi.waitFor(async () => expect(await listNotices(db)).toEqual([]), { timeout: 30_000 });
    await stop();
  });

  test("shows a disk on the home screen with its free space once it is 90 % full", async () => {
    const { db } = await store.open();
    const homeWith = async (freeBytes: number) => {
      const freeDisk = async () => ({ freeBytes, totalBytes: 1000 });
      return (await getAdminHome(siteContext(db, "/nowhere", { freeDisk }), start)).lowDisk;
    };
    expect(await homeWith(101)).toBeNull();
    expect(await homeWith(100)).toEqual({ freeBytes: 100, totalBytes: 1000 });
  });

  test("shows rejected emails and a failing disk on the home screen", async () => {
    const { db } = await store.open();
    const context = siteContext(db, "/nowhere", { isDiskWritable: async () => false });
    await raiseNotice(context, { key: "a", title: "A", reason: "B." }, start);
    expect(await getAdminHome(context, start)).toMatchObject({ delayedEmails: { count: 0 }, isDiskFull: true });
    await db.updateTable("mails").set({ attempts: 2, last_error: "451 later" }).execute();
    expect(await getAdminHome(context, start)).toMatchObject({
      delayedEmails: { count: 1 },
      failedEmails: { count: 0 },
    });
  });
});
