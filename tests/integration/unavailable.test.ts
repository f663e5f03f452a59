import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../server/database/open-database.ts";
import { createAdministrator } from "../../server/identity/administrators.ts";
import { compose, createLogger } from "./support/built-site.ts";
import { findPostgresBinaries } from "./support/postgres-cluster.ts";
import { createMigratedOnServer } from "./support/postgres-server.ts";
import { copyPrepared } from "./support/prepared-data.ts";
import { builtFunctions, encodePayload } from "./support/server-functions.ts";
import { oneNetwork, testStore } from "./support/site-context.ts";

const siteUrl = "https://www.example.com";
const functions = await builtFunctions();

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "unavailable-"));
});
afterAll(() => rm(directory, { recursive: true, maxRetries: 10 }));

/** Session of an administrator on the site opened last. */
let cookie = "";

const get = (url: string, headers: Record<string, string> = {}) => new Request(siteUrl + url, { headers });

const submission = (accept: string) =>
  new Request(`${siteUrl}/contact`, {
    method: "POST",
    headers: { accept, origin: siteUrl },
    body: new URLSearchParams({ name: "Maren", email: "maren@example.com", message: "Hello", elapsed: "9000" }),
  });

/** Every kind of URL whose response needs the database. */
const requestFactories: Record<string, () => Request> = {
  page: () => get("/blog/what-a-question-costs"),
  list: () => get("/blog?search=agents"),
  feed: () => get("/feed.json"),
  sitemap: () => get("/sitemap-articles-1.xml"),
  "server function": () =>
    get(`/_serverFn/${functions.get("fetchCategories")}?payload=${encodeURIComponent(encodePayload(undefined))}`, {
      "x-tsr-serverFn": "true",
    }),
  "form with a script": () => submission("application/json"),
  "form without a script": () => submission("text/html"),
  "transcript of an episode": () => get("/media/audio/1.vtt"),
  recording: () => get("/podcasts/1.mp3"),
  "machine's question": () => get("/ask.json?q=agents"),
  "admin area": () => get("/admin", { cookie }),
  session: () => get("/api/auth/get-session", { cookie }),
};

const administrator = { email: "owner@example.com", password: "a chart for every voyage" };

type OpenedDatabase = Awaited<ReturnType<typeof openDatabase>>;

async function openSite(database: OpenedDatabase) {
  const site = await compose({
    clientNetwork: oneNetwork,
    config: { siteUrl },
    store: testStore(database, path.join(directory, "media")),
    logger: createLogger("silent"),
    staticFiles: new Map(),
  });
  await createAdministrator(database.db, { ...administrator, actor: "test" });
  const signedIn = await site.fetch(
    new Request(`${siteUrl}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: siteUrl },
      body: JSON.stringify(administrator),
    }),
  );
  cookie = signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  return async (request: Request) => {
    const response = await site.fetch(request);
    return { status: response.status, retry: response.headers.get("retry-after"), text: await response.text() };
  };
}

const unavailable = { status: 503, retry: "30" };

test("a closed embedded database causes 503 with Retry-After for every kind of URL", async () => {
  const dataDir = path.join(directory, "closed");
  copyPrepared("migrated", dataDir);
  const database = await openDatabase({ dataDir });
  const request = await openSite(database);
  await database.close();
  for (const [name, createRequest] of Object.entries(requestFactories))
    expect(await request(createRequest()), name).toMatchObject(unavailable);
});

test("an expired certificate of the database server causes 503 with Retry-After for every kind of URL", async () => {
  const dataDir = path.join(directory, "expired");
  copyPrepared("migrated", dataDir);
  const database = await openDatabase({ dataDir });
  onTestFinished(() => database.close());
  let isExpired = false;
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      if (isExpired) throw Object.assign(new Error("certificate has expired"), { code: "CERT_HAS_EXPIRED" });
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const request = await openSite({ ...database, db });
  isExpired = true;
  for (const [name, createRequest] of Object.entries(requestFactories))
    expect(await request(createRequest()), name).toMatchObject(unavailable);
});

describe.runIf(findPostgresBinaries())("a PostgreSQL server that recovers at once", () => {
  /** A site with a statement timeout, and a second connection that can lock its tables. */
  async function openLockable(statementTimeoutMs: number) {
    const databaseUrl = await createMigratedOnServer();
    const database = await openDatabase({ dataDir: directory, databaseUrl, connections: { statementTimeoutMs } });
    const request = await openSite(database);
    const otherClient = new Client({ connectionString: databaseUrl });
    await otherClient.connect();
    onTestFinished(async () => {
      await otherClient.end();
      await database.close();
    });
    const { rows } = await otherClient.query<{ name: string }>(
      "select quote_ident(relname) as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'",
    );
    const lock = async () => {
      await otherClient.query(`begin; lock table ${rows.map(({ name }) => name).join(", ")} in access exclusive mode`);
    };
    const unlock = () => otherClient.query("rollback");
    return { request, database, otherClient, lock, unlock };
  }

  test("causes 503 with Retry-After for every kind of URL when a statement exceeds its time limit", async () => {
    const { request, lock, unlock } = await openLockable(300);
    await lock();
    for (const [name, createRequest] of Object.entries(requestFactories))
      expect(await request(createRequest()), name).toMatchObject(unavailable);
    await unlock();
  });

  const interruptedKinds = ["page", "server function", "form with a script", "session"] as const;
  test.each(interruptedKinds)("causes 503 with Retry-After when a connection breaks: %s", async (name) => {
    const { request, otherClient, lock, unlock } = await openLockable(0);
    await lock();
    const response = request((requestFactories[name] ?? expect.fail)());
    const cut = async () =>
      (
        await otherClient.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).rowCount;
    let hasResponded = false;
    void response.finally(() => {
      hasResponded = true;
    });
    // A page runs several queries concurrently, and some of them after others.
    await expect.poll(async () => (await cut()) === 0 && hasResponded).toBe(true);
    expect(await response).toMatchObject(unavailable);
    await unlock();
  });

  test("leaves a program error at 500, without Retry-After", async () => {
    const { request, database } = await openLockable(0);
    for (const table of ["blog_articles", "article_listing", "blog", "leads", "auth_sessions"]) {
      await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_elsewhere`)}`.execute(database.db);
    }
    for (const name of Object.keys(requestFactories).filter((kind) => kind !== "machine's question")) {
      const { status, retry } = await request((requestFactories[name] ?? expect.fail)());
      expect({ name, status, retry }).toEqual({ name, status: 500, retry: null });
    }
  });
});
