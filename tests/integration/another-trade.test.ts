import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultSite } from "../../src/facts/site.ts";
import { defaultSettings } from "../../src/features/settings/setting-facts.ts";
import type { SetupState } from "../../src/features/setup/setup.ts";
import { getSetup } from "../../src/features/setup/setup-state.server.ts";
import { getVisibility } from "../../src/features/setup/visibility.server.ts";
import { type AdministeredSite, openAdministeredSite } from "./support/administered-site.ts";

let site: AdministeredSite;
beforeAll(async () => {
  site = await openAdministeredSite(undefined, "sample", "https://petersen-versichert.de");
});
afterAll(() => site.close());

const read = (path: string, cookie?: string) =>
  site.fetch(
    new Request(site.siteUrl + path, {
      headers: { accept: "text/html", "user-agent": "Firefox/140.0", ...(cookie && { cookie }) },
    }),
  );

const administer = async (name: string, data?: object) => {
  const response = await site.call(name, {
    method: "POST",
    person: "administrator",
    ...(data && { data }),
  });
  expect([name, response.status]).toEqual([name, 200]);
};

const setup = (): Promise<SetupState> =>
  // Without an outbox, a server delivers the emails.
  getSetup({ db: site.database.db, site: defaultSite });

const robotsOf = async (path: string) => {
  const response = await read(path);
  const [, meta] = /<meta name="robots" content="([^"]+)"/.exec(await response.text()) ?? [];
  return [response.headers.get("x-robots-tag"), meta];
};

const you = {
  ...defaultSettings.you,
  name: "Jens Petersen",
  brand: "Petersen",
  role: "Independent insurance consultant",
  email: "jens@petersen-versichert.de",
  phone: "+49 40 1234567",
  street: "Deichstrasse 9",
  postalCode: "20459",
  city: "Hamburg",
  vatId: "DE123456789",
};

/** Words of the sample's trade, owner and content. */
const sampleWords =
  /\b(?:AI|SOPs?|HIPAA|[Hh]ospitals?|[Ww]ards?|[Nn]urses?|[Nn]ight shift|[Cc]linics?|[Ff]reight|[Dd]ocks?|[Hh]ealthcare|[Ll]ogistics|[Kk]nowledge agents?|askSOPia|High-Performance|Frankfurt|Your Name|your-name|your-show|[Oo]nboarding)\b/g;

/** Text and attributes of a page, as people and crawlers read them. */
const textOf = (html: string) =>
  html
    .replaceAll(/<(style|script)(?![^>]*ld\+json)[^>]*>.*?<\/\1>/gs, " ")
    .replaceAll(/\b(?:href|src|srcset|class|id|for|name|d|style)="[^"]*"/g, " ");

test("a site that isn't open yet is public, but kept from search engines", async () => {
  expect(await getVisibility(site.database.db)).toEqual({ isOpened: false, isOpen: false, openingSoon: false });
  expect(await robotsOf("/")).toEqual(["noindex", "noindex, follow"]);
  expect((await read("/llms.txt")).headers.get("x-robots-tag")).toBe("noindex");
  expect(await (await read("/")).text()).toContain("Your organisation knows the answer.");
});

test("visitors see “Opening soon” if the owner wants that, and the owner sees everything", async () => {
  await administer("changeOpeningSoon", { openingSoon: true });
  const page = await read("/");
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await page.text()).toContain("<h1>Opening soon</h1>");
  expect((await read("/rss.xml")).status).toBe(503);
  for (const path of ["/impressum", "/privacy-policy"])
    expect(await (await read(path)).text(), path).not.toContain("Opening soon");
  const ownerView = await read("/", site.cookies.administrator);
  expect(await ownerView.text()).toContain("Your organisation knows the answer.");
  expect(await (await read("/")).text()).toContain("<h1>Opening soon</h1>");
  await administer("changeOpeningSoon", { openingSoon: false });
  expect(await (await read("/")).text()).toContain("Your organisation knows the answer.");
});

test("a site opened by an owner in another trade mentions nothing of the sample's trade", {
  timeout: 60_000,
}, async () => {
  const openSteps = ({ steps }: SetupState) =>
    steps.filter(({ opens, isDone }) => opens && !isDone).map(({ step }) => step);
  expect(openSteps(await setup())).toEqual(["you", "words", "proof", "reach"]);
  await administer("markSiteOpen");
  expect(await robotsOf("/")).toEqual(["noindex", "noindex, follow"]);
  await administer("saveSiteSettings", [{ group: "you", version: 0, values: you }]);
  const lead = "I compare the policies of forty insurers, and say which one you can cancel.";
  await administer("publishPageWords", {
    page: "/",
    texts: { "hero.title": ["Your insurance, in one folder."], "hero.lead": lead },
  });
  await administer("chooseFirstStep", { name: "call" });
  expect((await setup()).firstStep).toBe("call");
  await administer("hidePage", { page: "/podcast", isHidden: true });
  await administer("hideSamplePages");
  await administer("takeOffSamples", { of: "articles" });
  await administer("takeOffSamples", { of: "logos" });
  await administer("removeSampleContent", { withChanged: true });
  const ready = await setup();
  expect(openSteps(ready)).toEqual([]);
  expect(ready.hidden).toEqual(expect.arrayContaining(["/services/healthcare", "/solutions/asksopia", "/podcast"]));
  await administer("markSiteOpen");
  expect(await robotsOf("/")).toEqual([null, "index, follow"]);

  const map = await (await read("/sitemap.xml")).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(paths).toEqual(expect.arrayContaining(["/", "/contact", "/blog", "/strategy-call"]));
  const otherPaths = [
    "/llms.txt",
    "/rss.xml",
    "/feed.json",
    "/site.webmanifest",
    "/thank-you/contact",
    "/nothing-here",
  ];
  const faults: string[] = [];
  for (const path of [...paths, ...otherPaths]) {
    const text = textOf(await (await read(path)).text());
    const sampleWordsFound = new Set([...text.matchAll(sampleWords)].map(([word]) => word));
    const [first = ""] = sampleWordsFound;
    const at = text.indexOf(first);
    if (sampleWordsFound.size > 0)
      faults.push(`${path}: ${[...sampleWordsFound].join(", ")} … ${text.slice(Math.max(0, at - 80), at + 60)}`);
  }
  expect(faults).toEqual([]);
  expect(await (await read("/")).text()).toContain(lead);
  expect((await read("/podcast/feed.xml")).status).toBe(410);
});
