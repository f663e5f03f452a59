import { expect, test } from "./test.ts";

test.use({ javaScriptEnabled: false });

test("the blog is read, searched and paged without JavaScript", async ({ page }) => {
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
});

test("the episodes are searched and opened without JavaScript", async ({ page }) => {
  await page.goto("/episodes");
  await page.getByRole("searchbox", { name: "Search episodes" }).fill("voss");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Showing 1 episode", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Saying no to the second system" }).click();
  await expect(page.getByRole("heading", { name: "Key Takeaways" })).toBeVisible();
});
