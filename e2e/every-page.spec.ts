import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { violationsOn } from "./support/axe.ts";
import { scrollThrough } from "./support/scroll-through.ts";
import { textOverflow } from "./support/text-overflow.ts";
import { expect, finishTransitions, hydrated, test } from "./test.ts";
import { everyPublicPage, unlistedPages } from "./unlisted-pages.ts";

// Forged links and missing pages answer with a 4xx status.
test.use({ expectedMessages: ["status of 4"] });

/** Every page is loaded once, on a phone, and goes through all checks; workers share the pages. */
const shares = Array.from({ length: 12 }, (_, share) => share);

type Check = { name: string; run: (page: Page, source: string) => Promise<readonly string[]> };

/** axe rules listed as known gaps in the accessibility statement. */
async function statedGaps(): Promise<string[]> {
  const file = path.resolve(import.meta.dirname, "../src/pages/legal/accessibility-gaps.json");
  const statement = z.array(z.object({ axeRule: z.string().nullable() }));
  return statement.parse(JSON.parse(await readFile(file, "utf8"))).flatMap(({ axeRule }) => axeRule ?? []);
}

/** axe reports only the known gaps; the contrast of dark colours is covered by a unit test of the tokens. */
const accessible: Check = {
  name: "axe",
  run: async (page) => {
    await finishTransitions(page);
    const gaps = await statedGaps();
    const faults = (await violationsOn(page)).filter(({ id }) => !gaps.includes(id));
    return faults.map(({ id, nodes }) => `${id} (${nodes.map(({ target }) => target).join(", ")})`);
  },
};

/** The window's other widths: no horizontal scrolling. */
const widths = (...sizes: readonly number[]): Check => ({
  name: "at other widths",
  run: async (page) => {
    const overflows: string[] = [];
    for (const width of sizes) {
      await page.setViewportSize({ width, height: 900 });
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
      if (scroll > width) overflows.push(`${scroll} px wide at ${width} px`);
    }
    return overflows;
  },
});

const withoutShifts: Check = {
  name: "while loading and scrolling",
  run: async (page) => {
    await scrollThrough(page, 800);
    return page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
  },
};

/** A page's source text without parts that only some browsers show. */
const readText = (html?: string) => {
  const root = html === undefined ? document : new DOMParser().parseFromString(html, "text/html");
  return ["main", "footer"]
    .map((part) => {
      const copy = root.querySelector(part)?.cloneNode(true) as HTMLElement | undefined;
      for (const element of copy?.querySelectorAll("noscript") ?? []) element.remove();
      return (copy?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
    })
    .join("");
};

/** Relative times and days are recomputed in the browser, and free times written in the visitor's own form. */
const withoutTimes = (text: string) =>
  text
    .replaceAll(/about [\w ]+ ago|less than a minute ago|today|yesterday/g, "ago")
    .replaceAll(/(?:Today|Tomorrow|[MTWFS][a-z]{2} \d{1,2} [A-Z][a-z]{2,3}) (?=\d{1,2}:\d\d)/g, "")
    .replaceAll(/(\d{1,2}):(\d\d)(?: [AP]M)?/g, (_, hour: string, minute: string) => `${Number(hour) % 12}:${minute}`);

function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return `"${a.slice(at, at + 60)}" became "${b.slice(at, at + 60)}"`;
}

/** The printed calculation contains today's date. */
const dated = ["/roi-calculator"];

const sameText: Check = {
  name: "with and without JavaScript",
  run: async (page, source) => {
    if ([...unlistedPages, ...dated].some((suffix) => page.url().endsWith(suffix))) return [];
    const plain = withoutTimes(await page.evaluate(readText, source));
    const scripted = withoutTimes(await page.evaluate(readText, undefined));
    return plain === scripted ? [] : [firstDifference(plain, scripted)];
  },
};

const currentLinks: Check = {
  name: "marked as current",
  run: (page) =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLAnchorElement>('a[aria-current="page"]')).flatMap((link) => {
        const { pathname, search } = new URL(link.href);
        return pathname + search === location.pathname + location.search ? [] : [link.outerHTML.slice(0, 200)];
      }),
    ),
};

