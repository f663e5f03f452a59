import type { Page } from "@playwright/test";
import { signIn } from "./administrator.ts";
import { expect, test } from "./form-test.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { receivedEmail } from "./support/received-email.ts";

async function importReaders(page: Page, emails: readonly string[]): Promise<void> {
  await page.goto("/admin/subscribers/import");
  const rows = emails.map((email, index) => `${email},Reader ${index},2026-03-04 10:00:00`);
  const text = ["email,name,created_at", ...rows, "nobody,Nobody,", ""].join("\n");
  await page
    .getByLabel("CSV file")
    .setInputFiles({ name: "readers.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await expect(page.getByText("This isn’t an email address.").first()).toBeVisible();
  await page.getByLabel("How they agreed").fill("The form of our earlier site, confirmed by email.");
  await expect(page.getByText(`${emails.length} subscribers at once`)).toBeVisible();
  const reasons = page.getByRole("list", { name: "Import preview, with reasons" }).getByRole("listitem");
  await expect(reasons.filter({ hasText: "This isn’t an email address." })).toContainText("1 row");
  await page.getByRole("button", { name: `Import ${emails.length} rows` }).click();
  await expect(page.getByText("Name the source")).toBeVisible();
  await expect(page.getByLabel("Source")).toBeFocused();
  await page.getByLabel("Source").fill("Earlier site");
  await page.getByRole("button", { name: `Import ${emails.length} rows` }).click();
  await expect(page.getByRole("status").filter({ hasText: `${emails.length} new subscribers` })).toBeVisible();
}

test("imports readers; sends, pauses and resumes an issue; unsubscribes through the link in the email", async ({
  page,
  email,
  checkAccessibility,
}) => {
  const subject = `On its way ${email.slice(8, 16)}`;
  const otherEmails = Array.from({ length: 60 }, (_, index) => `other-${index}-${email}`);
  await signIn(page, "/admin/subscribers");
  await page.getByRole("link", { name: "Import …" }).click();
  await checkAllAppearances(page, checkAccessibility);
  await importReaders(page, [email, ...otherEmails]);
  await checkAccessibility();

  await page.goto("/admin/newsletter");
  await page.getByRole("button", { name: "New issue" }).click();
  await page.getByLabel("Subject", { exact: true }).fill(subject);
  await page.getByRole("textbox", { name: "Text of Opening", exact: true }).fill("A nurse wanted a form.");
  await expect(page.locator("[data-autosave='saved']")).toBeVisible();
  await page.getByRole("button", { name: /^Schedule for/ }).click();
  await expect(page.getByRole("button", { name: "Unschedule" })).toBeVisible();
  await page.getByRole("button", { name: "Send now" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send now" }).click();

  const dispatch = page.getByRole("region", { name: "Sending" });
  await expect(dispatch.getByRole("heading", { level: 2 })).toContainText("on its way");
  await expect(dispatch.getByText("No mail server is set")).toBeVisible();
  await dispatch.getByRole("button", { name: "Pause" }).click();
  await expect(dispatch.getByRole("heading", { level: 2 })).toContainText("paused");
  await checkAllAppearances(page, checkAccessibility);
  await dispatch.getByRole("button", { name: /^Change rate/ }).click();
  await page.getByLabel("Emails per minute").fill("0");
  await page.getByRole("button", { name: "Save rate" }).click();
  await expect(page.getByText("Enter a whole number from 1 to 6,000.")).toBeVisible();
  await page.getByLabel("Emails per minute").fill("6000");
  await page.getByRole("button", { name: "Save rate" }).click();
  await expect(dispatch).toContainText("6,000 per minute");
  await dispatch.getByRole("button", { name: "Resume" }).click();
  await expect(dispatch.getByRole("heading", { level: 2 })).toContainText("sent", { timeout: 60_000 });

  const received = await receivedEmail(subject, email);
  if (!received) throw new Error("the issue did not arrive");
  expect(received.text).toContain("Hello Reader 0,");
  expect(received.text).toContain("A nurse wanted a form.");
  const href = /https?:\/\/[^\s<]+(\/newsletter\/unsubscribe\?token=[^\s>]+)/.exec(received.text ?? "")?.[1] ?? "";
  await page.goto(href);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You have unsubscribed");
});
