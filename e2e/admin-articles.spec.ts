import { signIn } from "./administrator.ts";
import { articleText, articleTools } from "./support/article-text.ts";
import { expect, test } from "./test.ts";

const unique = (prefix: string) => `${prefix} ${Date.now().toString(36)}`;

const savedSelector = "[data-autosave='saved']";

test("writes, autosaves, previews, publishes, renames, deletes and restores an article", async ({ page, context }) => {
  const title = unique("Lights at sea");
  await signIn(page, "/admin/articles");
  await expect(page.getByLabel("Search articles")).toBeVisible();
  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { level: 1, name: "New article" })).toBeVisible();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("alert")).toContainText("The title must not be empty.");

  await page.getByLabel("Title", { exact: true }).fill(title);
  await expect(page.getByLabel("Post URL", { exact: true })).toHaveValue(title.toLowerCase().replaceAll(" ", "-"));
  await page.getByLabel("Summary").fill("What a light tells.");
  await page.getByLabel("Category").fill("Healthcare");
  const section = articleText(page);
  await section.click();
  await page.keyboard.type("First words");
  const tools = articleTools(page);
  await tools.getByRole("button", { name: "Kind of block: Paragraph" }).click();
  await page.getByRole("menuitemradio", { name: "Heading 2" }).click();
  await expect(page.locator(savedSelector)).toBeVisible();

  await expect(page).toHaveURL(/\/admin\/articles\/\d+$/);
  const preview = await context.newPage();
  await preview.goto(page.url().replace("/articles/", "/preview/articles/"));
  await expect(preview.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(preview.getByRole("heading", { level: 2, name: "First words" })).toBeVisible();
  await section.click();
  await page.keyboard.press("End");
  await page.keyboard.type(" and more");
  await expect(preview.getByRole("heading", { level: 2, name: "First words and more" })).toBeVisible();
  await preview.close();

  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Published", { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/articles\/\d+$/);
  const slug = await page.getByLabel("Post URL", { exact: true }).inputValue();
  await expect.poll(async () => (await page.request.get(`/blog/${slug}`)).status()).toBe(200);

  await page.getByLabel("Post URL", { exact: true }).fill(`${slug}-again`);
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const oldUrlResponse = await page.request.get(`/blog/${slug}`, { maxRedirects: 0 });
  expect([301, 308]).toContain(oldUrlResponse.status());

  await page.getByRole("button", { name: "Move to bin" }).click();
  await expect(page).toHaveURL(/\/admin\/articles$/);
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("restores unsaved work after a reload", { tag: "@thorough" }, async ({ page }) => {
  await signIn(page, "/admin/articles?search=night+shift");
  await page
    .getByRole("link", { name: /night shift/i })
    .first()
    .click();
  const keywords = unique("Keywords");
  await page.getByLabel("Keywords").fill(keywords);
  await expect(page.locator(savedSelector)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Keywords")).toHaveValue(keywords);
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByLabel("Keywords")).not.toHaveValue(keywords);
});

test.describe("a session that expires while the owner is writing", () => {
  test.use({ expectedMessages: ["401"] });

  test("asks for a sign-in over the page, then saving continues", async ({ page, context, checkAccessibility }) => {
    await signIn(page, "/admin/articles?search=citation");
    await page
      .getByRole("link", { name: /citation/i })
      .first()
      .click();
    await expect(page.getByLabel("Keywords")).toBeVisible();
    await context.clearCookies();
    const keywords = unique("Lost and kept");
    await page.getByLabel("Keywords").fill(keywords);
    const dialog = page.getByRole("dialog", { name: "Your session has ended" });
    await expect(dialog).toBeVisible();
    // Browsers let a page prevent only the first.
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    await checkAccessibility();
    await dialog.getByLabel("Password", { exact: true }).fill("a chart for every voyage");
    await dialog.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator(savedSelector)).toBeVisible();
    await expect(page.getByLabel("Keywords")).toHaveValue(keywords);
    await page.getByRole("button", { name: "Discard changes" }).click();
  });
});

test("leaves tables, captions and figures of a saved article unchanged", { tag: "@thorough" }, async ({
  page,
  checkAccessibility,
}) => {
  await signIn(page, "/admin/articles?search=onboarding+by+question");
  const before = await (await page.request.get("/blog/onboarding-by-question.md")).text();
  await page.getByRole("link", { name: /onboarding by question/i }).click();
  const published = async () => (await (await page.request.get("/blog/onboarding-by-question.md")).text()).trim();
  const publish = page.getByRole("button", { name: "Publish changes" });
  // The section of the table is changed, the others stay as stored.
  const inSection = articleText(page).getByRole("heading", { name: "Forty questions, in order" });
  await inSection.click();
  await page.keyboard.press("End");
  await page.keyboard.type("x");
  await publish.click();
  await expect.poll(published).not.toBe(before.trim());
  await inSection.click();
  await page.keyboard.press("End");
  await page.keyboard.press("Backspace");
  await publish.click();
  await expect.poll(published).toBe(before.trim());
  await checkAccessibility();
  await page.emulateMedia({ colorScheme: "dark" });
  await checkAccessibility();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("searches, filters, sorts and exports the list of articles", async ({ page, checkAccessibility }) => {
  await signIn(page, "/admin/articles");
  const search = page.getByLabel("Search articles");
  // The shortcut's listener is attached just after the page renders.
  await expect(async () => {
    await page.keyboard.press("f");
    await expect(search).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type("customs");
  await expect(page).toHaveURL(/search=customs/);
  await expect(page.getByRole("row")).toHaveCount(2);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toBe("articles.csv");
  await page.getByLabel("Search articles").fill("nothing has this name");
  await page.getByRole("button", { name: "Clear the search" }).click();
  await page.getByLabel("All categories").selectOption("Logistics");
  await expect(page).toHaveURL(/category=Logistics/);
  await page.getByRole("button", { name: "Title" }).click();
  await expect(page).toHaveURL(/sort=title/);
  await expect(page.getByRole("columnheader", { name: "Title" })).toHaveAttribute("aria-sort", "ascending");
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=title/);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await checkAccessibility();
  await page.emulateMedia({ colorScheme: "dark" });
  await checkAccessibility();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await checkAccessibility();
});
