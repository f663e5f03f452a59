import type { Page } from "@playwright/test";
import { signInByForm } from "./administrator.ts";
import { emailTo, expect, linkIn, skipFillTime, test } from "./form-test.ts";
import { matchesScreenReader, matchesScreenReaderWithout } from "./support/screen-reader-snapshot.ts";
import { sendForm } from "./support/send-form.ts";
import { hydrated } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

// Expected screen-reader output is in e2e/screen-reader, for review with every change (CONTRIBUTING.md).

const main = (page: Page) => page.getByRole("main");

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test("screen reader: from the home page to a booked conversation", async ({ page }) => {
  await skipFillTime(page);
  await open(page, "/");
  await expect(page.locator("body > *, #root > *").getByRole("link").first()).toHaveText("Skip to content");
  await matchesScreenReader(page.getByRole("banner"), "booking-1-header");
  await page.getByRole("button", { name: "Industries" }).click();
  await matchesScreenReader(page.getByRole("banner"), "booking-2-menu");
  await page.keyboard.press("Escape");
  await matchesScreenReader(main(page), "booking-3-home");
  await matchesScreenReader(page.getByRole("contentinfo"), "booking-4-footer");
  await main(page).getByRole("link", { name: "Schedule" }).first().click();
  await expect(page).toHaveURL(/strategy-call/);
  const card = page.locator("#booking");
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByRole("region", { name: /^Free times on/ })).toBeVisible();
  // Free days and times vary, and the time zone list is long.
  const next = main(page).getByRole("heading", { name: "The next free times" }).locator("..");
  await matchesScreenReaderWithout(main(page), card.or(next), "booking-5-page");
  const days = card.locator("tbody, option, li:nth-child(n + 2)");
  await matchesScreenReaderWithout(card, days, "booking-6-calendar");
  await card.getByRole("button", { name: "Next month" }).click();
  await expect(card.getByRole("grid")).toHaveAttribute("aria-busy", "false");
  await card.locator('.month-day[aria-disabled="false"]').nth(4).click();
  await card
    .getByRole("region", { name: /^Free times on/ })
    .getByRole("button")
    .first()
    .click();
  await expect(card.getByRole("timer")).toBeVisible();
  await matchesScreenReader(card, "booking-7-form");
  await card.getByLabel("Name").fill("Maren Ohlsen");
  await card.getByLabel("Email").fill("visitor@example.com");
  await card.getByLabel("What is it about?").fill("Where to begin");
  await card.getByRole("button", { name: "Book this time" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your conversation is booked");
  await matchesScreenReaderWithout(main(page), page.locator("#move"), "booking-8-booked");
});

test("screen reader: an article", async ({ page }) => {
  await open(page, "/blog");
  await matchesScreenReader(main(page), "article-1-list");
  await page.getByRole("article").first().getByRole("link").first().click();
  const related = page.getByRole("region", { name: "Related Articles" });
  await expect(related.getByRole("article").first()).toBeVisible();
  await matchesScreenReader(main(page), "article-2-page");
});

test("screen reader: a search of the blog", async ({ page }) => {
  await open(page, "/blog");
  await page.getByRole("searchbox", { name: "Search articles" }).fill("customs");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: 'Search Results: "customs"' })).toBeVisible();
  await matchesScreenReader(main(page), "search-1-results");
  await page.getByRole("searchbox", { name: "Search articles" }).fill("xylophone");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: 'Search Results: "xylophone"' })).toBeVisible();
  await matchesScreenReader(main(page), "search-2-nothing");
});

test("screen reader: an episode and its recording", { tag: "@thorough" }, async ({ page }) => {
  await open(page, "/episode/14");
  await matchesScreenReader(main(page), "episode-1-page");
  const play = page.getByRole("button", { name: "Play Saying no to the second system" }).first();
  await play.click();
  await expect(page.getByRole("complementary", { name: "Now playing" })).toBeVisible();
  await page.getByRole("button", { name: "Pause Saying no to the second system" }).first().click();
  await matchesScreenReader(page.getByRole("complementary", { name: "Now playing" }), "episode-2-bar");
  await matchesScreenReader(page.getByRole("region", { name: "Audio player" }), "episode-3-player");
});

test("screen reader: the newsletter, from the form to the confirmation", async ({ page, email }) => {
  await skipFillTime(page);
  await open(page, "/sunday-review");
  await matchesScreenReader(main(page), "newsletter-1-page");
  const form = page.getByRole("region", { name: "Have it sent to you" });
  await form.getByLabel("Email", { exact: true }).fill(email);
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more click, in your inbox");
  await matchesScreenReader(main(page), "newsletter-2-sent");
  await page.goto(linkIn(await emailTo(email, "Please confirm: The Sunday Review"), "/newsletter/confirm"));
  await matchesScreenReader(main(page), "newsletter-3-asked");
  await page.getByRole("button", { name: "Confirm subscription" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome aboard");
  await matchesScreenReader(main(page), "newsletter-4-confirmed");
});

test("screen reader: the contact form with an error", async ({ page }) => {
  await open(page, "/contact");
  await page.getByLabel("Email", { exact: true }).fill("not an email address");
  await page.getByRole("button", { name: "Send" }).click();
  await matchesScreenReader(main(page), "contact-1-errors");
});

test("screen reader: the calculator", async ({ page }) => {
  await open(page, "/roi-calculator");
  await matchesScreenReader(main(page), "calculator-1-example");
  await page.getByLabel("Industry").selectOption("Logistics");
  await page.getByRole("button", { name: "Calculate", exact: true }).click();
  await expect(page).toHaveURL(/industry=logistics/);
  await matchesScreenReader(main(page), "calculator-2-result");
});

test("screen reader: a question to the archive", { tag: "@thorough" }, async ({ page }) => {
  await expect(async () => {
    await page.goto("/ask?q=How+do+we+keep+the+knowledge+of+someone+who+retires%3F");
    await expect(page.locator(".answer-list")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await hydrated(page);
  await matchesScreenReader(main(page), "ask-1-answer");
});

test("screen reader: a person's data", { tag: "@thorough" }, async ({ page, email }) => {
  await sendForm(page, "/contact", { form: "contact", name: "Maren Ohlsen", email, message: "Where do we begin?" });
  await skipFillTime(page);
  await open(page, "/privacy/my-data");
  await matchesScreenReader(main(page), "my-data-1-page");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page).toHaveURL("/thank-you/my-data");
  await page.goto(linkIn(await emailTo(email, "What we hold about you"), "/privacy/my-data/view"));
  await expect(page.getByRole("region", { name: "What you sent us" })).toBeVisible();
  await matchesScreenReader(main(page), "my-data-2-view");
});

test("screen reader: the owner signs in and replies to a lead", async ({ page, email }) => {
  await sendForm(page, "/contact", { form: "contact", name: "Maren Ohlsen", email, message: "Where do we begin?" });
  await page.goto("/login");
  await matchesScreenReader(main(page), "owner-1-sign-in");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await matchesScreenReader(main(page), "owner-2-error");
  await signInByForm(page, "/admin");
  const waiting = main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "Reply to Maren Ohlsen" }) });
  await matchesScreenReader(waiting.first(), "owner-3-home");
  await page.goto(`/admin/leads?search=${email}`);
  await page.getByRole("link", { name: "Maren Ohlsen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Maren Ohlsen" })).toBeVisible();
  await matchesScreenReader(page.locator("form").filter({ hasText: "Send reply" }), "owner-4-reply");
});
