import { administrator, signIn } from "./administrator.ts";
import { englishOn } from "./support/english-on.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, test } from "./test.ts";

// Isolated site: the language applies to every page.
let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite({ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password });
});
test.afterAll(() => site.close());

const urlOf = (path: string) => site.origin + path;

/** With samples in English: articles, episodes, issues and testimonials. */
const withSamples = ["/podcast", "/episodes", "/ask", "/ebook"];

/** The same pages, with samples marked as English. */
const sampleUrls = [
  "/blog",
  "/blog/four-copies-one-truth",
  "/episode/14",
  "/sunday-review/the-binder-everyone-trusted",
];

const pages = [
  ...["/podcast-registration", "/schedule-interview"],
  ...["/", "/about", "/contact", "/strategy-call", "/knowledge-audit", "/demo", "/roi-calculator", "/privacy/my-data"],
  ...["/impressum", "/privacy-policy", "/cookie-policy", "/accessibility", "/no-such-page"],
  // Hidden, because it exists in English only.
  "/solutions/asksopia",
];

/** Names of the sample's owner, which German sentences contain. */
const names = "Your Name|The Sunday Review|The High-Performance CEO Show";

test("switches the site to German, on every page except samples marked as English", async ({
  page,
  checkAccessibility,
  expectedMessages,
}) => {
  test.setTimeout(240_000);
  expectedMessages.push("404", "410");
  await signIn(page, urlOf("/admin/settings#notices"));
  await page.getByRole("combobox", { name: "Language of the site" }).selectOption("German");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of [...pages, ...sampleUrls, ...withSamples]) {
    await page.goto(urlOf(path));
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    // Labels within German sentences contain the title.
    const title = sampleUrls.includes(path) ? `|${await page.getByRole("heading", { level: 1 }).innerText()}` : "";
    if (!withSamples.includes(path)) expect(await englishOn(page, names + title), path).toEqual([]);
    // The language changes axe's results for parts that are marked as English only.
    if (sampleUrls.includes(path)) await checkAccessibility();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
