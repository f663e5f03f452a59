import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../server/database/open-database.ts";
import { createFolderMedia } from "../../server/media/folder-media.ts";
import { defaultSite } from "../../src/facts/site.ts";
import { articleType } from "../../src/features/articles/editing/article-editing.server.ts";
import { emptyArticle } from "../../src/features/articles/editing/article-editing.ts";
import {
  indexBooklets,
  indexChanges,
  rebuildArchive,
  refreshArchive,
} from "../../src/features/ask/archive-index.server.ts";
import { askArchive } from "../../src/features/ask/ask.server.ts";
import { pinPassage, unpin } from "../../src/features/ask/pins.server.ts";
import { listThesaurus, saveThesaurus } from "../../src/features/ask/thesaurus.server.ts";
import { saveContent } from "../../src/features/content-drafts/content-editing.server.ts";
import { deleteContent, restoreContent } from "../../src/features/content-drafts/deleted-content.server.ts";
import { databaseContent } from "../../src/features/content-source.server.ts";
import type { ContentSource } from "../../src/server-context/content-source.ts";
import type { SignedInUser } from "../../src/server-context/request-context.ts";
import { article, episode, openFilled } from "./support/content-files.ts";
import { type Store, startStore, storeKinds } from "./support/stores.ts";

const owner: SignedInUser = { id: "owner", email: "owner@example.com", name: "Owner", role: "admin" };

const harbour = {
  title: "The pilot boards at dawn",
  introduction: "<p>The harbour master waits for the tide.</p>",
  section_1: "<h2>Who may board</h2><p>Only the pilot boards a vessel from the leeward side.</p>",
};

