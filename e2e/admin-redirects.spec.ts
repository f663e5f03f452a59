import { signIn } from "./administrator.ts";
import { expect, hydrated, test } from "./test.ts";

// Headless browsers count as bots.
test.use({ userAgent: "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" });

test("the owner redirects an old URL that visitors request, and sees the chain that another redirect would form", async ({
  page,
  checkAccessibility,
}) => {
  const oldUrl = `/2019/${Date.now().toString(36)}/night-shift-pilot-grup`;
  expect((await page.request.get(oldUrl)).status()).toBe(404);
  await signIn(page, "/admin/redirects");
  const unknown = page.getByRole("listitem").filter({ hasText: oldUrl });
  // Views are counted several times a minute.
  await expect(async () => {
    await page.reload();
    await expect(unknown).toContainText("Probably /blog/night-shift-pilot-group", { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await hydrated(page);
  await checkAccessibility();
  await unknown.getByRole("button", { name: "Redirect" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("New URL")).toHaveValue("/blog/night-shift-pilot-group");
  await checkAccessibility();
  await dialog.getByRole("button", { name: "Save redirect" }).click();
  const row = page.getByRole("row").filter({ hasText: oldUrl });
  await expect(row).toContainText("Added by hand");
  await expect(unknown).toBeHidden();

  await page.getByRole("button", { name: "Add a redirect" }).first().click();
  await expect(dialog.getByLabel("Old URL")).toBeFocused();
  await page.keyboard.type("no URL");
  await dialog.getByRole("button", { name: "Save redirect" }).click();
  await expect(dialog.getByLabel("Old URL")).toHaveAccessibleDescription(/Enter/);
  await expect(dialog.getByLabel("New URL")).toHaveAccessibleDescription(/Enter a path of this site/);
  await dialog.getByLabel("Old URL").fill(`${oldUrl}/comments`);
  await dialog.getByLabel("New URL").fill(oldUrl);
  await dialog.getByRole("button", { name: "Save redirect" }).click();
  await expect(dialog).toContainText(`${oldUrl}/comments → ${oldUrl} → /blog/night-shift-pilot-group`);
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await page.goto(`${oldUrl}/`);
  await expect(page).toHaveURL(/\/blog\/night-shift-pilot-group$/);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`/admin/redirects?search=${encodeURIComponent(oldUrl)}`);
  await expect(row.getByText("/blog/night-shift-pilot-group")).toBeVisible();
  await row.getByRole("button", { name: oldUrl }).click();
  await dialog.getByLabel("Visitors").selectOption("gone");
  await dialog.getByRole("button", { name: "Save redirect" }).click();
  await expect(row).toContainText("Gone on purpose");
  await expect.poll(async () => (await page.request.get(oldUrl)).status()).toBe(410);
  await row.getByRole("button", { name: oldUrl }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(row).toBeHidden();
});
