import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { listSitemapArticles } from "../../src/features/articles/article-source.server.ts";
import { listPublishedArticles, publishDueArticles } from "../../src/features/articles/articles.server.ts";
import {
  type ArticleListRequest,
  autosaveArticle,
  listArticlesForAdmin,
  openArticle,
  purgeEmptyArticles,
  saveArticle,
  setArticleState,
} from "../../src/features/articles/editing/article-editing.server.ts";
import { type ArticleContent, emptyArticle } from "../../src/features/articles/editing/article-editing.ts";
import { listAudit } from "../../src/features/audit/audit.admin.server.ts";
import {
  listVersions,
  purgeEditing,
  readVersion,
  saveDraft,
} from "../../src/features/content-drafts/editing.server.ts";
import type { SaveIntent, SaveResult } from "../../src/features/content-drafts/editing.ts";
import {
  autosaveEpisode,
  listEpisodesForAdmin,
  openEpisode,
  purgeEmptyEpisodes,
  saveEpisode,
} from "../../src/features/episodes/editing/episode-editing.server.ts";
import { emptyEpisode } from "../../src/features/episodes/editing/episode-editing.ts";
import { getEpisode, listPublishedEpisodes } from "../../src/features/episodes/episodes.server.ts";
import { exportContent } from "../../src/features/import/export-content.server.ts";
import { fail, ok } from "../../src/lib/result.ts";
import { addAdministrator } from "./support/administrator.ts";
import { type Store, startStore, storeKinds } from "./support/stores.ts";

const allDrafts: ArticleListRequest = { search: "", sort: "", page: 1, state: "draft", category: "" };
const complete: ArticleContent = {
  ...emptyArticle,
  title: "Night shift",
  slug: "night-shift",
  summary: "What a night shift asks.",
  category: "Healthcare",
};
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

