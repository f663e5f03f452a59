import { administrator, signIn } from "./administrator.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, test } from "./test.ts";

// Isolated site: these settings would move the times of other journeys.
test.describe.configure({ mode: "default" });

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite({ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password });
});
test.afterAll(() => site.close());

test("gives a booking its own place, and a reason when the owner cancels it", async ({ page, checkAccessibility }) => {
  await signIn(page, `${site.origin}/admin/bookings/new`);
  await page.getByLabel("Conversation").selectOption({ index: 1 });
  const days = page.getByLabel("Day", { exact: true });
  await expect(days.getByRole("option", { name: "Choose a day" })).toBeAttached();
  await days.selectOption({ index: 3 });
  await page.getByLabel("Time", { exact: true }).selectOption({ index: 1 });
  await page.getByRole("textbox", { name: "Name" }).fill("Maren Ohlsen");
  await page.getByLabel("Email").fill("maren@example.com");
  await page.locator("main").getByRole("button", { name: "Book it" }).click();
  await expect(page.getByRole("heading", { name: /with Maren Ohlsen/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Attendance" })).toHaveCount(0);

  const location = page.getByLabel("For this booking");
  await location.fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Save place" }).click();
  await expect(page.getByText("Begin a link with https://")).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);
  await location.fill("https://meet.example.com/room-7");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Meeting place saved")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "room-7" })).toBeVisible();

  await page.getByRole("button", { name: "Cancel booking …" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("I am ill.");
  const otherTab = await page.context().newPage();
  await otherTab.goto(page.url());
  await otherTab.getByRole("button", { name: "Cancel booking …" }).click();
  await checkAllAppearances(page, checkAccessibility);
  await dialog.getByRole("button", { name: "Cancel booking" }).click();
  await expect(page.getByText("Booking cancelled")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "I am ill." })).toBeVisible();
  await otherTab.getByRole("dialog").getByRole("button", { name: "Cancel booking" }).click();
  await expect(otherTab.getByText("The booking has since been cancelled.")).toBeVisible();
  await expect(otherTab.getByText("Booking cancelled")).toHaveCount(0);
  await otherTab.close();
  await page.goto(`${site.origin}/admin/bookings?view=cancelled`);
  await expect(page.getByRole("row").filter({ hasText: "Maren Ohlsen" })).toBeVisible();
});

test("adds public holidays and days off, and a calendar URL for subscribing to the bookings", async ({
  page,
  checkAccessibility,
}) => {
  await signIn(page, `${site.origin}/admin/availability`);
  const year = new Date().getFullYear() + 1;
  await page.getByLabel("From", { exact: true }).fill(`${year}-08-10`);
  await page.getByLabel("Until (optional)").fill(`${year}-08-01`);
  await page.getByLabel("Reason").fill("Summer");
  await page.getByRole("button", { name: "Add days off" }).click();
  await expect(page.getByText("The last day is before the first.")).toBeVisible();
  await page.getByLabel("Until (optional)").fill(`${year}-08-21`);
  await page.getByRole("button", { name: "Add days off" }).click();
  const summer = page.getByRole("listitem").filter({ hasText: "Summer" });
  await expect(summer).toHaveCount(1);
  await expect(summer).toContainText(/10.*21 August/);

  await page.getByText("Public holidays", { exact: true }).click();
  await page.getByLabel("Year").selectOption(String(year));
  await expect(page.getByLabel("Country").getByRole("option", { name: "Germany" })).toBeAttached();
  await page.getByLabel("Country").selectOption({ label: "Germany" });
  await page.getByLabel("State or region").selectOption({ label: "Bayern" });
  await expect(page.getByRole("listitem").filter({ hasText: "Epiphany" })).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);
  await page.getByRole("button", { name: /^Add \d+ holidays$/ }).click();
  await expect(page.getByText("Holidays added")).toBeVisible();
  await expect(page.getByText("have passed or are already off")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Remove: .* 6 January / })).toBeVisible();

  await page.getByLabel("Name of the calendar").fill("Private");
  await page.getByLabel("Private iCalendar URL").fill("webcal:calendar");
  await page.getByRole("button", { name: "Add calendar" }).click();
  await expect(page.getByText("it begins with https:// or webcal://")).toBeVisible();
  await page.getByLabel("Private iCalendar URL").fill("http://127.0.0.1:9/private.ics");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The calendar was not added. The host is not public.")).toBeVisible();

  await page.getByRole("button", { name: "Create calendar URL" }).click();
  const feedUrl = page.getByLabel("Calendar URL", { exact: true });
  await expect(feedUrl).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/);
  await checkAllAppearances(page, checkAccessibility);
  const { pathname } = new URL(await feedUrl.inputValue());
  const calendar = await page.request.get(site.origin + pathname);
  expect(calendar.status()).toBe(200);
  expect(await calendar.text()).toContain("BEGIN:VCALENDAR");
  await page.getByRole("button", { name: "Remove …" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove URL" }).click();
  await expect(page.getByText("Calendar URL removed")).toBeVisible();
  expect((await page.request.get(site.origin + pathname)).status()).toBe(404);
});

