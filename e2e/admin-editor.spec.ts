import type { Page } from "@playwright/test";
import { signIn } from "./administrator.ts";
import { inDetails, openDetails, setDetail } from "./support/details.ts";
import { expect, test } from "./test.ts";

const unique = (prefix: string) => `${prefix} ${Math.random().toString(36).slice(2, 8)}`;

const savedSelector = "[data-autosave='saved']";
const offlineText = "The server did not answer. Your text is stored in this browser and will be saved when it does.";

async function startArticle(page: Page, title: string): Promise<void> {
  await page.goto("/admin/articles/new");
  await page.getByLabel("Title", { exact: true }).fill(title);
  await expect(page).toHaveURL(/\/admin\/articles\/\d+$/);
  await expect(page.locator(savedSelector)).toBeVisible();
}

async function publish(page: Page): Promise<void> {
  await page.getByLabel("Summary").fill("What a light tells.");
  await setDetail(page, "Category", "Healthcare");
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("link", { name: "View the public page in a new tab" })).toBeVisible();
}

/** Makes saving fail as if offline; the returned function restores it. */
async function goOffline(page: Page): Promise<() => Promise<void>> {
  const url = "**/_serverFn/**";
  await page.route(url, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  return () => page.unroute(url);
}

test("text typed just before leaving is there on return", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page);
  await startArticle(page, unique("Left in haste"));
  const keywords = unique("Keywords");
  await setDetail(page, "Keywords", keywords);
  await page.getByRole("link", { name: "Articles" }).first().click();
  await expect(page.getByLabel("Search articles")).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Keywords")).toHaveValue(keywords);

  const newText = unique("Reloaded");
  await setDetail(page, "Keywords", newText);
  await page.reload();
  await expect(page.getByLabel("Keywords")).toHaveValue(newText);
});

test("asks for a URL when the title has no letters for one", { tag: "@thorough" }, async ({ page }) => {
  await signIn(page);
  await startArticle(page, "日本語の記事");
  await openDetails(page);
  const url = page.getByLabel("Post URL", { exact: true });
  await expect(url).toHaveValue("");
  await expect(url).toHaveAccessibleDescription(/Write one in Latin letters/);
  await page.getByLabel("Summary").fill("What a light tells.");
  await setDetail(page, "Category", "Healthcare");
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(url).toHaveAccessibleDescription(/The URL must not be empty/);
  await setDetail(page, "Post URL", unique("an article").replaceAll(" ", "-"));
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("link", { name: "View the public page in a new tab" })).toBeVisible();
});

test("new articles are listed from their first words, an empty one is not", { tag: "@thorough" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, "/admin/articles");
  const [first, second] = [unique("First draft"), unique("Second draft")];
  await startArticle(page, first);
  await startArticle(page, second);
  await page.goto("/admin/articles/new");
  const title = page.getByLabel("Title", { exact: true });
  await title.click();
  await page.keyboard.type("Typed ");
  await expect(page).toHaveURL(/\/admin\/articles\/\d+$/);
  await expect(title).toBeFocused();
  const third = unique("on");
  await page.keyboard.type(third);
  await expect(title).toHaveValue(`Typed ${third}`);
  await expect(page.locator(savedSelector)).toBeVisible();

  await page.goto("/admin/articles?state=draft&search=draft");
  await expect(page.getByRole("link", { name: first })).toBeVisible();
  await expect(page.getByRole("link", { name: second })).toBeVisible();
  await page.goto(`/admin/articles?state=draft&search=${encodeURIComponent(third)}`);
  await page.getByRole("link", { name: `Typed ${third}` }).click();
  await expect(page.getByLabel("Post URL", { exact: true })).toHaveValue(/^typed-on-/);
  expect(
    (await page.request.get(`/blog/${await page.getByLabel("Post URL", { exact: true }).inputValue()}`)).status(),
  ).toBe(404);
});

