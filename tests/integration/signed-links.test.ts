import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ComposedSite } from "../../server/compose.ts";
import { type Database, openDatabase } from "../../server/database/open-database.ts";
import { defaultSite } from "../../src/facts/site.ts";
import { downloadPath } from "../../src/features/leads/download.ts";
import { ebookForm } from "../../src/features/leads/ebook-form.ts";
import { createLead } from "../../src/features/leads/leads.server.ts";
import { eraseMyData, sendMyDataLink } from "../../src/features/privacy/personal-data.server.ts";
import {
  confirmationLink,
  preferencesLink,
  unsubscribeLink,
} from "../../src/features/subscribers/records/subscription-links.server.ts";
import { ok } from "../../src/lib/result.ts";
import { signLink } from "../../src/server-context/signed-link.ts";
import { compose, createLogger } from "./support/built-site.ts";
import { copyPrepared } from "./support/prepared-data.ts";
import { oneNetwork, testStore } from "./support/site-context.ts";

const siteUrl = "https://www.example.com";
const farFuture = new Date("2099-12-31T00:00:00Z");
const now = new Date();

let dataDir: string;
let database: Database;
let site: ComposedSite;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "signed-links-"));
  copyPrepared("migrated", dataDir);
  database = await openDatabase({ dataDir });
  const store = testStore(database, path.join(dataDir, "media"));
  site = await compose({ config: { siteUrl }, store, logger: createLogger("silent"), clientNetwork: oneNetwork });
}, 120_000);
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  for (const table of ["subscribers", "leads", "mails"] as const) await database.db.deleteFrom(table).execute();
});

type Reader = { id: number; link_key: string; request_key: string };

/** Adds a reader with this id, which a restored database can assign again. */
async function addReader(id: number, email: string, status: "confirmed" | "pending" = "confirmed"): Promise<Reader> {
  const { rows } = await sql<Reader>`
    insert into subscribers (id, email, status, page, confirmed_at) overriding system value
    values (${id}, ${email}, ${status}, '/sunday-review', ${status === "confirmed" ? now : null})
    returning id, link_key, request_key`.execute(database.db);
  const [reader] = rows;
  if (!reader) throw new Error("no reader was added");
  return reader;
}

const readers = () => database.db.selectFrom("subscribers").select(["email", "status"]).orderBy("id").execute();

const get = async (url: string) =>
  (await site.fetch(new Request(new URL(url, siteUrl), { headers: { "sec-fetch-dest": "document" } }))).text();

const post = async (url: string, body: Record<string, string>): Promise<Response> =>
  site.fetch(
    new Request(new URL(url, siteUrl), {
      method: "POST",
      body: new URLSearchParams(body),
      headers: { origin: siteUrl, "sec-fetch-site": "same-origin" },
    }),
  );

const oneClick = { "List-Unsubscribe": "One-Click" };

/** Links of emails from an earlier release, which signed the id. */
const byNumber = (id: number, page: "preferences" | "unsubscribe") =>
  `${siteUrl}/newsletter/${page}?token=${signLink(site.context.secret, { purpose: "newsletter-settings", subject: String(id), expiresAt: farFuture })}`;

test("one click on a reader's own link ends only that reader's subscription", async () => {
  const anna = await addReader(1, "anna@example.com");
  await addReader(2, "ben@example.com");
  const response = await post(unsubscribeLink(site.context, anna.link_key), oneClick);
  expect(response.status).toBe(200);
  expect(await readers()).toEqual([
    { email: "anna@example.com", status: "unsubscribed" },
    { email: "ben@example.com", status: "confirmed" },
  ]);
});

test("one click is answered without a redirect, also with a line break after its field", async () => {
  const anna = await addReader(1, "anna@example.com");
  const response = await post(unsubscribeLink(site.context, anna.link_key), { "List-Unsubscribe": "One-Click\r\n" });
  expect(response.status).toBe(200);
});

test("links of an id that is reused after a restore don't work for its new owner", async () => {
  const anna = await addReader(7, "anna@example.com");
  const links = [
    preferencesLink(site.context, anna.link_key),
    unsubscribeLink(site.context, anna.link_key),
    byNumber(7, "preferences"),
    byNumber(7, "unsubscribe"),
    confirmationLink(site.context, anna.request_key, farFuture),
    `${siteUrl}/newsletter/confirm?token=${signLink(site.context.secret, { purpose: "newsletter-confirm", subject: `7.${anna.request_key}`, expiresAt: farFuture })}`,
  ];
  await database.db.deleteFrom("subscribers").execute();
  await addReader(7, "zoe@example.com");
  for (const link of links) {
    expect(await get(link), link).not.toContain("zoe@example.com");
    const bodies: Record<string, string>[] = [oneClick, { name: "Mallory", industry: "" }, {}];
    for (const body of bodies) {
      const response = await post(link, body);
      expect(await response.text()).not.toContain("zoe@example.com");
      if (link.includes("unsubscribe") && "List-Unsubscribe" in body) expect(response.status).toBe(410);
    }
  }
  expect(await readers()).toEqual([{ email: "zoe@example.com", status: "confirmed" }]);
  expect(await database.db.selectFrom("subscribers").select("name").executeTakeFirst()).toEqual({ name: null });
});

