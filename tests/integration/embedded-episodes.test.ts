import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createFolderMedia } from "../../server/media/folder-media.ts";
import { defaultSite } from "../../src/facts/site.ts";
import { articleItem } from "../../src/features/articles/article-passages.server.ts";
import { getArticle } from "../../src/features/articles/articles.server.ts";
import {
  readArticleEpisodes,
  readArticlePage,
  sanitiseArticle,
} from "../../src/features/articles/readable-html.server.ts";
import { databaseContent } from "../../src/features/content-source.server.ts";
import type { EpisodeSite } from "../../src/features/episodes/embedded-episodes.server.ts";
import { indexEpisodeNotes } from "../../src/features/episodes/episode-passages.server.ts";
import { servePodcastFeed } from "../../src/features/episodes/pages/feeds/podcast-feed.server.ts";
import { readableEpisode } from "../../src/features/episodes/readable-notes.server.ts";
import { withIssueEpisodes } from "../../src/features/newsletter/issues/issue-episodes.server.ts";
import { feedHtml } from "../../src/seo/feed.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const siteUrl = "https://www.example.com";
const stored = '<p>Hear it.</p><figure data-embed="/episode/41"><a href="/episode/41">Under sail</a></figure>';

describe.each(anyStoreKind)("episodes embedded in texts on %s", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  async function open(audioPlayer: string | null = "/media/audio/talk.mp3") {
    const { db } = await store.open();
    const folder = await mkdtemp(path.join(tmpdir(), "embedded-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const media = createFolderMedia(folder);
    await media.put("audio/talk.mp3", Buffer.from("sound"));
    const site: EpisodeSite = { site: defaultSite, db, content: databaseContent(db), media, siteUrl };
    const names = { episode: "Episode 41", blog_title: "Sails & <keels>", guest_name: "Ada Sample" };
    await db
      .insertInto("blog")
      .values({ id: 41, ...names, audio_player: audioPlayer, status: "published" })
      .execute();
    await db
      .insertInto("blog_articles")
      .values({ slug: "tides", title: "Tides", status: "published", section_1: stored, publication_date: "2026-01-01" })
      .execute();
    const read = async () => {
      const article = await getArticle(db, "tides");
      if (!article) throw new Error("no article");
      return article;
    };
    return { db, site, read };
  }

  test("show the current card of the episode in an article, with its player", async () => {
    const { site, read } = await open();
    const page = await readArticlePage(site, await read());
    expect(page.section1).toBe(
      '<p>Hear it.</p><figure data-embed="/episode/41"><a href="/episode/41">Sails &amp; &lt;keels&gt;</a><small>Episode 41, with Ada Sample</small></figure>',
    );
    expect(page.episodes?.[41]).toMatchObject({ title: "Sails & <keels>", track: { src: "/media/audio/talk.mp3" } });
    expect(articleItem(await read()).passages).toContainEqual(expect.objectContaining({ text: "Under sail" }));
  });

  test("are cards without a player if the recording is on another host", async () => {
    const { site, read } = await open("https://files.example/talk.mp3");
    const page = await readArticlePage(site, await read());
    expect(page.section1).toContain('<a href="/episode/41">');
    expect(page.episodes?.[41]?.track).toBeNull();
  });

  test("are left out if they aren't public", async () => {
    const { db, site, read } = await open();
    await db.updateTable("blog").set({ status: "draft" }).where("id", "=", 41).execute();
    const page = await readArticlePage(site, await read());
    expect(page.section1).toBe("<p>Hear it.</p>");
    expect(page).not.toHaveProperty("episodes");
    const issue = await withIssueEpisodes(site, { parts: [{ kind: "text" as const, title: "", html: stored }] });
    expect(issue.parts[0]?.html).toBe("<p>Hear it.</p>");
  });

  test("become cards where show notes have their URL on its own line, or are left out", async () => {
    const { db, site } = await open();
    const notes = { key_takeaways: `1. Ask.\n2. ${siteUrl}/episode/41\n3. /episode/99`, conclusion: "/episode/41" };
    await db
      .insertInto("blog")
      .values({ id: 42, blog_title: "Tides", status: "published", ...notes })
      .execute();
    const episode = await site.content.getEpisode(42);
    if (!episode) throw new Error("no episode");
    const card =
      '<figure data-embed="/episode/41"><a href="/episode/41">Sails &amp; &lt;keels&gt;</a><small>Episode 41, with Ada Sample</small></figure>';
    const readable = await readableEpisode(site, episode);
    expect(readable.notes).toMatchObject({
      keyTakeaways: `<ul><li>Ask.</li><li>${card}</li></ul>`,
      conclusion: card,
    });
    expect(readable.embedded?.[41]).toMatchObject({ title: "Sails & <keels>" });
    const feed = await (await servePodcastFeed(site, siteUrl)).text();
    expect(feed).not.toContain("/episode/99");
    await indexEpisodeNotes(db, 42);
    const passages = await db.selectFrom("archive_passages").select("text").execute();
    expect(passages.map(({ text }) => text)).toContain("Sails & <keels>");
  });

  test("are links with their title in feeds and issues", async () => {
    const { site, read } = await open();
    const article = await read();
    const feed = feedHtml(
      sanitiseArticle(defaultSite, article, await readArticleEpisodes(site, [article])),
      siteUrl,
      `${siteUrl}/a`,
    );
    expect(feed).toContain(`<a href="${siteUrl}/episode/41">Sails &amp; &lt;keels&gt;</a>`);
    const issue = await withIssueEpisodes(site, { parts: [{ kind: "text" as const, title: "", html: stored }] });
    expect(issue.parts[0]?.html).toContain("<small>Episode 41, with Ada Sample</small>");
  });
});
