import sharp from "sharp";
import { administrator, signIn } from "./administrator.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { delayRequests, expect, test } from "./test.ts";

// Isolated site: settings apply to every page.
let site: OwnSite;
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  site = await startOwnSite({ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password });
});
test.afterAll(() => site.close());

test("keeps typed settings when a portrait is selected, and prevents deleting a picture in use", {
  tag: "@thorough",
}, async ({ page, checkAccessibility }) => {
  await signIn(page, `${site.origin}/admin/settings`);
  await page.getByLabel("Tagline").fill("Charts for working knowledge");
  await page.getByRole("button", { name: "Choose: Portrait" }).click();
  const library = page.getByRole("dialog", { name: "Image" });
  const buffer = await sharp({ create: { width: 960, height: 1200, channels: 3, background: "#0b6e6e" } })
    .jpeg()
    .toBuffer();
  await library.getByLabel("Image to upload").setInputFiles({ name: "owner.jpg", mimeType: "image/jpeg", buffer });
  await expect(library.getByLabel("URL of the image")).toHaveValue(/owner.*\.jpg$/);
  await library.getByLabel("Alternative text").fill("The owner at a desk");
  await library.getByLabel("Alternative text").press("Enter");
  await expect(library).toBeHidden();
  await expect(page.getByLabel("Tagline")).toHaveValue("Charts for working knowledge");
  await expect(page.getByLabel("Portrait", { exact: true })).toHaveValue(/^\/media\/uploads\/.*owner.*\.jpg$/);
  const release = await delayRequests(page, "**/_serverFn/**");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByLabel("Tagline").fill("Charts for working knowledge, and a pilot");
  release();
  await expect(page.getByText("Settings saved")).toBeVisible();
  await expect(page.getByText("1 change not saved.")).toBeVisible();
  await expect(page.getByLabel("Tagline")).toHaveValue("Charts for working knowledge, and a pilot");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("button", { name: "Save changes" })).toBeHidden();

  await page.goto(`${site.origin}/admin/pages/podcast#podcast`);
  await page.getByRole("button", { name: "Choose: Image: file" }).press("Enter");
  await library.getByTitle("owner.jpg").click();
  await library.getByRole("button", { name: "Choose image" }).click();
  await page.getByLabel("Image: description of the picture").fill("A desk by the water");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Everything is public.")).toBeVisible();
  await page.goto(`${site.origin}/podcast`);
  await expect(page.getByRole("img", { name: "A desk by the water" })).not.toHaveJSProperty("naturalWidth", 0);
  await checkAccessibility();

  await page.goto(`${site.origin}/admin/media`);
  await page.getByRole("link", { name: "owner.jpg" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: "Podcast", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Move to bin", exact: true })).toBeDisabled();
  await page.getByRole("main").getByRole("link", { name: "Profile", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/settings#you$/);
});

test("offers unsaved settings after a reload, compares, restores and discards them", async ({
  page,
  checkAccessibility,
}) => {
  await signIn(page, `${site.origin}/admin/settings`);
  const section = (name: string) =>
    page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name }).click();
  await section("Titles");
  await page.getByLabel("Podcast", { exact: true }).fill("The Night Desk");
  await section("Links");
  await page.getByRole("button", { name: "Add profile" }).click();
  await page.getByLabel("Name of the profile").last().fill("Mastodon");
  await expect(page.getByText("2 changes not saved.")).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  const offer = page.getByText("This browser has text that was not saved");
  await expect(offer).toBeVisible();
  await expect(page.getByText("2 parts differ")).toBeVisible();
  await page.getByRole("button", { name: "Compare" }).click();
  const comparison = page.getByRole("dialog", { name: "Text that was not saved" });
  await expect(comparison.getByRole("heading", { name: "Titles: Podcast" })).toBeVisible();
  await expect(comparison.locator("ins").filter({ hasText: "Mastodon" })).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);
  await comparison.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByLabel("Name of the profile").last()).toHaveValue("Mastodon");
  await section("Titles");
  await expect(page.getByLabel("Podcast", { exact: true })).toHaveValue("The Night Desk");
  await expect(page.getByText("2 changes not saved.")).toBeVisible();

  await page.reload();
  await expect(offer).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Discard changes" }).first().click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: "Titles" })).toBeVisible();
  await expect(offer).toBeHidden();
});

