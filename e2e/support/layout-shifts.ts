import type { Page } from "@playwright/test";

type Watched = typeof globalThis & { shifts: string[] };

/** Notes from now on, on every page that is loaded, what moves by itself. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        shifts.push(`${value.toFixed(5)} ${sources.map(({ node }) => node?.nodeName).join(" ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Scrolls through the page; what moved by itself since it was loaded. */
export async function shiftsOf(page: Page): Promise<string[]> {
  await scrollThrough(page, 600);
  return page.evaluate(() => (globalThis as Watched).shifts);
}

/** Scrolls through the page in steps, so that what is loaded late is there. */
export const scrollThrough = (page: Page, step: number) =>
  page.evaluate(async (distance) => {
    // A browser without a window sometimes draws no further frame by itself.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 500);
      });
    for (let y = 0; y < document.documentElement.scrollHeight; y += distance) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
      await frame();
    }
  }, step);
