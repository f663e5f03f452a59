import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../server/config/read-config.ts";
import { type Database, openDatabase } from "../../server/database/open-database.ts";
import { compose, createLogger } from "./support/built-site.ts";
import { copyPrepared } from "./support/prepared-data.ts";
import { oneNetwork, testStore } from "./support/site-context.ts";

let dataDir: string;
let database: Database;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "outside-"));
  copyPrepared("sample", dataDir);
  database = await openDatabase({ dataDir });
});

afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

/** A site with these environment variables, as a function from path to page. */
async function openSite(environment: Record<string, string>) {
  const embeds = readConfig(environment).embeds;
  const mediaDir = path.join(dataDir, "media");
  const app = await compose({
    clientNetwork: oneNetwork,
    config: { siteUrl: "https://www.example.com", embeds },
    store: testStore(database, mediaDir),
    logger: createLogger("silent"),
    staticFiles: new Map(),
  });
  return async (url: string) => {
    const response = await app.fetch(new Request(new URL(url, "https://www.example.com")));
    const policy = response.headers.get("content-security-policy") ?? "";
    return { html: await response.text(), origins: [...new Set(policy.match(/https?:\/\/[^\s;]+/g))].toSorted() };
  };
}

const allServices = {
  HUBSPOT_PORTAL_ID: "123456",
  HUBSPOT_FORM_CONTACT: "form-contact",
  SCHEDULING_URL: "https://calendly.com/your-name/interview",
  SCHEDULING_SCRIPT_URL: "https://assets.calendly.com/assets/external/widget.js",
  POLICY_SCRIPT_URL: "https://app.termly.io/embed-policy.min.js",
  POLICY_ID_PRIVACY: "policy-privacy",
  HERO_VIDEO_URL: "https://vimeo.com/123456",
};
const pages = ["/", "/contact", "/ebook", "/about", "/schedule-interview", "/privacy-policy", "/impressum", "/podcast"];

test("a site without outside services has no other origin in its policies and no identifiers on its pages", async () => {
  const open = await openSite({});
  for (const page of pages) {
    const { html, origins } = await open(page);
    expect(origins, page).toEqual([]);
    expect(html, page).not.toMatch(/data-service=|form-contact|policy-privacy/);
  }
});

test("each page's policy allows only the services on that page", async () => {
  const open = await openSite(allServices);
  const calendly = ["https://assets.calendly.com", "https://calendly.com"];
  const expected: Record<string, string[]> = {
    "/contact": ["https://forms.hsforms.com", "https://forms.hubspot.com", "https://js.hsforms.net"],
    "/about": calendly,
    "/schedule-interview": calendly,
    "/privacy-policy": ["https://app.termly.io"],
    "/podcast": ["https://player.vimeo.com"],
  };
  for (const page of pages) expect((await open(page)).origins, page).toEqual(expected[page] ?? []);
});

test("visitors without JavaScript get the site's own form and documents", async () => {
  const open = await openSite(allServices);
  expect((await open("/contact")).html).toMatch(/<noscript>.*Send Us a Message.*<\/noscript>/s);
  expect((await open("/privacy-policy")).html).toContain("Who is responsible");
});

test("the privacy policy lists configured services", async () => {
  const listed = async (environment: Record<string, string>) => {
    const { html } = await (await openSite(environment))("/privacy-policy");
    return ["HubSpot", "Calendly", "Termly", "Vimeo", "YouTube"].filter((name) => html.includes(`<h3>${name}</h3>`));
  };
  expect(await listed({})).toEqual(["Vimeo", "YouTube"]);
  expect(await listed(allServices)).toEqual(["HubSpot", "Calendly", "Termly", "Vimeo", "YouTube"]);
});
