import { delayRequests, expect, hydrated, stopPolling, test } from "./test.ts";

test("the podcast's home shows the topics and the six episodes with the highest numbers", async ({ page }) => {
  await page.goto("/podcast");
  await expect(page).toHaveTitle("The High-Performance CEO Show - Your Name");
  await expect(page.getByRole("link", { name: "Browse Episodes" })).toHaveAttribute("href", "/episodes");
  for (const topic of ["Strategy", "Leadership", "AI at work", "Knowledge", "Performance", "Resilience"]) {
    await expect(page.getByRole("heading", { name: topic, exact: true })).toBeVisible();
  }
  const latest = page.getByRole("region", { name: "Latest Episodes" });
  await expect(latest.getByRole("article")).toHaveCount(6);
  await expect(latest.getByText(/^Episode \d+$/)).toHaveText([42, 41, 40, 39, 38, 37].map((n) => `Episode ${n}`));
  await expect(latest.getByRole("link", { name: "View All" })).toHaveAttribute("href", "/episodes");
});

test("episodes are searched in five fields, cleared and shared by URL", async ({ page }) => {
  await page.goto("/episodes");
  await hydrated(page);
  await expect(page.getByText("Showing 14 episodes")).toBeVisible();
  const box = page.getByRole("searchbox", { name: "Search episodes" });
  await box.fill("VOSS");
  await expect(page.getByText("Showing 1 episode", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/search=VOSS/);
  await box.fill("episode 41");
  await expect(page.getByRole("link", { name: "A hospital that writes things down" })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Showing 1 episode", { exact: true })).toBeVisible();
  await hydrated(page);
  await box.fill("no such guest");
  await expect(page.getByRole("heading", { name: "No episodes match your search" })).toBeVisible();
  await expect(page.getByText("Try adjusting your search terms")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Clear Search" }).click();
  await expect(page.getByText("Showing 14 episodes")).toBeVisible();
});

test("an episode shows all its details and links to its neighbours and guest", async ({ page }) => {
  await page.goto("/episode/13");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A hospital that writes things down");
  await expect(page.getByText("Episode 41", { exact: true })).toBeVisible();
  await expect(page.getByText("1 min", { exact: true })).toBeVisible();
  await expect(page.getByRole("list", { name: "Topics" }).getByRole("listitem")).toHaveCount(3);
  for (const name of [
    "Why CEOs Think This is Important",
    "Key Insights",
    "About the Guest",
    "Key Takeaways",
    "Action Items",
    "Join The Conversation",
    "Enjoyed this episode",
  ]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Download" })).toHaveAttribute("href", "/media/audio/episode-41.mp3");
  const neighbours = page.getByRole("navigation", { name: "Episodes" });
  await expect(neighbours.getByRole("link", { name: /^Previous, Episode 40/ })).toBeVisible();
  await neighbours.getByRole("link", { name: /^Next, Episode 42/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saying no to the second system");
  await expect(page.getByRole("link", { name: /^Next, / })).toHaveCount(0);

  const summary = page.locator("#summary");
  await expect(summary).toHaveText(/…$/);
  await page.getByRole("button", { name: "Read More" }).click();
  await expect(summary).toHaveText(/stopped asking for it\.$/);
  await page.getByRole("button", { name: "Show Less" }).click();
  await expect(summary).toHaveText(/…$/);

  await page.getByRole("link", { name: "All episodes with Henrike Voss" }).click();
  await expect(page).toHaveURL(/\/guest\/henrike-voss$/);
  await expect(page).toHaveTitle("Henrike Voss on The High-Performance CEO Show - Your Name");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Henrike Voss");
  await expect(page.getByText("sample guest", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "About the Guest" })).toBeVisible();
  await page
    .getByRole("region", { name: "Episodes" })
    .getByRole("link", { name: "Saying no to the second system" })
    .click();
  await expect(page).toHaveURL(/\/episode\/14$/);
});

test("an episode without a recording offers no player; Play says where to listen; the next episode opens paused", async ({
  page,
}) => {
  await page.goto("/episode/2");
  await hydrated(page);
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await expect(page.getByRole("region", { name: "Audio player" })).toHaveCount(0);
  await page
    .getByRole("button", { name: `Play ${title}` })
    .first()
    .click();
  await expect(page.getByRole("status").filter({ hasText: "Apple Podcasts" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pause / })).toHaveCount(0);
  await page.getByRole("link", { name: /^Next, / }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
  await expect(page.getByRole("button", { name: /^Play / }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pause / })).toHaveCount(0);
});

test.describe("episodes and guests that do not exist", () => {
  test.use({ expectedMessages: ["404"] });

  test("get a 404 page with a link to the episodes", { tag: "@thorough" }, async ({ page, checkAccessibility }) => {
    const response = await page.goto("/episode/4711");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Episode Not Found");
    await expect(page.getByText("We couldn't find the episode you're looking for.")).toBeVisible();
    await checkAccessibility();
    await page.getByRole("link", { name: "Back to Episodes" }).click();
    await expect(page).toHaveURL(/\/episodes$/);
    const guest = await page.goto("/guest/nobody");
    expect(guest?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guest Not Found");
    await page.getByRole("link", { name: "Back to Episodes" }).click();
    await expect(page).toHaveURL(/\/episodes$/);
  });
});

test("a slow list of episodes shows a loading state", { tag: "@thorough" }, async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  const release = await delayRequests(page, "**/_serverFn/**");
  await page.getByRole("contentinfo").getByRole("link", { name: "All episodes" }).click();
  await expect(page.getByText("Loading episodes")).toBeVisible();
  release();
  await expect(page.getByText("Showing 14 episodes")).toBeVisible();
});

test.describe("when the server does not respond", () => {
  test.use({ expectedMessages: ["Failed to load resource", "Error fetching", "Failed to fetch"] });
  test("the list of episodes reports it, and Try Again reloads it", { tag: "@thorough" }, async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    await page.clock.install();
    await page.route("**/_serverFn/**", (route) => route.abort());
    await page.getByRole("contentinfo").getByRole("link", { name: "All episodes" }).click();
    await stopPolling(page, page.getByText("Error Loading Podcasts"));
    await expect(page.getByText("We encountered an error while loading the podcast episodes.")).toBeVisible();
    await page.unroute("**/_serverFn/**");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText("Showing 14 episodes")).toBeVisible();
  });

  test("the podcast's home keeps its frame, and an episode shows a message of its own", { tag: "@thorough" }, async ({
    page,
  }) => {
    await page.goto("/about");
    await hydrated(page);
    await page.clock.install();
    await page.route("**/_serverFn/**", (route) => route.abort());
    await page.evaluate(() => window.history.pushState({}, "", "/podcast"));
    await stopPolling(page, page.getByText("Error Loading Episodes"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The High-Performance CEO Show");
    await expect(page.getByRole("banner")).toHaveClass(/on-deep/);
    await page.evaluate(() => window.history.pushState({}, "", "/episode/14"));
    await stopPolling(page, page.getByRole("heading", { level: 1, name: "Episode Not Found" }));
    await expect(page.getByText("We couldn't find the episode you're looking for.")).toBeVisible();
    await page.unroute("**/_serverFn/**");
    await page.getByRole("link", { name: "Back to Episodes" }).click();
    await expect(page.getByText("Showing 14 episodes")).toBeVisible();
  });
});
