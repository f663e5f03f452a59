import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, BrowserContext } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { launchBrowser } from "../scripts/browser.ts";
import { type EmailCatcher, startEmailCatcher } from "../tests/integration/support/email-catcher.ts";
import { freePort } from "../tests/integration/support/free-port.ts";
import { functionCaller, owner, signIn } from "./administrator.ts";
import { waitUntil } from "./faults/fault.ts";
import { type Figure, flag, printFigures, printTable } from "./figures.ts";
import { type Product, startProduct, withCleanup } from "./product.ts";
import { runConcurrently } from "./run-concurrently.ts";
import { longRecording, replayLogs } from "./visits/listeners.ts";
import {
  browserAgent,
  networkOf,
  sendRequest,
  skipIdleWaits,
  stay,
  walkByRequests,
  walkInBrowser,
} from "./visits/walk.ts";
import { add, type Contents, columns, createLedger, days, type PlannedVisit, planVisits } from "./visits/ways.ts";

const size = { visits: flag("--visits", 2_000), browsers: flag("--browsers", 50), seed: flag("--seed", 39) };
const concurrency = { requests: 8, browsers: 2 };
const replays = 10;

type BenchContext = {
  contents: Contents;
  ledger: ReturnType<typeof createLedger>;
  browser: Browser;
  catcher: EmailCatcher;
  /** Downloads of each day by app. */
  downloads: Map<string, number>[];
};

async function findContents(site: Product): Promise<Contents> {
  const findLinks = async (list: string, item: RegExp) => {
    const html = await sendRequest(site, list, { headers: { "user-agent": "Googlebot/2.1" } });
    const hrefs = Array.from(html.matchAll(/<a [^>]*href="([^"]+)"/g), ([, href = ""]) => href);
    return [...new Set(hrefs.filter((href) => item.test(href)))];
  };
  const issues = await findLinks("/sunday-review", /^\/sunday-review\/[\w-]+$/);
  return {
    articles: await findLinks("/blog", /^\/blog\/[\w-]+$/),
    episodes: await findLinks("/episodes", /^\/episode\/\d+$/),
    issues,
    // The first of the samples.
    issue: { id: 1, path: issues.find((item) => item.includes("farewell")) ?? "" },
  };
}

async function confirm(site: Product, { emails }: EmailCatcher, { send, visitor }: PlannedVisit): Promise<void> {
  let link: string | undefined;
  await waitUntil(`the email to ${send?.email}`, async () => {
    const result = emails.find(
      (item) => item.includes(`To: ${send?.email}\r\n`) && item.includes("/newsletter/confirm"),
    );
    [link] =
      /\/newsletter\/confirm\?token=\S+/.exec(result?.replaceAll("=\r\n", "").replaceAll("=3D", "=") ?? "") ?? [];
    return link !== undefined;
  });
  await sendRequest(site, link ?? "", { method: "POST", headers: networkOf(visitor) });
}

const robots = "Googlebot/2.1;WhatsApp/2.23.20.0;Slackbot-LinkExpanding 1.0;kube-probe/1.29;UptimeRobot/2.0;curl/8.5.0";

/** Requests that must not count: robots, previews, prefetches, health checks, frames, and the owner. @returns their number */
async function makeNoise(site: Product, { articles }: Contents, cookie: string): Promise<number> {
  const senders: Record<string, string>[] = [
    { cookie },
    ...robots.split(";").map((agent) => ({ "user-agent": agent })),
  ];
  const purposes: Record<string, string>[] = [
    { "sec-purpose": "prefetch;prerender" },
    { purpose: "preview" },
    { "x-moz": "prefetch" },
  ];
  const frames: Record<string, string>[] = [{ "sec-fetch-dest": "iframe" }, { "sec-fetch-dest": "empty" }];
  let count = 0;
  const send = async (...args: Parameters<typeof sendRequest>) => {
    await sendRequest(...args);
    count += 1;
  };
  for (const page of [...articles, "/ebook", `${articles[0]}?utm_campaign=autumn-clinics`]) {
    for (const headers of [...senders, ...purposes, ...frames]) await send(site, page, { headers });
    for (const headers of senders)
      for (const kind of ["opened", "stayed"])
        await send(site, `/page-views/${kind}`, { method: "POST", body: page, headers });
    await send(site, page, { method: "HEAD" });
  }
  for (const probe of ["/healthz", "/livez", "/readyz", "/robots.txt", "/sitemap.xml", "/rss.xml"])
    await send(site, probe);
  return count;
}

