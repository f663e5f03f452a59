import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { type OwnSite, runOwnCommand, startOwnSite } from "./support/own-site.ts";
import { expect, hydrated, test } from "./test.ts";

test.describe.configure({ mode: "default" });

const title = "Heard on another host";
const audio = "http://cdn.invalid/shows/18.mp3?v=2";
const video = "http://video.invalid/18.mp4";
const transcript = "WEBVTT\n\n00:20.000 --> 00:22.000\n<v Ada>These are the words.\n";

let site: OwnSite;

/** Episodes with files on other hosts, and one with neither file nor service. */
test.beforeAll(async () => {
  site = await startOwnSite({}, async (dataDir) => {
    const file = path.join(dataDir, "files.ndjson");
    const rows = [
      { id: 301, blog_title: title, audio_player: audio },
      { id: 302, blog_title: "Seen on another host", youtube: video },
      { id: 303, blog_title: "Only a page", audio_player: "https://host.invalid/listen/303" },
    ].map((row) => ({ episode: `Episode ${row.id}`, guest_name: "Mara Elsewhere (sample)", summary: "Words", ...row }));
    await writeFile(file, rows.map((row) => JSON.stringify(row)).join("\n"));
    await runOwnCommand(["content", "import", "--episodes", file], { DATA_DIR: dataDir });
    await writeFile(path.join(dataDir, "media/audio/301.vtt"), transcript);
  });
});

test.afterAll(() => site.close());

async function serveFiles(page: Page): Promise<string[]> {
  const requests: string[] = [];
  const body = await readFile("db/sample/audio/episode-42.mp3");
  await page.route(/^https?:\/\/\w+\.invalid\//, (route) => {
    requests.push(route.request().url());
    // Seeking needs range requests.
    const start = Number(/^bytes=(\d+)-/.exec(route.request().headers().range ?? "")?.[1] ?? 0);
    const headers = { "Content-Range": `bytes ${start}-${body.length - 1}/${body.length}`, "Accept-Ranges": "bytes" };
    return route.fulfill({ status: 206, headers, contentType: "audio/mpeg", body: body.subarray(start) });
  });
  return requests;
}

const player = (page: Page) => page.getByRole("region", { name: "Audio player" });
const seconds = (page: Page) => page.locator("audio").evaluate((sound: HTMLAudioElement) => sound.currentTime);

async function open(page: Page, url: string): Promise<void> {
  await page.goto(`${site.origin}${url}`);
  await hydrated(page);
}

test("a remote recording plays in the site's own player after consent", async ({ page, checkAccessibility }) => {
  const requests = await serveFiles(page);
  await open(page, "/episode/301");
  const area = player(page);
  await expect(area.getByText("Not loaded yet: cdn.invalid")).toBeVisible();
  await expect(area.getByText("cdn.invalid receives your IP address")).toBeVisible();
  const download = area.getByRole("link", { name: "Download" });
  await expect(download).toHaveAttribute("href", audio);
  await expect(page.getByText("These are the words.")).toBeVisible();
  await checkAccessibility();

  await page
    .getByRole("button", { name: `Play ${title}` })
    .first()
    .click();
  await expect(area).toBeFocused();
  await expect(page.getByRole("button", { name: /^Pause / })).toHaveCount(0);
  await expect(page.locator("audio")).toHaveCount(0);
  expect(requests).toEqual([]);

  await area.getByRole("button", { name: "Play the recording" }).click();
  await expect.poll(() => seconds(page)).toBeGreaterThan(0.2);
  expect(new Set(requests)).toEqual(new Set([audio]));
  await expect(area.getByRole("button", { name: `Pause ${title}` })).toBeVisible();
  await expect(area.getByText(/\/ 1:28$/)).toBeVisible();
  await expect(download).toHaveAttribute("href", audio);
  await page.getByRole("link", { name: "0:20 play from here" }).click();
  await expect.poll(() => seconds(page)).toBeGreaterThan(19);
  await checkAccessibility();
  expect(await page.context().cookies()).toEqual([]);

  await page.reload();
  await hydrated(page);
  await expect(area.getByText("Not loaded yet: cdn.invalid")).toBeVisible();
});

