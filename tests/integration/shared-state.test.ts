import { createServer } from "node:http";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createCdnPurge } from "../../server/cache/cdn-purge.ts";
import { createNotificationProbe } from "../../server/cache/invalidation.ts";
import type { Database } from "../../server/database/open-database.ts";
import { reencryptTwoFactors, sessionSecrets, versionedSecrets } from "../../server/identity/session-secrets.ts";
import { createSignInLimits } from "../../server/identity/sign-in-limits.ts";
import { createLeases } from "../../server/jobs/leases.ts";
import { createRateLimits, databaseLimits, purgeLimits } from "../../server/limits/limit-store.ts";
import { createLogger } from "../../server/logger.ts";
import { purgePersonalData } from "../../src/features/privacy/personal-data.server.ts";
import { readSettings, saveSettings } from "../../src/features/settings/settings.server.ts";
import { addPageViews } from "../../src/features/visits/page-views.server.ts";
import { listen } from "./support/listen.ts";
import { siteContext } from "./support/site-context.ts";
import { type Store, startStore, storeKinds } from "./support/stores.ts";

const logger = createLogger("silent");
const secret = "a secret that only these tests know, long enough";
const hour = 3_600_000;

describe.each(storeKinds)("state shared by replicas in the %s database", (kind) => {
  let store: Store;
  let database: Database;

  beforeAll(async () => {
    store = await startStore(kind);
    database = await store.open();
  });
  afterAll(() => store.stop());

  test("rate limits count across replicas, and clients are stored as digests", async () => {
    const { db } = database;
    const [first, second] = [0, 1].map(() => createRateLimits(databaseLimits(db, secret)));
    if (!first || !second) throw new Error("expected two");
    const limit = { bucket: "contact-form", key: "203.0.113.7", points: 3, seconds: 60 };
    for (const consume of [first, second, first]) expect(await consume(limit)).toBe(0);
    for (const consume of [first, second, first]) {
      const wait = await consume(limit);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
    }
    expect(await second({ ...limit, key: "203.0.113.8" })).toBe(0);
    expect(await second({ ...limit, bucket: "newsletter" })).toBe(0);
    const rows = await db.selectFrom("rate_limits").selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain("203.0.113");
  });

  test("failed sign-ins delay at every replica, and a success at one clears them on all", async () => {
    const [first, second] = [0, 1].map(() => createSignInLimits(databaseLimits(database.db, secret)));
    if (!first || !second) throw new Error("expected two");
    const attempt = { network: "203.0.113.9", account: "owner@example.com" };
    for (const limits of [first, second, first, second, first]) expect(await limits.startAttempt(attempt)).toBe(0);
    expect(await second.startAttempt(attempt)).toBe(15);
    await second.succeed(attempt.network, attempt.account);
    expect(await first.startAttempt(attempt)).toBe(0);
    await first.release(attempt);
    const atOnce = Array.from({ length: 20 }, (_, index) => (index % 2 ? first : second).startAttempt(attempt));
    expect((await Promise.all(atOnce)).filter((wait) => wait === 0)).toHaveLength(5);
    await first.addKnownNetwork(attempt.network, attempt.account);
    for (let index = 0; index < 100; index++) await first.startCodeCheck("203.0.113.10", attempt.account);
    expect(await second.startCodeCheck("203.0.113.11", attempt.account)).toBeGreaterThan(0);
    expect(await second.startCodeCheck(attempt.network, attempt.account)).toBe(0);
  });

  test("expired limits are removed", async () => {
    const { db } = database;
    await db
      .insertInto("rate_limits")
      .values({ key: "old", points: 1, expire: Date.now() - hour })
      .execute();
    await db
      .insertInto("rate_limits")
      .values({ key: "new", points: 1, expire: Date.now() + hour })
      .execute();
    await purgeLimits(db);
    const keys = (await db.selectFrom("rate_limits").select("key").execute()).map(({ key }) => key);
    expect(keys).not.toContain("old");
    expect(keys).toContain("new");
  });

  test("a job runs in one replica at a time and once per interval", async () => {
    const [first, second] = [createLeases(database.db, logger), createLeases(database.db, logger)];
    const gate = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const running = first.run("purge", hour, async () => {
      started.resolve();
      await gate.promise;
    });
    await started.promise;
    const neverRun = async () => expect.fail("ran twice");
    expect(await second.run("purge", 0, neverRun)).toBe(false);
    gate.resolve();
    expect(await running).toBe(true);
    expect(await second.run("purge", hour, neverRun)).toBe(false);
    expect(await second.run("purge", 0, async () => undefined)).toBe(true);
    await expect(first.run("failing", hour, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await first.postpone("later");
    expect(await first.run("later", hour, neverRun)).toBe(false);
  });

  test("retries a failed run after a pause that doubles, and resets it after a success", async () => {
    const { db } = database;
    const leases = createLeases(db, logger);
    const job = () => db.selectFrom("job_leases").selectAll().where("name", "=", "erasure").executeTakeFirstOrThrow();
    const fail = () => leases.run("erasure", 24 * hour, () => Promise.reject(new Error("no")));
    const makeDue = () =>
      db
        .updateTable("job_leases")
        .set({ retry_at: new Date(0) })
        .where("name", "=", "erasure")
        .execute();
    for (const [failures, minutes] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
      await expect(fail()).rejects.toThrow("no");
      const { retry_at, failures: counts } = await job();
      expect(counts).toBe(failures + 1);
      expect(((retry_at?.getTime() ?? 0) - Date.now()) / 60_000).toBeCloseTo(minutes, 0);
      expect(await leases.run("erasure", 24 * hour, async () => expect.fail("too early"))).toBe(false);
      await makeDue();
    }
    expect(await leases.run("erasure", 24 * hour, async () => undefined)).toBe(true);
    expect(await job()).toMatchObject({ failures: 0, retry_at: null });
    expect(await leases.run("erasure", 24 * hour, async () => expect.fail("not due"))).toBe(false);
  });

  test("of two first saves of one settings group, one is stored and the other compared with it", async () => {
    const { db } = await store.open();
    const save = (name: string) =>
      saveSettings(db, [{ group: "you", version: 0, values: { name } }], `${name}@example.com`);
    const saves = await Promise.all(["anna", "maren", "jan"].map(save));
    const [stored] = saves.filter(({ ok }) => ok);
    expect(saves.filter((saved) => saved !== stored)).toEqual(
      [1, 2].map(() => expect.objectContaining({ ok: false, code: "conflict" }) as object),
    );
    expect((await readSettings(db)).versions.you).toBe(1);
  });

  test("the lease of a killed replica expires", async () => {
    const { db } = database;
    const lease = { name: "abandoned", holder: "a replica that was killed" };
    await db
      .insertInto("job_leases")
      .values({ ...lease, leased_until: new Date(Date.now() + hour) })
      .execute();
    const leases = createLeases(db, logger);
    const run = () => leases.run("abandoned", hour, async () => undefined);
    expect(await run()).toBe(false);
    await db
      .updateTable("job_leases")
      .set({ leased_until: new Date(Date.now() - 1_000) })
      .where("name", "=", "abandoned")
      .execute();
    expect(await run()).toBe(true);
  });

  test("concurrent purges record each deletion once", async () => {
    const { db } = await store.open();
    const lead = {
      kind: "contact",
      page: "/contact",
      notice_text: "",
      fingerprint: "",
      organisation: null,
      name: null,
    };
    const emails = Array.from({ length: 7 }, (_, index) => `visitor-${index}@example.com`);
    for (const email of emails) {
      await db
        .insertInto("leads")
        .values({
          ...lead,
          email,
          expires_at: new Date("2026-01-01T00:00:00Z"),
          marketing_text: null,
          deleted_by: null,
        })
        .execute();
    }
    const now = new Date("2026-02-01T00:00:00Z");
    await Promise.all([1, 2, 3].map(() => purgePersonalData(siteContext(db, "/nowhere"), now)));
    const lines = await db
      .selectFrom("audit_log")
      .select("detail")
      .where("action", "=", "personal-data.purge")
      .execute();
    const counts = lines.map(({ detail }) => (detail as { leads?: number }).leads ?? 0);
    expect(counts.reduce((total, count) => total + count, 0)).toBe(7);
    expect(await db.selectFrom("leads").select("id").execute()).toEqual([]);
  });

  test("second factors are re-encrypted when the secret changes, from any previous one", async () => {
    const { db } = database;
    const [oldSecret, newSecret] = ["o".repeat(40), "n".repeat(40)];
    const [oldKey] = sessionSecrets(oldSecret);
    const user = {
      id: "u1",
      email: "f@example.com",
      name: "F",
      email_verified: true,
      role: "admin" as const,
      image: null,
    };
    await db.insertInto("auth_users").values(user).execute();
    const encrypted = await symmetricEncrypt({ key: oldKey, data: "the key of the phone" });
    await db
      .insertInto("auth_two_factors")
      .values({ id: "f1", user_id: "u1", secret: encrypted, backup_codes: encrypted, last_used_step: null })
      .execute();
    const secrets = sessionSecrets([newSecret, oldSecret]);
    // Twice: the second time it finds its own fingerprint.
    for (const _ of [1, 2]) await reencryptTwoFactors(db, secrets);
    const { secret: stored } = await db.selectFrom("auth_two_factors").select("secret").executeTakeFirstOrThrow();
    const versions = versionedSecrets(sessionSecrets(newSecret));
    const keys = new Map(versions.map(({ version, value }) => [version, value]));
    expect(await symmetricDecrypt({ key: { keys, currentVersion: 0 }, data: stored })).toBe("the key of the phone");
  });

  test.runIf(kind === "postgres")(
    "a CDN is notified once of the changed tags, and again when it did not respond",
    async () => {
      const received: { body: unknown; authorization: string | undefined }[] = [];
      let failures = 1;
      const cdn = createServer((request, response) => {
        let text = "";
        request.on("data", (chunk: Buffer) => {
          text += chunk.toString();
        });
        request.on("end", () => {
          if (failures-- > 0) return void response.writeHead(500).end();
          received.push({ body: JSON.parse(text), authorization: request.headers.authorization });
          response.writeHead(200).end();
        });
      });
      const purgeUrl = `http://:token@127.0.0.1:${await listen(cdn)}/purge`;
      onTestFinished(() => void cdn.close());
      const timing = { debounceMs: 1_000, retriesAfterMs: [10, 10] };
      const purges = [1, 2, 3].map(() => createCdnPurge({ db: database.db, purgeUrl, logger, waits: timing }));
      for (const { changed } of purges) {
        changed("article");
        changed("article");
      }
      await expect.poll(() => received).toEqual([{ body: { tags: ["article"] }, authorization: "Bearer token" }]);
      purges[1]?.changed("all");
      await expect.poll(() => received.at(-1)?.body).toEqual({ tags: ["site"] });
      await Promise.all(purges.map(({ stop }) => stop()));
      expect(received).toHaveLength(2);
    },
  );

  test("tags reported while a purge is retried are purged even if it fails", async () => {
    const received: unknown[] = [];
    let isBroken = true;
    const cdn = createServer((request, response) => {
      request.resume();
      received.push(request.headers["surrogate-key"]);
      if (received.length === 1) purge.changed("issue");
      response.writeHead(isBroken ? 500 : 204).end();
      if (received.length === 2) isBroken = false;
    });
    const purgeUrl = `http://127.0.0.1:${await listen(cdn)}/purge`;
    const timing = { debounceMs: 1, retriesAfterMs: [1] };
    const purge = createCdnPurge({ db: database.db, purgeUrl, logger, waits: timing });
    onTestFinished(async () => {
      await purge.stop();
      cdn.close();
    });
    purge.changed("episode");
    await expect.poll(() => received).toEqual(["episode", "episode", "issue"]);
  });

  test("a flush that fails in its second batch counts nothing twice", async () => {
    const views = Array.from({ length: 501 }, (_, n) => ({ day: "2026-01-02", path: `/x/${n}`, views: 1 }));
    const broken = { day: "2026-01-02", path: "/zzz", views: 2 ** 40 };
    await expect(addPageViews(database.db, [...views, broken])).rejects.toThrow();
    await addPageViews(database.db, views);
    const rows = await database.db.selectFrom("page_views").select("views").where("path", "like", "/x/%").execute();
    expect(rows).toHaveLength(501);
    expect(rows.every((row) => row.views === 1)).toBe(true);
  });

  test.runIf(kind === "postgres")(
    "a replica that receives no notifications reports it, revalidates, and stops when it receives them again",
    async () => {
      const lines: string[] = [];
      const recordingLogger = {
        error: (text: unknown) => void lines.push(String(text)),
        info: (text: unknown) => void lines.push(String(text)),
      };
      let revalidated = 0;
      let outages = 2;
      const probe = createNotificationProbe({
        database: {
          kind: "postgres",
          get db() {
            if (outages-- > 0) throw new Error("away");
            return database.db;
          },
        },
        channel: "content_changed",
        logger: recordingLogger as never,
        revalidate: () => {
          revalidated += 1;
        },
        waits: { timeoutMs: 20, revalidateMs: 20 },
      });
      probe.start();
      onTestFinished(probe.stop);
      await expect.poll(() => revalidated).toBeGreaterThan(1);
      expect(lines).toEqual([expect.stringContaining("DATABASE_LISTEN_URL")]);
      const stop = await database.listen(
        "content_changed",
        (text) => void probe.receives(text),
        () => undefined,
      );
      onTestFinished(stop);
      await expect.poll(() => lines).toHaveLength(2);
      expect(probe.receives("articles")).toBe(false);
    },
  );
});