/** Adds user style sheets, which the policy does not restrict. */
const setStyles = (page: Page, ...css: string[]) =>
  page.evaluate((texts) => {
    document.adoptedStyleSheets = texts.map((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    });
  }, css);

/** Text that its own box cuts off at the bottom. */
const clippedText = (page: Page) =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || !text.nodeValue?.trim()) continue;
      if (parent.closest(".sr-only, option, svg, script, [aria-hidden='true'], [inert]")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { bottom, height } = range.getBoundingClientRect();
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowY, position } = getComputedStyle(box);
        const isForScreenReaders = box.clientHeight <= 1;
        if (isForScreenReaders || position === "fixed" || /auto|scroll/.test(overflowY)) break;
        if (/hidden|clip/.test(overflowY) && height > 0 && bottom > box.getBoundingClientRect().bottom + 2) {
          faults.add(`"${text.nodeValue.trim().slice(0, 40)}" is cut off`);
        }
      }
    }
    return [...faults];
  });

const enlarged = (name: string, width: number, height: number): Check => ({
  name,
  run: async (page) => {
    await page.setViewportSize({ width, height });
    const coveringParts = await page.evaluate(() => {
      scrollTo({ top: 1200, behavior: "instant" });
      return Array.from(document.querySelectorAll("body *"))
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position) && element.checkVisibility())
        .map((element) => element.getBoundingClientRect())
        .filter(({ bottom, top, width: breadth }) => bottom > 0 && top < innerHeight && breadth > innerWidth / 2)
        .filter(({ height: covering }) => covering > innerHeight / 3)
        .map(({ height: covering }) => `${Math.round(covering)} px of ${innerHeight} stay covered`);
    });
    return [...(await textOverflow(page)), ...(await clippedText(page)), ...coveringParts];
  },
});

const withTextSpacing: Check = {
  name: "with the spacing of WCAG 1.4.12",
  run: async (page) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await setStyles(
      page,
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }",
    );
    const faults = [...(await textOverflow(page)), ...(await clippedText(page))];
    await setStyles(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    return faults;
  },
};

const inForcedColours: Check = {
  name: "in forced colours",
  run: async (page) => {
    await page.emulateMedia({ forcedColors: "active" });
    const faults = await page.evaluate(() => {
      const controls = document.querySelectorAll("main button, main .btn, main input, main select, main textarea");
      return Array.from(controls)
        .filter((control) => control.checkVisibility() && !control.closest(".form-trap"))
        .filter((control) => !["checkbox", "radio", "range", "hidden"].includes(control.getAttribute("type") ?? ""))
        .filter((control) => {
          const { borderTopWidth, borderBottomWidth, textDecorationLine } = getComputedStyle(control);
          const hasEdge = Number.parseFloat(borderTopWidth) > 0 || Number.parseFloat(borderBottomWidth) > 0;
          // Without a border a control needs an underline or an icon.
          return !hasEdge && textDecorationLine === "none" && !control.querySelector("svg, img");
        })
        .map((control) => `${control.tagName} "${control.textContent?.trim().slice(0, 40)}" has no edge`);
    });
    await page.emulateMedia({ forcedColors: "none" });
    return faults;
  },
};

const inPrint: Check = {
  name: "on paper",
  run: async (page) => {
    await page.emulateMedia({ media: "print" });
    const faults = await page.evaluate(() => {
      const visible = (selector: string) =>
        Array.from(document.querySelectorAll(selector)).some((element) => element.checkVisibility());
      return [
        // A calculation prints as a document with its own heading.
        ...(visible("main :is(h1, h2)") ? [] : ["the heading is missing"]),
        ...(visible("header:not(main header) nav") ? ["the menu is printed"] : []),
        ...Array.from(document.querySelectorAll("body *"))
          .filter((element) => element.checkVisibility() && getComputedStyle(element).position === "fixed")
          .filter((element) => element.getBoundingClientRect().height > 0)
          .map((element) => `${element.tagName} ${element.className} is printed on every sheet`),
      ];
    });
    await page.emulateMedia({ media: "screen" });
    return faults;
  },
};

