import { expect, hydrated, test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const long = "/blog/from-a-spoken-walkthrough-to-an-approved-procedure";

test("lists the sections of a long article, highlights the current one, links headings, and prints without navigation", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${long}#pitfalls`);
  await hydrated(page);
  await expect(page.getByRole("heading", { name: "Pitfalls" })).toBeInViewport();
  const contents = page.getByRole("navigation", { name: "In this article" });
  const entry = contents.getByRole("link", { name: "Three signatures and a date" });
  await expect(entry).toBeVisible();
  await entry.click();
  await expect(page).toHaveURL(/#three-signatures-and-a-date$/);
  await expect(page.getByRole("heading", { name: "Three signatures and a date" })).toBeInViewport();
  await expect(entry).toHaveAttribute("aria-current", "location");

  const bar = page.locator(".reading-position");
  const width = () => bar.evaluate((element) => element.getBoundingClientRect().width / window.innerWidth);
  await page.getByRole("complementary", { name: "Written by" }).scrollIntoViewIfNeeded();
  await expect.poll(width).toBeGreaterThan(0.5);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect(contents.locator("[aria-current]")).toHaveCount(0);
  await expect.poll(width).toBeLessThan(0.05);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(bar).toBeHidden();

  const anchor = page.getByRole("heading", { name: "From talk to draft" }).getByRole("link");
  const linkOpacity = () => anchor.evaluate((link) => getComputedStyle(link, "::after").opacity);
  await expect.poll(linkOpacity).toBe("0");
  await anchor.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(anchor).toBeFocused();
  await expect.poll(linkOpacity).toBe("1");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#from-talk-to-draft$/);

  await expect(page.locator("article header").getByText(/^Updated/)).toHaveCount(0);

  await page.emulateMedia({ media: "print", reducedMotion: "no-preference" });
  await expect(bar).toBeHidden();
  await expect(page.getByRole("heading", { name: "Pitfalls" })).toBeVisible();
  for (const name of ["In this article", "Previous and next article"]) {
    await expect(page.getByRole("navigation", { name })).toBeHidden();
  }
  await expect(page.getByRole("region", { name: "Related Articles" })).toBeHidden();
});

test("collapses an article's contents on a phone, and scrolls a table in its own box, by keyboard too", async ({
  page,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(long);
  await hydrated(page);
  const contents = page.getByRole("navigation", { name: "In this article" });
  await expect(contents.getByRole("link", { name: "Pitfalls" })).toBeHidden();
  await contents.getByText("In this article").click();
  await expect(contents.getByRole("link", { name: "Pitfalls" })).toBeVisible();
  await checkAccessibility();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.goto("/blog/four-copies-one-truth");
  const box = page.getByRole("region", { name: "Table: Signs that a version is in force" });
  await box.scrollIntoViewIfNeeded();
  await box.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
