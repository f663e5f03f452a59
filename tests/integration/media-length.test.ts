import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createFolderMedia } from "../../server/media/folder-media.ts";
import { type AllowedHosts, guardedRequest } from "../../src/features/media/guarded-request.server.ts";
import { fileSeconds, readMediaFacts } from "../../src/features/media/media-length.server.ts";
import { m4a, serveRanges, startMediaServer, thisMachine } from "./support/media-server.ts";

const sampleFile = path.join(import.meta.dirname, "../../db/sample/audio/episode-42.mp3");
const sample = await readFile(sampleFile);

test("reads size, type and duration from the head of an MP3 file", async () => {
  const { requests, port } = await startMediaServer({ "/18.mp3": serveRanges(sample, "audio/mpeg; charset=binary") });
  expect(await readMediaFacts(`http://cdn.example:${port}/18.mp3`, "audio/mpeg", thisMachine)).toEqual({
    bytes: sample.length,
    mediaType: "audio/mpeg",
    seconds: 88,
    redirectOrigins: [],
  });
  // The middle confirms what the first frames say.
  expect(requests.map(({ range }) => range)).toEqual(["bytes=0-262143", expect.stringMatching(/^bytes=35\d{4}-/)]);
});

test("estimates an MP3 with a variable bit rate and no header by frames from its middle", async () => {
  /** Silent frames at 44.1 kHz. */
  const frames = (seconds: number, rateIndex: number, rate: number) => {
    const frame = Buffer.alloc(Math.floor((144 * rate) / 44_100));
    frame.set([0xff, 0xfb, rateIndex << 4, 0xc0]);
    return Buffer.concat(Array.from({ length: Math.round((seconds * 44_100) / 1152) }, () => frame));
  };
  const file = Buffer.concat([frames(4, 1, 32_000), frames(50, 14, 320_000)]);
  const { port } = await startMediaServer({ "/18.mp3": serveRanges(file, "audio/mpeg") });
  const { seconds } = await readMediaFacts(`http://cdn.example:${port}/18.mp3`, "audio/mpeg", thisMachine);
  expect(Math.abs((seconds ?? 0) - 54)).toBeLessThan(5);
});

test("supports servers without ranges or without a size", async () => {
  const { port } = await startMediaServer({
    "/whole.mp3": (_request, response) => response.writeHead(200, { "Content-Length": sample.length }).end(sample),
    "/chunks.mp3": (_request, response) => {
      response.writeHead(200, { "Content-Type": "application/octet-stream" });
      response.write(sample.subarray(0, 1000));
      response.end(sample.subarray(1000));
    },
  });
  const read = (name: string) => readMediaFacts(`http://cdn.example:${port}/${name}`, "audio/mpeg", thisMachine);
  expect(await read("whole.mp3")).toMatchObject({ bytes: sample.length, mediaType: "audio/mpeg", seconds: 88 });
  expect(await read("chunks.mp3")).toMatchObject({ bytes: null, mediaType: "audio/mpeg", seconds: null });
});

test("reads only both ends of a large M4A file with its header at the end", async () => {
  const file = m4a(4321, 20_000_000);
  const { requests, port } = await startMediaServer({ "/18.m4a": serveRanges(file, "audio/mp4") });
  expect(await readMediaFacts(`http://cdn.example:${port}/18.m4a`, "audio/x-m4a", thisMachine)).toEqual({
    bytes: file.length,
    mediaType: "audio/x-m4a",
    seconds: 4321,
    redirectOrigins: [],
  });
  expect(requests.length).toBeLessThanOrEqual(3);
});

test("reads the size of other files, and rejects an HTML page", async () => {
  const { port } = await startMediaServer({
    "/noise.mp3": serveRanges(Buffer.alloc(5000, 7), "audio/mpeg"),
    "/login.mp3": (_request, response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<p>Sign in"),
  });
  const read = (name: string) => readMediaFacts(`http://cdn.example:${port}/${name}`, "audio/mpeg", thisMachine);
  expect(await read("noise.mp3")).toMatchObject({ bytes: 5000, mediaType: "audio/mpeg", seconds: null });
  await expect(read("login.mp3")).rejects.toThrow("The URL answers with a text.");
  await expect(read("gone.mp3")).rejects.toThrow("The server answered with 404.");
});

test("reads the duration of stored files, and reads it again when they change", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "lengths-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, "a.m4a");
  await writeFile(file, m4a(75, 100));
  const media = createFolderMedia(folder);
  await media.put("sample.mp3", sample);
  const seconds = async (name: string) => {
    const file = await media.stat(name);
    return file && fileSeconds(media, file);
  };
  expect(await seconds("sample.mp3")).toBe(88);
  expect(await seconds("a.m4a")).toBe(75);
  await writeFile(file, m4a(80, 200));
  expect(await seconds("a.m4a")).toBe(80);
  await writeFile(file, "no sound");
  expect(await seconds("a.m4a")).toBeNull();
});

