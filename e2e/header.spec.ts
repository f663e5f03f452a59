import type { Locator, Page } from "@playwright/test";
import { tabTo } from "./support/by-keyboard.ts";
import { expect, hydrated, test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.use({ viewport: { width: 1440, height: 900 } });

const groups = {
  "askSOPia.ai": { "The AI SOP assistant": "/solutions/asksopia" },
  Industries: {
    "Where procedures carry weight": "/#industries",
    Healthcare: "/services/healthcare",
    Logistics: "/services/logistics",
    "Financial Services": "/services/financial",
  },
  Resources: {
    Blog: "/blog",
    "The High-Performance CEO Show": "/podcast",
    "The Sunday Review": "/sunday-review",
    "Free eBook": "/ebook",
    "ROI calculator": "/roi-calculator",
  },
  About: {
    "Founder’s background": "/about#background",
    Expertise: "/about#expertise",
    "Professional journey": "/about#journey",
  },
};
type Group = keyof typeof groups;

const bar = (page: Page) => page.getByRole("banner");
const button = (page: Page, group: Group) => bar(page).getByRole("button", { name: group });

async function panelOf(page: Page, group: Group): Promise<Locator> {
  const id = await button(page, group).getAttribute("aria-controls");
  return page.locator(`[id="${id}"]`);
}

async function visit(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

test("the header turns translucent after more than 20 px of scroll, and clear again at the top", async ({ page }) => {
  await visit(page, "/");
  await expect(bar(page)).toHaveCSS("backdrop-filter", "none");
  await page.evaluate(() => window.scrollTo({ top: 20, behavior: "instant" }));
  await page.waitForTimeout(200);
  await expect(bar(page)).toHaveCSS("backdrop-filter", "none");
  await page.evaluate(() => window.scrollTo({ top: 21, behavior: "instant" }));
  await expect(bar(page)).toHaveCSS("backdrop-filter", /blur/);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect(bar(page)).toHaveCSS("backdrop-filter", "none");
});

test("the menu shows its groups and links but no account; panels open inside the window and their links work", async ({
  page,
  checkAccessibility,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/contact");
  await expect(bar(page).getByRole("button")).toHaveText(Object.keys(groups));
  await expect(bar(page).getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/contact");
  await expect(bar(page).getByRole("link", { name: "Free eBook" })).toHaveAttribute("href", "/ebook");
  await expect(bar(page).getByRole("link", { name: "Your Name" })).toHaveAttribute("href", "/");
  await expect(bar(page).getByText("Account")).toHaveCount(0);
  await expect(bar(page).getByText("Logout")).toHaveCount(0);
  for (const group of Object.keys(groups) as Group[]) {
    const panel = await panelOf(page, group);
    await expect(panel).toBeHidden();
    await button(page, group).click();
    await expect(button(page, group)).toHaveAttribute("aria-expanded", "true");
    await expect(panel).toBeVisible();
    const links = panel.getByRole("link");
    await expect(links).toHaveCount(Object.keys(groups[group]).length);
    for (const [index, [name, href]] of Object.entries(groups[group]).entries()) {
      await expect(links.nth(index)).toHaveAccessibleName(new RegExp(`^${name}`));
      await expect(links.nth(index)).toHaveAttribute("href", href);
    }
    if (group === "Industries") {
      await checkAccessibility();
      await page.emulateMedia({ colorScheme: "dark" });
      await checkAccessibility();
    }
    await button(page, group).click();
    await expect(panel).toBeHidden();
  }
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const group of Object.keys(groups) as Group[]) {
      await button(page, group).click();
      await expect(await panelOf(page, group)).toBeVisible();
      const box = await (await panelOf(page, group)).boundingBox();
      expect(box?.x, `${group} at ${width} px`).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), `${group} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

test("a panel opens after 200 ms of hover, the next at once, and closes 150 ms after the pointer left", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2026-03-01T10:00:00Z") });
  await visit(page, "/contact");
  await page.clock.pauseAt(new Date("2026-03-01T11:00:00Z"));
  const industries = await panelOf(page, "Industries");
  const resources = await panelOf(page, "Resources");

  await button(page, "Industries").hover();
  await page.clock.runFor(199);
  await expect(industries).toBeHidden();
  await page.clock.runFor(1);
  await expect(industries).toBeVisible();

  await page.mouse.move(700, 850);
  await page.clock.runFor(149);
  await expect(industries).toBeVisible();
  await page.clock.runFor(1);
  await expect(industries).toBeHidden();

  await page.clock.runFor(299);
  await button(page, "Resources").hover();
  await expect(resources).toBeVisible();

  await page.mouse.move(700, 850);
  await page.clock.runFor(150);
  await expect(resources).toBeHidden();
  await page.clock.runFor(300);
  await button(page, "Industries").hover();
  await page.clock.runFor(199);
  await expect(industries).toBeHidden();
  await page.clock.runFor(1);
  await expect(industries).toBeVisible();
});

test("a panel stays open while the pointer crosses into it, and closes on a link, a click elsewhere and Back", {
  tag: "@thorough",
}, async ({ page }) => {
  await visit(page, "/contact");
  await button(page, "Industries").hover();
  const panel = await panelOf(page, "Industries");
  await expect(panel).toBeVisible();
  const entry = panel.getByRole("link", { name: /^Healthcare/ });
  await entry.hover();
  await page.waitForTimeout(400);
  await expect(panel).toBeVisible();
  await entry.click();
  await expect(page).toHaveURL("/services/healthcare");
  await expect(panel).toBeHidden();

  // Opened by key: under the pointer the panel may open before the click.
  const resources = await panelOf(page, "Resources");
  await button(page, "Resources").press("Enter");
  await expect(resources).toBeVisible();
  await page.mouse.click(40, 700);
  await expect(resources).toBeHidden();
  await bar(page).getByRole("link", { name: "Free eBook" }).click();
  await expect(page).toHaveURL("/ebook");
  await button(page, "Resources").press("Enter");
  await expect(resources).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/services/healthcare");
  await expect(resources).toBeHidden();
});

test("the menu works by keyboard alone", async ({ page }) => {
  await visit(page, "/contact");
  const industries = button(page, "Industries");
  const panel = await panelOf(page, "Industries");

  await tabTo(page, industries);
  await page.keyboard.press("Enter");
  await expect(panel).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(industries).toBeFocused();

  await page.keyboard.press("Space");
  await expect(panel).toBeVisible();
  await page.keyboard.press("Space");
  await expect(panel).toBeHidden();

  await page.keyboard.press("ArrowDown");
  await expect(panel.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(panel.getByRole("link").nth(1)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(button(page, "Resources")).toBeFocused();
  await expect(panel).toBeHidden();
  await expect(await panelOf(page, "Resources")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(industries).toBeFocused();

  await tabTo(page, button(page, "About"));
  await page.keyboard.press("Enter");
  const about = await panelOf(page, "About");
  for (const link of await about.getByRole("link").all()) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(bar(page).getByRole("link", { name: "Contact" })).toBeFocused();
  await expect(about).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("menu panels open on hover and by keyboard", { tag: "@thorough" }, async ({ page }) => {
    await page.goto("/contact");
    // The background cannot depend on a script.
    await expect(bar(page)).toHaveCSS("backdrop-filter", /blur/);
    const panel = await panelOf(page, "Industries");
    await expect(panel).toBeHidden();
    await button(page, "Industries").hover();
    await expect(panel).toBeVisible();
    await panel.getByRole("link", { name: /^Logistics/ }).click();
    await expect(page).toHaveURL("/services/logistics");

    await button(page, "Resources").focus();
    const resources = await panelOf(page, "Resources");
    await expect(resources).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(resources.getByRole("link").first()).toBeFocused();
  });
});
