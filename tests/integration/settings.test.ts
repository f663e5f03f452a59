import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { crawl } from "../../scripts/crawl.ts";
import { openSite } from "../../server/compose.ts";
import { createFolderMedia } from "../../server/media/folder-media.ts";
import { type Site, siteOf } from "../../src/facts/site.ts";
import { defaultFacts } from "../../src/facts/site-facts.ts";
import { rebuildArchive } from "../../src/features/ask/archive-index.server.ts";
import { databaseContent } from "../../src/features/content-source.server.ts";
import { renderEmail } from "../../src/features/email/render-email.tsx";
import { usualTime } from "../../src/features/newsletter/issues/numbers.server.ts";
import { type ChangedSettings, defaultSettings } from "../../src/features/settings/setting-facts.ts";
import { getSettingVersion, listSettingVersions } from "../../src/features/settings/setting-versions.server.ts";
import { readSettings, saveSettings } from "../../src/features/settings/settings.server.ts";
import { setupSteps } from "../../src/features/setup/setup.ts";
import { readSite } from "../../src/features/setup/site.server.ts";
import { welcomeEmail } from "../../src/features/subscribers/emails.ts";
import { type AdministeredSite, openAdministeredSite } from "./support/administered-site.ts";
import { anotherOwner, defaults, hasWords } from "./support/another-person.ts";
import { openSampleSite, type SampleSite } from "./support/sample-site.ts";

const groups = Object.keys(anotherOwner) as (keyof typeof anotherOwner)[];
const saveAll = (site: SampleSite, version: number) =>
  saveSettings(
    site.database.db,
    groups.map((group) => ({ group, version, values: anotherOwner[group] })),
    "owner@example.com",
  );

const machineReadable = [
  "/rss.xml",
  "/feed.json",
  "/podcast/feed.xml",
  "/sunday-review/rss.xml",
  "/sunday-review/feed.json",
  "/llms.txt",
  "/.well-known/security.txt",
  "/site.webmanifest",
  "/privacy/processing-register.json",
];

let site: SampleSite;

beforeAll(async () => {
  site = await openSampleSite();
});

afterAll(async () => {
  await site.close();
});

