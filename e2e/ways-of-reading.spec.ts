import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { violationsOn } from "./support/axe.ts";
import { textOverflow } from "./support/text-overflow.ts";
import { atRest, expect, hydrated, test } from "./test.ts";
import { everyPublicPage } from "./unlisted-pages.ts";

// Forged links and missing pages answer with a 4xx status.
test.use({ expectedMessages: ["status of 4"] });

type Way = { name: string; look: (page: Page) => Promise<readonly string[]> };

async function readEveryPage(page: Page, paths: readonly string[], ways: readonly Way[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    for (const { name, look } of ways) {
      faults.push(...(await look(page)).map((fault) => `${path}, ${name}: ${fault}`));
    }
  }
  return faults;
}

/** axe rules that the accessibility statement names as known gaps. */
async function statedGaps(): Promise<string[]> {
  const file = path.resolve(import.meta.dirname, "../src/pages/legal/accessibility-gaps.json");
  const statement = z.array(z.object({ axeRule: z.string().nullable() }));
  return statement.parse(JSON.parse(await readFile(file, "utf8"))).flatMap(({ axeRule }) => axeRule ?? []);
}

/** axe finds nothing but the gaps. */
const accessible = (name: string, colorScheme: "light" | "dark", width: number, gaps: readonly string[]): Way => ({
  name,
  look: async (page) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await atRest(page);
    const found = (await violationsOn(page)).filter(({ id }) => !gaps.includes(id));
    return found.map(({ id, nodes }) => `${id} (${nodes.map(({ target }) => target).join(", ")})`);
  },
});

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

test("axe finds only the gaps that the accessibility statement names, and every page is readable at 200 %, 400 %, with wide spacing, in print, forced colours and without style sheets", async ({
  page,
  request,
}) => {
  test.slow();
  const gaps = await statedGaps();
  const ways = [
    accessible("in light", "light", 1280, gaps),
    accessible("in dark", "dark", 1280, gaps),
    accessible("at 320 px", "light", 320, gaps),
    zoomed("at 200 %", 640, 400),
    zoomed("at 400 %", 320, 225),
    spaced,
    onPaper,
    inForcedColours,
    withoutStyleSheets,
  ];
  const paths = await everyPublicPage(request);
  expect(paths.length).toBeGreaterThan(50);
  expect(await readEveryPage(page, paths, ways)).toEqual([]);
});
