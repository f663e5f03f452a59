import { expect, hydrated, test } from "./test.ts";

const retires = "/ask?q=How+do+we+keep+the+knowledge+of+someone+who+retires%3F";

/** Retries: the index is built after the server starts. */
async function openAnswered(page: import("@playwright/test").Page, url: string) {
  await expect(async () => {
    await page.goto(url);
    await expect(page.locator(".answer-list")).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test("a question is answered with quotations and their sources", async ({ page, checkAccessibility }) => {
  await openAnswered(page, retires);
  await page.goto("/ask");
  await hydrated(page);
  await page.locator("main").getByLabel("Your question").fill("How do we keep the knowledge of someone who retires?");
  await page.locator("main").getByRole("button", { name: "Ask" }).click();
  await expect(page).toHaveURL(/\/ask\?q=How/);
  const quotations = page.locator(".answer-list blockquote");
  await expect(quotations.first()).toContainText("“");
  await expect(page.getByText(/Quoted word for word from/)).toBeVisible();
  await expect(page.locator("main mark").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Related questions" })).toBeVisible();
  await checkAccessibility();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await checkAccessibility();
});

test("filters narrow the passages down, and a source leads to its paragraph", async ({ page }) => {
  await openAnswered(page, retires);
  await hydrated(page);
  await page
    .getByRole("navigation", { name: "Kind" })
    .getByRole("link", { name: /^Articles/ })
    .click();
  await expect(page).toHaveURL(/kind=article/);
  await expect(page.locator(".source-group").first()).toContainText("Article");
  await expect(page.locator(".source-group", { hasText: /^Episode \d/ })).toHaveCount(0);
  const group = page.locator(".source-group", { hasText: "What leaves with a retirement" }).first();
  const passage = group.locator("li").first();
  const text = (await passage.locator("p").textContent()) ?? "";
  await passage.locator(".source-at a").click();
  await expect(page).toHaveURL(/\/blog\/what-leaves-with-a-retirement/);
  const quoted = page.locator(".is-quoted");
  await expect(quoted).toContainText(text.slice(0, 40));
  await expect(quoted).toBeInViewport();
  await expect(quoted).toBeFocused();
});

test("a passage of an episode plays from its timestamp", async ({ page }) => {
  await openAnswered(page, "/ask?q=How+do+you+get+out+of+dispatchers+what+they+know");
  await hydrated(page);
  const play = page.getByRole("link", { name: /^Play Saying no to the second system from/ }).first();
  const shown = (await play.locator("[aria-hidden=true]").last().textContent()) ?? "0:00";
  const [minutes = 0, seconds = 0] = shown.split(":").map(Number);
  await play.click();
  const position = () => page.evaluate(() => document.querySelector("audio")?.currentTime ?? 0);
  await expect.poll(position).toBeGreaterThanOrEqual(minutes * 60 + seconds);
  await expect(page).toHaveURL(/\/ask\?q=/);
});

test("an unanswerable question gets a plain answer and a contact", async ({ page, checkAccessibility }) => {
  await openAnswered(page, retires);
  await page.goto("/ask?q=Which+bank+gives+the+best+loan%3F");
  await expect(page.getByText("Nothing here answers this.")).toBeVisible();
  await page.goto("/ask?q=How+much+does+the+customs+clerk+earn%3F");
  await expect(page.getByText(/Nothing here answers this\. These passages mention .*customs/)).toBeVisible();
  await expect(page.locator("blockquote")).toHaveCount(0);
  await expect(page.locator(".answer")).toHaveCount(0);
  await expect(page.locator(".mention-list li")).toHaveCount(3);
  await expect(page.getByRole("link", { name: "Send it to us" })).toHaveAttribute("href", "/contact");
  await checkAccessibility();
  await page.goto("/ask?q=what+is+it");
  await expect(page.getByText(/has no word that we could look for/)).toBeVisible();
});

test("the key / focuses the ask field on every page, and the menu has one", async ({ page }) => {
  await page.goto("/blog");
  await page.locator("body").press("Shift");
  await hydrated(page);
  await page.locator("body").press("/");
  await expect(page.locator("main [data-ask]")).toBeFocused();
  await page.goto("/about");
  await page.locator("body").press("Shift");
  await hydrated(page);
  await page.locator("body").press("/");
  await expect(page).toHaveURL(/\/ask$/);
  await expect(page.locator("main [data-ask]")).toBeFocused();
  await page.getByRole("button", { name: "Resources" }).click();
  const field = page.getByRole("search", { name: "Ask the archive, in the menu" }).getByLabel("Your question");
  await field.fill("second system");
  await field.press("ArrowLeft");
  await expect(field).toBeFocused();
  await field.press("Enter");
  await expect(page).toHaveURL(/\/ask\?q=second/);
  await page.goto("/episodes");
  await expect(page.locator("main").getByRole("search", { name: "Ask the archive" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a question is answered, and its source opens at the paragraph", async ({ page }) => {
    await openAnswered(page, retires);
    await page.goto("/ask");
    await page.locator("main").getByLabel("Your question").fill("How do we keep the knowledge of someone who retires?");
    await page.locator("main").getByRole("button", { name: "Ask" }).click();
    await expect(page.locator(".answer-list blockquote").first()).toBeVisible();
    const passage = page.locator(".source-group", { hasText: "What leaves with a retirement" }).locator("li").first();
    const text = (await passage.locator("p").textContent()) ?? "";
    await passage.locator(".source-at a").click();
    await expect(page.locator("main").getByText(text.slice(0, 40))).toBeVisible();
  });
});
