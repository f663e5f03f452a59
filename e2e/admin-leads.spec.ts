import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { signIn } from "./administrator.ts";
import { emailTo, expect, test } from "./form-test.ts";
import { typeInto } from "./support/by-keyboard.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { sendForm } from "./support/send-form.ts";
import { delayRequests } from "./test.ts";

const timelineOf = (page: Page) => page.locator("section", { has: page.getByRole("heading", { name: "Timeline" }) });

const leavePage = (page: Page) =>
  page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Calendar" }).click();

test("a lead is found, exported, annotated, deleted, restored and erased", async ({
  page,
  email,
  checkAccessibility,
}) => {
  await sendForm(page, "/contact", { form: "contact", name: "Maren Ohlsen", email, message: "=Where do we begin?" });
  await signIn(page, "/admin/leads");
  await expect(page.getByLabel("Search leads")).toBeVisible();
  await page.keyboard.press("f");
  await page.keyboard.type(email);
  await expect(page.getByRole("row")).toHaveCount(2);
  await checkAllAppearances(page, checkAccessibility);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("leads.csv");
  const exported = await readFile(await file.path(), "utf8");
  expect(exported).toContain(`Maren Ohlsen,${email}`);
  expect(exported).toContain("'=Where do we begin?,,New,/contact,");

  await page.goto(`/admin/leads?search=${"x".repeat(300)}`);
  await expect(page.getByText("Nothing matches.")).toBeVisible();
  await page.goto(`/admin/leads?search=${encodeURIComponent(email)}&page=9`);
  // Back doesn't return to the page past the end.
  await expect(page.getByRole("link", { name: "Maren Ohlsen" })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Nothing matches.")).toBeVisible();
  await page.goForward();
  await page.getByRole("link", { name: "Maren Ohlsen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Maren Ohlsen" })).toBeVisible();
  await expect(page.getByText("=Where do we begin?").first()).toBeVisible();
  await page.getByLabel("Status", { exact: true }).selectOption("In conversation");
  await page.getByLabel("Your notes").fill("Calls back on Monday");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Notes saved")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Your notes")).toHaveValue("Calls back on Monday");
  await expect(page.getByLabel("Status", { exact: true })).toHaveValue("conversation");
  await checkAllAppearances(page, checkAccessibility);

  await page.getByRole("button", { name: "Move to bin", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/leads$/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Restored")).toBeVisible();
  await page.goto(`/admin/leads?status=conversation&search=${email}`);
  await page.getByRole("link", { name: "Maren Ohlsen" }).click();
  await page.getByRole("button", { name: "Delete permanently …" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this lead permanently?" });
  await checkAccessibility();
  await dialog.getByRole("button", { name: "Delete permanently" }).click();
  await expect(page.getByText("Lead deleted permanently")).toBeVisible();
  await page.goto(`/admin/leads?search=${email}`);
  await expect(page.getByText("Nothing matches.")).toBeVisible();
  await checkAccessibility();
});

test("leaving unsaved notes asks for confirmation", { tag: "@thorough" }, async ({
  page,
  email,
  checkAccessibility,
}) => {
  await sendForm(page, "/contact", { form: "contact", name: "Maren Ohlsen", email, message: "Hello" });
  await signIn(page, `/admin/leads?search=${encodeURIComponent(email)}`);
  await page.getByRole("link", { name: "Maren Ohlsen" }).click();
  const notes = page.getByLabel("Your notes");
  await expect(notes).toHaveAccessibleDescription("Not public. Included if the person requests their data.");
  const url = page.url();
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });

  await notes.fill("Calls back on Monday");
  await leavePage(page);
  await expect(dialog).toContainText("You have not saved your notes.");
  await checkAllAppearances(page, checkAccessibility);
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(url);
  await page.goBack();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(url);
  await expect(notes).toHaveValue("Calls back on Monday");

  await page.getByRole("button", { name: "Move to bin", exact: true }).click();
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Save notes" }).click();
  await expect(page.getByText("Notes saved")).toBeVisible();
  await leavePage(page);
  await expect(page).toHaveURL(/\/admin\/bookings\/week/);

  await page.goto(url);
  await notes.fill("Something else");
  await leavePage(page);
  await dialog.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL(/\/admin\/bookings\/week/);
  await page.goto(url);
  await expect(notes).toHaveValue("Calls back on Monday");

  await notes.fill("Calls back on Tuesday");
  const otherWindow = await page.context().newPage();
  await otherWindow.goto(url);
  await otherWindow.getByLabel("Your notes").fill("Calls back on Monday at nine");
  await otherWindow.getByRole("button", { name: "Save notes" }).click();
  await expect(otherWindow.getByText("Notes saved")).toBeVisible();
  await otherWindow.close();
  await notes.press("ControlOrMeta+s");
  await expect(page.getByText("Other notes were saved while you were writing")).toBeVisible();
  await expect(page.locator("del")).toContainText("Monday at nine");
  await expect(notes).toHaveValue("Calls back on Tuesday");
  await checkAllAppearances(page, checkAccessibility);
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.getByText("Notes saved")).toBeVisible();
  await page.reload();
  await expect(notes).toHaveValue("Calls back on Tuesday");
});

