import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { z } from "zod";
import { everyPage } from "./every-page.ts";
import { violationsOn } from "./support/axe.ts";
import { shiftsOf, watchShifts } from "./support/layout-shifts.ts";
import { waysOfReading } from "./support/ways-of-reading.ts";
import { atRest, expect, hydrated, test } from "./test.ts";
import { unlistedPages } from "./unlisted-pages.ts";

// Each public page is loaded once for everything that is asked of all of them, and once more as wide as a phone.

// What a forged link opens, and a page that is not there, say so by their status.
test.use({ expectedMessages: ["status of 4"] });

/** The pages are shared out, so that no worker has all of them. */
const parts = 4;
const share = (paths: readonly string[], part: number) => paths.filter((_, index) => index % parts === part);

const statement = z.array(z.object({ axeRule: z.string().nullable() }));

/** The rules of axe that the accessibility statement names as known gaps. */
async function statedGaps(): Promise<string[]> {
  const file = path.resolve(import.meta.dirname, "../src/pages/legal/accessibility-gaps.json");
  return statement.parse(JSON.parse(await readFile(file, "utf8"))).flatMap(({ axeRule }) => axeRule ?? []);
}

const looks = [
  { name: "light", colorScheme: "light", width: 1280 },
  { name: "dark", colorScheme: "dark", width: 1280 },
  { name: "at 320 px", colorScheme: "light", width: 320 },
] as const;

async function axeFaults(page: Page, gaps: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await atRest(page);
    for (const { id, nodes } of await violationsOn(page)) {
      if (!gaps.includes(id)) found.push(`${name}: ${id} (${nodes.map((node) => node.target).join(", ")})`);
    }
  }
  return found;
}

/** Words of a page as they were written: what is there for one of the two kinds of browser only does not count. */
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

/** How long ago something was is told anew in the browser. */
const withoutAges = (text: string) =>
  text.replaceAll(/about [\w ]+ ago|less than a minute ago|today|yesterday/g, "ago");

function firstDifference(one: string, other: string): string[] {
  if (one === other) return [];
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return [`"${one.slice(at, at + 60)}" became "${other.slice(at, at + 60)}"`];
}

/** Links that say that they lead to the current page and do not. */
const wrongCurrentLinks = (page: Page) =>
  page.locator('a[aria-current="page"]').evaluateAll((links) =>
    links.flatMap((link) => {
      const { pathname, search } = new URL((link as HTMLAnchorElement).href);
      return pathname + search === location.pathname + location.search ? [] : [`${link.outerHTML.slice(0, 200)}`];
    }),
  );

/** What is too wide for a window of other sizes than those at which text is enlarged. */
async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
    if (scroll > width) found.push(`${scroll} px wide at ${width} px`);
  }
  return found;
}

const scriptSizes = new Map<string, number>();

/** Counts the bytes of the scripts that the page asks for. */
function weighScripts(page: Page) {
  const scripts: Promise<number>[] = [];
  const sizeOf = async (response: Response) => {
    const size = scriptSizes.get(response.url()) ?? brotliCompressSync(await response.body()).length;
    scriptSizes.set(response.url(), size);
    return size;
  };
  const count = (response: Response) => {
    if (response.url().endsWith(".js")) scripts.push(sizeOf(response));
  };
  page.on("response", count);
  return async () => {
    page.off("response", count);
    return (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  };
}

/** Loads a page as the sitemap's readers do: its scripts, its words with and without them, and what moves by itself. */
async function loadListed(page: Page, url: string): Promise<string[]> {
  const weigh = weighScripts(page);
  const response = await page.goto(url, { waitUntil: "networkidle" });
  await hydrated(page);
  const bytes = await weigh();
  const plain = await page.evaluate(readText, await response?.text());
  const scripted = await page.evaluate(readText, undefined);
  return [
    ...(bytes > 50_000 ? [] : [`only ${bytes} bytes of scripts`]),
    ...(bytes > 135_000 ? [`${bytes} bytes of scripts`] : []),
    ...firstDifference(withoutAges(plain), withoutAges(scripted)),
    ...(await shiftsOf(page)).map((shift) => `moved ${shift}`),
  ];
}

for (let part = 0; part < parts; part++) {
  test(`each public page is light, still, accessible and readable in every way, part ${part + 1}`, async ({
    page,
    request,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await watchShifts(page);
    const gaps = await statedGaps();
    const listed = await everyPage(request);
    expect(listed.length).toBeGreaterThan(25);
    const faults: string[] = [];
    for (const url of share([...listed, ...unlistedPages], part)) {
      const note = (found: readonly string[]) => faults.push(...found.map((fault) => `${url}, ${fault}`));
      await page.emulateMedia({ colorScheme: "light" });
      await page.setViewportSize({ width: 1280, height: 800 });
      if (listed.includes(url)) note(await loadListed(page, url));
      else await page.goto(url);
      await hydrated(page);
      note(await wrongCurrentLinks(page));
      note(await axeFaults(page, gaps));
      note(await tooWide(page));
      for (const { name, look } of waysOfReading) note((await look(page)).map((fault) => `${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

test("nothing on any page moves by itself while it loads or is scrolled on a phone", async ({ page, request }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 800 });
  await watchShifts(page);
  const moved: string[] = [];
  for (const url of await everyPage(request)) {
    await page.goto(url);
    await hydrated(page);
    moved.push(...(await shiftsOf(page)).map((shift) => `${url}: ${shift}`));
  }
  expect(moved).toEqual([]);
});
