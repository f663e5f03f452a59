import type { Page } from "@playwright/test";
import { signIn } from "./administrator.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { expect, hydrated, test } from "./test.ts";

test.use({ expectedMessages: ["404", "The site has since been updated"] });

/** Makes the page's server functions those of another deployment. */
async function deployAnotherVersion(page: Page): Promise<void> {
  await page.route("**/_serverFn/*", (route) => {
    const url = new URL(route.request().url());
    url.pathname = "/_serverFn/functionOfAnotherVersion";
    return route.continue({ url: url.href });
  });
}

test("a visitor's outdated tab reloads once, then shows advice", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  await deployAnotherVersion(page);
  const reloaded = page.waitForEvent("load");
  const article = page.locator("main article h3 a, main article h2 a").first();
  const title = (await article.textContent()) ?? "";
  await article.click();
  await reloaded;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

  // The same response again: reloading automatically would loop.
  await hydrated(page);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click();
  const sentence = page.getByText("The site has since been updated. Please reload the page.");
  await expect(sentence).toBeVisible();
  await page.reload();
  await expect(sentence).toHaveCount(0);
});

test("the owner's outdated tab keeps unsaved text and offers to reload", async ({ page, checkAccessibility }) => {
  await signIn(page, "/admin/event-types");
  const title = page.getByLabel("Name", { exact: true }).first();
  await page.locator("summary").filter({ hasText: "Demo" }).click();
  await title.fill("A longer conversation");
  await deployAnotherVersion(page);
  await page
    .getByRole("button", { name: /^Save (?!hours)/ })
    .first()
    .click();
  const notice = page.getByRole("alert").filter({ hasText: "Copy what is not saved" });
  await expect(notice).toContainText("The site has since been updated. Please reload the page.");
  await expect(title).toHaveValue("A longer conversation");
  await checkAllAppearances(page, checkAccessibility);
  await page.unroute("**/_serverFn/*");
  await notice.getByRole("button", { name: "Reload" }).click();
  await expect(title).not.toHaveValue("A longer conversation");
  await expect(notice).toHaveCount(0);
});
