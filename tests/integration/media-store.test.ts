import { randomBytes } from "node:crypto";
import dns from "node:dns";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { moveMedia } from "../../server/commands/media.ts";
import { readConfig } from "../../server/config/read-config.ts";
import { createFolderMedia } from "../../server/media/folder-media.ts";
import { openMedia, openStoreAt } from "../../server/media/open-media.ts";
import type { FileStore, MediaStore } from "../../src/server-context/media-store.ts";
import { type S3Server, startS3 } from "./support/s3-server.ts";
import { runHere } from "./support/site-here.ts";

let directory: string;
let server: S3Server;
let count = 0;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "media-store-"));
  server = await startS3();
});
afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true });
});

const newPrefix = () => `place-${++count}`;

async function content(store: FileStore, name: string, range?: { start: number; end: number }) {
  const file = await store.stat(name);
  const stream = file && (await store.get(file, range));
  return stream && Buffer.from(await new Response(stream).arrayBuffer());
}

async function names(store: FileStore, folder?: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list(folder)) names.push(name);
  return names.sort();
}

const kinds = {
  folder: async () => createFolderMedia(path.join(directory, newPrefix())),
  bucket: () => openMedia({ dataDir: path.join(directory, newPrefix()), mediaUrl: server.url(newPrefix()) }),
};

test("reaches a bucket by its host name where the URL asks for it", async () => {
  const hosts = new Set<string>();
  const { lookup } = dns;
  const resolve = vi.spyOn(dns, "lookup").mockImplementation(((host: string, ...args: [object, () => void]) => {
    hosts.add(host);
    lookup(host.endsWith(".store.test") ? "127.0.0.1" : host, ...args);
  }) as typeof lookup);
  try {
    const mediaUrl = `s3+http://S3RVER:S3RVER@s3.store.test:${server.port}/media/virtual?addressing=virtual`;
    const store = await openMedia({ dataDir: path.join(directory, newPrefix()), mediaUrl });
    await store.put("notes/größe.txt", Buffer.from("by its host"));
    expect((await content(store, "notes/größe.txt"))?.toString()).toBe("by its host");
    expect(await names(store, "notes")).toEqual(["notes/größe.txt"]);
  } finally {
    resolve.mockRestore();
  }
  expect([...hosts]).toEqual(["media.s3.store.test"]);
  const byPath = await openMedia({ dataDir: path.join(directory, newPrefix()), mediaUrl: server.url("virtual") });
  expect((await content(byPath, "notes/größe.txt"))?.toString()).toBe("by its host");
});

describe.each(["folder", "bucket"] as const)("a store in a %s", (kind) => {
  let store: MediaStore;
  beforeEach(async () => {
    store = await kinds[kind]();
  });

  test("returns a file as stored, in full and in ranges", async () => {
    const sound = randomBytes(300_000);
    await store.put("audio/größe 1.mp3", sound);
    expect(await store.stat("audio/größe 1.mp3")).toMatchObject({ name: "audio/größe 1.mp3", bytes: sound.length });
    expect((await content(store, "audio/größe 1.mp3"))?.equals(sound)).toBe(true);
    expect(await content(store, "audio/größe 1.mp3", { start: 100, end: 109 })).toEqual(sound.subarray(100, 110));
    expect(await content(store, "audio/größe 1.mp3", { start: 299_999, end: 299_999 })).toEqual(
      sound.subarray(299_999),
    );
    await store.put("empty.txt", new Uint8Array());
    expect((await store.stat("empty.txt"))?.bytes).toBe(0);
  });

  test("receives a multipart file as a stream", async () => {
    const part = randomBytes(1024 * 1024);
    async function* parts() {
      for (let number = 0; number < 20; number++) yield part;
    }
    await store.put("uploads/k/long.mp3", parts());
    expect((await store.stat("uploads/k/long.mp3"))?.bytes).toBe(20 * part.length);
    const start = 19 * part.length;
    expect((await content(store, "uploads/k/long.mp3", { start, end: start + part.length - 1 }))?.equals(part)).toBe(
      true,
    );
  });

  test("keeps the previous file, and nothing of the new one, when an upload breaks off", async () => {
    await store.put("audio/1.vtt", Buffer.from("before"));
    async function* broken() {
      yield randomBytes(12 * 1024 * 1024);
      throw new Error("the client is gone");
    }
    await expect(store.put("audio/1.vtt", broken())).rejects.toThrow("the client is gone");
    await expect(store.put("audio/2.mp3", broken())).rejects.toThrow("the client is gone");
    expect((await content(store, "audio/1.vtt"))?.toString()).toBe("before");
    expect(await names(store)).toEqual(["audio/1.vtt"]);
  });

  test("moves a received file, and gives a replaced one another version", async () => {
    await mkdir(store.incomingDir, { recursive: true });
    const received = path.join(store.incomingDir, "received");
    await writeFile(received, "one");
    await store.putFile("audio/1.vtt", received);
    expect(await readdir(store.incomingDir)).toEqual([]);
    const first = await store.stat("audio/1.vtt");
    await store.put("audio/1.vtt", Buffer.from("another"));
    expect(first && (await store.get(first))).toBeUndefined();
    expect((await content(store, "audio/1.vtt"))?.toString()).toBe("another");
  });

  test("lists and deletes by folder, and ignores missing files", async () => {
    for (const name of ["uploads/a/1.jpg", "uploads/a/1.webp", "uploads/ab/2.jpg", "audio/3.mp3"]) {
      await store.put(name, Buffer.from(name));
    }
    expect(await names(store, "uploads/a")).toEqual(["uploads/a/1.jpg", "uploads/a/1.webp"]);
    expect(await names(store, "portraits")).toEqual([]);
    const missing = await store.stat("audio/3.mp3");
    await store.delete("audio/3.mp3");
    await store.delete("audio/3.mp3");
    await store.deleteFolder("uploads/a");
    expect(missing && (await store.get(missing))).toBeUndefined();
    expect(await store.stat("audio/3.mp3")).toBeUndefined();
    expect(await store.stat("uploads")).toBeUndefined();
    expect(await names(store)).toEqual(["uploads/ab/2.jpg"]);
  });

  test.each(["../secret", "a/../../secret", ".incoming/x", "", "/etc/passwd"])("rejects the name %j", async (name) => {
    await expect(store.put(name, Buffer.from("x"))).rejects.toThrow("is not the name of a stored file");
    await expect(async () => store.get({ name, version: "" })).rejects.toThrow("is not the name of a stored file");
  });

  test("purges leftovers of interrupted uploads when they are old enough", async () => {
    await mkdir(store.incomingDir, { recursive: true });
    const [old, recent] = ["old", "recent"].map((name) => path.join(store.incomingDir, name)) as [string, string];
    await Promise.all([writeFile(old, "x"), writeFile(recent, "x")]);
    await utimes(old, new Date("2026-01-01"), new Date("2026-01-01"));
    await store.purgeIncoming(new Date("2026-01-02"));
    expect(await readdir(store.incomingDir)).toEqual(["recent"]);
  });

  test("replaces everything with a restored folder", async () => {
    await store.put("audio/old.mp3", Buffer.from("old"));
    await store.put("audio/both.mp3", Buffer.from("old"));
    const folder = path.join(directory, newPrefix());
    await createFolderMedia(folder).put("audio/both.mp3", Buffer.from("new"));
    await store.replaceWith(folder);
    expect(await names(store)).toEqual(["audio/both.mp3"]);
    expect((await content(store, "audio/both.mp3"))?.toString()).toBe("new");
  });
});

