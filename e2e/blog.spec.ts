import { delayRequests, expect, hydrated, stopPolling, test } from "./test.ts";

const list = "main section[aria-labelledby=list-heading]";

test("lists nine articles per page, newest first, and changes pages without a reload", async ({ page }) => {
  await page.goto("/blog");
  await expect(page).toHaveTitle("AI Knowledge Blog - Your Name");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI Knowledge Blog");
  await expect(page.getByRole("heading", { name: "Latest Articles" })).toBeVisible();
  await expect(page.getByText("25 Articles", { exact: true })).toBeVisible();
  await expect(page.locator(`${list} article`)).toHaveCount(9);
  await expect(page.getByRole("article").first().getByRole("link")).toHaveText(
    "What a question costs before anyone answers it",
  );

  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameVisit: true }));
  const pages = page.getByRole("navigation", { name: "Blog pages" });
  const current = pages.locator("[aria-current]");
  await expect(current).toHaveText("1");
  await pages.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/blog\?page=2$/);
  await expect(current).toHaveText("2");
  await expect(page.getByRole("article")).toHaveCount(9);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await pages.getByRole("link", { name: "Page 3" }).click();
  await expect(page.getByRole("article")).toHaveCount(7);
  await expect(current).toHaveText("3");
  await expect(pages.locator("[aria-disabled]", { hasText: "Next" })).toHaveAttribute("aria-disabled", "true");
  await pages.getByRole("link", { name: "Previous" }).click();
  await expect(current).toHaveText("2");
  await pages.getByRole("link", { name: "Page 1" }).click();
  await expect(current).toHaveText("1");
  await page.goBack();
  await expect(page).toHaveURL(/page=2$/);
  expect(await page.evaluate(() => "sameVisit" in window)).toBe(true);
  for (const [url, number] of [
    ["/blog/category/Healthcare", ""],
    ["/blog?search=the&page=2", "2"],
  ] as const) {
    await page.goto(url);
    await expect(current).toHaveText(number ? [number] : []);
  }
});

test("searches after a pause, highlights matches and combines with a category, which resets the page", async ({
  page,
}) => {
  await page.goto("/blog?page=2");
  await hydrated(page);
  const box = page.getByRole("searchbox", { name: "Search articles" });
  await expect(box).toHaveAttribute("placeholder", "Search articles...");
  await box.fill("NIGHT shift");
  await expect(page).toHaveURL(/\/blog\?search=NIGHT(\+|%20)shift$/);
  await expect(page.getByRole("heading", { name: 'Search Results: "NIGHT shift"' })).toBeVisible();
  await expect(page.locator("main mark").first()).toHaveText(/night shift/i);
  await page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: /^Logistics/ })
    .click();
  await expect(page).toHaveURL(/\/blog\/category\/Logistics\?search=/);
  await expect(page.getByRole("heading", { name: "Logistics Articles" })).toBeVisible();

  await page.goto("/blog?page=2");
  await hydrated(page);
  const categories = page.getByRole("navigation", { name: "Categories" });
  await categories.getByRole("link", { name: /^Logistics/ }).click();
  await expect(page).toHaveURL(/\/blog\/category\/Logistics$/);
  await expect(page.getByText("5 Articles", { exact: true })).toBeVisible();
  await expect(categories.locator("[aria-current]")).toHaveText(/^Logistics/);
  await expect(page.locator(`${list} article`)).toHaveCount(5);
  await expect(page.getByRole("article")).toHaveCount(5);
  await expect(page.getByRole("link", { name: "RSS", exact: true })).toHaveAttribute(
    "href",
    "/blog/category/Logistics/rss.xml",
  );
});

