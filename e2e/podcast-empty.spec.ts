import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, test } from "./test.ts";

let site: OwnSite;

test.beforeAll(async () => {
  site = await startOwnSite({ SAMPLE_CONTENT: "none" });
});

test.afterAll(() => site.close());

test("an empty podcast says so and leads its owner to the first episode", { tag: "@thorough" }, async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`${site.origin}/podcast`);
  const latest = page.getByRole("region", { name: "Latest Episodes" });
  await expect(latest.getByRole("heading", { name: "No Episodes Found" })).toBeVisible();
  await expect(latest.getByRole("link", { name: "Add New Episode" })).toHaveAttribute("href", "/admin");
  await expect(page.getByRole("link", { name: "Play the latest" })).toHaveCount(0);
  await checkAccessibility();
  await page.getByRole("link", { name: "Browse Episodes" }).click();
  await expect(page.getByRole("heading", { name: "No Podcasts Found" })).toBeVisible();
  await expect(page.getByText("There are no podcast episodes available at the moment.")).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Search episodes" })).toHaveCount(0);
  await checkAccessibility();
});
