import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { violationsOn } from "./support/axe.ts";

type Fixtures = {
  /** Messages of the console that the test expects, as parts of their text. */
  expectedMessages: string[];
  /** Fails when axe finds anything on the page as it is. An email is no page of a site: it needs no landmarks. */
  checkAccessibility: (page?: Page, isEmail?: boolean) => Promise<void>;
  consoleWatch: undefined;
};

/** Says in the console when a form is within a form: a browser submits the inner one by itself, and the page is lost. */
function watchForms(): void {
  const look = () => {
    const inner = document.querySelector("form form");
    if (inner) console.error(`A form is within a form: ${inner.outerHTML.slice(0, 200)}`);
  };
  look();
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/**
 * Every journey also fails on a warning, an error or an uncaught exception in the browser's console, and on a form within a
 * form.
 */
export const test = base.extend<Fixtures>({
  expectedMessages: [[], { option: true }],
  consoleWatch: [
    async ({ page, expectedMessages }, use) => {
      const noise: string[] = [];
      // What could not be loaded is named by the place of the message only.
      const note = (text: string, place = "") => {
        if (!expectedMessages.some((part) => text.includes(part))) noise.push(`${text} ${place}`.trim());
      };
      page.on("console", (message) => {
        const isFault = message.type() === "error" || message.type() === "warning";
        if (isFault) note(message.text(), message.location().url);
      });
      page.on("pageerror", (error) => note(error.message));
      // Not as a script of every frame: those that show emails run none, and say so.
      page.on("domcontentloaded", () => void page.evaluate(watchForms).catch(() => undefined));
      await use(undefined);
      expect(noise, "console of the browser").toEqual([]);
    },
    { auto: true },
  ],
  checkAccessibility: async ({ page }, use) => {
    await use(async (target = page, isEmail = false) => {
      await atRest(target);
      // A frame that runs no scripts runs no axe either: admin-newsletter.spec.ts opens what it shows as a page of its own.
      const violations = await violationsOn(target, {
        exclude: "iframe[sandbox]",
        disabled: isEmail ? ["landmark-one-main", "region"] : [],
      });
      const found = violations.map(
        ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((n) => n.target).join(", ")})`,
      );
      expect(found, "axe").toEqual([]);
    });
  },
});

export { expect };

/** Brings whatever changes its colour or place to where it is going: axe measures what it finds, were it half way. */
export async function atRest(page: Page): Promise<void> {
  const finish = () => {
    const moving = document.getAnimations().filter(({ playState, timeline, effect }) => {
      const ends = effect?.getComputedTiming().endTime !== Infinity;
      return playState === "running" && timeline instanceof DocumentTimeline && ends;
    });
    for (const animation of moving) animation.finish();
    return moving.length;
  };
  await expect.poll(() => page.evaluate(finish), { message: "what moves on the page", intervals: [0] }).toBe(0);
}

/** Waits until React has hydrated what a selector finds first, or the static part that it is in. */
export async function hasReact(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const found = document.querySelector(wanted);
    const element = found?.closest('[data-deferred="never"]') ?? found;
    return element !== null && Object.keys(element).some((key) => key.startsWith("__react"));
  }, selector);
}

/** Waits until React has hydrated the page itself and the parts near what is seen, so that clicks meet their handlers. */
export async function hydrated(page: Page): Promise<void> {
  await hasReact(page, "main h1");
  await page.waitForFunction(() => {
    // What src/ui/deferred-part.tsx calls near.
    const reach = 600;
    const parts = [...document.querySelectorAll('[data-deferred="visible"]')];
    return parts.every((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      const isNear = part.getClientRects().length > 0 && bottom > -reach && top < innerHeight + reach;
      const written = part.firstElementChild;
      return !isNear || !written || Object.keys(written).some((key) => key.startsWith("__react"));
    });
  });
}

/** Waits until the menus of the header answer. */
export async function headerHydrated(page: Page): Promise<void> {
  await hydrated(page);
  await hasReact(page, "header nav button");
}

/** Holds back what the page asks for below an address until the returned function is called. */
export async function delayRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** No one reads a page and fills in its form in less; the site takes anyone who does for a bot. */
export const waitLikeAReader = (page: Page) => page.waitForFunction(() => performance.now() > 2100);

/** Lets the page's stopped clock run until its readings have been tried often enough and the words for that are shown. */
export async function tired(page: Page, words: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(words).toBeVisible({ timeout: 200 });
  }).toPass();
}
