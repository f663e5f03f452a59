import { signIn } from "./administrator.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { expect, test } from "./test.ts";

// Other journeys use the same site: only values that none of them checks are changed, then reset.
test("changed settings apply at once, and errors appear beside their fields", async ({ page, checkAccessibility }) => {
  test.setTimeout(120_000);
  await signIn(page, "/admin/settings");

  await page.getByLabel("VAT number").fill("DE12345");
  await page.getByLabel("Email", { exact: true }).fill("no address");
  await expect(page.getByText("2 changes not saved.")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText("A German VAT number has nine digits after DE. This one has 5.")).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await expect(page.getByText("2 fields need a look.")).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);
  await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Links" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByRole("button", { name: "Save changes" })).toBeHidden();
  await expect(page.getByLabel("VAT number")).toHaveValue("DE000000000");

  const countryOfContact = async () => {
    await page.goto("/contact");
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    return /"addressCountry":"(\w+)"/.exec(blocks.join(""))?.[1];
  };
  await page.getByLabel("Country code").fill("AT");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Settings saved")).toBeVisible();
  expect(await countryOfContact()).toBe("AT");

  await page.goto("/admin/settings");
  await page.getByLabel("Country code").fill("DE");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  expect(await countryOfContact()).toBe("DE");

  await page.goto("/admin/settings");
  await page.getByRole("button", { name: "Versions of Profile" }).press("Enter");
  const versions = page.getByRole("dialog", { name: "Versions: Profile" });
  await expect(versions.getByText("owner@example.com, current")).toBeVisible();
  await expect(versions.locator("dl").first()).toHaveText(/Country code\s*AT\s*DE/);
  await checkAllAppearances(page, checkAccessibility);
  await versions
    .getByRole("button", { name: /^Restore the version of/ })
    .first()
    .press("Enter");
  await expect(versions).toBeHidden();
  await expect(page.getByLabel("Country code")).toHaveValue("AT");
  await expect(page.getByText("1 change not saved.")).toBeVisible();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByLabel("Country code")).toHaveValue("DE");
});

test("list entries in settings are added, named and removed on a phone", async ({ page, checkAccessibility }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "/admin/settings");
  await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Links" }).click();
  await page.getByRole("button", { name: "Add profile" }).click();
  await page.getByLabel("Name of the profile").last().fill("Mastodon");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Enter URL of the profile.")).toBeVisible();
  await checkAccessibility();
  await page.getByRole("button", { name: "Remove Mastodon" }).click();
  await expect(page.getByRole("button", { name: "Save changes" })).toBeHidden();
});
