import { mkdtemp, readdir, rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFolderMedia } from "../../server/media/folder-media.ts";
import { fetchBookmark } from "../../src/features/media/bookmark.server.ts";
import type { AllowedHosts } from "../../src/features/media/guarded-request.server.ts";
import { listMedia } from "../../src/features/media/media.server.ts";
import { fail, ok } from "../../src/lib/result.ts";
import type { MediaStore } from "../../src/server-context/media-store.ts";
import { startMediaServer } from "./support/media-server.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const actor = "owner@example.com";

/** Names of the public internet, all resolved to this machine; "inside.example" resolves to a private network. */
const internet: AllowedHosts = {
  resolve: async (name) => [{ address: name === "inside.example" ? "10.0.0.1" : "127.0.0.1", family: 4 }],
  isAllowed: (address) => address === "127.0.0.1",
};

const respondWith =
  (type: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(200, { "content-type": type, ...headers }).end(body);

const page = (head: string, body = "") => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

describe.each(anyStoreKind)("a bookmark, on the %s database", (kind) => {
  let store: Store;
  let mediaDir: string;
  let media: MediaStore;
  beforeAll(async () => {
    store = await startStore(kind);
    mediaDir = await mkdtemp(path.join(tmpdir(), "bookmarks-"));
    media = createFolderMedia(mediaDir);
  });
  afterAll(async () => {
    await store.stop();
    await rm(mediaDir, { recursive: true });
  });

  async function open(pages: Parameters<typeof startMediaServer>[0]) {
    const { db } = await store.open();
    const { requests, port } = await startMediaServer(pages);
    const fetchFrom = (name: string, timeoutMs = 20_000) =>
      fetchBookmark(`http://www.site.example:${port}${name}`, { db, media, actor, allowedHosts: internet, timeoutMs });
    const library = async () => (await listMedia(db, { search: "", page: 1, sort: "", kind: "" })).media;
    return { db, requests, port, fetchFrom, library };
  }

  test("has the page's metadata, and its picture from the library", async () => {
    const jpeg = await sharp({ create: { width: 640, height: 320, channels: 3, background: "#246" } })
      .jpeg()
      .toBuffer();
    const head =
      '<title>Tides – A site</title><meta property="og:title" content="Tides &amp; times"><meta name="description" content="  When\nthe water comes  ">' +
      '<meta property="og:site_name" content="A site"><meta property="og:image" content="/cover.jpg">';
    const { fetchFrom, library } = await open({
      "/tides": respondWith("text/html; charset=utf-8", page(head, '<meta property="og:title" content="Later">')),
      "/cover.jpg": respondWith("image/jpeg", jpeg),
    });
    const bookmark = await fetchFrom("/tides");
    const [entry] = await library();
    expect(entry).toMatchObject({ kind: "image", name: "cover.jpg", alt: "Tides & times", width: 640, height: 320 });
    expect(bookmark).toEqual(
      ok({
        title: "Tides & times",
        description: "When the water comes",
        siteName: "A site",
        picture: { url: entry?.url, width: 640, height: 320 },
      }),
    );
  });

  test("reads encodings declared by a header, by the page, or by neither", async () => {
    const japanese = Buffer.from("82b182f182c982bf82cd90a28a45", "hex");
    const { fetchFrom } = await open({
      "/declared": respondWith(
        "text/html",
        Buffer.concat([Buffer.from('<meta charset="Shift_JIS"><title>'), japanese, Buffer.from("</title>")]),
      ),
      "/header": respondWith(
        "text/html; charset=windows-1251",
        Buffer.from("<title>\xcf\xf0\xe8\xe2\xe5\xf2</title>", "latin1"),
      ),
      "/neither": respondWith("text/html", Buffer.from("<title>Caf\xe9 \xe0 c\xf4t\xe9</title>", "latin1")),
    });
    expect(await fetchFrom("/declared")).toMatchObject({ value: { title: "こんにちは世界" } });
    expect(await fetchFrom("/header")).toMatchObject({ value: { title: "Привет" } });
    expect(await fetchFrom("/neither")).toMatchObject({
      value: { title: "Café à côté", description: "", siteName: "site.example", picture: undefined },
    });
  });

  test("requests nothing from private addresses, neither page nor picture", async () => {
    const head = (picture: string) => page(`<title>Inside</title><meta property="og:image" content="${picture}">`);
    const { db, requests, port, fetchFrom, library } = await open({
      "/moved": (_request, response) => response.writeHead(302, { location: "http://inside.example/secret" }).end(),
      "/picture": respondWith("text/html", head("http://inside.example/secret.jpg")),
      "/script": respondWith("text/html", head("javascript:alert(1)")),
      "/local": respondWith("text/html", head("file:///etc/passwd")),
    });
    expect(await fetchBookmark(`http://127.0.0.1:${port}/picture`, { db, media, actor })).toEqual(fail("unread"));
    expect(requests).toEqual([]);
    expect(await fetchFrom("/moved")).toEqual(fail("unread"));
    for (const name of ["/picture", "/script", "/local"])
      expect(await fetchFrom(name)).toMatchObject({ value: { title: "Inside", picture: undefined } });
    expect(await library()).toEqual([]);
  });

  test("treats hostile metadata as text, and ignores files that aren't pictures", async () => {
    const deep = "<div>".repeat(100_000);
    const { fetchFrom, library } = await open({
      "/hostile": respondWith(
        "text/html",
        `${deep}<title>&lt;script&gt;alert(1)&lt;/script&gt;\u202e${"long ".repeat(200)}</title><meta property="og:image" content="/file.pdf">`,
      ),
      "/file.pdf": respondWith("image/jpeg", "%PDF-1.7 not a picture"),
      "/bomb": respondWith("text/html", page('<title>Bomb</title><meta property="og:image" content="/bomb.jpg">')),
      "/bomb.jpg": respondWith("image/jpeg", Buffer.alloc(11 * 1024 * 1024, 1)),
      "/packed": respondWith("text/html", "x", { "content-encoding": "gzip" }),
    });
    const bookmark = await fetchFrom("/hostile");
    expect(bookmark).toMatchObject({ value: { picture: undefined } });
    const title = bookmark.ok ? bookmark.value.title : "";
    expect(title).toMatch(/^<script>alert\(1\)<\/script>/);
    expect(title.length).toBeLessThanOrEqual(200);
    expect(await fetchFrom("/bomb")).toMatchObject({ value: { title: "Bomb", picture: undefined } });
    expect(await fetchFrom("/packed")).toEqual(fail("unread"));
    expect(await library()).toEqual([]);
    expect(await readdir(media.incomingDir)).toEqual([]);
  });

  test("times out, and reads only the beginning of a huge page", async () => {
    const { fetchFrom } = await open({
      "/slow": (_request, response) => void response.writeHead(200, { "content-type": "text/html" }).write("<title>"),
      "/huge": respondWith("text/html", page("<title>Huge</title>", "é".repeat(3 * 1024 * 1024))),
      "/missing": (_request, response) => response.writeHead(404, { "content-type": "text/html" }).end("<title>No"),
      "/image": respondWith("image/png", "x"),
      "/untitled": respondWith("text/html", page("<title> </title>")),
    });
    expect(await fetchFrom("/slow", 200)).toEqual(fail("unread"));
    expect(await fetchFrom("/huge")).toMatchObject({ value: { title: "Huge" } });
    for (const name of ["/missing", "/image", "/untitled"]) expect(await fetchFrom(name), name).toEqual(fail("unread"));
  });
});
