import { expect, hydrated, test } from "./test.ts";

const industries = [
  { name: "Healthcare", value: "healthcare" },
  { name: "Logistics", value: "logistics" },
  { name: "Financial Services", value: "financial" },
];

test("scrolls to the form from the hero", async ({ page }) => {
  await page.goto("/ebook");
  await hydrated(page);
  await page.getByRole("link", { name: "Get Your Free Copy" }).first().click();
  await expect(page).toHaveURL("/ebook#download");
  await expect(page.getByRole("heading", { name: "Have the eBook sent to you" })).toBeInViewport();
});

for (const { name, value } of industries) {
  test(`picks ${name} by its card, without a jump`, async ({ page }) => {
    await page.goto("/ebook");
    await hydrated(page);
    const card = page.getByRole("region", { name: "One book, three sets of examples" }).getByRole("link", { name });
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await card.click();
    await expect(page).toHaveURL(new RegExp(`/ebook\\?industry=${value}`));
    await expect(card).toHaveAttribute("aria-current", "page");
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    const calculation = page.getByRole("region", { name: "What would it be worth to you?" });
    await expect(calculation.getByRole("button", { name: "Calculate" })).toBeVisible();
    await expect(calculation.getByRole("button", { name, exact: true })).toHaveAttribute("aria-pressed", "true");
  });
}

test("shows buttons to choose while no industry is chosen", async ({ page }) => {
  await page.goto("/ebook");
  await hydrated(page);
  const calculation = page.getByRole("region", { name: "What would it be worth to you?" });
  await expect(calculation.getByRole("button")).toHaveText(industries.map(({ name }) => name));
  await calculation.getByRole("button", { name: "Logistics" }).click();
  await expect(page).toHaveURL(/\?industry=logistics/);
  await expect(calculation.getByRole("button", { name: "Calculate" })).toBeVisible();
});

test("keeps the industry on the way to the form", async ({ page }) => {
  await page.goto("/ebook?industry=financial");
  await hydrated(page);
  await page.getByRole("link", { name: "Get Your Free Copy" }).last().click();
  await expect(page).toHaveURL("/ebook?industry=financial#download");
});

test("ignores an industry that it does not know", async ({ page }) => {
  await page.goto("/ebook?industry=fishing");
  const calculation = page.getByRole("region", { name: "What would it be worth to you?" });
  await expect(calculation.getByText("Choose an industry to begin.")).toBeVisible();
});

test("marks every testimonial as a sample", async ({ page }) => {
  await page.goto("/ebook");
  const readers = page.getByRole("region", { name: "What readers would say" });
  const count = await readers.getByRole("figure").count();
  expect(count).toBeGreaterThan(0);
  await expect(readers.getByText("Sample", { exact: true })).toHaveCount(count);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("picks the industry all the same", async ({ page }) => {
    await page.goto("/ebook");
    const cards = page.getByRole("region", { name: "One book, three sets of examples" });
    await cards.getByRole("link", { name: "Logistics" }).click();
    await expect(page).toHaveURL("/ebook?industry=logistics#industries");
    await expect(cards.getByRole("link", { name: "Logistics" })).toHaveAttribute("aria-current", "page");
    const calculation = page.getByRole("region", { name: "What would it be worth to you?" });
    await expect(calculation.getByRole("button", { name: "Calculate" })).toBeVisible();
  });
});

for (const path of ["/ebook", "/ebook?industry=logistics"]) {
  test(`holds nothing that axe objects to at ${path}`, async ({ page, checkAccessibility }) => {
    await page.goto(path);
    await checkAccessibility();
  });
}
