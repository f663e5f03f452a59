import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "../../server/database/open-database.ts";
import { savePage } from "../../src/features/own-pages/editing/page-editing.server.ts";
import { emptyPage } from "../../src/features/own-pages/editing/page-editing.ts";
import { addAdministrator } from "./support/administrator.ts";
import { compose, createLogger } from "./support/built-site.ts";
import { copyPrepared } from "./support/prepared-data.ts";
import { oneNetwork, testStore } from "./support/site-context.ts";

const siteUrl = "https://www.example.com";

let dataDir: string;
let database: Database;
let request: (url: string, init?: RequestInit) => Promise<Response>;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "page-sections-"));
  copyPrepared("sample", dataDir);
  database = await openDatabase({ dataDir });
  const app = await compose({
    clientNetwork: oneNetwork,
    config: { siteUrl },
    store: testStore(database, path.join(dataDir, "media")),
    logger: createLogger("silent"),
  });
  request = async (url, init) => app.fetch(new Request(new URL(url, siteUrl), init));
});

afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

type GivenSection = { kind: string; words: Record<string, string>; isHidden?: boolean };

async function publish(slug: string, ...sections: readonly GivenSection[]): Promise<void> {
  const anna = await addAdministrator(database.db, `${slug}@example.com`);
  const keyed = sections.map((section, index) => ({ key: `s${index}`, ...section }));
  const content = { ...emptyPage, title: slug, slug, sections: JSON.stringify(keyed) };
  const saved = await savePage(database.db, anna, { id: 0, base: "", content, intent: "publish" });
  if (!saved.ok) throw new Error(JSON.stringify(saved));
}

const pageOf = async (url: string) => (await request(url)).text();

const send = (url: string, fields: Record<string, string>, accept = "application/json") =>
  request(url, { method: "POST", headers: { accept, origin: siteUrl }, body: new URLSearchParams(fields) });

const message = { form: "contact", name: "Maren", email: "maren@example.com", message: "Where do we begin?" };

test("stores a message sent from an own page as a lead of that page", async () => {
  await publish("write", { kind: "form", words: { title: "Your question", lead: "Two lines are plenty." } });
  const html = await pageOf("/write");
  expect(html).toContain("Your question</h2>");
  expect(html).toContain('name="message"');
  expect(html).toContain("Send message");
  expect(html).not.toContain("<h2></h2>");
  expect(await (await send("/write?utm_source=talk", message)).json()).toMatchObject({
    outcome: "accepted",
    location: "/thank-you/contact",
  });
  const lead = await database.db.selectFrom("leads").select(["kind", "page", "campaign"]).executeTakeFirst();
  expect(lead).toEqual({ kind: "contact", page: "/write", campaign: { utm_source: "talk" } });
});

test("returns the page with values and errors without JavaScript", async () => {
  await publish("plainly", { kind: "form", words: {} });
  const response = await send("/plainly", { ...message, email: "maren@" }, "text/html");
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain("One answer needs another look");
  expect(html).toContain("Where do we begin?");
});

test("accepts only the forms that the page shows", async () => {
  await publish("reader", { kind: "form", words: { form: "newsletter" } });
  await publish("closed", { kind: "form", words: {}, isHidden: true }, { kind: "hero", words: { title: "Closed" } });
  await publish("later", { kind: "form", words: { form: "survey" } });
  expect((await pageOf("/later")).includes('method="post"')).toBe(false);
  for (const page of ["/reader", "/closed", "/later", "/nowhere"]) expect((await send(page, message)).status).toBe(410);
  const subscribed = await send("/reader", { form: "newsletter", email: "anna@example.com" });
  expect(await subscribed.json()).toMatchObject({ outcome: "accepted", location: "/thank-you/newsletter" });
  const consent = await database.db
    .selectFrom("subscribers")
    .selectAll()
    .where("email", "=", "anna@example.com")
    .executeTakeFirst();
  expect(JSON.stringify(consent)).toContain("/reader");
});

test("starts the calculator with the industry of the section, or asks for one", async () => {
  await publish("logistics", { kind: "calculator", words: { title: "What it brings", industry: "logistics" } });
  await publish("any", { kind: "calculator", words: { industry: "fishing" } });
  const chosen = await pageOf("/logistics");
  expect(chosen.includes("What it brings</h2>")).toBe(true);
  expect(chosen.includes('<input type="hidden" name="industry" value="logistics"/>')).toBe(true);
  expect((await pageOf("/any")).includes("Choose your industry")).toBe(true);
});

test("books the event type of the section, and caches no free times", async () => {
  await publish("talk", { kind: "booking", words: { type: "strategy-call", title: "Talk to us" } });
  const html = await pageOf("/talk");
  expect([html.includes("Talk to us</h2>"), html.includes('id="booking"')]).toEqual([true, true]);
  expect(/[?;]start=\d/.test(html)).toBe(false);
  for (const search of ["", "?times=list"]) {
    const [ownPage, builtIn] = [await request(`/talk${search}`), await request(`/strategy-call${search}`)];
    expect(ownPage.headers.get("cache-control")).toBe(builtIn.headers.get("cache-control"));
  }
  const list = await pageOf("/talk?times=list&zone=Europe/Berlin");
  const start = /[?;]start=(\d+)/.exec(list)?.[1] ?? "";
  expect((await pageOf(`/talk?start=${start}`)).includes("What is it about?")).toBe(true);
  const time = { form: "booking", start, zone: "Europe/Berlin" };
  const booked = await send("/talk", { ...time, name: "Maren", email: "maren@example.com" }, "text/html");
  expect([booked.status, booked.headers.get("location")]).toEqual([303, expect.stringMatching(/^\/booking\/./)]);
  const row = await database.db.selectFrom("bookings").select("event_type").orderBy("id", "desc").executeTakeFirst();
  expect(row?.event_type).toBe("strategy-call");
});

test("offers no event type that can't be booked", async () => {
  await database.db.updateTable("event_types").set({ active: false }).where("key", "=", "demo").execute();
  for (const [slug, type] of [
    ["not-now", "demo"],
    ["not-for-visitors", "interview"],
    ["not-at-all", "none"],
    ["not-chosen", ""],
  ] as const) {
    await publish(slug, { kind: "booking", words: { type, title: "Talk to us" } });
    const page = await request(`/${slug}`);
    expect([page.status, (await page.text()).includes("Talk to us</h2>")]).toEqual([200, false]);
    const response = await send(`/${slug}`, { form: "booking", name: "Maren", email: "maren@example.com" });
    expect(await response.text()).not.toContain("accepted");
  }
});
