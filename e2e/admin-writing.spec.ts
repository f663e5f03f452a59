import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { signIn } from "./administrator.ts";
import { articleText, articleTools } from "./support/article-text.ts";
import { inDetails, setDetail } from "./support/details.ts";
import { nextFrame } from "./support/next-frame.ts";
import { expect, test } from "./test.ts";

// Sequential: an administrator's new articles share one draft.
test.describe.configure({ mode: "default" });

const unique = (prefix: string) => `${prefix} ${Math.random().toString(36).slice(2, 8)}`;
const savedSelector = "[data-autosave='saved']";
const publish = (page: Page) => page.getByRole("button", { name: "Publish now" });

async function openNew(page: Page): Promise<void> {
  await page.goto("/admin/articles/new");
  await expect(articleText(page)).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toBeFocused();
}

async function openPublished(page: Page, title: string): Promise<void> {
  await expect(page.getByRole("link", { name: /^View the public page/ })).toBeVisible();
  const slug = await page.getByLabel("Post URL", { exact: true }).inputValue();
  await expect.poll(async () => (await page.request.get(`/blog/${slug}`)).status()).toBe(200);
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

test("writes an article as one document by keyboard alone", async ({ page, checkAccessibility }) => {
  await page.setViewportSize({ width: 1440, height: 844 });
  await signIn(page);
  await openNew(page);
  const title = unique("What a question costs");
  await page.keyboard.type(title);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Summary", { exact: true })).toBeFocused();
  await page.keyboard.type("It passed eleven people and a fax.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("At ten past seven a **nurse** wanted a form.\n");
  const section = articleText(page);
  await expect(section).toBeFocused();
  await page.keyboard.type("## The route\n");
  await page.keyboard.type(
    "It **never** asks ~~no one~~ anyone: [the log](/contact), https://example.com/tides it is.\n",
  );
  await page.keyboard.type("- one\ntwo\n\n> Said aloud.\n\n");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("\n\n---");

  // The focus stays in the text, which names the selected item (aria-activedescendant).
  await page.keyboard.type("/");
  const list = page.getByRole("listbox", { name: "Insert" });
  await expect(list.getByRole("option", { name: "Heading", exact: false }).first()).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.keyboard.press("ArrowUp");
  const last = list.getByRole("option", { selected: true });
  await expect(last).toContainText("Divider");
  await expect(section).toHaveAttribute("aria-activedescendant", (await last.getAttribute("id")) ?? "");
  await checkAccessibility();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await page.keyboard.press("Backspace");
  await page.keyboard.type("/call");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Mind the tide.");
  await expect(section.locator("aside")).toHaveText("Mind the tide.");
  await expect(page.getByText(/\d+ words, 1 min read/).first()).toBeAttached();

  // The toolbar is one tab stop with arrow keys inside.
  await page.keyboard.press("Alt+F10");
  const tools = articleTools(page);
  await expect(tools.getByRole("button", { name: /^Kind of block/ })).toBeFocused();
  await page.keyboard.press("End");
  await expect(tools.getByRole("button", { name: "Details" })).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Title", { exact: true })).toBeFocused();
  await setDetail(page, "Category", "Healthcare");
  await expect(page.getByLabel("Author", { exact: true })).toHaveValue("");
  await expect(page.locator(savedSelector)).toBeVisible();
  await page.emulateMedia({ colorScheme: "dark" });
  await checkAccessibility();
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 844 });

  await publish(page).press("Enter");
  await openPublished(page, title);
  const article = page.locator(".prose").filter({ hasText: "The route" });
  await expect(article.getByRole("heading", { level: 2, name: "The route" })).toBeVisible();
  const introduction = page.locator(".prose").first();
  const weightOf = (name: string) =>
    introduction.locator(name).evaluate((part) => Number(getComputedStyle(part).fontWeight));
  await expect(introduction.locator("strong")).toHaveText("nurse");
  expect(await weightOf("strong")).toBeGreaterThan(await weightOf("p"));
  await expect(article.locator("s")).toHaveText("no one");
  await expect(article.locator("strong")).toHaveText("never");
  await expect(article.getByRole("link", { name: "the log" })).toHaveAttribute("href", "/contact");
  await expect(article.getByRole("link", { name: "https://example.com/tides" })).toBeVisible();
  await expect(article.locator("li")).toHaveText(["one", "two"]);
  await expect(article.locator("blockquote")).toHaveText("Said aloud.");
  await expect(article.locator("hr")).toBeAttached();
  const callout = article.locator("aside");
  await expect(callout).toHaveText("Mind the tide.");
  await expect(callout).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await checkAccessibility();
  await page.emulateMedia({ colorScheme: "dark" });
  await checkAccessibility();
});

