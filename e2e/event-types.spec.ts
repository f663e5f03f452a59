import type { Page } from "@playwright/test";
import { administrator, signIn } from "./administrator.ts";
import { test } from "./form-test.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, hydrated, skipMinFillTime } from "./test.ts";

// Serial, on its own site: each test builds on the previous one's settings.
test.describe.configure({ mode: "serial" });

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite({ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password });
});
test.afterAll(() => site.close());

const card = (page: Page, name: string) =>
  page.locator("form").filter({ has: page.getByRole("button", { name: `Save ${name}` }) });

const expand = async (page: Page, ...names: string[]) => {
  for (const name of names) await page.locator("summary").filter({ hasText: name }).click();
};

test("gives an event type lengths, questions and hours by keyboard", async ({ page, checkAccessibility }) => {
  await signIn(page, `${site.origin}/admin/event-types`);
  await expect(page.locator("summary").filter({ hasText: "Demo" })).toHaveText(/30 minutes, by video\s*Can be booked/);
  await expand(page, "Demo", "Strategy call");
  const demo = card(page, "demo");
  await demo.getByLabel("Other durations (minutes)").fill("60, 3");
  await page.keyboard.press("Enter");
  await expect(page.getByText("whole minutes from 5 to 480")).toBeVisible();
  await demo.getByLabel("Other durations (minutes)").fill("60, 15");

  const add = demo.getByRole("button", { name: "Add question" });
  await add.focus();
  await page.keyboard.press("Enter");
  await demo.getByLabel("Question 1", { exact: true }).fill("How many people look things up?");
  await demo.getByLabel("An answer is required").check();
  await add.focus();
  await page.keyboard.press("Enter");
  await demo.getByLabel("Question 2", { exact: true }).fill("Where is it now?");
  await demo.getByLabel("Answer", { exact: true }).nth(1).selectOption({ label: "Choice" });
  await demo.getByLabel("Choices").fill("On paper");
  await demo.getByRole("button", { name: "Save demo" }).press("Enter");
  await expect(page.getByText("“Where is it now?” needs at least two choices")).toBeVisible();
  await demo.getByLabel("Choices").fill("On paper\nIn a wiki");
  await add.press("Enter");
  await demo.getByLabel("Question 3", { exact: true }).fill("May we record it?");
  await demo.getByLabel("Answer", { exact: true }).nth(2).selectOption({ label: "Yes or no" });
  await demo.getByLabel("An answer is required").nth(2).check();
  await demo.getByRole("button", { name: "Move question 3 up" }).press("Enter");
  await expect(demo.getByLabel("Question 2", { exact: true })).toHaveValue("May we record it?");
  await checkAllAppearances(page, checkAccessibility);
  await demo.getByRole("button", { name: "Save demo" }).press("Enter");
  await expect(page.getByText("Demo saved")).toBeVisible();

  const call = card(page, "strategy call");
  await call.getByLabel("Custom hours").press("Space");
  for (const name of ["Tuesday", "Wednesday", "Thursday", "Friday"])
    await call.getByRole("button", { name: new RegExp(`^Remove .* on ${name}$`) }).press("Enter");
  await checkAllAppearances(page, checkAccessibility);
  await call.getByRole("button", { name: "Save strategy call" }).press("Enter");
  await expect(page.getByText("Strategy call saved")).toBeVisible();
  await page.reload();
  await expand(page, "Demo", "Strategy call", "Interview");
  await expect(demo.getByLabel("Other durations (minutes)")).toHaveValue("15, 60");
  await expect(call.getByText("Closed")).toHaveCount(6);
  await expect(card(page, "interview").getByLabel("Other durations (minutes)")).toHaveCount(0);

  const list = await (await page.request.get(`${site.origin}/strategy-call?times=list`)).text();
  const weekday = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Berlin", weekday: "long" });
  const starts = Array.from(list.matchAll(/\?start=(\d+)/g), ([, start]) => weekday.format(Number(start)));
  expect([...new Set(starts)]).toEqual(["Monday"]);
});

