import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { createFolderMedia } from "../../server/media/folder-media.ts";
import { defaultSite } from "../../src/facts/site.ts";
import { saveEpisode } from "../../src/features/episodes/editing/episode-editing.server.ts";
import {
  contentEpisode,
  type EpisodeContent,
  emptyEpisode,
} from "../../src/features/episodes/editing/episode-editing.ts";
import { type AudioSite, findEpisodeAudios } from "../../src/features/episodes/episode-audio.server.ts";
import { type RecordingSite, readEpisodeRecording } from "../../src/features/episodes/episode-recording.server.ts";
import { getEpisode } from "../../src/features/episodes/episodes.server.ts";
import {
  backfillEpisodeFiles,
  episodeFilesChangedAt,
} from "../../src/features/episodes/files/episode-file-records.server.ts";
import {
  readEpisodeFiles,
  storeChapters,
  storeTranscript,
} from "../../src/features/episodes/files/episode-files.server.ts";
import { findUses } from "../../src/features/media/media-uses.server.ts";
import { fail, ok } from "../../src/lib/result.ts";
import { podcastItem } from "../../src/seo/podcast-item.ts";
import type { ForeignReaders } from "../../src/server-context/foreign-files/foreign-readers.ts";
import type { SignedInUser } from "../../src/server-context/request-context.ts";
import { addAdministrator } from "./support/administrator.ts";
import { testReaders } from "./support/site-context.ts";
import { anyStoreKind, oneStoreKind, type Store, startStore } from "./support/stores.ts";

const siteUrl = "https://www.example.com";
const admin: SignedInUser = { id: "1", email: "anna@example.com", name: "Anna", role: "admin" };
const chaptersText = (...chapters: Record<string, unknown>[]) => JSON.stringify({ version: "1.2.0", chapters });
const welcome = { startTime: 0, title: "Welcome" };
const target = { id: 0, audioPlayer: "/media/audio/talk.mp3" };
const srt = "1\n00:00:01,000 --> 00:00:02,000\nAda: Hello.\n";

