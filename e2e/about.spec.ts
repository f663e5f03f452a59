import type { Page } from "@playwright/test";
import { delayRequests, expect, hydrated, test } from "./test.ts";

const sources = ["/about/portrait.avif", "/about/portrait.webp", "/about/portrait.jpg"] as const;

const portrait = (page: Page) => page.getByRole("main").locator("figure").first();

async function failSources(page: Page, count: number): Promise<void> {
  for (const source of sources.slice(0, count))
    await page.route(`**${source}`, (route) => route.fulfill({ status: 404 }));
}

test("the About page introduces the founder, and its links work", async ({ page }) => {
  await page.goto("/about#journey");
  await expect(page.locator("#journey h2")).toBeInViewport();
  await expect(page).toHaveTitle("About - Your Name");
  await expect(page.getByText("Independent, based in Frankfurt am Main")).toBeVisible();
  await expect(page.getByRole("list", { name: "Skills" }).getByRole("listitem")).toHaveCount(6);
  await expect(page.getByRole("link", { name: "Schedule a Conversation" })).toHaveAttribute("href", "/strategy-call");
  await expect(portrait(page).getByRole("img")).toHaveAttribute("src", sources[0]);
  await expect(page.locator("#journey").getByRole("listitem")).toHaveCount(6);
  await expect(page.locator("#projects").getByRole("link")).toHaveCount(3);
  await expect(page.locator("#expertise").getByRole("heading", { name: "Knowledge audits" })).toBeVisible();
  await expect(page.locator("#clients").getByRole("img", { name: "(sample client)" })).toHaveCount(22);
  await expect(page.getByRole("main").getByRole("link", { name: "Get in Touch" })).toHaveAttribute("href", "/contact");
  await hydrated(page);
  await page.getByRole("link", { name: "About the company" }).click();
  await expect(page).toHaveURL("/about/company");
  await expect(page).toHaveTitle("Company - Your Name");
  await expect(page.locator("#way").getByRole("heading", { level: 3 })).toHaveText([
    "Audit & Strategy",
    "AI Deployment",
    "Continuous Optimization",
  ]);
  await expect(page.locator("#facts")).toContainText("Musterstrasse 1, 60311 Frankfurt am Main, Germany");
});

test.describe("the founder's portrait", () => {
  test.use({ expectedMessages: ["Failed to load resource"] });

  test("falls back to the next source that loads, finally to initials", { tag: "@thorough" }, async ({
    page,
    checkAccessibility,
  }) => {
    for (const failing of [1, 2]) {
      await failSources(page, failing);
      await page.goto("/about");
      const image = portrait(page).getByRole("img");
      await expect(image).toHaveAttribute("src", sources[failing] ?? "");
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
    await failSources(page, 3);
    await page.goto("/about");
    await expect(portrait(page).getByRole("img", { name: "Your Name" })).toHaveText("YN");
    await expect(portrait(page).locator("img")).toHaveCount(0);
    await checkAccessibility();
  });

  test("falls back when the first source failed before hydration", { tag: "@thorough" }, async ({ page }) => {
    await failSources(page, 1);
    const releaseScripts = await delayRequests(page, /\.(m?js|tsx?)(\?|$)|\/@/);
    await page.goto("/about", { waitUntil: "commit" });
    const image = portrait(page).locator("img");
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
    await expect(image).toHaveAttribute("src", sources[0]);
    releaseScripts();
    await expect(image).toHaveAttribute("src", sources[1]);
  });
});
