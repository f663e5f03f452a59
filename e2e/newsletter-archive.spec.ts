import { expect, test } from "./test.ts";

const issue = "/sunday-review/the-binder-everyone-trusted";

test("the archive: from the list to an issue, to the next one and back", async ({ page, checkAccessibility }) => {
  await page.goto("/sunday-review");
  const archive = page.getByRole("region", { name: "Read before you subscribe" });
  await archive.getByRole("link", { name: "The binder everyone trusted" }).click();
  await expect(page.getByRole("heading", { name: "The binder everyone trusted", level: 1 })).toBeVisible();
  await expect(page.getByText("Who would have to leave for us to notice?")).toBeVisible();
  await checkAccessibility();
  await page.getByRole("navigation", { name: "Other issues" }).getByRole("link").click();
  await expect(page.getByRole("heading", { name: "A farewell lunch and a handover folder", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: /^All \d+ issues$/ }).click();
  await expect(archive).toBeVisible();
});

test("an issue is read without scripts, at 320 pixels and in the dark", async ({ browser, checkAccessibility }) => {
  const context = await browser.newContext({
    viewport: { width: 320, height: 700 },
    colorScheme: "dark",
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto(issue);
  await expect(page.getByRole("heading", { name: "The binder everyone trusted", level: 1 })).toBeVisible();
  await context.close();
  const reading = await browser.newContext({ viewport: { width: 320, height: 700 }, colorScheme: "dark" });
  const narrow = await reading.newPage();
  await narrow.goto(issue);
  await checkAccessibility(narrow);
  expect(await narrow.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await reading.close();
});

test.describe("a missing issue", () => {
  test.use({ expectedMessages: ["404"] });

  test("an address without an issue answers 404 and leads to the others", async ({ page }) => {
    const answer = await page.goto("/sunday-review/no-such-issue");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Issue not found" })).toBeVisible();
    await expect(page.getByRole("link", { name: "All issues" })).toBeVisible();
  });
});

test("feeds, sitemap, structured data and card of the issues", async ({ page, request }) => {
  const rss = await request.get("/sunday-review/rss.xml");
  expect(rss.headers()["content-type"]).toContain("application/rss+xml");
  expect(await rss.text()).toContain(`${issue}</link>`);
  const feed = (await (await request.get("/sunday-review/feed.json")).json()) as {
    items: { url: string; content_html: string }[];
  };
  const [newest] = feed.items;
  expect(newest?.url).toContain(issue);
  expect(newest?.content_html).toContain("<h2>The case</h2>");
  expect(newest?.content_html).not.toMatch(/%%|href="\//);
  expect(await (await request.get("/sitemap.xml")).text()).toContain(`${issue}</loc>`);
  await page.goto(issue);
  const data = await page.locator("script[type='application/ld+json']").textContent();
  expect(data).toContain('"PublicationIssue"');
  expect(data).toContain('"issueNumber":46');
  await expect(page.locator("link[type='application/feed+json'][title='The Sunday Review']")).toHaveAttribute(
    "href",
    "/sunday-review/feed.json",
  );
  const card = await request.get(`/cards${issue}.png`);
  expect(card.headers()["content-type"]).toBe("image/png");
});
