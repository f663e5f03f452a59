import type { Page } from "@playwright/test";
import { tabTo } from "./support/by-keyboard.ts";
import { scriptOf } from "./support/script-of.ts";
import { delayRequests, expect, hydrated, test } from "./test.ts";

const henrike = "Saying no to the second system";
const amadou = "A hospital that writes things down";

const player = (page: Page) => page.getByRole("region", { name: "Audio player" });
const bar = (page: Page) => page.getByRole("complementary", { name: "Now playing" });
const seconds = (page: Page) => page.locator("audio").evaluate((sound: HTMLAudioElement) => sound.currentTime);
const isPaused = (page: Page) => page.locator("audio").evaluate((sound: HTMLAudioElement) => sound.paused);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test("a recording loads when played, continues across pages, and every Play button shows its state", async ({
  page,
  checkAccessibility,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const playerScripts = await Promise.all(["NowPlayingBar", "attachEngine"].map(scriptOf));
  const loadedPlayerScripts = () => scripts.filter((path) => playerScripts.includes(path));
  await open(page, "/episode/14");
  await expect(page.locator("audio")).toHaveCount(0);
  expect(loadedPlayerScripts()).toEqual([]);
  await page
    .getByRole("button", { name: `Play ${henrike}` })
    .first()
    .click();
  await expect.poll(() => seconds(page)).toBeGreaterThan(0.2);
  expect(loadedPlayerScripts().length).toBeGreaterThan(0);
  await expect(player(page).getByRole("button", { name: `Pause ${henrike}` })).toBeVisible();
  await expect(bar(page).getByRole("button", { name: `Pause ${henrike}` })).toBeVisible();
  await expect(page.getByRole("button", { name: `Play ${henrike}` })).toHaveCount(0);

  await page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI Knowledge Blog");
  const position = await seconds(page);
  await expect.poll(() => seconds(page)).toBeGreaterThan(position);
  await expect(page.locator("audio")).toHaveCount(1);
  await checkAccessibility();

  await bar(page)
    .getByRole("button", { name: `Pause ${henrike}` })
    .click();
  expect(await isPaused(page)).toBe(true);
  await bar(page).getByRole("link", { name: henrike }).click();
  await expect(player(page).getByRole("button", { name: `Play ${henrike}` })).toBeVisible();
  await expect(player(page).getByText(/^0:0[1-9] \/ 1:28$/)).toBeVisible();
});

test("another episode opens paused while the first plays, and takes over when played", { tag: "@thorough" }, async ({
  page,
}) => {
  await open(page, "/episode/14");
  await player(page)
    .getByRole("button", { name: `Play ${henrike}` })
    .click();
  await expect.poll(() => seconds(page)).toBeGreaterThan(0);
  await page.getByRole("link", { name: /^Previous, / }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(amadou);
  await expect(player(page).getByRole("button", { name: `Play ${amadou}` })).toBeVisible();
  await expect(bar(page).getByRole("button", { name: `Pause ${henrike}` })).toBeVisible();
  await player(page)
    .getByRole("button", { name: `Play ${amadou}` })
    .click();
  await expect(bar(page).getByRole("button", { name: `Pause ${amadou}` })).toBeVisible();
  await expect(page.locator("audio")).toHaveAttribute("src", "/media/audio/episode-41.mp3");
  await expect.poll(() => isPaused(page)).toBe(false);
});

test("the player works by keyboard: play, seek, skip, speed, volume, chapter, transcript", async ({ page }) => {
  await open(page, "/episode/14");
  const area = player(page);
  await tabTo(page, area.getByRole("button", { name: `Play ${henrike}` }));
  await page.keyboard.press("Enter");
  await expect.poll(() => seconds(page)).toBeGreaterThan(0);
  await page.keyboard.press("Space");
  await expect.poll(() => isPaused(page)).toBe(true);

  await page.keyboard.press("Tab");
  const position = area.getByRole("slider", { name: "Position" });
  await expect(position).toBeFocused();
  await page.keyboard.press("Home");
  await expect(position).toHaveAttribute("aria-valuetext", "0 seconds of 1 minute 28 seconds, Welcome");
  await page.keyboard.press("ArrowRight");
  await expect(position).toHaveAttribute("aria-valuetext", "5 seconds of 1 minute 28 seconds, Welcome");
  await page.keyboard.press("PageUp");
  await expect(position).toHaveAttribute("aria-valuetext", "35 seconds of 1 minute 28 seconds, The second system");
  expect(await seconds(page)).toBeCloseTo(35, 0);

  await page.keyboard.press("Tab");
  await expect(area.getByRole("button", { name: "Back 15 seconds" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(area.getByText("0:20 / 1:28")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(area.getByText("0:35 / 1:28")).toBeVisible();

  await page.keyboard.press("Tab");
  await expect(area.getByRole("combobox", { name: "Speed" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => page.locator("audio").evaluate((sound: HTMLAudioElement) => sound.playbackRate)).toBe(1.25);
  await page.keyboard.press("Tab");
  await expect(area.getByRole("button", { name: "Mute" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowLeft");
  await expect
    .poll(() => page.locator("audio").evaluate((sound: HTMLAudioElement) => sound.volume))
    .toBeCloseTo(0.95, 5);
  await page.keyboard.press("Tab");
  await expect(area.getByRole("link", { name: "Download" })).toBeFocused();

  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const chapter = page
    .getByRole("navigation", { name: "Chapters" })
    .getByRole("link", { name: "What dispatchers know" });
  await expect(chapter).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => seconds(page)).toBeGreaterThan(47.4);
  await expect(chapter).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveURL(/#t=47$/);

  const paragraph = page.getByRole("link", { name: "1:02 play from here" });
  await paragraph.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => seconds(page)).toBeGreaterThan(62);
  await expect(page.getByText(/^1:02 ?play from hereHenrike Voss/)).toHaveAttribute("aria-current", "true");
});

test("the position and speed are stored on the device from the first play until the end is reached", async ({
  page,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem("player"));
  await open(page, "/episode/14");
  const speed = player(page).getByRole("combobox", { name: "Speed" });
  await expect(async () => {
    // Hydration may reset the choice, so it is retried.
    await speed.selectOption("1.5");
    await expect(speed).toHaveValue("1.5", { timeout: 100 });
  }).toPass();
  expect(await stored()).toBeNull();
  await player(page)
    .getByRole("button", { name: `Play ${henrike}` })
    .click();
  await expect.poll(() => seconds(page)).toBeGreaterThan(0);
  await player(page).getByRole("slider", { name: "Position" }).fill("40");
  await bar(page)
    .getByRole("button", { name: `Pause ${henrike}` })
    .click();
  await expect.poll(stored).toMatch(/"positions":\[\[14,4\d\]\],"rate":1.5/);

  await page.reload();
  await hydrated(page);
  await expect(player(page).getByText(/^0:4\d \/ 1:28$/)).toBeVisible();
  await expect(player(page).getByRole("combobox", { name: "Speed" })).toHaveValue("1.5");
  await expect(page.locator("audio")).toHaveCount(0);
  await page
    .getByRole("button", { name: `Play ${henrike}` })
    .first()
    .click();
  await expect.poll(() => seconds(page)).toBeGreaterThan(40);

  await page.locator("audio").evaluate((sound: HTMLAudioElement) => {
    sound.currentTime = sound.duration - 0.3;
  });
  await expect(player(page).getByRole("button", { name: `Play ${henrike}` })).toBeVisible();
  await expect(player(page).getByText("0:00 / 1:28")).toBeVisible();
  expect(await stored()).toContain('"positions":[]');
});

test("media keys show what is playing and control it", { tag: "@thorough" }, async ({ page }) => {
  await page.addInitScript(() => {
    const handlers: Record<string, MediaSessionActionHandler | null> = {};
    window.addEventListener("press", (event) => {
      if (!(event instanceof CustomEvent)) return;
      const details = event.detail as MediaSessionActionDetails;
      handlers[details.action]?.(details);
    });
    navigator.mediaSession.setActionHandler = (action, handler) => {
      handlers[action] = handler;
    };
  });
  const press = (action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}) =>
    page.evaluate((detail) => window.dispatchEvent(new CustomEvent("press", { detail })), { action, ...details });
  await open(page, "/episode/14");
  await player(page)
    .getByRole("button", { name: `Play ${henrike}` })
    .click();
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(henrike);
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.artist)).toBe("Henrike Voss (sample guest)");
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.artwork[0]?.src)).toMatch(/\/artwork\/14\.png$/);
  await press("seekto", { seekTime: 20 });
  await expect.poll(() => seconds(page)).toBeGreaterThanOrEqual(20);
  await press("nexttrack");
  await expect.poll(() => seconds(page)).toBeGreaterThan(47);
  await press("seekbackward");
  await expect.poll(() => seconds(page)).toBeLessThan(40);
  await press("pause");
  await expect(player(page).getByRole("button", { name: `Play ${henrike}` })).toBeVisible();
  await press("play");
  await expect(player(page).getByRole("button", { name: `Pause ${henrike}` })).toBeVisible();
});

test("the transcript is searchable, its paragraphs have URLs that seek, and the player can be closed", async ({
  page,
}) => {
  await open(page, "/episode/14");
  const box = page.getByRole("searchbox", { name: "Search the transcript" });
  await box.fill("DISPATCHERS");
  await expect(page.getByText("1 of 10 paragraphs")).toBeVisible();
  await expect(page.locator("mark")).toHaveText(["dispatchers"]);
  await box.fill("xylophone");
  await expect(page.getByText("These words are not said in this conversation.")).toBeVisible();
  await box.fill("");
  await expect(page.locator(".said")).toHaveCount(10);

  await open(page, "/episode/14?again=1#t=47");
  await expect(page.locator("[id='t=47']")).toBeInViewport();
  await player(page).scrollIntoViewIfNeeded();
  await expect(player(page).getByText("0:47 / 1:28")).toBeVisible();
  await expect(page.locator("audio")).toHaveCount(0);
  await page
    .getByRole("button", { name: `Play ${henrike}` })
    .first()
    .click();
  await expect.poll(() => seconds(page)).toBeGreaterThan(47);

  await bar(page).getByRole("button", { name: "Close the player" }).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await isPaused(page)).toBe(true);
  await expect(player(page).getByText(/^0:[45]\d \/ 1:28$/)).toBeVisible();
});

test("a chapter followed before hydration positions the player there, paused", { tag: "@thorough" }, async ({
  page,
}) => {
  const release = await delayRequests(page, `**${await scriptOf("ChapterList")}`);
  await page.goto("/episode/14");
  await expect(player(page).getByText("0:00 / 1:28")).toBeVisible();
  await page.waitForSelector("html[data-hydrated]");
  await page.getByRole("link", { name: "The second system" }).click();
  await expect(player(page).getByText("0:16 / 1:28")).toBeVisible();
  await expect(page.locator("audio")).toHaveCount(0);
  release();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("the bar and the hero share one state, and the bar never covers the last line", async ({
    page,
    checkAccessibility,
  }) => {
    await open(page, "/episode/14");
    const foot = page.getByRole("complementary", { name: "This episode" });
    await foot.getByRole("button", { name: `Play ${henrike}` }).click();
    await expect(foot.getByRole("button", { name: `Pause ${henrike}` })).toBeFocused();
    await expect(page.getByRole("button", { name: `Play ${henrike}` })).toHaveCount(0);
    await expect(bar(page)).toBeHidden();
    await checkAccessibility();
    await page.getByRole("link", { name: "All episodes" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Episodes");
    await expect(bar(page)).toBeVisible();
    // Retried, because the list grows.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      const last = await page.getByRole("contentinfo").boundingBox();
      const top = await bar(page).boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((top?.y ?? 0) + 1);
    }).toPass();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe("when the recording fails to load", () => {
  test.use({ expectedMessages: ["Failed to load resource", "ERR_FAILED"] });
  test("the player reports it, and Play retries", { tag: "@thorough" }, async ({ page }) => {
    await page.route("**/*.mp3", (route) => route.abort());
    await open(page, "/episode/14");
    await player(page)
      .getByRole("button", { name: `Play ${henrike}` })
      .click();
    await expect(player(page).getByRole("alert")).toContainText("could not be played");
    await page.unroute("**/*.mp3");
    await player(page)
      .getByRole("button", { name: `Play ${henrike}` })
      .click();
    await expect.poll(() => seconds(page)).toBeGreaterThan(0);
    await expect(player(page).getByRole("alert")).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the browser's own player plays, chapters link to their text, and every button works", async ({ page }) => {
    await page.goto("/episode/14");
    await expect(page.locator("audio[controls]")).toHaveAttribute("src", "/media/audio/episode-42.mp3");
    await expect(page.locator("audio[controls]")).toBeVisible();
    await expect(page.getByRole("button", { name: /^(Play|Pause)/ })).toHaveCount(0);
    await expect(page.getByRole("slider")).toHaveCount(0);
    await page.getByRole("link", { name: "To the player" }).click();
    await page
      .getByRole("navigation", { name: "Chapters" })
      .getByRole("link", { name: "What dispatchers know" })
      .click();
    await expect(page).toHaveURL(/#t=47$/);
    await expect(page.getByText("You said dispatchers know the port better")).toBeInViewport();
  });
});