describe.each(anyStoreKind)("the store of episode files, on %s", (kind) => {
  let store: Store;
  let db: AudioSite["db"];
  let site: RecordingSite & { readers: ForeignReaders };
  let mediaDir: string;

  beforeAll(async () => {
    store = await startStore(kind);
    db = (await store.open()).db;
  });
  afterAll(() => store.stop());
  beforeEach(async () => {
    mediaDir = await mkdtemp(path.join(tmpdir(), "episode-files-"));
    onTestFinished(() => rm(mediaDir, { recursive: true }));
    site = { db, media: createFolderMedia(mediaDir), siteUrl, site: defaultSite, readers: testReaders };
    await mkdir(path.join(mediaDir, "audio"));
    await writeFile(path.join(mediaDir, "audio/talk.mp3"), "sound");
  });
  const files = async () => (await readdir(path.join(mediaDir, "audio"))).sort();
  const read = (name: string) => readFile(path.join(mediaDir, "audio", name), "utf8");
  const addEpisode = async (audioPlayer: string | null = null) =>
    (
      await db
        .insertInto("blog")
        .values({ blog_title: "A talk", audio_player: audioPlayer, status: "published" })
        .returning("id")
        .executeTakeFirstOrThrow()
    ).id;

  test("stores chapters beside the recording, sorted, with pictures that apps can load", async () => {
    const text = chaptersText({ startTime: 9.5, title: "Port", img: "/media/uploads/k/p.png" }, welcome);
    expect(await storeChapters(site, admin, { ...target, base: "", text })).toMatchObject({ ok: true });
    expect(JSON.parse(await read("talk.chapters.json"))).toEqual({
      version: "1.2.0",
      chapters: [welcome, { startTime: 9.5, title: "Port", img: `${siteUrl}/media/uploads/k/p.png` }],
    });
    expect(await readEpisodeRecording(site, target)).toMatchObject({ chapters: [{ start: 0 }, { start: 9.5 }] });
  });

  test("counts a chapter's picture as used, and dates the feed by the last change", async () => {
    const id = await addEpisode("/media/audio/talk.mp3");
    const owner = { ...target, id };
    const key = "0123456789abcdef01234567";
    const text = chaptersText({ ...welcome, img: `/media/uploads/${key}/p-10x10.png` });
    const stored = await storeChapters(site, admin, { ...owner, base: "", text });
    const used = async () => (await findUses(db, key)).map((use) => [use.kind, "id" in use ? use.id : use.url]);
    expect(await used()).toEqual([["episode", id]]);
    const changed = await episodeFilesChangedAt(db);
    await storeTranscript(site, admin, { ...owner, text: srt });
    expect(await used()).toEqual([["episode", id]]);
    expect((await episodeFilesChangedAt(db))?.getTime()).toBeGreaterThan(
      changed?.getTime() ?? Number.POSITIVE_INFINITY,
    );
    const base = stored.ok ? stored.value.version : "";
    await storeChapters(site, admin, { ...owner, base, text: chaptersText(welcome) });
    expect(await used()).toEqual([]);
  });

  test("records existing chapters once, without changing the feed's date", async () => {
    const id = await addEpisode("/media/audio/talk.mp3");
    const before = await episodeFilesChangedAt(db);
    const key = "abcdef0123456789abcdef01";
    const file = chaptersText({ ...welcome, img: `${siteUrl}/media/uploads/${key}/p-10x10.png` });
    await writeFile(path.join(mediaDir, "audio/talk.chapters.json"), file);
    await backfillEpisodeFiles(site);
    expect(await findUses(db, key)).toMatchObject([{ kind: "episode", id }]);
    expect((await episodeFilesChangedAt(db))?.getTime() ?? 0).toBe(before?.getTime() ?? 0);
  });

  test("reports a conflicting save of chapters, which can overwrite", async () => {
    const first = await storeChapters(site, admin, { ...target, base: "", text: chaptersText(welcome) });
    const change = { ...target, text: chaptersText({ startTime: 0, title: "Mine" }) };
    expect(await storeChapters(site, admin, { ...change, base: "" })).toEqual(fail("changed"));
    expect(await read("talk.chapters.json")).toContain("Welcome");
    const { chapters } = await readEpisodeFiles(site, target);
    expect(chapters?.version).toBe(first.ok && first.value.version);
    expect(await storeChapters(site, admin, { ...change, base: chapters?.version ?? "" })).toMatchObject({ ok: true });
    expect(await read("talk.chapters.json")).toContain("Mine");
  });

  test("removes the chapters file for an empty list", async () => {
    const stored = await storeChapters(site, admin, { ...target, base: "", text: chaptersText(welcome) });
    const base = stored.ok ? stored.value.version : "";
    expect(await storeChapters(site, admin, { ...target, base, text: chaptersText() })).toEqual(ok({ version: "" }));
    expect(await files()).toEqual(["talk.mp3"]);
  });

  test.each([
    ["{", "This isn’t a JSON file."],
    [chaptersText(welcome, welcome), "Another chapter begins at 0:00 too."],
    [chaptersText({ startTime: 0 }), "Write a title."],
    [chaptersText({ ...welcome, url: "javascript:alert(1)" }), "Write a link that begins with https://."],
  ])("rejects the chapters %s with a message, without storing anything", async (text, message) => {
    expect(await storeChapters(site, admin, { ...target, base: "", text })).toEqual(
      fail("invalid", { reason: message }),
    );
    expect(await files()).toEqual(["talk.mp3"]);
  });

  test("removes chapters stored before the recording was uploaded", async () => {
    const id = await addEpisode();
    const before = await storeChapters(site, admin, { id, audioPlayer: "", base: "", text: chaptersText(welcome) });
    const owner = { ...target, id };
    const changed = await storeChapters(site, admin, {
      ...{ ...owner, base: before.ok ? before.value.version : "" },
      text: chaptersText({ startTime: 0, title: "Mine" }),
    });
    expect(await files()).toEqual(["talk.chapters.json", "talk.mp3"]);
    const base = changed.ok ? changed.value.version : "";
    await storeChapters(site, admin, { ...owner, base, text: chaptersText() });
    expect(await files()).toEqual(["talk.mp3"]);
  });

  test("converts SRT to WebVTT, replaces it by plain text, and restores either", async () => {
    expect(await storeTranscript(site, admin, { ...target, text: srt })).toEqual(
      ok({ isTimed: true, previous: "", note: "" }),
    );
    const vtt = await read("talk.vtt");
    expect(vtt).toContain("00:00:01.000 --> 00:00:02.000\n<v Ada>Hello.");
    const replaced = await storeTranscript(site, admin, { ...target, text: "Ada: Hello.\n" });
    expect(replaced).toEqual(ok({ isTimed: false, previous: vtt, note: "" }));
    expect(await files()).toEqual(["talk.mp3", "talk.txt"]);
    expect((await readEpisodeFiles(site, target)).transcript).toEqual({
      path: "/media/audio/talk.txt",
      isTimed: false,
      lines: [{ start: null, end: null, speaker: "Ada", text: "Hello." }],
    });
    await storeTranscript(site, admin, { ...target, text: vtt });
    expect(await files()).toEqual(["talk.mp3", "talk.vtt"]);
    await storeTranscript(site, admin, { ...target, text: "" });
    expect(await files()).toEqual(["talk.mp3"]);
  });

  test("reports an invalid cue by its line, and keeps the previous transcript", async () => {
    await storeTranscript(site, admin, { ...target, text: srt });
    const text = "WEBVTT\n\n00:02.000 --> 00:01.000\nHello.\n";
    const message =
      "Line 3: No cue can be read. Each has times such as 00:01:05.000 --> 00:01:07.500, and ends after it begins.";
    expect(await storeTranscript(site, admin, { ...target, text })).toEqual(fail("invalid", { reason: message }));
    expect(await read("talk.vtt")).toContain("Ada");
  });

  test("stores the files of a remote episode under its id, and rejects those of a missing one", async () => {
    const id = await addEpisode();
    const owner = { id, audioPlayer: "https://open.spotify.com/episode/abc" };
    expect(await storeTranscript(site, admin, { ...owner, text: srt })).toMatchObject({ ok: true });
    expect(await storeChapters(site, admin, { ...owner, base: "", text: chaptersText(welcome) })).toMatchObject({
      ok: true,
    });
    expect(await files()).toEqual([`${id}.chapters.json`, `${id}.vtt`, "talk.mp3"]);
    for (const missing of [
      { id: 0, audioPlayer: "" },
      { id: 2_000_000_000, audioPlayer: "" },
      { id: 0, audioPlayer: "/media/audio/../../etc/a.mp3" },
      { id: 0, audioPlayer: "https://a.example/a.mp3" },
    ]) {
      expect(await storeTranscript(site, admin, { ...missing, text: srt })).toEqual(fail("no-recording"));
    }
    expect(await files()).toHaveLength(3);
  });

  test("audits and re-indexes a changed transcript", async () => {
    const id = await addEpisode("/media/audio/talk.mp3");
    await db.deleteFrom("archive_stale").execute();
    await storeTranscript(site, admin, { id, audioPlayer: "/media/audio/talk.mp3", text: srt });
    expect(await db.selectFrom("archive_stale").select(["kind", "source_id"]).execute()).toEqual([
      { kind: "transcript", source_id: String(id) },
    ]);
    const entry = await db
      .selectFrom("audit_log")
      .select(["actor", "action"])
      .where("subject_id", "=", String(id))
      .executeTakeFirst();
    expect(entry).toEqual({ actor: admin.email, action: "episode.transcript" });
  });
});