test("lets a visitor choose a length and answer the event type's questions", async ({ page, checkAccessibility }) => {
  await page.goto(`${site.origin}/demo`);
  await hydrated(page);
  const section = page.locator("#booking");
  await section.scrollIntoViewIfNeeded();
  const times = section.getByRole("region", { name: /^Free times on/ }).getByRole("button");
  await expect(times.first()).toBeVisible();
  // A full day: late today only half an hour may be free.
  await section.getByRole("button", { name: "Next month" }).click();
  await expect(section.getByRole("grid")).toHaveAttribute("aria-busy", "false");
  await section.locator('.month-day[aria-disabled="false"]').nth(3).click();
  const short = await times.count();
  const hour = section.getByRole("radio", { name: "60 minutes" });
  await expect(section.getByRole("radio", { name: "30 minutes" })).toBeChecked();
  await section.getByRole("radio", { name: "30 minutes" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(hour).toBeChecked();
  await expect(hour).toBeFocused();
  await expect.poll(() => times.count()).toBeLessThan(short);
  await checkAllAppearances(page, checkAccessibility);
  await times.first().click();
  await expect(section.getByText("60 minutes, your time")).toBeVisible();

  await section.getByLabel("Name").fill("Maren Ohlsen");
  await section.getByLabel("Email").fill("maren@example.com");
  await section.getByRole("button", { name: "Book this time" }).click();
  await expect(section.getByText("2 answers need another look")).toBeVisible();
  const question = section.getByLabel("How many people look things up?");
  await expect(question).toBeFocused();
  await checkAllAppearances(page, checkAccessibility);
  await question.fill("Two hundred");
  await section.getByRole("group", { name: "May we record it?" }).getByLabel("No").check();
  await section.getByLabel("Where is it now?").selectOption("On paper");
  await skipMinFillTime(page);
  await section.getByRole("button", { name: "Book this time" }).click();
  await expect(page).toHaveURL(/\/booking\/[\w.-]+$/);
  await expect(page.getByText("60 minutes, until")).toBeVisible();

  const move = page.locator("#move");
  await move.scrollIntoViewIfNeeded();
  await expect(move.getByRole("region", { name: /^Free times on/ })).toBeVisible();
  await expect(move.getByRole("radio")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("offers lengths as links, and reports missing answers on the page", { tag: "@thorough" }, async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push("422");
    await page.goto(`${site.origin}/demo?times=list`);
    const section = page.locator("#booking");
    await section.getByRole("navigation", { name: "How long?" }).getByRole("link", { name: "60 minutes" }).click();
    await section.getByRole("listitem").nth(30).getByRole("link").first().click();
    await expect(section.getByText("60 minutes, in the time of")).toBeVisible();
    // Server-side validation, with the browser's switched off.
    await page.locator("#booking form").evaluate((form: HTMLFormElement) => form.setAttribute("novalidate", ""));
    await section.getByLabel("Name").fill("Sample Visitor");
    await section.getByLabel("Email").fill("visitor@example.com");
    await section.getByRole("button", { name: "Book this time" }).click();
    await expect(section.getByText("Choose yes or no.").first()).toBeVisible();
    await expect(section.getByLabel("Name")).toHaveValue("Sample Visitor");
    await section.getByLabel("How many people look things up?").fill("Ten");
    await section.getByRole("group", { name: "May we record it?" }).getByLabel("Yes").check();
    await section.getByRole("button", { name: "Book this time" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your conversation is booked");
    await expect(page.getByText("60 minutes, until")).toBeVisible();
  });
});

test("shows the owner the answers with the booking", async ({ page, checkAccessibility }) => {
  await signIn(page, `${site.origin}/admin/bookings`);
  await page.getByRole("row").filter({ hasText: "Maren Ohlsen" }).first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Answers" })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "Two hundred" })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: /^No$/ })).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);
});

test("adds a call by phone, which a visitor books with their number, and retires it", {
  tag: "@thorough",
}, async ({ page, expectedMessages, checkAccessibility }) => {
  expectedMessages.push("410");
  await signIn(page, `${site.origin}/admin/event-types`);
  await page.getByLabel("Name of the event type").fill("First call");
  await page.keyboard.press("Enter");
  const call = card(page, "first call");
  await expect(call.getByLabel("Name", { exact: true })).toBeFocused();
  await expect(call.getByLabel("Meeting link")).toBeVisible();
  await call.getByLabel("Takes place").selectOption({ label: "By phone" });
  await call.getByLabel("Description").fill("Ten minutes on what you have.");
  await call.getByLabel("Bookable").check();
  await checkAllAppearances(page, checkAccessibility);
  await call.getByRole("button", { name: "Save first call" }).press("Enter");
  await expect(page.getByText("First call saved")).toBeVisible();
  await page.getByRole("button", { name: "Move First call up" }).press("Enter");
  await expect(page.getByText("First call is number 4 now")).toBeVisible();

  const path = `${site.origin}/book/first-call`;
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("First call");
  await checkAllAppearances(page, checkAccessibility);
  expect(await (await page.request.get(`${site.origin}/sitemap.xml`)).text()).toContain("/book/first-call<");
  await page.goto(`${path}?times=list`);
  const section = page.locator("#booking");
  await section.getByRole("listitem").nth(60).getByRole("link").first().click();
  await section.getByLabel("Name").fill("Sample Visitor");
  await section.getByLabel("Email").fill("caller@example.com");
  await skipMinFillTime(page);
  await section.getByRole("button", { name: "Book this time" }).click();
  await expect(section.getByText("Enter the phone number to call").first()).toBeVisible();
  await section.getByLabel("Phone number for the call").fill("+49 69 1234567");
  await section.getByRole("button", { name: "Book this time" }).click();
  await expect(page.getByText("We’ll call you on the number you gave us.")).toBeVisible();

  await page.goto(`${site.origin}/admin/event-types`);
  await expand(page, "First call");
  await page.getByRole("button", { name: "Retire First call …" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Retire" }).click();
  await expect(page.getByText("First call retired")).toBeVisible();
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(410);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No longer offered");
  await checkAllAppearances(page, checkAccessibility);
});
