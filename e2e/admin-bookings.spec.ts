import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { administrator, signIn } from "./administrator.ts";
import { type EmailHost, startSmtpServer } from "./support/email-host.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, test } from "./test.ts";

// Isolated site: these settings would move the times of other journeys.
test.describe.configure({ mode: "default" });

let site: OwnSite;
let emailHost: EmailHost;
test.beforeAll(async () => {
  emailHost = await startSmtpServer();
  site = await startOwnSite({
    SMTP_URL: emailHost.url,
    MAIL_FROM: "hello@example.com",
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  });
});
test.afterAll(async () => {
  await site.close();
  await emailHost.close();
});

const enter = (page: Page, path: string) => signIn(page, site.origin + path);

async function chooseTime(page: Page, nth: number) {
  const days = page.getByLabel("Day", { exact: true });
  await expect(days.getByRole("option", { name: "Choose a day" })).toBeAttached();
  await days.selectOption({ index: nth });
  await page.getByLabel("Time", { exact: true }).selectOption({ index: 1 });
}

test("explains empty lists and offers a first step; supports keyboard shortcuts", { tag: "@thorough" }, async ({
  page,
  checkAccessibility,
}) => {
  await enter(page, "/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Nothing waits for you" })).toBeVisible();
  await expect(page.getByText("A good day to write.")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^The last/ })).toHaveCount(0);
  await expect(page.getByText("Your account has a password only")).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);
  for (const [screen, emptyText] of [
    ["leads", "No leads yet"],
    ["subscribers", "No subscribers yet"],
    ["guests", "No guests yet"],
    ["bookings", "No upcoming bookings"],
    ["media", "No files yet"],
    ["bin", "The bin is empty"],
    ["mails", "No emails yet"],
  ]) {
    await page.goto(`${site.origin}/admin/${screen}`);
    await expect(page.getByText(emptyText ?? "")).toBeVisible();
    if (screen !== "bookings") await expect(page.getByRole("searchbox")).toHaveCount(0);
  }
  await checkAccessibility();

  await page.goto(`${site.origin}/admin/articles`);
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  for (const key of ["/", "f", "n", "s", "?"])
    await expect(dialog.getByText(key, { exact: true }).first()).toBeVisible();
  await checkAccessibility();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("f");
  await expect(page.getByLabel("Search articles")).toBeFocused();
  // Shortcuts are off while typing.
  await page.keyboard.type("n?");
  await expect(page).toHaveURL(/search=n/);
});

test("books for a caller, reschedules and cancels the booking", async ({ page, checkAccessibility }) => {
  await enter(page, "/admin/bookings");
  await expect(page.getByText("No upcoming bookings")).toBeVisible();
  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { level: 1, name: "New booking" })).toBeVisible();
  const bookIt = page.locator("main").getByRole("button", { name: "Book it" });
  await page.getByLabel("Conversation").selectOption({ index: 1 });
  await bookIt.click();
  await expect(page.getByLabel("Day", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Day", { exact: true })).toHaveAccessibleDescription("Choose a day and a time.");
  await chooseTime(page, 2);
  await page.getByRole("textbox", { name: "Name" }).fill("Maren Ohlsen");
  const email = page.getByLabel("Email");
  await email.fill("maren@example");
  await bookIt.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription("Enter an email address such as anna@example.com.");
  await email.fill("maren@example.com");
  await checkAllAppearances(page, checkAccessibility);
  await bookIt.click();
  await expect(page.getByText("Booked", { exact: true }).first()).toBeVisible();
  await page.goto(`${site.origin}/admin/bookings`);
  await expect(page.getByRole("row")).toHaveCount(2);
  await checkAllAppearances(page, checkAccessibility);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain("Maren Ohlsen,maren@example.com");

  await page.locator("tbody").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Maren Ohlsen" })).toBeVisible();
  await chooseTime(page, 3);
  await page.getByRole("button", { name: "Reschedule", exact: true }).click();
  await expect(page.getByText("Rescheduled", { exact: true })).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);
  await page.getByRole("button", { name: "Cancel booking …" }).click();
  await checkAccessibility();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Keep booking" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Cancel", exact: true })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Cancel booking" }).click();
  await expect(page.getByText("Booking cancelled")).toBeVisible();
  await page.goto(`${site.origin}/admin/bookings?view=cancelled`);
  await expect(page.getByRole("row")).toHaveCount(2);
});

