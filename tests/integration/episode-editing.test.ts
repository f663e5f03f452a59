import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createFolderMedia } from "../../server/media/folder-media.ts";
import {
  deleteEpisodes,
  type EpisodeListRequest,
  listEpisodesForAdmin,
  openEpisode,
  restoreDeletedEpisodes,
  saveEpisode,
} from "../../src/features/episodes/editing/episode-editing.server.ts";
import { type EpisodeContent, emptyEpisode } from "../../src/features/episodes/editing/episode-editing.ts";
import { getEpisode } from "../../src/features/episodes/episodes.server.ts";
import { handleRecordingUpload } from "../../src/features/episodes/files/recording-upload.server.ts";
import { findRecording } from "../../src/features/episodes/recordings.server.ts";
import type { SignedInUser } from "../../src/server-context/request-context.ts";
import { addAdministrator } from "./support/administrator.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const content: EpisodeContent = { ...emptyEpisode, title: "Under sail", episode: "Episode 99", summary: "A talk." };
const user: SignedInUser = { id: "", email: "anna@example.com", name: "Anna", role: "admin" };

describe.each(anyStoreKind)("editing episodes on %s", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  async function open() {
    const { db } = await store.open();
    const { id } = await addAdministrator(db, user.email);
    const anna = { ...user, id };
    const saved = await saveEpisode(db, anna, { id: 0, base: "", content, intent: "publish" });
    if (!saved.ok) throw new Error(JSON.stringify(saved));
    return { db, anna, ...saved.value };
  }

  test("publishes, lists, changes and unpublishes an episode", async () => {
    const { db, anna, id, base } = await open();
    expect(await getEpisode(db, id)).toMatchObject({ title: "Under sail", number: 99 });
    const list: EpisodeListRequest = { search: "sail", sort: "", page: 1, state: "published" };
    expect(await listEpisodesForAdmin(db, list)).toMatchObject({ total: 1, episodes: [{ id, state: "published" }] });
    expect(await saveEpisode(db, anna, { id, base, content, intent: "draft" })).toMatchObject({ ok: true });
    expect(await getEpisode(db, id)).toBeNull();
  });

  test("reports a conflicting save", async () => {
    const { db, anna, id, base } = await open();
    const first = { ...content, title: "First" };
    expect(await saveEpisode(db, anna, { id, base, content: first, intent: "update" })).toMatchObject({ ok: true });
    const conflict = await saveEpisode(db, anna, {
      id,
      base,
      content: { ...content, title: "Late" },
      intent: "update",
    });
    expect(conflict).toMatchObject({ ok: false, code: "conflict", by: anna.email });
  });

  test("schedules an episode, and rejects one without text", async () => {
    const { db, anna } = await open();
    const createdAt = new Date(Date.now() + 3_600_000).toISOString();
    const planned = await saveEpisode(db, anna, {
      id: 0,
      base: "",
      content: { ...content, createdAt },
      intent: "schedule",
    });
    if (!planned.ok) throw new Error("expected it to be stored");
    expect(await getEpisode(db, planned.value.id)).toBeNull();
    expect((await openEpisode(db, anna, planned.value.id))?.state).toBe("scheduled");
    expect(await saveEpisode(db, anna, { id: 0, base: "", content: emptyEpisode, intent: "publish" })).toMatchObject({
      fields: { title: "The title must not be empty.", summary: "Write a summary: lists and the feed show it." },
    });
  });

  test("restores a deleted episode unchanged", async () => {
    const { db, anna, id } = await open();
    const before = await db.selectFrom("blog").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    await deleteEpisodes(db, anna, [id]);
    expect(await getEpisode(db, id)).toBeNull();
    await restoreDeletedEpisodes(db, anna, [id]);
    expect(await db.selectFrom("blog").selectAll().where("id", "=", id).executeTakeFirstOrThrow()).toEqual(before);
  });
});

describe("uploading recordings", () => {
  async function openUploads() {
    const mediaDir = await mkdtemp(path.join(tmpdir(), "uploads-"));
    const media = createFolderMedia(mediaDir);
    onTestFinished(() => rm(mediaDir, { recursive: true }));
    const siteUrl = "https://www.example.com";
    const send = async (body: Buffer | string) => {
      const request = new Request(`${siteUrl}/api/admin/uploads`, {
        method: "PUT",
        headers: { origin: siteUrl },
        body: typeof body === "string" ? body : new Uint8Array(body),
      });
      const response = await handleRecordingUpload(request, { media, siteUrl, readSession: async () => user });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    return { mediaDir, media, siteUrl, send };
  }
  const sample = (name: string) => readFile(path.join(import.meta.dirname, "../../db/sample/audio", name));

  test("stores a recording with its size and length", async () => {
    const { media, siteUrl, send } = await openUploads();
    const upload = await send(await sample("episode-42.mp3"));
    expect(upload.status).toBe(200);
    expect(upload.body.path).toMatch(/^\/media\/audio\/episode-.*\.mp3$/);
    expect(Number(upload.body.seconds)).toBeGreaterThan(10);
    expect(await findRecording({ media, siteUrl }, { id: 1, audioPlayer: String(upload.body.path) })).toMatchObject({
      path: upload.body.path,
      seconds: upload.body.seconds,
    });
  });

  test.each([
    ["<html></html>", 415],
    ["WEBVTT", 415],
    ["", 422],
  ])("rejects %j with %i, and leaves no file behind", async (body, status) => {
    const { mediaDir, send } = await openUploads();
    await mkdir(path.join(mediaDir, "audio"));
    await writeFile(path.join(mediaDir, "audio", "a.mp3"), "a sound");
    const response = await send(body);
    expect(response.status).toBe(status);
    expect(response.body.message).toEqual(expect.any(String));
    const remainingFiles = await readdir(mediaDir, { recursive: true, withFileTypes: true });
    expect(remainingFiles.flatMap((entry) => (entry.isFile() ? entry.name : []))).toEqual(["a.mp3"]);
  });
});
