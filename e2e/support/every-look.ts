import { expect, type Page } from "@playwright/test";
import { nextFrame } from "./next-frame.ts";

/** Runs axe, in thorough runs also in the dark scheme and on a narrow phone, which must not scroll sideways. */
export async function checkAllAppearances(page: Page, checkAccessibility: () => Promise<void>): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  const isThorough = Boolean(process.env.TEST_THOROUGH);
  await checkAccessibility();
  if (isThorough) {
    await page.emulateMedia({ colorScheme: "dark" });
    await checkAccessibility();
    await page.emulateMedia({ colorScheme: "light" });
  }
  await page.setViewportSize({ width: 320, height: 700 });
  if (isThorough) await checkAccessibility();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize(size);
  // Elements that the width shows or hides must settle before the next key.
  await nextFrame(page);
}
