import { administrator, signIn } from "./administrator.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, hydrated, test } from "./test.ts";

// Isolated site: hidden and removed content is missing everywhere.
test.describe.configure({ mode: "default" });

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite({ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password });
});
test.afterAll(() => site.close());

const urlOf = (path: string) => site.origin + path;

test("the owner reorders and hides sections by keyboard, and hides a page", async ({
  page,
  checkAccessibility,
  expectedMessages,
}) => {
  test.setTimeout(180_000);
  expectedMessages.push("410");
  await signIn(page, urlOf("/admin/pages/about#sections"));
  const card = page.getByRole("region", { name: "Sections" });
  await card.getByRole("button", { name: "Move Journey up" }).press("Enter");
  await expect(card.getByRole("status")).toHaveText("Journey: now 1 of 5.");
  await expect(card.getByRole("button", { name: "Move Journey up" })).toBeFocused();
  await card.getByRole("button", { name: "Hide Projects" }).press("Enter");
  await expect(card.getByText("Hidden", { exact: true })).toBeVisible();
  await expect(page.getByText("1 change not saved.")).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Everything is public.")).toBeVisible();

  await page.goto(urlOf("/about"));
  await expect(page.locator("main section[id]").first()).toHaveAttribute("id", "journey");
  await expect(page.locator("#projects")).toHaveCount(0);

  await page.goto(urlOf("/admin/pages/ebook"));
  await page.getByRole("button", { name: "Hide this page …" }).click();
  const dialog = page.getByRole("dialog", { name: "Hide “Free eBook”" });
  await dialog.getByLabel("Visitors").selectOption("moved");
  await dialog.getByLabel("Other page").fill("/ebook");
  await dialog.getByRole("button", { name: "Hide the page" }).click();
  await expect(dialog.getByText("A page cannot lead to itself. Choose another one.")).toBeVisible();
  await expect(dialog.getByLabel("Other page")).toBeFocused();
  await checkAllAppearances(page, checkAccessibility);
  await dialog.getByLabel("Other page").fill("/blog");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The page is hidden", { exact: true })).toBeVisible();

  await page.goto(urlOf("/ebook"));
  await expect(page).toHaveURL(urlOf("/blog"));
  await page.goto(urlOf("/"));
  await expect(page.getByRole("link", { name: /eBook/ })).toHaveCount(0);

  await page.goto(urlOf("/admin/pages/ebook"));
  await page.getByRole("button", { name: "Show this page" }).click();
  await expect(page.getByRole("button", { name: "Hide this page …" })).toBeVisible();
  await page.goto(urlOf("/ebook"));
  await expect(page.getByRole("heading", { level: 1, name: "AI Knowledge Agents in Practice" })).toBeVisible();
});

test("the owner edits menu and footer as lists", async ({ page, checkAccessibility }) => {
  test.setTimeout(180_000);
  await signIn(page, urlOf("/admin/settings#menu"));
  const menu = page.getByRole("region", { name: "Menu and footer" });
  await menu.getByText(/Show \d+ entries of the menu/).click();
  await menu.getByText(/Show \d+ links of the footer/).click();
  await menu.getByRole("button", { name: "Remove The AI SOP assistant" }).click();
  await menu.getByRole("button", { name: "Add menu entry" }).press("Enter");
  const entry = menu.locator("fieldset").first().getByRole("listitem").last();
  await entry.getByLabel("Entry", { exact: true }).fill("My best essay");
  await entry.getByLabel("Group").fill("Resources");
  await entry.getByLabel("Leads to").fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(entry.getByText("Enter a page of this site, such as /contact or /blog/an-article")).toBeVisible();
  await expect(entry.getByLabel("Leads to")).toBeFocused();
  await checkAllAppearances(page, checkAccessibility);
  const target = await page.locator("#link-targets option[value^='/blog/']").first().getAttribute("value");
  await entry.getByLabel("Leads to").fill(target ?? "");
  await entry.getByRole("button", { name: "Move My best essay up" }).press("Enter");
  await menu.getByRole("button", { name: "Remove Ask the archive" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();

  await page.goto(urlOf("/contact"));
  const main = page.getByRole("navigation", { name: "Main" });
  await expect(main.getByRole("button", { name: "askSOPia.ai" })).toHaveCount(0);
  await hydrated(page);
  // By keyboard, because the pointer's path to the entry opens and closes the menu as well.
  await main.getByRole("button", { name: "Resources" }).press("Enter");
  await main.getByRole("link", { name: "My best essay" }).press("Enter");
  await expect(page).toHaveURL(urlOf(target ?? ""));
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Ask the archive" })).toHaveCount(0);
});

test("the owner lists the samples, removes them and restores them", async ({ page, checkAccessibility }) => {
  test.setTimeout(180_000);
  await signIn(page, urlOf("/admin/samples"));
  await expect(page.getByRole("heading", { level: 1, name: "Samples" })).toBeVisible();
  await page.getByText("25 articles", { exact: true }).click();
  await expect(page.getByText("A citation an auditor accepts")).toBeVisible();
  for (const kind of ["14 episodes", "3 issues", "22 clients", "7 testimonials"])
    await expect(page.getByText(kind, { exact: true })).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);

  await page.getByRole("button", { name: "Remove the samples …" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove the samples?" });
  await expect(dialog).toContainText("25 articles, 14 episodes, 3 issues, 22 clients");
  await checkAccessibility();
  await dialog.getByRole("button", { name: "Remove the samples" }).click();
  await expect(page.getByText("No sample is left.", { exact: true })).toBeVisible();

  await page.goto(urlOf("/"));
  await expect(page.getByText("sample client")).toHaveCount(0);
  await page.goto(urlOf("/blog"));
  await expect(page.getByRole("heading", { name: "A citation an auditor accepts" })).toHaveCount(0);

  await page.goto(urlOf("/admin/samples"));
  await expect(page.getByText(/42 items in the bin/)).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);
  await page.getByRole("button", { name: "Restore the samples" }).press("Enter");
  // Each of 42 items is indexed again.
  await expect(page.getByText("25 articles", { exact: true })).toBeVisible({ timeout: 90_000 });
  await page.goto(urlOf("/blog"));
  await expect(page.getByRole("link", { name: "A citation an auditor accepts" })).toBeVisible();
});
