import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findRedirect, getArticle } from "../../src/features/articles/articles.server.ts";
import {
  type ArticleListRequest,
  deleteArticles,
  listArticlesForAdmin,
  openArticle,
  previewArticle,
  readArticleContent,
  restoreDeletedArticles,
  saveArticle,
  setArticleState,
} from "../../src/features/articles/editing/article-editing.server.ts";
import { type ArticleContent, emptyArticle } from "../../src/features/articles/editing/article-editing.ts";
import { listVersions, readVersion, saveDraft } from "../../src/features/content-drafts/editing.server.ts";
import type { SignedInUser } from "../../src/server-context/request-context.ts";
import { addAdministrator } from "./support/administrator.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const content: ArticleContent = {
  ...emptyArticle,
  title: "Night shift",
  slug: "night-shift",
  summary: "What a night shift asks.",
  category: "Healthcare",
  introduction: "<p>Words.</p><script>alert(1)</script>",
};
const allArticles: ArticleListRequest = { search: "", sort: "", page: 1, state: "", category: "" };

describe.each(anyStoreKind)("editing articles on %s", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  async function open() {
    const { db } = await store.open();
    const [anna, ben] = [await addAdministrator(db, "anna@example.com"), await addAdministrator(db, "ben@example.com")];
    async function publish(changes: Partial<ArticleContent> = {}, user = anna) {
      const saved = await saveArticle(db, user, {
        id: 0,
        base: "",
        content: { ...content, ...changes },
        intent: "publish",
      });
      if (!saved.ok) throw new Error(JSON.stringify(saved));
      return saved.value;
    }
    return { db, anna, ben, publish };
  }

  test("stores an article exactly as the editor wrote it", async () => {
    const { db, publish } = await open();
    const editorHtml = [
      "<h2>Head</h2><p><strong>a</strong> <em>b</em> <s>c</s> <code>d</code></p>",
      "<aside><p>Mind the tide.</p><ul><li>twice</li></ul></aside>",
      '<figure data-width="wide"><img src="/media/a.jpg" alt="A" /><figcaption>One</figcaption></figure>',
      '<figure data-width="small"><img src="/media/b.jpg" alt="B" /></figure>',
      '<figure data-embed="https://vimeo.com/1"><a href="https://vimeo.com/1" rel="noopener">Watch on Vimeo</a></figure>',
    ].join("");
    const hostile =
      '<aside onclick="x()" style="top:0"><p>e</p></aside><figure data-width="100vw"><img src="/media/c.jpg" alt="C" /></figure>';
    const { stored } = await publish({ slug: "offered", section1: editorHtml, section2: hostile });
    expect(stored.section1).toBe(editorHtml);
    expect(stored.section2).toBe('<aside><p>e</p></aside><figure><img src="/media/c.jpg" alt="C" /></figure>');
    expect(await getArticle(db, "offered")).toMatchObject({ section1: editorHtml });
  });

  test("publishes a new article with clean HTML, a date and a version", async () => {
    const { db, anna, publish } = await open();
    const { id } = await publish();
    const article = await getArticle(db, "night-shift");
    expect(article?.introduction).toBe("<p>Words.</p>");
    expect(Math.abs(Date.parse(article?.publicationDate ?? "") - Date.now())).toBeLessThan(60_000);
    expect(await listVersions(db, { kind: "article", id })).toMatchObject([
      { savedBy: anna.email, status: "published" },
    ]);
    const log = await db
      .selectFrom("audit_log")
      .select(["action", "subject_id"])
      .orderBy("id", "desc")
      .executeTakeFirst();
    expect(log).toEqual({ action: "article.create", subject_id: String(id) });
  });

  test("adds neither a version nor a log entry for a save without changes", async () => {
    const { db, anna, publish } = await open();
    const published = await publish();
    const save = (changes: Partial<ArticleContent>) =>
      saveArticle(db, anna, {
        id: published.id,
        base: published.base,
        content: { ...published.stored, ...changes },
        intent: "update",
      });
    const count = async () => (await listVersions(db, { kind: "article", id: published.id })).length;
    expect(await count()).toBe(1);
    expect(await save({})).toEqual({ ok: true, value: published });
    expect(await count()).toBe(1);
    expect(await db.selectFrom("audit_log").select("action").where("action", "=", "article.update").execute()).toEqual(
      [],
    );
    expect(await save({ title: "Day shift" })).toMatchObject({ ok: true });
    expect(await count()).toBe(2);
  });

  test("reports each missing field, most of which a draft can omit", async () => {
    const { db, anna, publish } = await open();
    await publish();
    const save = (changes: Partial<ArticleContent>, intent: "draft" | "publish" | "schedule") =>
      saveArticle(db, anna, { id: 0, base: "", content: { ...emptyArticle, ...changes }, intent });
    expect(await save({}, "publish")).toMatchObject({
      ok: false,
      code: "invalid",
      fields: {
        title: "The title must not be empty.",
        summary: "Write a summary: lists and search results show it.",
        category: "Choose a category.",
      },
    });
    expect(await save({ title: "A", slug: "a b" }, "draft")).toMatchObject({
      fields: { slug: "The URL can contain only letters, digits, and - . _ ~." },
    });
    expect(await save({ title: "A", slug: "night-shift" }, "draft")).toMatchObject({
      fields: { slug: "Another article already has this URL." },
    });
    expect(await save({ title: "A", slug: "a", publicationDate: "2020-01-01T00:00:00Z" }, "schedule")).toMatchObject({
      fields: { publicationDate: "Choose a date and a time that are still to come." },
    });
    expect(await save({ title: "A", slug: "a" }, "draft")).toMatchObject({ ok: true });
  });

  test("stores unsaved work per person, and tells others about it", async () => {
    const { db, anna, ben, publish } = await open();
    const { id, base } = await publish();
    const item = { kind: "article" as const, id };
    await saveDraft(db, anna, item, { content: { ...content, title: "Anna's" }, base });
    const saved = await saveDraft(db, ben, item, { content: { ...content, title: "Ben's" }, base });
    expect(saved.others).toMatchObject([{ email: anna.email }]);
    expect((await openArticle(db, anna, id))?.draft?.content.title).toBe("Anna's");
    expect((await openArticle(db, ben, id))?.draft?.content.title).toBe("Ben's");
    expect((await previewArticle(db, ben, id))?.title).toBe("Ben's");
    expect((await getArticle(db, "night-shift"))?.title).toBe("Night shift");
  });

  test("reports a conflicting save, and overwrites only on request", async () => {
    const { db, anna, ben, publish } = await open();
    const { id, base } = await publish();
    const save = (user: SignedInUser, title: string, base: string) =>
      saveArticle(db, user, { id, base, content: { ...content, title }, intent: "update" });
    expect(await save(ben, "Ben's", base)).toMatchObject({ ok: true });
    const rejected = await save(anna, "Anna's", base);
    expect(rejected).toMatchObject({ ok: false, code: "conflict", by: ben.email });
    expect((await getArticle(db, "night-shift"))?.title).toBe("Ben's");
    if (rejected.ok || rejected.code !== "conflict") throw new Error("expected a conflict");
    expect(await save(anna, "Anna's", rejected.base)).toMatchObject({ ok: true });
    const [newest, older] = await listVersions(db, { kind: "article", id });
    expect([newest?.savedBy, older?.savedBy]).toEqual([anna.email, ben.email]);
    const restored = await readVersion(db, { kind: "article", id }, older?.id ?? 0);
    expect(readArticleContent(restored ?? {}).title).toBe("Ben's");
  });

  test("redirects from an old slug", async () => {
    const { db, anna, publish } = await open();
    const { id, base } = await publish();
    await saveArticle(db, anna, { id, base, content: { ...content, slug: "the-night" }, intent: "update" });
    expect(await getArticle(db, "night-shift")).toBeNull();
    expect(await findRedirect(db, "night-shift")).toBe("the-night");
  });

  test("publishes a scheduled article at its time", async () => {
    const { db, anna } = await open();
    const publicationDate = new Date(Date.now() + 3_600_000).toISOString();
    const saved = await saveArticle(db, anna, {
      id: 0,
      base: "",
      content: { ...content, publicationDate },
      intent: "schedule",
    });
    expect(saved).toMatchObject({ ok: true });
    expect(await getArticle(db, "night-shift")).toBeNull();
    await db
      .updateTable("blog_articles")
      .set({ publication_date: new Date(Date.now() - 1000) })
      .execute();
    expect(await getArticle(db, "night-shift")).not.toBeNull();
    expect((await openArticle(db, anna, saved.ok ? saved.value.id : 0))?.state).toBe("published");
  });

  test("publishes and unpublishes several articles at once", async () => {
    const { db, anna, publish } = await open();
    const first = await publish();
    const second = await publish({ slug: "second" });
    const ids = [first.id, second.id];
    expect(await setArticleState(db, anna, { ids, state: "draft" })).toBe(2);
    expect(await getArticle(db, "second")).toBeNull();
    expect(await setArticleState(db, anna, { ids, state: "published" })).toBe(2);
    expect(await getArticle(db, "second")).not.toBeNull();
  });

  test("restores a deleted article unchanged, with its old slugs", async () => {
    const { db, anna, publish } = await open();
    const { id, base } = await publish();
    await saveArticle(db, anna, { id, base, content: { ...content, slug: "the-night" }, intent: "update" });
    const before = await db.selectFrom("blog_articles").selectAll().executeTakeFirstOrThrow();
    await deleteArticles(db, anna, [id]);
    expect(await getArticle(db, "the-night")).toBeNull();
    expect(await findRedirect(db, "night-shift")).toBeNull();
    await restoreDeletedArticles(db, anna, [id]);
    expect(await db.selectFrom("blog_articles").selectAll().executeTakeFirstOrThrow()).toEqual(before);
    expect(await findRedirect(db, "night-shift")).toBe("the-night");
    await deleteArticles(db, anna, [id]);
    await publish({ slug: "the-night" });
    await restoreDeletedArticles(db, anna, [id]);
    expect(await getArticle(db, `the-night-${id}`)).not.toBeNull();
  });

  test("searches, filters, sorts and paginates the list", async () => {
    const { db, anna, publish } = await open();
    for (let index = 1; index <= 27; index++) {
      await publish({ title: `Title ${String(index).padStart(2, "0")}`, slug: `slug-${index}` });
    }
    await saveArticle(db, anna, {
      id: 0,
      base: "",
      content: { ...content, title: "100 % ÜBUNG", slug: "uebung", category: "Logistics" },
      intent: "draft",
    });
    const list = async (changes: Partial<typeof allArticles>) =>
      listArticlesForAdmin(db, { ...allArticles, ...changes });
    expect((await list({})).total).toBe(28);
    expect((await list({ page: 2 })).articles).toHaveLength(3);
    expect((await list({ search: "übung" })).articles.map(({ title }) => title)).toEqual(["100 % ÜBUNG"]);
    expect((await list({ search: "%" })).total).toBe(1);
    expect((await list({ state: "draft" })).total).toBe(1);
    expect((await list({ category: "Logistics" })).total).toBe(1);
    expect((await list({ sort: "title" })).articles[1]?.title).toBe("Title 01");
    expect((await list({ sort: "-title" })).articles[0]?.title).toBe("Title 27");
    expect((await list({ sort: "nonsense; drop table" })).total).toBe(28);
  });
});
