import type { Page } from "@playwright/test";
import { signIn } from "./administrator.ts";
import { articleText } from "./support/article-text.ts";
import { tabTo } from "./support/by-keyboard.ts";
import { inDetails, openDetails, setDetail } from "./support/details.ts";
import { expect, test } from "./test.ts";

const unique = (prefix: string) => `${prefix} ${Math.random().toString(36).slice(2, 8)}`;

async function createDraft(page: Page, title: string): Promise<void> {
  await page.goto("/admin/articles/new");
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Summary").fill("What a light tells.");
  await setDetail(page, "Category", "Healthcare");
  await expect(page).toHaveURL(/\/admin\/articles\/\d+$/);
  await expect(page.locator("[data-autosave='saved']")).toBeVisible();
}

const viewLink = (page: Page) => page.getByRole("link", { name: "View the public page in a new tab" });
const slugOf = (page: Page) => page.getByLabel("Post URL", { exact: true }).inputValue();

test("publishes an article with four clicks from Today", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await signIn(page, "/admin");
  await page.evaluate(() => {
    const counter = window as unknown as { clicks: number };
    counter.clicks = 0;
    window.addEventListener("click", ({ detail }) => (counter.clicks += detail > 0 ? 1 : 0), true);
  });
  await page.getByRole("link", { name: "Write an article" }).first().click();
  await expect(page.getByLabel("Title", { exact: true })).toBeFocused();
  const title = unique("Four clicks");
  await page.keyboard.type(title);
  await tabTo(page, page.getByLabel("Summary"));
  await page.keyboard.type("How short the way is.");
  await tabTo(page, articleText(page));
  await page.keyboard.type("It is short.");
  await openDetails(page);
  await page.getByLabel("Category").click();
  await page.keyboard.type("Healthcare");
  await page.getByRole("complementary", { name: "Details" }).getByRole("button", { name: "Publish now" }).click();
  await expect(viewLink(page).first()).toBeVisible();
  const clicks = await page.evaluate(() => (window as unknown as { clicks: number }).clicks);
  expect(clicks).toBe(4);
  await expect(viewLink(page).first()).toHaveAttribute("href", `/blog/${await slugOf(page)}`);
  await expect.poll(async () => (await page.request.get(`/blog/${await slugOf(page)}`)).status()).toBe(200);
});

test("offers the next step as the primary button, and shows the status that visitors see", async ({
  page,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await createDraft(page, unique("Step by step"));
  await inDetails(page, async () => {
    await expect(page.getByText("Draft", { exact: true })).toBeVisible();
    await page.getByRole("radio", { name: "At a set time" }).check();
    await expect(page.getByRole("button", { name: /^Schedule for \d+ \w+( \d{4})?, 8:00 AM$/ }).first()).toBeVisible();
    await page.getByLabel("Date", { exact: true }).fill("2090-11-24T08:00");
  });
  await page.getByRole("button", { name: "Schedule for 24 November 2090, 8:00 AM" }).click();
  await expect(page.getByRole("button", { name: /^Schedule for/ })).toBeHidden();
  expect((await page.request.get(`/blog/${await slugOf(page)}`)).status()).toBe(404);
  await inDetails(page, async () => {
    await expect(page.getByText(/^Scheduled, 24.Nov.2090, 8:00.AM$/)).toBeVisible();
    await checkAccessibility();
    await page.getByRole("button", { name: "Publish now" }).click();
  });
  await expect(viewLink(page)).toBeVisible();
  await inDetails(page, async () => {
    await page.getByLabel("Keywords").fill("light");
    await expect(page.getByText("Published, changed since")).toBeVisible();
  });
  await expect(viewLink(page)).toBeHidden();
  await checkAccessibility();
  await page.emulateMedia({ colorScheme: "dark" });
  await checkAccessibility();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(page.getByText("Published", { exact: true }).first()).toBeVisible();
  await expect(viewLink(page)).toBeVisible();

  await inDetails(page, async () => {
    await page.getByRole("button", { name: "Unpublish" }).click();
    await expect(page.getByText("Draft", { exact: true })).toBeVisible();
  });
  await expect(page.getByRole("button", { name: "Publish now" })).toBeVisible();
});

test("shows, compares and restores versions without losing any", async ({ page, checkAccessibility }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await signIn(page);
  await createDraft(page, unique("Versions"));
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Saved as a draft")).toBeVisible();
  await page.getByLabel("Summary").fill("What a lamp tells us.");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.locator("[data-autosave='untouched']")).toBeVisible();
  await openDetails(page);
  await page.getByRole("button", { name: "Versions" }).click();
  const dialog = page.getByRole("dialog");
  const rows = dialog.getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("Current");
  await expect(rows.first()).toContainText("3 words added, 2 words removed");
  await checkAccessibility();

  await rows
    .first()
    .getByRole("button", { name: /^View the version/ })
    .click();
  await expect(dialog.locator("del")).toHaveText([/Removed: light tells\./]);
  await expect(dialog.locator("ins")).toHaveText([/Added: lamp tells us\./]);
  await dialog.getByLabel("Compare with").selectOption({ label: "Nothing: the text alone" });
  await expect(dialog.getByText("What a lamp tells us.", { exact: true })).toBeVisible();
  await checkAccessibility();
  await page.emulateMedia({ colorScheme: "dark" });
  await checkAccessibility();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await dialog.getByRole("button", { name: "All versions" }).click();
  await expect(rows.first().getByRole("button", { name: /^View the version/ })).toBeFocused();

  await rows
    .nth(1)
    .getByRole("button", { name: /^Restore/ })
    .click();
  await expect(page.getByText("The URL and the date stay as before.")).toBeVisible();
  await expect(page.getByLabel("Summary")).toHaveValue("What a light tells.");
  await openDetails(page);
  await page.getByRole("button", { name: "Versions" }).click();
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText("2 words added, 3 words removed");
});

