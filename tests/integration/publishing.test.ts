import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import {
  autosaveArticle,
  deleteArticles,
  listArticlesForAdmin,
  listArticleVersions,
  openArticle,
  restoreDeletedArticles,
  saveArticle,
  storeArticleDuplicate,
} from "../../src/features/articles/editing/article-editing.server.ts";
import { type ArticleContent, emptyArticle } from "../../src/features/articles/editing/article-editing.ts";
import { purgeEditing } from "../../src/features/content-drafts/editing.server.ts";
import type { PreviewLink } from "../../src/features/content-drafts/preview-link.ts";
import {
  createPreviewLink,
  listPreviewLinks,
  openPreviewLink,
  withdrawPreviewLink,
} from "../../src/features/content-drafts/preview-links.server.ts";
import {
  autosaveEpisode,
  listEpisodeVersions,
  openEpisode,
  saveEpisode,
  storeEpisodeDuplicate,
} from "../../src/features/episodes/editing/episode-editing.server.ts";
import { emptyEpisode } from "../../src/features/episodes/editing/episode-editing.ts";
import { ok } from "../../src/lib/result.ts";
import type { Db } from "../../src/server-context/db.ts";
import type { SignedInUser } from "../../src/server-context/request-context.ts";
import { addAdministrator } from "./support/administrator.ts";
import { compose, createLogger } from "./support/built-site.ts";
import { oneNetwork, siteContext, testStore } from "./support/site-context.ts";
import { anyStoreKind, oneStoreKind, type Store, startStore } from "./support/stores.ts";

const article: ArticleContent = {
  ...emptyArticle,
  title: "Night shift",
  slug: "night-shift",
  summary: "What a night shift asks.",
  category: "Healthcare",
  introduction: "<p>Seven words are in this short text.</p>",
};
const episode = { ...emptyEpisode, title: "Under sail", episode: "Episode 99", summary: "A talk." };
const dayMs = 86_400_000;

async function storedArticle(db: Db, user: SignedInUser, changes: Partial<ArticleContent> = {}) {
  const save = { id: 0, base: "", content: { ...article, ...changes }, intent: "publish" as const };
  const saved = await saveArticle(db, user, save);
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  return saved.value;
}

async function storedEpisode(db: Db, user: SignedInUser) {
  const saved = await saveEpisode(db, user, { id: 0, base: "", content: episode, intent: "publish" });
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  return saved.value;
}