test.describe("articles and categories that do not exist", () => {
  test.use({ expectedMessages: ["404"] });

  test("show a message and a link to the lists", { tag: "@thorough" }, async ({ page, checkAccessibility }) => {
    await page.goto("/blog?search=100%25_%5C%27");
    await expect(page.getByRole("heading", { name: "No articles found" })).toBeVisible();
    await expect(page.getByText('No results found for "100%_\\\'"')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await page.getByRole("link", { name: "Clear Filters" }).click();
    await expect(page.getByRole("heading", { name: "Latest Articles" })).toBeVisible();

    const unknown = await page.goto("/blog/category/Astronomy");
    expect(unknown?.status()).toBe(404);
    await expect(page.getByText("No articles found in the Astronomy category")).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await checkAccessibility();
    await hydrated(page);
    await page.getByRole("link", { name: "Clear Filters" }).click();
    await expect(page.getByRole("heading", { name: "Latest Articles" })).toBeVisible();

    const missingPage = await page.goto("/blog?page=9");
    expect(missingPage?.status()).toBe(404);
    await expect(page.getByText("There is no page 9: the list ends with page 3.")).toBeVisible();
    await hydrated(page);
    await page.getByRole("link", { name: "Go to the last page" }).click();
    await expect(page).toHaveURL(/\/blog\?page=3$/);
    await expect(page.getByRole("article")).toHaveCount(7);

    const missing = await page.goto("/blog/no-such-article");
    expect(missing?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Article Not Found");
    await expect(page.getByText("The article you're looking for doesn't exist or has been removed.")).toBeVisible();
    await checkAccessibility();
    await hydrated(page);
    await page.getByRole("link", { name: "Return to Blog" }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/blog\/no-such-article$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Article Not Found");
  });

  test("differ from a search without results", { tag: "@thorough" }, async ({ page }) => {
    const status = async (url: string) => (await page.request.get(url)).status();
    expect(await status("/blog?search=zzzz")).toBe(200);
    expect(await status("/blog/category/Healthcare?search=zzzz")).toBe(200);
    expect(await status("/blog/category/Astronomy?search=zzzz")).toBe(404);
    expect(await status("/blog/category/Healthcare?page=2")).toBe(404);
    expect(await status("/blog?search=the&page=99")).toBe(404);
    expect(await status("/blog?page=3")).toBe(200);
  });
});

test("returns from a search to the list with Back, and clears the search field", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  const box = page.getByRole("searchbox", { name: "Search articles" });
  await box.pressSequentially("cust", { delay: 20 });
  await expect(page).toHaveURL(/search=cust$/);
  await box.pressSequentially("oms", { delay: 20 });
  await expect(page).toHaveURL(/search=customs$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(box).toHaveValue("");
  await expect(page.getByRole("heading", { name: "Latest Articles" })).toBeVisible();
});

test("keeps the focus in the search field while the server is slow, and returns to the list with Back", {
  tag: "@thorough",
}, async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  const release = await delayRequests(page, "**/_serverFn/**");
  const searchRequest = (term: string) =>
    page.waitForRequest((request) => decodeURIComponent(request.url()).includes(`"${term}"`));
  const box = page.getByRole("searchbox", { name: "Search articles" });
  const [first, second] = [searchRequest("cust"), searchRequest("customs")];
  await box.pressSequentially("cust");
  await first;
  await box.pressSequentially("oms");
  await second;
  await expect(box).toBeFocused();
  await expect(page.getByRole("heading", { name: "Latest Articles" })).toBeVisible();
  release();
  await expect(page).toHaveURL(/search=customs$/);
  await expect(page.getByRole("heading", { level: 2, name: /customs/ })).toBeVisible();
  await expect(box).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(box).toHaveValue("");
});

test("a click during a slow search wins over the search", { tag: "@thorough" }, async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  const release = await delayRequests(page, "**/_serverFn/**");
  const search = page.waitForRequest((request) => decodeURIComponent(request.url()).includes('"customs"'));
  await page.getByRole("searchbox", { name: "Search articles" }).fill("customs");
  const response = (await search).response();
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
  release();
  await response;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get in Touch");
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(page).toHaveURL("/contact");
});

test.describe("prefetching", () => {
  test.use({ expectedMessages: ["Failed to load resource"] });

  test("fetches an article when the pointer is over its card, before the click", { tag: "@thorough" }, async ({
    page,
  }) => {
    await page.goto("/blog");
    await hydrated(page);
    const title = "Why the night shift is the best pilot group";
    const fetched = page.waitForResponse(
      (response) => response.url().includes("/_serverFn/") && response.url().includes("night-shift-pilot-group"),
    );
    await page.getByRole("link", { name: title }).hover();
    expect((await fetched).status()).toBe(200);
    await expect(page).toHaveURL(/\/blog$/);
    await page.route("**/_serverFn/**", (route) => route.abort());
    await page.getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });
});

test("links an article's breadcrumbs, related articles and neighbours", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  await page.getByRole("link", { name: "Why the night shift is the best pilot group" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Why the night shift is the best pilot group");
  await expect(page).toHaveTitle("Why the night shift is the best pilot group - Your Name");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs.getByRole("listitem")).toHaveText(["Home", "Blog", "Healthcare", /night shift/]);
  await expect(page.getByText(/Published about .+ ago$/)).toBeVisible();
  await expect(page.getByText(/\d+ min read/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Experience AI Knowledge Agents in Action" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Request a Demo" })).toHaveAttribute("href", "/demo");
  await expect(page.getByRole("link", { name: "More in Healthcare" })).toHaveAttribute(
    "href",
    "/blog/category/Healthcare",
  );
  const related = page.getByRole("region", { name: "Related Articles" });
  await expect(related.getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("heading", { name: "Ready to Transform Your Organization with AI?" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Schedule Your Complimentary Strategy Call" })).toHaveAttribute(
    "href",
    "/contact",
  );

  await page.goto("/blog/do-not-clean-your-documents-first");
  await expect(page.getByRole("heading", { name: "Experience AI Knowledge Agents in Action" })).toHaveCount(0);
  await expect(page.getByRole("complementary", { name: "Next step" }).getByRole("link")).toHaveAttribute(
    "href",
    "/knowledge-audit",
  );

  await page.goto("/blog");
  await hydrated(page);
  const titles = await page.getByRole("article").getByRole("link").allTextContents();
  await page.getByRole("article").nth(2).getByRole("link").click();
  const author = page.getByRole("complementary", { name: "Written by" });
  await expect(author).toContainText("Sample author");
  await expect(author.getByRole("link", { name: "About the author" })).toHaveCount(0);
  const neighbours = page.getByRole("navigation", { name: "Previous and next article" });
  await expect(neighbours.getByRole("link", { name: /^Next article/ })).toContainText(titles[1] ?? "");
  await neighbours.getByRole("link", { name: /^Previous article/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[3] ?? "");
});

test("reports whether an article's link was copied, and shares by plain links", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/blog/what-a-question-costs");
  await hydrated(page);
  await page.getByText("Share", { exact: true }).click();
  for (const name of ["Share to LinkedIn", "Share to Twitter", "Share to Facebook", "Share via Email"]) {
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", /what-a-question-costs/);
  }
  await page.getByRole("button", { name: "Copy Link" }).click();
  await expect(page.getByText("Link copied to clipboard")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blog\/what-a-question-costs$/);

  await page.evaluate(() =>
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error()) } }),
  );
  await page.getByText("Share", { exact: true }).click();
  await page.getByRole("button", { name: "Copy Link" }).click();
  await expect(page.getByText("Failed to copy link")).toBeVisible();
});