test("pictures have width, caption and alternative text; tables a menu at the cell; videos their player", async ({
  page,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 1440, height: 844 });
  await signIn(page);
  await openNew(page);
  const title = unique("Pictures of the route");
  await page.keyboard.type(title);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Shown.");
  const section = articleText(page);
  await section.click();
  const png = await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#0b6e6e" } })
    .png()
    .toBuffer();
  await section.evaluate((element, text) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    transfer.items.add(new File([bytes], "route.png", { type: "image/png" }));
    element.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: transfer }));
  }, png.toString("base64"));
  await section.locator('img[src*="/media/uploads/"]').click();
  const picture = page.getByRole("group", { name: "Image", exact: true });
  await picture.getByLabel("Alternative text").fill("A route through a hospital");
  await picture.getByRole("button", { name: "Wide" }).click();
  await expect(picture.getByRole("button", { name: "Wide" })).toHaveAttribute("aria-pressed", "true");
  await picture.getByRole("button", { name: "Caption" }).click();
  await page.keyboard.type("Figure 1. The morning");
  await expect(page.getByText("An image has no alternative text yet.")).toBeHidden();
  await checkAccessibility();

  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/tab");
  await page.keyboard.press("Enter");
  for (const [index, head] of ["Hour", "Metres", "Place"].entries()) {
    if (index > 0) await page.keyboard.press("Tab");
    await page.keyboard.type(head);
  }
  await expect(section.locator("tr")).toHaveCount(3);
  const tableTools = section.getByRole("button", { name: "Rows and columns" });
  await tableTools.click();
  await expect(page.getByRole("menuitem", { name: "Row above" })).toBeFocused();
  const menu = page.getByRole("menu", { name: "Rows and columns" });
  const fromButton = async () => {
    const [button, list] = await Promise.all([tableTools.boundingBox(), menu.boundingBox()]);
    return button && list
      ? Math.min(Math.abs(list.y - button.y - button.height), Math.abs(button.y - list.y - list.height))
      : -1;
  };
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollBy(0, -60));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled - 60);
  await expect.poll(fromButton).toBeCloseTo(6, 0);
  await page.keyboard.press("ArrowDown");
  await checkAccessibility();
  await page.keyboard.press("Enter");
  await expect(section.locator("tr")).toHaveCount(4);

  await page.keyboard.press("ControlOrMeta+End");
  await nextFrame(page);
  await section.evaluate((element) => {
    const transfer = new DataTransfer();
    transfer.setData("text/plain", "https://youtu.be/aqz-KE-bpKQ");
    element.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: transfer }));
  });
  await expect(section.locator("figure[data-embed]")).toContainText("Watch on YouTube");
  await page.keyboard.type("After the video");

  await setDetail(page, "Category", "Healthcare");
  await publish(page).click();
  await openPublished(page, title);
  const figure = page.locator('figure[data-width="wide"]');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator("figcaption")).toHaveText("Figure 1. The morning");
  await expect(figure.getByRole("img", { name: "A route through a hospital" })).toBeVisible();
  const wider = await figure.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return box.width - (element.parentElement?.getBoundingClientRect().width ?? 0);
  });
  expect(wider).toBeGreaterThan(100);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 844 });
  await expect(page.locator("figure[data-embed]")).toBeAttached();
  await expect(page.getByRole("region", { name: "Table 1" }).locator("tr")).toHaveCount(4);
  await checkAccessibility();
});

