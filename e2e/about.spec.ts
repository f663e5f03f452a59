import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./test.ts";

const sources = ["/about/portrait.avif", "/about/portrait.webp", "/about/portrait.jpg"] as const;

const portrait = (page: Page) => page.getByRole("main").locator("figure").first();

/** Lets the first `count` sources of the portrait fail. */
async function failSources(page: Page, count: number): Promise<void> {
  for (const source of sources.slice(0, count))
    await page.route(`**${source}`, (route) => route.fulfill({ status: 404 }));
}

test.describe("the founder", () => {
  test("is introduced with badge, skills and a way to the calendar", async ({ page }) => {
    await page.goto("/about");
    await expect(page).toHaveTitle("About - Your Name");
    await expect(page.getByText("Independent, based in Frankfurt am Main")).toBeVisible();
    await expect(page.getByRole("list", { name: "Skills" }).getByRole("listitem")).toHaveCount(6);
    await expect(page.getByRole("link", { name: "Schedule a Conversation" })).toHaveAttribute("href", "/strategy-call");
    await expect(portrait(page).getByRole("img")).toHaveAttribute("src", sources[0]);
  });

  test("shows career, projects, expertise and 22 sample clients", async ({ page }) => {
    await page.goto("/about");
    await expect(page.locator("#journey").getByRole("listitem")).toHaveCount(6);
    await expect(page.locator("#projects").getByRole("link")).toHaveCount(3);
    await expect(page.locator("#expertise").getByRole("heading", { name: "Knowledge audits" })).toBeVisible();
    await expect(page.locator("#clients").getByRole("img", { name: "(sample client)" })).toHaveCount(22);
    await expect(page.getByRole("link", { name: "About the company" })).toHaveAttribute("href", "/about/company");
    await expect(page.getByRole("main").getByRole("link", { name: "Get in Touch" })).toHaveAttribute(
      "href",
      "/contact",
    );
  });

  test("leads on to the company page", async ({ page }) => {
    await page.goto("/about");
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

  for (const place of ["expertise", "journey"]) {
    test(`can be reached at #${place}`, async ({ page }) => {
      await page.goto(`/about#${place}`);
      await expect(page.locator(`#${place} h2`)).toBeInViewport();
    });
  }

  for (const path of ["/about", "/about/company"]) {
    for (const colorScheme of ["light", "dark"] as const) {
      test(`${path} has nothing for axe to find at 320 px, ${colorScheme}`, async ({ page, checkAccessibility }) => {
        await page.setViewportSize({ width: 320, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.goto(path);
        await checkAccessibility();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      });
    }
  }
});

test.describe("the founder's portrait", () => {
  test.use({ expectedMessages: ["Failed to load resource"] });

  for (const failing of [1, 2]) {
    test(`moves on when ${failing} of its sources cannot be loaded`, async ({ page }) => {
      await failSources(page, failing);
      await page.goto("/about");
      const image = portrait(page).getByRole("img");
      await expect(image).toHaveAttribute("src", sources[failing] ?? "");
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    });
  }

  test("gives way to initials when none can be loaded", async ({ page, checkAccessibility }) => {
    await failSources(page, 3);
    await page.goto("/about");
    await expect(portrait(page).getByRole("img", { name: "Your Name" })).toHaveText("YN");
    await expect(portrait(page).locator("img")).toHaveCount(0);
    await checkAccessibility();
  });

  test("also moves on when the first source failed before the page woke up", async ({ page }) => {
    await failSources(page, 1);
    let wakeUp = () => {};
    const awake = new Promise<void>((resolve) => {
      wakeUp = resolve;
    });
    await page.route(/\.(m?js|tsx?)(\?|$)|\/@/, async (route) => {
      await awake;
      await route.fallback();
    });
    await page.goto("/about", { waitUntil: "commit" });
    const image = portrait(page).locator("img");
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
    await expect(image).toHaveAttribute("src", sources[0]);
    wakeUp();
    await expect(image).toHaveAttribute("src", sources[1]);
  });
});
