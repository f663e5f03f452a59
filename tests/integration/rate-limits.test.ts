import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf } from "../../e2e/support/totp-code.ts";
import { type Database, openDatabase } from "../../server/database/open-database.ts";
import { createClientNetwork } from "../../server/http/connection/client-network.ts";
import { createAdministrator } from "../../server/identity/administrators.ts";
import { renewFeedUrl } from "../../src/features/bookings/calendars/calendar-feed.server.ts";
import { compose, createLogger } from "./support/built-site.ts";
import { copyPrepared } from "./support/prepared-data.ts";
import { testStore } from "./support/site-context.ts";

const siteUrl = "https://www.example.com";
const email = "owner@example.com";
const password = "a chart for every voyage";

let dataDir: string;
let database: Database;
let fetchSite: (request: Request) => Response | Promise<Response>;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "rate-limits-"));
  copyPrepared("sample", dataDir);
  database = await openDatabase({ dataDir });
  await createAdministrator(database.db, { email, password, actor: "test" });
  const fromProxy = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
  const behindProxy = createClientNetwork();
  ({ fetch: fetchSite } = await compose({
    config: { siteUrl },
    store: testStore(database, path.join(dataDir, "media")),
    logger: createLogger("silent"),
    staticFiles: new Map(),
    clientNetwork: (request) => behindProxy(request, fromProxy),
  }));
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const get = (url: string, ip: string, headers: Record<string, string> = {}) =>
  fetchSite(new Request(new URL(url, siteUrl), { headers: { "x-forwarded-for": ip, ...headers } }));

/** Different statuses of consecutive requests. */
async function statuses(times: number, send: (index: number) => Response | Promise<Response>): Promise<Set<number>> {
  const seenStatuses = new Set<number>();
  for (let index = 0; index < times; index++) {
    const response = await send(index);
    seenStatuses.add(response.status);
    await response.body?.cancel();
  }
  return seenStatuses;
}

/** A browser at an IP address, which stores cookies. */
function browserIn(ip: string) {
  const jar = new Map<string, string>();
  return async (endpoint: string, body: unknown) => {
    const response = await fetchSite(
      new Request(`${siteUrl}/api/auth${endpoint}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          origin: siteUrl,
          "x-forwarded-for": ip,
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
        },
        body: JSON.stringify(body),
      }),
    );
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
      if (/max-age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
}

test("searches from one network don't block the archive for another", async () => {
  for (const url of ["/ask?q=handover", "/ask.json?q=handover"]) {
    expect(await statuses(75, () => get(url, "198.51.100.1"))).toContain(429);
    expect((await get(url, "198.51.100.2")).status).toBe(200);
    expect((await get(url, "2001:db8:1:1::1")).status).toBe(200);
  }
  // A page without a question is cached and doesn't count.
  expect(await statuses(75, () => get("/ask", "198.51.100.1"))).toEqual(new Set([200]));
});

test("wrong calendar tokens don't block the owner's calendar, not even from the same network", async () => {
  const { pathname } = new URL(await renewFeedUrl({ db: database.db, siteUrl }, email));
  const wrongToken = () => get(`/calendar/${"x".repeat(43)}.ics`, "198.51.100.3");
  expect(await statuses(75, wrongToken)).toEqual(new Set([404, 429]));
  expect((await get(pathname, "198.51.100.4")).status).toBe(200);
  // The calendar service of the same network makes further requests.
  expect((await get(pathname, "198.51.100.3")).status).toBe(200);
  expect(await statuses(75, () => get(pathname, "198.51.100.4"))).toEqual(new Set([200, 429]));
});

test("a page with a token has no card", async () => {
  expect((await get(`/cards/calendar/${"x".repeat(43)}.ics.png`, "198.51.100.5")).status).toBe(404);
});

test("1,025 wrong codes from 205 networks lock no one out, and each network waits only for its own", async () => {
  const owner = browserIn("203.0.113.1");
  expect((await owner("/sign-in/email", { email, password })).status).toBe(200);
  const setUp = await owner("/two-factor/enable", { password });
  const uri = String(setUp.body.totpURI);
  expect((await owner("/two-factor/verify-totp", { code: codeOf(uri, -1) })).status).toBe(200);

  const endpoints: [string, unknown][] = [
    ["/two-factor/verify-totp", { code: "000000" }],
    ["/two-factor/verify-backup-code", { code: "AAAAA-BBBBB" }],
    ["/passkey/verify-authentication", { response: { id: "x" } }],
    ["/reset-password", { token: "x", newPassword: "a sentence that no one knows" }],
    ["/sign-in/email", { email: "" }],
  ];
  const failures = Array.from({ length: 205 }, (_, network) => {
    const client = browserIn(`198.18.0.${network}`);
    return endpoints.map(([endpoint, body]) => client(endpoint, body));
  }).flat();
  const statusesSeen = new Set((await Promise.all(failures)).map(({ status }) => status));
  expect(statusesSeen).toEqual(new Set([400, 401]));
  const otherNetwork = browserIn("203.0.113.2");
  expect((await otherNetwork("/sign-in/email", { email, password })).body).toMatchObject({ twoFactorRedirect: true });
  expect((await otherNetwork("/two-factor/verify-totp", { code: codeOf(uri) })).status).toBe(200);

  const client = browserIn("198.51.100.6");
  const attempts: number[] = [];
  for (let index = 0; index < 51; index++)
    attempts.push((await client("/two-factor/verify-totp", { code: "000000" })).status);
  expect([attempts.slice(0, 50).includes(429), attempts.at(-1)]).toEqual([false, 429]);
  const withPhone = browserIn("203.0.113.3");
  await withPhone("/sign-in/email", { email, password });
  expect((await withPhone("/two-factor/verify-totp", { code: codeOf(uri, 1) })).status).toBe(200);
});
