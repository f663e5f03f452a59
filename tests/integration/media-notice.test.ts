import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { platformJobs } from "../../server/jobs/background.ts";
import { watchJobs } from "../../server/jobs/job-notices.ts";
import { createLeases } from "../../server/jobs/leases.ts";
import { startSchedule } from "../../server/jobs/schedule.ts";
import { createLogger } from "../../server/logger.ts";
import { openMedia } from "../../server/media/open-media.ts";
import { getAdminHome } from "../../src/features/overview/overview.server.ts";
import { type S3Server, startS3 } from "./support/s3-server.ts";
import { siteContext } from "./support/site-context.ts";
import { oneStoreKind, type Store, startStore } from "./support/stores.ts";
import { startTcpProxy } from "./support/tcp-proxy.ts";

const logger = createLogger("silent");
const waiting = { timeout: 120_000, interval: 50 };

let directory: string;
let server: S3Server;
let store: Store;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "media-notice-"));
  [server, store] = await Promise.all([startS3(), startStore(oneStoreKind)]);
});
afterAll(async () => {
  await Promise.all([server.stop(), store.stop()]);
  await rm(directory, { recursive: true });
});

test("reports an unavailable media store on the home screen and in one email, until it is back", async () => {
  const proxy = await startTcpProxy(server.port);
  const media = await openMedia({
    dataDir: directory,
    mediaUrl: server.url().replace(`:${server.port}`, `:${proxy.port}`),
  });
  const database = await store.open();
  const { db } = database;
  const context = siteContext(db, directory, { media });
  // The site's own job, run more often than in production.
  const jobs = platformJobs(context, database)
    .filter(({ name }) => name === "media store")
    .map((job) => ({ ...job, everyMs: 20 }));
  expect(jobs).toHaveLength(1);
  const stop = startSchedule(jobs, { leases: createLeases(db, logger), logger, watch: watchJobs(context) });
  const notices = async () => (await getAdminHome(context, new Date())).notices;
  try {
    proxy.behave({ kind: "cut" });
    await vi.waitFor(async () => expect(await notices()).toHaveLength(1), waiting);
    const [notice] = await notices();
    expect(notice).toMatchObject({ key: "job:media store", title: "The media store cannot be reached" });
    expect(notice?.reason).toContain("Check MEDIA_URL and the store.");
    expect(notice?.reason).not.toContain("S3RVER");
    // It keeps failing, and is reported once.
    const { times = 0 } = notice ?? {};
    await vi.waitFor(async () => expect((await notices())[0]?.times).toBeGreaterThan(times), waiting);
    proxy.behave({ kind: "pass" });
    await vi.waitFor(async () => expect(await notices()).toEqual([]), waiting);
    const emails = await db.selectFrom("mails").select("subject").where("kind", "=", "owner-notice").execute();
    expect(emails).toEqual([{ subject: "The media store cannot be reached" }]);
  } finally {
    await stop();
    await proxy.stop();
  }
});