describe.each(anyStoreKind)("editing of articles and episodes on %s", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  async function open() {
    const { db } = await store.open();
    return {
      db,
      anna: await addAdministrator(db, "anna@example.com"),
      ben: await addAdministrator(db, "ben@example.com"),
    };
  }

  test("lists the author and size of each version, and which one is stored", async () => {
    const { db, anna, ben } = await open();
    const { id, base } = await storedArticle(db, anna);
    const changed = { ...article, introduction: "<p>Seven words are in this text, now more.</p>" };
    await saveArticle(db, ben, { id, base, content: changed, intent: "update" });
    const { versions, currentId } = await listArticleVersions(db, id);
    expect(versions).toMatchObject([
      { savedBy: ben.email, status: "published", size: { added: 3, removed: 2 } },
      { savedBy: anna.email, status: "published", size: { removed: 0 } },
    ]);
    expect(versions[1]?.size?.added).toBeGreaterThan(10);
    expect(currentId).toBe(versions[0]?.id);
  });

  test("marks unsaved changes in the list until they are discarded", async () => {
    const { db, anna, ben } = await open();
    const { id, base, stored } = await storedArticle(db, anna);
    const isChanged = async () => {
      const query = { search: "", sort: "", page: 1, state: "" as const, category: "" };
      return (await listArticlesForAdmin(db, query)).articles.find((listed) => listed.id === id)?.isChanged;
    };
    expect(await isChanged()).toBe(false);
    await autosaveArticle(db, ben, { id, base, content: { ...stored, summary: "Other words." }, key: "" });
    expect(await isChanged()).toBe(true);
    await autosaveArticle(db, ben, { id, base, content: stored, key: "" });
    expect(await isChanged()).toBe(false);
    expect((await openArticle(db, ben, id))?.draft).toBeNull();
  });

  test("has no stored version after a draft was edited", async () => {
    const { db, anna } = await open();
    const saved = await saveArticle(db, anna, { id: 0, base: "", content: article, intent: "draft" });
    if (!saved.ok) throw new Error("expected a draft");
    expect((await listArticleVersions(db, saved.value.id)).currentId).not.toBeNull();
    const content = { ...article, summary: "Another one." };
    await autosaveArticle(db, anna, { id: saved.value.id, base: saved.value.base, content, key: "" });
    expect((await listArticleVersions(db, saved.value.id)).currentId).toBeNull();
  });

  test("duplicates an article as a draft of its current text, with its own slug and without dates", async () => {
    const { db, anna } = await open();
    const { id, base } = await storedArticle(db, anna);
    await autosaveArticle(db, anna, { id, base, content: { ...article, summary: "Not public yet." }, key: "" });
    const copyId = (await storeArticleDuplicate(db, anna, id)) ?? 0;
    const copy = await openArticle(db, anna, copyId);
    expect(copy).toMatchObject({
      state: "draft",
      stored: {
        title: "Night shift (copy)",
        slug: "night-shift-copy",
        summary: "Not public yet.",
        publicationDate: "",
      },
    });
    const second = await openArticle(db, anna, (await storeArticleDuplicate(db, anna, copyId)) ?? 0);
    expect(second?.stored).toMatchObject({ title: "Night shift (copy)", slug: "night-shift-copy-2" });
    expect((await openArticle(db, anna, id))?.stored.slug).toBe("night-shift");
    expect(await storeArticleDuplicate(db, anna, 999_999)).toBeNull();
    expect((await listArticleVersions(db, copyId)).versions).toMatchObject([{ status: "draft" }]);
  });

  test("duplicates an episode without its number and date", async () => {
    const { db, anna } = await open();
    const { id } = await storedEpisode(db, anna);
    const copy = await openEpisode(db, anna, (await storeEpisodeDuplicate(db, anna, id)) ?? 0);
    expect(copy).toMatchObject({
      state: "draft",
      stored: { title: "Under sail (copy)", episode: "", summary: "A talk.", createdAt: "" },
    });
  });

  test("saves the date of an episode that started as a draft", async () => {
    const { db, anna } = await open();
    const saved = await saveEpisode(db, anna, { id: 0, base: "", content: episode, intent: "draft" });
    if (!saved.ok) throw new Error("expected a draft");
    expect(saved.value.stored.createdAt).toBe("");
    const dated = { ...episode, createdAt: "2026-01-02T08:00:00.000Z" };
    const second = await saveEpisode(db, anna, {
      id: saved.value.id,
      base: saved.value.base,
      content: dated,
      intent: "draft",
    });
    expect(second).toMatchObject(ok({ stored: { createdAt: dated.createdAt } }));
    expect((await listEpisodeVersions(db, saved.value.id)).versions).toHaveLength(2);
  });

  test("opens one item by its preview link until that expires, is withdrawn, or the item is erased", async () => {
    const { db, anna, ben } = await open();
    const { id } = await storedArticle(db, anna);
    const site = siteContext(db, "/nowhere");
    const now = new Date();
    const item = { kind: "article" as const, id };
    await createPreviewLink(site, anna, item, now);
    await createPreviewLink(site, ben, item, now);
    await createPreviewLink(site, anna, { kind: "article", id: 999_999 }, now);
    const tokenOf = ({ url }: PreviewLink) => url.split("/").at(-1) ?? "";
    const [bens, annas] = await listPreviewLinks(site, item, now);
    if (!bens || !annas) throw new Error("expected two links");
    expect([bens.createdBy, annas.createdBy]).toEqual([ben.email, anna.email]);
    expect(annas.url).toMatch(/^https?:\/\/[^/]+\/preview\/article\//);
    expect(Math.round((Date.parse(annas.expiresAt) - now.getTime()) / dayMs)).toBe(14);
    const read = (token: string, at = now) => openPreviewLink(site, "article", token, at);
    expect(await read(tokenOf(annas))).toMatchObject({ id, user: { id: anna.id } });
    expect(await openPreviewLink(site, "episode", tokenOf(annas), now)).toEqual({ state: "withdrawn" });
    expect(await read(`${tokenOf(annas)}x`)).toEqual({ state: "forged" });
    expect(await read(tokenOf(annas), new Date(now.getTime() + 15 * dayMs))).toEqual({ state: "expired" });

    await withdrawPreviewLink(db, ben, { ...item, link: annas.id });
    expect(await read(tokenOf(annas))).toEqual({ state: "withdrawn" });
    expect(await listPreviewLinks(site, item, now)).toHaveLength(1);
    expect(await read(tokenOf(bens))).toMatchObject({ id });

    await deleteArticles(db, anna, [id]);
    await restoreDeletedArticles(db, anna, [id]);
    expect(await read(tokenOf(bens))).toMatchObject({ id });
    await deleteArticles(db, anna, [id]);
    await purgeEditing(db, new Date(now.getTime() + 31 * dayMs));
    expect(await db.selectFrom("preview_links").select("id").execute()).toEqual([]);
  });
});