test.describe("when the server rejects a change", () => {
  test.use({ expectedMessages: ["503", "Failed to load resource"] });

  test("an optimistic update is undone with a message", { tag: "@thorough" }, async ({ page, email }) => {
    await sendForm(page, "/contact", { form: "contact", name: "Maren Ohlsen", email, message: "Hello" });
    await signIn(page, `/admin/leads?search=${encodeURIComponent(email)}`);
    await page.getByRole("link", { name: "Maren Ohlsen" }).click();
    const state = page.getByLabel("Status", { exact: true });
    await expect(state).toHaveValue("new");
    await page.route("**/_serverFn/**", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 503, body: "" }) : route.continue(),
    );
    await state.selectOption("Proposal");
    await expect(page.getByText("The lead was not changed")).toBeVisible();
    await expect(state).toHaveValue("new");
  });
});

test("a lead gets a reply from Today, which appears on its timeline", { tag: "@thorough" }, async ({
  page,
  email,
  checkAccessibility,
}) => {
  test.setTimeout(120_000);
  const name = `Vera ${email.slice(0, 12)}`;
  await sendForm(page, "/contact", { form: "contact", name, email, message: "340 procedures and one printer." });
  await signIn(page, "/admin");
  await page.getByRole("link", { name: `Reply to ${name}` }).click();
  await expect(page.getByLabel("Subject")).toHaveValue("Re: 340 procedures and one printer.");
  await expect(page.getByRole("textbox", { name: "Your reply" })).toHaveValue(/^Hello Vera,.*\/strategy-call/s);
  await checkAllAppearances(page, checkAccessibility);
  const reply = page.getByRole("textbox", { name: "Your reply" });
  const prepared = await reply.inputValue();
  await reply.fill("");
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(reply).toBeFocused();
  await expect(reply).toHaveAccessibleDescription(/^Write a reply first/);
  await reply.fill(prepared);
  const release = await delayRequests(page, "**/_serverFn/**");
  await page.getByRole("button", { name: "Send reply" }).click();
  await reply.fill("One more thing");
  release();
  await expect(page.getByText(`Reply to ${name} sent`)).toBeVisible();
  await expect(page.getByLabel("Status", { exact: true })).toHaveValue("conversation");
  await expect(reply).toHaveValue("One more thing");
  await reply.fill("");
  const timeline = timelineOf(page);
  await expect(timeline.getByText("You replied: Re: 340 procedures")).toBeVisible();
  const replyEmail = await emailTo(email, "Re: 340 procedures and one printer.");
  expect(replyEmail.text).toContain("Hello Vera,");
  expect(replyEmail.text).toContain("340 procedures and one printer.");

  await page.getByRole("button", { name: "Tomorrow" }).click();
  await expect(page.getByLabel("Follow-up date")).not.toHaveValue("");
  await page.getByLabel("Follow-up date").fill("2026-01-05");
  await page.reload();
  await expect(page.getByLabel("Follow-up date")).toHaveValue("2026-01-05");
  await page.goto("/admin");
  await page.getByRole("link", { name: `Open the lead of ${name}` }).click();
  await page.getByRole("button", { name: "No follow-up" }).click();
  await expect(page.getByLabel("Follow-up date")).toHaveValue("");
});

test("the owner enters a caller as a lead by keyboard alone", async ({ page, email, checkAccessibility }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "/admin/leads");
  await expect(page.getByLabel("Search leads")).toBeVisible();
  await page.keyboard.press("n");
  await typeInto(page, page.getByLabel("Name", { exact: true }), "Jonas Feld");
  await page.keyboard.press("Tab");
  await page.keyboard.type("no address");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter an email address such as anna@example.com.")).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);
  await page.keyboard.press("ControlOrMeta+a");
  await typeInto(page, page.getByLabel("Email", { exact: true }), email);
  await typeInto(page, page.getByLabel("Source"), "Met at the quality conference");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Jonas Feld" })).toBeVisible();
  await expect(timelineOf(page).getByText("Met at the quality conference")).toBeVisible();
});