test("lists the bookings on a new day off before it is saved", { tag: "@thorough" }, async ({
  page,
  checkAccessibility,
}) => {
  await enter(page, "/admin/bookings/new");
  await page.getByLabel("Conversation").selectOption({ index: 1 });
  await chooseTime(page, 6);
  const dayLabel = await page.getByLabel("Day", { exact: true }).inputValue();
  const day = new Date(`${dayLabel.split(", ")[1]} UTC`).toISOString().slice(0, 10);
  await page.getByRole("textbox", { name: "Name" }).fill("Sample Visitor");
  await page.getByLabel("Email").fill("visitor@example.com");
  await page.locator("main").getByRole("button", { name: "Book it" }).click();
  await expect(page.getByRole("heading", { name: /with Sample Visitor/ })).toBeVisible();

  await page.goto(`${site.origin}/admin/availability`);
  const addDaysOff = page.getByRole("button", { name: "Add days off" });
  await page.getByLabel("From", { exact: true }).fill("2020-12-24");
  await addDaysOff.click();
  await expect(page.getByText("These days are over. Choose today or later.")).toBeVisible();
  await page.getByLabel("From", { exact: true }).fill(day);
  await page.getByLabel("Reason").fill("Travelling");
  await addDaysOff.click();
  const dialog = page.getByRole("dialog", { name: /is booked$/ });
  await expect(dialog).toContainText("1 booking on these days will stay.");
  await expect(dialog).toContainText("with Sample Visitor");
  await checkAllAppearances(page, checkAccessibility);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("listitem").filter({ hasText: "Travelling" })).toHaveCount(0);
  await expect(page.getByLabel("Reason")).toHaveValue("Travelling");
  await addDaysOff.click();
  await dialog.getByRole("button", { name: "Add days off anyway" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Travelling" })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: /^Remove: / }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Travelling" })).toHaveCount(0);
});

test.describe("an unknown path", () => {
  test.use({ expectedMessages: ["404"] });

  test("stays in the admin area's frame", { tag: "@thorough" }, async ({ page, checkAccessibility }) => {
    await enter(page, "/admin/nonsense");
    await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
    await expect(page.getByText("404", { exact: true })).toBeVisible();
    await expect(page.getByText("Sorry, the page you're looking for doesn't exist or has been moved.")).toBeVisible();
    await checkAllAppearances(page, checkAccessibility);
    const menu = page.getByRole("navigation", { name: "Admin" });
    await menu.getByRole("link", { name: "People" }).click();
    await menu.getByRole("link", { name: "Leads" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Leads" })).toBeVisible();
    await page.goto(`${site.origin}/admin/leads/1/nonsense`);
    await page.getByRole("link", { name: "Back to Today" }).click();
    await expect(page).toHaveURL(/\/admin$/);
    await page.goto(`${site.origin}/admin/leads/nonsense`);
    await expect(page.getByText("Lead not found")).toBeVisible();
  });
});

test("hours and event types saved in another window are not overwritten", { tag: "@thorough" }, async ({
  page,
  context,
}) => {
  const notice = (target: Page) => target.getByLabel("Minimum notice (hours)").first();
  const buffer = (target: Page) => target.getByLabel("Buffer after (minutes)").first();
  const thursday = (target: Page) => target.getByLabel("Thursday, from, line 1");
  const friday = (target: Page) => target.getByLabel("Friday, from, line 1");
  const other = await context.newPage();
  /** As when the owner comes back to the window. */
  const returnTo = (target: Page) => target.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));

  await enter(page, "/admin/availability");
  await thursday(page).fill("10:00");
  await other.goto(`${site.origin}/admin/availability`);
  await friday(other).fill("11:00");
  await other.getByRole("button", { name: "Save hours" }).click();
  await expect(other.getByText("Hours saved")).toBeVisible();
  await returnTo(page);
  await expect(friday(page)).toHaveValue("11:00");
  await expect(thursday(page)).toHaveValue("10:00");

  for (const target of [page, other]) {
    await target.goto(`${site.origin}/admin/event-types`, { waitUntil: "networkidle" });
    await target.getByText("Demo", { exact: true }).click();
  }
  await notice(page).fill("30");
  await buffer(other).fill("25");
  await other.getByRole("button", { name: "Save demo" }).click();
  await expect(other.getByText("Demo saved")).toBeVisible();
  await returnTo(page);
  await expect(buffer(page)).toHaveValue("25");
  await expect(notice(page)).toHaveValue("30");
});