test("shows a draft through its preview link until the link is revoked", async ({
  page,
  browser,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  const title = unique("For a client");
  await createDraft(page, title);
  await openDetails(page);
  await page.getByRole("button", { name: "Preview links" }).click();
  const dialog = page.getByRole("dialog", { name: "Preview links" });
  await dialog.getByRole("button", { name: "New preview link" }).click();
  const link = dialog.getByRole("textbox", { name: /^Works until/ });
  await expect(link).toHaveValue(/\/preview\/article\//);
  await checkAccessibility();
  const url = await link.inputValue();

  const visitor = await browser.newContext({ viewport: { width: 390, height: 900 }, javaScriptEnabled: false });
  const reader = await visitor.newPage();
  const response = await reader.goto(url);
  expect(response?.headers()["cache-control"]).toBe("no-store");
  await expect(reader.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(reader.getByRole("complementary", { name: "Preview" })).toContainText("The link works until");
  await expect(reader.locator("meta[name='robots']")).toHaveAttribute("content", /noindex/);
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.keyboard.press("Escape");
  await page.getByLabel("Summary").fill("Written a moment later.");
  await expect(page.locator("[data-autosave='saved']")).toBeVisible();
  await expect(async () => {
    await reader.goto(url);
    await expect(reader.getByText("Written a moment later.")).toBeVisible({ timeout: 1_000 });
  }).toPass();

  const ownerPreview = await page.context().newPage();
  await ownerPreview.goto(url);
  await expect(ownerPreview.getByRole("complementary", { name: "Preview" })).toBeVisible();
  await checkAccessibility(ownerPreview);
  await ownerPreview.emulateMedia({ colorScheme: "dark" });
  await checkAccessibility(ownerPreview);
  await ownerPreview.close();

  await openDetails(page);
  await page.getByRole("button", { name: "Preview links" }).click();
  await dialog.getByRole("button", { name: /^Withdraw/ }).click();
  await expect(link).toBeHidden();
  expect((await reader.goto(url))?.status()).toBe(410);
  await expect(reader.getByRole("heading", { level: 1, name: "This preview was withdrawn" })).toBeVisible();
  await visitor.close();
});

test("writes, checks and publishes an article by keyboard alone", { tag: "@thorough" }, async ({ page }) => {
  await signIn(page, "/admin");
  await tabTo(page, page.getByRole("link", { name: "Write an article" }).first());
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Title", { exact: true }));
  await page.keyboard.type(unique("By keyboard"));
  const checks = page.getByRole("region", { name: "Before publishing" });
  await tabTo(page, checks.getByRole("link", { name: /^Write a summary/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Summary")).toBeFocused();
  await page.keyboard.type("No mouse was near.");
  await tabTo(page, checks.getByRole("link", { name: "Choose a category." }));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Category")).toBeFocused();
  await page.keyboard.type("Healthcare");
  await tabTo(page, checks.getByRole("link", { name: /^Write some text/ }));
  await page.keyboard.press("Enter");
  await expect(articleText(page)).toBeFocused();
  await page.keyboard.type("Only keys.");
  await expect(page.getByText("Nothing is missing.")).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Publish now" }));
  await page.keyboard.press("Enter");
  await expect(viewLink(page)).toBeVisible();
});

test("duplicates an article with its unsaved text, as a draft", { tag: "@thorough" }, async ({ page }) => {
  await signIn(page);
  const title = unique("Original");
  await createDraft(page, title);
  const original = page.url();
  await page.getByLabel("Keywords").fill("lamp");
  await page.getByRole("button", { name: "Duplicate" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `${title} (copy)` })).toBeVisible();
  expect(page.url()).not.toBe(original);
  await expect(page.getByLabel("Keywords")).toHaveValue("lamp");
  await expect(page.getByLabel("Post URL", { exact: true })).toHaveValue(/-copy$/);
  await expect(page.getByRole("radio", { name: "Now" })).toBeChecked();
});

test("previews an unpublished episode, and shares it by link", { tag: "@thorough" }, async ({
  page,
  context,
  checkAccessibility,
}) => {
  await signIn(page);
  await page.goto("/admin/episodes/new");
  const title = unique("Not on air");
  await page.getByLabel("Title", { exact: true }).fill(title);
  await expect(page).toHaveURL(/\/admin\/episodes\/\d+$/);
  await expect(page.locator("[data-autosave='saved']")).toBeVisible();
  const preview = await context.newPage();
  await preview.goto(page.url().replace("/episodes/", "/preview/episodes/"));
  await expect(preview.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.getByLabel("Summary").fill("A conversation about tides.");
  await expect(preview.getByText("A conversation about tides.")).toBeVisible();
  await checkAccessibility(preview);
  await preview.close();
  await page.getByRole("button", { name: "Preview links" }).click();
  await page.getByRole("button", { name: "New preview link" }).click();
  await page.goto(await page.getByRole("textbox", { name: /^Works until/ }).inputValue());
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await checkAccessibility();
});
