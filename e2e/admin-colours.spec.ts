import type { Page } from "@playwright/test";
import { administrator, signIn } from "./administrator.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, hydrated, test } from "./test.ts";

// Isolated site: its colours apply to every page.
let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite({ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password });
});
test.afterAll(() => site.close());

const accent = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--tide").trim());

test("the owner chooses an accent, which stays readable and applies everywhere at once", { tag: "@thorough" }, async ({
  page,
  checkAccessibility,
}) => {
  test.setTimeout(120_000);
  await signIn(page, `${site.origin}/admin/settings#colours`);
  const light = page.getByLabel("Accent", { exact: true });
  await light.fill("#f0c020");
  await expect(
    page.getByText(/^Text in this colour reaches 1\.\d:1 in the light theme; 4\.5:1 is needed\./),
  ).toBeVisible();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("1 field needs a look.")).toBeVisible();
  await expect(light).toBeFocused();
  await checkAllAppearances(page, checkAccessibility);
  await page.getByRole("button", { name: /^Use #/ }).press("Enter");
  const offered = await light.inputValue();
  expect(offered).toMatch(/^#[\da-f]{6}$/);
  await expect(page.getByText("Text in this colour")).toHaveCount(0);
  const samples = page.getByRole("figure", { name: /theme/ });
  await expect(samples).toHaveCount(2);
  await expect(samples.first()).toContainText(/Links and marks\s*4\.\d:1 AA/);
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Settings saved")).toBeVisible();
  expect(await accent(page)).toBe(offered);
  await checkAllAppearances(page, checkAccessibility);

  await page.goto(`${site.origin}/demo`);
  await hydrated(page);
  expect(await accent(page)).toBe(offered);
  await checkAllAppearances(page, checkAccessibility);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await accent(page);
  expect(dark).not.toBe(offered);
  expect(dark).not.toBe("#63c7bf");
  await page.emulateMedia({ colorScheme: "light" });
  expect(await (await page.request.get(`${site.origin}/covers/method-3.svg`)).text()).toContain(offered);

  await page.goto(`${site.origin}/admin/settings#colours`);
  await page.getByRole("button", { name: "Versions of Look" }).click();
  await expect(page.getByRole("dialog")).toContainText(`#0b6e6e ${offered}`);
  await page.getByRole("button", { name: "Restore the sample" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  expect(await accent(page)).toBe("#0b6e6e");
  await page.goto(`${site.origin}/demo`);
  expect(await accent(page)).toBe("#0b6e6e");
});
