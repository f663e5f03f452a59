import type { Locator, Page } from "@playwright/test";
import { test } from "./form-test.ts";
import { expect, hydrated, skipMinFillTime } from "./test.ts";

const section = (page: Page) => page.locator("#booking");

async function openCalendar(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByRole("grid")).toBeVisible();
  await expect(section(page).getByRole("region", { name: /^Free times on/ })).toBeVisible();
}

/** Journeys share one calendar, so each takes its own day: the nth with free slots. */
async function chooseDay(panel: Locator, nth: number) {
  const free = panel.locator('.month-day[aria-disabled="false"]');
  const days = await free.count();
  if (nth < days) return free.nth(nth).click();
  await panel.getByRole("button", { name: "Next month" }).click();
  await expect(panel.getByRole("grid")).toHaveAttribute("aria-busy", "false");
  await free.nth(nth - days).click();
}

const times = (page: Page) =>
  section(page)
    .getByRole("region", { name: /^Free times on/ })
    .getByRole("button");

async function fillIn(page: Page, name: string) {
  await section(page).getByLabel("Name").fill(name);
  // A second open booking with one email address needs a click in its email.
  await section(page).getByLabel("Email").fill(`${crypto.randomUUID()}@example.com`);
  await section(page).getByLabel("What is it about?").fill("Where to begin");
}

