import type { Page } from "@playwright/test";
import sharp from "sharp";
import { administrator, signIn } from "./administrator.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, test } from "./test.ts";

// A site of its own: everything of it becomes another person's.
let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite({ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password });
});
test.afterAll(() => site.close());

const open = (path: string) => site.origin + path;

type Words = { section: string; label: string; text: string; list?: string };

async function publish(page: Page, address: string, texts: readonly Words[]) {
  await page.goto(open(`/admin/pages/${address}`));
  for (const { section, label, text, list } of texts) {
    await page
      .getByRole("navigation", { name: "Sections of the page" })
      .getByRole("link", { name: section, exact: true })
      .click();
    const region = page.getByRole("region", { name: section, exact: true });
    const place = list ? region.getByRole("group", { name: list, exact: true }) : region;
    await place.getByLabel(label, { exact: true }).first().fill(text);
  }
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Everything is public.")).toBeVisible();
}

test("the owner replaces every sample of a person in one sitting", async ({ page, checkAccessibility }) => {
  test.setTimeout(240_000);
  await signIn(page, open("/admin/settings"));
  await page.getByRole("button", { name: "Choose: Portrait" }).click();
  const library = page.getByRole("dialog", { name: "Image" });
  const buffer = await sharp({ create: { width: 960, height: 1200, channels: 3, background: "#5b2a86" } })
    .jpeg()
    .toBuffer();
  await library.getByLabel("Image to upload").setInputFiles({ name: "anna.jpg", mimeType: "image/jpeg", buffer });
  await expect(library.getByLabel("URL of the image")).toHaveValue(/anna.*\.jpg$/);
  await library.getByLabel("Alternative text").fill("Anna Ostermann at her desk");
  await library.getByLabel("Alternative text").press("Enter");
  await expect(library).toBeHidden();
  const settings = {
    you: {
      Name: "Anna Ostermann",
      Brand: "Ostermann Nord",
      Tagline: "Procedures that people follow",
      Role: "Adviser for working knowledge",
    },
    names: { Podcast: "The Night Desk", Newsletter: "Monday Notes", eBook: "Working Knowledge" },
    podcast: { "Description of the show": "Talks with those who work at night." },
    colours: { Accent: "#5b2a86" },
  };
  for (const [section, fields] of Object.entries(settings)) {
    await page.goto(open(`/admin/settings#${section}`));
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();

  await publish(page, "home", [
    { section: "Hero", list: "Headline", label: "Line 1", text: "Your people know." },
    { section: "Hero", list: "Headline", label: "Line 2", text: "I write it down." },
    { section: "Hero", label: "Introduction", text: "Handbooks for people who work at night." },
  ]);
  await publish(page, "about", [
    { section: "Hero", label: "Headline", text: "I am {name}. I write what people know." },
    { section: "Background", label: "Headline", text: "A life between two shifts" },
    { section: "Background", list: "Paragraphs", label: "Line 1", text: "I began as a nurse in Vienna." },
  ]);
  await publish(page, "about-company", [
    { section: "Services", label: "Headline", text: "Three things, each at a fixed price" },
  ]);

  await page.goto(open("/admin/pages/services-logistics"));
  await page.getByRole("button", { name: "Hide this page …" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Hide the page" }).click();
  await expect(page.getByText("The page is hidden", { exact: true })).toBeVisible();

  await page.goto(open("/admin/availability"));
  await page.getByLabel("Name of the event type").fill("Night visit");
  await page.getByRole("button", { name: "Add event type" }).click();
  const added = page.locator("form").filter({ has: page.getByRole("button", { name: "Save night visit" }) });
  await added.getByLabel("Bookable").check();
  await added.getByRole("button", { name: "Save night visit" }).click();
  await expect(page.getByText("Night visit saved")).toBeVisible();

  await page.goto(open("/admin/samples"));
  await page.getByRole("button", { name: "Open the site …" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Open the site" }).click();
  await expect(page.getByText("No sample is left.", { exact: true })).toBeVisible();

  const sample =
    /Your Name|High-Performance CEO|The Sunday Review|AI Knowledge Agents in Practice|sample client|night shift\. Forty|GDPR-ready/;
  for (const path of ["/", "/about", "/podcast", "/blog", "/book/night-visit"]) {
    await page.goto(open(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.content(), path).not.toMatch(sample);
    await checkAccessibility();
  }
  const text = async (path: string) => (await page.request.get(open(path))).text();
  for (const path of ["/rss.xml", "/podcast/feed.xml", "/llms.txt", "/sitemap.xml", "/ask?q=handover"])
    expect(await text(path), path).not.toMatch(sample);
  expect(await text("/")).toContain("Handbooks for people who work at night.");
  expect(await text("/about")).toContain("I am Anna Ostermann. I write what people know.");
  expect(await text("/about")).toMatch(/<img[^>]+\/media\/uploads\/[^"]+anna/);
  expect(await text("/podcast/feed.xml")).toContain("Talks with those who work at night.");
  expect((await page.request.get(open("/services/logistics"))).status()).toBe(410);
});