test.describe("when the server does not respond", () => {
  test.use({ expectedMessages: ["Failed to load resource", "Error fetching", "Failed to fetch"] });
  test("reports that the list or an article failed to load, and retries on request", async ({
    page,
    checkAccessibility,
  }) => {
    await page.goto("/about");
    await hydrated(page);
    await page.clock.install();
    await page.route("**/_serverFn/**", (route) => route.abort());
    await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
    await stopPolling(page, page.getByRole("alert"));
    await expect(page.getByRole("heading", { name: /^Error fetching blog articles: / })).toBeVisible();
    await checkAccessibility();
    await page.unroute("**/_serverFn/**");
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.clock.runFor(1000);
    await expect(page.getByRole("heading", { name: "Latest Articles" })).toBeVisible();

    await page.route("**/_serverFn/**", (route) => route.abort());
    await page.getByRole("article").first().getByRole("link").click();
    await stopPolling(page, page.getByRole("heading", { level: 1, name: "Article Not Found" }));
    await expect(page.getByText(/^Error fetching blog article: /)).toBeVisible();
    await page.unroute("**/_serverFn/**");
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.clock.runFor(1000);
    await expect(page.getByText(/Published about .+ ago$/)).toBeVisible();
  });

  for (const { part, text } of [
    { part: "categories", text: /^Error fetching blog categories: / },
    { part: "the featured article", text: /^Error fetching featured blog articles: / },
  ]) {
    test(`reports missing ${part} beside what did load`, { tag: "@thorough" }, async ({ page }) => {
      await page.goto("/about");
      await hydrated(page);
      await page.clock.install();
      // Only the list takes an argument; the others are distinguished by their results.
      const argument = part === "categories" ? "count" : "slug";
      await page.route("**/_serverFn/**", async (route) => {
        const response = await route.fetch();
        const isList = route.request().url().includes("payload");
        if (!isList && (await response.text()).includes(`"${argument}"`)) await route.abort();
        else await route.fulfill({ response });
      });
      await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
      await expect(page.getByRole("heading", { name: "Latest Articles" })).toBeVisible();
      await stopPolling(page, page.getByRole("alert").filter({ hasText: text }));
      await page.unroute("**/_serverFn/**");
      await page.getByRole("button", { name: "Try Again" }).click();
      await page.clock.runFor(1000);
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  }

  test("renders an article without its related articles", { tag: "@thorough" }, async ({ page }) => {
    await page.goto("/blog");
    await hydrated(page);
    await page.clock.install();
    await page.route("**/_serverFn/**", (route) =>
      route.request().url().includes("exceptSlug") ? route.abort() : route.continue(),
    );
    await page.getByRole("article").first().getByRole("link").click();
    await expect(page.getByText(/Published about .+ ago$/)).toBeVisible();
    await stopPolling(page, page.getByRole("alert").filter({ hasText: "Error fetching related blog articles: " }));
    await page.unroute("**/_serverFn/**");
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.clock.runFor(1000);
    await expect(page.getByRole("region", { name: "Related Articles" }).getByRole("article")).toHaveCount(3);
  });
});