function stored<Content>(result: SaveResult<Content>) {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

describe.each(storeKinds)("drafts on %s", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  async function open(opening = store.open()) {
    const database = await opening;
    const { db } = database;
    const [anna, ben] = [await addAdministrator(db, "anna@example.com"), await addAdministrator(db, "ben@example.com")];
    const autosave = (content: Partial<ArticleContent>, { id = 0, base = "", key = "a", user = anna } = {}) =>
      autosaveArticle(db, user, { id, base, key, content: { ...emptyArticle, ...content } });
    const save = (
      content: Partial<ArticleContent>,
      intent: SaveIntent,
      { id = 0, base = "", key = "", user = anna } = {},
    ) => saveArticle(db, user, { id, base, key, intent, content: { ...complete, ...content } });
    return { database, db, anna, ben, autosave, save };
  }

  test("record the author of the first autosave, even of a discarded draft, also in the audit log", async () => {
    const { db, ben, autosave, save } = await open();
    const { id, base } = await autosave({ title: "First words" });
    await db.deleteFrom("content_drafts").execute();
    stored(await save({ title: "Other words" }, "draft", { id, base, user: ben }));
    const versions = await listVersions(db, { kind: "article", id });
    expect(versions.map(({ savedBy }) => savedBy)).toEqual(["ben@example.com", "anna@example.com"]);
    const { entries } = await listAudit(db, {
      search: "",
      sort: "",
      page: 1,
      kind: "article",
      action: "article.create",
    });
    expect(entries[0]).toMatchObject({ actor: "anna@example.com", subjectName: "Other words" });
  });

  test("are listed from their first words on, and not created without any", async () => {
    const { db, autosave, save } = await open();
    expect(await autosave({ title: "  " }, { key: "none" })).toMatchObject({ id: 0 });
    expect(await save(emptyArticle, "draft")).toMatchObject({
      fields: { title: "Write a title or some text first." },
    });
    const first = await autosave({ introduction: "<p>W</p>" }, { key: "one" });
    const second = await autosave({ title: "Lights", slug: "lights" }, { key: "two" });
    expect(second.id).not.toBe(first.id);
    const { articles, total } = await listArticlesForAdmin(db, allDrafts);
    expect(total).toBe(2);
    expect(articles.map(({ title }) => title).sort()).toEqual(["Lights", "Untitled draft"]);
    expect((await listPublishedArticles(db, { page: 1 })).total).toBe(0);
    expect(await listSitemapArticles(db, { skip: 0, count: 10 })).toEqual([]);
  });

  test("are created only once by repeated requests, or by a save before the response", async () => {
    const { db, anna, autosave, save } = await open();
    const created = await autosave({ title: "L" });
    expect((await autosave({ title: "Li" })).id).toBe(created.id);
    const saved = stored(await save({}, "draft", { key: "a" }));
    expect(saved.id).toBe(created.id);
    expect(await listVersions(db, { kind: "article", id: saved.id })).toHaveLength(1);
    expect((await openArticle(db, anna, saved.id))?.draft).toBeNull();
  });

  test("store their text in their row with every autosave", async () => {
    const { db, anna, ben, autosave } = await open();
    const created = await autosave({ title: "L", slug: "l" });
    const next = await autosave({ title: "Lights", slug: "a b", introduction: "<p>More</p>" }, created);
    expect(next).toMatchObject({ id: created.id, isStale: false });
    const opened = await openArticle(db, anna, created.id);
    expect(opened).toMatchObject({
      base: next.base,
      draft: { base: next.base, isFresh: true, content: { slug: "a b" } },
    });
    expect((await openArticle(db, ben, created.id))?.stored).toMatchObject({
      title: "Lights",
      slug: "l",
      introduction: "<p>More</p>",
    });
    await sql`update content_drafts set updated_at = now() - interval '91 days'`.execute(db);
    await purgeEditing(db);
    expect((await openArticle(db, anna, created.id))?.stored.introduction).toBe("<p>More</p>");
  });

  test("are erased after a day without text, picture, version or unsaved changes", async () => {
    const { db, anna, autosave, save } = await open();
    const emptied = async (key: string, last: Partial<ArticleContent> = {}) => {
      const created = await autosave({ title: "L" }, { key });
      return autosave({ introduction: "<p></p>", ...last }, { ...created, key });
    };
    const emptyDraft = await emptied("empty");
    const picture = await emptied("picture", { featuredImageUrl: "/media/a.jpg" });
    const withText = await emptied("words", { section2: "<p>A thought</p>" });
    const versioned = stored(await save({ title: "V" }, "draft", { key: "versioned" }));
    await db.updateTable("blog_articles").set({ title: "" }).where("id", "=", versioned.id).execute();
    const unsaved = await emptied("unsaved");
    const waiting = { ...emptyArticle, summary: "A thought" };
    await saveDraft(db, anna, { kind: "article", id: unsaved.id }, { content: waiting, base: unsaved.base });
    const ids = async () =>
      (await db.selectFrom("blog_articles").select("id").orderBy("id").execute()).map(({ id }) => Number(id));
    const createdIds = [emptyDraft, picture, withText, versioned, unsaved].map(({ id }) => Number(id));
    expect(await ids()).toEqual(createdIds);
    expect(await purgeEmptyArticles(db)).toBe(0);
    expect(await purgeEmptyArticles(db, new Date(Date.now() + 2 * 86_400_000))).toBe(1);
    expect(await ids()).toEqual(createdIds.slice(1));
    const remaining = await db
      .selectFrom("content_drafts")
      .select("item_id")
      .where("item_id", "=", emptyDraft.id)
      .execute();
    expect(remaining).toEqual([]);
  });

  test("of episodes are erased after a day if they were emptied and nothing belongs to them", async () => {
    const { db, anna } = await open();
    const draft = async (key: string, last: Partial<typeof emptyEpisode> = {}) => {
      const created = await autosaveEpisode(db, anna, {
        id: 0,
        base: "",
        key,
        content: { ...emptyEpisode, guestName: "A guest" },
      });
      return autosaveEpisode(db, anna, {
        ...created,
        key,
        content: { ...emptyEpisode, conclusion: "<p></p>", ...last },
      });
    };
    const emptyDraft = await draft("empty");
    const withText = await draft("words", { keyTakeaways: "<p>A thought</p>" });
    const chapters = await draft("chapters");
    await db.insertInto("episode_companions").values({ episode_id: chapters.id }).execute();
    const guest = await draft("guest");
    const { id: guestId } = await db
      .insertInto("guests")
      .values({
        name: "G",
        email: "g@example.com",
        bio: "b",
        expertise: "e",
        topics: "t",
        consent_text: "c",
        consented_at: new Date(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db.insertInto("episode_guests").values({ episode_id: guest.id, guest_id: guestId }).execute();
    expect(await purgeEmptyEpisodes(db)).toBe(0);
    expect(await purgeEmptyEpisodes(db, new Date(Date.now() + 2 * 86_400_000))).toBe(1);
    const remaining = await db.selectFrom("blog").select("id").orderBy("id").execute();
    expect(remaining.map(({ id }) => Number(id))).toEqual([withText.id, chapters.id, guest.id]);
    const drafts = await db
      .selectFrom("content_drafts")
      .select("item_id")
      .where("item_id", "=", emptyDraft.id)
      .execute();
    expect(drafts).toEqual([]);
  });

  test("do not invalidate public pages", async () => {
    const { db, anna, autosave, save } = await open();
    const revisions = async () =>
      (await db.selectFrom("content_revision").select("revision").orderBy("noun").execute()).map((row) => row.revision);
    const before = await revisions();
    const draft = await autosave({ title: "L" });
    const next = await autosave({ ...complete, title: "Lights" }, draft);
    await autosaveEpisode(db, anna, { id: 0, base: "", key: "a", content: { ...emptyEpisode, title: "L" } });
    expect(await revisions()).toEqual(before);
    const published = stored(await save({}, "publish", next));
    const after = await revisions();
    expect(after).not.toEqual(before);
    await save({}, "draft", published);
    expect(await revisions()).not.toEqual(after);
    expect((await listPublishedArticles(db, { page: 1 })).total).toBe(0);
  });

  test("store only a free slug, and need one to be published", async () => {
    const { db, anna, autosave, save } = await open();
    await save({}, "publish");
    const draft = await autosave({ title: "Night shift", slug: "night-shift" });
    expect((await openArticle(db, anna, draft.id))?.stored.slug).toBe("");
    expect(await setArticleState(db, anna, { ids: [draft.id], state: "published" })).toBe(0);
    expect(await save({}, "publish", draft)).toMatchObject({
      fields: { slug: "Another article already has this URL." },
    });
    expect(await save({ slug: "" }, "publish", draft)).toMatchObject({
      fields: { slug: "The URL must not be empty." },
    });
    expect(stored(await save({ slug: "" }, "draft", draft)).stored.slug).toBe("");
  });

  test("store unsaved changes of a public article separately", async () => {
    const { autosave, save } = await open();
    const { id, base } = stored(await save({}, "publish"));
    expect(await autosave({ ...complete, title: "Changed" }, { id, base })).toMatchObject({ id, base, isStale: false });
    expect(stored(await save({ title: "Changed" }, "update", { id, base })).stored.title).toBe("Changed");
  });

  test("keep the unsaved changes of the same person's other window as a version", async () => {
    const { db, anna } = await open();
    const { id, base } = stored(await saveArticle(db, anna, { id: 0, base: "", intent: "publish", content: complete }));
    const item = { kind: "article", id } as const;
    const autosave = (summary: string, seen: string) =>
      autosaveArticle(db, anna, { id, base, key: "", seen, content: { ...complete, summary } });
    const kept = async () => {
      const unsaved = (await listVersions(db, item)).filter(({ status }) => status === "unsaved");
      return Promise.all(unsaved.map(async (version) => (await readVersion(db, item, version.id))?.summary));
    };

    const onPhone = await autosave("From the phone.", "");
    const later = await autosave("From the phone, later.", onPhone.savedAt);
    expect(await kept()).toEqual([]);
    const atDesk = await autosave("From the desk.", "");
    expect(await kept()).toEqual(["From the phone, later."]);
    await autosave(complete.summary, later.savedAt);
    expect(await kept()).toEqual(["From the desk.", "From the phone, later."]);
    await autosave("Last words on the phone.", "");
    stored(
      await saveArticle(db, anna, {
        id,
        base,
        intent: "update",
        seen: atDesk.savedAt,
        content: { ...complete, title: "Day" },
      }),
    );
    expect((await kept())[0]).toBe("Last words on the phone.");
  });

  test("never overwrite another person's change by autosave, and return it with the conflict", async () => {
    const { db, anna, ben, autosave, save } = await open();
    const created = await autosave({ ...complete, title: "Anna's" });
    const bensSave = await autosave({ ...complete, title: "Ben's" }, { ...created, user: ben });
    const annasSave = await autosave({ ...complete, title: "Anna's again" }, created);
    expect(annasSave.isStale).toBe(true);
    expect((await openArticle(db, anna, created.id))?.stored.title).toBe("Ben's");
    const conflict = await save({ title: "Anna's again" }, "draft", created);
    expect(conflict).toMatchObject({
      code: "conflict",
      by: ben.email,
      isOwn: false,
      base: bensSave.base,
      theirs: { title: "Ben's" },
    });
    const resolved = await saveArticle(db, anna, {
      ...created,
      base: bensSave.base,
      intent: "draft",
      content: { ...complete, title: "Ben's" },
      replaced: { ...complete, title: "Anna's again" },
    });
    expect(resolved.ok).toBe(true);
    const item = { kind: "article" as const, id: created.id };
    const titles = await Promise.all(
      (await listVersions(db, item)).map(async ({ id }) => (await readVersion(db, item, id))?.title),
    );
    expect(titles).toEqual(["Ben's", "Anna's again", "Ben's"]);
  });

  test("count the same text saved twice as one save, and never recreate a deleted article", async () => {
    const { db, save } = await open();
    const { id, base } = stored(await save({}, "publish"));
    stored(await save({ title: "Two" }, "update", { id, base }));
    expect(await save({ title: "Two" }, "update", { id, base })).toMatchObject(ok({ id }));
    expect(await save({ title: "Three" }, "update", { id, base })).toMatchObject({ code: "conflict", isOwn: true });
    await db.deleteFrom("blog_articles").execute();
    expect(await save({ title: "Two" }, "update", { id, base })).toEqual(fail("gone"));
  });

  test("keep unsaved changes when only the state changes, by the list or by schedule", async () => {
    const { db, anna, autosave, save } = await open();
    const { id } = await autosave(complete);
    await setArticleState(db, anna, { ids: [id], state: "published" });
    const opened = await openArticle(db, anna, id);
    expect(opened).toMatchObject({ state: "published", draft: { base: opened?.base } });
    const saved = stored(await save({ publicationDate: inAnHour() }, "schedule", { id, base: opened?.base ?? "" }));
    await autosave({ ...complete, title: "Changed" }, { id, base: saved.base });
    await db
      .updateTable("blog_articles")
      .set({ publication_date: new Date(Date.now() - 1000) })
      .execute();
    const waiting = await openArticle(db, anna, id);
    await autosave({ ...complete, title: "Changed" }, { id, base: waiting?.base ?? "" });
    await publishDueArticles(db);
    const published = await openArticle(db, anna, id);
    expect(published?.base).not.toBe(waiting?.base);
    expect(published?.draft?.base).toBe(published?.base);

    const episode = await autosaveEpisode(db, anna, {
      id: 0,
      base: "",
      key: "a",
      content: { ...emptyEpisode, title: "Under sail" },
    });
    await sql`update blog set status = 'published'`.execute(db);
    const openedEpisode = await openEpisode(db, anna, episode.id);
    expect(openedEpisode?.base).not.toBe(episode.base);
    expect(openedEpisode?.draft?.base).toBe(openedEpisode?.base);
  });

  test("include a scheduled article whose date is cleared", async () => {
    const { db, save } = await open();
    const { id, base } = stored(await save({ publicationDate: inAnHour() }, "schedule"));
    const cleared = stored(await save({ publicationDate: "" }, "update", { id, base }));
    expect(cleared).toMatchObject({ state: "draft", stored: { publicationDate: "" } });
    expect((await listPublishedArticles(db, { page: 1 })).total).toBe(0);
  });

  test("of episodes exist from the first word on, and again when the date is cleared", async () => {
    const { db, anna } = await open();
    const content = { ...emptyEpisode, guestName: "A guest" };
    const created = await autosaveEpisode(db, anna, { id: 0, base: "", key: "a", content });
    expect((await autosaveEpisode(db, anna, { id: 0, base: "", key: "a", content })).id).toBe(created.id);
    expect(await listEpisodesForAdmin(db, allDrafts)).toMatchObject({
      total: 1,
      episodes: [{ id: created.id, title: "Untitled draft", guestName: "A guest", state: "draft" }],
    });
    expect(await getEpisode(db, created.id)).toBeNull();
    const opened = await openEpisode(db, anna, created.id);
    const fullContent = { ...content, title: "Under sail", summary: "A talk.", createdAt: inAnHour() };
    const scheduled = stored(
      await saveEpisode(db, anna, {
        id: created.id,
        base: opened?.draft?.base ?? "",
        content: fullContent,
        intent: "schedule",
      }),
    );
    const cleared = await saveEpisode(db, anna, {
      id: created.id,
      base: scheduled.base,
      content: { ...fullContent, createdAt: "" },
      intent: "update",
    });
    expect(stored(cleared).state).toBe("draft");
    expect(await listPublishedEpisodes(db)).toEqual([]);
  });

  test("fill the additional required columns of adopted tables", async () => {
    const { db, anna, autosave } = await open(store.openAsOwner());
    await sql`alter table blog_articles alter column summary set not null, alter column publication_date set not null`.execute(
      db,
    );
    await sql`alter table blog alter column guest_name set not null`.execute(db);
    expect((await autosave({ title: "L" })).id).toBeGreaterThan(0);
    const content = { ...emptyEpisode, title: "L" };
    expect((await autosaveEpisode(db, anna, { id: 0, base: "", key: "a", content })).id).toBeGreaterThan(0);
  });

  test("are exported with a title, so that they can be imported", async () => {
    const { database, autosave } = await open();
    await autosave({ introduction: "<p>W</p>" });
    const directory = await mkdtemp(path.join(tmpdir(), "drafts-"));
    onTestFinished(() => rm(directory, { recursive: true }));
    await exportContent(database, directory);
    const [line = ""] = (await readFile(path.join(directory, "articles.ndjson"), "utf8")).split("\n");
    expect(JSON.parse(line)).toMatchObject({ title: "Untitled draft", status: "draft" });
  });
});