test("offers an unsaved legal text after a reload, and keeps what is typed during a save", {
  tag: "@thorough",
}, async ({ page }) => {
  await signIn(page, `${site.origin}/admin/settings`);
  await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Legal texts" }).click();
  const text = page.getByRole("textbox", { name: "Impressum" });
  await text.press("ControlOrMeta+End");
  await page.keyboard.type("Written before the reload.");
  await expect(page.getByRole("button", { name: "Save Impressum" })).toBeEnabled();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(text).toContainText("Written before the reload.");

  const save = page.getByRole("button", { name: "Save Impressum" });
  const release = await delayRequests(page, "**/_serverFn/**");
  await save.click();
  await text.press("ControlOrMeta+End");
  await page.keyboard.type(" Written during the save.");
  release();
  await expect(page.getByText("Impressum saved")).toBeVisible();
  await expect(text).toContainText("Written before the reload. Written during the save.");
  await expect(save).toBeEnabled();
});

test("compares conflicting settings, also on a phone, and keeps the discarded version under Versions", {
  tag: "@thorough",
}, async ({ page, context, checkAccessibility }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, `${site.origin}/admin/settings`);
  await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Titles" }).click();
  const [ownText, otherText] = ["Mine", "Theirs"];
  await page.getByLabel("Product", { exact: true }).fill(ownText);
  await page.getByLabel("Newsletter", { exact: true }).fill(ownText);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();

  const otherWindow = await context.newPage();
  await otherWindow.goto(`${site.origin}/admin/settings#names`);
  await otherWindow.getByLabel("Product", { exact: true }).fill(otherText);
  await otherWindow.getByRole("button", { name: "Save changes" }).click();
  await expect(otherWindow.getByText("Settings saved")).toBeVisible();
  await otherWindow.close();

  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "The settings were changed in two places" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Titles: Product" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Titles: Newsletter" })).toBeVisible();
  await checkAccessibility();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole("button", { name: "Decide later" }).click();
  await expect(page.getByText("The settings were saved elsewhere after you began")).toBeVisible();
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("button", { name: "Take theirs" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  await expect(page.getByLabel("Product", { exact: true })).toHaveValue(otherText);
  await expect(page.getByLabel("Newsletter", { exact: true })).not.toHaveValue(ownText);
  await expect(page.getByRole("button", { name: "Save changes" })).toBeHidden();
});

test("keeps unsaved hours, event types and mail server settings across a reload, except passwords", {
  tag: "@thorough",
}, async ({ page, checkAccessibility }) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await signIn(page, `${site.origin}/admin/event-types`);
  const type = page.locator("section").filter({ has: page.locator("summary h2").getByText("Demo", { exact: true }) });
  await type.locator("summary").click();
  await type.getByLabel("Meeting link").fill("https://meet.example/demo");
  await type.getByLabel("Daily limit").fill("3");
  await type.getByLabel("Bookable").uncheck();
  await page.reload();
  await expect(type.getByText("3 parts differ")).toBeVisible();
  await checkAccessibility();
  await type.getByRole("button", { name: "Restore" }).press("Enter");
  await expect(type.getByLabel("Meeting link")).toHaveValue("https://meet.example/demo");
  await expect(type.getByLabel("Daily limit")).toHaveValue("3");
  await expect(type.getByLabel("Bookable")).not.toBeChecked();
  await type.getByLabel("Custom hours").check();
  await type.getByLabel("Monday, from, line 1").fill("08:30");
  await type.getByRole("button", { name: "Save demo" }).click();
  await expect(page.getByText("Demo saved")).toBeVisible();
  await type.getByLabel("Daily limit").fill("4");
  await page.reload();
  await expect(type.getByText("One part differs")).toBeVisible();
  await type.getByRole("button", { name: "Restore" }).click();
  await type.getByRole("button", { name: "Add hours on Monday" }).click();
  await type.getByLabel("Monday, from, line 2").fill("18:15");
  await expect(type.getByLabel("Monday, from, line 1")).toHaveValue("08:30");

  await page.goto(`${site.origin}/admin/availability`);
  await page.getByLabel("Your time zone").selectOption("Europe/Lisbon");
  await page.reload();
  await expect(page.getByText("One part differs")).toBeVisible();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByLabel("Your time zone")).toHaveValue("Europe/Lisbon");

  await page.goto(`${site.origin}/admin/mail-server`);
  await page.getByLabel("Server", { exact: true }).fill("smtp.example.com");
  await page.getByLabel("Password of the mail server").fill("never kept");
  await page.reload();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByLabel("Server", { exact: true })).toHaveValue("smtp.example.com");
  await expect(page.getByLabel("Password of the mail server")).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("never kept");
});
