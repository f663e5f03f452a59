import { randomBytes } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openMedia } from "../../server/media/open-media.ts";
import { type NodeProcess, openPort, startNode } from "./fixtures/node-process.ts";
import { findPostgresBinaries } from "./support/postgres-cluster.ts";
import { createMigratedOnServer } from "./support/postgres-server.ts";
import { type S3Server, startS3 } from "./support/s3-server.ts";
import { builtFunctions, encodePayload } from "./support/server-functions.ts";
import { startHere } from "./support/site-here.ts";
import { isThorough } from "./support/thorough.ts";

const siteUrl = "http://www.example.com";
const owner = { email: "owner@example.com", password: "a chart for every voyage" };
const programs = findPostgresBinaries();

type Replica = { request: (url: string, init?: RequestInit) => Promise<Response>; port: number };

/** Needs several processes, and so a PostgreSQL server. */
describe.skipIf(!programs)("two replicas with one PostgreSQL and one bucket", () => {
  let directory: string;
  let server: S3Server;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), "replicas-"));
    server = await startS3();
  });
  afterAll(async () => {
    await server.stop();
    await rm(directory, { recursive: true, maxRetries: 10 });
  });

  const environmentOf = (name: string, settings: Record<string, string>) => ({
    DATA_DIR: path.join(directory, name),
    SITE_URL: siteUrl,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    ...settings,
  });

  const replicaAt = (port: number): Replica => ({
    port,
    request: (url, init) => fetch(`http://127.0.0.1:${port}${url}`, init),
  });

  /** Two replicas; `startFirst` may start the first one as a process that can be killed. */
  async function startReplicas(startFirst?: (environment: Record<string, string>) => Promise<number>) {
    const folder = randomBytes(6).toString("hex");
    const settings = { DATABASE_URL: await createMigratedOnServer(), MEDIA_URL: server.url(folder) };
    const startInProcess = (environment: Record<string, string>) => startHere(environment).port;
    const replicaA = replicaAt(await (startFirst ?? startInProcess)(environmentOf(`${folder}-1`, settings)));
    await cp(path.join(directory, `${folder}-1`, "keys"), path.join(directory, `${folder}-2`, "keys"), {
      recursive: true,
    });
    const replicaB = replicaAt(await startInProcess(environmentOf(`${folder}-2`, settings)));
    const media = await openMedia({ dataDir: path.join(directory, `${folder}-test`), mediaUrl: settings.MEDIA_URL });
    const signedIn = await replicaA.request("/api/auth/sign-in/email", {
      method: "POST",
      headers: { "content-type": "application/json", origin: siteUrl },
      body: JSON.stringify(owner),
    });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
    return { replicaA, replicaB, media, cookie, incoming: path.join(directory, `${folder}-1`, "incoming") };
  }

  const upload = ({ request }: Replica, cookie: string, body: Uint8Array, name: string) =>
    request("/api/admin/media", {
      method: "POST",
      headers: { origin: siteUrl, cookie, "x-file-name": name },
      body: new Uint8Array(body),
    });

  async function call({ request }: Replica, cookie: string, name: string, data: unknown): Promise<string> {
    const response = await request(`/_serverFn/${(await builtFunctions()).get(name)}`, {
      method: "POST",
      headers: { origin: siteUrl, cookie, "content-type": "application/json", "x-tsr-serverFn": "true" },
      body: encodePayload(data),
    });
    expect(response.status).toBe(200);
    return response.text();
  }

  test("serve each other's uploads, with ranges, until these are erased for both", async () => {
    const { replicaA, replicaB, media, cookie } = await startReplicas();
    const sample = await replicaB.request("/media/audio/episode-42.mp3", { headers: { range: "bytes=100-299" } });
    const recordingFile = await readFile("db/sample/audio/episode-42.mp3");
    expect([sample.status, sample.headers.get("content-range")]).toEqual([
      206,
      `bytes 100-299/${recordingFile.length}`,
    ]);
    expect(Buffer.from(await sample.arrayBuffer())).toEqual(recordingFile.subarray(100, 300));

    const recording = await upload(replicaA, cookie, recordingFile, "talk.mp3");
    const { url } = (await recording.json()) as { url: string };
    const [first, second] = await Promise.all([replicaA.request(url), replicaB.request(url)]);
    expect(Buffer.from(await second.arrayBuffer()).equals(recordingFile)).toBe(true);
    expect(second.headers.get("etag")).toBe(first.headers.get("etag"));
    await first.body?.cancel();
    const part = await replicaB.request(url, {
      headers: { range: "bytes=-10", "if-range": second.headers.get("etag") ?? "" },
    });
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, recordingFile.subarray(-10)]);

    const drawing = await sharp({ create: { width: 600, height: 300, channels: 3, background: "#a94409" } })
      .png()
      .toBuffer();
    const uploaded = await upload(replicaB, cookie, drawing, "harbour.png");
    const picture = (await uploaded.json()) as { id: number; url: string };
    const image = await replicaA.request(picture.url, { headers: { accept: "image/avif" } });
    expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    await image.body?.cancel();

    await call(replicaA, cookie, "deleteMedia", { id: picture.id });
    expect(await call(replicaA, cookie, "eraseBinEntry", { kind: "media", id: picture.id })).toContain("ok");
    for (const replica of [replicaA, replicaB]) expect((await replica.request(picture.url)).status).toBe(404);
    const remaining: string[] = [];
    for await (const { name } of media.list("uploads")) remaining.push(name);
    expect(remaining.map((name) => `/media/${name}`)).toEqual([url]);
  });

  test.runIf(isThorough)("leave nothing visible when one is killed during an upload", async () => {
    let killed: NodeProcess | undefined;
    const { replicaA, replicaB, media, cookie, incoming } = await startReplicas((environment) => {
      killed = startNode(["server/main.ts"], {
        ...environment,
        NODE_ENV: "production",
        PORT: "0",
        LOG_LEVEL: "silent",
      });
      return openPort(killed);
    });
    const sound = await readFile("db/sample/audio/episode-42.mp3");
    const before: string[] = [];
    for await (const { name } of media.list()) before.push(name);
    const half = httpRequest({
      port: replicaA.port,
      host: "127.0.0.1",
      path: "/api/admin/media",
      method: "POST",
      headers: { origin: siteUrl, cookie, "x-file-name": "talk.mp3", "content-length": sound.length },
    });
    half.on("error", () => undefined);
    half.write(sound.subarray(0, sound.length / 2));
    await expect.poll(async () => (await readdir(incoming)).length).toBe(1);
    killed?.kill("SIGKILL");
    await killed?.ended;
    const after: string[] = [];
    for await (const { name } of media.list()) after.push(name);
    expect(after.sort()).toEqual(before.sort());
    expect((await upload(replicaB, cookie, sound, "talk.mp3")).status).toBe(201);
  });
});
