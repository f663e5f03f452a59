import type { Page } from "@playwright/test";
import sharp from "sharp";
import { signIn } from "./administrator.ts";
import { articleText } from "./support/article-text.ts";
import { pressByKeyboard, tabTo, typeInto } from "./support/by-keyboard.ts";
import { setDetail } from "./support/details.ts";
import { nextFrame } from "./support/next-frame.ts";
import { expect, test } from "./test.ts";

const word = Math.random().toString(36).slice(2, 8);

async function upload(page: Page, name: string, bytes: Buffer): Promise<void> {
  const status = await page.evaluate(
    async ([fileName, text]) => {
      const body = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
      const headers = { "X-File-Name": fileName };
      return (await fetch("/api/admin/media", { method: "POST", headers, body })).status;
    },
    [name, bytes.toString("base64")] as const,
  );
  expect(status).toBe(201);
}

async function insert(page: Page, name: string): Promise<void> {
  await page.keyboard.type(`/${name}`);
  await expect(page.getByRole("listbox", { name: "Insert" })).toBeVisible();
  await page.keyboard.press("Enter");
}

async function addToGallery(page: Page, name: string, alt: string): Promise<void> {
  await pressByKeyboard(page, page.getByRole("button", { name: "Add an image" }));
  const library = page.getByRole("dialog", { name: "Image", exact: true });
  await typeInto(page, library.getByLabel("Search the images"), `${name}-${word}`);
  const pictures = library.getByRole("radio");
  await expect(pictures).toHaveCount(1);
  await tabTo(page, pictures);
  await page.keyboard.press("Space");
  await typeInto(page, library.getByLabel("Alternative text"), alt);
  await pressByKeyboard(page, library.getByRole("button", { name: "Add to the gallery" }));
  await expect(library).toBeHidden();
}

/** The text of the public page without whitespace added by its layout. */
const textOf = (page: Page) =>
  page.locator(".prose").evaluateAll((parts) => parts.map((part) => part.innerHTML).join("\n"));

