import type { Page } from "@playwright/test";
import { signIn } from "./administrator.ts";
import { receivedEmail } from "./support/received-email.ts";
import { expect, test } from "./test.ts";

const unique = (prefix: string) => `${prefix} ${Math.random().toString(36).slice(2, 8)}`;
const savedSelector = "[data-autosave='saved']";

async function startIssue(page: Page, subject: string): Promise<void> {
  await page.getByRole("button", { name: "New issue" }).click();
  await expect(page).toHaveURL(/\/admin\/newsletter\/\d+$/);
  await page.getByLabel("Subject", { exact: true }).fill(subject);
  await expect(page.locator(savedSelector)).toBeVisible();
}

const part = (page: Page, name: string) => page.getByRole("textbox", { name: `Text of ${name}`, exact: true });

test("an issue starts from a composed draft, is checked, previewed and sent as a test email", async ({
  page,
  checkAccessibility,
}) => {
  await signIn(page, "/admin/newsletter");
  await expect(page.getByRole("link", { name: "A farewell lunch and a handover folder" })).toBeVisible();
  await checkAccessibility();
  const subject = unique("Eleven people");
  await startIssue(page, subject);
  await expect(page.getByLabel("Heading of The case")).toHaveValue("The case");
  await expect(page.getByText(`${subject.length} characters. A phone shows about 40.`)).toBeVisible();
  const checks = page.locator("section", { has: page.getByRole("heading", { name: "Before sending" }) });
  await expect(checks).toContainText("“For Monday” is empty and is left out.");
  await part(page, "For Monday").fill("Put a sheet of paper on the busiest desk.");
  await part(page, "Opening").fill("A nurse wanted a form.");
  await expect(checks).not.toContainText("“For Monday” is empty");
  await page.getByLabel("Preview text", { exact: true }).fill("What one form cost.");
  await expect(checks).toContainText("Subject and preview text fit an inbox");

  await expect(page.getByRole("toolbar", { name: /^Tools/ })).toHaveAccessibleName("Tools for Text of Opening");
  await part(page, "For Monday").press("ControlOrMeta+a");
  await page.keyboard.press("Alt+F10");
  const tools = page.getByRole("toolbar", { name: "Tools for Text of For Monday", exact: true });
  await expect(tools.getByRole("button", { name: "Kind of block: Paragraph" })).toBeFocused();
  await tools.getByRole("button", { name: "Italic" }).click();
  await expect(part(page, "For Monday").locator("em")).toHaveText("Put a sheet of paper on the busiest desk.");
  await page.keyboard.press("Alt+F10");
  await page.keyboard.press("Escape");
  await expect(part(page, "For Monday")).toBeFocused();

  const down = page.getByRole("button", { name: "Move Opening down" });
  await down.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Opening is now part 2" })).toBeAttached();
  await expect(down).toBeFocused();
  await page.getByRole("button", { name: "Move Opening up" }).click();
  await expect(page.locator(savedSelector)).toBeVisible();

  const email = page.frameLocator("iframe[title='Email at desktop width, light']");
  await expect(email.getByRole("heading", { name: subject })).toBeVisible();
  await expect(email.getByText("Put a sheet of paper on the busiest desk.")).toBeVisible();
  await page.getByRole("button", { name: "Dark" }).click();
  await page.getByRole("button", { name: "Phone" }).click();
  const dark = page.frameLocator("iframe[title='Email at phone width, dark']");
  await expect(dark.locator("body")).toHaveCSS("background-color", "rgb(11, 20, 29)");
  await page.getByRole("button", { name: "Plain text" }).click();
  await expect(page.frameLocator("iframe[title='Email at phone width, plain text']").locator("body")).toContainText(
    "Hello Anna,",
  );
  await checkAccessibility();
  // The frame runs no scripts, so axe checks the email in a separate page.
  for (const scheme of ["light", "dark"]) {
    const [, id] = /newsletter\/(\d+)$/.exec(page.url()) ?? [];
    const emailPage = await page.context().newPage();
    await emailPage.goto(`/api/admin/issues/${id}/email?scheme=${scheme}`);
    await expect(emailPage.getByRole("heading", { name: subject })).toBeVisible();
    await checkAccessibility(emailPage, true);
    await emailPage.close();
  }

  const testAddress = page.getByLabel("Test email to");
  await testAddress.fill("nobody");
  await page.getByRole("button", { name: "Send test email" }).click();
  await expect(page.getByText("Enter an email address, such as name@example.com.")).toBeVisible();
  await testAddress.fill("proof@example.com");
  await page.getByRole("button", { name: "Send test email" }).click();
  await expect(page.getByText("A test email is on its way to proof@example.com")).toBeVisible();
  await expect
    .poll(async () => (await receivedEmail(`Test: ${subject}`))?.text ?? "")
    .toContain("A nurse wanted a form.");
  const received = await receivedEmail(`Test: ${subject}`);
  expect(received?.html).toContain("Put a sheet of paper on the busiest desk.");
  expect(received?.text?.replaceAll(/\s+/g, " ")).toContain("It does not report what you open or click.");
  expect(`${received?.html}${received?.text}`).not.toContain("%%");
});

