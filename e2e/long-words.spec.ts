import type { Page } from "@playwright/test";
import { signIn } from "./administrator.ts";
import { everyPage } from "./every-page.ts";
import { longWord } from "./support/long-word-content.ts";
import { type LongWordSite, startLongWordSite } from "./support/long-word-site.ts";
import { textOverflow } from "./support/text-overflow.ts";
import { expect, hydrated, test } from "./test.ts";

test.describe.configure({ mode: "default" });

let site: LongWordSite;

test.use({ viewport: { width: 320, height: 1600 } });
// Some requests are expected to be missing or blocked by the editor's policy.
test.use({ expectedMessages: ["status of 404", "Content Security Policy directive"] });

test.beforeAll(async () => {
  site = await startLongWordSite();
});
test.afterAll(() => site.site.close());

async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
}

test.describe("as rendered by the server", () => {
  // Scripts change no text (every-page.spec.ts), and take most of the time of a visit.
  test.use({ javaScriptEnabled: false });

  test("no public page is wider than the smallest phone, whatever is written in it", async ({ page, request }) => {
    const { origin } = site.site;
    const fromMap = await everyPage(request, origin);
    const searches = ["/blog", `/blog/category/${longWord}`, "/episodes"].map((path) => `${path}?search=${longWord}`);
    const emptySearches = ["/blog", "/episodes"].map((path) => `${path}?search=${longWord}x`);
    const otherPaths = ["/blog?page=2", "/episode/1", "/episode/2", "/episode/3", `/blog/category/x${longWord}`];
    const missing = [`/${longWord}`, `/blog/${longWord}x`];
    const paths = [...fromMap, ...searches, ...emptySearches, ...otherPaths, ...missing, ...site.signedPaths];
    expect(paths.some((path) => path.startsWith("/guest/"))).toBe(true);
    const faults: string[] = [];
    for (const path of new Set(paths)) {
      const html = await (await request.get(origin + path)).text();
      if (!html.includes(longWord)) continue;
      await page.goto(origin + path);
      await openEverything(page);
      faults.push(...(await textOverflow(page)).map((fault) => `${path.slice(0, 40)}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});

test("typed text and form messages stay inside the form", { tag: "@thorough" }, async ({ page }) => {
  const faults: string[] = [];
  for (const path of ["/contact", "/podcast-registration"]) {
    await page.goto(site.site.origin + path);
    await hydrated(page);
    const form = page.locator("main form").last();
    for (const field of await form
      .locator("input:is([type=text], [type=email], [type=tel], :not([type])), textarea")
      .all()) {
      if (await field.isVisible()) await field.fill(longWord);
    }
    await form.locator("button[type=submit]").click();
    await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
    faults.push(...(await textOverflow(page)).map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test("no page of the admin area is wider than the smallest phone, whatever is written in it", {
  tag: "@thorough",
}, async ({ page }) => {
  const { origin } = site.site;
  await page.goto(`${origin}/login`);
  await signIn(page, `${origin}/admin`);
  const lists = ["articles", "episodes", "media", "leads", "subscribers", "guests", "bookings", "mails", "audit"];
  const paths = [
    "/admin",
    "/admin/availability",
    "/admin/event-types",
    "/admin/security",
    "/admin/bookings/new",
    "/admin/articles/new",
  ];
  const faults: string[] = [];
  async function check(path: string): Promise<void> {
    await page.goto(origin + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Loading .* …$/)).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    await openEverything(page);
    faults.push(...(await textOverflow(page)).map((fault) => `${path}: ${fault}`));
  }
  for (const path of paths) await check(path);
  for (const list of lists) {
    await check(`/admin/${list}`);
    await expect(page.locator("tbody tr").first(), list).toBeVisible();
    const links = page.locator(`tbody a[href^="/admin/${list}/"]`);
    const hrefs = await links.evaluateAll((elements) => elements.map((link) => link.getAttribute("href") ?? ""));
    if (hrefs[0]) await check(hrefs[0]);
  }
  await check(`/admin/leads?search=${longWord}x`);
  await check("/admin/preview/articles/1");

  await page.setViewportSize({ width: 768, height: 900 });
  for (const list of lists) await check(`/admin/${list}`);
  await page.goto(`${origin}/admin/leads`);
  const lines = await page.getByRole("cell", { name: "Message", exact: true }).evaluate((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getClientRects().length;
  });
  expect(lines, "lines of a short word beside a long one").toBe(1);
  expect(faults).toEqual([]);
});