test("subscribers' links by id work for a year after the upgrade to random keys", async () => {
  const year = new Date(now.getTime() + 365 * 86_400_000);
  for (const [id, email, until] of [
    [11, "anna@example.com", year],
    [12, "ben@example.com", new Date(now.getTime() - 1_000)],
  ] as const) {
    await addReader(id, email);
    await database.db.updateTable("subscribers").set({ number_link_until: until }).where("id", "=", id).execute();
  }
  expect(await get(byNumber(11, "preferences"))).toContain("anna@example.com");
  expect(await get(byNumber(12, "preferences"))).not.toContain("ben@example.com");
  expect((await post(byNumber(11, "unsubscribe"), oneClick)).status).toBe(200);
  expect((await post(byNumber(12, "unsubscribe"), oneClick)).status).toBe(410);
  expect(await readers()).toEqual([
    { email: "anna@example.com", status: "unsubscribed" },
    { email: "ben@example.com", status: "confirmed" },
  ]);
});

test("a confirmation link by id confirms only its own request", async () => {
  const anna = await addReader(3, "anna@example.com", "pending");
  const link = (id: number) =>
    `${siteUrl}/newsletter/confirm?token=${signLink(site.context.secret, { purpose: "newsletter-confirm", subject: `${id}.${anna.request_key}`, expiresAt: farFuture })}`;
  await addReader(4, "ben@example.com", "pending");
  await post(link(4), {});
  expect(await readers()).toEqual([
    { email: "anna@example.com", status: "confirmed" },
    { email: "ben@example.com", status: "pending" },
  ]);
});

test("an old unsubscribe link leads to a form for a new one, which reveals no email address", async () => {
  const anna = await addReader(5, "anna@example.com");
  expect(await get(byNumber(5, "unsubscribe"))).toContain("/newsletter/link");
  await post(byNumber(5, "unsubscribe"), oneClick);
  const responses = await Promise.all(
    ["anna@example.com", "nobody@example.com"].map((email) =>
      post("/newsletter/link", { email, form: "newsletter-link" }),
    ),
  );
  const [knownResponse, unknownResponse] = responses.map(({ status, headers }) => [status, headers.get("location")]);
  expect(knownResponse).toEqual([303, "/thank-you/newsletter-link#main"]);
  expect(unknownResponse).toEqual(knownResponse);
  const emails = await database.db.selectFrom("mails").select(["recipient", "plain"]).orderBy("id").execute();
  expect(emails.map(({ recipient }) => recipient).toSorted()).toEqual([
    "anna@example.com",
    "anna@example.com",
    "nobody@example.com",
  ]);
  const newLink = unsubscribeLink(site.context, anna.link_key);
  for (const { recipient, plain } of emails) expect(plain.includes(newLink)).toBe(recipient === "anna@example.com");
  await post(newLink, {});
  expect(await readers()).toEqual([{ email: "anna@example.com", status: "unsubscribed" }]);
});

test("a download link stops working when its lead is erased", async () => {
  const submission = {
    values: { name: "Maren", email: "maren@example.com" },
    page: "/ebook",
    campaign: {},
    notice: ebookForm(defaultSite).notice,
    marketing: undefined,
  };
  const { downloadToken = "" } = await createLead(site.context, {
    kind: "ebook",
    shape: ebookForm(defaultSite),
    submission,
    now,
  });
  const url = downloadPath("ebook", downloadToken);
  const fetchFile = async () =>
    (await site.fetch(new Request(new URL(url, siteUrl)))).headers.get("content-type") === "application/pdf";
  expect(await fetchFile()).toBe(true);
  await sendMyDataLink(site.context, "maren@example.com", now);
  const { plain } = await database.db
    .selectFrom("mails")
    .select("plain")
    .where("kind", "=", "my-data")
    .executeTakeFirstOrThrow();
  expect(await eraseMyData(site.context, /view\?token=(\S+)/.exec(plain)?.[1] ?? "", now)).toEqual(ok());
  expect(await fetchFile()).toBe(false);
});

test("a preview link by id shows no one's unsaved work", async () => {
  await sql`
    insert into auth_users (id, name, email, email_verified) values ('u1', 'Anna', 'owner@example.com', true)`.execute(
    database.db,
  );
  const { rows } = await sql<{ id: number }>`
    insert into blog_articles (slug, title, summary, author, status)
    values ('secret-harbour', 'The secret harbour', 'S', 'A', 'draft') returning id`.execute(database.db);
  const link = await database.db
    .insertInto("preview_links")
    .values({ kind: "article", item_id: rows[0]?.id ?? 0, user_id: "u1", expires_at: farFuture })
    .returning(["id", "key"])
    .executeTakeFirstOrThrow();
  const page = (subject: string) =>
    get(`/preview/article/${signLink(site.context.secret, { purpose: "preview", subject, expiresAt: farFuture })}`);
  expect(await page(link.key)).toContain("The secret harbour");
  expect(await page(String(link.id))).not.toContain("The secret harbour");
});