test("shows the week in columns on a desktop and as a list on a phone, by keyboard", async ({
  page,
  checkAccessibility,
}) => {
  await signIn(page, `${site.origin}/admin/bookings/new`);
  await page.getByLabel("Conversation").selectOption({ index: 1 });
  const days = page.getByLabel("Day", { exact: true });
  await expect(days.getByRole("option", { name: "Choose a day" })).toBeAttached();
  // More than two weeks ahead, outside the adjacent weeks.
  await days.selectOption({ index: 11 });
  await page.getByLabel("Time", { exact: true }).selectOption({ index: 1 });
  await page.getByRole("textbox", { name: "Name" }).fill("Maren Ohlsen");
  await page.getByLabel("Email").fill("maren@example.com");
  await page.locator("main").getByRole("button", { name: "Book it" }).click();
  await expect(page.getByRole("heading", { name: /with Maren Ohlsen/ })).toBeVisible();
  const bookingUrl = page.url();

  await page.goto(`${site.origin}/admin/bookings`);
  await page.locator("main").getByRole("link", { name: "Week" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Week" })).toBeVisible();
  const call = page.getByRole("link", { name: /Maren Ohlsen/ });
  const title = page.locator(".week-bar h2");
  const thisWeek = await title.textContent();
  await expect(page.locator('[aria-current="date"]')).toHaveCount(1);
  await expect(async () => {
    await page.keyboard.press("j");
    await expect(call).toBeVisible({ timeout: 1000 });
  }).toPass();
  const weekOfBooking = await title.textContent();
  expect(weekOfBooking).not.toBe(thisWeek);
  await page.keyboard.press("k");
  await expect(call).toHaveCount(0);
  await page.keyboard.press("t");
  await expect(title).toHaveText(thisWeek ?? "");
  await expect(async () => {
    await page.getByRole("button", { name: "Next week" }).press("Enter");
    await expect(call).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(title).toHaveText(weekOfBooking ?? "");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(call).toBeVisible();
    await checkAllAppearances(page, checkAccessibility);
  }

  const day = await page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) })
    .filter({ has: call })
    .getByRole("heading", { level: 3 })
    .textContent();
  const date = new Date(`${day?.replace(/^\w+,? /, "")} ${weekOfBooking?.match(/\d{4}$/)?.[0]} 12:00 UTC`);
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
  await expect(page.getByText("conflict")).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);
  await call.press("Enter");
  await expect(page).toHaveURL(bookingUrl);
  await page.goto(`${site.origin}/admin/bookings/week?day=nonsense`);
  await expect(page.locator('[aria-current="date"]')).toHaveCount(1);
});
