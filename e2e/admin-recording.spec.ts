import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { signIn } from "./administrator.ts";
import { delayRequests, expect, test } from "./test.ts";

const file = (name: string, content: string | Buffer, mimeType = "text/plain") => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});

async function openWithRecording(page: Page): Promise<void> {
  await signIn(page, "/admin/episodes/new");
  await page.getByLabel("Title", { exact: true }).fill(`Recorded ${Date.now().toString(36)}`);
  await page
    .getByLabel("Upload the recording")
    .setInputFiles(file("talk.mp3", await readFile("db/sample/audio/episode-42.mp3"), "audio/mpeg"));
  await expect(page.getByRole("button", { name: "Play the recording" })).toBeVisible();
}

const seconds = (page: Page) => page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.currentTime);
const isPaused = (page: Page) => page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.paused);
const chapter = (page: Page, number: number) => ({
  start: page.getByLabel(`Chapter ${number}: start`, { exact: true }),
  title: page.getByLabel(`Chapter ${number}: title`),
});

test("adds chapters at the playback position by keyboard", async ({ page, checkAccessibility }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWithRecording(page);
  const play = page.getByRole("button", { name: "Play the recording" });
  await play.focus();
  await page.keyboard.press("Space");
  await expect.poll(() => seconds(page)).toBeGreaterThan(0);
  await page.keyboard.press("Space");
  await expect.poll(() => isPaused(page)).toBe(true);
  const before = await seconds(page);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => seconds(page)).toBeGreaterThan(before + 9);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => seconds(page)).toBeLessThan(before + 6);

  await page.getByRole("button", { name: /^Add a chapter at 0:/ }).press("Enter");
  await expect(chapter(page, 1).title).toBeFocused();
  await page.keyboard.type("A second system");
  await page.getByRole("button", { name: /^Add a chapter/ }).press("Enter");
  await page.keyboard.type("Welcome");
  await expect(page.getByText(/^Another chapter begins at 0:0\d/)).toBeVisible();
  await chapter(page, 2).start.fill("0:00");
  await page.keyboard.press("Enter");
  await expect(chapter(page, 1).title).toHaveValue("Welcome");
  await expect(chapter(page, 2).title).toHaveValue("A second system");

  await chapter(page, 2).start.fill("2:00");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The recording ends at 1:28.")).toBeVisible();
  await checkAccessibility();
  await page.getByRole("button", { name: "Save chapters" }).press("Enter");
  await expect(page.getByText("Correct the marked chapters, then save again.")).toBeVisible();
  await expect(chapter(page, 2).start).toBeFocused();
  await chapter(page, 2).start.fill("0:47.5");
  await page.getByRole("button", { name: "Chapter 2: link, image and end" }).press("Enter");
  await page.getByLabel("Link (optional)").fill("https://a.example/port");
  await page.getByRole("button", { name: "Save chapters" }).press("Enter");
  await expect(page.getByText("Chapters saved")).toBeVisible();
  await expect(page.getByRole("list", { name: "Chapters" })).toBeFocused();

  const recording = await page.getByLabel("URL of the recording").inputValue();
  const response = await page.request.get(recording.replace(/\.mp3$/, ".chapters.json"));
  expect(await response.json()).toEqual({
    version: "1.2.0",
    chapters: [
      { startTime: 0, title: "Welcome" },
      { startTime: 47.5, title: "A second system", url: "https://a.example/port" },
    ],
  });
  await page.getByRole("button", { name: "Play from chapter 2" }).press("Enter");
  await expect.poll(() => seconds(page)).toBeGreaterThan(47);
  await expect(page.getByRole("listitem").filter({ has: chapter(page, 2).title })).toHaveAttribute(
    "aria-current",
    "true",
  );
  const appPreview = page.getByRole("article");
  await appPreview.getByText("Chapters (2)").press("Enter");
  await expect(appPreview.getByText("0:47 A second system")).toBeVisible();
  await expect(page.getByText(`${recording.replace(/\.mp3$/, ".chapters.json")}`)).toBeVisible();
  await checkAccessibility();
});

