import { expect, hydrated, test } from "./test.ts";

const long = "/blog/from-a-spoken-walkthrough-to-an-approved-procedure";

test("a long article lists its sections, leads to them and marks the one being read", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(long);
  await hydrated(page);
  const contents = page.getByRole("navigation", { name: "In this article" });
  const entry = contents.getByRole("link", { name: "Three signatures and a date" });
  await expect(entry).toBeVisible();
  await entry.click();
  await expect(page).toHaveURL(/#three-signatures-and-a-date$/);
  await expect(page.getByRole("heading", { name: "Three signatures and a date" })).toBeInViewport();
  await expect(entry).toHaveAttribute("aria-current", "location");
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect(contents.locator("[aria-current]")).toHaveCount(0);
});

test("on a phone the list of sections is folded", async ({ page, checkAccessibility }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(long);
  await hydrated(page);
  const contents = page.getByRole("navigation", { name: "In this article" });
  await expect(contents.getByRole("link", { name: "Pitfalls" })).toBeHidden();
  await contents.getByText("In this article").click();
  await expect(contents.getByRole("link", { name: "Pitfalls" })).toBeVisible();
  await checkAccessibility();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("a heading is a link to itself that can be reached with the keyboard and shared", async ({ page }) => {
  await page.goto(`${long}#pitfalls`);
  await hydrated(page);
  await expect(page.getByRole("heading", { name: "Pitfalls" })).toBeInViewport();
  const anchor = page.getByRole("heading", { name: "From talk to draft" }).getByRole("link");
  const sign = () => anchor.evaluate((link) => getComputedStyle(link, "::after").opacity);
  expect(await sign()).toBe("0");
  await anchor.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(anchor).toBeFocused();
  expect(await sign()).toBe("1");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#from-talk-to-draft$/);
});

test("the author is introduced, and the articles before and after lead on", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  const titles = await page.getByRole("article").getByRole("link").allTextContents();
  await page.getByRole("article").nth(2).getByRole("link").click();
  const author = page.getByRole("complementary", { name: "Written by" });
  await expect(author).toContainText("Your Name");
  await expect(author.getByRole("link", { name: "About the author" })).toHaveAttribute("href", "/about");
  const neighbours = page.getByRole("navigation", { name: "Previous and next article" });
  // The first card is the featured one again: the third is the second newest.
  await expect(neighbours.getByRole("link", { name: /^Next article/ })).toContainText(titles[1] ?? "");
  await neighbours.getByRole("link", { name: /^Previous article/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[3] ?? "");
});

test("sample articles do not claim to have been updated", async ({ page }) => {
  await page.goto(long);
  await expect(page.locator("article header").getByText(/^Updated/)).toHaveCount(0);
  await expect(page.locator('meta[property="article:modified_time"]')).toHaveCount(0);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const published = /"datePublished":"([^"]+)"/.exec(data ?? "")?.[1];
  expect(published).toBeTruthy();
  expect(data).toContain(`"dateModified":"${published}"`);
});

test("the reading position follows the page without a script, and stays away for those who want no motion", async ({
  page,
}) => {
  await page.goto(long);
  const bar = page.locator(".reading-position");
  const width = () => bar.evaluate((element) => element.getBoundingClientRect().width / window.innerWidth);
  await expect.poll(width).toBeLessThan(0.05);
  await page.getByRole("complementary", { name: "Written by" }).scrollIntoViewIfNeeded();
  await expect.poll(width).toBeGreaterThan(0.5);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(bar).toBeHidden();
});

test("a stored table scrolls in its own box, by keyboard too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/blog/four-copies-one-truth");
  const box = page.getByRole("region", { name: "Table: Signs that a version is in force" });
  await box.scrollIntoViewIfNeeded();
  await box.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("on paper the text stands alone", async ({ page }) => {
  await page.goto(long);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Pitfalls" })).toBeVisible();
  for (const name of ["In this article", "Previous and next article"]) {
    await expect(page.getByRole("navigation", { name })).toBeHidden();
  }
  await expect(page.locator(".reading-position")).toBeHidden();
  await expect(page.getByRole("region", { name: "Related Articles" })).toBeHidden();
});
