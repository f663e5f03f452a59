import { expect, hydrated, test } from "./test.ts";

test("scrolls to the place of the form", async ({ page }) => {
  await page.goto("/sunday-review");
  await hydrated(page);
  await page.getByRole("link", { name: "Subscribe Now" }).click();
  await expect(page).toHaveURL("/sunday-review#subscribe");
  await expect(page.getByRole("heading", { name: "Have it sent to you" })).toBeInViewport();
});

test("shows three testimonials, all marked as samples", async ({ page }) => {
  await page.goto("/sunday-review");
  const readers = page.getByRole("region", { name: "What readers would write back" });
  await expect(readers.getByRole("figure")).toHaveCount(3);
  await expect(readers.getByText("Sample", { exact: true })).toHaveCount(3);
});

test("leads to the eBook, and from the questions to the contact page", async ({ page }) => {
  await page.goto("/sunday-review");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Get the free eBook" })).toHaveAttribute("href", "/ebook");
  const questions = main.getByRole("region", { name: "Before you give us your address" });
  await expect(questions.getByRole("link", { name: "Ask your question" })).toHaveAttribute("href", "/contact");
});

test("opens one question at a time", async ({ page }) => {
  await page.goto("/sunday-review");
  const questions = page.getByRole("region", { name: "Before you give us your address" });
  await expect(questions.getByText("Weekly on Sunday, in the morning.")).toBeVisible();
  await questions.getByText("How do I stop it?").click();
  await expect(questions.getByText("With one click: every issue carries")).toBeVisible();
  await expect(questions.getByText("Weekly on Sunday, in the morning.")).toBeHidden();
});

test("holds nothing that axe objects to", async ({ page, checkAccessibility }) => {
  await page.goto("/sunday-review");
  await checkAccessibility();
});
