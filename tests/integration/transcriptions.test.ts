import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type FakeTranscriber, startFakeTranscriber } from "../../e2e/support/fake-transcriber.ts";
import {
  correctCue,
  discardTranscription,
  publishTranscription,
  readTranscription,
  requestTranscription,
  runTranscriptions,
} from "../../src/features/episodes/transcription/transcriptions.server.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import { episode, openFilled } from "./support/content-files.ts";
import { siteContext } from "./support/site-context.ts";
import { oneStoreKind, type Store, startStore } from "./support/stores.ts";

const admin = { email: "owner@example.com" } as Parameters<typeof requestTranscription>[1];
const file = "audio/talk.mp3";
const owner = { id: 1, audioPlayer: `/media/${file}` };

let store: Store;
let directory: string;
let service: FakeTranscriber;
let context: SiteContext;
let recording: Buffer;

beforeAll(async () => {
  store = await startStore(oneStoreKind);
  directory = await mkdtemp(path.join(tmpdir(), "transcriptions-"));
  service = await startFakeTranscriber();
  recording = await readFile("db/sample/audio/episode-42.mp3");
});
afterAll(async () => {
  await service.close();
  await store.stop();
  await rm(directory, { recursive: true });
});
beforeEach(async () => {
  const row = episode(1, { audio_player: owner.audioPlayer, guest_name: "Henrike Voss" });
  const { db } = await openFilled(store, { episodes: [row] });
  service.requests.length = 0;
  context = siteContext(db, await mkdtemp(path.join(directory, "media-")), {
    transcribeService: { url: service.url, key: "a key for speech", model: "stand-in" },
  });
  await context.media.put(file, recording);
});

const never = new AbortController().signal;
const segment = (start: number, text: string, options: object = {}) => ({ start, end: start + 2, text, ...options });
const state = async () => (await readTranscription(context, 1)).transcription;

test("turns a recording into a draft, and the corrected draft into the transcript", async () => {
  service.respondWith(() => ({
    body: {
      segments: [
        segment(0, " Good  morning."),
        segment(2, "A sekond system?", { avg_logprob: -1.4 }),
        segment(9000, "No."),
      ],
    },
  }));
  expect(await requestTranscription(context, admin, 1)).toEqual({ ok: true, value: undefined });
  expect(await requestTranscription(context, admin, 1)).toMatchObject({ ok: true });
  expect(service.requests).toEqual([]);
  expect(await state()).toEqual({ state: "waiting", progress: 0 });
  await runTranscriptions(context, never);
  expect(service.requests).toHaveLength(1);
  expect(service.requests[0]).toMatchObject({
    authorization: "Bearer a key for speech",
    fields: { model: "stand-in", response_format: "verbose_json", "timestamp_granularities[]": "segment" },
  });
  expect(service.requests[0]?.fields.prompt).toContain("Henrike Voss");
  expect(Buffer.compare(service.requests[0]?.bytes ?? Buffer.of(), recording)).toBe(0);
  expect(await state()).toEqual({
    state: "done",
    cues: [
      { start: 0, end: 2, speaker: "", text: "Good morning.", isUnsure: false },
      { start: 2, end: 4, speaker: "", text: "A sekond system?", isUnsure: true },
    ],
  });
  await correctCue(context, { episodeId: 1, index: 0, change: { speaker: "Anna <b>" } });
  await correctCue(context, { episodeId: 1, index: 1, change: { text: "A second system?" } });
  await correctCue(context, { episodeId: 1, index: 7, change: { text: "Beyond the end" } });
  expect(await publishTranscription(context, admin, owner)).toMatchObject({ ok: true, value: { isTimed: true } });
  expect(await state()).toBeNull();
  const stored = await context.media.stat("audio/talk.vtt");
  const text = await new Response(stored && (await context.media.get(stored))).text();
  expect(text).toContain("00:00:02.000 --> 00:00:04.000\n<v Anna &lt;b&gt;>A second system?");
});

test("sends a long recording in chunks, and resumes after an interruption", async () => {
  const long = Buffer.concat(Array.from({ length: 40 }, () => recording));
  await context.media.put(file, long);
  const stopping = new AbortController();
  service.respondWith(() => {
    stopping.abort();
    return { body: { segments: [segment(1, "Begun.")] } };
  });
  await requestTranscription(context, admin, 1);
  await runTranscriptions(context, stopping.signal);
  expect((await state())?.state).toBe("waiting");
  service.requests.length = 0;
  service.respondWith(({ bytes }) => ({
    body: { segments: [segment(1, `Heard ${bytes.length > 10_000_000 ? "much" : "little"}.`)] },
  }));
  await runTranscriptions(context, never);
  const chunkSizes = service.requests.map(({ bytes }) => bytes.length);
  expect(chunkSizes).toHaveLength(Math.ceil(long.length / 24_000_000));
  expect(chunkSizes.reduce((total, size) => total + size)).toBe(long.length);
  const finished = await state();
  const starts = finished?.state === "done" ? finished.cues.map(({ start }) => start) : [];
  expect(starts[0]).toBe(1);
  // 24 MB of 64 kbit/s are 50 minutes.
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(starts.at(-1)).toBeGreaterThan(chunkSizes.length > 1 ? 60 : 0);
});

test.each([
  ["a wrong key", { status: 401, body: {} }, "The service rejected the key. Check TRANSCRIBE_KEY."],
  ["too many requests", { status: 429, body: {} }, "The service accepts no more requests for now. Try again later."],
  [
    "a page instead of a transcript",
    { body: "<h1>Welcome</h1>" },
    "The service answered with something other than a transcript with times (verbose_json).",
  ],
  [
    "a transcript without times",
    { body: { text: "Good morning." } },
    "The service answered with something other than a transcript with times (verbose_json).",
  ],
  ["silence", { body: { segments: [] } }, "The service heard no words in this recording."],
])("reports %s with a message, and can be retried", async (_, failure, problem) => {
  service.respondWith(() => failure);
  await requestTranscription(context, admin, 1);
  await runTranscriptions(context, never);
  expect(await state()).toEqual({ state: "failed", problem });
  service.respondWith(() => ({ body: { segments: [segment(0, "Now.")] } }));
  await requestTranscription(context, admin, 1);
  await runTranscriptions(context, never);
  expect((await state())?.state).toBe("done");
});

test("reports an unavailable service with a message", async () => {
  context.transcribeService = { url: "http://127.0.0.1:9/v1", key: undefined, model: "stand-in" };
  await requestTranscription(context, admin, 1);
  await runTranscriptions(context, never);
  expect(await state()).toMatchObject({
    problem: "The service could not be reached. Check that it runs, then try again.",
  });
});

test("stores nothing of a cancelled transcription", async () => {
  service.respondWith(async () => {
    await discardTranscription(context, 1);
    return { body: { segments: [segment(0, "Late.")] } };
  });
  await requestTranscription(context, admin, 1);
  await runTranscriptions(context, never);
  expect(await state()).toBeNull();
});

test("reports a missing service, recording or draft", async () => {
  const { transcribeService: _, ...contextWithoutService } = context;
  expect(await requestTranscription(contextWithoutService, admin, 1)).toMatchObject({ code: "no-service" });
  expect((await readTranscription(contextWithoutService, 1)).host).toBeNull();
  await context.media.delete(file);
  expect(await requestTranscription(context, admin, 1)).toMatchObject({ code: "not-hosted-here" });
  expect(await publishTranscription(context, admin, owner)).toMatchObject({ code: "invalid" });
});
