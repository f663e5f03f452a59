import { afterAll, beforeAll, expect, test } from "vitest";
import { saveSettings } from "../../src/features/settings/settings.server.ts";
import { type AdministeredSite, openAdministeredSite } from "./support/administered-site.ts";
import { compose, createLogger } from "./support/built-site.ts";
import { oneNetwork, testStore } from "./support/site-context.ts";

const people = ["Anna Ostermann", "Bo Lindqvist"] as const;

let sites: AdministeredSite[];

beforeAll(async () => {
  sites = await Promise.all(people.map(() => openAdministeredSite()));
  for (const [index, site] of sites.entries()) {
    const name = people[index] ?? "";
    const values = { name, brand: name };
    await saveSettings(site.database.db, [{ group: "you", version: 0, values }], "owner@example.com");
    // A published text reloads the site.
    const texts = { "hero.lead": `Charts by {name}, number ${index + 1}.` };
    const data = { page: "/", version: 0, texts, isPublic: true };
    expect((await site.call("saveTexts", { method: "POST", data, person: "administrator" })).status).toBe(200);
  }
});
afterAll(() => Promise.all(sites.map((site) => site.close())));

const paths = ["/", "/about", "/contact", "/llms.txt", "/rss.xml", "/site.webmanifest", "/nothing-is-here"];

test("two sites rendered concurrently in one process are isolated", async () => {
  const pageRequests = paths.flatMap((path) => sites.map((site, index) => ({ path, site, index })));
  const responses = await Promise.all(
    pageRequests.map(async ({ path, site, index }) => {
      const response = await site.fetch(new Request(site.siteUrl + path, { headers: { accept: "text/html" } }));
      return { path, index, text: await response.text() };
    }),
  );
  for (const { path, index, text } of responses) {
    expect([path, text.includes(people[index] ?? "")]).toEqual([path, true]);
    expect([path, text.includes(people[1 - index] ?? "")]).toEqual([path, false]);
  }
  for (const index of [0, 1]) {
    const home = responses.find((response) => response.path === "/" && response.index === index)?.text ?? "";
    expect(home).toContain(`Charts by ${people[index]}, number ${index + 1}.`);
  }
});

test("a page that was rendered during a change of settings is never served again", async () => {
  const [{ database, mediaDir, siteUrl }] = sites as [AdministeredSite];
  const rendering = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const site = await compose({
    config: { siteUrl },
    store: testStore(database, mediaDir),
    logger: createLogger("silent"),
    clientNetwork: oneNetwork,
    staticFiles: new Map(),
    fetchApplication: async (_, { context }) => {
      rendering.resolve();
      await gate.promise;
      const page = `<html><head></head><body>By ${context.site.facts.name}</body></html>`;
      return new Response(page, { headers: { "content-type": "text/html; charset=utf-8" } });
    },
  });
  const request = async () => {
    const response = await site.fetch(new Request(`${siteUrl}/contact`, { headers: { accept: "text/html" } }));
    return { text: await response.text(), etag: response.headers.get("etag") };
  };
  const pending = request();
  await rendering.promise;
  const values = { name: "Cleo Marin", brand: people[0] };
  await saveSettings(database.db, [{ group: "you", version: 1, values }], "owner@example.com");
  await site.site.reload();
  gate.resolve();
  const before = await pending;
  expect(before.text).toContain(`By ${people[0]}`);
  for (const _ of [1, 2]) {
    const after = await request();
    expect(after.text).toContain("By Cleo Marin");
    expect(after.etag).not.toBe(before.etag);
  }
});
