import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listRoutes } from "../../scripts/route-modules.ts";
import { type Database, openDatabase } from "../../server/database/open-database.ts";
import { pagePolicies } from "../../src/route-policy.ts";
import { signLink } from "../../src/server-context/signed-link.ts";
import { compose } from "./support/built-site.ts";
import { copyPrepared } from "./support/prepared-data.ts";
import { oneNetwork, testStore } from "./support/site-context.ts";

const siteUrl = "https://www.example.com";
const purposes = [
  "booking",
  "guest",
  "my-data",
  "newsletter-confirm",
  "newsletter-settings",
  "preview",
  "download:ebook",
  "sequence-confirm",
  "sequence-stop",
] as const;
const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0", "sec-fetch-dest": "document" };

const sitemap = [...new Set(listRoutes().map(({ route }) => route))];

/** Routes of personal pages, whose URLs contain a token. */
const personal = [
  "/guest-space/$token",
  "/booking/$token",
  "/preview/article/$token",
  "/preview/episode/$token",
  "/preview/own-page/$token",
  "/downloads/$name",
  "/newsletter/confirm",
  "/newsletter/preferences",
  "/newsletter/sequence/confirm",
  "/newsletter/sequence/stop",
  "/newsletter/unsubscribe",
  "/privacy/my-data/view",
];

const isForOthers = (route: string) => /^\/(?:admin|login)(?:\/|$)|\.(?:xml|json|md|ics|txt|webmanifest)$/.test(route);

let dataDir: string;
let database: Database;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "tokens-"));
  copyPrepared("migrated", dataDir);
  database = await openDatabase({ dataDir });
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const countedRoutes = Object.entries(pagePolicies).flatMap(([route, { isCounted }]) => (isCounted ? [route] : []));

test("classifies every page of the sitemap as counted or personal", () => {
  expect(sitemap.filter((route) => !isForOthers(route)).toSorted()).toEqual([...countedRoutes, ...personal].toSorted());
});

test("keeps the tokens of all routes out of statistics, log and audit", async () => {
  const lines: string[] = [];
  const logger = pino({ level: "debug" }, { write: (line: string) => void lines.push(line) });
  const store = testStore(database, path.join(dataDir, "media"));
  const { fetch, services } = await compose({
    clientNetwork: oneNetwork,
    config: { siteUrl },
    store,
    logger,
  });

  const expiresAt = new Date(Date.now() + 86_400_000);
  const tokens = purposes.map((purpose) =>
    signLink(store.secret, { purpose, subject: `subject of ${purpose}`, expiresAt }),
  );
  const urls = tokens.flatMap((token) => [
    ...sitemap
      .map((route) => route.replaceAll(/\{?\$token\}?/g, token).replaceAll(/\{?\$\w+\}?/g, "ebook"))
      .flatMap((place) => [place, `${place}?token=${token}`]),
    `/downloads/ebook.pdf?token=${token}`,
    `/booking/${token}x`,
    `/Booking/${token}`,
    `/%62ooking/${token}`,
    `/guest-space/${token}/`,
    `/bookings/${token}`,
    `/blog/${token}`,
    `/login/reset?token=${token}`,
  ]);
  for (const url of new Set(urls)) {
    const headers = { ...browser, accept: "text/html", referer: `${siteUrl}/booking/${tokens[0]}` };
    const response = await fetch(new Request(new URL(url, siteUrl), { headers }));
    await response.arrayBuffer();
  }
  await services.views.flush();

  const stored = await database.db.selectFrom("page_views").select("path").execute();
  const audit = await database.db.selectFrom("audit_log").selectAll().execute();
  expect(stored.map((row) => row.path)).toContain("/about");
  expect(lines.length).toBeGreaterThan(urls.length / 2);
  const everything = JSON.stringify([stored, audit, lines]);
  for (const token of tokens) {
    const [subject = "", , signature = ""] = token.split(".");
    expect(everything).not.toContain(signature);
    expect(everything).not.toContain(subject);
  }
  expect(stored.filter((row) => personal.some((route) => row.path.startsWith(route.split("$")[0] ?? "")))).toEqual([]);
});
