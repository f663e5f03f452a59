import { signIn } from "./administrator.ts";
import { expect, test } from "./form-test.ts";
import { checkAllAppearances } from "./support/every-look.ts";

test("Today shows pages, referrers and campaigns over 30 and 90 days", async ({ page, checkAccessibility }) => {
  const campaign = `Spring-${Date.now().toString(36).slice(-6)}`;
  const visit = await page.request.get(`/about?utm_source=newsroom&utm_campaign=${campaign}`, {
    headers: {
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
      "sec-fetch-dest": "document",
      referer: "https://www.news.example.org/story?reader=anna",
    },
  });
  expect(visit.status()).toBe(200);
  await signIn(page, "/admin");
  const card = page.locator("section").filter({ has: page.getByRole("heading", { name: /^The last \d+ days$/ }) });
  await expect(async () => {
    await page.reload();
    await card.getByText("Pages, links and downloads").click();
    await expect(card.getByRole("link", { name: campaign.toLowerCase() })).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expect(card.getByText("news.example.org", { exact: true })).toBeVisible();
  await expect(card.getByText("newsroom", { exact: true })).toBeVisible();
  await expect(card.getByRole("img", { name: /^Page views, the last 30 days/ })).toBeVisible();

  await card.getByRole("button", { name: "90 days" }).click();
  await expect(page).toHaveURL(/days=90/);
  await expect(card.getByRole("heading", { name: "The last 90 days" })).toBeVisible();
  await card.getByText("The numbers, day by day").click();
  await expect(card.getByRole("row")).toHaveCount(91);
  await card.getByText("The numbers, day by day").click();
  await checkAllAppearances(page, checkAccessibility);
  await page.reload();
  await expect(card.getByRole("button", { name: "90 days" })).toHaveAttribute("aria-pressed", "true");
});
