import { expect, hydrated, test } from "./test.ts";

test("the newsletter's page scrolls to its form, labels its samples, opens one question at a time and leads on", async ({
  page,
}) => {
  await page.goto("/sunday-review");
  await hydrated(page);
  await page.getByRole("link", { name: "Subscribe Now" }).click();
  await expect(page).toHaveURL("/sunday-review#subscribe");
  await expect(page.getByRole("heading", { name: "Have it sent to you" })).toBeInViewport();
  const replies = page.getByRole("region", { name: "What readers would write back" });
  await expect(replies.getByRole("figure")).toHaveCount(3);
  await expect(replies.getByText("Sample", { exact: true })).toHaveCount(3);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Get the free eBook" })).toHaveAttribute("href", "/ebook");
  const questions = main.getByRole("region", { name: "Before you give us your address" });
  await expect(questions.getByRole("link", { name: "Ask your question" })).toHaveAttribute("href", "/contact");
  await expect(questions.getByText("Weekly on Sunday, in the morning.")).toBeVisible();
  await questions.getByText("How do I stop it?").click();
  await expect(questions.getByText("With one click: every issue carries")).toBeVisible();
  await expect(questions.getByText("Weekly on Sunday, in the morning.")).toBeHidden();
});
