import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { signIn } from "./administrator.ts";
import { expect, test } from "./test.ts";

test("an episode gets its recording, transcript and chapters, is published and deleted", async ({ page }) => {
  const title = `Under sail ${Date.now().toString(36)}`;
  await signIn(page, "/admin/episodes");
  await page.getByRole("link", { name: "New episode" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "New episode" })).toBeVisible();
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Summary").fill("A conversation.");
  await page.getByLabel("Guest", { exact: true }).fill("A sample guest");
  const notes = page.getByRole("textbox", { name: "Show notes" });
  await notes.click();
  await page.keyboard.type("What the wind said.");
  await page.getByRole("button", { name: "Parts of the show notes" }).click();
  await page.getByRole("menuitem", { name: "Add “Key Takeaways”" }).click();
  await page.keyboard.type("Read the charts");
  await page.keyboard.press("Shift+Home");
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("dialog").getByLabel("URL")).toBeFocused();
  await page.keyboard.type("https://charts.example/a");
  await page.keyboard.press("Enter");
  await expect(notes.getByRole("link", { name: "Read the charts" })).toBeVisible();
  await expect(page.getByLabel("Season")).toBeHidden();
  await page.getByText("More details").click();
  await page.getByLabel("Kind of episode").selectOption("Bonus");

  const file = async (name: string, mimeType: string) => ({
    name,
    mimeType,
    buffer: await readFile(`db/sample/audio/${name}`),
  });
  await page.getByLabel("Upload the recording").setInputFiles(await file("episode-42.mp3", "audio/mpeg"));
  await expect(page.getByLabel("URL of the recording")).toHaveValue(/^\/media\/audio\/episode-.*\.mp3$/);
  await expect(page.getByText(/\d+:\d\d min, \d+\.\d MB/)).toBeVisible();
  await page.getByLabel("Upload a transcript").setInputFiles(await file("episode-42.vtt", "text/vtt"));
  await expect(page.getByText("Replace the transcript")).toBeVisible();
  await page.getByLabel("Import chapters").setInputFiles(await file("episode-42.chapters.json", "application/json"));
  await expect(page.getByLabel("Chapter 4: title")).toHaveValue("One thing to try on Monday");

  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page).toHaveURL(/\/admin\/episodes\/\d+$/);
  const id = page.url().split("/").at(-1);
  await expect.poll(async () => (await page.request.get(`/episode/${id}`)).status()).toBe(200);
  await page.goto(`/episode/${id}`);
  await expect(page.getByRole("link", { name: "One thing to try on Monday" })).toBeVisible();
  await expect(page.getByText("Welcome to The High-Performance CEO Show.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Key Insights" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Read the charts" })).toHaveAttribute("href", "https://charts.example/a");
  await page.goto(`/admin/episodes/${id}`);
  await expect(notes.getByRole("heading")).toHaveText(["Key Insights", "Key Takeaways"]);
  await expect(page.getByLabel("Kind of episode")).toHaveValue("bonus");
  await page.getByRole("button", { name: "Move to bin" }).click();
  await expect(page).toHaveURL(/\/admin\/episodes$/);
  await expect.poll(async () => (await page.request.get(`/episode/${id}`)).status()).toBe(404);
});

test("the URL of a file inside the server's own network is saved but never fetched", { tag: "@thorough" }, async ({
  page,
  checkAccessibility,
}) => {
  const requests: string[] = [];
  const inside = createServer((request, response) => {
    requests.push(request.url ?? "");
    response.end();
  });
  await new Promise<void>((resolve) => inside.listen(0, "127.0.0.1", resolve));
  const { port } = inside.address() as AddressInfo;
  await signIn(page, "/admin/episodes");
  await page.getByRole("link", { name: "New episode" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "New episode" })).toBeVisible();
  await page.getByLabel("Title", { exact: true }).fill("Recorded elsewhere");
  await page.getByLabel("Summary").fill("A conversation.");
  await page.getByLabel("URL of the recording").fill(`http://localhost:${port}/18.mp3`);
  await expect(page.getByText("Its length and size are read after you save.")).toBeVisible();
  await page.getByRole("button", { name: "Save as draft" }).click();
  await expect(page).toHaveURL(/\/admin\/episodes\/\d+$/);
  await expect(page.getByText("Its length and size could not be read.")).toBeVisible();
  await expect(page.getByText("Upload a transcript")).toBeVisible();
  await checkAccessibility();
  expect(requests).toEqual([]);
  await page.getByRole("button", { name: "Move to bin" }).click();
  await expect(page).toHaveURL(/\/admin\/episodes$/);
  inside.close();
});

test.describe("uploading an unsupported file as a recording", () => {
  test.use({ expectedMessages: ["415"] });

  test("is rejected with a message", { tag: "@thorough" }, async ({ page, checkAccessibility }) => {
    await signIn(page, "/admin/episodes?search=episode+42");
    await page.locator("tbody").getByRole("link").first().click();
    await page
      .getByLabel("Replace the recording")
      .setInputFiles({ name: "song.mp3", mimeType: "audio/mpeg", buffer: Buffer.from("<html>no sound</html>") });
    await expect(page.getByText("This is neither an MP3 nor an M4A file.", { exact: false })).toBeVisible();
    await checkAccessibility();
    await page.emulateMedia({ colorScheme: "dark" });
    await checkAccessibility();
  });
});
