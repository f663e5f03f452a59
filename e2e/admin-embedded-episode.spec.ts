import type { Locator, Page } from "@playwright/test";
import { signIn } from "./administrator.ts";
import { articleText } from "./support/article-text.ts";
import { setDetail } from "./support/details.ts";
import { expect, hydrated, test } from "./test.ts";

// Sequential: an administrator's new articles share one draft.
test.describe.configure({ mode: "default" });

const episode = "Saying no to the second system";
const unique = (prefix: string) => `${prefix} ${Math.random().toString(36).slice(2, 8)}`;

const pasteText = (field: Locator, text: string) =>
  field.evaluate((element, text) => {
    const transfer = new DataTransfer();
    transfer.setData("text/plain", text);
    element.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: transfer }));
  }, text);

const isPaused = (page: Page) => page.locator("audio").evaluate((sound: HTMLAudioElement) => sound.paused);

test("an episode of the site pasted into an article plays there without asking for consent", async ({
  page,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "/admin/articles/new");
  await expect(page.getByLabel("Title", { exact: true })).toBeFocused();
  const title = unique("Heard within");
  await page.keyboard.type(title);
  await page.keyboard.press("Enter");
  await page.keyboard.type("With its episode.");
  const section = articleText(page);
  await section.click();
  await pasteText(section, new URL("/episode/14", page.url()).href);
  await expect(section.locator("figure[data-embed='/episode/14']")).toContainText(episode);
  await page.keyboard.type("Words below it.");
  await setDetail(page, "Category", "Logistics");
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("link", { name: /^View the public page/ })).toBeVisible();
  const slug = await page.getByLabel("Post URL", { exact: true }).inputValue();
  await expect.poll(async () => (await page.request.get(`/blog/${slug}`)).status()).toBe(200);

  await page.goto(`/blog/${slug}`);
  await hydrated(page);
  const figure = page.locator("figure[data-embed='/episode/14']");
  await expect(figure.getByRole("link", { name: episode })).toHaveAttribute("href", "/episode/14");
  const play = figure.getByRole("button", { name: `Play ${episode}` });
  await play.focus();
  await page.keyboard.press("Enter");
  await expect(figure.getByRole("button", { name: `Pause ${episode}` })).toBeVisible();
  await expect.poll(() => isPaused(page)).toBe(false);
  await expect(page.getByText("Not loaded yet")).toHaveCount(0);
  await checkAccessibility();
  await page.emulateMedia({ colorScheme: "dark" });
  await checkAccessibility();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.keyboard.press("Enter");
  await expect.poll(() => isPaused(page)).toBe(true);
});

test("inserts one of the site's episodes into an issue, which shows its card", { tag: "@thorough" }, async ({
  page,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 1440, height: 844 });
  await signIn(page, "/admin/newsletter");
  await page.getByRole("button", { name: "New issue" }).click();
  await expect(page).toHaveURL(/\/admin\/newsletter\/\d+$/);
  await page.getByLabel("Subject", { exact: true }).fill(unique("With an episode"));
  const part = page.getByRole("textbox", { name: "Text of For Monday", exact: true });
  await part.click();
  await page.keyboard.type("/epi");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Episode" });
  await dialog.getByLabel("URL").fill("https://youtu.be/aqz-KE-bpKQ");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Paste the URL of an episode of yours, such as /episode/12.")).toBeVisible();
  await checkAccessibility();
  await dialog.getByLabel("URL").fill("/episode/14");
  await page.keyboard.press("Enter");
  await expect(part.locator("figure")).toContainText(episode);
  await expect(page.locator("[data-autosave='saved']")).toBeVisible();
  const email = page.frameLocator("iframe[title='Email at desktop width, light']");
  await expect(email.getByRole("link", { name: episode }).last()).toBeVisible();
  await expect(email.getByText(/^Episode \d+, with /).last()).toBeVisible();
  await page.getByRole("button", { name: "Move to bin" }).click();
  await expect(page).toHaveURL(/\/admin\/newsletter$/);
});

test("the card preview matches the server's drawing; a second picture requires alternative text", {
  tag: "@thorough",
}, async ({ page }) => {
  await signIn(page, "/admin/articles/new");
  await page.getByLabel("Title", { exact: true }).fill("Tides on a card");
  const card = page.getByRole("img", { name: "Card: Tides on a card" });
  await expect(card).toHaveAttribute("src", /title=Tides\+on\+a\+card/);
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await articleText(page).click();
  await page.keyboard.type("/second");
  await page.keyboard.press("Enter");
  const library = page.getByRole("dialog", { name: "Image" });
  await library.getByLabel("URL of the image").fill("/card.png");
  await library.getByRole("button", { name: "Insert" }).click();
  await expect(library.getByText("Add alternative text, for people who cannot see the image.")).toBeVisible();
  await library.getByLabel("Alternative text").fill("A pier at low tide");
  await library.getByRole("button", { name: "Insert" }).click();
  const alt = page.getByRole("group", { name: "Image", exact: true }).getByLabel("Alternative text");
  await expect(alt).toHaveValue("A pier at low tide");
  await alt.fill("");
  await expect(page.getByRole("link", { name: "Describe the second image." })).toBeAttached();
  await page.getByRole("button", { name: "Move to bin" }).click();
  await expect(page).toHaveURL(/\/admin\/articles$/);
});