describe("a preview link opened without an account", () => {
  const siteUrl = "https://www.example.com";
  let store: Store;
  beforeAll(async () => {
    store = await startStore(oneStoreKind);
  });
  afterAll(() => store.stop());

  async function openSite() {
    const database = await store.open();
    const mediaDir = await mkdtemp(path.join(tmpdir(), "preview-"));
    onTestFinished(() => rm(mediaDir, { recursive: true }));
    const context = siteContext(database.db, mediaDir);
    const app = await compose({
      clientNetwork: oneNetwork,
      config: { siteUrl },
      store: testStore(database, mediaDir),
      logger: createLogger("silent"),
      staticFiles: new Map(),
      context,
    });
    const site = { ...context, siteUrl };
    const get = async (url: string) => app.fetch(new Request(new URL(url, siteUrl)));
    async function share(kind: "article" | "episode", id: number, user: SignedInUser): Promise<PreviewLink> {
      await createPreviewLink(site, user, { kind, id }, new Date());
      const [link] = await listPreviewLinks(site, { kind, id }, new Date());
      if (!link) throw new Error("expected a link");
      return link;
    }
    return { db: database.db, get, share, anna: await addAdministrator(database.db, "anna@example.com") };
  }

  test("shows the article's current draft, and is neither cached nor indexed", async () => {
    const { db, get, share, anna } = await openSite();
    const { id, base } = await storedArticle(db, anna);
    const { url, id: link } = await share("article", id, anna);
    expect(await (await get(url)).text()).toContain("Seven words are in this short text.");
    const content = { ...article, introduction: "<p>Words of this minute.</p><script>alert(1)</script>" };
    await autosaveArticle(db, anna, { id, base, content, key: "" });
    const response = await get(url);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(html).toContain("Words of this minute.");
    expect(html).not.toContain("alert(1)");
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).toContain("<title>Preview: Night shift");
    expect(await (await get("/blog/night-shift")).text()).not.toContain("Words of this minute.");

    await withdrawPreviewLink(db, anna, { kind: "article", id, link });
    const closed = await get(url);
    expect(closed.status).toBe(410);
    expect(await closed.text()).toContain("This preview was withdrawn");
    const forged = await get("/preview/article/none");
    expect([forged.status, forged.headers.get("location")]).toEqual([302, "/preview/article/ended"]);
    expect((await get("/preview/article/ended")).status).toBe(404);
  });

  test("shows an unpublished episode, and says when it was deleted", async () => {
    const { db, get, share, anna } = await openSite();
    const content = { ...episode, title: "Not on air yet", keyTakeaways: "- Listen first" };
    const { id } = await autosaveEpisode(db, anna, { id: 0, base: "", content, key: "one" });
    const { url } = await share("episode", id, anna);
    expect((await get(`/episode/${id}`)).status).toBe(404);
    const html = await (await get(url)).text();
    expect(html).toContain("Not on air yet");
    expect(html).toContain("Listen first");
    await db.deleteFrom("blog").where("id", "=", id).execute();
    const deletedPage = await get(url);
    expect(deletedPage.status).toBe(410);
    expect(await deletedPage.text()).toContain("There is nothing left to preview");
  });
});
