import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFolderMedia } from "../../../server/media/folder-media.ts";
import { byteRange, serveMedia } from "./serve-media.server.ts";

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
])("the range %s of a file of 1,000 bytes", (header, expected) => {
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

test("a range request gets exactly its bytes", async () => {
  const response = await ask({ range: "bytes=2-4" });
  expect(response?.status).toBe(206);
  expect(response?.headers.get("content-range")).toBe("bytes 2-4/10");
  expect(await response?.text()).toBe("234");
});

test("a download has the stored file's name, whatever characters it contains", async () => {
  const name = 'Überfahrt "1".mp3';
  await writeFile(path.join(directory, name), "0123456789");
  const url = `http://localhost/media/${encodeURIComponent(name)}`;
  const response = await serveMedia(new Request(url), createFolderMedia(directory), encodeURIComponent(name));
  expect(response?.headers.get("content-disposition")).toBe("inline; filename*=UTF-8''%C3%9Cberfahrt%20%221%22.mp3");
});

test("an unchanged file gives 304, and a changed file is sent in full despite a range", async () => {
  const etag = (await ask({}, "HEAD"))?.headers.get("etag") ?? "";
  expect((await ask({ "if-none-match": etag }))?.status).toBe(304);
  expect((await ask({ range: "bytes=2-4", "if-range": '"older"' }))?.status).toBe(200);
  expect((await ask({ range: "bytes=2-4", "if-range": etag }))?.status).toBe(206);
});

test("a conditional request with the file's own date matches, and with another date doesn't", async () => {
  const head = await ask({}, "HEAD");
  const modified = head?.headers.get("last-modified") ?? "";
  const earlier = new Date(Date.parse(modified) - 1000).toUTCString();
  const later = new Date(Date.parse(modified) + 1000).toUTCString();
  expect((await ask({ "if-modified-since": modified }))?.status).toBe(304);
  expect((await ask({ range: "bytes=2-4", "if-range": modified }))?.status).toBe(206);
  for (const date of [earlier, later, "yesterday"]) {
    expect((await ask({ "if-modified-since": date }))?.status).toBe(200);
    expect((await ask({ range: "bytes=2-4", "if-range": date }))?.status).toBe(200);
  }
  expect((await ask({ "if-none-match": '"other"', "if-modified-since": modified }))?.status).toBe(200);
});

test("players on other sites can read length and ranges", async () => {
  const { headers } = (await ask({ range: "bytes=2-4" })) ?? new Response();
  expect(headers.get("accept-ranges")).toBe("bytes");
  expect(headers.get("access-control-expose-headers")).toContain("Content-Range");
});

test("a file replaced during the request is sent in its new version, a deleted one gives 404", async () => {
  const { stat, get } = createFolderMedia(directory);
  const old = await stat("voice.mp3");
  const states = [old && { ...old, version: "older" }, old];
  const request = () => new Request("http://localhost/media/voice.mp3");
  const changing = { stat: async () => states.shift(), get };
  expect(await (await serveMedia(request(), changing, "voice.mp3"))?.text()).toBe("0123456789");
  const erased = { stat: async () => old && { ...old, name: "erased.mp3" }, get };
  expect(await serveMedia(request(), erased, "voice.mp3")).toBeUndefined();
});

test("HEAD has the length without the body, and a range outside the file gives 416", async () => {
  const head = await ask({}, "HEAD");
  expect(head?.headers.get("content-length")).toBe("10");
  expect(await head?.text()).toBe("");
  expect((await ask({ range: "bytes=10-" }))?.status).toBe(416);
});
