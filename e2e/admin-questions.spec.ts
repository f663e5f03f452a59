import { signIn } from "./administrator.ts";
import { expect, hydrated, test } from "./test.ts";

test("lists questions without their askers, pins an answer and starts an article from a question", async ({
  page,
  checkAccessibility,
}) => {
  const word = `zarquon${Date.now().toString(36).replaceAll(/\d/g, "x")}`;
  // Two words that no article contains, whatever other journeys have written.
  const question = (address: string) => `Is a ${word} a squorn${word}? ${address}`;
  await page.goto("/ask");
  await hydrated(page);
  await page.locator("main").getByLabel("Your question").fill(question("me@example.com"));
  await page.locator("main").getByRole("button", { name: "Ask" }).click();
  await expect(page.getByText("Nothing here answers this.")).toBeVisible();
  await signIn(page, "/admin/questions");
  await page.getByRole("searchbox").fill(word);
  const row = page.getByRole("row").filter({ hasText: word });
  await expect(row).toContainText(question("[email]"));
  await expect(row.getByRole("cell", { name: "No", exact: true })).toBeVisible();
  await checkAccessibility();
  await row.getByRole("button", { name: /Pin an answer/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Find the passage by its words").fill("second system Henrike Voss");
  await dialog.getByRole("button", { name: "Find passages" }).click();
  await dialog
    .getByRole("radio", { name: /Saying no to the second system/ })
    .first()
    .check();
  await checkAccessibility();
  await dialog.getByRole("button", { name: "Pin this answer" }).click();
  await expect(row).toContainText("Pinned: Saying no to the second system");
  await page.goto(`/ask?q=${encodeURIComponent(question("me@example.com"))}`);
  await expect(page.locator(".answer-source").first()).toContainText("Saying no to the second system");
  await page.goto("/admin/questions");
  await page.getByRole("button", { name: "Words …" }).click();
  const searchField = dialog.getByLabel("Words");
  await expect(searchField).toHaveValue(/^handoff = handover$/m);
  await searchField.fill(`${await searchField.inputValue()}\ntwo words = ${word}`);
  await dialog.getByRole("button", { name: "Save words" }).click();
  await expect(dialog.getByText(/Line \d+ has no single word/)).toBeVisible();
  await searchField.fill((await searchField.inputValue()).replace("two words", `mast${word}`));
  await checkAccessibility();
  await dialog.getByRole("button", { name: "Save words" }).click();
  await expect(page.getByText("Words saved")).toBeVisible();
  await page.goto("/admin/questions");
  await page.getByRole("searchbox").fill(word);
  await row.getByRole("button", { name: /Write an article/ }).click();
  await expect(page).toHaveURL(/\/admin\/articles\/\d+$/);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(question("[email]"));
});