test("clearing the date of a scheduled article makes it a draft and publishes nothing", { tag: "@thorough" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page);
  await startArticle(page, unique("Not yet"));
  await page.getByLabel("Summary").fill("Later.");
  await inDetails(page, async () => {
    await page.getByLabel("Category", { exact: true }).fill("Healthcare");
    await page.getByRole("radio", { name: "At a set time" }).check();
    await page.getByLabel("Date", { exact: true }).fill("2090-01-01T10:00");
  });
  await page.getByRole("button", { name: "Schedule for 1 January 2090, 10:00 AM" }).click();
  await expect(page.getByText("Scheduled: it appears automatically")).toBeVisible();
  const slug = await page.getByLabel("Post URL", { exact: true }).inputValue();
  await setDetail(page, "Date", "");
  await expect(page.getByRole("button", { name: "Publish now" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Saved as a draft")).toBeVisible();
  await page.reload();
  await inDetails(page, () => expect(page.getByText("Draft", { exact: true })).toBeVisible());
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404);
});

test("an edit conflict shows both versions in one text and keeps the other one", async ({
  page,
  context,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page);
  await startArticle(page, unique("Twice"));
  await publish(page);
  const otherWindow = await context.newPage();
  await otherWindow.goto(page.url());
  await setDetail(otherWindow, "Keywords", "theirs, tide");
  await setDetail(otherWindow, "Meta description", "Their description");
  await otherWindow.getByRole("button", { name: "Publish changes" }).click();
  await expect(otherWindow.getByText("Saved", { exact: true })).toBeVisible();
  await otherWindow.close();

  await setDetail(page, "Keywords", "mine, tide");
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "This article was changed in two places" })).toBeVisible();
  await expect(page.getByText("You saved a version in another window")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Keywords" })).toBeVisible();
  await expect(page.locator("ins")).toContainText(["mine"]);
  await expect(page.locator("del")).toContainText(["theirs"]);
  // Fields that this window has not changed follow the saved version.
  await expect(page.getByRole("heading", { name: "Meta description" })).toHaveCount(0);
  await page.getByRole("button", { name: "Decide later" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "saved elsewhere after you started" })).toBeInViewport();
  await expect(page.getByText("Draft saved")).toHaveCount(0);
  await setDetail(page, "Keywords", "mine, tide, again");
  await expect(page.locator(savedSelector)).toHaveCount(1);
  await expect(page.getByText("Draft saved")).toHaveCount(0);
  await checkAccessibility();
  await setDetail(page, "Keywords", "mine, tide");
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(page.getByRole("button", { name: "Take theirs" })).toBeVisible();
  await checkAccessibility();
  await page.emulateMedia({ colorScheme: "dark" });
  await checkAccessibility();
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Keywords")).toHaveValue("mine, tide");
  await expect(page.getByLabel("Meta description", { exact: true })).toHaveValue("Their description");
  // Saving again from the same window reports no conflict.
  await setDetail(page, "Keywords", "mine again");
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(page.locator("[data-autosave='untouched']")).toBeVisible();
  await inDetails(page, async () => {
    await page.getByRole("button", { name: "Versions" }).click();
    const versions = page.getByRole("dialog", { name: "Versions" });
    await expect(versions).toContainText("unsaved");
    await versions.getByRole("button", { name: "Close" }).click();
  });
});

test.describe("while the server is away", () => {
  test.use({ viewport: { width: 390, height: 800 }, expectedMessages: ["net::ERR_FAILED"] });

  test("the text is kept, leaving asks first, and it is saved once the server is back", async ({
    page,
    checkAccessibility,
  }) => {
    await signIn(page);
    await startArticle(page, unique("Away"));
    const goOnline = await goOffline(page);
    await setDetail(page, "Keywords", "written, offline");
    await expect(page.getByText(offlineText)).toBeVisible();
    await page.getByRole("link", { name: "Articles" }).first().click();
    const question = page.getByRole("dialog", { name: "Leave before it is saved?" });
    await expect(question).toBeVisible();
    await checkAccessibility();
    await question.getByRole("button", { name: "Stay here" }).click();
    await expect(page.getByLabel("Keywords")).toHaveValue("written, offline");
    await goOnline();
    await expect(page.locator(savedSelector)).toBeVisible();

    const goOnlineAgain = await goOffline(page);
    await setDetail(page, "Keywords", "left behind");
    await expect(page.getByText(offlineText)).toBeVisible();
    await page.getByRole("link", { name: "Articles" }).first().click();
    await question.getByRole("button", { name: "Leave", exact: true }).click();
    await expect(page.getByLabel("Search articles")).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel("Keywords")).toHaveValue("written, offline");
    await expect(page.getByRole("button", { name: "Compare" })).toBeVisible();
    await goOnlineAgain();
    await page.getByRole("button", { name: "Compare" }).click();
    const comparison = page.getByRole("dialog", { name: "Text that was not saved" });
    await expect(comparison.locator("ins")).toHaveText([/Added: left behind/]);
    await expect(comparison.locator("del")).toHaveText([/Removed: written, offline/]);
    await checkAccessibility();
    await comparison.getByRole("button", { name: "Discard changes" }).click();
    await expect(comparison).toBeHidden();
    await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Restore" }).click();
    await expect(page.getByLabel("Keywords")).toHaveValue("left behind");
    await expect(page.locator(savedSelector)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Keywords")).toHaveValue("left behind");
    await expect(page.getByRole("button", { name: "Restore" })).toBeHidden();
  });
});

