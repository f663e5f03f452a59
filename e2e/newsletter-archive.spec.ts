import { expect, test } from "./test.ts";

test("the newsletter archive leads from the list to an issue, to the next one and back", async ({ page }) => {
  await page.goto("/sunday-review");
  const archive = page.getByRole("region", { name: "Read before you subscribe" });
  await archive.getByRole("link", { name: "The binder everyone trusted" }).click();
  await expect(page.getByRole("heading", { name: "The binder everyone trusted", level: 1 })).toBeVisible();
  await expect(page.getByText("Who would have to leave for us to notice?")).toBeVisible();
  await page.getByRole("navigation", { name: "Other issues" }).getByRole("link").click();
  await expect(page.getByRole("heading", { name: "A farewell lunch and a handover folder", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: /^All \d+ issues$/ }).click();
  await expect(archive).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedMessages: ["404"] });

  test("an issue is readable, and an unknown issue leads to the others", { tag: "@thorough" }, async ({ page }) => {
    await page.goto("/sunday-review/the-binder-everyone-trusted");
    await expect(page.getByRole("heading", { name: "The binder everyone trusted", level: 1 })).toBeVisible();
    await expect(page.getByText("Who would have to leave for us to notice?")).toBeVisible();
    const response = await page.goto("/sunday-review/no-such-issue");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Issue not found" })).toBeVisible();
    await expect(page.getByRole("link", { name: "All issues" })).toBeVisible();
  });
});
