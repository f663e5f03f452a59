import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseRssFeed } from "feedsmith";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { createFolderMedia } from "../../server/media/folder-media.ts";
import { defaultSite } from "../../src/facts/site.ts";
import { databaseContent } from "../../src/features/content-source.server.ts";
import {
  deleteEpisodes,
  listEpisodeVersions,
  openEpisode,
  readEpisodeContent,
  restoreDeletedEpisodes,
  saveEpisode,
} from "../../src/features/episodes/editing/episode-editing.server.ts";
import { type EpisodeContent, emptyEpisode } from "../../src/features/episodes/editing/episode-editing.ts";
import { previewEpisode } from "../../src/features/episodes/editing/episode-preview.server.ts";
import type { EpisodeSite } from "../../src/features/episodes/embedded-episodes.server.ts";
import { getEpisode } from "../../src/features/episodes/episodes.server.ts";
import { serveEpisodeMarkdown, servePodcastFeed } from "../../src/features/episodes/pages/feeds/podcast-feed.server.ts";
import { readableEpisode } from "../../src/features/episodes/readable-notes.server.ts";
import { exportContent } from "../../src/features/import/export-content.server.ts";
import { importContent } from "../../src/features/import/import-content.server.ts";
import { prepareFile } from "../../src/features/import/prepare-file.server.ts";
import type { SignedInUser } from "../../src/server-context/request-context.ts";
import { addAdministrator } from "./support/administrator.ts";
import { oneStoreKind, type Store, startStore } from "./support/stores.ts";

const siteUrl = "https://www.example.com";
const link = '<a href="https://a.example/b" rel="noopener">this</a>';
const content: EpisodeContent = {
  ...emptyEpisode,
  ...{ title: "Under sail", episode: "Episode 99", summary: "A talk.", audioPlayer: "/media/audio/talk.mp3" },
  keyTakeaways: `<ul><li><p>Read ${link}.</p></li><li><p>Rest</p></li></ul>`,
  actionItems: "<ol><li><p>Call</p></li></ol>",
  ...{ conclusion: "* As it\r\nwas", episodeType: "bonus", explicit: "yes" },
};