test("restoring a version restores its text but not its URL", { tag: "@thorough" }, async ({ page }) => {
  await signIn(page);
  const title = unique("Versions");
  await startArticle(page, title);
  await publish(page);
  const url = page.getByLabel("Post URL", { exact: true });
  const renamed = `${await url.inputValue()}-renamed`;
  await setDetail(page, "Post URL", renamed);
  await page.getByLabel("Summary").fill("Another summary.");
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(page.locator("[data-autosave='untouched']")).toBeVisible();
  await page.getByRole("button", { name: "Versions" }).click();
  await page
    .getByRole("dialog", { name: "Versions" })
    .getByRole("button", { name: /Restore/ })
    .click();
  await expect(page.getByLabel("Summary")).toHaveValue("What a light tells.");
  await expect(url).toHaveValue(renamed);
  await expect(page.getByText("The URL and the date stay as before.")).toBeVisible();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByLabel("Summary")).toHaveValue("Another summary.");
});

test.describe("signing out with unsaved text in this browser", () => {
  test.use({ expectedMessages: ["net::ERR_FAILED"] });

  test("asks first, then removes the text", { tag: "@thorough" }, async ({ page, checkAccessibility }) => {
    await signIn(page);
    await startArticle(page, unique("Signed out"));
    await goOffline(page);
    await setDetail(page, "Keywords", "only here");
    await expect(page.getByText(offlineText)).toBeVisible();
    await page.getByRole("link", { name: "Articles" }).first().click();
    await page
      .getByRole("dialog", { name: "Leave before it is saved?" })
      .getByRole("button", { name: "Leave", exact: true })
      .click();
    await expect(page.getByLabel("Search articles")).toBeVisible();
    await page.getByRole("button", { name: "Logout" }).click();
    const question = page.getByRole("dialog", { name: "Sign out before it is saved?" });
    await expect(question).toBeVisible();
    await checkAccessibility();
    await question.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")))).toEqual([]);
  });
});

test("a new episode is a draft from its first word; clearing its date publishes nothing", { tag: "@thorough" }, async ({
  page,
}) => {
  await signIn(page, "/admin/episodes");
  const title = unique("Draft episode");
  await page.goto("/admin/episodes/new");
  await page.getByLabel("Title", { exact: true }).fill(title);
  await expect(page).toHaveURL(/\/admin\/episodes\/\d+$/);
  const id = page.url().split("/").at(-1);
  await page.getByLabel("Summary").fill("A conversation.");
  await page.getByRole("radio", { name: "At a set time" }).check();
  await page.getByLabel("Date", { exact: true }).fill("2090-01-01T10:00");
  await page.getByRole("button", { name: "Schedule for 1 January 2090, 10:00 AM" }).click();
  await expect(page.getByText("Scheduled: it appears automatically")).toBeVisible();
  await page.getByLabel("Date", { exact: true }).fill("");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Saved as a draft")).toBeVisible();
  expect((await page.request.get(`/episode/${id}`)).status()).toBe(404);
  await page.goto(`/admin/episodes?state=draft&search=${encodeURIComponent(title)}`);
  await expect(page.getByRole("link", { name: title })).toBeVisible();
});

test.describe("a screen that does not load", () => {
  test.use({ expectedMessages: ["net::ERR_FAILED"] });

  test("says so, never that there is nothing, and loads on the next attempt", { tag: "@thorough" }, async ({
    page,
    checkAccessibility,
  }) => {
    await signIn(page);
    const everything = /_serverFn|list-sessions|list-user-passkeys/;
    const screens: readonly [path: string, calls: RegExp, ...parts: string[]][] = [
      ["/admin/articles/1", everything, "Article"],
      ["/admin/episodes/1", everything, "Episode"],
      ["/admin/episodes/1", /fetchEpisodeGuests|fetchRecordingFacts/, "The guests", "The recording’s details"],
      ["/admin/pages/home", everything, "The texts"],
      ["/admin/pages", /fetchOwnPages/, "The pages of your own"],
      ["/admin/redirects", /fetchUnknownUrls/, "The URLs that weren’t found"],
      ["/admin/import", everything, "The imports"],
      ["/admin/bookings/new", everything, "The event types"],
      ["/admin/availability", /fetchCalendarFeed|fetchBusyCalendars/, "The calendar URL", "The conflict calendars"],
      ["/admin/security", everything, "Your passkeys", "Your sessions", "Your trusted browsers", "Your tokens"],
    ];
    for (const [path, calls, ...parts] of screens) {
      await page.route(calls, (route) => route.abort());
      await page.goto(path);
      const failures = parts.map((what) =>
        page.getByRole("alert").filter({ has: page.getByRole("heading", { name: `${what} could not be loaded` }) }),
      );
      for (const failure of failures) await expect(failure, path).toBeVisible({ timeout: 15_000 });
      await checkAccessibility();
      await page.unroute(calls);
      for (const failure of failures) {
        await failure.getByRole("button", { name: "Try again" }).click();
        await expect(failure, path).toBeHidden();
      }
    }

    await page.route("**/_serverFn/fetchSlots**", (route) => route.abort());
    await page.goto("/admin/bookings/new");
    await expect(page.getByRole("alert")).toContainText("The free times could not be loaded");
  });
});