describe.each(storeKinds)("the archive in the %s database", (kind) => {
  let store: Store;
  let directory: string;

  beforeAll(async () => {
    store = await startStore(kind);
    directory = await mkdtemp(path.join(tmpdir(), "archive-"));
  });

  afterAll(async () => {
    await store.stop();
    await rm(directory, { recursive: true });
  });

  const contextOf = ({ db }: Database) => ({
    site: defaultSite,
    db,
    content: databaseContent(db),
    media: createFolderMedia(directory),
    siteUrl: "https://www.example.com",
  });

  const askQuestion = async (database: Database, q: string) => (await askArchive(contextOf(database), q)).result;
  /** Texts of the matching passages, best first. */
  const textsFor = async (database: Database, q: string) =>
    (await askQuestion(database, q)).passages.map(({ source }) => source.text);

  test("finds a paragraph with its section and position, and marks the best-matching sentence", async () => {
    const boards = "Only the pilot boards a vessel from the leeward side.";
    const database = await openFilled(store, {
      articles: [
        article(1, { ...harbour, section_1: `<h2>Who may board</h2><p>${boards} The rope is wet.</p>` }),
        article(2),
      ],
    });
    await refreshArchive(contextOf(database));
    const result = await askQuestion(database, "Which side does the pilot board from?");
    expect(result.state).toBe("passages");
    const [first] = result.passages;
    expect(first?.source).toMatchObject({ title: harbour.title, place: "Who may board" });
    expect(first?.source.href).toMatch(/^\/blog\/article-1#who-may-board:~:text=Only/);
    expect(first?.parts).toEqual([
      { text: boards, hit: true },
      { text: " The rope is wet.", hit: false },
    ]);
  });

  test("reindexes changed words of a remote article whose date of change stays", async () => {
    const database = await openFilled(store, { articles: [article(1, harbour)] });
    const stored = databaseContent(database.db);
    let introduction = harbour.introduction;
    const updatedAt = "2026-01-01T00:00:00.000Z";
    const content: ContentSource = {
      ...stored,
      isRemote: true,
      listNewestArticles: async (options) =>
        (await stored.listNewestArticles(options)).map((row) => ({ ...row, introduction, updatedAt })),
    };
    const remote = { ...contextOf(database), content };
    const texts = async () =>
      (await askArchive(remote, "Who waits for the tide?")).result.passages.map(({ source }) => source.text);
    await refreshArchive(remote);
    const changed = "The lighthouse keeper waits for the tide.";
    expect(await texts()).not.toContain(changed);
    introduction = `<p>${changed}</p>`;
    await refreshArchive(remote);
    expect(await texts()).toContain(changed);
  });

  test("shows at most three passages, and collapses those ranked below two fifths of the first", async () => {
    const texts = [
      "The lantern needs paraffin oil twice a night.",
      "The lantern of the tower needs paraffin oil on Sundays.",
      "Paraffin oil for the lantern is in the shed.",
      "The lantern shines.",
    ].map((text) => `<p>${text}</p>`);
    const open = (introductions: readonly string[]) =>
      openFilled(store, { articles: [article(1, { title: "Notes", introduction: introductions.join("") })] });
    const largeArchive = await open(texts);
    await refreshArchive(contextOf(largeArchive));
    expect(await askQuestion(largeArchive, "Which paraffin oil does the lantern need?")).toMatchObject({
      close: 3,
      passages: { length: 3 },
    });
    const smallArchive = await open([texts[0] ?? "", texts[3] ?? ""]);
    await refreshArchive(contextOf(smallArchive));
    expect(await askQuestion(smallArchive, "Which paraffin oil does the lantern need?")).toMatchObject({
      close: 1,
      passages: { length: 2 },
    });
  });

  test("answers a question with the owner's pinned answer, ignoring case, while that is published", async () => {
    const database = await openFilled(store, { articles: [article(1, harbour), article(2)] });
    await refreshArchive(contextOf(database));
    const { db } = database;
    const { id } = await db
      .selectFrom("archive_passages")
      .select("id")
      .where("text", "like", "Only the pilot%")
      .executeTakeFirstOrThrow();
    expect(await askQuestion(database, "Why is it so?")).toMatchObject({ state: "vague", suggestions: [] });
    expect(await pinPassage(db, "Why is it so?", Number(id))).toBe(true);
    expect(await pinPassage(db, "Who is a@example.com?", Number(id))).toBe(true);
    expect(await pinPassage(db, "Why is it so?", 999_999)).toBe(false);
    expect(await askQuestion(database, "why is it SO")).toMatchObject({ state: "pinned", passages: { length: 1 } });
    expect(await textsFor(database, "why is it SO")).toEqual(["Only the pilot boards a vessel from the leeward side."]);
    // Suggestions are pinned questions, except those with masked text.
    expect((await askQuestion(database, "")).suggestions).toEqual(["Why is it so?"]);
    await rebuildArchive(contextOf(database));
    expect((await askQuestion(database, "Why is it so?")).state).toBe("pinned");
    await sql`update blog_articles set status = 'draft' where slug = 'article-1'`.execute(db);
    expect(await askQuestion(database, "Why is it so?")).toMatchObject({ state: "vague", suggestions: [] });
    expect(await unpin(db, "Why is it so?")).toBe(true);
  });

  test("reports no result when unknown words make up most of the question", async () => {
    const database = await openFilled(store, { articles: [article(1, harbour)] });
    await refreshArchive(contextOf(database));
    expect((await askQuestion(database, "Which vessel waits for the tide?")).state).toBe("passages");
    const unknownTopic = await askQuestion(database, "Which tide table covers submarine volcanoes near Iceland?");
    expect(unknownTopic).toMatchObject({ state: "none", passages: [] });
    expect((await askQuestion(database, "   ")).state).toBe("empty");
    expect((await askQuestion(database, "what is it?")).state).toBe("vague");
  });

  test("neither ranks nor marks the words that the thesaurus ignores, and searches for the meanings of others", async () => {
    const introduction = "<p>We keep what we make.</p><p>The skipper stores ropes. Anchors keep well.</p>";
    const database = await openFilled(store, { articles: [article(1, { title: "Notes", introduction })] });
    const { db } = database;
    await refreshArchive(contextOf(database));
    const result = await askQuestion(database, "How do we keep anchors?");
    expect(result.passages.map(({ parts }) => parts.filter(({ hit }) => hit))).toEqual([
      [{ text: "Anchors keep well.", hit: true }],
    ]);
    expect((await askQuestion(database, "How do we make and keep?")).state).toBe("vague");
    expect((await askQuestion(database, "Trosse")).state).toBe("none");
    await saveThesaurus(db, [...(await listThesaurus(db)), { word: "trosse", meanings: "hawser, ropes" }]);
    expect(await textsFor(database, "Wo ist die Trosse?")).toEqual(["The skipper stores ropes. Anchors keep well."]);
  });

  test("splits passages of an earlier version again", async () => {
    const database = await openFilled(store, { articles: [article(1, harbour)], episodes: [episode(1)] });
    const { db } = database;
    await refreshArchive(contextOf(database));
    await sql`update archive_items set fingerprint = split_part(fingerprint, ' ', 2)`.execute(db);
    await sql`update archive_passages set text = 'Glued'`.execute(db);
    await refreshArchive(contextOf(database));
    expect(await db.selectFrom("archive_passages").select("id").where("text", "=", "Glued").execute()).toEqual([]);
    const before = await db.selectFrom("archive_items").select("id").orderBy("id").execute();
    await refreshArchive(contextOf(database));
    expect(await db.selectFrom("archive_items").select("id").orderBy("id").execute()).toEqual(before);
  });

  test("corrects misspelt words, and translates German words by the glossary", async () => {
    const database = await openFilled(store, {
      articles: [
        article(1, { title: "Ward notes", introduction: "<p>The hospital has one binder for the handover.</p>" }),
      ],
    });
    await refreshArchive(contextOf(database));
    const misspelt = await askQuestion(database, "hospitl binder");
    expect(misspelt.corrections).toEqual([{ asked: "hospitl", read: "hospital" }]);
    expect(misspelt.state).toBe("passages");
    expect((await askQuestion(database, "Isn't one binder enough?")).state).toBe("passages");
    expect((await askQuestion(database, "Was ist die Übergabe im Krankenhaus?")).state).toBe("passages");
  });

  test("treats hostile, overlong and operator-like questions as plain words", async () => {
    const database = await openFilled(store, { articles: [article(1, harbour)] });
    await refreshArchive(contextOf(database));
    for (const q of [
      "' | !pilot & (",
      "pilot:*A <-> \\",
      `${"pilot ".repeat(5_000)}`,
      "'; drop table archive_items; --",
      "%_\\",
    ])
      await expect(askQuestion(database, q)).resolves.toBeDefined();
    expect((await askQuestion(database, "pilot <b>boards</b> leeward")).state).toBe("passages");
  });

  test("is up to date as soon as a publication, change or deletion commits", async () => {
    const database = await store.open();
    const { db } = database;
    const content = {
      ...emptyArticle,
      slug: "tides",
      title: "Tides",
      summary: "About the sea.",
      category: "Logistics",
      introduction: "<p>Neap tides are the weakest.</p>",
    };
    const draft = await saveContent(db, owner, articleType, { id: 0, base: "", content, intent: "draft" });
    if (!draft.ok) throw new Error(JSON.stringify(draft));
    expect((await askQuestion(database, "neap tides")).state).toBe("none");
    const saved = await saveContent(db, owner, articleType, {
      id: draft.value.id,
      base: draft.value.base,
      content,
      intent: "publish",
    });
    if (!saved.ok) throw new Error(JSON.stringify(saved));
    expect((await textsFor(database, "neap tides"))[0]).toBe("Neap tides are the weakest.");
    const changed = { ...content, introduction: "<p>Spring tides are the strongest.</p>" };
    const updated = await saveContent(db, owner, articleType, { ...saved.value, content: changed, intent: "update" });
    expect(updated.ok).toBe(true);
    expect((await askQuestion(database, "neap weakest")).state).toBe("none");
    expect((await askQuestion(database, "spring tides strongest")).state).toBe("passages");
    await deleteContent(db, owner, articleType, [saved.value.id]);
    expect((await askQuestion(database, "spring tides strongest")).state).toBe("none");
    await restoreContent(db, owner, articleType, [saved.value.id]);
    expect((await askQuestion(database, "spring tides strongest")).state).toBe("passages");
  });

  test("hides manual changes at once and indexes them at the next run", async () => {
    const database = await openFilled(store, { articles: [article(1, harbour)] });
    await indexChanges(contextOf(database));
    await database.db.updateTable("blog_articles").set({ section_1: "<p>Gulls nest on the mole.</p>" }).execute();
    expect(await textsFor(database, "pilot leeward side")).toEqual([]);
    await indexChanges(contextOf(database));
    expect((await askQuestion(database, "gulls nest mole")).state).toBe("passages");
    await database.db.updateTable("blog_articles").set({ status: "draft" }).execute();
    await indexChanges(contextOf(database));
    expect((await askQuestion(database, "gulls nest mole")).state).toBe("none");
  });

  test("finds a spoken passage with its timestamp and the preceding question", async () => {
    const cues = [
      "WEBVTT\n",
      "00:00:01.000 --> 00:00:04.000\n<v Host>Where do you keep the spare anchors?\n",
      "00:00:12.500 --> 00:00:20.000\n<v Guest>Behind the old boathouse, under a blue tarpaulin.\n",
    ];
    const database = await openFilled(store, { episodes: [episode(7)] });
    await mkdir(path.join(directory, "audio"), { recursive: true });
    await writeFile(path.join(directory, "audio", "7.vtt"), cues.join("\n"));
    await refreshArchive(contextOf(database));
    const result = await askQuestion(database, "Where are the spare anchors?");
    const spoken = result.passages.find(({ source }) => source.text.startsWith("Behind"));
    expect(spoken?.source).toMatchObject({
      text: "Behind the old boathouse, under a blue tarpaulin.",
      start: 12.5,
      href: "/episode/7#t=12",
      place: "Guest, episode 7",
    });
    await rm(path.join(directory, "audio", "7.vtt"));
  });

  test("indexes booklets with a heading for each passage, without Markdown", async () => {
    const { db } = await store.open();
    await indexBooklets(defaultSite, db);
    const { rows } = await sql<{ heading: string; text: string }>`
      select p.heading, p.text from archive_passages p
      join archive_items i on i.id = p.item_id where i.kind = 'ebook'`.execute(db);
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ heading, text }) => heading === "" || /^[#>|*-]|\*\*/.test(text))).toEqual([]);
  });

  test("gives the same result after a rebuild", async () => {
    const database = await openFilled(store, { articles: [article(1, harbour)], episodes: [episode(1)] });
    await refreshArchive(contextOf(database));
    const before = await textsFor(database, "pilot leeward side");
    expect(before.length).toBeGreaterThan(0);
    const counts = await rebuildArchive(contextOf(database));
    expect(counts.passages).toBeGreaterThan(3);
    expect(await textsFor(database, "pilot leeward side")).toEqual(before);
  });
});
