import { signIn } from "./administrator.ts";
import { expect, test } from "./test.ts";

test("features an article on the blog, and falls back to the newest when unfeatured", async ({
  page,
  browser,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await signIn(page, "/admin/articles/5");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).not.toHaveText("Article");
  const title = await heading.innerText();
  const checkbox = page.getByRole("checkbox", { name: "Featured on the blog" });
  const openPanel = async () => {
    await page.getByRole("button", { name: "Details" }).click();
    await expect(checkbox).toBeVisible();
  };
  await openPanel();
  await expect(page.getByText("Leads the blog instead of the newest article.")).toBeVisible();
  await checkbox.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Leads the blog until you choose another.")).toBeVisible();
  await expect(checkbox).toBeChecked();
  await checkAccessibility();

  const context = await browser.newContext();
  const visitor = await context.newPage();
  const leadArticle = async () => {
    await visitor.goto("/blog");
    return visitor.getByRole("article").first().getByRole("heading").innerText();
  };
  await expect.poll(leadArticle).toBe(title);

  // On a phone, rows omit the URL.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/admin/articles?search=${encodeURIComponent(title)}`);
  await expect(page.getByText(/^\/blog\/.*, featured$/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole("link", { name: title }).click();
  await openPanel();
  await checkbox.click();
  await expect(checkbox).not.toBeChecked();
  await expect(page.getByText("Leads the blog instead of the newest article.")).toBeVisible();
  await expect.poll(leadArticle).not.toBe(title);
  await context.close();
});
