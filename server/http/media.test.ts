import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFolderMedia } from "../media/folder-media.ts";
import { byteRange, serveMedia } from "./media.ts";

test.each([
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=900-", { start: 900, end: 999 }],
  ["bytes=-100", { start: 900, end: 999 }],
  ["bytes=-5000", { start: 0, end: 999 }],
  ["bytes=0-5000", { start: 0, end: 999 }],
  ["bytes=1000-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-2", undefined],
  ["bytes=0-1,4-5", undefined],
  ["chapters=1-2", undefined],
  [null, undefined],
])("the range %s of a thousand bytes", (header, expected) => {
  expect(byteRange(header, 1000)).toEqual(expected);
});

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "media-"));
  await writeFile(path.join(directory, "voice.mp3"), Buffer.from("0123456789"));
});
afterAll(() => rm(directory, { recursive: true }));

const ask = (headers: Record<string, string>, method = "GET") =>
  serveMedia(
    new Request("http://localhost/media/voice.mp3", { headers, method }),
    createFolderMedia(directory),
    "voice.mp3",
  );

test("a range is answered with exactly its bytes", async () => {
  const response = await ask({ range: "bytes=2-4" });
  expect(response?.status).toBe(206);
  expect(response?.headers.get("content-range")).toBe("bytes 2-4/10");
  expect(await response?.text()).toBe("234");
});

test("a client that has the file is told so, and a changed file is sent whole despite a range", async () => {
  const etag = (await ask({}, "HEAD"))?.headers.get("etag") ?? "";
  expect((await ask({ "if-none-match": etag }))?.status).toBe(304);
  expect((await ask({ range: "bytes=2-4", "if-range": '"older"' }))?.status).toBe(200);
  expect((await ask({ range: "bytes=2-4", "if-range": etag }))?.status).toBe(206);
});

test("a file that is replaced while it is asked for is sent as it is now, and one that is gone is not", async () => {
  const { stat, get } = createFolderMedia(directory);
  const old = await stat("voice.mp3");
  const states = [old && { ...old, version: "older" }, old];
  const request = () => new Request("http://localhost/media/voice.mp3");
  const changing = { stat: async () => states.shift(), get };
  expect(await (await serveMedia(request(), changing, "voice.mp3"))?.text()).toBe("0123456789");
  const erased = { stat: async () => old && { ...old, name: "erased.mp3" }, get };
  expect(await serveMedia(request(), erased, "voice.mp3")).toBeUndefined();
});

test("HEAD tells the length without the bytes, and outside the file nothing is sent", async () => {
  const head = await ask({}, "HEAD");
  expect(head?.headers.get("content-length")).toBe("10");
  expect(await head?.text()).toBe("");
  expect((await ask({ range: "bytes=10-" }))?.status).toBe(416);
});
