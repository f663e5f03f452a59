import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { violationsOn } from "./support/axe.ts";
import { scrollThrough } from "./support/scroll-through.ts";
import { textOverflow } from "./support/text-overflow.ts";
import { atRest, expect, hydrated, test } from "./test.ts";
import { everyPublicPage, unlistedPages } from "./unlisted-pages.ts";

// Forged links and missing pages answer with a 4xx status.
test.use({ expectedMessages: ["status of 4"] });

/** Every page is loaded once, on a phone, and asked everything; workers share the pages. */
const shares = Array.from({ length: 12 }, (_, share) => share);

type Way = { name: string; look: (page: Page, source: string) => Promise<readonly string[]> };

/** axe rules that the accessibility statement names as known gaps. */
async function statedGaps(): Promise<string[]> {
  const file = path.resolve(import.meta.dirname, "../src/pages/legal/accessibility-gaps.json");
  const statement = z.array(z.object({ axeRule: z.string().nullable() }));
  return statement.parse(JSON.parse(await readFile(file, "utf8"))).flatMap(({ axeRule }) => axeRule ?? []);
}

/** axe finds nothing but the gaps; the contrast of dark colours is a unit test of the tokens. */
const accessible: Way = {
  name: "axe",
  look: async (page) => {
    await atRest(page);
    const gaps = await statedGaps();
    const found = (await violationsOn(page)).filter(({ id }) => !gaps.includes(id));
    return found.map(({ id, nodes }) => `${id} (${nodes.map(({ target }) => target).join(", ")})`);
  },
};

/** The window's other widths: nothing scrolls sideways. */
const widths = (...sizes: readonly number[]): Way => ({
  name: "at other widths",
  look: async (page) => {
    const wide: string[] = [];
    for (const width of sizes) {
      await page.setViewportSize({ width, height: 900 });
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
      if (scroll > width) wide.push(`${scroll} px wide at ${width} px`);
    }
    return wide;
  },
});

const still: Way = {
  name: "while loading and scrolling",
  look: async (page) => {
    await scrollThrough(page, 800);
    return page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
  },
};

/** A page's source text without what only one kind of browser shows. */
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
const withoutAges = (text: string) =>
  text
    .replaceAll(/about [\w ]+ ago|less than a minute ago|today|yesterday/g, "ago")
    .replaceAll(/(?:Today|Tomorrow|[MTWFS][a-z]{2} \d{1,2} [A-Z][a-z]{2,3}) (?=\d{1,2}:\d\d)/g, "")
    .replaceAll(/(\d{1,2}):(\d\d)(?: [AP]M)?/g, (_, hour: string, minute: string) => `${Number(hour) % 12}:${minute}`);

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return `"${one.slice(at, at + 60)}" became "${other.slice(at, at + 60)}"`;
}

/** The printed calculation has the day. */
const dated = ["/roi-calculator"];

const sameText: Way = {
  name: "with and without JavaScript",
  look: async (page, source) => {
    if ([...unlistedPages, ...dated].some((other) => page.url().endsWith(other))) return [];
    const plain = withoutAges(await page.evaluate(readText, source));
    const scripted = withoutAges(await page.evaluate(readText, undefined));
    return plain === scripted ? [] : [firstDifference(plain, scripted)];
  },
};

const currentLinks: Way = {
  name: "marked as current",
  look: (page) =>
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

/** Text cut off below by its own box. */
const cutText = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
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
          found.add(`"${text.nodeValue.trim().slice(0, 40)}" is cut off`);
        }
      }
    }
    return [...found];
  });

const zoomed = (name: string, width: number, height: number): Way => ({
  name,
  look: async (page) => {
    await page.setViewportSize({ width, height });
    const covered = await page.evaluate(() => {
      scrollTo({ top: 1200, behavior: "instant" });
      return Array.from(document.querySelectorAll("body *"))
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position) && element.checkVisibility())
        .map((element) => element.getBoundingClientRect())
        .filter(({ bottom, top, width: breadth }) => bottom > 0 && top < innerHeight && breadth > innerWidth / 2)
        .filter(({ height: covering }) => covering > innerHeight / 3)
        .map(({ height: covering }) => `${Math.round(covering)} px of ${innerHeight} stay covered`);
    });
    return [...(await textOverflow(page)), ...(await cutText(page)), ...covered];
  },
});