describe("settings that the owner has changed", () => {
  let changed: Site;

  beforeAll(async () => {
    expect(await saveAll(site, 0)).toMatchObject({ ok: true });
    await site.reloadSite();
    // For pages that this test renders in its own process.
    changed = await readSite(site.database.db);
  });

  test("replace every default on every page", { timeout: 180_000 }, async () => {
    const remnants: string[] = [];
    const seenTitles: string[] = [];
    await crawl(`${site.siteUrl}/`, async (url) => {
      const response = await site.fetchPage(url);
      // The transcript of a sample recording must stay as spoken.
      if (response.type.includes("html") && response.status === 200 && !url.includes("/episode/1")) {
        seenTitles.push(url);
        for (const text of defaults) if (hasWords(response.text, text)) remnants.push(`${url}: ${text}`);
      }
      return response;
    });
    expect(seenTitles.length).toBeGreaterThan(60);
    expect(remnants).toEqual([]);
  });

  test("show a portrait in its own proportions", async () => {
    const html = await (await site.request("/about")).text();
    const [image = ""] = html.match(/<img [^>]*anna-1000x1000\.jpg[^>]*>/) ?? [];
    expect(image).toContain('width="1000" height="1000"');
    expect(image).not.toContain("aspect-");
  });

  test("replace claims, quotes and clients", async () => {
    const page = async (path: string) => (await site.request(path)).text();
    expect(await page("/")).toContain("17%");
    expect(await page("/about/company")).toContain("Survey of 2026");
    expect(await page("/about")).toContain('alt="Donau Spital"');
    expect(await page("/solutions/asksopia")).toContain("It answers at night.");
    expect(await page("/sunday-review")).not.toContain("replies will go here");
  });

  test("apply the owner's accent to every page, card, cover and email, within the policy", async () => {
    const response = await site.request("/about");
    const html = await response.text();
    const css = /<style id="site-look">(.*?)<\/style>/s.exec(html)?.[1] ?? "";
    expect(css).toContain("--tide:#5b2a86");
    const hash = createHash("sha256").update(css).digest("base64");
    expect(response.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
    const cover = await (await site.request("/covers/method-3.svg")).text();
    expect(cover).toContain("#5b2a86");
    expect(cover).not.toContain("#45556a");
    expect(await (await site.request("/covers/healthcare-3.svg")).text()).toContain("#0b6e6e");
    const { html: email } = renderEmail(
      changed,
      welcomeEmail(changed, { name: "#0b6e6e", preferences: "https://www.example.com/p" }),
    );
    expect(email).toContain("background:#5b2a86");
    expect(email.match(/#0b6e6e/gi)).toEqual(email.match(/Hello #0b6e6e/g)?.map(() => "#0b6e6e"));
  });

  test("are sent to the browser only where they differ", async () => {
    const html = await (await site.request("/about")).text();
    const carried = /<script id="site-facts" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
    expect(JSON.parse(carried)).toMatchObject({ site: { name: "Anna Ostermann", timeZone: "Europe/Vienna" } });
    expect(carried).not.toContain("notices@ostermann.example");
  });

  test("set the email address of notices", () => {
    expect(changed.noticesTo).toBe("notices@ostermann.example");
  });

  test("record a version and an audit entry for each save", async () => {
    const { db } = site.database;
    const versions = await db.selectFrom("site_setting_versions").select(["key", "version"]).execute();
    expect(versions).toHaveLength(groups.length);
    const lines = await db.selectFrom("audit_log").select("detail").where("action", "=", "settings.save").execute();
    expect(lines).toHaveLength(groups.length);
    expect(JSON.stringify(lines)).not.toContain("Ostermann");
  });

  test("are listed with who changed what, and earlier versions can be viewed", async () => {
    const { db } = site.database;
    const [first] = await listSettingVersions(db, "names");
    expect(first).toMatchObject({ version: 1, savedBy: "owner@example.com" });
    expect(first?.changes).toContainEqual({
      label: "Podcast",
      before: defaultFacts.podcastName,
      after: "The Night Desk",
    });
    const [notices] = await listSettingVersions(db, "notices");
    expect(notices?.changes).toContainEqual({ label: "Time zone", before: "Europe/Berlin", after: "Europe/Vienna" });
    expect(await getSettingVersion(db, "names", 1)).toEqual(anotherOwner.names);
    expect(await getSettingVersion(db, "names", 0)).toEqual({});
    expect(await getSettingVersion(db, "names", 2)).toBeNull();
  });

  test("are not overwritten by a save based on an older version", async () => {
    expect(await saveAll(site, 0)).toMatchObject({
      ok: false,
      code: "conflict",
      by: "owner@example.com",
      at: expect.any(String) as string,
      state: { changed: { you: { name: "Anna Ostermann" } }, versions: { you: 1 } },
    });
  });

  test("count as done in the setup, and as open while a part is still sample content", async () => {
    const facts = { samplePages: [], hasSamples: true, hasMailServer: false };
    const stateOf = (changed: ChangedSettings) =>
      Object.fromEntries(setupSteps(changed, {}, facts).map(({ step, note }) => [step, note]));
    expect(stateOf((await readSettings(site.database.db)).changed)).toMatchObject({ you: "Done", offer: "Done" });
    expect(stateOf({ you: { name: "Anna", street: "Lindengasse 7", email: "a@b.example" } })).toEqual({
      you: "Still the sample’s: brand, role and phone number",
      words: "Still the sample’s: whom you help",
      offer: "Done",
      proof: "Still the sample’s: articles, people or figures",
      reach: "Still the sample’s: mail server and VAT number",
    });
  });

  test("rename the newsletter and its day everywhere", async () => {
    const page = async (path: string) => (await site.request(path)).text();
    const { db } = site.database;
    const media = createFolderMedia("db/sample/media");
    await rebuildArchive({ site: changed, db, content: databaseContent(db), media, siteUrl: site.siteUrl });
    const answerPage = await page("/ask?q=What+does+an+agent+do+when+there+is+no+page%3F");
    expect(answerPage).toContain("Monday Notes");
    expect(defaults.filter((defaultText) => hasWords(answerPage, defaultText))).toEqual([]);
    for (const path of ["/sunday-review", "/about", "/podcast", "/sunday-review/rss.xml"]) {
      expect(await page(path), path).toMatch(/on Tuesday|Tuesday, 7:30 AM/);
    }
    expect(
      renderEmail(changed, welcomeEmail(changed, { name: null, preferences: "https://www.example.com/p" })).plain,
    ).toContain("arrives on Tuesday");
    expect(usualTime(changed, new Date("2026-11-20T10:00:00Z"), "Europe/Vienna").toISOString()).toBe(
      "2026-11-24T06:30:00.000Z",
    );
  });

  test("name no other city in any drawing", async () => {
    const html = await (await site.request("/contact")).text();
    const drawings = [...new Set(Array.from(html.matchAll(/src="([^"]+\.svg)"/g), ([, src = ""]) => src))];
    expect(drawings.length).toBeGreaterThan(0);
    for (const drawing of drawings)
      expect(await (await site.request(drawing)).text(), drawing).not.toContain("Frankfurt");
  });

  test.each(machineReadable)("replace every default in %s", async (path) => {
    const response = await site.request(path);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(defaults.filter((defaultText) => hasWords(text, defaultText))).toEqual([]);
  });
});

describe("settings saved in the admin area", () => {
  let administered: AdministeredSite;

  beforeAll(async () => {
    administered = await openAdministeredSite();
  });
  afterAll(() => administered.close());

  const home = async () => (await administered.fetch(new Request(`${administered.siteUrl}/`))).text();
  const save = (values: object, version = 0) =>
    administered.call("saveSiteSettings", {
      method: "POST",
      person: "administrator",
      data: [{ group: "you", version, values: { ...defaultSettings.you, ...values } }],
    });

  test("send nothing to the browser until something changes", async () => {
    expect(await home()).not.toContain("site-facts");
  });

  test("apply at once to a cached page", async () => {
    expect(await home()).toContain(defaultFacts.name);
    expect((await save({ name: "Ida </script> Berg", brand: "Berg" })).status).toBe(200);
    const html = await home();
    expect(html).toContain("Ida &lt;/script&gt; Berg");
    expect(html).not.toContain("Ida </script>");
    expect(html).not.toContain(defaultFacts.name);
  });

  test("are rejected with a message for each invalid field", async () => {
    const message = await (await save({ email: "no address", vatId: "DE12345" }, 1)).text();
    expect(message).toContain("This isn’t an email address.");
    expect(message).toContain("A German VAT number has nine digits after DE. This one has 5.");
    expect(await home()).toContain("Berg");
  });

  test("replace a legal text with its date, placeholders filled and sanitised, and can restore the sample", async () => {
    const page = async () => (await administered.fetch(new Request(`${administered.siteUrl}/impressum`))).text();
    const saveText = (version: number, html: string | null) =>
      administered.call("saveSiteLegalText", {
        method: "POST",
        person: "administrator",
        data: { name: "impressum", version, html },
      });
    expect(await page()).toContain("Draft, to be checked");
    const html =
      "<h2>Who I am</h2><p>{{name}}, lighthouse keeper, as Section 5 DDG wants to know.<script>alert(1)</script></p>";
    expect((await saveText(0, html)).status).toBe(200);
    const ownImpressum = await page();
    expect(ownImpressum).toContain('<h2 id="who-i-am">Who I am</h2>');
    expect(ownImpressum).toContain("Ida &lt;/script&gt; Berg, lighthouse keeper");
    expect(ownImpressum).not.toContain("alert(1)");
    expect(ownImpressum).not.toContain("Draft, to be checked");
    expect(await (await saveText(0, html)).text()).toContain("conflict");
    expect(await (await saveText(1, `${html}{{shoeSize}}`)).text()).toContain("is not a detail that can be filled in");
    expect((await saveText(1, null)).status).toBe(200);
    expect(await page()).toContain("Draft, to be checked");
  });
});

test("keeps the newest of overlapping reloads", async () => {
  const siteNamed = (name: string) => siteOf({ site: { name } });
  const { promise: blocked, resolve: release } = Promise.withResolvers<void>();
  const reads = [
    async () => siteNamed("First"),
    () => blocked.then(() => siteNamed("Older")),
    async () => siteNamed("Newest"),
  ];
  const opened = await openSite(site.database.db, async () => (await reads.shift()?.()) ?? siteNamed("Too many"));
  const reloads = Promise.all([opened.reload(), opened.reload()]);
  expect(opened.current().facts.name).toBe("First");
  release();
  await reloads;
  expect(opened.current().facts.name).toBe("Newest");
});