test("the preview of an unsaved issue follows edits in another window", { tag: "@thorough" }, async ({
  page,
  context,
}) => {
  await signIn(page, "/admin/newsletter");
  const subject = unique("Followed");
  await startIssue(page, subject);
  const previewOpened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Preview as web page" }).click();
  const preview = await previewOpened;
  await expect(preview.getByRole("heading", { name: subject, level: 1 })).toBeVisible();
  await part(page, "Opening").fill("Words of this minute.");
  await expect(preview.getByText("Words of this minute.")).toBeVisible();
});

test("an edit conflict on an issue shows both texts, and keeps the other one as a version", {
  tag: "@thorough",
}, async ({ page, context }) => {
  await signIn(page, "/admin/newsletter");
  await startIssue(page, unique("Twice"));
  const otherWindow = await context.newPage();
  await otherWindow.goto(page.url());
  await part(otherWindow, "For Monday").fill("From the other window.");
  await otherWindow.getByRole("button", { name: "Save draft" }).click();
  await expect(otherWindow.getByText("Saved as a draft")).toBeVisible();
  await part(page, "For Monday").fill("From this window.");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("heading", { name: "This issue was changed in two places" })).toBeVisible();
  await page.getByRole("button", { name: "Take theirs" }).click();
  await expect(part(page, "For Monday")).toHaveText("From the other window.");
  await page.getByRole("button", { name: "Versions" }).click();
  const versions = page.getByRole("dialog", { name: "Versions" });
  await expect(versions.getByRole("listitem")).toHaveCount(3);
});

test("a scheduled issue shows its state, is sent without unsaved changes and is restored from the bin", {
  tag: "@thorough",
}, async ({ page, checkAccessibility }) => {
  await signIn(page, "/admin/newsletter");
  await startIssue(page, unique("Planned"));
  await part(page, "Opening").fill("A nurse wanted a form.");
  await expect(page.getByText("Usually Sunday at 8:00 AM in")).toBeVisible();
  const time = page.getByLabel("Send at");
  await time.fill("2020-01-01T10:00");
  await page.getByRole("button", { name: /^Schedule for/ }).click();
  await expect(time).toHaveAccessibleDescription(/This time has passed/);
  await expect(time).toBeFocused();
  await time.fill("2090-01-01T10:00");
  await expect(time).not.toHaveAttribute("aria-invalid");
  await page.getByRole("button", { name: /^Schedule for/ }).click();
  await expect(page.getByText("Everything is saved. It goes out at its time.")).toBeVisible();
  await expect(page.getByText("Nothing is sent until you say so.")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Save/ })).toHaveCount(0);

  await part(page, "Opening").fill("A nurse wanted two forms.");
  await expect(page.getByText("Until you save the changes, it goes out without them.")).toBeVisible();
  await expect(page.getByText("saved elsewhere")).toHaveCount(0);
  await checkAccessibility();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Everything is saved. It goes out at its time.")).toBeVisible();
  await page.getByRole("button", { name: "Unschedule" }).click();
  await expect(page.getByText("It is a draft again")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save draft" })).toBeVisible();

  const subject = await page.getByLabel("Subject", { exact: true }).inputValue();
  await page.getByLabel("Subject", { exact: true }).fill("");
  await page.getByRole("button", { name: /^Schedule for/ }).click();
  await expect(page.getByText("It cannot be sent yet. Write a subject.")).toBeVisible();
  await page.getByLabel("Subject", { exact: true }).fill(subject);
  await expect(page.locator(savedSelector)).toBeVisible();
  // The preview needs the stored issue, which is deleted below.
  const email = page.frameLocator("iframe[title='Email at desktop width, light']");
  await expect(email.getByRole("heading", { name: subject })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await checkAccessibility();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole("button", { name: "Move to bin" }).click();
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Subject", { exact: true })).toHaveValue(subject);
});

test("a sent issue shows its statistics and its page, which can be corrected", async ({ page }) => {
  await signIn(page, "/admin/newsletter");
  await page.getByRole("link", { name: "A farewell lunch and a handover folder" }).click();
  await expect(page.getByText("Opens and clicks are not tracked.")).toBeVisible();
  await expect(page.getByText("No emails of it were sent from here.")).toBeVisible();
  await expect(page.getByText("Composed from what was published this week.")).toHaveCount(0);
  const email = page.frameLocator("iframe[title='Email at desktop width, light']");
  await expect(email.getByText(/^The Sunday Review 45/)).toContainText("8 November 2026");
  const newTitle = unique("A question of the day");
  await part(page, "For your next meeting").fill(newTitle);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(async () => {
    await page.goto("/sunday-review/a-farewell-lunch-and-a-handover-folder");
    await expect(page.getByText(newTitle)).toBeVisible({ timeout: 500 });
  }).toPass();
});