const signInBrowser = (context: BrowserContext, cookie: string, { origin }: Product) =>
  context.addCookies(
    cookie
      .split("; ")
      .map((pair) => ({ name: pair.split("=")[0] ?? "", value: pair.split("=")[1] ?? "", url: origin })),
  );

/** In Chromium: the owner, a robot that runs scripts, and a page that the browser prefetches. */
async function makeNoiseInBrowser(site: Product, { browser, contents: { articles } }: BenchContext, cookie: string) {
  for (const isOwner of [true, false]) {
    const context = await browser.newContext(isOwner ? { userAgent: browserAgent } : {});
    if (isOwner) await signInBrowser(context, cookie, site);
    const page = await context.newPage();
    await skipIdleWaits(page);
    await page.goto(site.origin + articles[0]);
    await stay(page);
    await context.close();
  }
  const page = await browser.newPage({ userAgent: browserAgent });
  await page.goto(`${site.origin}/about`);
  const request = page.waitForRequest(site.origin + articles[0]);
  const prefetch = (href = "") =>
    document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href }));
  await page.evaluate(prefetch, articles[0]);
  await request;
  await page.close();
}

/** The last of a lead's states counts, whatever it was before. */
async function setMandates(
  site: Product,
  cookie: string,
  plannedVisits: readonly PlannedVisit[],
  { recordOutcome }: BenchContext["ledger"],
): Promise<void> {
  const call = await functionCaller();
  for (const visit of plannedVisits.filter(({ send, euro }) => send && euro > 0)) {
    const search = visit.send?.email ?? "";
    const result = await call(site, cookie, "fetchLeads", { search, sort: "", page: 1, status: "", kind: "" });
    const ids = [Number(/"k":\["id"[^\]]*\],"v":\[\{"t":0,"s":(\d+)\}/.exec(result)?.[1])];
    const mandate = (euro: number) => ({ status: "mandate", euro, day: days[visit.day] });
    for (const outcome of [
      mandate(500),
      visit.visitor % 2 ? mandate(7_000) : { status: "lost", reason: "Budget" },
      mandate(visit.euro),
    ])
      await call(site, cookie, "changeLeadStatus", { ids, outcome });
    recordOutcome(visit, "mandates", visit.euro);
  }
}

/** One day of visits, with requests that must not count. */
async function simulateDay(
  site: Product,
  plannedVisits: readonly PlannedVisit[],
  bench: BenchContext,
): Promise<{ bytes: number; noise: number }> {
  const { contents, ledger, browser, catcher, downloads } = bench;
  const cookie = await signIn(site);
  const downloadsOfDay = new Map<string, number>();
  downloads.push(downloadsOfDay);
  let bytes = 0;
  const isBrowser = ({ by }: PlannedVisit) => by === "browser";
  const walk = async (visit: PlannedVisit) => {
    if (isBrowser(visit)) bytes += await walkInBrowser(browser, site, visit, contents);
    else await walkByRequests(site, visit, contents);
    ledger.record(visit);
    if (visit.send?.form === "newsletter") {
      if (!visit.send.confirms) return;
      await confirm(site, catcher, visit);
      ledger.recordOutcome(visit, "subscribers");
    } else if (visit.send) ledger.recordOutcome(visit, visit.send.form === "booking" ? "calls" : "leads");
  };
  const [noise] = await Promise.all([
    makeNoise(site, contents, cookie),
    makeNoiseInBrowser(site, bench, cookie),
    replayLogs(site, replays, cookie, downloadsOfDay),
    runConcurrently(
      plannedVisits.filter((visit) => !isBrowser(visit)),
      concurrency.requests,
      walk,
    ),
    runConcurrently(plannedVisits.filter(isBrowser), concurrency.browsers, walk),
  ]);
  await setMandates(site, cookie, plannedVisits, ledger);
  return { bytes, noise };
}

const numberOf = (text: string) => Number(text.replaceAll(",", ""));

/** The CSV of the screen and the downloads by app. */
async function readWorks(context: BrowserContext, { origin }: Product, span: number) {
  const page = await context.newPage();
  await page.goto(`${origin}/admin/what-works?days=${span}`);
  await page.locator("tbody tr").first().waitFor();
  const textsOf = (selector: string, innerSelector: string) =>
    page
      .locator(selector)
      .evaluateAll(
        (elements, inner) =>
          elements.map((element) => [...element.querySelectorAll(inner)].map(({ textContent }) => textContent)),
        innerSelector,
      );
  const [, apps = []] = await textsOf("h3 + ol", "span");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const [, ...lines] = parse(await readFile(await (await saved).path()), { bom: true }) as string[][];
  await page.close();
  return {
    csv: new Map(lines.map(([, title = "", url, ...row]) => [url || title, row.map(Number)])),
    apps: new Map(apps.flatMap((name, index) => (index % 2 ? [] : [[name, numberOf(apps[index + 1] ?? "")] as const]))),
  };
}

