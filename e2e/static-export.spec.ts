import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { folderOfTests } from "../scripts/folder-of-tests.ts";
import { type FileServer, startFileServer } from "./support/file-server.ts";
import { copyPrepared } from "./support/prepared-data.ts";
import { expect, hydrated, test } from "./test.ts";

let scratch: string;
let site: FileServer;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  scratch = await mkdtemp(path.join(folderOfTests(), "static-export-"));
  const directory = path.join(scratch, "site");
  copyPrepared("sample", path.join(scratch, "data"));
  await promisify(execFile)(
    process.execPath,
    ["server/main.ts", "export", directory, "--origin", "https://www.example.com", "--without-cards"],
    { env: { ...process.env, DATA_DIR: path.join(scratch, "data"), SITE_URL: "", DATABASE_URL: "" } },
  );
  site = await startFileServer(directory);
});

test.afterAll(async () => {
  await site?.close();
  await rm(scratch, { recursive: true, force: true });
});

/** Opens an exported page and records requests that fail or leave the site. */
async function openFile(page: Page, url: string): Promise<string[]> {
  const failed: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(`${site.origin}/`)) failed.push(`outside: ${request.url()}`);
  });
  await page.goto(`${site.origin}/${url}`);
  return failed;
}

test("a question on the exported site links to the running site", async ({ page }) => {
  const failed = await openFile(page, "ask/");
  await hydrated(page);
  await page.locator("main").getByLabel("Your question").fill("handover");
  await page.locator("main").getByRole("button", { name: "Ask" }).click();
  await expect(page.getByText(/made of files and cannot search its archive/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Send it to us" })).toBeVisible();
  await page.getByRole("link", { name: "Search the articles" }).click();
  await expect(page).toHaveURL(`${site.origin}/blog/?search=handover`);
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(failed).toEqual([]);
});

test("the exported site is browsed from home through blog and podcast on a static file server", async ({ page }) => {
  const data: string[] = [];
  page.on("request", (request) => request.url().includes("/prerendered/") && data.push(request.url()));
  const failed = await openFile(page, "");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(data).toEqual([]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(`${site.origin}/blog/`);
  await page.getByRole("navigation", { name: "Blog pages" }).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(`${site.origin}/blog/page/2/`);
  await expect(page.getByRole("article")).toHaveCount(9);
  await page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: /^Logistics/ })
    .click();
  await expect(page).toHaveURL(`${site.origin}/blog/category/Logistics/`);
  await expect(page.getByRole("status").filter({ hasText: "5 Articles" })).toBeVisible();
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Related Articles" })).toBeVisible();
  await expect(page.locator("article .prose").first()).not.toBeEmpty();
  await page.locator('footer a[href="/episodes/"]').click();
  await expect(page).toHaveURL(`${site.origin}/episodes/`);
  await expect(page.getByRole("searchbox", { name: "Search episodes" })).toBeVisible();
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Key Takeaways" })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Episodes" })
    .getByRole("link", { name: /^Previous/ })
    .click();
  await expect(page.getByText("Episode 41", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Episode 42", { exact: true })).toBeVisible();
  expect(failed).toEqual([]);
});

test("the exported site's search works, and deep pages, industries and searches open by their URLs", {
  tag: "@thorough",
}, async ({ page }) => {
  const failed = await openFile(page, "blog/");
  await hydrated(page);
  await page.getByRole("searchbox", { name: "Search articles" }).fill("CUSTOMS");
  await expect(page.getByRole("heading", { name: 'Search Results: "CUSTOMS"' })).toBeVisible();
  const articleCount = await page.getByRole("article").count();
  expect(articleCount).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: 'Search Results: "CUSTOMS"' })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(articleCount);

  await page.goto(`${site.origin}/blog/page/3/`);
  await hydrated(page);
  await expect(page.getByRole("link", { name: "Page 3" })).toHaveAttribute("aria-current", "page");
  await page.goto(`${site.origin}/ebook/industry/logistics/`);
  await hydrated(page);
  await expect(page).toHaveTitle(/AI Knowledge Agents in Practice|eBook/i);
  await page.goto(`${site.origin}/episodes/?search=voss`);
  await expect(page.getByText("Showing 1 episode", { exact: true })).toBeVisible();
  expect(failed).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("exported pages are complete and their links work", { tag: "@thorough" }, async ({ page }) => {
    const failed = await openFile(page, "blog/");
    await page.getByRole("link", { name: "Next" }).click();
    await page.getByRole("article").first().getByRole("link").click();
    await expect(page.getByRole("heading", { name: "Related Articles" })).toBeVisible();
    expect(failed).toEqual([]);
  });
});

test.describe("an unknown URL of the exported site", () => {
  test.use({ expectedMessages: ["404"] });

  test("shows the not-found page", { tag: "@thorough" }, async ({ page }) => {
    const response = await page.goto(`${site.origin}/no/such/page`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
    await hydrated(page);
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL(`${site.origin}/`);
  });
});
