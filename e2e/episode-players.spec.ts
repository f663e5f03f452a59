import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { type OwnSite, runOwnCommand, startOwnSite } from "./support/own-site.ts";
import { expect, hydrated, test } from "./test.ts";

test.describe.configure({ mode: "default" });

const title = "Heard and seen elsewhere";

let site: OwnSite;

/** An episode with a video and a music player and no recording of its own. */
test.beforeAll(async () => {
  site = await startOwnSite({}, async (dataDir) => {
    const file = path.join(dataDir, "elsewhere.ndjson");
    const row = {
      id: 301,
      episode: "Episode 301",
      blog_title: title,
      guest_name: "Mara Elsewhere (sample)",
      youtube: "https://youtu.be/abcdef12345",
      audio_player: "https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk",
    };
    await writeFile(file, JSON.stringify(row));
    await runOwnCommand(["content", "import", "--episodes", file], { DATA_DIR: dataDir });
  });
});

test.afterAll(() => site.close());

async function fakePlayers(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(/^https:\/\/(www\.youtube-nocookie|open\.spotify)\.com\//, (route) => {
    requests.push(route.request().url());
    return route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><html lang='en'><title>Player</title><main><h1>Playing</h1></main></html>",
    });
  });
  return requests;
}

test("each outside player of an episode waits for its own click", async ({ page, checkAccessibility }) => {
  const requests = await fakePlayers(page);
  await page.goto(`${site.origin}/episode/301`);
  await hydrated(page);
  await expect(page.getByText("Not loaded yet: YouTube")).toBeAttached();
  await expect(page.getByText("Not loaded yet: Spotify")).toBeAttached();
  await checkAccessibility();
  expect(requests).toEqual([]);

  await page.getByRole("button", { name: "Load the video" }).click();
  await expect(page.frameLocator("#watch iframe").getByText("Playing")).toBeVisible();
  expect(requests).toEqual(["https://www.youtube-nocookie.com/embed/abcdef12345"]);
  await expect(page.getByText("Not loaded yet: Spotify")).toBeAttached();

  await page.getByRole("button", { name: "Load the player" }).click();
  const player = page.locator("#listen iframe");
  await expect(page.frameLocator("#listen iframe").getByText("Playing")).toBeVisible();
  await expect(player).toHaveAttribute("src", "https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk");
  await expect(player).toHaveAttribute("height", "232");
  expect(await page.context().cookies()).toEqual([]);
});

test("an always allowed outside player loads without a click until consent is withdrawn", { tag: "@thorough" }, async ({
  page,
}) => {
  const requests = await fakePlayers(page);
  await page.goto(`${site.origin}/episode/301`);
  await hydrated(page);
  await page.getByRole("button", { name: "Always allow Spotify" }).click();
  await page.reload();
  await expect(page.frameLocator("#listen iframe").getByText("Playing")).toBeVisible();
  await expect(page.getByText("Not loaded yet: YouTube")).toBeAttached();
  expect(requests.every((url) => url.startsWith("https://open.spotify.com/"))).toBe(true);

  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy settings" }).click();
  const row = page
    .getByRole("dialog", { name: "Privacy settings" })
    .getByRole("listitem")
    .filter({ hasText: "Spotify" });
  await row.getByRole("button", { name: "Withdraw" }).click();
  await expect(page.locator("#listen iframe")).toHaveCount(0);
  await expect(page.getByText("Not loaded yet: Spotify")).toBeAttached();
});