test("previews a form exactly as the feed publishes it", async () => {
  const store = await startStore(oneStoreKind);
  onTestFinished(() => store.stop());
  const mediaDir = await mkdtemp(path.join(tmpdir(), "episode-files-"));
  onTestFinished(() => rm(mediaDir, { recursive: true }));
  const { db } = await store.open();
  const site = { db, media: createFolderMedia(mediaDir), siteUrl, readers: testReaders };
  await mkdir(path.join(mediaDir, "audio"));
  await writeFile(path.join(mediaDir, "audio/talk.mp3"), "sound");
  await storeTranscript(site, admin, { ...target, text: srt });
  await storeChapters(site, admin, { ...target, base: "", text: chaptersText(welcome) });
  const { id: userId } = await addAdministrator(db, admin.email);
  const content: EpisodeContent = {
    ...emptyEpisode,
    ...{ title: " Under sail ", episode: "Episode 99", summary: "A talk.\n", guestName: "Ada", banner: " " },
    ...{ audioPlayer: target.audioPlayer, keyTakeaways: "• One\n• Two", createdAt: "2026-01-02T03:04:05.000Z" },
  };
  const saved = await saveEpisode(db, { ...admin, id: userId }, { id: 0, base: "", content, intent: "publish" });
  if (!saved.ok) throw new Error(JSON.stringify(saved));

  const { recording } = await readEpisodeFiles(site, { id: saved.value.id, audioPlayer: content.audioPlayer });
  const episode = await getEpisode(db, saved.value.id);
  const [published] = episode ? await findEpisodeAudios(site, [episode]) : [];
  if (!recording || !episode || !published) throw new Error("expected an episode with its recording");
  const preview = podcastItem(defaultSite, siteUrl, {
    episode: contentEpisode(saved.value.id, content, new Date()),
    recording,
  });
  expect(preview).toEqual(podcastItem(defaultSite, siteUrl, { episode, recording: published }));
  expect(preview).toMatchObject({
    title: "Under sail",
    number: 99,
    guest: { name: "Ada" },
    enclosure: { url: `${siteUrl}/media/audio/talk.mp3`, length: 5 },
    transcript: { url: `${siteUrl}/media/audio/talk.vtt`, isTimed: true },
    chapters: `${siteUrl}/media/audio/talk.chapters.json`,
  });
});
