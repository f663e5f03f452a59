import sharp from "sharp";
import { administrator, signIn } from "./administrator.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { sendForm } from "./support/send-form.ts";
import { expect, hydrated, test } from "./test.ts";

// Isolated site: settings apply to every page.
let site: OwnSite;
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  site = await startOwnSite({ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password });
});
test.afterAll(() => site.close());

test("a reply template from the settings is offered for a lead who asked for the eBook", async ({
  page,
  checkAccessibility,
}) => {
  await sendForm(page, `${site.origin}/ebook`, {
    form: "ebook",
    name: "Maren Ohlsen",
    email: "maren@example.com",
    industry: "healthcare",
  });
  await signIn(page, `${site.origin}/admin/leads`);
  await page.getByRole("link", { name: "Maren Ohlsen" }).click();
  const reply = page.getByRole("textbox", { name: "Your reply" });
  await expect(reply).toHaveValue(/^Hello Maren,\n\n“AI Knowledge Agents in Practice” should be in your inbox/);
  await checkAllAppearances(page, checkAccessibility);
  await page.getByRole("link", { name: "Edit the templates" }).click();
  await expect(page).toHaveURL(/\/admin\/settings#replies$/);

  const replies = page.getByRole("region", { name: "Reply templates" });
  await replies.getByRole("button", { name: "Add template" }).press("Enter");
  const name = replies.getByLabel("Name of the template").last();
  await expect(name).toBeFocused();
  await name.fill("About the eBook");
  await replies.getByLabel("Offered to").last().selectOption("A download");
  await replies.getByLabel("Text", { exact: true }).last().fill("Dear {surname}");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(replies.getByText("There is no field {surname}.")).toBeVisible();
  await replies.getByLabel("Text", { exact: true }).last().fill("Dear {first name},\n\nabout {what they asked for}:");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  await page.goBack();
  await page.getByLabel("Template", { exact: true }).selectOption("About the eBook");
  await expect(reply).toHaveValue("Dear Maren,\n\nabout “AI Knowledge Agents in Practice”:");
});

test("the owner chooses the show's directory categories from Apple’s list, and the feed has them at once", async ({
  page,
  checkAccessibility,
}) => {
  await signIn(page, `${site.origin}/admin/settings#podcast`);
  const directories = page.getByRole("region", { name: "Podcast directories" });
  await directories.getByLabel("Description of the show").fill("Notes from <b>ships</b>");
  await directories.getByLabel("Category", { exact: true }).selectOption("Technology");
  await directories.getByLabel("Explicit content").selectOption("Yes");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(directories.getByText("Plain text only")).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);
  await directories.getByLabel("Description of the show").fill("Notes from ships.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  const feed = await (await page.request.get(`${site.origin}/podcast/feed.xml`)).text();
  expect(feed).toContain("<description>Notes from ships.</description>");
  expect(feed).toContain('<itunes:category text="Technology"/>');
  expect(feed).toContain("<itunes:explicit>true</itunes:explicit>");
  await page.goto(`${site.origin}/podcast`);
  await expect(page.getByText("Notes from ships.")).toBeVisible();
});

test("replaces a picture under its URL, and restores the earlier one", { tag: "@thorough" }, async ({
  page,
  checkAccessibility,
}) => {
  const picture = async (background: string) =>
    sharp({ create: { width: 1200, height: 800, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const colour = async (url: string) => {
    const { channels } = await sharp(await (await page.request.get(url)).body()).stats();
    return channels.map(({ mean }) => Math.round(mean / 16)).join();
  };
  await signIn(page, `${site.origin}/admin/media`);
  await hydrated(page);
  const file = (buffer: Buffer) => ({ name: "desk.jpg", mimeType: "image/jpeg", buffer });
  await page.getByLabel("Files to upload").setInputFiles(file(await picture("#0b6e6e")));
  await page.getByRole("link", { name: "desk.jpg" }).click();
  const url = `${site.origin}${await page.locator("code").filter({ hasText: "/media/uploads/" }).innerText()}`;
  const before = await colour(url);
  await page.getByLabel("File to replace it with").setInputFiles(file(await picture("#c04a1a")));
  await expect(page.getByText("File replaced")).toBeVisible();
  expect(await colour(url)).not.toBe(before);
  await checkAllAppearances(page, checkAccessibility);
  await page
    .getByRole("button", { name: /^Restore the file replaced/ })
    .first()
    .press("Enter");
  await expect(page.getByText("Earlier file restored")).toBeVisible();
  expect(await colour(url)).toBe(before);
});

test("the category of an article is chosen from those in use", async ({ page }) => {
  await signIn(page, `${site.origin}/admin/articles/new`);
  const inUse = page.getByRole("group", { name: "Categories in use" });
  const healthcare = inUse.getByRole("button", { name: "Healthcare" });
  await healthcare.press("Enter");
  await expect(page.getByLabel("Category", { exact: true })).toHaveValue("Healthcare");
  await expect(healthcare).toHaveAttribute("aria-pressed", "true");
});

test("visitors get the owner’s own PDF of the eBook", async ({ page }) => {
  await signIn(page, `${site.origin}/admin/media`);
  await hydrated(page);
  const buffer = Buffer.from("%PDF-1.7 the owner's own book");
  await page.getByLabel("Files to upload").setInputFiles({ name: "own.pdf", mimeType: "application/pdf", buffer });
  await page.getByRole("link", { name: "own.pdf" }).click();
  const url = await page.locator("code").filter({ hasText: "/media/uploads/" }).innerText();
  await page.goto(`${site.origin}/admin/settings#downloads`);
  await page.getByLabel("PDF of the eBook").fill(url);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  const next = await sendForm(page, `${site.origin}/ebook`, { form: "ebook", email: "reader@example.com" });
  await page.goto(new URL(next, site.origin).href);
  const link = page.locator('a[href*="/downloads/ebook.pdf"]').first();
  const file = await page.request.get(new URL((await link.getAttribute("href")) ?? "", site.origin).href);
  expect(await file.text()).toContain("the owner's own book");
});
