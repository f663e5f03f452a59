import type { Browser, Locator, Page } from "@playwright/test";
import { freeTimes } from "../faults/visitor.ts";
import type { Product } from "../product.ts";
import type { Contents, PlannedVisit } from "./ways.ts";

type Site = Pick<Product, "origin">;
type RequestOptions = { method?: string; headers?: Record<string, string>; body?: BodyInit };

export const browserAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
const referrer = "https://news.example.org/list";

/** A separate IP address for each visitor. */
export const networkOf = (visitor: number) => ({
  "x-forwarded-for": `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
});

/** A request as a browser sends one. @returns the body @throws Error when it was not accepted */
export async function sendRequest(
  { origin }: Site,
  path: string,
  { headers, ...init }: RequestOptions = {},
): Promise<string> {
  const allHeaders = {
    accept: "text/html",
    "user-agent": browserAgent,
    "sec-fetch-dest": "document",
    origin,
    ...headers,
  };
  const response = await fetch(origin + path, { redirect: "manual", ...init, headers: allHeaders });
  const text = await response.text();
  if (response.status >= 400)
    throw new Error(`${init.method ?? "GET"} ${path}: ${response.status}, ${text.slice(0, 200)}`);
  return text;
}

const campaignOf = ({ campaign }: PlannedVisit) =>
  campaign ? { utm_source: "letter", utm_campaign: campaign } : undefined;
const searchOf = (visit: PlannedVisit) => (visit.campaign ? `?${new URLSearchParams(campaignOf(visit))}` : "");

/** The visit as a form's script reports it. */
function visitReport(visit: PlannedVisit, { articles, episodes, issues, issue }: Contents): string {
  const paths = visit.pages.map(({ path }) => path);
  const read = paths.filter((path) => [...articles, ...episodes, ...issues].includes(path));
  const fromIssue = visit.fromIssue && { utm_source: "newsletter", utm_campaign: `issue-${issue.id}` };
  return JSON.stringify({
    first: paths[0],
    referrer: "",
    campaign: fromIssue || (campaignOf(visit) ?? {}),
    read: [...new Set(read)],
  });
}

/** Serialises bookings, so that each takes the next free time. */
let lastBooking = Promise.resolve();

async function sendForm(site: Site, visit: PlannedVisit, contents: Contents): Promise<void> {
  const { form = "contact", email = "" } = visit.send ?? {};
  const path = visit.pages.at(-1)?.path ?? "";
  const post = async (extraFields: Record<string, string> = {}) => {
    const body = new FormData();
    const script = visit.by === "plain" ? {} : { elapsed: "9000", visit: visitReport(visit, contents) };
    const fields = { form, email, name: "Maren Ohlsen", ...(form === "contact" && { message: "Where do we begin?" }) };
    for (const [name, value] of Object.entries({ ...fields, ...script, ...extraFields })) body.set(name, value);
    const headers = { accept: "application/json", ...networkOf(visit.visitor) };
    const response = await sendRequest(site, path, { method: "POST", headers, body });
    if (!response.includes('"accepted"')) throw new Error(`${path} returns ${response} for ${JSON.stringify(visit)}`);
  };
  if (form !== "booking") return post();
  const booked = lastBooking.then(async () =>
    post({ start: String((await freeTimes(site))[0]), zone: "Europe/Berlin" }),
  );
  lastBooking = booked.catch(() => undefined);
  await booked;
}

/** A visit as the requests of its browser: a document, then the script's report of each page, then the form. */
export async function walkByRequests(site: Site, visit: PlannedVisit, contents: Contents): Promise<void> {
  for (const [index, { path, stays }] of visit.pages.entries()) {
    const url = index === 0 ? path + searchOf(visit) : path;
    const headers = { ...networkOf(visit.visitor), ...(index === 0 && { referer: referrer }) };
    const reportView = (kind: string, body: string) =>
      sendRequest(site, `/page-views/${kind}`, { method: "POST", body, headers });
    await (index === 0 || visit.by === "plain" ? sendRequest(site, url, { headers }) : reportView("opened", path));
    if (stays) await reportView("stayed", url);
  }
  if (visit.send) await sendForm(site, visit, contents);
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
    const [realSetTimeout, now] = [setTimeout, performance.now.bind(performance)];
    performance.now = () => now() + 60_000;
    window.setTimeout = ((run: () => void, ms?: number) =>
      ms === 20_000
        ? realSetTimeout(() => Object.assign(window, { stay: run }))
        : realSetTimeout(run, ms)) as typeof setTimeout;
  });
export const stay = (page: Page) =>
  page.waitForFunction(() => {
    if ("stay" in window) (window.stay as () => void)();
    return "stay" in window;
  });

/** Bytes in cookies and storage of every kind. */
async function storedBytes(page: Page): Promise<number> {
  const inPage = await page.evaluate(async () => {
    const pairs = [localStorage, sessionStorage].flatMap((storage) => Object.entries<string>(storage)).flat();
    return [...pairs, ...(await indexedDB.databases()).map(({ name }) => name), ...(await caches.keys())].join("")
      .length;
  });
  return inPage + (await page.context().cookies()).map(({ name, value }) => name + value).join("").length;
}

/** A visit in Chromium by the pages' own links and forms. @returns bytes stored before the form is sent */
export async function walkInBrowser(
  browser: Browser,
  { origin }: Site,
  visit: PlannedVisit,
  { issue }: Contents,
): Promise<number> {
  const context = await browser.newContext({ userAgent: browserAgent, extraHTTPHeaders: networkOf(visit.visitor) });
  const page = await context.newPage();
  await skipIdleWaits(page);
  const heading = page.locator("main h1").first();
  for (const [index, { path, stays }] of visit.pages.entries()) {
    if (index === 0) {
      await page.goto(origin + path + searchOf(visit) + (visit.fromIssue ? `#issue-${issue.id}` : ""), {
        referer: referrer,
      });
    } else {
      const previousHeading = await heading.textContent();
      await page.locator(`a[href="${path}"]:visible`).first().click();
      await page.waitForFunction((text) => document.querySelector("main h1")?.textContent !== text, previousHeading);
      await page.waitForURL(origin + path);
    }
    await hydrated(heading);
    if (stays) await stay(page);
  }
  const { form: name = "", email = "" } = visit.send ?? {};
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
