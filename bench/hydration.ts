import { chromium, type Page } from "playwright-core";
import { findBrowser } from "../scripts/browser.ts";
import { type Figure, printFigures } from "./figures.ts";
import { firstArticle } from "./pages.ts";
import { startProduct } from "./product.ts";
import { flag, median } from "./table.ts";

const slowdown = 6;
/** Milliseconds. */
const aims = { blocked: 0, interaction: 100 };

type Journey = { name: string; path: string; act: (page: Page) => Promise<unknown> };

const journeys = (article: string): Journey[] => [
  { name: "home, menu", path: "/", act: (page) => page.getByRole("button", { name: "Open the menu" }).click() },
  {
    name: "blog, search",
    path: "/blog",
    act: async (page) => {
      await page.getByRole("searchbox").first().pressSequentially("audit", { delay: 80 });
      await page.waitForURL(/search=audit/);
    },
  },
  {
    name: "article, next article",
    path: article,
    act: async (page) => {
      await page.locator("a[rel=prev], a[rel=next]").first().click();
      await page.waitForURL((url) => url.pathname !== article);
    },
  },
  {
    name: "episode, play",
    path: "/episode/14",
    act: (page) => page.getByRole("region", { name: "Audio player" }).getByRole("button", { name: /^Play/ }).click(),
  },
  {
    name: "contact, empty form",
    path: "/contact",
    act: (page) => page.locator("main form button[type=submit]").first().click(),
  },
  {
    name: "calculator, one number",
    path: "/roi-calculator",
    act: (page) => page.getByRole("spinbutton").or(page.getByRole("textbox")).first().fill("250"),
  },
];

/** Runs in the page from its beginning: what blocks it, and how long the slowest answer to a visitor takes. */
function watch(): void {
  const seen = { blocked: 0, interaction: 0, isHydrated: false };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.interaction = Math.max(seen.interaction, duration);
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener("hydrated", ({ target }) => {
    if (target === document) seen.isHydrated = true;
  });
}

type Seen = { blocked: number; interaction: number; isHydrated: boolean };
const seen = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

async function visit(page: Page, url: string, act: Journey["act"]): Promise<Seen> {
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.isHydrated);
  const { blocked } = await seen(page);
  await act(page);
  await page.waitForLoadState("networkidle");
  // The browser reports an interaction when its frame has been shown.
  await twoFrames(page);
  return { ...(await seen(page)), blocked };
}

/** The same page without the site's scripts, and a click on a button that does nothing. */
async function visitBare(page: Page, url: string): Promise<Seen> {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(url, { waitUntil: "networkidle" });
  const { blocked } = await seen(page);
  await page.setContent("<button>Nothing</button>");
  await page.evaluate(watch);
  await page.getByRole("button").click();
  await twoFrames(page);
  return { ...(await seen(page)), blocked };
}

/**
 * What hydration costs on a phone that is six times as slow as this machine: blocking before it, and the slowest answer after it.
 * `--runs 1` measures each journey once.
 */
export async function measureHydration(dataDir: string): Promise<void> {
  const runs = flag("--runs", 5);
  const product = await startProduct(dataDir);
  const { executablePath, env, args } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args,
    env: { ...process.env, ...env } as Record<string, string>,
  });
  async function repeat(act: (page: Page) => Promise<Seen>): Promise<Pick<Seen, "blocked" | "interaction">> {
    const taken: Seen[] = [];
    for (let run = 0; run < runs; run++) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      const page = await context.newPage();
      await page.addInitScript(watch);
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      taken.push(await act(page));
      await context.close();
    }
    return {
      blocked: median(taken.map(({ blocked }) => blocked)),
      interaction: median(taken.map(({ interaction }) => interaction)),
    };
  }
  const figures: Figure[] = [];
  try {
    for (const { name, path, act } of journeys(await firstArticle(product.origin))) {
      const bare = await repeat((page) => visitBare(page, product.origin + path));
      const { blocked, interaction } = await repeat((page) => visit(page, product.origin + path, act));
      figures.push(
        {
          what: `${name}: blocked until hydrated`,
          measured: Math.round(blocked),
          unit: "ms",
          atMost: aims.blocked,
          baseline: `${Math.round(bare.blocked)} ms without scripts`,
        },
        {
          what: `${name}: slowest answer`,
          measured: Math.round(interaction),
          unit: "ms",
          atMost: aims.interaction,
          baseline: `${Math.round(bare.interaction)} ms for a button that does nothing`,
        },
      );
    }
  } finally {
    await browser.close().catch(() => undefined);
    await product.stop();
  }
  printFigures(`Hydration on a processor ${slowdown} times as slow, median of ${runs}`, figures);
}
