import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../server/database/open-database.ts";
import { downloadPurpose } from "../../src/features/leads/download.ts";
import { signLink } from "../../src/server-context/signed-link.ts";
import { openPort, startNode } from "./fixtures/node-process.ts";
import { createProgram } from "./support/mcp-program.ts";
import { findPostgresBinaries } from "./support/postgres-cluster.ts";
import { createMigratedOnServer, createOnServer } from "./support/postgres-server.ts";
import { installedProxies, nginx, startProxy } from "./support/recipe-proxies.ts";
import { builtFunctions, encodePayload } from "./support/server-functions.ts";
import { siteAccountVariables } from "./support/site-account.ts";
import { runHere, startHere } from "./support/site-here.ts";
import { startSmallProxy } from "./support/small-proxy.ts";

const programs = findPostgresBinaries();
if (!programs) console.warn("PostgreSQL is not installed here: the tests of several copies are left out.");

const siteUrl = "http://site.example";
/** How long a visitor waits for a response. */
const patienceMs = 12_000;
const administrator = { email: "owner@example.com", password: "a chart for every voyage" };

describe.skipIf(!programs)("several replicas on one database", () => {
  let directory: string;
  let databaseUrl: string;
  let secret: string;

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), "copies-"));
  });
  afterAll(async () => {
    await rm(directory, { recursive: true, force: true, maxRetries: 10 });
  });
  beforeEach(async () => {
    databaseUrl = await createMigratedOnServer();
    secret = randomBytes(32).toString("base64url");
  });

  /** The environment of a replica with its own folder. */
  const environmentOf = (changes: Record<string, string> = {}) => ({
    NODE_ENV: "production",
    DATA_DIR: path.join(directory, randomUUID().slice(0, 8)),
    ...siteAccountVariables(databaseUrl),
    SITE_URL: siteUrl,
    SITE_SECRET: secret,
    SAMPLE_CONTENT: "none",
    PORT: "0",
    LOG_LEVEL: "silent",
    ...changes,
  });

  const askAt =
    (port: number) =>
    (url: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}${url}`, { redirect: "manual", ...init });

  async function startReplica(changes: Record<string, string> = {}) {
    const copy = startHere(environmentOf(changes));
    const port = await copy.port;
    return { ...copy, port, ask: askAt(port) };
  }
  type Copy = Pick<Awaited<ReturnType<typeof startReplica>>, "port" | "ask">;

  /** For failures that only a process can have. */
  async function startProcess(changes: Record<string, string> = {}) {
    const copy = startNode(["server/main.ts"], environmentOf(changes));
    const port = await openPort(copy);
    return { ...copy, port, ask: askAt(port) };
  }

  const isReady = ({ ask }: Pick<Copy, "ask">) =>
    ask("/readyz").then(
      ({ status }) => status === 200,
      () => false,
    );

  const withAdministrator = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };

  const signIn = ({ ask }: Copy, password = administrator.password) =>
    ask("/api/auth/sign-in/email", {
      method: "POST",
      headers: { "content-type": "application/json", origin: siteUrl },
      body: JSON.stringify({ email: administrator.email, password }),
    });

  const cookieOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");

  const sessionAt = async ({ ask }: Copy, cookie: string) =>
    (await (await ask("/api/auth/get-session", { headers: { cookie } })).json()) as { user: { email: string } } | null;

  const downloadLink = (key: string) =>
    `/downloads/ebook.pdf?token=${signLink(key, { purpose: downloadPurpose("ebook"), subject: "x", expiresAt: new Date(Date.now() + 3_600_000) })}`;

  test("all start together on an empty database, and seed it once", async () => {
    databaseUrl = await createOnServer();
    const changes = { ...withAdministrator, SAMPLE_CONTENT: "demo" };
    const copies = await Promise.all([startReplica(changes), startReplica(changes), startReplica(changes)]);
    for (const copy of copies) {
      const feed = (await (await copy.ask("/feed.json")).json()) as { items: unknown[] };
      expect(feed.items).toHaveLength(20);
      expect((await signIn(copy)).status).toBe(200);
    }
    const database = await openDatabase({ dataDir: directory, databaseUrl });
    onTestFinished(() => database.close());
    expect(await database.db.selectFrom("auth_users").select("email").execute()).toHaveLength(1);
  });

  test("share sessions, signed links and the count of failed sign-ins", async () => {
    const [first, second] = await Promise.all([startReplica(withAdministrator), startReplica(withAdministrator)]);
    const cookie = cookieOf(await signIn(first));
    expect((await sessionAt(second, cookie))?.user.email).toBe(administrator.email);
    for (const copy of [first, second]) {
      const answer = await copy.ask(downloadLink(secret));
      expect({ status: answer.status, type: answer.headers.get("content-type") }).toEqual({
        status: 200,
        type: "application/pdf",
      });
      await answer.body?.cancel();
    }
    for (const copy of [first, second, first, second, first]) {
      expect((await signIn(copy, "not the password")).status).toBe(401);
    }
    for (const copy of [first, second]) expect((await signIn(copy)).status).toBe(429);
  });

  test("share an assistant's connection, and end it everywhere at once", async () => {
    const copies = await Promise.all([startReplica(withAdministrator), startReplica(withAdministrator)]);
    const [first, second] = copies;
    const functions = await builtFunctions();
    const cookie = cookieOf(await signIn(first));
    const callAt = ({ ask }: Copy, name: string, data: unknown) =>
      ask(`/_serverFn/${functions.get(name)}`, {
        method: "POST",
        headers: { origin: siteUrl, "content-type": "application/json", "x-tsr-serverFn": "true", cookie },
        body: encodePayload(data),
      });
    let requests = 0;
    const atEachInTurn = (url: string | URL, init?: RequestInit) => {
      requests += 1;
      const { pathname, search } = new URL(url);
      return (requests % 2 ? first : second).ask(pathname + search, init);
    };
    const program = createProgram({ endpoint: new URL("/mcp/owner", siteUrl), fetch: atEachInTurn, name: "Claude" });
    const transport = program.open();
    await expect(new Client({ name: "test", version: "1" }).connect(transport)).rejects.toThrow(UnauthorizedError);
    const { asked, client: { client_id: clientId } = { client_id: "" } } = program.held;
    expect((await callAt(second, "allowAssistant", { clientId, scopes: ["read"] })).status).toBe(200);
    asked?.searchParams.set("scope", "read offline_access");
    const answered = await first.ask(`${asked?.pathname}${asked?.search}`, { headers: { cookie } });
    // A script receives the redirect target in the body; only a browser's navigation is redirected.
    const { url: back } = (await answered.json()) as { url: string };
    await transport.finishAuth(new URL(back).searchParams.get("code") ?? "");
    const client = new Client({ name: "test", version: "1" });
    await client.connect(program.open());
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain("find");

    const listAt = ({ ask }: Copy) =>
      ask("/mcp/owner", {
        method: "POST",
        headers: {
          authorization: `Bearer ${program.held.tokens?.access_token}`,
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
        },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
      }).then(({ status }) => status);
    expect(await Promise.all(copies.map(listAt))).toEqual([200, 200]);
    expect((await callAt(first, "endAssistant", { clientId })).status).toBe(200);
    expect(await Promise.all(copies.map(listAt))).toEqual([401, 401]);
  });

  test("reject a start with another secret, and accept links of the previous one after a rotation", async () => {
    const old = secret;
    const before = await startReplica(withAdministrator);
    const cookie = cookieOf(await signIn(before));

    const fresh = randomBytes(32).toString("base64url");
    for (const SITE_SECRET of [fresh, ""]) {
      const refused = await startHere(environmentOf({ SITE_SECRET })).ended;
      expect(refused.code).toBe(1);
      expect(refused.stderr).toMatch(/^The secret of this replica is not the one that this database accepts[^\n]*\n$/);
      expect(refused.stderr).not.toContain(old);
    }

    // In two steps, as in the guide: all replicas accept the new secret before any signs with it.
    const prepared = await startReplica({ SITE_SECRET: old, SITE_SECRET_PREVIOUS: fresh });
    const rotated = await startReplica({ SITE_SECRET: fresh, SITE_SECRET_PREVIOUS: old });
    const newCookie = cookieOf(await signIn(rotated));
    for (const copy of [prepared, rotated]) {
      expect((await sessionAt(copy, cookie))?.user.email).toBe(administrator.email);
      expect((await sessionAt(copy, newCookie))?.user.email).toBe(administrator.email);
      for (const key of [old, fresh]) expect((await copy.ask(downloadLink(key))).status).toBe(200);
    }
    const late = await startHere(environmentOf({ SITE_SECRET: old })).ended;
    expect(late.code).toBe(1);
    expect(late.stderr).toContain("SITE_SECRET_PREVIOUS");

    // Without the previous secret, nothing signed with it is valid.
    const after = await startReplica({ SITE_SECRET: fresh });
    expect(await sessionAt(after, cookie)).toBeNull();
    expect((await sessionAt(after, newCookie))?.user.email).toBe(administrator.email);
    expect((await after.ask(downloadLink(old))).status).toBe(303);
  });

  test("replace a lost secret only on explicit request", async () => {
    const first = await startReplica();
    await first.stop();
    const environment = environmentOf({ SITE_SECRET: randomBytes(32).toString("base64url") });
    const accepted = await runHere(["admin", "accept-secret"], environment);
    expect(accepted).toMatchObject({ code: 0, stderr: "" });
    const second = await startReplica({ SITE_SECRET: environment.SITE_SECRET });
    expect((await second.ask("/livez")).status).toBe(200);
  });

  test("keep separate control sockets in one data directory", async () => {
    const DATA_DIR = path.join(directory, "shared");
    const first = await startReplica({ DATA_DIR, ...withAdministrator });
    const second = await startProcess({ DATA_DIR });
    const list = () => runHere(["admin", "list"], environmentOf({ DATA_DIR }));
    expect(await readdir(path.join(DATA_DIR, "control"))).toHaveLength(2);
    await first.stop();
    expect(await readdir(path.join(DATA_DIR, "control"))).toHaveLength(1);
    expect((await list()).stdout).toContain(administrator.email);
    second.kill("SIGKILL");
    await second.ended;
    // Leftover files do no harm.
    const third = await startReplica({ DATA_DIR });
    expect(await readdir(path.join(DATA_DIR, "control"))).toHaveLength(1);
    expect((await third.stop()).code).toBe(0);
  });

  test("are ready when warm and not while draining, but keep serving", async () => {
    const copy = await startReplica({ DRAIN_SECONDS: "60" });
    await expect.poll(() => isReady(copy)).toBe(true);
    void copy.stop();
    await expect.poll(() => isReady(copy)).toBe(false);
    expect(await (await copy.ask("/readyz")).json()).toMatchObject({ phase: "draining", database: "up" });
    expect((await copy.ask("/livez")).status).toBe(200);
    const page = await copy.ask("/about");
    expect({ status: page.status, connection: page.headers.get("connection") }).toEqual({
      status: 200,
      connection: "close",
    });
    // A second signal skips the drain.
    expect((await copy.stop()).code).toBe(0);
  });

  test.each([
    { name: "a small proxy", recipe: undefined },
    ...installedProxies().map((recipe) => ({ name: recipe.name, recipe })),
  ])("a rolling restart under load fails no request behind $name", async ({ recipe }) => {
    const changes = { ...withAdministrator, DRAIN_SECONDS: "1" };
    const [first, second] = await Promise.all([startReplica(changes), startReplica(changes)]);
    await expect.poll(() => Promise.all([first, second].map(isReady))).toEqual([true, true]);
    const ports: [number, number] = [first.port, second.port];
    const proxy = recipe ? await startProxy(recipe, ports, directory) : await startSmallProxy(ports);
    onTestFinished(async () => void (await proxy.stop()));
    // nginx and Caddy detect by themselves which replica is up.
    const ready = () => ("ready" in proxy ? proxy.ready() : ports);
    const answer = () => fetch(`http://127.0.0.1:${proxy.port}/livez`).then(({ status }) => status, String);
    await expect.poll(answer).toBe(200);

    const urls = ["/", "/about", "/blog?search=tide", "/login", "/feed.json", "/contact"];
    const statuses = new Map<number | string, number>();
    let isOver = false;
    async function visit(turn: number): Promise<void> {
      for (let count = turn; !isOver; count++) {
        const outcome = await fetch(`http://127.0.0.1:${proxy.port}${urls[count % urls.length]}`).then(
          async (answer) => (await answer.arrayBuffer()) && answer.status,
          (error: Error) => error.message,
        );
        statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
      }
    }
    const visitors = Array.from({ length: 8 }, (_, turn) => visit(turn));
    const asked = () => [...statuses.values()].reduce((sum, count) => sum + count, 0);

    for (const copy of [first, second]) {
      expect((await copy.stop()).code).toBe(0);
      const replacement = await startReplica({ ...changes, PORT: String(copy.port) });
      await expect.poll(() => isReady(replacement)).toBe(true);
      await expect.poll(ready).toContain(copy.port);
      const before = asked();
      await expect.poll(asked).toBeGreaterThan(before + 50);
    }
    isOver = true;
    await Promise.all(visitors);
    expect(Object.fromEntries(statuses)).toEqual({ 200: asked() });
  });

  test.skipIf(!installedProxies().includes(nginx))(
    "are bypassed by nginx while hanging, and used again afterwards",
    async () => {
      const copies = await Promise.all([startProcess(withAdministrator), startProcess(withAdministrator)]);
      await expect.poll(() => Promise.all(copies.map(isReady))).toEqual([true, true]);
      const proxy = await startProxy(nginx, [copies[0].port, copies[1].port], directory);
      onTestFinished(() => void proxy.stop());
      const ask = (url: string, init: RequestInit = {}) =>
        fetch(`http://127.0.0.1:${proxy.port}${url}`, { ...init, signal: AbortSignal.timeout(patienceMs) }).then(
          async (answer) => (await answer.arrayBuffer()) && answer.status,
          (error: Error) => error.message,
        );
      await expect.poll(() => ask("/livez")).toBe(200);
      const wrongPassword = {
        method: "POST",
        headers: { "content-type": "application/json", origin: siteUrl },
        body: JSON.stringify({ email: "nobody@example.com", password: "not the password" }),
      };
      // All visitors of this test share one IP address, which one of the two replicas serves.
      for (const copy of copies) {
        copy.kill("SIGSTOP");
        const visits = ["/", "/about", "/blog?search=tide", "/feed.json"].map((url) => ask(url));
        expect(await Promise.all(visits)).toEqual([200, 200, 200, 200]);
        expect(await ask("/api/auth/sign-in/email", wrongPassword)).toBe(401);
        copy.kill("SIGCONT");
        await expect.poll(() => isReady(copy)).toBe(true);
        expect(await ask("/contact")).toBe(200);
      }
    },
  );
});
