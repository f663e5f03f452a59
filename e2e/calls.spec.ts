import { expect, hydrated, test } from "./test.ts";

const calls = [
  { path: "/knowledge-audit", next: "/demo" },
  { path: "/demo", next: "/knowledge-audit" },
  { path: "/strategy-call", next: "/roi-calculator" },
];

test("explains what each type of call includes and what happens next, and scrolls to its booking form", async ({
  page,
}) => {
  for (const { path, next } of calls) {
    await page.goto(path);
    await hydrated(page);
    const main = page.getByRole("main");
    const sectionIds = await main
      .locator("section[aria-labelledby]")
      .evaluateAll((sections) => sections.map(({ id }) => id));
    expect(sectionIds.filter(Boolean)).toEqual(["what-you-get", "what-happens-next", "booking"]);
    await expect(main.locator(`a[href="${next}"]`)).toBeVisible();
    await main.getByRole("link", { name: "All times" }).click();
    await expect(page).toHaveURL(`${path}#booking`);
    await expect(page.locator("#booking").getByRole("grid")).toBeInViewport();
  }
});

test("refetches the next free times only when a cached page is some minutes old", {
  tag: "@thorough",
}, async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => request.url().includes("fetchNextTimes") && requests.push(request.url()));
  const first = page
    .getByRole("main")
    .getByRole("link", { name: /^(Today|Tomorrow|\w{3} \d+ \w{3}) \d+:\d\d$/ })
    .first();
  const html = await (await page.goto("/demo"))?.text();
  await hydrated(page);
  await expect(first).toBeVisible();
  await page.waitForLoadState("networkidle");
  const renderedAt = Number(/asOf:(\d+)/.exec(html ?? "")?.[1]);
  expect(requests).toHaveLength(Date.now() - renderedAt > 290_000 ? 1 : 0);
  await page.clock.setFixedTime(renderedAt + 360_000);
  const response = page.waitForResponse(/fetchNextTimes/);
  await page.reload();
  await hydrated(page);
  expect((await response).ok()).toBe(true);
  await expect(first).toBeVisible();
});