async function book(page: Page, path: string, nth: number) {
  await openCalendar(page, path);
  await chooseDay(section(page), nth);
  await times(page).first().click();
  await expect(section(page).getByRole("timer")).toHaveText(/^[45]:\d\d$/);
  await fillIn(page, "Sample Visitor");
  const day = await section(page).getByRole("heading", { level: 4 }).first().textContent();
  await section(page).getByRole("button", { name: "Choose another time" }).click();
  await expect(section(page).getByRole("region", { name: `Free times on ${day?.split(/, \d+:/)[0]}` })).toBeVisible();
  await times(page).nth(1).click();
  await expect(section(page).getByLabel("Name")).toHaveValue("Sample Visitor");
  await skipMinFillTime(page);
  await section(page).getByRole("button", { name: "Book this time" }).click();
  await expect(page).toHaveURL(/\/booking\/[\w.-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your conversation is booked");
}

test("books a strategy call, reschedules and cancels it", async ({ page, checkAccessibility }) => {
  // The page starts with the next three free times, in the visitor's time zone and format.
  await page.goto("/strategy-call");
  await hydrated(page);
  await expect(page.getByRole("heading", { name: "The next free times (Europe/Berlin)" })).toBeVisible();
  const first = page.getByRole("main").getByRole("link", { name: /^(Today|Tomorrow|\w{3} \d+ \w{3}) \d+:\d\d$/ });
  await expect(first).toHaveCount(3);
  const slotText = (await first.first().innerText()).split("\n").at(-1) ?? "";
  await first.first().click();
  await expect(section(page).getByRole("timer")).toHaveText(/^[45]:\d\d$/);
  await expect(section(page).getByRole("heading", { level: 4 }).first()).toContainText(slotText);
  await section(page).getByRole("button", { name: "Choose another time" }).click();
  await expect(section(page).getByRole("grid")).toBeVisible();
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" }).format(new Date());
  const visibleDays = await section(page)
    .locator(".month-day")
    .evaluateAll((days) => days.map((day) => (day as HTMLElement).dataset.day ?? ""));
  expect(visibleDays.filter((day) => day < today)).toEqual([]);

  await book(page, "/strategy-call", 2);
  const time = page.getByRole("main").locator("time");
  const before = await time.getAttribute("datetime");
  await checkAccessibility();
  // Opening the link changes nothing, even repeatedly and with query parameters.
  const link = page.url();
  await page.goto(`${link}?action=cancel`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your conversation is booked");
  await page.goto(link);
  await hydrated(page);

  const entry = await page.request.get(
    await page.getByRole("link", { name: "Add to your calendar" }).evaluate((a) => (a as HTMLAnchorElement).href),
  );
  expect(entry.headers()["content-type"]).toContain("text/calendar");
  expect(entry.headers()["cache-control"]).toBe("no-store");
  expect(await entry.text()).toContain("METHOD:REQUEST");

  const move = page.locator("#move");
  await move.scrollIntoViewIfNeeded();
  await expect(move.getByRole("region", { name: /^Free times on/ })).toBeVisible();
  await chooseDay(move, 3);
  await move
    .getByRole("region", { name: /^Free times on/ })
    .getByRole("button")
    .last()
    .click();
  await move.getByRole("button", { name: "Reschedule to this time" }).click();
  await expect(time).not.toHaveAttribute("datetime", before ?? "");

  await page.getByText("Cancel it altogether").click();
  await page.getByRole("button", { name: "Cancel this conversation" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This conversation is cancelled");
  await checkAccessibility();
});

test("supports the keyboard alone, any time zone and the smallest phone in the booking calendar", async ({
  page,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openCalendar(page, "/knowledge-audit");
  const zone = section(page).getByLabel(/^Times are shown in/);
  await expect(zone).toHaveValue("Europe/Berlin");
  const berlinTime = await times(page).first().textContent();
  await zone.selectOption({ label: "Asia/Kolkata" });
  await expect(section(page).getByText("(GMT+5:30)")).toBeVisible();
  expect(await times(page).first().textContent()).not.toBe(berlinTime);

  const grid = section(page).getByRole("grid");
  await grid.locator('[tabindex="0"]').focus();
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.day ?? "");
  const start = await focused();
  await page.keyboard.press("ArrowRight");
  const right = await focused();
  expect(Date.parse(right) - Date.parse(start)).toBe(86_400_000);
  await page.keyboard.press("ArrowDown");
  expect(Date.parse(await focused()) - Date.parse(right)).toBe(7 * 86_400_000);
  await page.keyboard.press("Home");
  expect(new Date(await focused()).getUTCDay()).toBe(1);
  await page.keyboard.press("End");
  expect(new Date(await focused()).getUTCDay()).toBe(0);
  const month = (await focused()).slice(0, 7);
  await page.keyboard.press("PageDown");
  expect((await focused()).slice(0, 7) > month).toBe(true);
  await page.keyboard.press("PageUp");
  expect((await focused()).slice(0, 7)).toBe(month);

  await checkAccessibility();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("rejects a slot taken meanwhile, with the next three free ones", { tag: "@thorough" }, async ({
  page,
  context,
}) => {
  await openCalendar(page, "/strategy-call");
  await chooseDay(section(page), 7);
  const slotText = (await times(page).nth(1).textContent()) ?? "";
  const otherPage = await context.newPage();
  await openCalendar(otherPage, "/strategy-call");
  await chooseDay(section(otherPage), 7);
  await times(otherPage).nth(1).click();
  await expect(section(otherPage).getByRole("timer")).toBeVisible();

  await times(page).nth(1).click();
  const rejection = section(page).getByRole("alert");
  await expect(rejection).toContainText(`${slotText} on`);
  await expect(rejection.getByRole("button")).toHaveCount(3);
  await rejection.getByRole("button").first().click();
  await expect(section(page).getByRole("timer")).toBeVisible();
});

test("limits a visitor to three holds, with advice on the fourth", { tag: "@thorough" }, async ({ page, context }) => {
  const pages = [page, await context.newPage(), await context.newPage(), await context.newPage()];
  for (const [index, visitor] of pages.entries()) {
    await openCalendar(visitor, "/demo");
    await chooseDay(section(visitor), 11 + index);
    await times(visitor).first().click();
    if (index < 3) await expect(section(visitor).getByRole("timer")).toBeVisible();
  }
  const [first, , , fourth] = pages;
  if (!first || !fourth) throw new Error("no pages");
  await expect(section(fourth).getByRole("alert")).toHaveText(
    "You already have three times on hold. Book one of them, or try again in five minutes.",
  );
  await section(first).getByRole("button", { name: "Choose another time" }).click();
  await expect(section(first).getByRole("grid")).toBeVisible();
  await times(fourth).first().click();
  await expect(section(fourth).getByRole("timer")).toBeVisible();
  await expect(section(fourth).getByRole("alert")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("books a conversation from a list, reschedules and cancels it", { tag: "@thorough" }, async ({ page }) => {
    await page.goto("/knowledge-audit");
    await page.getByRole("link", { name: "All free times as a list" }).click();
    await expect(page.getByText("All times are those of Europe/Berlin")).toBeVisible();
    await section(page).getByRole("listitem").nth(30).getByRole("link").first().click();
    await section(page).getByLabel("Name").fill("Sample Visitor");
    await section(page).getByLabel("Email").fill("plain-visitor@example.com");
    await section(page).getByRole("button", { name: "Book this time" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your conversation is booked");

    const time = page.getByRole("main").locator("time");
    const before = await time.getAttribute("datetime");
    await page.getByRole("link", { name: "All free times as a list" }).click();
    await page.locator("#move").getByRole("listitem").nth(33).getByRole("link").last().click();
    await page.getByRole("button", { name: "Reschedule to this time" }).click();
    await expect(time).not.toHaveAttribute("datetime", before ?? "");

    await page.getByText("Cancel it altogether").click();
    await page.getByRole("button", { name: "Cancel this conversation" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This conversation is cancelled");
  });
});
