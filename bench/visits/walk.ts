import type { Browser, Locator, Page } from "@playwright/test";
import { freeTimes } from "../faults/visitor.ts";
import type { Product } from "../product.ts";
import type { Contents, Way } from "./ways.ts";

type Site = Pick<Product, "origin">;
type Asked = { method?: string; headers?: Record<string, string>; body?: BodyInit };

export const browserAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
const referrer = "https://news.example.org/list";

/** An address of its own for each visitor. */
export const networkOf = (visitor: number) => ({
  "x-forwarded-for": `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
});

/** A request as a browser sends one. @returns the body @throws Error when it was not accepted */
export async function ask({ origin }: Site, path: string, { headers, ...init }: Asked = {}): Promise<string> {
  const sent = { accept: "text/html", "user-agent": browserAgent, "sec-fetch-dest": "document", origin, ...headers };
  const response = await fetch(origin + path, { redirect: "manual", ...init, headers: sent });
  const text = await response.text();
  if (response.status >= 400)
    throw new Error(`${init.method ?? "GET"} ${path}: ${response.status}, ${text.slice(0, 200)}`);
  return text;
}

const campaignOf = ({ campaign }: Way) => (campaign ? { utm_source: "letter", utm_campaign: campaign } : undefined);
const searchOf = (way: Way) => (way.campaign ? `?${new URLSearchParams(campaignOf(way))}` : "");

/** The visit as a form's script reports it. */
function told(way: Way, { articles, episodes, issues, issue }: Contents): string {
  const paths = way.pages.map(({ path }) => path);
  const read = paths.filter((path) => [...articles, ...episodes, ...issues].includes(path));
  const fromIssue = way.fromIssue && { utm_source: "newsletter", utm_campaign: `issue-${issue.id}` };
  return JSON.stringify({
    first: paths[0],
    referrer: "",
    campaign: fromIssue || (campaignOf(way) ?? {}),
    read: [...new Set(read)],
  });
}

/** Bookings take one free time after the other. */
let calendar = Promise.resolve();

async function sendForm(site: Site, way: Way, contents: Contents): Promise<void> {
  const { form = "contact", email = "" } = way.send ?? {};
  const path = way.pages.at(-1)?.path ?? "";
  const post = async (more: Record<string, string> = {}) => {
    const body = new FormData();
    const script = way.by === "plain" ? {} : { elapsed: "9000", visit: told(way, contents) };
    const fields = { form, email, name: "Maren Ohlsen", ...(form === "contact" && { message: "Where do we begin?" }) };
    for (const [name, value] of Object.entries({ ...fields, ...script, ...more })) body.set(name, value);
    const headers = { accept: "application/json", ...networkOf(way.visitor) };
    const answer = await ask(site, path, { method: "POST", headers, body });
    if (!answer.includes('"accepted"')) throw new Error(`${path} answers ${JSON.stringify(way)} with ${answer}`);
  };
  if (form !== "booking") return post();
  const booked = calendar.then(async () => post({ start: String((await freeTimes(site))[0]), zone: "Europe/Berlin" }));
  calendar = booked.catch(() => undefined);
  await booked;
}

/** A visit as the requests of its browser: a document, then the script's report of each page, then the form. */
export async function walkByRequests(site: Site, way: Way, contents: Contents): Promise<void> {
  for (const [at, { path, stays }] of way.pages.entries()) {
    const url = at === 0 ? path + searchOf(way) : path;
    const headers = { ...networkOf(way.visitor), ...(at === 0 && { referer: referrer }) };
    const tell = (kind: string, body: string) => ask(site, `/page-views/${kind}`, { method: "POST", body, headers });
    await (at === 0 || way.by === "plain" ? ask(site, url, { headers }) : tell("opened", path));
    if (stays) await tell("stayed", url);
  }
  if (way.send) await sendForm(site, way, contents);
}

const isHydrated = (element: Element) =>
  (element.closest('[data-deferred="visible"]') ?? document.documentElement).hasAttribute("data-hydrated");

async function hydrated(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await part.page().waitForFunction(isHydrated, await part.elementHandle());
}

/** After twenty seconds a page reports that it is still open, here when `stay` is set; forms reject fast submissions as bots. */
export const skipIdleWaits = (page: Page) =>
  page.addInitScript(() => {
    const [later, now] = [setTimeout, performance.now.bind(performance)];
    performance.now = () => now() + 60_000;
    window.setTimeout = ((run: () => void, ms?: number) =>
      ms === 20_000 ? later(() => Object.assign(window, { stay: run })) : later(run, ms)) as typeof setTimeout;
  });
export const stay = (page: Page) =>
  page.waitForFunction(() => {
    if ("stay" in window) (window.stay as () => void)();
    return "stay" in window;
  });

/** Bytes in cookies and storage of every kind. */
async function storedBytes(page: Page): Promise<number> {
  const inPage = await page.evaluate(async () => {
    const pairs = [localStorage, sessionStorage].flatMap((one) => Object.entries<string>(one)).flat();
    return [...pairs, ...(await indexedDB.databases()).map(({ name }) => name), ...(await caches.keys())].join("")
      .length;
  });
  return inPage + (await page.context().cookies()).map(({ name, value }) => name + value).join("").length;
}

/** A visit in Chromium by the pages' own links and forms. @returns bytes stored before the form is sent */
export async function walkInBrowser(
  browser: Browser,
  { origin }: Site,
  way: Way,
  { issue }: Contents,
): Promise<number> {
  const context = await browser.newContext({ userAgent: browserAgent, extraHTTPHeaders: networkOf(way.visitor) });
  const page = await context.newPage();
  await skipIdleWaits(page);
  const heading = page.locator("main h1").first();
  for (const [at, { path, stays }] of way.pages.entries()) {
    if (at === 0) {
      await page.goto(origin + path + searchOf(way) + (way.fromIssue ? `#issue-${issue.id}` : ""), {
        referer: referrer,
      });
    } else {
      const before = await heading.textContent();
      await page.locator(`a[href="${path}"]:visible`).first().click();
      await page.waitForFunction((text) => document.querySelector("main h1")?.textContent !== text, before);
      await page.waitForURL(origin + path);
    }
    await hydrated(heading);
    if (stays) await stay(page);
  }
  const { form: name = "", email = "" } = way.send ?? {};
  const form = page.locator(`form:has(input[name="form"][value="${name}"])`).first();
  await hydrated(form);
  await form.locator('[name="email"]').fill(email);
  if (name === "contact") await form.locator('[name="name"]').fill("Maren Ohlsen");
  if (name === "contact") await form.locator('[name="message"]').fill("Where do we begin?");
  await page.waitForLoadState("networkidle");
  const bytes = await storedBytes(page);
  await form.locator('button[type="submit"]').click();
  await page.waitForURL(/\/thank-you\//);
  await context.close();
  return bytes;
}