const spaced: Way = {
  name: "with the spacing of WCAG 1.4.12",
  look: async (page) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await setStyles(
      page,
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }",
    );
    const found = [...(await textOverflow(page)), ...(await cutText(page))];
    await setStyles(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    return found;
  },
};

const inForcedColours: Way = {
  name: "in forced colours",
  look: async (page) => {
    await page.emulateMedia({ forcedColors: "active" });
    const found = await page.evaluate(() => {
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
    return found;
  },
};

const onPaper: Way = {
  name: "on paper",
  look: async (page) => {
    await page.emulateMedia({ media: "print" });
    const found = await page.evaluate(() => {
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
    return found;
  },
};

/** Must come last: it removes the style sheets. */
const withoutStyleSheets: Way = {
  name: "without style sheets",
  look: async (page) => {
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

/** In this order: on a phone as it was loaded, then wider; `withoutStyleSheets` comes last. */
const ways: readonly Way[] = [
  sameText,
  currentLinks,
  still,
  widths(320),
  zoomed("at 400 %", 320, 225),
  spaced,
  accessible,
  widths(768, 1024, 1440),
  zoomed("at 200 %", 640, 400),
  onPaper,
  inForcedColours,
  withoutStyleSheets,
];
const nested = ["/blog?page=2", "/blog/category/Logistics?search=the", "/about/company", "/episodes?search=none"];

/** Where desktops have another layout than phones that moves while it loads. */
const wide = ["/", "/about", "/blog", "/demo", "/ebook", "/episodes", "/roi-calculator", "/services/healthcare"];

/** Notes layout shifts of the page that count. */
function noteShifts(): void {
  const shifts: string[] = [];
  Object.assign(globalThis, { shifts });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      // Words that change within their own button.
      const isOwn = sources.every(({ node }) => node?.parentElement?.closest("a, button"));
      if (value < 0.0005 || isOwn) continue;
      shifts.push(`${value.toFixed(5)} ${sources.map(({ node }) => node?.nodeName).join(" ")}`);
    }
  });
  observer.observe({ type: "layout-shift", buffered: true });
  // The fallback fonts match fonts that visitors have and this browser doesn't: late web fonts don't count.
  const forget = () => {
    observer.takeRecords();
    shifts.length = 0;
  };
  document.fonts.addEventListener("loadingdone", () => requestAnimationFrame(() => requestAnimationFrame(forget)));
}

async function faultsOf(page: Page, path: string, asked: readonly Way[]): Promise<string[]> {
  const response = await page.goto(path);
  await hydrated(page);
  const source = (await response?.text()) ?? "";
  const faults: string[] = [];
  for (const { name, look } of asked) {
    faults.push(...(await look(page, source)).map((fault) => `${path}, ${name}: ${fault}`));
  }
  return faults;
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(noteShifts);
});

for (const share of shares) {
  test(`every public page passes every check, shard ${share + 1} of ${shares.length}`, async ({ page, request }) => {
    // Headless browsers sometimes answer no more at all: the second try has another one.
    test.setTimeout(120_000);
    const paths = [...(await everyPublicPage(request)), ...nested];
    expect(paths.length).toBeGreaterThan(50);
    const faults: string[] = [];
    for (const path of paths.filter((_, index) => index % shares.length === share)) {
      await page.setViewportSize({ width: 390, height: 800 });
      faults.push(...(await faultsOf(page, path, ways)));
    }
    expect(faults).toEqual([]);
  });
}

test("nothing moves while a desktop loads a page of its own layout", async ({ page }) => {
  const faults: string[] = [];
  for (const path of wide) faults.push(...(await faultsOf(page, path, [still])));
  expect(faults).toEqual([]);
});
