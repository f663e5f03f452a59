import type { Page } from "@playwright/test";
import { administrator, signIn } from "./administrator.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, hydrated, test } from "./test.ts";

// Isolated site: its design applies to every page.
let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite({ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password });
});
test.afterAll(() => site.close());

const logo = (colour: string) => ({
  name: "Our logo.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"><rect width="400" height="100" rx="20" fill="${colour}"/></svg>`,
  ),
});

/** The image or text of the header's brand, and the font of the headline. */
const headerOf = (page: Page) =>
  page.evaluate(() => {
    const brand = document.querySelector("header .brand");
    const mark = brand?.querySelector("svg");
    const style = (element: Element | null | undefined) => element && getComputedStyle(element);
    return {
      mark: /our-logo|none/.exec(style(mark)?.backgroundImage ?? "")?.[0],
      width: mark?.getBoundingClientRect().width,
      hasName: style(brand?.querySelector("span"))?.display !== "none",
      font: style(document.querySelector("h1"))?.fontFamily.split(",")[0]?.replaceAll('"', ""),
    };
  });

async function openHome(page: Page) {
  await page.goto(`${site.origin}/`);
  await hydrated(page);
  return headerOf(page);
}

const compass = { mark: "none", width: 28, hasName: true };

test("the owner uploads a logo and chooses fonts, and resets both", async ({ page, checkAccessibility }) => {
  test.setTimeout(180_000);
  await signIn(page, `${site.origin}/admin/settings#colours`);
  expect(await openHome(page)).toEqual({ ...compass, font: "Newsreader" });

  await page.goto(`${site.origin}/admin/settings#colours`);
  const sections = page.getByRole("navigation", { name: "Settings" });
  expect(await sections.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0);
  await page.getByLabel("Logo: file", { exact: true }).setInputFiles(logo("#0b2b40"));
  await expect(page.getByAltText("Logo as it is shown")).toBeVisible();
  await page.getByLabel("Logo on dark grounds: file").setInputFiles(logo("#fbfaf6"));
  await expect(page.getByAltText("Logo on dark grounds as it is shown")).toBeVisible();
  await page.getByRole("radio", { name: /^Newspaper serif/ }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^Friendly sans/ })).toBeChecked();
  await checkAllAppearances(page, checkAccessibility);
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Settings saved")).toBeVisible();
  expect((await headerOf(page)).mark).toBe("our-logo");

  expect(await openHome(page)).toEqual({ mark: "our-logo", width: 160, hasName: false, font: "Figtree Heading" });
  expect(await page.evaluate(() => document.fonts.check('600 40px "Figtree Heading"'))).toBe(true);
  await expect(page.getByRole("banner").getByRole("link", { name: "Your Name, home" })).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);

  await page.goto(`${site.origin}/admin/settings#colours`);
  await page.getByRole("button", { name: "Remove: Logo on dark grounds" }).click();
  await page.getByRole("button", { name: "Remove: Logo", exact: true }).click();
  await page.getByRole("radio", { name: /^Newspaper serif/ }).check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  expect(await openHome(page)).toEqual({ ...compass, font: "Newsreader" });
});
