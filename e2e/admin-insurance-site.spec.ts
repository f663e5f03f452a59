import type { Page } from "@playwright/test";
import { administrator, signIn } from "./administrator.ts";
import { articleText } from "./support/article-text.ts";
import { englishOn } from "./support/english-on.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, hydrated, test } from "./test.ts";

// Without samples: visitors find only the text written here and the site's own texts.
let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite({
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    SAMPLE_CONTENT: "none",
  });
});
test.afterAll(() => site.close());

const urlOf = (path: string) => site.origin + path;

const logo = {
  name: "Logo.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"><rect width="400" height="100" rx="20" fill="#0b2b40"/></svg>`,
  ),
};

async function saveSettings(page: Page, group: string, change: () => Promise<unknown>): Promise<void> {
  await page.goto(urlOf("/admin/settings"));
  await page.goto(urlOf(`/admin/settings#${group}`));
  await change();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
}

type OwnPage = { title: string; description: string; heading: string; text: string };

/** Publishes a page with a hero and a text, linked from the first menu and the first column of the footer. */
async function publishPage(page: Page, { title, description, heading, text }: OwnPage): Promise<void> {
  await page.goto(urlOf("/admin/pages/own/new"));
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Description").fill(description);
  for (const location of ["Menu", "Footer"])
    await page.getByRole("combobox", { name: location }).selectOption({ index: 1 });
  const sections = page.getByRole("region", { name: "Sections" });
  for (const kind of ["Hero", "Text"]) {
    await sections.getByRole("button", { name: "Add section" }).click();
    await page.getByRole("menuitem", { name: kind, exact: true }).click();
  }
  const last = sections.locator("[data-section]").last();
  await sections.locator("[data-section]").first().getByLabel("Heading").fill(heading);
  await last.getByLabel("Heading").fill("Im Einzelnen");
  await last.getByRole("textbox", { name: "Text" }).fill(text);
  await page.getByRole("button", { name: "Publish now" }).first().click();
  await expect(page.getByRole("link", { name: /^View the public page/ }).first()).toBeVisible();
}

async function publishArticle(page: Page, title: string): Promise<string> {
  await page.goto(urlOf("/admin/articles/new"));
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Summary").fill("Worauf es ankommt, bevor Sie unterschreiben.");
  await page.getByLabel("Category").fill("Versicherung");
  await articleText(page).click();
  await page.keyboard.type("Die meisten Verträge passen beim Abschluss.\n## Nach zehn Jahren\nDann selten.\n");
  await page.keyboard.type("## Was zu tun ist\nNachlesen, was gilt.\n## Fazit\nEinmal im Jahr genügt.");
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("link", { name: /^View the public page/ })).toBeVisible();
  return page.getByLabel("Post URL", { exact: true }).inputValue();
}

const services = {
  title: "Leistungen",
  description: "Was ich für Familien und kleine Betriebe prüfe.",
  heading: "Ihre Versicherungen in einem Ordner.",
  text: "Ich vergleiche vierzig Versicherer und sage, was Sie nicht brauchen.",
};
const course = {
  title: "Ablauf",
  description: "In drei Gesprächen zum Ergebnis.",
  heading: "Drei Gespräche, ein Ergebnis.",
  text: "Zuerst höre ich zu, dann lese ich, dann reden wir.",
};

test("an insurance consultant makes a German site, and visitors find no English and feeds in German", {
  tag: "@thorough",
}, async ({ page, browser, checkAccessibility, expectedMessages }) => {
  test.setTimeout(240_000);
  expectedMessages.push("404");
  await signIn(page, urlOf("/admin/settings"));
  await saveSettings(page, "notices", () =>
    page.getByRole("combobox", { name: "Language of the site" }).selectOption("German"),
  );
  await saveSettings(page, "you", async () => {
    await page.getByLabel("Name", { exact: true }).fill("Jens Petersen");
    await page.getByLabel("Brand", { exact: true }).fill("Petersen");
    await page.getByLabel("Role", { exact: true }).fill("Versicherungsberater");
    await page.getByLabel("City", { exact: true }).fill("Hamburg");
  });
  await saveSettings(page, "colours", async () => {
    await page.getByLabel("Logo: file", { exact: true }).setInputFiles(logo);
    await expect(page.getByAltText("Logo as it is shown")).toBeVisible();
  });
  for (const ownPage of [services, course]) await publishPage(page, ownPage);
  const title = "Was Ihre Police verschweigt";
  const article = `/blog/${await publishArticle(page, title)}`;

  const visitor = await (await browser.newContext()).newPage();
  for (const path of ["/leistungen", "/ablauf", article, "/", "/blog", "/contact", "/impressum", "/no-such-page"]) {
    await expect
      .poll(async () => (await visitor.goto(urlOf(path)))?.status())
      .toBe(path === "/no-such-page" ? 404 : 200);
    await hydrated(visitor);
    await expect(visitor.locator("html")).toHaveAttribute("lang", "de");
    expect(await englishOn(visitor, "The Sunday Review|The High-Performance CEO Show"), path).toEqual([]);
    if (path === "/leistungen" || path === article) await checkAccessibility(visitor);
    for (const ownPage of [services, course])
      await expect(visitor.getByRole("contentinfo").getByRole("link", { name: ownPage.title })).toBeVisible();
    await expect(visitor.locator("header .brand svg").first()).toHaveCSS("background-image", /logo/);
  }
  await visitor.goto(urlOf("/leistungen"));
  await expect(visitor.getByRole("heading", { level: 1, name: services.heading })).toBeVisible();
  await expect(
    visitor.locator("header nav").getByRole("link", { name: course.title, includeHidden: true }).first(),
  ).toBeAttached();
  await visitor.goto(urlOf(article));
  await expect(visitor.getByRole("heading", { level: 2 }).filter({ hasText: "Nach zehn Jahren" })).toBeVisible();

  for (const feed of ["/rss.xml", "/podcast/feed.xml"]) {
    const text = await (await visitor.request.get(urlOf(feed))).text();
    const parsed = await visitor.evaluate((xml) => {
      const document = new DOMParser().parseFromString(xml, "text/xml");
      const isWellFormed = document.querySelector("parsererror") === null;
      return [isWellFormed, document.querySelector("channel > language")?.textContent];
    }, text);
    expect(parsed, feed).toEqual([true, "de"]);
  }
  expect(await (await visitor.request.get(urlOf("/rss.xml"))).text()).toContain(title);
  expect(await (await visitor.request.get(urlOf("/feed.json"))).json()).toMatchObject({
    language: "de",
    items: [{ title }],
  });
  await visitor.context().close();
});
