import { signIn } from "./administrator.ts";
import { expect, hydrated, test } from "./test.ts";

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
        ],
        tags: [{ id: "t1", name: "Beginnings", slug: "beginnings" }],
        posts_tags: [{ post_id: `${slug}-1`, tag_id: "t1", sort_order: 0 }],
        users: [],
        posts_authors: [],
        posts_meta: [],
      },
    },
  ],
});

test("the owner brings a Ghost site, sees beforehand what will happen, and undoes it", async ({
  page,
  checkAccessibility,
}) => {
  const slug = `harbour${Date.now().toString(36)}`;
  const name = `${slug}.ghost.json`;
  await signIn(page, "/admin/import");
  await hydrated(page);
  const buffer = Buffer.from(JSON.stringify(ghostExport(slug)));
  await page.getByLabel("Export of the former site").setInputFiles({ name, mimeType: "application/json", buffer });
  const card = page.locator("section").filter({ has: page.getByRole("heading", { name }) });
  await expect(card.getByText("New: 1")).toBeVisible();
  await expect(card.getByRole("list", { name: "Items of the export" })).toContainText(`How ${slug} began`);
  await checkAccessibility();
  await card.getByText("Categories of the tags (1)").click();
  await card.getByLabel("Beginnings (1)").fill("Harbours");
  await card.getByRole("button", { name: "Start the import" }).click();
  await expect(card.getByText("Added: 1")).toBeVisible();
  await checkAccessibility();

  await expect.poll(async () => (await page.request.get(`/${slug}/`, { maxRedirects: 0 })).status()).toBe(301);
  await page.goto(`/${slug}/`);
  await expect(page).toHaveURL(new RegExp(`/blog/${slug}$`));
  await expect(page.locator("main")).toContainText("It began with a chart.");

  await page.goto("/admin/import");
  await card.getByRole("button", { name: "Undo this import" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo the import" }).click();
  await expect(card).toContainText("Ghost, undone");
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404);
});

test("the owner takes everything along for another product", async ({ page }) => {
  await signIn(page, "/admin/import");
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as Markdown" }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe("site-markdown.zip");
  expect(await download.failure()).toBeNull();
});
