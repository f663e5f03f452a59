import { mkdir } from "node:fs/promises";
import path from "node:path";
import { chromium, type Page } from "playwright-core";
import { findBrowser } from "../scripts/browser.ts";
import { printFigures } from "./figures.ts";
import { runCommand, startProduct } from "./product.ts";

const owner = { email: "owner@example.com", password: "a chart for every voyage" };
const rounds = 20;
const aimMs = 100;

/** A list with the names that its columns are ordered by, and what a search is asked for. */
const lists: readonly { path: string; sorts: readonly string[]; search: string }[] = [
  { path: "/admin/leads", sorts: ["name", "-organisation", "origin", "status", "-date"], search: "lead 4321" },
  { path: "/admin/people", sorts: ["name", "-organisation", "first", "-date"], search: "person4321" },
  { path: "/admin/subscribers", sorts: ["email", "status", "-date"], search: "person4321" },
  { path: "/admin/bookings", sorts: ["time", "title", "name", "-organisation", "status"], search: "booker 4321" },
  { path: "/admin/mails", sorts: ["subject", "recipient", "-status", "-date"], search: "person4321" },
  { path: "/admin/audit", sorts: ["actor", "action", "-subject", "-date"], search: "person4321" },
  { path: "/admin/articles", sorts: ["title", "category", "state", "-updated"], search: "article 1234" },
];

/** How long the server takes to answer what `act` makes the page ask, in milliseconds. */
async function answerTime(
  page: Page,
  act: () => Promise<unknown>,
  isWanted: (body: string) => boolean,
): Promise<number> {
  const answered = page.waitForResponse((response) => {
    const request = response.request();
    return response.url().includes("/_serverFn/") && isWanted(`${request.url()} ${request.postData() ?? ""}`);
  });
  await act();
  const response = await answered;
  await response.finished();
  const { requestStart, responseEnd } = response.request().timing();
  return responseEnd - requestStart;
}

/** The account is made while the product is healthy already. */
async function signIn(page: Page, origin: string): Promise<void> {
  for (let n = 0; n < 100; n++) {
    const response = await page.request.post(`${origin}/api/auth/sign-in/email`, {
      data: owner,
      headers: { Origin: origin },
    });
    if (response.ok()) return;
    await page.waitForTimeout(1_000);
  }
  throw new Error("The owner cannot sign in.");
}

const percentile95 = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

/**
 * The lists and the search of the admin area over 10,000 leads, bookings, emails and lines of the log, 5,000 people and 2,000
 * articles, as a browser asks for them.
 */
export async function measureAdmin(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const folder = path.join(dataDir, "site");
  await runCommand(["scripts/fill-admin.ts", folder], {});
  // Otherwise the site would index 2,000 new articles at its start, while the lists are measured.
  await runCommand(["server/commands/content-cli.ts", "reindex"], { DATA_DIR: folder, SAMPLE_CONTENT: "none" });
  const product = await startProduct(folder, {
    SAMPLE_CONTENT: "none",
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  });
  const { executablePath, env, args } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args,
    env: { ...process.env, ...env } as Record<string, string>,
  });
  const figures: { what: string; measured: number; unit: "ms"; atMost: number }[] = [];
  const add = (what: string, times: readonly number[]) =>
    figures.push({ what, measured: percentile95(times), unit: "ms", atMost: aimMs });
  try {
    const page = await browser.newPage();
    await signIn(page, product.origin);
    for (const { path: list, sorts, search } of lists) {
      const times: number[] = [];
      for (let n = 0; n < rounds; n++) {
        const sort = sorts[n % sorts.length] ?? "";
        const wanted = n % 4 === 3 ? `search=${encodeURIComponent(search)}` : `sort=${sort}&page=${1 + (n % 7)}`;
        const part = n % 4 === 3 ? search.slice(0, 8) : sort;
        times.push(
          await answerTime(
            page,
            () => page.goto(`${product.origin}${list}?${wanted}`),
            (body) => decodeURIComponent(body.replaceAll("+", " ")).includes(part),
          ),
        );
      }
      add(`${list.slice("/admin/".length)}: ordered, paged and searched`, times);
    }
    await page.goto(`${product.origin}/admin/audit`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByRole("button", { name: "Search", exact: true }).click();
    const field = page.getByRole("combobox", { name: "Search everything" });
    const times: number[] = [];
    for (let n = 0; n < rounds; n++) {
      const term = n % 3 === 0 ? `lead ${n + 4000}` : n % 3 === 1 ? `person${n + 2000}@` : `article ${n + 1000}`;
      times.push(
        await answerTime(
          page,
          () => field.fill(term),
          (body) => body.includes(term),
        ),
      );
    }
    add("search through everything", times);
  } finally {
    await browser.close();
    await product.stop();
  }
  printFigures(
    "Admin area over 10,000 leads, bookings, emails and log lines, 5,000 people and 2,000 articles, p95 of an answer",
    figures,
  );
}
