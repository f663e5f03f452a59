import { expect, test } from "./test.ts";

test.describe("the contact page", () => {
  test("shows address and hours, and offers a conversation instead", async ({ page }) => {
    await page.goto("/contact");
    await expect(page).toHaveTitle("Contact - Your Name");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get in Touch");
    await expect(page.getByRole("heading", { level: 2, name: "Send Us a Message" })).toBeVisible();
    const details = page.getByRole("region", { name: "Where to find us" });
    await expect(details.getByText("Musterstrasse 1")).toBeVisible();
    await expect(details.getByText("60311 Frankfurt am Main")).toBeVisible();
    await expect(details.getByRole("link", { name: "+49 69 0000000" })).toHaveAttribute("href", "tel:+49690000000");
    await expect(details.getByRole("link", { name: "hello@example.com" })).toHaveAttribute(
      "href",
      "mailto:hello@example.com",
    );
    await expect(details).toContainText("Mon-Fri 9:00 AM-6:00 PM CET");
    await expect(details).toContainText("Sat-Sun closed");
    await expect(page.getByRole("link", { name: "Schedule a strategy call" })).toHaveAttribute(
      "href",
      "/strategy-call",
    );
  });
});
