import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { violationsOn } from "./support/axe.ts";

type Fixtures = {
  /** Console messages that the test expects, as substrings. */
  expectedMessages: string[];
  checkAccessibility: (page?: Page, isEmail?: boolean) => Promise<void>;
  consoleWatch: undefined;
};

/** Logs causes of errors, and nested forms: a browser submits the inner one natively and leaves the page. */
function watchPage(): void {
  addEventListener("error", ({ error }) => {
    if (error instanceof Error && error.cause instanceof Error) console.error(`Cause: ${error.cause.stack}`);
  });
  const checkForms = () => {
    const inner = document.querySelector("form form");
    if (inner) console.error(`A form is within a form: ${inner.outerHTML.slice(0, 200)}`);
  };
  checkForms();
  new MutationObserver(checkForms).observe(document, { childList: true, subtree: true });
}

/** Every journey also fails on console warnings, errors, uncaught exceptions and nested forms. */
export const test = base.extend<Fixtures>({
  expectedMessages: [[], { option: true }],
  consoleWatch: [
    async ({ page, expectedMessages }, use) => {
      const messages: string[] = [];
      // For failed loads, only the location names the URL.
      const recordMessage = (text: string, location = "") => {
        if (!expectedMessages.some((part) => text.includes(part))) messages.push(`${text} ${location}`.trim());
      };
      page.on("console", (message) => {
        const isFault = message.type() === "error" || message.type() === "warning";
        if (isFault) recordMessage(message.text(), message.location().url);
      });
      page.on("pageerror", (error) => recordMessage(error.message));
      // No init script: frames that show emails block scripts and log it.
      page.on("domcontentloaded", () => void page.evaluate(watchPage).catch(() => undefined));
      await use(undefined);
      expect(messages, "console of the browser").toEqual([]);
    },
    { auto: true },
  ],
  checkAccessibility: async ({ page }, use) => {
    await use(async (target = page, isEmail = false) => {
      await finishTransitions(target);
      // axe cannot run in frames without scripts: admin-newsletter.spec.ts opens them as pages.
      const violations = await violationsOn(target, {
        exclude: "iframe[sandbox]",
        disabled: isEmail ? ["landmark-one-main", "region"] : [],
      });
      const violationTexts = violations.map(
        ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((n) => n.target).join(", ")})`,
      );
      expect(violationTexts, "axe").toEqual([]);
    });
  },
});

export { expect };

/** Finishes running transitions, which would distort axe's measurements. */
export async function finishTransitions(page: Page): Promise<void> {
  const finish = () => {
    const runningAnimations = document.getAnimations().filter(({ playState, timeline, effect }) => {
      const ends = effect?.getComputedTiming().endTime !== Infinity;
      return playState === "running" && timeline instanceof DocumentTimeline && ends;
    });
    for (const animation of runningAnimations) animation.finish();
    return runningAnimations.length;
  };
  await expect.poll(() => page.evaluate(finish), { message: "what moves on the page", intervals: [0] }).toBe(0);
}

/** Waits until the page and its parts near the viewport have hydrated, so that clicks have handlers (server/http/post-processing/defer-hydration.ts). */
export async function hydrated(page: Page): Promise<void> {
  const isHydrated = () => {
    if (!document.documentElement.hasAttribute("data-hydrated") || !document.querySelector("main h1")) return false;
    // The same distance as in src/ui/deferred-part.tsx, in pixels.
    const marginPx = 600;
    const parts = [...document.querySelectorAll('[data-deferred="visible"]:not([data-hydrated])')];
    return parts.every((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      const isNear = part.getClientRects().length > 0 && bottom > -marginPx && top < innerHeight + marginPx;
      return !isNear || !part.firstElementChild;
    });
  };
  // Not on every frame: each check forces a layout.
  await page.waitForFunction(isHydrated, undefined, { polling: 50 });
}

export async function delayRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The site treats faster submissions as those of bots. */
export const skipMinFillTime = (page: Page) => page.waitForFunction(() => performance.now() > 2100);

/** Advances the page's paused clock until polling stops. */
export async function stopPolling(page: Page, element: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(element).toBeVisible({ timeout: 200 });
  }).toPass();
}
