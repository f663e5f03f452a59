import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createFolderMedia } from "../../server/media/folder-media.ts";
import { defaultSite } from "../../src/facts/site.ts";
import { databaseContent } from "../../src/features/content-source.server.ts";
import { withRecordingLengths } from "../../src/features/episodes/episode-audio.server.ts";
import { type RecordingSite, readEpisodeRecording } from "../../src/features/episodes/episode-recording.server.ts";
import { servePodcastFeed } from "../../src/features/episodes/pages/feeds/podcast-feed.server.ts";
import { readRecordingFacts } from "../../src/features/episodes/recording-facts.server.ts";
import {
  listMediaOrigins,
  measureRecording,
  measureRecordings,
  reportUnknownSizes,
} from "../../src/features/episodes/remote-media.server.ts";
import { listNotices } from "../../src/features/overview/notices/notices.server.ts";
import { checkPodcastFeed } from "../../src/seo/testing/podcast-checker.ts";
import { serveRanges, startMediaServer, thisMachine } from "./support/media-server.ts";
import { siteContext } from "./support/site-context.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const siteUrl = "https://www.example.com";
const sample = await readFile(path.join(import.meta.dirname, "../../db/sample/audio/episode-42.mp3"));

describe.each(anyStoreKind)("recordings on other servers with %s", (kind) => {
  let store: Store;
  let site: RecordingSite;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());
  beforeEach(async () => {
    const mediaDir = await mkdtemp(path.join(tmpdir(), "media-"));
    site = { db: (await store.open()).db, media: createFolderMedia(mediaDir), siteUrl, site: defaultSite };
    return () => rm(mediaDir, { recursive: true });
  });

  const content = () => withRecordingLengths(databaseContent(site.db), site);
  const add = (id: number, audioPlayer: string | null, youtube: string | null = null) =>
    site.db
      .insertInto("blog")
      .values({
        id,
        episode: `Episode ${id}`,
        blog_title: "A talk",
        summary: "Words",
        audio_player: audioPlayer,
        youtube,
      })
      .execute();
  const revision = async () =>
    (await site.db.selectFrom("content_revision").select("revision").where("noun", "=", "episodes").executeTakeFirst())
      ?.revision;
  const feedItems = async () => {
    const response = await servePodcastFeed({ ...site, content: content() }, siteUrl);
    return checkPodcastFeed(await response.text()).items;
  };

  test("have their measured size and duration in lists, on the page, in the feed and for the owner", async () => {
    const { requests, port } = await startMediaServer({ "/18.mp3": serveRanges(sample, "audio/mpeg") });
    const audioPlayer = `http://cdn.example:${port}/18.mp3`;
    await add(41, audioPlayer);
    const facts = () => readRecordingFacts(site, { id: 41, audioPlayer });
    expect(await facts()).toMatchObject({ state: "unread", bytes: null, host: `cdn.example:${port}` });
    expect((await content().listEpisodes())[0]).not.toHaveProperty("seconds");
    expect((await feedItems())[0]?.enclosure).toEqual({ "@url": audioPlayer, "@length": "0", "@type": "audio/mpeg" });

    const before = await revision();
    await measureRecording(site, audioPlayer, thisMachine);
    expect(await revision()).not.toBe(before);
    expect(await facts()).toMatchObject({ state: "known", bytes: sample.length, seconds: 88 });
    expect(await content().listEpisodes()).toMatchObject([{ id: 41, seconds: 88 }]);
    expect(await content().listCompleteEpisodes()).toMatchObject([{ id: 41, seconds: 88 }]);
    const episode = await content().getEpisode(41);
    expect(episode).toMatchObject({ seconds: 88 });
    if (!episode) throw new Error("expected the episode");
    expect(await readEpisodeRecording(site, episode)).toMatchObject({ path: audioPlayer, seconds: 88 });
    expect(await feedItems()).toMatchObject([
      {
        enclosure: { "@url": audioPlayer, "@length": String(sample.length), "@type": "audio/mpeg" },
        "itunes:duration": "88",
      },
    ]);

    const { length } = requests;
    await measureRecording(site, audioPlayer, thisMachine);
    expect(requests).toHaveLength(length);
  });

  test("name the hosts that they redirect to in the page's and the privacy policy", async () => {
    const { port } = await startMediaServer({
      "/18.mp3": (request, response) => {
        if (!request.headers.host?.startsWith("track.example"))
          return serveRanges(sample, "audio/mpeg")(request, response);
        response.writeHead(302, { Location: `http://cdn.example:${port}/18.mp3` }).end();
      },
    });
    const audioPlayer = `http://track.example:${port}/18.mp3`;
    await add(41, audioPlayer);
    await measureRecording(site, audioPlayer, thisMachine);
    expect(await readEpisodeRecording(site, { id: 41, audioPlayer })).toMatchObject({
      path: audioPlayer,
      redirectOrigins: [`http://cdn.example:${port}`],
    });
    expect(await listMediaOrigins(site, await content().listCompleteEpisodes())).toEqual([
      `http://cdn.example:${port}`,
      `http://track.example:${port}`,
    ]);
  });

  test("are retried only after a day if they are unreadable", async () => {
    const { requests, port } = await startMediaServer({});
    const audioPlayer = `http://cdn.example:${port}/gone.mp3`;
    await add(41, audioPlayer);
    const siteWithContent = { ...site, content: content() };
    await measureRecordings(siteWithContent, { allowedHosts: thisMachine });
    await measureRecordings(siteWithContent, { allowedHosts: thisMachine });
    expect(requests).toHaveLength(1);
    expect(await readRecordingFacts(site, { id: 41, audioPlayer })).toMatchObject({ state: "unreadable" });
    expect((await content().getEpisode(41))?.seconds).toBeUndefined();
    await measureRecordings(siteWithContent, { allowedHosts: thisMachine, now: new Date(Date.now() + 25 * 3_600_000) });
    expect(requests).toHaveLength(2);
  });

  test("are measured by HEAD if GET has no length, and again after a month", async () => {
    let length = 1_000_000;
    const { requests, port } = await startMediaServer({
      "/18.mp3": ({ method }, response) => {
        response.writeHead(200, {
          "Content-Type": "audio/mpeg",
          ...(method === "HEAD" && { "Content-Length": length }),
        });
        response.end(method === "HEAD" ? undefined : Buffer.concat([sample, sample]));
      },
      "/19.mp3": (_request, response) => {
        response.writeHead(200, { "Content-Type": "audio/mpeg", "Transfer-Encoding": "chunked" });
        response.end(Buffer.concat([sample, sample]));
      },
    });
    const [knownUrl, unknownUrl] = [18, 19].map((name) => `http://cdn.example:${port}/${name}.mp3`);
    await add(41, knownUrl ?? null);
    await add(42, unknownUrl ?? null);
    const siteWithContent = { ...site, content: content() };
    const measure = (days: number) =>
      measureRecordings(siteWithContent, { allowedHosts: thisMachine, now: new Date(Date.now() + days * 86_400_000) });
    const lengths = async () =>
      (await site.db.selectFrom("remote_media").select("bytes").orderBy("address").execute()).map(({ bytes }) =>
        bytes === null ? null : Number(bytes),
      );
    await measure(0);
    expect(await lengths()).toEqual([length, null]);
    const first = requests.length;
    await measure(0);
    expect(requests).toHaveLength(first);
    length = 2_000_000;
    await measure(2);
    expect(await lengths()).toEqual([1_000_000, null]);
    await measure(31);
    expect(await lengths()).toEqual([2_000_000, null]);

    await site.db.updateTable("blog").set({ blog_title: "Tides" }).where("id", "=", 42).execute();
    const context = { ...siteContext(site.db, ""), content: content() };
    await reportUnknownSizes(context, new Date());
    const [notice, ...furtherNotices] = await listNotices(site.db);
    expect(furtherNotices).toEqual([]);
    expect(notice).toMatchObject({ title: "A recording has no size in the podcast’s feed" });
    expect(notice?.reason).toContain("gives none: “Tides”.");
    await site.db.updateTable("blog").set({ audio_player: knownUrl }).where("id", "=", 42).execute();
    await reportUnknownSizes(context, new Date());
    expect(await listNotices(site.db)).toEqual([]);
  });

  test("are not requested from private hosts, streaming services and this site", async () => {
    for (const address of ["http://127.0.0.1:1/a.mp3", "https://[::1]/a.mp3"]) await measureRecording(site, address);
    for (const address of ["", "/media/audio/a.mp3", "https://open.spotify.com/episode/x", "not an address"]) {
      await measureRecording(site, address);
    }
    const { rows } = await sql<{ address: string; media_type: null }>`
      select address, media_type from remote_media order by address`.execute(site.db);
    expect(rows).toEqual([
      { address: "http://127.0.0.1:1/a.mp3", media_type: null },
      { address: "https://[::1]/a.mp3", media_type: null },
    ]);
  });

  test("are listed in the privacy policy by their hosts", async () => {
    await add(1, "https://b.example/a.mp3", "https://youtu.be/abcdef12345");
    await add(2, "https://a.example/a.mp3?x=1", "https://video.example:8443/a.mp4");
    await add(3, "/files/a.mp3", `${siteUrl}/files/a.mp4`);
    await add(4, "https://b.example/page", null);
    expect(await listMediaOrigins(site, await content().listCompleteEpisodes())).toEqual([
      "https://a.example",
      "https://b.example",
      "https://video.example:8443",
    ]);
  });
});
