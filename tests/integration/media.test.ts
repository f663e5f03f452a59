import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFolderMedia } from "../../server/media/folder-media.ts";
import {
  deleteMedia,
  eraseMedia,
  getMedia,
  listMedia,
  restoreMedia,
  setMediaAlt,
} from "../../src/features/media/media.server.ts";
import { createMediaUpload, purgeMediaFiles } from "../../src/features/media/media-upload.server.ts";
import { replaceMedia } from "../../src/features/media/replace-media.server.ts";
import { foldersOf, restoreReplacement } from "../../src/features/media/replacements.server.ts";
import { deleteUnusedMedia } from "../../src/features/media/unused-media.server.ts";
import { fail, ok } from "../../src/lib/result.ts";
import { serveMedia } from "../../src/server-context/http/serve-media.server.ts";
import type { MediaStore } from "../../src/server-context/media-store.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const siteUrl = "https://www.example.com";
const actor = "owner@example.com";
const day = 86_400_000;

const fixtures = path.resolve(import.meta.dirname, "fixtures/world");

/** A JPEG whose header claims another size. */
function withSize(jpeg: Buffer, width: number, height: number): Buffer {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

/** An interlaced PNG whose header claims another size. */
function interlacedWithSize(png: Buffer, width: number, height: number): Buffer {
  const header = { type: 12, width: 16, height: 20, checksum: 29 };
  png.writeUInt32BE(width, header.width);
  png.writeUInt32BE(height, header.height);
  png.writeUInt32BE(crc32(png.subarray(header.type, header.checksum)), header.checksum);
  return png;
}

/** A GIF with large frames, each of which changes one pixel. */
function longAnimation(width: number, height: number, frames: number): Buffer {
  const screen = Buffer.alloc(7);
  screen.writeUInt16LE(width);
  screen.writeUInt16LE(height, 2);
  // A two-colour palette.
  screen[4] = 0x80;
  const palette = Buffer.from("a94409ffffff", "hex");
  const frame = Buffer.from("21f904000a0000002c0000000001000100000202440100", "hex");
  return Buffer.concat([
    Buffer.from("GIF89a"),
    screen,
    palette,
    ...Array<Buffer>(frames).fill(frame),
    Buffer.from(";"),
  ]);
}

describe.each(anyStoreKind)("the media library, on the %s database", (kind) => {
  let store: Store;
  let mediaDir: string;
  let media: MediaStore;
  beforeAll(async () => {
    store = await startStore(kind);
    mediaDir = await mkdtemp(path.join(tmpdir(), "library-"));
    media = createFolderMedia(mediaDir);
  });
  afterAll(async () => {
    await store.stop();
    await rm(mediaDir, { recursive: true });
  });

  async function open() {
    const { db } = await store.open();
    const owner = { id: "1", email: actor, name: "Owner", role: "admin" as const };
    const handleUpload = createMediaUpload({ db, media, siteUrl, readSession: async () => owner });
    const send = (body: Uint8Array | string, name: string, headers: Record<string, string> = {}) =>
      handleUpload(
        new Request(`${siteUrl}/api/admin/media`, {
          method: "POST",
          headers: { origin: siteUrl, "x-file-name": encodeURIComponent(name), ...headers },
          body: typeof body === "string" ? body : new Uint8Array(body),
        }),
      );
    const replace = (body: Uint8Array | string, id: number, headers: Record<string, string> = {}) =>
      send(body, "new", { "x-replaces": String(id), ...headers });
    /** Uploads a file that is accepted, and returns the stored media. */
    async function upload(body: Uint8Array | string, name: string) {
      const response = await send(body, name);
      expect(response.status, await response.clone().text()).toBe(201);
      const { id } = (await response.json()) as { id: number };
      const stored = await getMedia(db, id);
      if (!stored) throw new Error("the file is not in the library");
      return stored.entry;
    }
    return { db, send, upload, replace };
  }

  const request = (path: string, headers: Record<string, string> = {}) =>
    serveMedia(new Request(siteUrl + path, { headers }), media, path.slice("/media/".length));

  const photograph = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#a94409" } });

  test("replaces a picture under its URLs and size, and restores the earlier one within 30 days", async () => {
    const { db, upload, replace } = await open();
    const before = await upload(await photograph(1200, 800).jpeg().toBuffer(), "Harbour.jpg");
    const colourOf = async (file: string) => {
      const { channels } = await sharp(await readFile(path.join(mediaDir, file))).stats();
      return channels.slice(0, 3).map(({ mean }) => Math.round(mean / 16));
    };
    const name = before.url.slice("/media/".length);
    const oldColour = await colourOf(name);
    const etag = (await request(before.url))?.headers.get("etag");
    const blue = sharp({ create: { width: 1000, height: 1000, channels: 3, background: "#0b6e9e" } });
    const response = await replace(await blue.png().toBuffer(), before.id);
    expect([response.status, await response.json()]).toEqual([201, expect.objectContaining({ url: before.url })]);
    for (const file of [name, ...before.variants.map((variant) => variant.file)]) {
      const { width, height } = await sharp(await readFile(path.join(mediaDir, file))).metadata();
      expect(Math.round((width / height) * 100)).toBe(150);
      expect(await colourOf(file)).not.toEqual(oldColour);
    }
    expect((await request(before.url))?.headers.get("etag")).not.toBe(etag);
    const [earlier] = (await getMedia(db, before.id))?.earlier ?? [];
    expect(earlier).toMatchObject({ bytes: before.bytes, replacedBy: actor });
    const { folder } = await db.selectFrom("media_replacements").select("folder").executeTakeFirstOrThrow();
    expect((await media.list(folder)[Symbol.asyncIterator]().next()).done).toBe(false);

    expect(await restoreReplacement({ db, media }, earlier?.id ?? 0, actor)).toEqual(ok());
    expect(await colourOf(name)).toEqual(oldColour);
    const now = await getMedia(db, before.id);
    expect([now?.entry.bytes, now?.earlier.length]).toEqual([before.bytes, 2]);
    await purgeMediaFiles(db, media, new Date(Date.now() + 29 * day));
    expect((await getMedia(db, before.id))?.earlier).toHaveLength(2);
    await purgeMediaFiles(db, media, new Date(Date.now() + 31 * day));
    expect((await getMedia(db, before.id))?.earlier).toEqual([]);
    expect((await media.list(folder)[Symbol.asyncIterator]().next()).done).toBe(true);
    expect(await restoreReplacement({ db, media }, earlier?.id ?? 0, actor)).toEqual(fail("gone"));
  });

  test("replaces a file only by one of the same kind", async () => {
    const { db, upload, replace } = await open();
    const document = await upload("%PDF-1.7 first", "Terms.pdf");
    expect((await replace(await photograph(20, 20).jpeg().toBuffer(), document.id)).status).toBe(415);
    expect((await replace("%PDF-1.7 second", document.id)).status).toBe(201);
    expect(await (await request(document.url))?.text()).toBe("%PDF-1.7 second");
    const picture = await upload(await photograph(1200, 800).jpeg().toBuffer(), "Harbour.jpg");
    expect((await replace("%PDF-1.7", picture.id)).status).toBe(415);
    expect((await replace("<svg xmlns='http://www.w3.org/2000/svg'/>", picture.id)).status).toBe(415);
    const small = await replace(await photograph(300, 200).jpeg().toBuffer(), picture.id);
    expect([small.status, await small.text()]).toEqual([422, expect.stringContaining("300 × 200")]);
    expect((await getMedia(db, picture.id))?.earlier).toEqual([]);
    expect((await replace("%PDF-1.7", 999_999)).status).toBe(404);
  });

  test.each(["put", "putFile"] as const)(
    "leaves no file of one that is erased during a %s of its replacement",
    async (method) => {
      const { db, upload } = await open();
      const { id, url } = await upload("%PDF-1.7 first", "Terms.pdf");
      const received = path.join(mediaDir, ".incoming", "second");
      await writeFile(received, "%PDF-1.7 second");
      const erasing: MediaStore = {
        ...media,
        [method]: async (name: string, body: string & Uint8Array) => {
          await deleteMedia(db, id, actor, new Date());
          expect(await eraseMedia({ db, media }, id, actor)).toEqual(ok());
          await media[method](name, body);
        },
      };
      const replacing = replaceMedia({ db, media: erasing }, { id, received, actor, isStill: false });
      await expect(replacing).rejects.toThrow("This file is no longer in the library.");
      const key = url.split("/")[3] ?? "";
      for (const folder of foldersOf(key))
        expect((await media.list(folder)[Symbol.asyncIterator]().next()).done).toBe(true);
    },
  );

  test("stores a photograph upright, in several widths, without metadata", async () => {
    const { upload } = await open();
    const photo = await photograph(2000, 1000)
      .withExif({ IFD0: { Artist: "Camera" }, IFD3: { GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const entry = await upload(photo, "Harbour at dawn.JPG");
    expect(entry).toMatchObject({ kind: "image", name: "Harbour at dawn.JPG", type: "image/jpeg", alt: "" });
    expect(entry.url).toMatch(/\/harbour-at-dawn-1000x2000\.jpg$/);
    expect(entry.variants.map(({ type, width }) => `${type} ${width}`)).toEqual(
      [480, 960, 1000].flatMap((width) => [`image/avif ${width}`, `image/webp ${width}`]),
    );
    for (const file of [entry.url.slice("/media/".length), ...entry.variants.map((variant) => variant.file)]) {
      const { width, height, exif } = await sharp(path.join(mediaDir, file)).metadata();
      expect([Math.round(((height ?? 0) / (width ?? 1)) * 10), exif]).toEqual([20, undefined]);
    }
  });

  test("preserves transparency, and never enlarges a picture", async () => {
    const { upload } = await open();
    const drawing = await sharp({ create: { width: 40, height: 20, channels: 4, background: "#0b6e6e80" } })
      .png()
      .toBuffer();
    const entry = await upload(drawing, "chart.txt");
    expect(entry).toMatchObject({ type: "image/png", width: 40, height: 20 });
    expect(entry.variants.map(({ width }) => width)).toEqual([40, 40]);
  });

  test("caches a picture for a day, under one URL per format", async () => {
    const { upload } = await open();
    const { url, variants } = await upload(await photograph(600, 300).jpeg().toBuffer(), "light.jpg");
    const urls = [url, ...variants.map(({ file }) => `/media/${file}`)];
    for (const url of urls) {
      for (const accept of ["image/avif,image/webp,*/*", "*/*"]) {
        const response = await request(url, { accept });
        expect(response?.headers.get("content-type")).toBe(
          { jpg: "image/jpeg", avif: "image/avif", webp: "image/webp" }[url.split(".").at(-1) ?? ""],
        );
        expect(response?.headers.get("vary")).toBeNull();
        expect(response?.headers.get("cache-control")).toBe("public, max-age=86400, stale-while-revalidate=604800");
        await response?.body?.cancel();
      }
    }
    expect(urls.length).toBeGreaterThan(2);
  });

  test("keeps an animation animated in every width, with a still for reduced motion", async () => {
    const { upload, replace } = await open();
    const entry = await upload(await readFile(path.join(fixtures, "34-animated-gif/a.gif")), "Tide.gif");
    expect(entry).toMatchObject({ kind: "image", type: "image/gif" });
    expect(entry.url).toMatch(/\/tide-120x80\.gif$/);
    const framesOf = async (file: string) => {
      const { pages = 1, delay = [] } = await sharp(path.join(mediaDir, file)).metadata();
      return [pages, delay.length];
    };
    const source = await sharp(path.join(fixtures, "34-animated-gif/a.gif")).metadata();
    const moving = [source.pages, source.delay?.length];
    const frames = await Promise.all(entry.variants.map(async ({ type, file }) => [type, await framesOf(file)]));
    expect(await framesOf(entry.url.slice("/media/".length))).toEqual(moving);
    expect(frames).toEqual([
      ["image/avif", [1, 0]],
      ["image/webp", moving],
    ]);
    // Animations are never flattened silently.
    const webp = await sharp(path.join(fixtures, "34-animated-gif/a.gif"), { animated: true }).webp().toBuffer();
    expect((await upload(webp, "Tide.webp")).type).toBe("image/gif");
    const stillPicture = await upload(await photograph(120, 80).jpeg().toBuffer(), "Still.jpg");
    const response = await replace(webp, stillPicture.id);
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining("is animated")]);
    expect((await replace(webp, stillPicture.id, { "x-first-frame": "1" })).status).toBe(201);
    expect(await framesOf(stillPicture.url.slice("/media/".length))).toEqual([1, 0]);
    expect((await replace(webp, entry.id)).status).toBe(201);
    expect(await framesOf(entry.url.slice("/media/".length))).toEqual(moving);
  });

  test("offers the first frame of an animation with too many pixels", async () => {
    const { db, send } = await open();
    const [width, height] = [2000, 1000];
    const gif = longAnimation(width, height, 20);
    const response = await send(gif, "long.gif");
    expect(response.status).toBe(422);
    const message = expect.stringContaining("The animation is too long") as string;
    expect(await response.json()).toEqual({ message, code: "animation" });
    const chosen = await send(gif, "long.gif", { "x-first-frame": "1" });
    expect(chosen.status).toBe(201);
    const { id } = (await chosen.json()) as { id: number };
    const { entry } = (await getMedia(db, id)) ?? {};
    expect(entry).toMatchObject({ width, height, type: expect.stringMatching(/image\/(png|jpeg)/) as string });
  });

  test("rejects a HEIC photograph with advice for an iPhone", async () => {
    const { send } = await open();
    const heic = await readFile(path.join(fixtures, "33-heic/a.heic"));
    for (const brand of ["heic", "heix", "mif1"]) {
      heic.write(brand, 8, "latin1");
      const response = await send(heic, "IMG_0042.HEIC");
      expect([response.status, await response.text()]).toEqual([415, expect.stringContaining("Most Compatible")]);
    }
  });

  test("scales a panorama down while decoding, and rejects a picture that needs more memory", async () => {
    const { upload, send } = await open();
    const panorama = await photograph(16_382, 3860).jpeg().toBuffer();
    expect(await upload(panorama, "panorama.jpg")).toMatchObject({ width: 2400, type: "image/jpeg" });
    const cmyk = await readFile(path.join(fixtures, "35-large-picture/c-cmyk.jpg"));
    expect((await upload(cmyk, "print.jpg")).type).toBe("image/jpeg");
    const reasons: [Buffer, string][] = [
      [interlacedWithSize(await photograph(40, 20).png({ progressive: true }).toBuffer(), 9000, 8000), "interlaced"],
      [withSize(await photograph(40, 20).jpeg().toBuffer(), 16_000, 9000), "too many pixels"],
    ];
    for (const [body, reason] of reasons) {
      const response = await send(body, "large");
      expect([response.status, await response.text()]).toEqual([422, expect.stringContaining(reason)]);
    }
  });

  test("streams a recording in ranges", async () => {
    const { upload } = await open();
    const sound = await readFile("db/sample/audio/episode-42.mp3");
    const entry = await upload(sound, "episode.wav");
    expect(entry).toMatchObject({ kind: "audio", type: "audio/mpeg", bytes: sound.length });
    expect(entry.seconds).toBeGreaterThan(0);
    const response = await request(entry.url, { range: "bytes=4-9" });
    expect([response?.status, response?.headers.get("content-type")]).toEqual([206, "audio/mpeg"]);
    expect(Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(sound.subarray(4, 10));
  });

  test.each([
    ["a drawing with a script", "<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>", "logo.png"],
    ["a page", "<!doctype html><script>alert(1)</script>", "harbour.jpg"],
    ["nothing", "", "empty.png"],
  ])("rejects %s, whatever its name", async (_what, body, name) => {
    const { db, send } = await open();
    const before = await readdir(path.join(mediaDir, "uploads"));
    expect((await send(body, name)).status).toBe(415);
    expect((await listMedia(db, { search: "", sort: "", page: 1, kind: "" })).total).toBe(0);
    expect(await readdir(path.join(mediaDir, "uploads"))).toEqual(before);
  });

  test.each(["har\0bour.pdf", "har\nbour.pdf"])("rejects the name %j with a message", async (name) => {
    const { db, send } = await open();
    const response = await send("%PDF-1.7\n", name);
    expect(response.status).toBe(422);
    expect(((await response.json()) as { message: string }).message).toContain("Rename the file");
    expect((await listMedia(db, { search: "", sort: "", page: 1, kind: "" })).total).toBe(0);
  });

  test("rejects a truncated picture, and leaves no file behind", async () => {
    const { send } = await open();
    const before = await readdir(path.join(mediaDir, "uploads"));
    const picture = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: "#fff",
        noise: { type: "gaussian", mean: 99, sigma: 50 },
      },
    })
      .png()
      .toBuffer();
    expect((await send(picture.subarray(0, picture.length / 2), "half.png")).status).toBe(415);
    expect(await readdir(path.join(mediaDir, "uploads"))).toEqual(before);
    expect(await readdir(path.join(mediaDir, ".incoming"))).toEqual([]);
  });

  test("refuses to delete a file in use, even by a draft; restores an unused one until it is purged", async () => {
    const { db, upload } = await open();
    const { id, url } = await upload(await photograph(30, 30).png().toBuffer(), "buoy.png");
    await setMediaAlt(db, id, "A buoy", actor);
    const now = new Date("2026-11-21T12:00:00Z");
    const article = await db
      .insertInto("blog_articles")
      .values({ title: "Lights", slug: "lights", section_1: `<p><img src="${url}" alt="A buoy"></p>` })
      .returning("id")
      .executeTakeFirstOrThrow();
    expect(await deleteMedia(db, id, actor, now)).toEqual(
      fail("in-use", {
        uses: [
          {
            kind: "article",
            id: article.id,
            title: "Lights",
            url: `/admin/articles/${article.id}`,
            isDraft: false,
          },
        ],
      }),
    );
    expect((await getMedia(db, id))?.uses).toHaveLength(1);

    await db.deleteFrom("blog_articles").execute();
    await db.insertInto("blog").values({ blog_title: "Under sail", banner: url }).execute();
    expect(await deleteMedia(db, id, actor, now)).toMatchObject({ uses: [{ kind: "episode", title: "Under sail" }] });
    await db.deleteFrom("blog").execute();

    await db
      .insertInto("auth_users")
      .values({ id: "crew", name: "Crew", email: "crew@example.com", role: "admin" } as never)
      .execute();
    const content = JSON.stringify({ title: "", banner: url });
    await db
      .insertInto("content_drafts")
      .values({ user_id: "crew", kind: "episode", item_id: 0, content } as never)
      .execute();
    expect(await deleteMedia(db, id, actor, now)).toEqual(
      fail("in-use", {
        uses: [{ kind: "episode", id: 0, title: "Without a title yet", url: "/admin/episodes/new", isDraft: true }],
      }),
    );
    await db.deleteFrom("content_drafts").execute();

    for (const [key, value] of [
      ["you", { portrait: url }],
      ["logos", { clients: [{ name: "Donau Spital", image: url }] }],
      ["legal-impressum", { html: `<p><img src="${url}" alt="A seal"></p>` }],
    ] as const) {
      await db
        .insertInto("site_settings")
        .values({ key, value: JSON.stringify(value), updated_by: actor })
        .execute();
      const uses = [{ kind: "settings", key, url: "/admin/settings" }];
      expect((await getMedia(db, id))?.uses).toEqual(uses);
      expect(await deleteMedia(db, id, actor, now)).toEqual(fail("in-use", { uses }));
      await db.deleteFrom("site_settings").execute();
    }

    expect(await deleteMedia(db, id, actor, now)).toEqual(ok());
    expect(await getMedia(db, id)).toBeNull();
    expect(await restoreMedia(db, id, actor)).toBe(true);
    expect((await getMedia(db, id))?.entry.alt).toBe("A buoy");

    await deleteMedia(db, id, actor, now);
    await purgeMediaFiles(db, media, new Date(now.getTime() + 29 * day));
    expect((await request(url))?.status).toBe(200);
    await purgeMediaFiles(db, media, new Date(now.getTime() + 30 * day));
    expect(await request(url)).toBeUndefined();
    expect(await restoreMedia(db, id, actor)).toBe(false);
  });

  test("purges in the next run what an outage of the store has left", async () => {
    const { db, upload, replace } = await open();
    const files = [await upload("%PDF-1.7 one", "One.pdf"), await upload("%PDF-1.7 two", "Two.pdf")];
    expect((await replace("%PDF-1.7 three", files[0]?.id ?? 0)).status).toBe(201);
    const now = new Date();
    for (const { id } of files) await deleteMedia(db, id, actor, now);
    const { folder } = await db.selectFrom("media_replacements").select("folder").executeTakeFirstOrThrow();
    const later = new Date(now.getTime() + 31 * day);
    const unavailable = { ...media, deleteFolder: () => Promise.reject(new Error("unavailable")) };
    await expect(purgeMediaFiles(db, unavailable, later)).rejects.toThrow("unavailable");
    await purgeMediaFiles(db, media, later);
    for (const { url } of files) expect(await request(url)).toBeUndefined();
    expect((await media.list(folder)[Symbol.asyncIterator]().next()).done).toBe(true);
    expect(await db.selectFrom("media").select("id").execute()).toEqual([]);
  });

  test("moves unused files to the bin, and leaves those of a page", async () => {
    const { db, upload } = await open();
    const used = await upload("%PDF-1.7 used", "Prices.pdf");
    const unused = await upload("%PDF-1.7 unused", "Old prices.pdf");
    const sections = JSON.stringify([{ kind: "text", html: `<a href="${used.url}">Prices</a>` }]);
    await db.insertInto("pages").values({ title: "Prices", slug: "prices", sections }).execute();
    await deleteUnusedMedia(db, [used.id, unused.id], actor, new Date());
    expect((await getMedia(db, used.id))?.uses).toHaveLength(1);
    expect(await getMedia(db, unused.id)).toBeNull();
  });
});