test("an always allowed media host plays at once, is listed in the settings and can be withdrawn", {
  tag: "@thorough",
}, async ({ page }) => {
  const requests = await serveFiles(page);
  await open(page, "/episode/301");
  await player(page).getByRole("button", { name: "Always allow cdn.invalid" }).click();
  await page.reload();
  await hydrated(page);
  const play = player(page).getByRole("button", { name: `Play ${title}` });
  await expect(play).toBeVisible();
  expect(requests).toEqual([]);
  await play.click();
  await expect.poll(() => seconds(page)).toBeGreaterThan(0);

  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy settings" }).click();
  const row = page
    .getByRole("dialog", { name: "Privacy settings" })
    .getByRole("listitem")
    .filter({ hasText: "cdn.invalid" });
  await row.getByRole("button", { name: "Withdraw" }).click();
  // The reloaded page starts at its foot; the placeholder is hydrated when visible.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await player(page).scrollIntoViewIfNeeded();
  await expect(player(page).getByText("Not loaded yet: cdn.invalid")).toBeVisible();
  await expect(page.locator("audio")).toHaveCount(0);
});

test("a remote recording plays after navigation within the site, under its own page's policy", {
  tag: "@thorough",
}, async ({ page }) => {
  const requests = await serveFiles(page);
  await open(page, "/episodes");
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await player(page).getByRole("button", { name: "Play the recording" }).click();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await hydrated(page);
  await expect(player(page).getByRole("button", { name: new RegExp(`^(Play|Pause) ${title}$`) })).toBeVisible();
});

test("a remote video plays in the page after consent, and Play scrolls to it", { tag: "@thorough" }, async ({
  page,
  checkAccessibility,
}) => {
  const requests = await serveFiles(page);
  await open(page, "/episode/302");
  await expect(page.getByText("Not loaded yet: video.invalid")).toBeVisible();
  await checkAccessibility();
  await page.getByRole("button", { name: "Play Seen on another host" }).first().click();
  await expect(page.getByRole("region", { name: "Video", exact: true })).toBeFocused();
  expect(requests).toEqual([]);
  await page.getByRole("button", { name: "Load the video" }).click();
  await expect(page.locator("#watch video")).toHaveAttribute("src", video);
  await expect.poll(() => requests).toContain(video);
});

test("any other https page is framed after consent for its host, with a link beside it", { tag: "@thorough" }, async ({
  page,
  checkAccessibility,
}) => {
  const requests: string[] = [];
  await page.route(/^https:\/\/host\.invalid\//, (route) => {
    requests.push(route.request().url());
    return route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><html lang='en'><title>T</title><main><h1>T</h1></main></html>",
    });
  });
  await open(page, "/episode/303");
  await expect(page.getByText("Not loaded yet: host.invalid")).toBeVisible();
  await checkAccessibility();
  expect(requests).toEqual([]);
  const link = page.getByRole("link", { name: "Listen at host.invalid" });
  await expect(link).toHaveAttribute("href", "https://host.invalid/listen/303");
  await page.getByRole("button", { name: "Load the content" }).click();
  const frame = page.locator("#listen iframe");
  await expect(frame).toHaveAttribute("src", "https://host.invalid/listen/303");
  await expect(frame).toHaveAttribute("sandbox", /allow-scripts/);
  await expect.poll(() => requests).toEqual(["https://host.invalid/listen/303"]);
  await expect(link).toBeVisible();
  await expect(page.getByRole("link", { name: "Download" })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a remote recording is a link, and nothing is loaded", async ({ page }) => {
    const requests = await serveFiles(page);
    await page.goto(`${site.origin}/episode/301`);
    await expect(page.getByRole("link", { name: "Open the recording at cdn.invalid" })).toHaveAttribute("href", audio);
    await expect(page.locator("audio")).toHaveCount(0);
    expect(requests).toEqual([]);
  });
});
