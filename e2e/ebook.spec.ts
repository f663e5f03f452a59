import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./test.ts";

const industries = [
  { name: "Healthcare", value: "healthcare" },
  { name: "Logistics", value: "logistics" },
  { name: "Financial Services", value: "financial" },
];

const calculationOf = (page: Page) => page.getByRole("region", { name: "What would it be worth to you?" });

test("the eBook page scrolls to its form, also with an industry, and offers a choice while none is chosen", async ({
  page,
}) => {
  await page.goto("/ebook?industry=fishing");
  await hydrated(page);
  await expect(calculationOf(page).getByText("Choose an industry to begin.")).toBeVisible();
  await page.getByRole("link", { name: "Get Your Free Copy" }).first().click();
  await expect(page).toHaveURL(/#download$/);
  await expect(page.getByRole("heading", { name: "Have the eBook sent to you" })).toBeInViewport();
  const testimonials = page.getByRole("region", { name: "What readers would say" });
  const count = await testimonials.getByRole("figure").count();
  expect(count).toBeGreaterThan(0);
  await expect(testimonials.getByText("Sample", { exact: true })).toHaveCount(count);
  await expect(calculationOf(page).getByRole("button")).toHaveText(industries.map(({ name }) => name));
  await calculationOf(page).getByRole("button", { name: "Logistics" }).click();
  await expect(page).toHaveURL(/\?industry=logistics/);
  await expect(calculationOf(page).getByRole("button", { name: "Calculate" })).toBeVisible();
  await page.getByRole("link", { name: "Get Your Free Copy" }).last().click();
  await expect(page).toHaveURL("/ebook?industry=logistics#download");
});

test("a card picks its industry without moving the page", { tag: "@thorough" }, async ({ page }) => {
  await page.goto("/ebook");
  await hydrated(page);
  for (const { name, value } of industries) {
    const card = page.getByRole("region", { name: "One book, three sets of examples" }).getByRole("link", { name });
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await card.click();
    await expect(page).toHaveURL(new RegExp(`/ebook\\?industry=${value}`));
    await expect(card).toHaveAttribute("aria-current", "page");
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await expect(calculationOf(page).getByRole("button", { name: "Calculate" })).toBeVisible();
    await expect(calculationOf(page).getByRole("button", { name, exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("picks the industry by a link", { tag: "@thorough" }, async ({ page }) => {
    await page.goto("/ebook");
    const cards = page.getByRole("region", { name: "One book, three sets of examples" });
    await cards.getByRole("link", { name: "Logistics" }).click();
    await expect(page).toHaveURL("/ebook?industry=logistics#industries");
    await expect(cards.getByRole("link", { name: "Logistics" })).toHaveAttribute("aria-current", "page");
    await expect(calculationOf(page).getByRole("button", { name: "Calculate" })).toBeVisible();
  });
});
