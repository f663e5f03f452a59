import { expect, hydrated, test } from "./test.ts";

const industries = [
  {
    path: "/services/healthcare",
    name: "Healthcare",
    claims: ["30% less admin overhead", "50% faster onboarding", "75% lower compliance risk"],
    calls: 4,
  },
  {
    path: "/services/logistics",
    name: "Logistics",
    claims: ["15% cost reduction", "40% faster onboarding", "35% inventory reduction"],
    calls: 4,
  },
  {
    path: "/services/financial",
    name: "Financial Services",
    claims: [
      "40% cut in compliance costs",
      "20% better advisor efficiency",
      "60% less time spent on regulatory research",
      "85% faster answers to client questions",
    ],
    calls: 4,
  },
];

for (const [index, { path, name, claims, calls }] of industries.entries()) {
  // They share a template.
  const tag = index === 0 ? [] : ["@thorough"];
  test(`${name}: the page has its sections in order and ends in the strategy call`, { tag }, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(page).toHaveTitle(`AI Knowledge Agents for ${name} - Your Name`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /AI knowledge agent/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toHaveText(`HomeIndustries${name}`);
    const labels = page.locator("main .mark");
    await expect(labels).toHaveText(["Why now", "In practice", "Results", "Roadmap", "Return", "Boundaries"]);
    const texts = (await page.locator(".figs > li").allInnerTexts()).map((text) => text.replace(/\s+/g, " "));
    expect(texts).toEqual(claims);
    await expect(page.locator(".course > li")).toHaveCount(3);
    await expect(page.locator(".cells > li")).toHaveCount(4);

    if (path === "/services/financial") {
      const first = page.getByRole("region", { name: "The rule behind every decision" });
      await first.getByRole("link", { name: "Calculate your ROI" }).click();
      await expect(page).toHaveURL(/\/roi-calculator$/);
      await page.goBack();
    } else {
      await page.getByRole("link", { name: "Work out your return" }).click();
      await expect(page).toHaveURL(/#calculator$/);
      await expect(page.getByRole("heading", { name: "Calculate Your AI Knowledge Agent ROI" })).toBeInViewport();
    }
    const links = page.locator('main a[href="/strategy-call"]');
    await expect(links).toHaveCount(calls);
    await links.first().click();
    await expect(page).toHaveURL(/\/strategy-call$/);
  });
}

test("breadcrumbs lead to the home page's industries, and manufacturing announces its content and leads home", async ({
  page,
}) => {
  await page.goto("/services/logistics");
  await hydrated(page);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Industries" }).click();
  await expect(page).toHaveURL(/\/#industries$/);
  await expect(page.getByRole("heading", { name: "Made for places" })).toBeInViewport();
  await page.goto("/services/manufacturing");
  await hydrated(page);
  await expect(page.getByText("Full content for manufacturing is coming.")).toBeVisible();
  await expect(page.getByRole("region", { name: "What an agent does" }).getByRole("heading", { level: 3 })).toHaveText([
    "Preserve technical knowledge",
    "Faster training and knowledge transfer",
    "Better efficiency and lower cost",
  ]);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/");
});
