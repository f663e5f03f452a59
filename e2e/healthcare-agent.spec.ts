import { expect, hydrated, test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const path = "/solutions/healthcare/ai-sop-agent";

test("the healthcare agent's page has its sections in order and its claims", async ({ page }) => {
  await page.goto(path);
  await expect(page).toHaveTitle("AI SOP agent for healthcare - Your Name");
  const sections = page.getByRole("main").locator("section .mark");
  await expect(sections).toHaveText([
    "Staff turnover",
    "Vision",
    "Traditional SOPs",
    "Voice AI",
    "Benefits",
    "Next steps",
  ]);
  await expect(page.locator("#voice-agent").getByRole("heading", { level: 3 })).toHaveText([
    "Voice capture",
    "AI processing",
    "Hands-free access",
  ]);
  await expect(page.locator("#benefits").getByRole("heading", { level: 3 })).toHaveText([
    "Training time cut 50%",
    "Documentation 50-75% faster",
    "Burnout down 70%",
  ]);
  await expect(page.locator("#turnover")).toContainText("$56,000 is what it costs to replace one nurse");
  await expect(page.locator("#challenges")).toContainText("87% of organisations say SOPs fall short");
});

test("each guide button scrolls to the form, smoothly unless reduced motion is preferred", async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  const form = page.locator("#guide");
  const buttons = page.getByRole("link", { name: "Get the free guide" });
  const count = await buttons.count();
  expect(count).toBeGreaterThanOrEqual(4);
  for (let index = 0; index < count; index++) {
    // Smooth scrolling may still be running, so scrolling up is retried.
    await expect(async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await expect(form).not.toBeInViewport({ timeout: 500 });
    }).toPass();
    await buttons.nth(index).click();
    await expect(page).toHaveURL(`${path}#guide`);
    await expect(form).toBeInViewport();
  }
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behaviour()).toBe("smooth");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await behaviour()).toBe("auto");
});
