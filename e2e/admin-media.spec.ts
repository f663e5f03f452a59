import type { Page } from "@playwright/test";
import sharp from "sharp";
import { signIn } from "./administrator.ts";
import { articleText, articleTools } from "./support/article-text.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { expect, test } from "./test.ts";

const unique = (prefix: string) => `${prefix}-${Date.now().toString(36)}`;

async function photograph(name: string) {
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#0b6e6e" } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("uploads a dropped picture, refuses to delete it while it is in use, then deletes and restores it", async ({
  page,
  checkAccessibility,
}) => {
  const name = `${unique("harbour")}.jpg`;
  await signIn(page, "/admin/media");
  const { buffer } = await photograph(name);
  const files = await page.evaluateHandle(
    ([text = "", fileName = ""]) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], fileName, { type: "image/jpeg" }));
      return transfer;
    },
    [buffer.toString("base64"), name],
  );
  await page.getByLabel("Files to upload").locator("..").dispatchEvent("drop", { dataTransfer: files });
  await expect(row(page, name)).toContainText("Needs alternative text");
  await expect(row(page, name)).toContainText("1200 × 800");
  await checkAllAppearances(page, checkAccessibility);
  await page.getByRole("link", { name }).click();
  await page.getByRole("button", { name: "Save alternative text" }).click();
  await expect(page.getByLabel("Alternative text")).toHaveAccessibleDescription(/screen readers read it aloud/);
  await page.getByLabel("Alternative text").fill("A harbour at dawn");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Alternative text saved")).toBeVisible();
  await checkAllAppearances(page, checkAccessibility);
  const entry = page.url();

  const title = unique("Lights of the harbour");
  await page.goto("/admin/articles/new");
  await expect(page.getByRole("heading", { level: 1, name: "New article" })).toBeVisible();
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Summary").fill("What a light tells.");
  await page.getByLabel("Category").fill("Logistics");
  await page.getByRole("button", { name: "Choose: Feature image" }).click();
  const library = page.getByRole("dialog", { name: "Image" });
  await library.getByLabel("Search the images").fill(name);
  await library.getByText(name).click();
  await expect(library.getByLabel("Alternative text")).toHaveValue("A harbour at dawn");
  await checkAllAppearances(page, checkAccessibility);
  await library.getByRole("button", { name: "Choose image" }).click();
  await expect(page.getByLabel("Feature image", { exact: true })).toHaveValue(/^\/media\/uploads\/.*-1200x800\.jpg$/);

  await articleText(page).click();
  await page.keyboard.type("Before the picture");
  await articleTools(page).getByRole("button", { name: "Image" }).click();
  const buoyFile = `${unique("buoy")}.jpg`;
  await library.getByLabel("Image to upload").setInputFiles(await photograph(buoyFile));
  await expect(library.getByLabel("URL of the image")).toHaveValue(/buoy.*-1200x800\.jpg$/);
  await library.getByRole("button", { name: "Insert" }).click();
  await expect(library.getByLabel("Alternative text")).toHaveAccessibleDescription(/for people who cannot see it/);
  await library.getByLabel("Alternative text").fill("A red buoy");
  await library.getByRole("button", { name: "Insert" }).click();
  await expect(articleText(page).getByRole("img", { name: "A red buoy" })).toBeVisible();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page).toHaveURL(/\/admin\/articles\/\d+$/);
  const article = page.url();
  const slug = await page.getByLabel("Post URL", { exact: true }).inputValue();
  await expect.poll(async () => (await page.request.get(`/blog/${slug}`)).status()).toBe(200);
  await page.goto(`/blog/${slug}`);
  const buoy = page.getByRole("img", { name: "A red buoy" });
  await buoy.scrollIntoViewIfNeeded();
  await expect(buoy).toHaveJSProperty("complete", true);
  expect(await buoy.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  const response = await page.request.get(
    new URL(await buoy.evaluate((image: HTMLImageElement) => image.src)).pathname,
  );
  expect(response.headers()).toMatchObject({
    "content-type": "image/jpeg",
    "x-content-type-options": "nosniff",
    "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
  });

  await page.goto(entry);
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  await expect(page.getByRole("button", { name: "Move to bin", exact: true })).toBeDisabled();
  await checkAccessibility();
  await page.goto(article);
  await page.getByRole("button", { name: "Move to bin" }).click();
  await expect(page).toHaveURL(/\/admin\/articles$/);
  await page.goto(entry);
  await page.getByRole("button", { name: "Move to bin", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/media$/);
  await expect(row(page, name)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, name)).toContainText("A harbour at dawn");
});

test("cancels a running upload", { tag: "@thorough" }, async ({ page, context }) => {
  await signIn(page, "/admin/media");
  const session = await context.newCDPSession(page);
  const limits = { offline: false, latency: 0, downloadThroughput: -1 };
  await session.send("Network.emulateNetworkConditions", { ...limits, uploadThroughput: 20_000 });
  const name = `${unique("long")}.mp3`;
  await page.getByLabel("Files to upload").setInputFiles({
    name,
    mimeType: "audio/mpeg",
    buffer: Buffer.concat([Buffer.from("ID3"), Buffer.alloc(3_000_000)]),
  });
  await expect(page.getByRole("progressbar", { name: `Upload of ${name}` })).toBeVisible();
  await page.getByRole("button", { name: `Cancel the upload of ${name}` }).click();
  await expect(page.getByRole("list", { name: "Uploads" })).toBeHidden();
  await session.send("Network.emulateNetworkConditions", { ...limits, uploadThroughput: -1 });
  await page.reload();
  await expect(row(page, name)).toHaveCount(0);
});

test.describe("uploading an animation with too many pixels", () => {
  test.use({ expectedMessages: ["422"] });

  test("offers its first frame, which is stored as a still image", { tag: "@thorough" }, async ({
    page,
    checkAccessibility,
  }) => {
    await signIn(page, "/admin/media");
    const name = `${unique("tide")}.gif`;
    const [width, height, pages] = [2000, 1000, 17];
    const frames = Buffer.alloc(width * height * pages * 3);
    for (let frame = 0; frame < pages; frame++)
      frames.fill(frame * 9, frame * width * height * 3, (frame + 1) * width * height * 3);
    const raw = { width, height: height * pages, channels: 3 as const, pageHeight: height };
    const buffer = await sharp(frames, { raw }).gif({ effort: 1 }).toBuffer();
    await page.getByLabel("Files to upload").setInputFiles({ name, mimeType: "image/gif", buffer });
    await expect(page.getByRole("alert")).toContainText("The animation is too long");
    await checkAccessibility();
    await page.getByRole("button", { name: "Use the first frame" }).click();
    await expect(row(page, name)).toContainText("2000 × 1000");
    await expect(page.getByRole("alert")).toBeHidden();
  });
});

test.describe("uploading a file of an unsupported type", () => {
  test.use({ expectedMessages: ["415"] });

  test("is rejected with a message, whatever its extension", { tag: "@thorough" }, async ({
    page,
    checkAccessibility,
  }) => {
    await signIn(page, "/admin/media");
    const document = Buffer.from("<!doctype html><title>Logo</title><script>alert(1)</script>");
    await page
      .getByLabel("Files to upload")
      .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: document });
    await expect(page.getByText(/^Only images \(JPEG/)).toBeVisible();
    await checkAccessibility();
    await page.getByRole("button", { name: "Remove logo.png from the list" }).click();
    await expect(page.getByRole("list", { name: "Uploads" })).toBeHidden();
  });
});
