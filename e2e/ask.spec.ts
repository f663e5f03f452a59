import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./test.ts";

const pinned = "How do we keep the knowledge of someone who retires?";
const handover = "/ask?q=What+does+a+shift+handover+lose%3F";

/** Retries: the index is built after the server starts. */
async function openWithAnswer(page: Page, url: string) {
  await expect(async () => {
    await page.goto(url);
    await expect(page.locator(".answer")).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test("answers a suggested question with the passage that the owner pinned, with its source", async ({
  page,
  checkAccessibility,
}) => {
  await openWithAnswer(page, handover);
  await page.goto("/ask");
  await hydrated(page);
  await expect(page.locator(".ask-suggestions").getByRole("listitem")).toHaveCount(3);
  await page.getByRole("link", { name: pinned }).click();
  await expect(page).toHaveURL(/\/ask\?q=How/);
  await expect(page.locator(".answer-list blockquote")).toContainText("“Nobody can list what they know.");
  await expect(page.locator(".answer-source")).toContainText("What leaves with a retirement");
  await checkAccessibility();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole("button", { name: "No", exact: true }).click();
  await expect(page.getByText("What isn’t answered yet is what we write next.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Yes", exact: true })).toHaveCount(0);
  await checkAccessibility();
});

test("shows the closest paragraphs under their titles, with links to their position", async ({
  page,
  checkAccessibility,
}) => {
  await openWithAnswer(page, handover);
  await hydrated(page);
  await expect(page.getByRole("heading", { name: "From the archive" })).toBeVisible();
  expect(await page.locator(".found-list > li").count()).toBeLessThanOrEqual(3);
  const first = page.locator(".found-list > li").first();
  await expect(first.locator("mark")).toHaveCount(1);
  await checkAccessibility();
  const text = (await first.locator("p").textContent()) ?? "";
  await first.getByRole("heading").getByRole("link").click();
  const quotedParagraph = page.locator(".is-quoted");
  await expect(quotedParagraph).toContainText(text.slice(0, 40));
  await expect(quotedParagraph).toBeInViewport();
  await expect(quotedParagraph).toBeFocused();
});

test("plays a passage of an episode from its timestamp", async ({ page }) => {
  await openWithAnswer(page, "/ask?q=second+system+Henrike+Voss");
  await hydrated(page);
  const play = page.getByRole("link", { name: /^Play Saying no to the second system from/ }).first();
  const timestamp = (await play.locator("[aria-hidden=true]").last().textContent()) ?? "0:00";
  const [minutes = 0, seconds = 0] = timestamp.split(":").map(Number);
  await play.click();
  const position = () => page.evaluate(() => document.querySelector("audio")?.currentTime ?? 0);
  await expect.poll(position).toBeGreaterThanOrEqual(minutes * 60 + seconds);
  await expect(page).toHaveURL(/\/ask\?q=/);
});

test("says when no answer was found, and links to the contact page", async ({ page, checkAccessibility }) => {
  await openWithAnswer(page, handover);
  await page.goto("/ask?q=Which+zarquon+eats+volcanoes%3F");
  await expect(page.getByText("Nothing here answers this.")).toBeVisible();
  await expect(page.locator(".answer")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Send it to us" })).toHaveAttribute("href", "/contact");
  await checkAccessibility();
  await page.goto("/ask?q=what+is+it");
  await expect(page.getByText(/has no word that we could look for/)).toBeVisible();
});

test("focuses the ask field when / is pressed on any page, and offers a second field in the menu", async ({ page }) => {
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

  test("answers a question, opens its source at the paragraph, and asks whether it helped", {
    tag: "@thorough",
  }, async ({ page }) => {
    await openWithAnswer(page, handover);
    await page.goto("/ask");
    await page.locator("main").getByLabel("Your question").fill(pinned);
    await page.locator("main").getByRole("button", { name: "Ask" }).click();
    const text = (await page.locator(".answer-list blockquote").textContent()) ?? "";
    await page.getByRole("button", { name: "Yes", exact: true }).click();
    await expect(page).toHaveURL(/#thanks$/);
    await expect(page.getByText("What isn’t answered yet is what we write next.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Yes", exact: true })).toBeHidden();
    await page.locator(".answer-source a").first().click();
    await expect(page.locator("main").getByText(text.slice(1, 40))).toBeVisible();
  });
});