test("imports Markdown and Word files as drafts", async ({ page, checkAccessibility }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "/admin/articles");
  const file = page.getByLabel("File to import");
  await file.setInputFiles(path.join(import.meta.dirname, "documents", "tides.md"));
  await expect(page.getByText("Left out: A harbour.")).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Tides in Markdown");
  await expect(page.getByLabel("Summary", { exact: true })).toHaveValue("What the sea does twice a day.");
  const section = articleText(page);
  await expect(section.locator("p").first()).toHaveText("Water has its hours.");
  await expect(section.getByRole("heading", { name: "The first flood" })).toBeVisible();
  await expect(section.locator("s")).toHaveText("out");
  await expect(section.locator("td")).toHaveText(["6", "2.1"]);
  await expect(section.getByRole("link")).toHaveText("the chart");
  await expect(section.locator('[data-part="conclusion"] ~ p')).toContainText("It comes back.");
  await expect(page.getByLabel("Keywords")).toHaveValue("sea, charts");
  await checkAccessibility();

  await page.goto("/admin/articles");
  await file.setInputFiles(path.join(import.meta.dirname, "documents", "tides.docx"));
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Tides in Word");
  await expect(section.locator("p").first()).toHaveText("What the sea does twice a day.");
  await expect(section.getByRole("heading", { level: 2 }).first()).toHaveText("The first flood");
  await expect(section.locator("strong")).toHaveText("Water comes in.");
  await expect(section.getByRole("img", { name: "A green chart" })).toHaveAttribute("src", /^\/media\/uploads\//);
  await expect(section.locator('[data-part="conclusion"] ~ p')).toContainText("It comes back.");

  await page.goto("/admin/articles");
  await file.setInputFiles({ name: "broken.docx", mimeType: "application/zip", buffer: Buffer.from("no archive") });
  await expect(page.getByText("broken.docx could not be read.")).toBeVisible();
  await checkAccessibility();
});

test("imports a file dropped on an empty article", { tag: "@thorough" }, async ({ page }) => {
  await signIn(page);
  await openNew(page);
  const text = await readFile(path.join(import.meta.dirname, "documents", "tides.md"), "utf8");
  await articleText(page).evaluate((element, source) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([source], "tides.md", { type: "text/markdown" }));
    element.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: transfer }));
  }, text);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Tides in Markdown");
  await expect(articleText(page)).toContainText("Out it goes");
  await expect(page.locator(savedSelector)).toBeVisible();
});

