import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../server/database/open-database.ts";
import { createFolderMedia } from "../../server/media/folder-media.ts";
import { articleType } from "../../src/features/articles/editing/article-editing.server.ts";
import { emptyArticle } from "../../src/features/articles/editing/article-editing.ts";
import { indexChanges, rebuildArchive, refreshArchive } from "../../src/features/ask/archive-index.server.ts";
import { askArchive } from "../../src/features/ask/ask.server.ts";
import { pinPassage, unpin } from "../../src/features/ask/pins.server.ts";
import { saveContent } from "../../src/features/content-drafts/content-editing.server.ts";
import { deleteContent, restoreContent } from "../../src/features/content-drafts/deleted-content.server.ts";
import { databaseContent } from "../../src/features/content-source.server.ts";
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

  const siteOf = ({ db }: Database) => ({
    db,
    content: databaseContent(db),
    media: createFolderMedia(directory),
    siteUrl: "https://www.example.com",
  });

  const ask = async (database: Database, q: string, more = {}) =>
    (await askArchive(siteOf(database), { q, ...more })).result;

  test("finds a paragraph with its section and position", async () => {
    const database = await openFilled(store, directory, { articles: [article(1, harbour), article(2)] });
    await refreshArchive(siteOf(database));
    const result = await ask(database, "Which side does the pilot board from?");
    expect(result.state).toBe("answered");
    expect(result.answer[0]?.text).toBe("Only the pilot boards a vessel from the leeward side.");
    expect(result.answer[0]?.source).toMatchObject({ title: harbour.title, place: "Who may board" });
    expect(result.answer[0]?.source.href).toMatch(/^\/blog\/article-1#who-may-board:~:text=Only/);
    expect(result.groups[0]?.passages.flatMap(({ parts }) => parts.filter(({ hit }) => hit))).not.toEqual([]);
  });

  test("answers a question with the owner's pinned answer, ignoring case, while that is published", async () => {
    const database = await openFilled(store, directory, { articles: [article(1, harbour), article(2)] });
    await refreshArchive(siteOf(database));
    const { db } = database;
    const { id } = await db
      .selectFrom("archive_passages")
      .select("id")
      .where("text", "like", "Only the pilot%")
      .executeTakeFirstOrThrow();
    expect((await ask(database, "Why is it so?")).state).toBe("vague");
    expect(await pinPassage(db, "Why is it so?", Number(id))).toBe(true);
    expect(await pinPassage(db, "Why is it so?", 999_999)).toBe(false);
    const result = await ask(database, "why is it SO");
    expect(result.answer.map(({ text }) => text)).toEqual(["Only the pilot boards a vessel from the leeward side."]);
    await rebuildArchive(siteOf(database));
    expect((await ask(database, "Why is it so?")).state).toBe("answered");
    await sql`update blog_articles set status = 'draft' where slug = 'article-1'`.execute(db);
    expect((await ask(database, "Why is it so?")).state).toBe("vague");
    expect(await unpin(db, "Why is it so?")).toBe(true);
  });

  test("says that nothing answers, and lists mentions unless the rarest word is missing", async () => {
    const database = await openFilled(store, directory, { articles: [article(1, harbour)] });
    await refreshArchive(siteOf(database));
    const mentions = await ask(database, "Which vessel waits for the tide?");
    expect(mentions).toMatchObject({ state: "mentions", answer: [], mentioned: ["vessel", "waits", "tide"] });
    expect(mentions.groups.flatMap(({ passages }) => passages).length).toBeLessThanOrEqual(3);
    const none = await ask(database, "Which tide table covers submarine volcanoes near Iceland?");
    expect(none).toMatchObject({ state: "none", answer: [], groups: [], mentioned: [] });
    expect((await ask(database, "   ")).state).toBe("empty");
    expect((await ask(database, "what is it?")).state).toBe("vague");
  });

  test("answers a typed question only with a quotation of that type", async () => {
    const texts = [
      "<p>The harbour master weighs anchors on Monday.</p>",
      "<p>Marta Lund paints the lighthouse every spring.</p>",
      "<p>The rope costs 40 euros.</p>",
      "<p>Twelve gulls nest on the mole.</p>",
    ];
    const database = await openFilled(store, directory, {
      articles: [article(1, { title: "Notes", introduction: texts.join("") })],
    });
    await refreshArchive(siteOf(database));
    const stateOf = async (q: string) => (await ask(database, q)).state;
    for (const q of ["Who paints the lighthouse?", "How often is the lighthouse painted?", "What does the rope cost?"])
      expect(await stateOf(q), q).toBe("answered");
    expect(await stateOf("How many gulls nest on the mole?")).toBe("answered");
    for (const q of [
      "What does the lighthouse cost?",
      "How many ropes are there?",
      "What is the price of the anchors?",
      "How long does the rope last?",
      "Who buys the rope?",
    ])
      expect(await stateOf(q), q).not.toBe("answered");
  });

  test("answers questions about the owner only from first-person statements", async () => {
    const introduction =
      "<p>The logo was designed by a harbour artist.</p><p>My boat is painted blue. We sail on Fridays.</p>";
    const database = await openFilled(store, directory, { articles: [article(1, { title: "Notes", introduction })] });
    await refreshArchive(siteOf(database));
    expect((await ask(database, "Who designed the logo?")).state).toBe("answered");
    expect((await ask(database, "Who designed your logo?")).state).toBe("mentions");
    expect((await ask(database, "When do you sail?")).answer[0]?.text).toBe("We sail on Fridays.");
    expect((await ask(database, "Is your boat painted?")).answer[0]?.text).toBe("My boat is painted blue.");
  });

  test("does not take the author of a block quotation for the owner", async () => {
    const said = "My fee is 300 euros a day. I charge more on Sundays.";
    const introduction = `<p>A carpenter told the harbour office:</p><blockquote><p>${said}</p></blockquote>`;
    const database = await openFilled(store, directory, { articles: [article(1, { title: "Notes", introduction })] });
    await refreshArchive(siteOf(database));
    const asked = await ask(database, "What is your fee?");
    expect(asked.state).toBe("mentions");
    expect(asked.groups.flatMap(({ passages }) => passages)[0]).toMatchObject({ speaker: "", source: { text: said } });
  });

  test("re-splits passages of an earlier version by itself", async () => {
    const database = await openFilled(store, directory, { articles: [article(1, harbour)], episodes: [episode(1)] });
    const { db } = database;
    await refreshArchive(siteOf(database));
    await sql`update archive_items set fingerprint = split_part(fingerprint, ' ', 2)`.execute(db);
    await sql`update archive_passages set text = 'Glued'`.execute(db);
    await refreshArchive(siteOf(database));
    expect(await db.selectFrom("archive_passages").select("id").where("text", "=", "Glued").execute()).toEqual([]);
    const before = await db.selectFrom("archive_items").select("id").orderBy("id").execute();
    await refreshArchive(siteOf(database));
    expect(await db.selectFrom("archive_items").select("id").orderBy("id").execute()).toEqual(before);
  });

  test("never quotes across a line end, and ignores input that is no question", async () => {
    const introduction =
      "<p><b>Why the night watch sleeps badly</b><br>The lantern needs oil twice a night.</p><h2>Where is the oil kept?</h2><p>The oil is in the shed beside the lantern.</p><h2>On the lantern</h2><p>A lantern shines.</p>";
    const database = await openFilled(store, directory, { articles: [article(1, { title: "Notes", introduction })] });
    await refreshArchive(siteOf(database));
    const result = await ask(database, "How often does the lantern need oil?");
    expect(result.answer[0]?.text).toBe("The lantern needs oil twice a night.");
    expect(result.related).toEqual(["Where is the oil kept?"]);
    expect(JSON.stringify(result)).not.toContain("badlyThe");
  });

  test("corrects misspelt words, and translates German words by the glossary", async () => {
    const database = await openFilled(store, directory, {
      articles: [
        article(1, { title: "Ward notes", introduction: "<p>The hospital has one binder for the handover.</p>" }),
      ],
    });
    await refreshArchive(siteOf(database));
    const misspelt = await ask(database, "hospitl binder");
    expect(misspelt.corrections).toEqual([{ asked: "hospitl", read: "hospital" }]);
    expect(misspelt.state).toBe("answered");
    const asked = await ask(database, "wat has one binder for the handover");
    expect(asked.corrections).toEqual([{ asked: "wat", read: "what" }]);
    expect(asked.state).toBe("answered");
    expect((await ask(database, "Isn't one binder enough?")).state).not.toBe("none");
    expect((await ask(database, "Was ist die Übergabe im Krankenhaus?")).state).toBe("answered");
  });

  test("never answers with a sentence that only refers to another title", async () => {
    const title = "How the pilot boards at dawn";
    const refers = `<p>The captain waits, which is described in ${title}.</p>`;
    const database = await openFilled(store, directory, {
      articles: [
        article(1, { title, introduction: "<p>At dawn the pilot boards by a rope ladder.</p>" }),
        article(2, { title: "The captain", introduction: refers }),
      ],
    });
    await refreshArchive(siteOf(database));
    const { answer } = await ask(database, "How does the pilot board at dawn?");
    expect(answer.map(({ text }) => text)).toEqual(["At dawn the pilot boards by a rope ladder."]);
  });

  test("treats hostile, overlong and operator-like questions as plain words", async () => {
    const database = await openFilled(store, directory, { articles: [article(1, harbour)] });
    await refreshArchive(siteOf(database));
    for (const q of [
      "' | !pilot & (",
      "pilot:*A <-> \\",
      `${"pilot ".repeat(5_000)}`,
      "'; drop table archive_items; --",
      "%_\\",
    ])
      await expect(ask(database, q)).resolves.toBeDefined();
    expect((await ask(database, "pilot <b>boards</b> leeward")).state).toBe("answered");
  });

  test("is up to date as soon as a publication commits, and without what was withdrawn", async () => {
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
    expect((await ask(database, "neap tides")).state).toBe("none");
    const saved = await saveContent(db, owner, articleType, {
      id: draft.value.id,
      base: draft.value.base,
      content,
      intent: "publish",
    });
    if (!saved.ok) throw new Error(JSON.stringify(saved));
    expect((await ask(database, "neap tides")).answer[0]?.text).toBe("Neap tides are the weakest.");
    const changed = { ...content, introduction: "<p>Spring tides are the strongest.</p>" };
    const updated = await saveContent(db, owner, articleType, { ...saved.value, content: changed, intent: "update" });
    expect(updated.ok).toBe(true);
    expect((await ask(database, "neap weakest")).state).toBe("none");
    expect((await ask(database, "spring tides strongest")).state).toBe("answered");
    await deleteContent(db, owner, articleType, [saved.value.id]);
    expect((await ask(database, "spring tides strongest")).state).toBe("none");
    await restoreContent(db, owner, articleType, [saved.value.id]);
    expect((await ask(database, "spring tides strongest")).state).toBe("answered");
  });

  test("hides manual changes at once and indexes them at the next run", async () => {
    const database = await openFilled(store, directory, { articles: [article(1, harbour)] });
    await indexChanges(siteOf(database));
    await database.db.updateTable("blog_articles").set({ section_1: "<p>Gulls nest on the mole.</p>" }).execute();
    expect((await ask(database, "pilot leeward side")).state).not.toBe("answered");
    await indexChanges(siteOf(database));
    expect((await ask(database, "gulls nest mole")).state).toBe("answered");
    await database.db.updateTable("blog_articles").set({ status: "draft" }).execute();
    await indexChanges(siteOf(database));
    expect((await ask(database, "gulls nest mole")).state).toBe("none");
  });

  test("finds a spoken passage with its second and the question before it", async () => {
    const words = [
      "WEBVTT\n",
      "00:00:01.000 --> 00:00:04.000\n<v Host>Where do you keep the spare anchors?\n",
      "00:00:12.500 --> 00:00:20.000\n<v Guest>Behind the old boathouse, under a blue tarpaulin.\n",
    ];
    const database = await openFilled(store, directory, { episodes: [episode(7)] });
    await import("node:fs/promises").then(({ mkdir }) => mkdir(path.join(directory, "audio"), { recursive: true }));
    await writeFile(path.join(directory, "audio", "7.vtt"), words.join("\n"));
    await refreshArchive(siteOf(database));
    const result = await ask(database, "Where are the spare anchors?");
    const said = result.answer.find(({ source }) => source.start !== null);
    expect(said).toMatchObject({
      text: "Behind the old boathouse, under a blue tarpaulin.",
      source: { start: 12.5, href: "/episode/7#t=12", place: "Guest, episode 7" },
    });
    expect((await ask(database, "boathouse tarpaulin", { kind: "article" })).groups).toEqual([]);
    await rm(path.join(directory, "audio", "7.vtt"));
  });

  test("gives the same result after a rebuild", async () => {
    const database = await openFilled(store, directory, { articles: [article(1, harbour)], episodes: [episode(1)] });
    await refreshArchive(siteOf(database));
    const before = await ask(database, "pilot leeward side");
    const counts = await rebuildArchive(siteOf(database));
    expect(counts.passages).toBeGreaterThan(3);
    const after = await ask(database, "pilot leeward side");
    expect(after.answer.map(({ text }) => text)).toEqual(before.answer.map(({ text }) => text));
  });
});
