import type { Page } from "@playwright/test";
import { everyPage } from "./every-page.ts";
import { everyService } from "./support/every-service.ts";
import { type FakeService, startFakeService } from "./support/fake-service.ts";
import { inTabs } from "./support/in-tabs.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, hydrated, test } from "./test.ts";

test.describe.configure({ mode: "default" });

let fake: FakeService;
let site: OwnSite;

test.beforeAll(async () => {
  // Creating the database takes long while other journeys run.
  fake = await startFakeService();
  site = await startOwnSite(everyService(fake.origin));
});

test.afterAll(async () => {
  await site.close();
  await fake.close();
});

test.beforeEach(() => void fake.requests.splice(0));

const placeholder = (page: Page) => page.getByRole("region", { name: "The form of this page" });
const serviceForm = (page: Page) => page.getByRole("button", { name: "Send to the service" });
const storedConsent = (page: Page) => page.evaluate(() => localStorage.getItem("outside-services"));

async function openSettings(page: Page) {
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Privacy settings" });
  await expect(dialog).toBeVisible();
  return dialog;
}

test("no page requests another host or sets a cookie before a click", async ({ page, context, request }) => {
  const elsewhere: string[] = [];
  context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== site.origin && protocol !== "data:") elsewhere.push(`${request.frame().url()} -> ${request.url()}`);
  });
  const paths = await everyPage(request, site.origin);
  const html = await Promise.all(paths.map(async (path) => (await request.get(site.origin + path)).text()));
  // The policy of other pages allows no other host (outside-services.test.tsx).
  const withServices = paths.filter(
    (path, index) => path === "/" || /\sdata-(?:service|frame|media|embed|hero-film)=/.test(html[index] ?? ""),
  );
  expect(withServices.length).toBeGreaterThan(8);
  await inTabs(context, withServices, async (tab, path) => {
    await tab.goto(site.origin + path, { waitUntil: "networkidle" });
    expect(await context.cookies(), path).toEqual([]);
  });
  await page.goto(site.origin);
  expect(elsewhere).toEqual([]);
  expect(fake.requests).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("the placeholder names the recipient and the data; a service allowed once loads once, then the placeholder returns", async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`${site.origin}/contact`);
  await expect(placeholder(page)).toContainText("Not loaded yet: HubSpot");
  await expect(placeholder(page)).toContainText("HubSpot receives your IP address");
  await expect(placeholder(page).getByRole("link", { name: "Privacy page of HubSpot" })).toHaveAttribute(
    "href",
    /^https:\/\/legal\.hubspot\.com\//,
  );
  await checkAccessibility();
  await placeholder(page).getByRole("button", { name: "Load the form" }).click();
  await expect(serviceForm(page)).toBeVisible();
  expect(await storedConsent(page)).toBeNull();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("DIV");
  await page.reload();
  await expect(placeholder(page)).toBeVisible();
  await expect(serviceForm(page)).toHaveCount(0);

  await page.goto(`${site.origin}/`);
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL(`${site.origin}/contact`);
  await placeholder(page).getByRole("button", { name: "Load the form" }).click();
  await expect(serviceForm(page)).toBeVisible();
});

test("a service always allowed loads by itself until withdrawn in the settings, while others still need consent", async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`${site.origin}/contact`);
  await placeholder(page).getByRole("button", { name: "Always allow HubSpot" }).click();
  await expect(serviceForm(page)).toBeVisible();
  expect(Object.keys(JSON.parse((await storedConsent(page)) ?? "{}") as object)).toEqual(["hubspot"]);
  await page.goto(`${site.origin}/schedule-interview`);
  await expect(page.getByRole("button", { name: "Show free times" })).toBeVisible();
  await page.goto(`${site.origin}/ebook`);
  await expect(serviceForm(page)).toBeVisible();
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get in Touch");
  await expect(serviceForm(page)).toBeVisible();

  await page.goto(`${site.origin}/contact`);
  const dialog = await openSettings(page);
  await expect(dialog.getByRole("listitem")).toHaveCount(8);
  const row = dialog.getByRole("listitem").filter({ hasText: "HubSpot" });
  await expect(row).toContainText("Always allowed since");
  await checkAccessibility();
  await row.getByRole("button", { name: "Withdraw" }).click();
  await expect(placeholder(page)).toBeVisible();
  await expect(serviceForm(page)).toHaveCount(0);
  expect(await storedConsent(page)).toBeNull();
  expect(await page.evaluate(() => "hbspt" in window)).toBe(false);
});

test("the privacy settings list every service and allow one without a visit to its page", async ({ page }) => {
  await page.goto(`${site.origin}/`);
  const dialog = await openSettings(page);
  for (const name of ["HubSpot", "YouTube", "Vimeo", "Spotify", "SoundCloud"]) {
    const row = dialog.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });
    await expect(row).toContainText("Asks each time");
  }
  await dialog
    .getByRole("listitem")
    .filter({ hasText: "HubSpot" })
    .getByRole("button", { name: "Always allow" })
    .click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Privacy settings" })).toBeFocused();
  await page.goto(`${site.origin}/contact`);
  await expect(serviceForm(page)).toBeVisible();
});

test("a choice made or withdrawn in another tab applies at once", { tag: "@thorough" }, async ({ page, context }) => {
  await page.goto(`${site.origin}/contact`);
  await expect(placeholder(page)).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto(`${site.origin}/contact`);
  await placeholder(otherTab).getByRole("button", { name: "Always allow HubSpot" }).click();
  await expect(serviceForm(page)).toBeVisible();
  const dialog = await openSettings(otherTab);
  await dialog.getByRole("button", { name: "Withdraw" }).click();
  await expect(placeholder(page)).toBeVisible();
  await expect(serviceForm(page)).toHaveCount(0);
});

test("without storage, a choice lasts until the visitor leaves the page", { tag: "@thorough" }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  await page.goto(`${site.origin}/contact`);
  await placeholder(page).getByRole("button", { name: "Always allow HubSpot" }).click();
  await expect(serviceForm(page)).toBeVisible();
  await page.reload();
  await expect(placeholder(page)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the site's own form is shown, no other host is contacted, and the privacy settings link to the cookie policy", async ({
    page,
  }) => {
    await page.goto(`${site.origin}/contact`);
    await expect(page.getByRole("heading", { name: "Send Us a Message" })).toBeVisible();
    expect(fake.requests).toEqual([]);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy settings" }).click();
    await expect(page).toHaveURL(`${site.origin}/cookie-policy#privacy-settings`);
    await expect(page.getByRole("heading", { name: "Privacy settings" })).toBeInViewport();
  });
});
