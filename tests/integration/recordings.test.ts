import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createFolderMedia } from "../../server/media/folder-media.ts";
import { defaultSite, siteOf } from "../../src/facts/site.ts";
import { type RecordingSite, readEpisodeRecording } from "../../src/features/episodes/episode-recording.server.ts";
import { findRecording } from "../../src/features/episodes/recordings.server.ts";
import { oneStoreKind, type Store, startStore } from "./support/stores.ts";

const siteUrl = "https://www.example.com";
let store: Store;
let db: RecordingSite["db"];
let site: RecordingSite;
let mediaDir: string;

beforeAll(async () => {
  store = await startStore(oneStoreKind);
  db = (await store.open()).db;
});
afterAll(() => store.stop());

beforeEach(async () => {
  mediaDir = await mkdtemp(path.join(tmpdir(), "media-"));
  site = { db, media: createFolderMedia(mediaDir), siteUrl, site: defaultSite };
});
afterEach(() => rm(mediaDir, { recursive: true }));

async function put(name: string, text = "sound"): Promise<void> {
  await mkdir(path.dirname(path.join(mediaDir, name)), { recursive: true });
  await writeFile(path.join(mediaDir, name), text);
}

const vtt = (text: string) => `WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ada>${text}\n`;
const chapters = JSON.stringify({ version: "1.2.0", chapters: [{ startTime: 0, title: "Start" }] });
const read = (audioPlayer: string | null, id = 7) => readEpisodeRecording(site, { id, audioPlayer });

test("finds transcript and chapters beside the recording, or under the episode's id", async () => {
  await put("shows/talk one.mp3");
  await put("audio/7.vtt", vtt("By number."));
  await put("audio/7.chapters.json", chapters);
  const byNumber = await read("/media/shows/talk%20one.mp3");
  expect(byNumber).toMatchObject({
    path: "/media/shows/talk%20one.mp3",
    captions: "/media/audio/7.vtt",
    chapters: [{ start: 0, title: "Start" }],
    transcript: [{ id: "t=1", speaker: "Ada", text: "By number." }],
  });
  await put("shows/talk one.vtt", vtt("By name."));
  expect((await read("/media/shows/talk%20one.mp3"))?.transcript[0]?.text).toBe("By name.");
});

test.each(["podcasts/7.mp3", "audio/7.mp3", "audio/7.m4a"])(
  "finds %s for an episode without a player URL",
  async (name) => {
    await put(name);
    expect((await findRecording(site, { id: 7, audioPlayer: null }))?.file).toBe(name);
    expect(await findRecording(site, { id: 8, audioPlayer: null })).toBeUndefined();
  },
);

test("reads the transcript of an episode on a streaming service", async () => {
  await put("audio/7.mp3");
  await put("audio/7.vtt", vtt("Words only."));
  const recording = await read("https://open.spotify.com/episode/abc");
  expect(recording).toMatchObject({ path: null, captions: null, transcript: [{ text: "Words only." }] });
  expect(await read("https://open.spotify.com/episode/abc", 8)).toBeNull();
});

test("reads a plain-text transcript without times, and doesn't offer it as captions", async () => {
  await put("audio/a.mp3");
  await put("audio/a.txt", "Ada: Hello there.\n\nBo: Hello, Ada.\nHow are you?\n");
  expect(await read("/media/audio/a.mp3")).toMatchObject({
    captions: null,
    transcript: [
      { id: "said-1", start: null, speaker: "Ada", text: "Hello there." },
      { id: "said-2", start: null, speaker: "Bo", text: "Hello, Ada. How are you?" },
    ],
  });
  await put("audio/a.vtt", vtt("With times."));
  expect((await read("/media/audio/a.mp3"))?.transcript).toMatchObject([{ start: 1, text: "With times." }]);
});

test("names untitled chapters in the language of the episode, or of the site", async () => {
  await put("audio/7.mp3");
  await put("audio/7.chapters.json", JSON.stringify({ version: "1.2.0", chapters: [{ startTime: 0 }] }));
  const german = { ...site, site: siteOf({ site: { language: "de" } }) };
  const titleOf = async (lang?: string) =>
    (await readEpisodeRecording(german, { id: 7, audioPlayer: null, ...(lang && { lang }) }))?.chapters[0]?.title;
  expect([await titleOf(), await titleOf("en")]).toEqual(["Kapitel 1", "Chapter 1"]);
});

test("ignores an invalid transcript or chapters file", async () => {
  await put("audio/a.mp3");
  await put("audio/a.vtt", "subtitles of another kind --> without a time");
  await put("audio/a.chapters.json", "{");
  expect(await read("/media/audio/a.mp3")).toMatchObject({ path: "/media/audio/a.mp3", transcript: [], chapters: [] });
});

test.each([
  "/media/../secret.mp3",
  "/media/%2e%2e/secret.mp3",
  "/media/.hidden.mp3",
  "/media/audio/notes.txt",
  "/media/audio/missing.mp3",
  "/downloads/x.pdf",
  "//cdn.example/x.mp3",
])("finds no recording at %s", async (url) => {
  await put("audio/notes.txt");
  await put(".hidden.mp3");
  expect(await read(url)).toBeNull();
});

test.each([
  ["/files/7.mp3", "/files/7.mp3"],
  ["/files/7.mp3?v=2", "/files/7.mp3?v=2"],
  [`${siteUrl}/files/7.mp3`, "/files/7.mp3"],
  ["https://cdn.example/shows/7.MP3?token=a", "https://cdn.example/shows/7.MP3?token=a"],
  ["http://cdn.example:8080/7.m4a#t=3", "http://cdn.example:8080/7.m4a"],
  [" https://cdn.example/7.mp4 ", "https://cdn.example/7.mp4"],
])("plays the recording at %s from %s, with transcript and chapters", async (url, played) => {
  await put("audio/7.vtt", vtt("By number."));
  await put("audio/7.chapters.json", chapters);
  expect(await read(url)).toMatchObject({
    path: played,
    seconds: null,
    captions: "/media/audio/7.vtt",
    chapters: [{ start: 0, title: "Start" }],
    transcript: [{ text: "By number." }],
  });
});

test("finds the media file of an absolute URL of this site", async () => {
  await put("audio/7.mp3");
  expect(await read(`${siteUrl}/media/audio/7.mp3`)).toMatchObject({ path: "/media/audio/7.mp3" });
});