test("replaces an invalid transcript, highlights the current cue, and seeks on click", async ({
  page,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openWithRecording(page);
  const upload = page.getByLabel("Upload a transcript");
  await upload.setInputFiles(file("talk.srt", "1\n00:00:05,000 --> 00:00:04,000\nAnna: Good morning.\n"));
  await expect(page.getByRole("alert")).toHaveText(/^Line 2: No cue can be read\./);
  const cues = [
    ["00:00:00,000", "00:00:40,000", "Anna: Good morning."],
    ["00:00:40,000", "00:01:00,000", "Bo: A second system?"],
    ["00:01:00,000", "00:01:28,000", "Anna: Never."],
  ];
  const srt = cues.map(([from, to, text], index) => `${index + 1}\n${from} --> ${to}\n${text}\n`).join("\n");
  await upload.setInputFiles(file("talk.srt", srt));
  await expect(page.getByText("WebVTT, 3 cues, spoken by Anna and Bo.")).toBeVisible();
  const lines = page.getByRole("list", { name: "Transcript" });
  await lines.getByRole("button", { name: "A second system?" }).click();
  await expect.poll(() => seconds(page)).toBeGreaterThanOrEqual(40);
  await expect(lines.getByRole("listitem").nth(1)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("ArrowDown");
  await expect(lines.getByRole("button", { name: "Never." })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => seconds(page)).toBeGreaterThanOrEqual(60);
  await expect(lines.getByRole("listitem").nth(2)).toHaveAttribute("aria-current", "true");
  await checkAccessibility();

  await page
    .getByLabel("Replace the transcript")
    .setInputFiles(file("talk.txt", "Anna: Good morning.\n\nBo: A second system?\n"));
  await expect(page.getByText("It has no times, so it does not follow the player.")).toBeVisible();
  await expect(lines).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Transcript" })).toContainText("Bo A second system?");
  // The message stays while the pointer rests on it.
  await page.locator(".toast").hover();
  await checkAccessibility();
  await page.getByText("Undo", { exact: true }).click();
  await expect(page.getByText("WebVTT, 3 cues, spoken by Anna and Bo.")).toBeVisible();
});

test("imports, exports and restores chapters; warns before unsaved ones are lost", async ({ page }) => {
  await openWithRecording(page);
  const importInput = page.getByLabel("Import chapters (JSON)");
  await importInput.setInputFiles(file("c.json", '{"chapters":[{"title":"x"}]}', "application/json"));
  await expect(page.getByRole("alert")).toHaveText("Chapter 1 has no startTime in seconds, such as 83.5.");
  await importInput.setInputFiles(
    file("c.json", await readFile("db/sample/audio/episode-42.chapters.json"), "application/json"),
  );
  await expect(chapter(page, 2).start).toHaveValue("0:16.68");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  const exported = await (await download).createReadStream();
  const text = (await exported.toArray()).map(String).join("");
  expect(JSON.parse(text)).toEqual(JSON.parse(await readFile("db/sample/audio/episode-42.chapters.json", "utf8")));
  await page.getByRole("button", { name: "Remove chapter 1" }).click();
  await expect(chapter(page, 1).title).toHaveValue("The second system");
  await page.getByText("Undo", { exact: true }).click();
  await expect(chapter(page, 1).title).toHaveValue("Welcome");
  await page.getByRole("link", { name: "Episodes" }).first().click();
  await expect(page.getByText("You have not saved the chapters.")).toBeVisible();
  await page.getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Discard changes" }).first().click();
  await expect(page.getByText("No chapters yet.")).toBeVisible();

  await page.getByRole("button", { name: "Add a chapter" }).click();
  await chapter(page, 1).title.fill("Welcome");
  const answer = await delayRequests(page, "**/_serverFn/**");
  await page.getByRole("button", { name: "Save chapters" }).click();
  await chapter(page, 1).title.fill("Typed meanwhile");
  answer();
  await expect(page.getByText("Chapters saved")).toBeVisible();
  await expect(chapter(page, 1).title).toHaveValue("Typed meanwhile");
  await expect(chapter(page, 1).title).toBeFocused();
  await page.getByRole("button", { name: "Save chapters" }).click();
  await expect(page.getByRole("list", { name: "Chapters" })).toBeFocused();
  await expect(chapter(page, 1).title).toHaveValue("Typed meanwhile");
});
