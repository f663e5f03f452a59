import { signIn } from "./administrator.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { expect, hydrated, test } from "./test.ts";

const tag = "Beginnings".repeat(9);

const ghostExport = (slug: string) => ({
  db: [
    {
      meta: { exported_on: 1_700_000_000_000, version: "5.80.0" },
      data: {
        posts: [
          {
            id: `${slug}-1`,
            title: `How ${slug} began`,
            slug,
            html: "<p>It began with a chart.</p>",
            status: "published",
            type: "post",
            published_at: "2020-05-01T10:00:00.000Z",
            updated_at: "2020-05-01T10:00:00.000Z",
            custom_excerpt: "A beginning.",
          },
          {
            id: `${slug}-2`,
            title: `Who ${slug} is`,
            slug: `${slug}-about`,
            html: "<p>Two people and a chart.</p>",
            status: "published",
            type: "page",
            published_at: "2020-05-01T10:00:00.000Z",
            updated_at: "2020-05-01T10:00:00.000Z",
          },
        ],
        tags: [{ id: "t1", name: tag, slug: "beginnings" }],
        posts_tags: [{ post_id: `${slug}-1`, tag_id: "t1", sort_order: 0 }],
        users: [],
        posts_authors: [],
        posts_meta: [],
      },
    },
  ],
});

// The site runs one import at a time.
test.describe.configure({ mode: "default" });

test("the owner imports a Ghost site after a preview, and undoes it", async ({ page, checkAccessibility }) => {
  const slug = `harbour${Date.now().toString(36)}`;
  const name = `${slug}.ghost.json`;
  await signIn(page, "/admin/import");
  await hydrated(page);
  const buffer = Buffer.from(JSON.stringify(ghostExport(slug)));
  await page.getByLabel("Export of the former site").setInputFiles({ name, mimeType: "application/json", buffer });
  const card = page.locator("section").filter({ has: page.getByRole("heading", { name }) });
  await expect(card.getByText("New: 2")).toBeVisible();
  await expect(card.getByRole("list", { name: "Items of the export" })).toContainText(`How ${slug} began`);
  await card.getByText("Categories of the tags (1)").click();
  await checkAllAppearances(page, checkAccessibility);
  await card.getByLabel(`${tag} (1)`).fill("Harbours");
  await card.getByLabel("Category of articles without a tag").fill("");
  await page.keyboard.press("Enter");
  await expect(card.getByLabel("Category of articles without a tag")).toBeFocused();
  await page.keyboard.type("General");
  await page.keyboard.press("Enter");
  await expect(card.getByText("Added: 2")).toBeVisible();
  await expect(card.getByRole("group", { name })).toBeFocused();
  await checkAccessibility();
  await card.getByRole("link", { name: `Who ${slug} is` }).click();
  await expect(page.getByLabel("URL", { exact: true })).toHaveValue(`${slug}-about`);
  await expect.poll(async () => (await page.request.get(`/${slug}-about`)).status()).toBe(200);
  await page.goto(`/${slug}-about`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Who ${slug} is`);
  await expect(page.locator("main")).toContainText("Two people and a chart.");

  await expect.poll(async () => (await page.request.get(`/${slug}/`, { maxRedirects: 0 })).status()).toBe(301);
  await page.goto(`/${slug}/`);
  await expect(page).toHaveURL(new RegExp(`/blog/${slug}$`));
  await expect(page.locator("main")).toContainText("It began with a chart.");

  await page.goto("/admin/import");
  await card.getByRole("button", { name: "Undo this import" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo the import" }).click();
  await expect(card).toContainText("Ghost, undone");
  for (const path of [`/blog/${slug}`, `/${slug}-about`])
    await expect.poll(async () => (await page.request.get(path)).status()).toBe(404);
});

const feed = (title: string) => `<?xml version="1.0"?><rss version="2.0"
 xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel>
<title>${title}</title><link>https://old.example</link><description>Talks</description>
<itunes:category text="Business"><itunes:category text="Management"/></itunes:category><itunes:category text="Harbours"/>
<itunes:owner><itunes:name>Ben Pilot</itunes:name></itunes:owner>
<item><title>${title} begins</title><guid>${title}</guid><pubDate>Fri, 01 May 2020 10:00:00 GMT</pubDate>
<itunes:season>2</itunes:season><itunes:episode>9001</itunes:episode>
<enclosure url="https://cdn.old.example/${title}.mp3" type="audio/mpeg" length="1000"/>
<podcast:soundbite startTime="73.5" duration="60">What a pilot knows</podcast:soundbite></item></channel></rss>`;

test("the owner imports a podcast, applies a show setting from the feed, and fills in season and soundbites", {
  tag: "@thorough",
}, async ({ page, checkAccessibility }) => {
  const title = `Harbour${Date.now().toString(36)}`;
  await signIn(page, "/admin/import");
  await hydrated(page);
  const file = { name: `${title}.xml`, mimeType: "text/xml", buffer: Buffer.from(feed(title)) };
  await page.getByLabel("Export of the former site").setInputFiles(file);
  const card = page.locator("section").filter({ has: page.getByRole("heading", { name: file.name }) });
  const facts = card.getByRole("group", { name: "Take over what the feed says about the show" });
  await expect(facts).toContainText(`In the feed: ${title}`);
  await expect(card).toContainText("“Harbours” is not in Apple’s list.");
  await facts.getByLabel("Name of the owner").check();
  await checkAccessibility();
  await card.getByText("Publish what was public").click();
  await card.getByRole("button", { name: "Start the import" }).click();
  await expect(card).toContainText(`are now those of “${title}”: Name of the owner.`);

  await card.getByRole("link", { name: `${title} begins` }).click();
  await expect(page.getByLabel("Season")).toHaveValue("2");
  await expect(page.getByLabel("Soundbites")).toHaveValue("1:13.5 60 What a pilot knows");

  await page.goto("/admin/settings#podcast");
  await expect(page.getByLabel("Name of the show’s owner")).toHaveValue("Ben Pilot");
  await page.goto("/admin/import");
  await card.getByRole("button", { name: "Undo this import" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo the import" }).click();
  await expect(card).toContainText("Podcast feed, undone");
  await page.goto("/admin/settings#podcast");
  await expect(page.getByLabel("Name of the show’s owner")).toHaveValue("");
});

test("the owner exports the whole site as Markdown", async ({ page }) => {
  await signIn(page, "/admin/import");
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as Markdown" }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe("site-markdown.zip");
  expect(await download.failure()).toBeNull();
});
