import type { Page } from "@playwright/test";
import { nextFrame } from "./support/next-frame.ts";
import { expect, hydrated, test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const position = (page: Page) =>
  page.locator(".marquee-track").evaluate((track) => new DOMMatrixReadOnly(getComputedStyle(track).transform).m41);

test.describe("the clients' logos on the home page", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("region", { name: "Sample clients" }).scrollIntoViewIfNeeded();
  });

  test("move until paused, resume, and have a button that says what it does", async ({ page }) => {
    const start = await position(page);
    await expect.poll(() => position(page)).toBeLessThan(start);
    await page.getByRole("button", { name: "Pause logos" }).click();
    await expect(page.locator(".marquee-track")).toHaveCSS("animation-play-state", "paused");
    await nextFrame(page);
    const pausedAt = await position(page);
    await nextFrame(page);
    expect(await position(page)).toBe(pausedAt);
    await page.getByRole("button", { name: "Play logos" }).click();
    await expect.poll(() => position(page)).toBeLessThan(pausedAt);

    const button = page.getByRole("button", { name: "Pause logos" });
    const tip = page.getByRole("tooltip", { name: "Pause logos", includeHidden: true });
    await expect(button).toHaveAccessibleDescription("Pause logos");
    await page.mouse.move(0, 0);
    await button.hover();
    await expect(tip).toHaveAttribute("data-open", "false");
    await expect(tip).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(tip).toBeHidden();
    await page.keyboard.press("Tab");
    await button.focus();
    await expect(tip).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tip).toBeHidden();
  });
});

test("the clients' logos are a row to scroll under reduced motion, with nothing to pause", {
  tag: "@thorough",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await hydrated(page);
  await expect(page.locator(".marquee-track")).toHaveCSS("animation-name", "none");
  await expect(page.getByRole("button", { name: "Pause logos" })).toBeHidden();
  const row = page.getByRole("region", { name: "Sample clients" });
  await row.focus();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