test("applies changed hours, event types and days off to what visitors can book", async ({
  page,
  checkAccessibility,
}) => {
  await enter(page, "/admin/availability");
  const times = async () => {
    const list = await (await page.request.get(`${site.origin}/strategy-call?times=list`)).text();
    return new Set(Array.from(list.matchAll(/\?start=(\d+)/g), ([, start]) => Number(start)));
  };
  const before = await times();
  const first = Math.min(...before);
  await checkAllAppearances(page, checkAccessibility);

  const expand = (name: string) => page.locator("summary").filter({ hasText: name }).click();
  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Event types" }).click();
  await expand("Strategy call");
  const saveType = page.getByRole("button", { name: "Save strategy call" });
  const meetingLink = page.locator("form").filter({ has: saveType }).getByLabel("Meeting link");
  await meetingLink.fill("javascript:alert(1)");
  await saveType.click();
  await expect(meetingLink).toHaveAccessibleDescription(/^Begin a link with https:\/\//);
  await expect(meetingLink).toBeFocused();
  await meetingLink.fill("https://meet.example.com/room");
  await saveType.click();
  await expect(page.getByText(/ saved$/)).toBeVisible();
  await page.reload();
  await expand("Strategy call");
  await expect(meetingLink).toHaveValue("https://meet.example.com/room");

  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" }).format(first);
  await page.goto(`${site.origin}/admin/availability`);
  await page.getByLabel("From", { exact: true }).fill(day);
  await page.getByLabel("Reason").fill("At sea");
  await page.getByRole("button", { name: "Add days off" }).click();
  await expect(page.getByText("At sea")).toBeVisible();
  expect((await times()).has(first)).toBe(false);
  await page.getByRole("button", { name: /^Remove: / }).click();
  await expect(page.getByText("At sea")).toBeHidden();
  await expect.poll(async () => (await times()).has(first)).toBe(true);

  await page.getByRole("button", { name: "Add hours on Saturday" }).click();
  await page.getByLabel("Saturday, from, line 1").fill("12:00");
  await page.getByLabel("Saturday, until, line 1").fill("10:00");
  await page.getByRole("button", { name: "Save hours" }).click();
  await expect(page.getByText("choose an end after the start")).toBeVisible();
  await page.getByLabel("Saturday, until, line 1").fill("14:00");
  await page.getByRole("button", { name: "Save hours" }).click();
  await expect(page.getByText("Hours saved")).toBeVisible();
  const weekday = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Berlin", weekday: "long" });
  expect([...(await times())].some((start) => weekday.format(start) === "Saturday")).toBe(true);

  await page.goto(`${site.origin}/admin/event-types`);
  await expand("Demo");
  const demo = page.locator("form").filter({ has: page.getByRole("button", { name: "Save demo" }) });
  await demo.getByRole("checkbox", { name: "Bookable" }).uncheck();
  await page.getByRole("button", { name: "Save demo" }).click();
  await expect(page.getByText("Demo saved")).toBeVisible();
  expect(await (await page.request.get(`${site.origin}/demo?times=list`)).text()).not.toContain("?start=");
});

test("reports a failed email under Today, which the owner reads and sends again", async ({
  page,
  checkAccessibility,
}) => {
  emailHost.rejectRecipient("gone@example.com");
  await enter(page, "/admin/bookings/new");
  await page.getByLabel("Conversation").selectOption({ index: 1 });
  await chooseTime(page, 4);
  await page.getByRole("textbox", { name: "Name" }).fill("Somebody");
  await page.getByLabel("Email").fill("gone@example.com");
  await page.locator("main").getByRole("button", { name: "Book it" }).click();
  await expect(page.getByText("Booked", { exact: true }).first()).toBeVisible();
  await expect(async () => {
    await page.goto(`${site.origin}/admin`);
    await expect(page.getByText("1 email could not be sent")).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await checkAllAppearances(page, checkAccessibility);
  await page.goto(`${site.origin}/admin/mails?status=dead`);
  await expect(page).toHaveURL(/\/admin\/emails\?status=dead$/);
  await expect(page.getByRole("row")).toHaveCount(2);
  await checkAllAppearances(page, checkAccessibility);
  await page.goto(`${site.origin}/admin`);
  await page.getByRole("link", { name: /^See failed emails/ }).click();
  await expect(page.getByText(/No such mailbox here/)).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);
  const openTab = async () => {
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await expect(tab.getByRole("button", { name: "Send again" })).toBeVisible();
    return tab;
  };
  const [discarding, retrying] = [await openTab(), await openTab()];
  emailHost.rejectRecipient(undefined);
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("On its way again")).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("Sent", { exact: true }).first()).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await discarding.getByRole("button", { name: "Discard …" }).click();
  await discarding.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
  await expect(discarding.getByText("The email has since been sent or discarded.")).toBeVisible();
  await retrying.getByRole("button", { name: "Send again" }).click();
  await expect(retrying.getByText("The email has since changed.")).toBeVisible();
});

test("shows in the audit log who did what, with filters and an export", async ({ page, checkAccessibility }) => {
  await enter(page, "/admin/audit");
  await expect(page.getByRole("cell", { name: "Sent a failed email again" }).first()).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);
  await page.getByLabel("Everything").selectOption("Bookings");
  await expect(page).toHaveURL(/kind=booking/);
  await expect(page.getByRole("cell", { name: "Sent a failed email again" })).toHaveCount(0);
  await expect(page.getByRole("cell", { name: /^(?:Added|Rescheduled) a booking$/ }).first()).toBeVisible();
  await page.getByLabel("All actions").selectOption("Added a booking");
  await expect(page).toHaveURL(/action=booking\.add/);
  await expect(page.getByRole("cell", { name: "Added a booking" }).first()).toBeVisible();
  await expect(page.getByRole("cell", { name: "Rescheduled a booking" })).toHaveCount(0);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain(administrator.email);
});
