import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFolderMedia } from "../../../../server/media/folder-media.ts";
import type { Episode } from "../episode.ts";
import { serveRecording, serveVisibleMedia } from "./serve-recordings.server.ts";

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "recordings-"));
});
afterAll(() => rm(directory, { recursive: true }));

test.each(["12.vtt", "12.chapters.json", "%31%32.vtt"])("serves %s only if its episode is public", async (name) => {
  await mkdir(path.join(directory, "audio"), { recursive: true });
  for (const file of ["12.vtt", "12.chapters.json"]) await writeFile(path.join(directory, "audio", file), "words");
  const request = new Request(`https://www.example.com/media/audio/${name}`);
  const serve = (episode: Partial<Episode> | null, role?: "admin" | "user") =>
    serveVisibleMedia(
      request,
      {
        content: { getEpisode: async (id) => (id === 12 ? (episode as Episode | null) : null) },
        media: createFolderMedia(directory),
        readSession: async () => (role ? { id: "1", email: "a@example.com", name: "A", role } : null),
      },
      `audio/${name}`,
    );
  expect((await serve({ id: 12 }))?.status).toBe(200);
  expect(await serve(null)).toBeUndefined();
  expect(await serve(null, "user")).toBeUndefined();
  const own = await serve(null, "admin");
  expect([own?.status, own?.headers.get("cache-control")]).toEqual([200, "no-store"]);
  for (const response of [own, await serve({ id: 12 })]) await response?.body?.cancel();
});

test("serves the recording of an episode with a full URL of this site", async () => {
  const media = createFolderMedia(directory);
  await media.put("uploads/full.mp3", Buffer.from("sound"));
  const siteUrl = "https://www.example.com";
  const episode = { id: 7, audioPlayer: `${siteUrl}/media/uploads/full.mp3` } as Episode;
  const parts = { content: { getEpisode: async () => episode }, media, siteUrl };
  const response = await serveRecording(new Request(`${siteUrl}/podcasts/7.mp3`), parts, 7);
  expect(await response?.text()).toBe("sound");
});

test("serves files with other names, and files beside a recording, without an episode", async () => {
  const nobody = async () => null;
  const parts = { content: { getEpisode: nobody }, media: createFolderMedia(directory), readSession: nobody };
  await mkdir(path.join(directory, "audio"), { recursive: true });
  for (const name of ["5.mp3", "5.vtt"]) await writeFile(path.join(directory, "audio", name), "sound or words");
  await writeFile(path.join(directory, "voice.mp3"), "sound");
  const request = new Request("https://www.example.com/media/file", { method: "HEAD" });
  for (const name of ["voice.mp3", "audio/5.mp3", "audio/5.vtt"]) {
    expect((await serveVisibleMedia(request, parts, name))?.status, name).toBe(200);
  }
});