/** Prints the rows that differ from the expected ones. @returns their number */
function countWrong<Value>(expected: ReadonlyMap<string, Value>, result: ReadonlyMap<string, Value>): number {
  const isWrong = (key: string) => JSON.stringify(expected.get(key)) !== JSON.stringify(result.get(key));
  const differingRows = [...new Set([...expected.keys(), ...result.keys()])].filter(isWrong);
  for (const key of differingRows)
    console.log(`${key}: ${String(result.get(key))} instead of ${String(expected.get(key))}`);
  return differingRows.length;
}

async function compareResults(context: BrowserContext, site: Product, { ledger, downloads }: BenchContext) {
  const figures: Figure[] = [];
  const totals: string[][] = [];
  for (const [since, span] of [365, 90, 30].entries()) {
    const [rows, apps] = [ledger.rowsSince(since), new Map<string, number>()];
    for (const [app, times] of downloads.slice(since).flatMap((item) => [...item])) add(apps, app, times);
    const result = await readWorks(context, site, span);
    const addViolations = (label: string, measured: number) =>
      figures.push({ label: `${span} days: ${label}`, measured, unit: "", atMost: 0 });
    addViolations("wrong rows of the CSV", countWrong(rows, result.csv));
    addViolations(`wrong ones of the ${apps.size} apps with downloads`, countWrong(apps, result.apps));
    const sums = [...result.csv.values()].reduce((total, row) => total.map((item, index) => item + (row[index] ?? 0)));
    const downloadTotal = [...result.apps.values()].reduce((total, item) => total + item, 0);
    totals.push([`${span} days`, ...[...sums, downloadTotal].map((item) => item.toLocaleString("en-GB"))]);
  }
  return { figures, totals };
}

/**
 * 2,000 visits on three days of a simulated clock, 50 of them in Chromium, beside robots, prefetches, previews and the
 * owner: "What works" and its CSV must show exactly these visits. Other sizes: npm run bench visits -- --visits N
 * --browsers N --seed N.
 */
export async function measureVisits(dataDir: string): Promise<void> {
  const clock = path.join(dataDir, "clock");
  await mkdir(path.join(dataDir, "media", "podcasts"), { recursive: true });
  await writeFile(path.join(dataDir, "media", longRecording.path), Buffer.alloc(longRecording.bytes));
  const catcher = await startEmailCatcher();
  const browser = await launchBrowser();
  const port = await freePort();
  const nodeArgs = [`--import=${pathToFileURL(path.join(import.meta.dirname, "faults", "shifted-clock.ts")).href}`];
  const start = async (day: number) => {
    await writeFile(clock, String(Date.parse(`${days[day]}T11:00:00Z`) - Date.now()));
    return startProduct(dataDir, { ...owner, CLOCK_FILE: clock, SMTP_URL: catcher.url }, { port, nodeArgs });
  };
  const measure = async () => {
    let site = await start(0);
    const contents = await findContents(site);
    const plannedVisits = planVisits(size.visits, size.browsers, contents, size.seed);
    const bench = { contents, ledger: createLedger(contents), browser, catcher, downloads: [] };
    let [bytes, noise] = [0, 0];
    for (const day of days.keys()) {
      const counts = await simulateDay(
        site,
        plannedVisits.filter((visit) => visit.day === day),
        bench,
      );
      [bytes, noise] = [bytes + counts.bytes, noise + counts.noise];
      // Counts in memory survive a stop.
      await site.stop();
      site = await start(Math.min(day + 1, days.length - 1));
    }
    const context = await browser.newContext();
    await signInBrowser(context, await signIn(site), site);
    const { figures, totals } = await compareResults(context, site, bench);
    await site.stop();
    const chromiums = plannedVisits.filter(({ by }) => by === "browser").length;
    printFigures(
      `${size.visits.toLocaleString("en-GB")} visits, ${chromiums} of them in Chromium, among ${noise.toLocaleString("en-GB")} requests that must not count`,
      [
        ...figures,
        { label: "bytes in cookies and storage before a form is sent", measured: bytes, unit: "", atMost: 0 },
      ],
    );
    const touches = ["first", "last"].flatMap((touch) => columns.map((column) => `${touch}: ${column}`));
    printTable("What was counted, all rows together", ["", "views", "stayed", ...touches, "podcast downloads"], totals);
  };
  await withCleanup(measure(), async () => {
    await browser.close();
    await catcher.stop();
  });
}
