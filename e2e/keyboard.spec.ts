import { readFile } from "node:fs/promises";
import { emailTo, expect, linkIn, skipFillTime, test } from "./form-test.ts";
import { pressByKeyboard, tabTo, typeInto } from "./support/by-keyboard.ts";
import { sendForm } from "./support/send-form.ts";
import { hydrated } from "./test.ts";

// Pointer-free journeys: the focus must be visible at every tab stop.
test.beforeEach(({ page }) => skipFillTime(page));

test("subscribes to the newsletter, confirms and unsubscribes by keyboard alone", async ({ page, email }) => {
  await page.goto("/sunday-review");
  await hydrated(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /^Skip to/ })).toBeFocused();
  await page.keyboard.press("Enter");
  // Once hydrated, the router handles the link again and scrolls.
  await page.waitForLoadState("networkidle");
  const form = page.getByRole("region", { name: "Have it sent to you" });
  await typeInto(page, form.getByLabel("Email", { exact: true }), email);
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("One more click, in your inbox");
  await page.goto(linkIn(await emailTo(email, "Please confirm: The Sunday Review"), "/newsletter/confirm"));
  await pressByKeyboard(page, page.getByRole("button", { name: "Confirm subscription" }));
  await expect(heading).toHaveText("Welcome aboard");
  const welcome = await emailTo(email, "Welcome to The Sunday Review");
  await page.goto(linkIn(welcome, "/newsletter/preferences"));
  await hydrated(page);
  await pressByKeyboard(page, page.getByRole("link", { name: "Unsubscribe" }));
  await expect(heading).toHaveText("Unsubscribe?");
  await pressByKeyboard(page, page.getByRole("button", { name: "Unsubscribe" }));
  await expect(heading).toHaveText("You have unsubscribed");
});

test("corrects and sends a message with errors by keyboard alone", async ({ page, email }) => {
  await page.goto("/contact");
  await hydrated(page);
  const form = page.getByRole("region", { name: "Send Us a Message" });
  const address = form.getByLabel("Email", { exact: true });
  await typeInto(page, address, "maren at example");
  await typeInto(page, form.getByLabel("Message"), "Where do we begin?");
  await pressByKeyboard(page, form.getByRole("button", { name: "Send message" }));
  const name = form.getByLabel("Name");
  await expect(name).toBeFocused();
  await page.keyboard.type("Maren Ohlsen");
  const alert = form.getByRole("alert");
  await expect(alert).toContainText("like name@example.com");
  await tabTo(page, alert.getByRole("link", { name: /like name@example/ }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(address).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(email);
  await pressByKeyboard(page, form.getByRole("button", { name: "Send message" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your message has arrived");
  expect((await emailTo(email, "Message: Maren Ohlsen")).text).toContain("Where do we begin?");
});

test("searches the archive and opens a source at its paragraph by keyboard alone", async ({ page }) => {
  const question = "How do we keep the knowledge of someone who retires?";
  // The index is built after the server starts.
  await expect(async () => {
    await page.goto(`/ask?q=${encodeURIComponent(question)}`);
    await expect(page.locator(".answer-list")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.goto("/blog");
  await hydrated(page);
  await tabTo(page, page.locator("main [data-ask]"));
  await page.keyboard.type(question);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/ask\?q=How/);
  await expect(page.locator(".answer-list blockquote").first()).toBeVisible();
  await hydrated(page);
  const source = page.locator(".answer-source a").first();
  await tabTo(page, source);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/blog\/what-leaves-with-a-retirement/);
  const quotedParagraph = page.locator(".is-quoted");
  await expect(quotedParagraph).toBeFocused();
  await expect(quotedParagraph).toBeInViewport();
  await page.keyboard.press("Tab");
  const focused = page.locator(":focus");
  await expect(focused).toBeVisible();
  const isAfter = (element: Element, other: Element) =>
    Boolean(other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  const paragraph = await quotedParagraph.elementHandle();
  if (!paragraph) throw new Error("The quoted paragraph is missing.");
  expect(await focused.evaluate(isAfter, paragraph), (await focused.textContent()) ?? "").toBe(true);
});

test("a visitor requests, downloads and erases their data by keyboard alone", async ({ page, email }) => {
  await sendForm(page, "/contact", { form: "contact", name: "Maren Ohlsen", email, message: "Where do we begin?" });
  await page.goto("/privacy/my-data");
  await hydrated(page);
  await typeInto(page, page.getByLabel("Email", { exact: true }), email);
  await pressByKeyboard(page, page.getByRole("button", { name: "Send the link" }));
  await expect(page).toHaveURL("/thank-you/my-data");
  await page.goto(linkIn(await emailTo(email, "What we hold about you"), "/privacy/my-data/view"));
  await hydrated(page);
  const download = page.waitForEvent("download");
  await pressByKeyboard(page, page.getByRole("button", { name: "Download my data" }));
  expect(await readFile(await (await download).path(), "utf8")).toContain("Where do we begin?");
  await pressByKeyboard(page, page.getByRole("checkbox"), "Space");
  await expect(page.getByRole("checkbox")).toBeChecked();
  await pressByKeyboard(page, page.getByRole("button", { name: "Erase my data" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Everything is erased");
});

test("books and cancels a call by keyboard alone", async ({ page, email }) => {
  await page.goto("/strategy-call");
  await hydrated(page);
  await pressByKeyboard(page, page.getByRole("link", { name: "All times" }));
  await expect(page.getByRole("region", { name: /^Free times on/ })).toBeVisible();
  await tabTo(page, page.getByRole("grid").locator('[tabindex="0"]'));
  await page.keyboard.press("PageDown");
  await expect(page.locator('.month-day[aria-disabled="false"]').first()).toBeVisible();
  const isFree = () => page.evaluate(() => document.activeElement?.getAttribute("aria-disabled") === "false");
  for (let days = 0; days < 31 && !(await isFree()); days++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const times = page.getByRole("region", { name: /^Free times on/ }).getByRole("button");
  await pressByKeyboard(page, times.first());
  await expect(page.getByRole("timer")).toBeVisible();
  await typeInto(page, page.getByLabel("Name", { exact: true }), "Maren Ohlsen");
  await typeInto(page, page.getByLabel("Email", { exact: true }), email);
  await pressByKeyboard(page, page.getByRole("button", { name: "Book this time" }));
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Your conversation is booked");
  await hydrated(page);
  await pressByKeyboard(page, page.locator("summary", { hasText: "Cancel it altogether" }));
  await pressByKeyboard(page, page.getByRole("button", { name: "Cancel this conversation" }));
  await expect(heading).toHaveText("This conversation is cancelled");
});
