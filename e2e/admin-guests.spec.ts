import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { signIn } from "./administrator.ts";
import { emailTo, expect, linkIn, test } from "./form-test.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { sendForm } from "./support/send-form.ts";

const register = async (page: Page, name: string, email: string) =>
  sendForm(page, "/podcast-registration", {
    form: "registration",
    name,
    email,
    bio: "Runs a port.",
    expertise: "Tides and timetables",
    topics: "What nobody wrote down",
    links: "https://www.example.com/port",
    portrait: { name: "me.png", mimeType: "image/png", buffer: await readFile("public/icon-512.png") },
  });

test("a guest is accepted, signs and is named in an episode; publishing warns until the guest has signed", async ({
  page,
  email,
  context,
  checkAccessibility,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const name = `Sample Guest ${Date.now().toString(36)}`;
  await register(page, name, email);
  await signIn(page, "/admin");
  await page.getByRole("link", { name: `Accept or decline ${name}` }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goto("/admin/guests?status=registered");
  await page.getByLabel("Search guests").fill(email);
  await expect(page.getByRole("row")).toHaveCount(2);
  await checkAllAppearances(page, checkAccessibility);
  await page.getByRole("link", { name }).click();
  await expect(page.getByText("Runs a port.")).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);

  await page.getByRole("button", { name: "Accept …" }).click();
  const dialog = page.getByRole("dialog", { name: `Accept ${name}?` });
  await expect(dialog.getByLabel("Your words")).toHaveValue("We would like to have you on the show.");
  await dialog.getByLabel("Your words").fill("Your tides are just what we miss.");
  await checkAllAppearances(page, checkAccessibility);
  await dialog.getByRole("button", { name: "Accept and send" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Accept …" })).toBeHidden();
  const emailText = await emailTo(email, "Yes, let's talk");
  expect(emailText.text).toContain("Your tides are just what we miss.");
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const guestSpaceUrl = linkIn(emailText, "/guest-space/");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(guestSpaceUrl);
  await page.getByLabel("Your notes").fill("Prefers mornings");
  await page.getByRole("button", { name: "Save notes" }).click();
  await expect(page.getByText("Notes saved")).toBeVisible();

  await page.getByRole("link", { name: "Episodes" }).click();
  await expect(page.getByLabel("Search episodes")).toBeVisible();
  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { level: 1, name: "New episode" })).toBeVisible();
  await page.getByLabel("Title", { exact: true }).fill(`Tides ${Date.now().toString(36)}`);
  await page.getByLabel("Summary").fill("A conversation.");
  await page.getByRole("checkbox", { name }).check();
  await page.getByRole("button", { name: "Fill in from the registration …" }).click();
  const offer = page.getByRole("group", { name: `From the registration of ${name}` });
  await offer.getByRole("checkbox", { name: /^Links/ }).uncheck();
  await checkAccessibility();
  await offer.getByRole("button", { name: "Fill in" }).click();
  const notes = page.getByRole("textbox", { name: "Show notes" });
  await expect(notes).toContainText("Runs a port.");
  await expect(page.getByLabel("Guest", { exact: true })).toHaveValue(name);
  await page.getByText("Undo", { exact: true }).click();
  await expect(notes).not.toContainText("Runs a port.");
  await page.getByRole("button", { name: "Fill in from the registration …" }).click();
  await offer.getByRole("button", { name: "Fill in" }).click();
  await expect(page.getByLabel("Guest image", { exact: true })).toHaveValue(
    /^\/media\/uploads\/.+\/portrait-of-sample-guest-.+-512x512\.png$/,
  );
  await expect(notes).toContainText("Runs a port.");
  await expect(notes).toContainText("https://www.example.com/port");
  await expect(page.getByText(`No release: ${name}`)).toBeVisible();
  await expect(page.getByText(`${name} has not given permission to publish the audio. Wait until`)).toBeVisible();
  await checkAccessibility();
  await page.getByRole("button", { name: "Publish now" }).click();
  const warning = page.getByRole("dialog", { name: "Publish without a release?" });
  await expect(warning).toContainText(name);
  await checkAccessibility();
  await warning.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Save as draft" }).click();
  await expect(page).toHaveURL(/\/admin\/episodes\/\d+$/);
  await expect(page.getByRole("checkbox", { name })).toBeChecked();

  const wording = /name="wording" value="(\w+)"/.exec(await (await page.request.get(guestSpaceUrl)).text())?.[1] ?? "";
  const form = { form: "release", wording, audio: "yes", transcript: "yes", signature: name };
  expect(await sendForm(page, guestSpaceUrl, form)).toContain("#schedule");
  await page.reload();
  await expect(page.getByRole("checkbox", { name })).toBeChecked();
  await expect(page.locator("[data-head]").getByText("Release signed")).toHaveText(/^Release signed \d/);
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Published", { exact: true }).first()).toBeVisible();
  await expect(warning).toBeHidden();
  const episode = page.url();

  await page.goto(`/admin/guests?search=${email}`);
  await page.getByRole("link", { name }).click();
  await expect(page.getByText("Matches what is stored.")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Signed copy (PDF)" }).click();
  expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe("%PDF-");
  await page.getByText("The words that were signed").click();
  await expect(page.getByText("I take part in a conversation")).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);
  // A guest who is named by an episode can't be erased.
  await expect(page.getByRole("button", { name: "Delete permanently …" })).toBeHidden();

  await page.goto(episode);
  await page.getByRole("button", { name: "Move to bin" }).click();
  await expect(page).toHaveURL(/\/admin\/episodes$/);
});

test("declines, deletes, restores and erases a guest", { tag: "@thorough" }, async ({ page, email }) => {
  await register(page, "Another Guest", email);
  await signIn(page, `/admin/guests?search=${encodeURIComponent(email)}`);
  await page.getByRole("link", { name: "Another Guest" }).click();
  await page.getByRole("button", { name: "Decline …" }).click();
  const dialog = page.getByRole("dialog", { name: "Decline Another Guest?" });
  await dialog.getByLabel("Your words").fill(" ");
  await dialog.getByRole("button", { name: "Decline and send" }).click();
  await expect(dialog.getByLabel("Your words")).toHaveAccessibleDescription(/Write a sentence/);
  await dialog.getByLabel("Your words").fill("thank you, not this time.");
  await dialog.getByRole("button", { name: "Decline and send" }).click();
  expect((await emailTo(email, "About your registration")).text).toContain("thank you, not this time.");
  await expect(page.getByText("Declined", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Move to bin", exact: true }).click();
  await page.getByText("Undo", { exact: true }).click();
  await expect(page.getByText("Restored")).toBeVisible();
  await page.goto(`/admin/guests?search=${email}`);
  await page.getByRole("link", { name: "Another Guest" }).click();
  await page.getByRole("button", { name: "Delete permanently …" }).click();
  await page.getByRole("button", { name: "Delete permanently", exact: true }).click();
  await expect(page.getByText("Guest deleted permanently")).toBeVisible();
  await page.goto(`/admin/guests?search=${email}`);
  await expect(page.getByText("Nothing matches.")).toBeVisible();
});
