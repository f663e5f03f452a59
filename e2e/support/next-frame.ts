import type { Page } from "@playwright/test";

/** After two frames: what a key or a scroll has changed is drawn, and the page has been told of the cursor's new place. */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
