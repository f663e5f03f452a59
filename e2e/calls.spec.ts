import { expect, hydrated, test } from "./test.ts";

const calls = [
  { path: "/knowledge-audit", next: "/demo" },
  { path: "/demo", next: "/knowledge-audit" },
  { path: "/strategy-call", next: "/roi-calculator" },
];

test("each type of call says what it includes and what happens next, and scrolls to its booking form", async ({
  page,
}) => {
  for (const { path, next } of calls) {
    await page.goto(path);
    await hydrated(page);
    const main = page.getByRole("main");
    const marks = await main.locator("section[aria-labelledby]").evaluateAll((found) => found.map(({ id }) => id));
    expect(marks.filter(Boolean)).toEqual(["what-you-get", "what-happens-next", "booking"]);
    await expect(main.locator(`a[href="${next}"]`)).toBeVisible();
    await main.getByRole("link", { name: "All times" }).click();
    await expect(page).toHaveURL(`${path}#booking`);
    await expect(page.locator("#booking").getByRole("grid")).toBeInViewport();
  }
});
