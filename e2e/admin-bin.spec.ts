import type { Page } from "@playwright/test";
import { administrator, signIn } from "./administrator.ts";
import { expect, test } from "./form-test.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { sendForm } from "./support/send-form.ts";

const unique = (prefix: string) => `${prefix} ${Date.now().toString(36)}`;
const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

async function publish(page: Page, title: string, slug?: string): Promise<string> {
  await page.goto("/admin/articles/new");
  await expect(page.getByRole("heading", { level: 1, name: "New article" })).toBeVisible();
  await page.getByLabel("Title", { exact: true }).fill(title);
  if (slug) await page.getByLabel("Post URL", { exact: true }).fill(slug);
  await page.getByLabel("Summary").fill("What a light tells.");
  await page.getByLabel("Category").fill("Logistics");
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page).toHaveURL(/\/admin\/articles\/\d+$/);
  return page.url().split("/").at(-1) ?? "";
}

async function deleteArticle(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/articles/${id}`);
  await page.getByRole("button", { name: "Move to bin" }).click();
  await expect(page).toHaveURL(/\/admin\/articles$/);
}

test("restores a deleted article from the bin, at a new URL if the old one is taken", async ({
  page,
  checkAccessibility,
}) => {
  const title = unique("Lights of the harbour");
  const slug = title.toLowerCase().replaceAll(" ", "-");
  await signIn(page, "/admin/articles");
  const id = await publish(page, title);
  await deleteArticle(page, id);
  await page.getByRole("link", { name: "Deleted" }).click();
  await expect(page).toHaveURL(/\/admin\/bin\?kind=article$/);
  await page.getByLabel("Search bin").fill(title);
  await expect(row(page, title)).toContainText(`/blog/${slug}`);
  await expect(row(page, title)).toContainText(`by ${administrator.email}`);
  await expect(row(page, title)).toContainText("30 days left");
  await checkAllAppearances(page, checkAccessibility);
  await page.getByRole("button", { name: `Restore ${title}` }).click();
  await expect(page.getByText(`“${title}” restored`)).toBeVisible();
  await expect(page.getByText("Nothing matches.")).toBeVisible();
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/articles/${id}$`));
  await expect.poll(async () => (await page.request.get(`/blog/${slug}`)).status()).toBe(200);

  await deleteArticle(page, id);
  await publish(page, unique("Another light"), slug);
  await page.goto(`/admin/bin?search=${encodeURIComponent(title)}`);
  await page.getByRole("button", { name: `Restore ${title}` }).click();
  await expect(page.getByText(`“${title}” is now at /blog/${slug}-${id}, because another article has`)).toBeVisible();
  await expect.poll(async () => (await page.request.get(`/blog/${slug}-${id}`)).status()).toBe(200);

  await deleteArticle(page, id);
  await page.goto(`/admin/bin?search=${encodeURIComponent(title)}`);
  await page.getByRole("button", { name: `Delete permanently: ${title}` }).click();
  const dialog = page.getByRole("dialog", { name: `Delete “${title}” permanently?` });
  await expect(dialog).toContainText("This cannot be undone.");
  await checkAccessibility();
  await dialog.getByRole("button", { name: "Delete permanently" }).click();
  await expect(page.getByText(`“${title}” deleted permanently`)).toBeVisible();
  await expect(page.getByText("Nothing matches.")).toBeVisible();
});

test("several leads are completed, deleted and restored at once; a deleted lead's page links to the bin", {
  tag: "@thorough",
}, async ({ page, email }) => {
  const [user = ""] = email.split("@");
  for (const name of ["First", "Second"]) {
    await sendForm(page, "/contact", {
      form: "contact",
      name,
      email: email.replace("@", `+${name}@`),
      message: "Hello",
    });
  }
  await signIn(page, `/admin/leads?search=${user}`);
  const url = await page.getByRole("link", { name: "First" }).getAttribute("href");
  const all = page.getByRole("checkbox", { name: "Select all on this page" });
  await all.check();
  await expect(page.getByText("2 selected")).toBeVisible();
  await page.getByRole("button", { name: "Lost", exact: true }).click();
  await expect(page.getByRole("cell", { name: "Lost" })).toHaveCount(2);
  await all.check();
  await page.getByRole("button", { name: "Move to bin", exact: true }).click();
  await expect(page.getByText("2 leads moved to the bin")).toBeVisible();

  await page.goto(url ?? "");
  await expect(page.getByText("Lead not found")).toBeVisible();
  await page.getByRole("link", { name: "bin", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/bin\?kind=lead$/);
  await page.getByLabel("Search bin").fill(user);
  await expect(page.getByRole("row")).toHaveCount(3);
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByText("2 selected").locator("..").getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("2 entries restored")).toBeVisible();
  await page.goto(`/admin/leads?search=${user}`);
  await expect(page.getByRole("row")).toHaveCount(3);
});

test("discarded changes of an article can be undone", { tag: "@thorough" }, async ({ page, checkAccessibility }) => {
  await signIn(page, "/admin/articles");
  const title = unique("Night shift");
  const id = await publish(page, title);
  await page.getByLabel("Keywords").fill("harbour");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByLabel("Keywords")).toHaveValue("");
  const undo = page.locator(".toast").getByRole("button", { name: "Undo" });
  // The message stays while the pointer is on it.
  await undo.hover();
  await checkAccessibility();
  await undo.click();
  await expect(page.getByLabel("Keywords")).toHaveValue("harbour");
  await page.clock.install();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByLabel("Keywords")).toHaveValue("");
  // While it's hovered or focused, even after either has ended.
  await undo.hover();
  await undo.focus();
  await undo.blur();
  await page.clock.runFor(6_000);
  await expect(undo).toBeVisible();
  await undo.focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(6_000);
  await expect(undo).toBeVisible();
  await undo.blur();
  await page.clock.runFor(6_000);
  await expect(undo).toBeHidden();
  await page.clock.resume();
  await deleteArticle(page, id);
});