test("on a phone the details panel is a drawer that errors open and Escape closes", { tag: "@thorough" }, async ({
  page,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await openNew(page);
  const toggle = page.getByRole("button", { name: "Details", exact: true });
  await expect(page.getByLabel("Category", { exact: true })).toBeHidden();
  await toggle.press("Enter");
  await expect(page.getByRole("button", { name: "Close details" })).toBeFocused();
  await checkAccessibility();
  await page.keyboard.press("Escape");
  await expect(toggle).toBeFocused();
  await expect(page.getByLabel("Category", { exact: true })).toBeHidden();
  await page.getByLabel("Title", { exact: true }).fill(unique("Without a category"));
  await publish(page).click();
  await page.getByRole("alert").getByRole("link", { name: "Choose a category." }).click();
  await expect(page.getByLabel("Category", { exact: true })).toBeFocused();
  await page.setViewportSize({ width: 1440, height: 844 });
  await inDetails(page, () => expect(page.getByLabel("Category", { exact: true })).toBeVisible());
});

test("an article is one sheet: its parts begin at headings or where the writer says, with image and call to action", async ({
  page,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await openNew(page);
  const title = unique("One sheet");
  await page.keyboard.type(title);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Where each part went.");
  await page.keyboard.press("Enter");
  const text = articleText(page);
  await page.keyboard.type(
    "Before it all.\n## First\nOne.\n## Still first\nOne and a half.\n## Second\nTwo.\n## Third\nThree.\n",
  );
  await page.keyboard.type("Looking back.");
  const partStart = (name: string) => text.locator(`[data-mark="${name}"]`);
  await expect(partStart("Introduction")).toHaveText("Before it all.");
  await expect(partStart("Section 2")).toHaveText("Still first");
  await expect(partStart("Section 3")).toHaveText("Second");

  const part = articleTools(page).getByRole("button", { name: /^Part of the article/ });
  async function startPartHere(name: string): Promise<void> {
    await expect(page.locator(savedSelector)).toBeVisible();
    await part.focus();
    await page.keyboard.press("Enter");
    const item = page.getByRole("menuitem", { name: `${name} begins here` });
    await expect(item).toBeVisible();
    // A key pressed before the menu has the focus scrolls the page.
    await expect(page.locator('[role="menuitem"]:focus')).toBeVisible();
    while (!(await item.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(text).toBeFocused();
  }
  await startPartHere("Conclusion");
  await expect(part).toHaveAccessibleName("Part of the article: Conclusion");
  await text.getByRole("heading", { name: "Second" }).click();
  await startPartHere("Section 2");
  await expect(part).toHaveAccessibleName("Part of the article: Section 2");
  await expect(partStart("Section 2")).toHaveAttribute("data-part", "section2");
  await expect(partStart("Section 3")).toHaveText("Third");
  // The key that chose the item is not inserted into the text.
  await expect(text.locator("p")).toHaveText([
    "Before it all.",
    "One.",
    "One and a half.",
    "Two.",
    "Three.",
    "Looking back.",
  ]);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(partStart("Section 2")).toHaveText("Still first");
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(partStart("Section 3")).toHaveText("Third");

  await text.getByText("Two.").click();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/second");
  await page.keyboard.press("Enter");
  const library = page.getByRole("dialog", { name: "Image" });
  const png = await sharp({ create: { width: 320, height: 200, channels: 3, background: "#b3261e" } })
    .png()
    .toBuffer();
  await library.getByLabel("Image to upload").setInputFiles({ name: "buoy.png", mimeType: "image/png", buffer: png });
  await expect(library.getByLabel("URL of the image")).toHaveValue(/buoy/);
  await library.getByLabel("Alternative text").fill("A buoy");
  await library.getByRole("button", { name: "Insert" }).click();
  const picture = page.getByRole("group", { name: "Image", exact: true });
  await expect(picture.getByText("Second image")).toBeVisible();
  await picture.getByLabel("Alternative text").fill("A red buoy");
  // The image is now the boundary of the part.
  await expect(text.locator('[data-part="section2"]')).toHaveCount(0);
  await expect(text.locator('[data-part="picture"] ~ h2').first()).toHaveText("Second");
  await text.getByText("Two.").click();
  // The image's tools disappear with its selection; until then a key would replace it.
  await expect(picture).toBeHidden();
  await page.keyboard.press("End");
  await page.keyboard.type(" /call to");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Call me.");
  await expect(text.locator('[data-part="cta"] + h2')).toHaveText("Third");
  await checkAccessibility();
  await page.emulateMedia({ colorScheme: "dark" });
  await checkAccessibility();
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });

  await setDetail(page, "Category", "Healthcare");
  await expect(page.locator(savedSelector)).toBeVisible();
  const markNames = () =>
    text.locator("[data-mark]").evaluateAll((elements) => elements.map((element) => element.getAttribute("data-mark")));
  const before = await markNames();
  await page.reload();
  await expect(text.locator('[data-part="cta"]')).toHaveText("Call me.");
  expect(await markNames()).toEqual(before);
  await publish(page).click();
  await openPublished(page, title);
  const parts = page.locator(".article-grid .prose");
  await expect(parts).toHaveText([
    /^Before it all/,
    /^First.*Still first/s,
    /^Second.*Two/s,
    /^Third.*Three/s,
    /^Looking back/,
  ]);
  await expect(parts.nth(1).locator("+ *").getByRole("img", { name: "A red buoy" })).toBeVisible();
  await expect(parts.nth(2).locator("+ aside")).toHaveText("Call me.");
});