/** Must come last: it removes the style sheets. */
const withoutStyleSheets: Check = {
  name: "without style sheets",
  run: async (page) => {
    await page.locator("footer").first().waitFor({ state: "attached" });
    return page.evaluate(() => {
      for (const sheet of document.querySelectorAll("style, link[rel='stylesheet']")) sheet.remove();
      const order = Array.from(document.querySelectorAll("header, main, footer"))
        .filter((element) => element.parentElement?.closest("main, footer") === null)
        .map((element) => element.tagName);
      const isSignIn = location.pathname.startsWith("/login");
      const firstHeading = document.querySelector("main :is(h1, h2, h3)");
      return [
        // The sign-in has no header to skip.
        ...(order.join(" ") === (isSignIn ? "MAIN FOOTER" : "HEADER MAIN FOOTER")
          ? []
          : [`landmarks in the order ${order.join(" ")}`]),
        ...(firstHeading?.tagName === "H1" ? [] : [`main begins with ${firstHeading?.tagName}`]),
        ...(isSignIn ||
        document.body.firstElementChild?.textContent?.includes("Skip to") ||
        document.querySelector("a[href='#main']")
          ? []
          : ["no link skips to the content"]),
      ];
    });
  },
};

/** In this order: on a phone as loaded, then wider; `withoutStyleSheets` comes last. */
const checks: readonly Check[] = [
  sameText,
  currentLinks,
  withoutShifts,
  widths(320),
  enlarged("at 400 %", 320, 225),
  withTextSpacing,
  accessible,
  widths(768, 1024, 1440),
  enlarged("at 200 %", 640, 400),
  inPrint,
  inForcedColours,
  withoutStyleSheets,
];

/** Pages that the sitemap does not list. */
const nested = ["/blog?page=2", "/blog/category/Logistics?search=the", "/about/company", "/episodes?search=none"];

/** Pages with a desktop layout that could shift while loading. */
const desktopPages = [
  "/",
  "/about",
  "/blog",
  "/demo",
  "/ebook",
  "/episodes",
  "/roi-calculator",
  "/services/healthcare",
];

/** Records layout shifts of the page that count. */
function recordShifts(): void {
  const shifts: string[] = [];
  Object.assign(globalThis, { shifts });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      // Text that changes within its own button.
      const isOwn = sources.every(({ node }) => node?.parentElement?.closest("a, button"));
      if (value < 0.0005 || isOwn) continue;
      shifts.push(`${value.toFixed(5)} ${sources.map(({ node }) => node?.nodeName).join(" ")}`);
    }
  });
  observer.observe({ type: "layout-shift", buffered: true });
  // The fallback fonts match fonts that visitors have and this browser does not: shifts by late web fonts don't count.
  const resetShifts = () => {
    observer.takeRecords();
    shifts.length = 0;
  };
  document.fonts.addEventListener("loadingdone", () => requestAnimationFrame(() => requestAnimationFrame(resetShifts)));
}

async function faultsOf(page: Page, path: string, pageChecks: readonly Check[]): Promise<string[]> {
  const response = await page.goto(path);
  await hydrated(page);
  const source = (await response?.text()) ?? "";
  const faults: string[] = [];
  for (const { name, run } of pageChecks) {
    faults.push(...(await run(page, source)).map((fault) => `${path}, ${name}: ${fault}`));
  }
  return faults;
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(recordShifts);
});

for (const share of shares) {
  test(`every public page passes every check, shard ${share + 1} of ${shares.length}`, async ({ page, request }) => {
    // Headless browsers sometimes stop responding: a retry starts another one.
    test.setTimeout(120_000);
    const paths = [...(await everyPublicPage(request)), ...nested];
    expect(paths.length).toBeGreaterThan(50);
    const faults: string[] = [];
    for (const path of paths.filter((_, index) => index % shares.length === share)) {
      await page.setViewportSize({ width: 390, height: 800 });
      faults.push(...(await faultsOf(page, path, checks)));
    }
    expect(faults).toEqual([]);
  });
}

test("nothing moves while a desktop loads a page of its own layout", async ({ page }) => {
  const faults: string[] = [];
  for (const path of desktopPages) faults.push(...(await faultsOf(page, path, [withoutShifts])));
  expect(faults).toEqual([]);
});
