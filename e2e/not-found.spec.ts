import { expect, test } from "./test.ts";

// The browser itself reports the answer of such a page.
test.use({ expectedMessages: ["404 (Not Found)"] });

const text = "Sorry, the page you're looking for doesn't exist or has been moved.";

for (const path of ["/no-such-page", "/services/unknown", "/about/company/more"]) {
  test(`${path} answers 404 with a page of its own`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/^Page Not Found/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    const main = page.getByRole("main");
    await expect(main).toContainText("404");
    await expect(main).toContainText(text);
    await expect(main.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
    await expect(main.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
  });
}

test("names the attempted path in the console", async ({ page }) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  await page.goto("/no-such-page");
  await expect.poll(() => messages.filter((message) => message.includes("/no-such-page"))).not.toEqual([]);
});

test("leads back to the site", async ({ page }) => {
  await page.goto("/no-such-page");
  await page.getByRole("main").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page Not Found");
});

test("is accessible on a phone and in the dark", async ({ page, checkAccessibility }) => {
  await page.goto("/no-such-page");
  await checkAccessibility();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 320, height: 640 });
  await checkAccessibility();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
