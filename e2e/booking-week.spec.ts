import { administrator, signIn } from "./administrator.ts";
import { checkEveryLook } from "./support/every-look.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, test } from "./test.ts";

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite({ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password });
});
test.afterAll(() => site.close());

test("the owner sees a week as columns and on a phone as a list, by keyboard", async ({ page, checkAccessibility }) => {
  await signIn(page, `${site.origin}/admin/bookings/new`);
  await page.getByLabel("Conversation").selectOption({ index: 1 });
  const days = page.getByLabel("Day", { exact: true });
  await expect(days.getByRole("option", { name: "Choose a day" })).toBeAttached();
  // Two weeks ahead and more, so that its week is none of this one's neighbours' for sure.
  await days.selectOption({ index: 11 });
  await page.getByLabel("Time", { exact: true }).selectOption({ index: 1 });
  await page.getByRole("textbox", { name: "Name" }).fill("Maren Ohlsen");
  await page.getByLabel("Email").fill("maren@example.com");
  await page.locator("main").getByRole("button", { name: "Book it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /with Maren Ohlsen/ })).toBeVisible();
  const booked = page.url();

  await page.goto(`${site.origin}/admin/bookings`);
  await page.getByRole("link", { name: "Week" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Week" })).toBeVisible();
  const call = page.getByRole("link", { name: /Maren Ohlsen/ });
  const title = page.locator(".week-bar h2");
  const thisWeek = await title.textContent();
  await expect(page.locator('[aria-current="date"]')).toHaveCount(1);
  await expect(async () => {
    await page.keyboard.press("j");
    await expect(call).toBeVisible({ timeout: 1000 });
  }).toPass();
  const itsWeek = await title.textContent();
  expect(itsWeek).not.toBe(thisWeek);
  await page.keyboard.press("k");
  await expect(call).toHaveCount(0);
  await page.keyboard.press("t");
  await expect(title).toHaveText(thisWeek ?? "");
  await expect(async () => {
    await page.getByRole("button", { name: "Next week" }).press("Enter");
    await expect(call).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(title).toHaveText(itsWeek ?? "");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(call).toBeVisible();
    await checkEveryLook(page, checkAccessibility);
  }

  const day = await page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) })
    .filter({ has: call })
    .getByRole("heading", { level: 3 })
    .textContent();
  const date = new Date(`${day?.replace(/^\w+,? /, "")} ${itsWeek?.match(/\d{4}$/)?.[0]} 12:00 UTC`);
  await page.goto(`${site.origin}/admin/availability`);
  await page.getByLabel("From", { exact: true }).fill(date.toISOString().slice(0, 10));
  await page.getByLabel("Reason").fill("At sea");
  await page.getByRole("button", { name: "Add days off" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Add|^Block/ })
    .click();
  await expect(page.getByRole("listitem").filter({ hasText: "At sea" })).toBeVisible();
  await page.goto(`${site.origin}/admin/bookings/week?day=${date.toISOString().slice(0, 10)}`);
  await expect(page.getByText("Off: At sea")).toBeVisible();
  await expect(page.getByText("you’re busy then")).toBeVisible();
  await checkEveryLook(page, checkAccessibility);
  await call.press("Enter");
  await expect(page).toHaveURL(booked);
});

test("an invalid day in the address is this week", async ({ page }) => {
  await signIn(page, `${site.origin}/admin/bookings`);
  await page.goto(`${site.origin}/admin/bookings/week?day=nonsense`);
  await expect(page.locator('[aria-current="date"]')).toHaveCount(1);
});