test("writes an article with every card by keyboard, publishes it and shows it to readers", async ({
  page,
  checkAccessibility,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await page.goto("/admin/articles/new");
  await expect(page.getByLabel("Title", { exact: true })).toBeFocused();
  for (const [index, colour] of ["#0b6e6e", "#14324a", "#b4552d"].entries()) {
    const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: colour } });
    await upload(page, `light${index}-${word}.png`, await picture.png().toBuffer());
  }
  await upload(page, `plan-${word}.pdf`, Buffer.from("%PDF-1.7\n%%EOF\n"));

  const title = `Every card ${word}`;
  await page.keyboard.type(`${title}\nWhat a text can hold.\nIt begins here.\n`);
  const text = articleText(page);
  await expect(text).toBeFocused();

  await insert(page, "toggle");
  await page.keyboard.type("What is in it?\nAll that one needs.");
  await expect(text.locator(".toggle-summary")).toHaveText("What is in it?");
  await page.keyboard.press("ArrowDown");

  await insert(page, "button");
  const button = page.getByRole("dialog", { name: "Button" });
  await pressByKeyboard(page, button.getByRole("button", { name: "Insert button" }));
  await expect(button.getByText("Say what the button does.")).toBeVisible();
  await typeInto(page, button.getByLabel("Text on the button"), "Ask a question");
  await typeInto(page, button.getByLabel("URL"), "/contact");
  await checkAccessibility();
  await page.keyboard.press("Enter");
  await expect(button).toBeHidden();

  await insert(page, "bookmark");
  const bookmark = page.getByRole("dialog", { name: "Bookmark" });
  await typeInto(page, bookmark.getByLabel("URL"), "https://127.0.0.1/tides");
  await page.keyboard.press("Enter");
  await expect(bookmark.getByText("The page could not be read.")).toBeVisible();
  await expect(bookmark.getByLabel("Title")).toHaveValue("https://127.0.0.1/tides");
  await bookmark.getByLabel("Title").press("ControlOrMeta+a");
  await page.keyboard.type("When the water comes");
  await typeInto(page, bookmark.getByLabel("Description"), "A table of tides.");
  await checkAccessibility();
  await pressByKeyboard(page, bookmark.getByRole("button", { name: "Insert bookmark" }));
  await expect(bookmark).toBeHidden();

  await insert(page, "gallery");
  const gallery = page.getByRole("dialog", { name: "Gallery" });
  for (const [name, alt] of [
    ["light0", "A green light"],
    ["light1", "A blue light"],
    ["light2", "A red light"],
  ] as const)
    await addToGallery(page, name, alt);
  await pressByKeyboard(page, gallery.getByRole("button", { name: "Move image 3 up" }));
  await expect(gallery.getByLabel("Alternative text of image 2")).toHaveValue("A red light");
  await typeInto(page, gallery.getByLabel("Caption"), "Three lights");
  await checkAccessibility();
  await page.keyboard.press("Enter");
  await expect(gallery).toBeHidden();

  await insert(page, "file");
  const file = page.getByRole("dialog", { name: "File" });
  await typeInto(page, file.getByLabel("Search the files"), `plan-${word}`);
  await expect(file.getByRole("radio")).toHaveCount(1);
  await tabTo(page, file.getByRole("radio"));
  await page.keyboard.press("Space");
  await expect(file.getByLabel("Name of the file")).toHaveValue(`plan-${word}`);
  await checkAccessibility();
  await pressByKeyboard(page, file.getByRole("button", { name: "Insert file" }));
  await expect(file).toBeHidden();

  await page.keyboard.type("The later claim.");
  await page.keyboard.press("ControlOrMeta+Alt+f");
  await page.keyboard.type("Seen later.");
  // From a note back to its number; an earlier footnote becomes the first.
  await page.keyboard.press("ControlOrMeta+Alt+f");
  await page.keyboard.type(" Goes on.");
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("End");
  await nextFrame(page);
  await page.keyboard.press("ControlOrMeta+Alt+f");
  await page.keyboard.type("Seen first.");
  await expect(text.locator("sup")).toHaveText(["[1]", "[2]"]);
  await expect(text.locator("li")).toHaveText(["Seen first. ↑", "Seen later. ↑"]);

  // Return opens the dialog of a selected card.
  await text.locator('[data-card="gallery"]').click();
  const tools = page.getByRole("group", { name: "Gallery" });
  await expect(tools.getByRole("button", { name: "Edit" })).toBeVisible();
  await page.keyboard.press("Enter");
  await pressByKeyboard(page, gallery.getByRole("button", { name: "Remove image 3" }));
  await pressByKeyboard(page, gallery.getByRole("button", { name: "Change gallery" }));
  await expect(text.locator('[data-card="gallery"] img')).toHaveCount(2);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(text.locator('[data-card="gallery"] img')).toHaveCount(3);
  await checkAccessibility();

  await setDetail(page, "Category", "Healthcare");
  await expect(page.locator("[data-autosave='saved']")).toBeVisible();
  await page.getByRole("button", { name: "Publish now" }).press("Enter");
  await expect(page.getByRole("link", { name: /^View the public page/ })).toBeVisible();
  const slug = await page.getByLabel("Post URL", { exact: true }).inputValue();
  await expect.poll(async () => (await page.request.get(`/blog/${slug}`)).status()).toBe(200);
  const editor = page.url();

  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const collapsedText = page.getByText("All that one needs.");
  await expect(collapsedText).toBeHidden();
  await tabTo(page, page.locator("summary", { hasText: "What is in it?" }));
  await page.keyboard.press("Enter");
  await expect(collapsedText).toBeVisible();
  const publicGallery = page.locator('[data-card="gallery"]');
  await expect(publicGallery.getByRole("img")).toHaveCount(3);
  await expect(publicGallery.getByRole("img").nth(1)).toHaveAccessibleName("A red light");
  await expect(page.getByRole("link", { name: "Ask a question" })).toHaveCSS("display", "inline-flex");
  await expect(page.locator('[data-card="bookmark"]')).toContainText("A table of tides.");
  await expect(page.getByRole("link", { name: `plan-${word}` })).toHaveAttribute("download", `plan-${word}.pdf`);
  await expect(page.locator('[data-card="file"]')).toContainText("PDF, 1 KB");
  await page.getByRole("link", { name: "[2]" }).press("Enter");
  await expect(page.locator("li:target")).toHaveText("Seen later. ↑");
  await checkAccessibility();
  await page.emulateMedia({ colorScheme: "dark" });
  await checkAccessibility();
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await checkAccessibility();

  // Saved again from the editor, the text is unchanged.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/blog/${slug}`);
  const before = await textOf(page);
  await page.goto(editor);
  await text.locator("p").first().click();
  await page.keyboard.press("Home");
  await page.keyboard.type("Now it begins: ");
  await page.getByRole("button", { name: "Publish changes" }).press("Enter");
  await expect
    .poll(async () => {
      await page.goto(`/blog/${slug}`);
      return textOf(page);
    })
    .toBe(before.replace("It begins here.", "Now it begins: It begins here."));
});
