import type { Page } from "@playwright/test";

/** Waits two frames: changes are painted, and the page knows the new selection. */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
