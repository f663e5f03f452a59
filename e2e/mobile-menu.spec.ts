import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.use({ viewport: { width: 390, height: 844 } });

const groups = {
  "askSOPia.ai": { "The AI SOP assistant": "/solutions/asksopia" },
  Industries: {
    Healthcare: "/services/healthcare",
    Logistics: "/services/logistics",
    "Financial Services": "/services/financial",
    Manufacturing: "/services/manufacturing",
  },
  Resources: {
    Blog: "/blog",
    "The High-Performance CEO Show": "/podcast",
    "The Sunday Review": "/sunday-review",
    "Free eBook": "/ebook",
    "ROI calculator": "/roi-calculator",
    "All Episodes": "/episodes",
  },
  About: { About: "/about", Contact: "/contact" },
};

const menu = (page: Page) => page.locator("dialog[aria-label=Menu]");
const fold = (page: Page, group: string) =>
  menu(page)
    .locator("details")
    .filter({ has: page.locator("summary", { hasText: new RegExp(`^${group}$`) }) });

async function openMenu(page: Page, path = "/contact") {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole("button", { name: "Open the menu" }).click();
  await expect(menu(page)).toBeVisible();
}

test("the mobile menu contains every group and page, opens one group at a time, and fits the smallest phone", async ({
  page,
  checkAccessibility,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 568 });
  await openMenu(page);
  await expect(menu(page).getByText("Account")).toHaveCount(0);
  await expect(menu(page).locator("summary")).toHaveText(Object.keys(groups));
  for (const [group, links] of Object.entries(groups)) {
    await fold(page, group).locator("summary").click();
    await expect(menu(page).locator("details[open]")).toHaveCount(1);
    await expect(fold(page, group).getByRole("link")).toHaveCount(Object.keys(links).length);
    for (const [name, href] of Object.entries(links)) {
      await expect(fold(page, group).getByRole("link", { name: new RegExp(`^${name}`) })).toHaveAttribute("href", href);
    }
    expect(await menu(page).evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
  }
  await checkAccessibility();
  await page.emulateMedia({ colorScheme: "dark" });
  await checkAccessibility();
  await fold(page, "About").locator("summary").click();
  await expect(menu(page).locator("details[open]")).toHaveCount(0);
  await menu(page).getByRole("link", { name: "Schedule a Consultation" }).click();
  await expect(page).toHaveURL("/contact");
});

test("the mobile menu closes on a link, a route change and a wide window, and keeps the page from scrolling", {
  tag: "@thorough",
}, async ({ page }) => {
  await openMenu(page);
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  await fold(page, "Industries").locator("summary").click();
  await menu(page)
    .getByRole("link", { name: /^Manufacturing/ })
    .click();
  await expect(page).toHaveURL("/services/manufacturing");
  await expect(menu(page)).toBeHidden();
  await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");

  const open = page.getByRole("button", { name: "Open the menu" });
  await open.click();
  await menu(page)
    .getByRole("link", { name: /^Manufacturing/ })
    .click();
  await expect(menu(page)).toBeHidden();

  await open.click();
  await menu(page).getByRole("link", { name: "Your Name, home" }).click();
  await expect(page).toHaveURL("/");
  await open.click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/services/manufacturing");
  await expect(menu(page)).toBeHidden();

  await open.click();
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(menu(page)).toBeHidden();
  await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
  await expect(page.getByRole("button", { name: "Industries" })).toBeVisible();
});

test("the mobile menu traps the focus, and Escape returns it to the button", async ({ page }) => {
  await openMenu(page);
  const inside = () => page.evaluate(() => document.activeElement?.closest("dialog") !== null);
  for (let stop = 0; stop < 16; stop++) {
    await page.keyboard.press("Tab");
    expect(await inside(), `after ${stop + 1} stops`).toBe(true);
  }
  for (let stop = 0; stop < 16; stop++) {
    await page.keyboard.press("Shift+Tab");
    expect(await inside(), `after ${stop + 1} stops back`).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Open the menu" })).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the mobile menu opens, unfolds, navigates and closes", { tag: "@thorough" }, async ({ page }) => {
    await page.goto("/contact");
    await page.getByRole("button", { name: "Open the menu" }).click();
    await expect(menu(page)).toBeVisible();
    await page.getByRole("button", { name: "Close the menu" }).click();
    await expect(menu(page)).toBeHidden();
    await page.getByRole("button", { name: "Open the menu" }).click();
    await fold(page, "Industries").locator("summary").click();
    await menu(page)
      .getByRole("link", { name: /^Logistics/ })
      .click();
    await expect(page).toHaveURL("/services/logistics");
  });
});
