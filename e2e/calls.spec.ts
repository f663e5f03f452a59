import { expect, hydrated, test } from "./test.ts";

const calls = [
  { path: "/knowledge-audit", action: "Request Your Knowledge Audit", next: "/demo" },
  { path: "/demo", action: "Request a Demo", next: "/knowledge-audit" },
  { path: "/strategy-call", action: "Choose a time", next: "/roi-calculator" },
];

for (const { path, action, next } of calls) {
  test(`says on ${path} what one gets and what happens next, then takes the booking`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    const marks = await main.locator("section[aria-labelledby]").evaluateAll((found) => found.map(({ id }) => id));
    expect(marks.filter(Boolean)).toEqual(["what-you-get", "what-happens-next", "booking"]);
    await expect(main.locator(`a[href="${next}"]`)).toBeVisible();
  });

  test(`scrolls on ${path} to the booking`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("main").getByRole("link", { name: action }).first().click();
    await expect(page).toHaveURL(`${path}#booking`);
    await expect(page.locator("#booking").getByRole("grid")).toBeInViewport();
  });

  test(`holds nothing on ${path} that axe objects to`, async ({ page, checkAccessibility }) => {
    await page.goto(path);
    await checkAccessibility();
  });
}