const signal = () => AbortSignal.timeout(60_000);
const hosts = (addressesOf: Record<string, readonly string[]>): AllowedHosts => ({
  resolve: async (name) =>
    (addressesOf[name] ?? []).map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
  isAllowed: thisMachine.isAllowed,
});

test("sends no request to this machine or its network without explicit permission", async () => {
  const { requests, port } = await startMediaServer({ "/": (_request, response) => response.end("secret") });
  for (const host of ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0x7f000001", "2130706433", "127.1"]) {
    await expect(guardedRequest(`http://${host}:${port}/`, { signal: signal() }), host).rejects.toThrow(
      "The host is not public.",
    );
  }
  expect(requests).toEqual([]);
});

test("rejects a host with one private IP among others, and one without any", async () => {
  const { requests, port } = await startMediaServer({});
  const allowedHosts = hosts({ "mixed.example": ["127.0.0.1", "10.0.0.1"] });
  const request = (name: string) => guardedRequest(`http://${name}:${port}/`, { signal: signal(), allowedHosts });
  await expect(request("mixed.example")).rejects.toThrow("The host is not public.");
  await expect(request("none.example")).rejects.toThrow("The host has no address.");
  expect(requests).toEqual([]);
});

test("checks redirects like the first URL", async () => {
  const redirectTo = (address: string) => (_request: unknown, response: import("node:http").ServerResponse) =>
    response.writeHead(302, { Location: address }).end();
  const { requests, port } = await startMediaServer({
    "/file": redirectTo("http://169.254.169.254/latest/meta-data"),
    "/inside": redirectTo("http://inside.example/"),
    "/scheme": redirectTo("file:///etc/passwd"),
    "/password": redirectTo("http://anna:secret@cdn.example/"),
    "/loop": redirectTo("/loop"),
    "/good": redirectTo("/there"),
    "/there": (_request, response) => response.end("here"),
  });
  const allowedHosts = hosts({ "cdn.example": ["127.0.0.1"], "inside.example": ["192.168.1.1"] });
  const request = (name: string) =>
    guardedRequest(`http://cdn.example:${port}/${name}`, { signal: signal(), allowedHosts });
  await expect(request("file")).rejects.toThrow("The host is not public.");
  await expect(request("inside")).rejects.toThrow("The host is not public.");
  await expect(request("scheme")).rejects.toThrow("Only http and https URLs are allowed.");
  await expect(request("password")).rejects.toThrow("The URL contains a user name or a password.");
  await expect(request("loop")).rejects.toThrow("The URL redirects too often.");
  expect(requests.filter(({ path }) => path === "/loop")).toHaveLength(6);
  const { response } = await request("good");
  expect(response.statusCode).toBe(200);
  response.destroy();
});

test("connects to the IP that was checked, even if DNS changes", async () => {
  const { requests, port } = await startMediaServer({ "/": (_request, response) => response.end("here") });
  let resolutions = 0;
  const allowedHosts: AllowedHosts = {
    resolve: async () => {
      resolutions += 1;
      return [{ address: resolutions === 1 ? "127.0.0.1" : "10.0.0.1", family: 4 }];
    },
    isAllowed: thisMachine.isAllowed,
  };
  const { response } = await guardedRequest(`http://rebinding.example:${port}/`, { signal: signal(), allowedHosts });
  response.destroy();
  expect(resolutions).toBe(1);
  expect(requests.map(({ host }) => host)).toEqual([`rebinding.example:${port}`]);
});

test("stops waiting for a resolver that never responds", async () => {
  const allowedHosts: AllowedHosts = { resolve: () => new Promise(() => undefined), isAllowed: () => true };
  await expect(
    guardedRequest("http://slow.example/", { signal: AbortSignal.abort(new Error("time is up")), allowedHosts }),
  ).rejects.toThrow("time is up");
});