test("copies files to a bucket and back once, and then only verifies them", async () => {
  const dataDir = path.join(directory, newPrefix());
  const folder = createFolderMedia(path.join(dataDir, "media"));
  const large = randomBytes(9 * 1024 * 1024);
  await folder.put("uploads/k/large.mp3", large);
  await folder.put("audio/1 ä.vtt", Buffer.from("WEBVTT"));
  const environment = { DATA_DIR: dataDir, MEDIA_URL: server.url(newPrefix()) };
  const media = (...args: string[]) => runHere(["media", ...args], environment);
  const moved = await media("move");
  expect({ code: moved.code, stderr: moved.stderr }).toEqual({ code: 0, stderr: "" });
  expect(moved.stdout).toMatch(/^2 files \(9\.0 MB\) copied .* and compared; 0 were there already\.$/m);
  expect(moved.stdout).not.toContain("S3RVER");
  expect((await media("move")).stdout).toContain("0 files (0.0 MB) copied");
  await folder.deleteFolder("uploads");
  expect((await media("move", "--back")).stdout).toContain("1 files (9.0 MB) copied");
  expect((await content(folder, "uploads/k/large.mp3"))?.equals(large)).toBe(true);
  expect(await media("remove")).toMatchObject({ code: 1, stderr: expect.stringContaining("Usage:") as string });
});

test("reports a file that is altered in transit", async () => {
  const from = createFolderMedia(path.join(directory, newPrefix()));
  await from.put("audio/1.mp3", Buffer.from("a sound"));
  const to = createFolderMedia(path.join(directory, newPrefix()));
  const corruptingStore = { ...to, put: (name: string) => to.put(name, Buffer.from("a noise")) };
  await expect(moveMedia(from, corruptingStore)).rejects.toThrow("audio/1.mp3 did not arrive as it was sent");
});

test("stops the start for a missing bucket or a wrong secret, with a message without the secret", async () => {
  const incoming = path.join(directory, newPrefix());
  const missing = server.url().replace("/media", "/elsewhere");
  await expect(openStoreAt(missing, "MEDIA_URL", incoming)).rejects.toThrow(
    /elsewhere\/ cannot be used .*check MEDIA_URL/,
  );
  const wrongUrl = server.url().replace(":S3RVER@", ":another-secret@");
  const error = await openStoreAt(wrongUrl, "MEDIA_URL", incoming).catch((caught: unknown) => String(caught));
  expect(error).toContain("SignatureDoesNotMatch");
  expect(error).not.toContain("another-secret");
  expect(() => readConfig({ MEDIA_URL: "s3://key:my-secret@host" })).toThrow(
    /^The variable MEDIA_URL is not a bucket with its key and secret/,
  );
});
