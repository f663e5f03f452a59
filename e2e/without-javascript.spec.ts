import { expect, test } from "./test.ts";
import { everyPublicPage } from "./unlisted-pages.ts";

// What a forged link opens, and a page that is not there, say so by their status.
test.use({ javaScriptEnabled: false, expectedMessages: ["status of 4"] });

test("every public page has its words, and every form leads somewhere, without JavaScript", async ({
  page,
  request,
}) => {
  const faults: string[] = [];
  for (const path of await everyPublicPage(request)) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const main = page.getByRole("main");
    if ((await main.count()) === 0) {
      faults.push(`${path}: nothing is there`);
      continue;
    }
    if (!(await main.getByRole("heading", { level: 1 }).isVisible())) faults.push(`${path}: no heading is visible`);
    if ((await main.innerText()).trim().length < 60) faults.push(`${path}: its words are missing`);
    for (const form of await main.locator("form:visible").all()) {
      const named = await form.evaluate((element) => (element as HTMLFormElement).elements.length);
      const submits = await form.locator("[type='submit'], button:not([type])").count();
      if (named > 0 && submits === 0 && !(await form.getByRole("searchbox").count()))
        faults.push(`${path}: a form cannot be sent`);
    }
  }
  expect(faults).toEqual([]);
});

test("the blog and the episodes are searched, paged and opened without JavaScript", async ({ page }) => {
  await page.goto("/blog");
  await page.getByRole("searchbox", { name: "Search articles" }).fill("customs");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: 'Search Results: "customs"' })).toBeVisible();
  await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: /^All/ }).click();
  await page.goto("/blog");
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Related Articles" })).toBeVisible();
  await page.goto("/episodes");
  await page.getByRole("searchbox", { name: "Search episodes" }).fill("voss");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Showing 1 episode", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Saying no to the second system" }).click();
  await expect(page.getByRole("heading", { name: "Key Takeaways" })).toBeVisible();
});
