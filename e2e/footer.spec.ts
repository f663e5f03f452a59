import { expect, hydrated, test } from "./test.ts";

const pages = [
  "/",
  "/services/healthcare",
  "/services/logistics",
  "/services/financial",
  "/solutions/asksopia",
  "/solutions/healthcare/ai-sop-agent",
  "/ebook",
  "/roi-calculator",
  "/blog",
  "/episodes",
  "/sunday-review",
  "/about",
  "/contact",
  "/privacy-policy",
  "/cookie-policy",
  "/impressum",
  "/accessibility",
];

test("the footer links every page, the privacy settings and the profiles, and shows tagline and current year", async ({
  page,
}) => {
  await page.goto("/contact");
  await hydrated(page);
  const foot = page.getByRole("contentinfo");
  const hrefs = await foot.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual(expect.arrayContaining(pages));
  await expect(foot.getByRole("link", { name: "Privacy settings" })).toHaveAttribute(
    "href",
    "/cookie-policy#privacy-settings",
  );
  const profiles = foot.getByRole("list", { name: "Profiles elsewhere" }).getByRole("link");
  await expect(profiles).toHaveCount(3);
  await expect(profiles.nth(0)).toHaveAttribute("href", /^https:\/\/www\.linkedin\.com\//);
  await expect(profiles.nth(1)).toHaveAttribute("href", /^https:\/\/www\.youtube\.com\//);
  await expect(profiles.nth(2)).toHaveAttribute("href", "#");
  await expect(foot).toContainText("Navigating AI Knowledge Management Together");
  await expect(foot).toContainText(`© ${new Date().getFullYear()} Your Name`);

  const planned = foot.getByRole("link", { name: /soon/ });
  await planned.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await planned.click();
  await expect(page).toHaveURL("/contact");
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test("the footer takes the year from the visitor's date on a page cached last year", { tag: "@thorough" }, async ({
  page,
}) => {
  const nextYear = new Date().getFullYear() + 1;
  await page.clock.setFixedTime(new Date(`${nextYear}-01-01T12:00:00Z`));
  await page.goto("/");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.getByRole("contentinfo")).toContainText(`© ${nextYear} Your Name`);
});
