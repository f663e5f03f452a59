import type { Page } from "@playwright/test";

/**
 * Scrolls from top to bottom in steps of the given pixels, painting each, so that everything lazy-loaded near the
 * viewport is loaded.
 */
export async function scrollThrough(page: Page, step: number): Promise<void> {
  await page.evaluate(async (pixels) => {
    // Headless browsers sometimes draw no further frame on their own.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 250);
      });
    for (let y = 0; y < document.documentElement.scrollHeight; y += pixels) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
      await frame();
    }
  }, step);
}