describe("show notes of an episode", () => {
  let store: Store;
  let site: EpisodeSite;
  let anna: SignedInUser;
  beforeAll(async () => {
    store = await startStore(oneStoreKind);
  });
  afterAll(() => store.stop());
  beforeEach(async () => {
    const { db } = await store.open();
    const folder = await mkdtemp(path.join(tmpdir(), "notes-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const media = createFolderMedia(folder);
    await media.put("audio/talk.mp3", Buffer.from("sound"));
    site = { site: defaultSite, db, content: databaseContent(db), media, siteUrl };
    const { id } = await addAdministrator(db, "anna@example.com");
    anna = { id, email: "anna@example.com", name: "Anna", role: "admin" };
  });

  async function save(changes: Partial<EpisodeContent> = {}): Promise<number> {
    const saved = await saveEpisode(site.db, anna, {
      ...{ id: 0, base: "", intent: "publish" },
      content: { ...content, ...changes },
    });
    if (!saved.ok) throw new Error(JSON.stringify(saved));
    return saved.value.id;
  }
  async function episodeOf(id: number) {
    const episode = await getEpisode(site.db, id);
    if (!episode) throw new Error("no episode");
    return episode;
  }
  const itemOf = async () => parseRssFeed(await (await servePodcastFeed(site, siteUrl)).text()).items?.[0];

  test("stay plain text in the specified columns, with links and formatting beside them", async () => {
    const id = await save();
    const row = await site.db.selectFrom("blog").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      ...{ key_takeaways: "• Read this.\n• Rest", action_items: "1. Call", conclusion: "* As it\r\nwas" },
      show_notes: { key_takeaways: `<ul><li>Read ${link}.</li><li>Rest</li></ul>` },
      ...{ episode_type: "bonus", explicit: true },
    });
    const opened = await openEpisode(site.db, anna, id);
    expect(opened?.stored).toMatchObject({
      ...{ keyTakeaways: `<ul><li>Read ${link}.</li><li>Rest</li></ul>`, actionItems: "1. Call" },
      ...{ episodeType: "bonus", explicit: "yes" },
    });
  });

  test("have links on the page, in the preview, in the feed and in Markdown", async () => {
    const id = await save();
    const html = `<ul><li>Read ${link}.</li><li>Rest</li></ul>`;
    expect((await readableEpisode(site, await episodeOf(id))).notes.keyTakeaways).toBe(html);
    expect((await previewEpisode(site, anna, id))?.episode.notes.keyTakeaways).toBe(html);
    const item = await itemOf();
    expect(item?.content?.encoded).toContain(`<p>Key Takeaways</p>${html}`);
    expect(item?.itunes).toMatchObject({ episodeType: "bonus", explicit: true });
    const markdown = await (await serveEpisodeMarkdown(site, siteUrl, String(id))).text();
    expect(markdown).toContain("## Key Takeaways\n\n- Read [this](https://a.example/b).\n- Rest\n");
  });

  test("are sanitised when they are saved, and when they are read from the database", async () => {
    const hostile =
      '<p onclick="x()">A<img src="x" onerror="x()"><a href="javascript:x()">b</a><script>x()</script></p>';
    const id = await save({ aboutGuest: hostile });
    expect((await openEpisode(site.db, anna, id))?.stored.aboutGuest).toBe("<p>A<a>b</a></p>");
    const stored = JSON.stringify({ about_guest: hostile });
    await site.db
      .updateTable("blog")
      .set({ show_notes: stored, about_guest: "• Abx()" })
      .where("id", "=", id)
      .execute();
    for (const rendered of [
      (await readableEpisode(site, await episodeOf(id))).notes.aboutGuest,
      (await itemOf())?.content?.encoded ?? "",
    ]) {
      expect(rendered).toContain("A<a>b</a>");
      expect(rendered).not.toMatch(/x\(\)|onerror|script/);
    }
  });

  test("lose the formatting of a text that another program has changed", async () => {
    const id = await save();
    await site.db.updateTable("blog").set({ key_takeaways: "• New" }).where("id", "=", id).execute();
    expect((await readableEpisode(site, await episodeOf(id))).notes.keyTakeaways).toBe("<ul><li>New</li></ul>");
    expect((await openEpisode(site.db, anna, id))?.stored.keyTakeaways).toBe("• New");
  });

  test("show an embedded episode as a card on the page and as a link in the feed, if it is public", async () => {
    const embedded = await save({ title: "Tides & <keels>", episode: "Episode 98", audioPlayer: "" });
    const figure = `<figure data-embed="/episode/${embedded}"><a href="/episode/${embedded}">Listen to the episode</a></figure>`;
    const id = await save({ conclusion: `<p>Hear it.</p>${figure}` });
    const page = await readableEpisode(site, await episodeOf(id));
    expect(page.notes.conclusion).toContain(`<a href="/episode/${embedded}">Tides &amp; &lt;keels&gt;</a><small>`);
    expect((await itemOf())?.content?.encoded).toContain(
      `<p><a href="${siteUrl}/episode/${embedded}">Tides &amp; &lt;keels&gt;</a></p>`,
    );
    await site.db.updateTable("blog").set({ status: "draft" }).where("id", "=", embedded).execute();
    expect((await readableEpisode(site, await episodeOf(id))).notes.conclusion).toBe("<p>Hear it.</p>");
  });

  test("survive versions, the bin, and an export that is imported again", async () => {
    const id = await save();
    const before = await site.db.selectFrom("blog").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    await deleteEpisodes(site.db, anna, [id]);
    await restoreDeletedEpisodes(site.db, anna, [id]);
    const read = () => site.db.selectFrom("blog").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(await read()).toEqual(before);
    expect((await listEpisodeVersions(site.db, id)).versions).toHaveLength(1);
    const folder = await mkdtemp(path.join(tmpdir(), "export-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    await exportContent(site, folder);
    const file = path.join(folder, "episodes.ndjson");
    const batches = () => prepareFile("episodes", file);
    const importEpisodes = () =>
      importContent({ db: site.db, kind: "embedded" }, [{ kind: "episodes", name: "episodes", bytes: 1, batches }]);
    await site.db.deleteFrom("blog").execute();
    await importEpisodes();
    expect(await read()).toEqual(before);
    const line = JSON.parse(await readFile(file, "utf8")) as Record<string, unknown>;
    const hostile = {
      ...line,
      show_notes: { key_takeaways: "<ul><li>Read <b onclick=x()>this</b>.</li><li>Rest</li></ul>" },
    };
    await writeFile(file, JSON.stringify(hostile));
    await importEpisodes();
    expect((await read()).show_notes).toEqual({ key_takeaways: "<ul><li>Read <b>this</b>.</li><li>Rest</li></ul>" });
  });

  test("open from a draft of an earlier version", () => {
    const { episodeType: _type, explicit: _explicit, ...oldContent } = { ...content, keyTakeaways: "- One" };
    expect(readEpisodeContent(oldContent)).toMatchObject({ keyTakeaways: "- One", episodeType: "", explicit: "" });
  });
});
