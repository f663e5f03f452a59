import { expect, test } from "./test.ts";

test.use({ expectedMessages: ["404 (Not Found)"] });

const text = "Sorry, the page you're looking for doesn't exist or has been moved.";

test("an unknown path returns 404 with its own page, is logged in the console, and links back", async ({ page }) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  const main = page.getByRole("main");
  for (const path of ["/services/unknown", "/about/company/more", "/no-such-page"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/^Page Not Found/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    await expect(main).toContainText("404");
    await expect(main).toContainText(text);
    await expect(main.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  }
  await expect.poll(() => messages.filter((message) => message.includes("/no-such-page"))).not.toEqual([]);
  await main.getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page Not Found");
});
