import { expect, test } from "./test.ts";
import { everyPublicPage } from "./unlisted-pages.ts";

// Forged links and missing pages answer with a 4xx status.
test.use({ javaScriptEnabled: false, expectedMessages: ["status of 4"] });

const missingParts = () => {
  const main = document.querySelector<HTMLElement>("main");
  if (!main) return ["main is missing"];
  const visible = (selector: string) =>
    Array.from(main.querySelectorAll<HTMLElement>(selector)).filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const unusable = visible("form").filter(
    (form) =>
      (form as HTMLFormElement).elements.length > 0 &&
      !form.querySelector("[type='submit'], button:not([type]), input[type='search']"),
  );
  return [
    ...(visible("h1").length === 1 ? [] : ["no heading is visible"]),
    ...(main.innerText.trim().length < 60 ? ["its text is missing"] : []),
    ...unusable.map(() => "a form cannot be sent"),
  ];
};

test("every public page has its text, and every form works, without JavaScript", async ({ page, request }) => {
  const faults: string[] = [];
  for (const path of await everyPublicPage(request)) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    faults.push(...(await page.evaluate(missingParts)).map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test("blog and episodes are searched, paged and opened without JavaScript", async ({ page }) => {
  await page.goto("/blog");
  await page.getByRole("searchbox", { name: "Search articles" }).fill("customs");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: 'Search Results: "customs"' })).toBeVisible();
  await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: /^All/ }).click();
  await page.goto("/blog");
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Related Articles" })).toBeVisible();
  await page.goto("/episodes");
  await page.getByRole("searchbox", { name: "Search episodes" }).fill("voss");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Showing 1 episode", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Saying no to the second system" }).click();
  await expect(page.getByRole("heading", { name: "Key Takeaways" })).toBeVisible();
});
