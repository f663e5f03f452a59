import { randomBytes, randomInt } from "node:crypto";
import { createWriteStream, openAsBlob } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { ZipFile } from "yazl";
import { freePort } from "../tests/integration/support/free-port.ts";
import { listen } from "../tests/integration/support/listen.ts";
import { functionCaller, owner, signIn } from "./administrator.ts";
import { flag, printFigures } from "./figures.ts";
import { text } from "./generated-articles.ts";
import { runCommand, startProduct } from "./product.ts";

const picturesOfArticle = 2;

/** `zipMegabytes` is the size of a zip that holds its pictures, a megabyte each; 0 for an export whose pictures are fetched. */
type Size = { articles: number; kills: number; zipMegabytes: number };

const fetched: Size = { articles: flag("--articles", 5_000), kills: flag("--kills", 10), zipMegabytes: 0 };
const zipped: Size = { articles: flag("--zip", 500) / picturesOfArticle, kills: 0, zipMegabytes: flag("--zip", 500) };

/** A public IP address that is never contacted: bench/import/local-pictures.ts sends the requests here. */
const host = "93.184.216.34";

/** Milliseconds in which a start takes more memory than anything later. */
const startMs = 10_000;

const solidImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();

/** Trailing bytes make each picture a different file. A few are as large as those of a camera: encoding takes most of the time. */
async function drawPictures() {
  const [small, large] = await Promise.all([solidImage(64, 36), solidImage(2_400, 1_600)]);
  return (number: number, ending: Buffer) => Buffer.concat([number % 50 === 0 ? large : small, ending]);
}

async function servePictures() {
  const pictureOf = await drawPictures();
  let served = 0;
  const server = createServer((request, response) => {
    const number = /(\d+)\.jpg$/.exec(request.url ?? "")?.[1] ?? "";
    served += 1;
    response.setHeader("Content-Type", "image/jpeg");
    response.end(pictureOf(Number(number), Buffer.from(number)));
  });
  return { port: await listen(server), served: () => served, close: () => server.close() };
}

const picture = (number: number) =>
  `<p><img src="http://${host}/wp-content/${number}.jpg" alt="Picture ${number}"></p>`;

const post = (number: number) => `<item><title>Note ${number}</title><link>http://${host}/2020/note-${number}/</link>
<guid isPermaLink="false">http://${host}/?p=${number}</guid><dc:creator>owner</dc:creator>
<content:encoded><![CDATA[<p>${text(number, 400)}</p>${picture(number * 2)}<p>${text(number + 9, 200)}</p>${picture(number * 2 + 1)}]]></content:encoded>
<wp:post_id>${number}</wp:post_id><wp:post_date_gmt>2020-01-01 10:00:00</wp:post_date_gmt><wp:post_name>note-${number}</wp:post_name>
<wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`;

const exportFile = (
  articles: number,
) => `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
 xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><link>http://${host}</link>
<wp:base_blog_url>http://${host}</wp:base_blog_url>
${Array.from({ length: articles }, (_, number) => post(number + 1)).join("\n")}</channel></rss>`;

const zippedPost = (number: number) => ({
  ...{ id: String(number), title: `Note ${number}`, slug: `note-${number}`, status: "published", type: "post" },
  published_at: "2020-01-01T10:00:00.000Z",
  html: [number * 2, number * 2 + 1]
    .map(
      (pictureNumber) =>
        `<p>${text(pictureNumber, 300)}</p><p><img src="__GHOST_URL__/content/images/${pictureNumber}.jpg" alt="Picture ${pictureNumber}"></p>`,
    )
    .join(""),
});

async function writeZip(file: string, articles: number): Promise<void> {
  const pictureOf = await drawPictures();
  const zip = new ZipFile();
  const numbers = Array.from({ length: articles }, (_, number) => number + 1);
  const posts = numbers.map(zippedPost);
  zip.addBuffer(
    Buffer.from(JSON.stringify({ db: [{ meta: { version: "5.80.0" }, data: { posts } }] })),
    "site.ghost.json",
  );
  for (const number of numbers.flatMap((pictureNumber) => [pictureNumber * 2, pictureNumber * 2 + 1])) {
    // Read lazily, so that the zip is never entirely in memory.
    zip.addReadStreamLazy(`content/images/${number}.jpg`, { compress: false }, (callback) =>
      callback(null, Readable.from([pictureOf(number, randomBytes(1024 * 1024))])),
    );
  }
  zip.end();
  await pipeline(zip.outputStream as Readable, createWriteStream(file));
}

async function measure(dataDir: string, { articles, kills, zipMegabytes }: Size): Promise<void> {
  const pictures = await servePictures();
  const port = await freePort();
  const environment = { SAMPLE_CONTENT: "none", ...owner, PICTURES_PORT: String(pictures.port), PICTURES_HOST: host };
  let startedAt = 0;
  const start = async () => {
    const nodeArgs = ["--import", "./bench/import/local-pictures.ts"];
    const product = await startProduct(dataDir, environment, { port, nodeArgs });
    startedAt = performance.now();
    return product;
  };
  const file = `${dataDir}.export`;
  await (zipMegabytes ? writeZip(file, articles) : writeFile(file, exportFile(articles)));
  let site = await start();
  await fetch(`${site.origin}/`);
  await site.waitUntilIdle();
  const idle = await site.memory();
  const cookie = await signIn(site);
  const call = await functionCaller();
  const readState = async () =>
    /"(reading|ready|running|done|failed)"/.exec(await call(site, cookie, "fetchImports"))?.[1];

  let peak = 0;
  const watch = setInterval(() => {
    // Memory at the start is measured by another benchmark.
    if (performance.now() - startedAt < startMs) return;
    void site.memory().then((megabytes) => {
      peak = Math.max(peak, megabytes || 0);
    });
  }, 250);
  const waitForState = async (expected: string) => {
    for (let state = await readState(); state !== expected; state = await readState()) {
      if (state === "failed") throw new Error("The import has failed.");
      await pause(1_000);
    }
  };

  const response = await fetch(`${site.origin}/api/admin/imports`, {
    method: "POST",
    headers: { cookie, origin: site.origin, "X-File-Name": zipMegabytes ? "export.zip" : "export.xml" },
    body: await openAsBlob(file),
  });
  const { id } = (await response.json()) as { id: number };
  const from = performance.now();
  const seconds = () => (performance.now() - from) / 1_000;
  await waitForState("ready");
  const readingSeconds = seconds();
  const choice = {
    ...{ articles: true, episodes: true, media: true, recordings: "leave", keepsState: true },
    ...{ categories: {}, category: "Articles" },
  };
  await call(site, cookie, "startSiteImport", { id, choice });
  const pictureCount = articles * picturesOfArticle;
  for (let kill = 1; kill <= kills; kill++) {
    // Spread over the import, at any moment of an article.
    while (pictures.served() < (kill * pictureCount) / (kills + 1)) await pause(20);
    await pause(randomInt(500));
    await site.kill();
    site = await start();
  }
  await waitForState("done");
  const totalSeconds = seconds();
  clearInterval(watch);
  await site.stop();
  pictures.close();
  await rm(file);
  const { stdout } = await runCommand(["scripts/inspect-imports.ts", dataDir], {});
  const counts = JSON.parse(stdout) as Record<string, number>;
  const exactly = (label: string, measured: number, expected: number) =>
    ({ label, measured, unit: "", atLeast: expected, atMost: expected }) as const;
  const label = zipMegabytes ? `a zip of ${zipMegabytes} MB` : `${kills} kills`;
  printFigures(`Import, ${articles} articles with ${pictureCount} pictures, ${label}`, [
    { label: "reading before anything is stored", measured: readingSeconds, unit: "s" },
    { label: "all of it, with the restarts", measured: totalSeconds, unit: "s" },
    { label: "articles a second", measured: articles / (totalSeconds - readingSeconds), unit: "" },
    { label: "peak memory above the idle site", measured: peak - idle, unit: "MB", atMost: 300 },
    exactly("articles", counts.articles ?? 0, articles),
    exactly("different articles", counts.titles ?? 0, articles),
    exactly("pictures in the library", counts.media ?? 0, pictureCount),
    exactly("pictures in texts", counts.pictures ?? 0, pictureCount),
    {
      label: "pictures requested again after a kill",
      measured: zipMegabytes ? 0 : pictures.served() - pictureCount,
      unit: "",
      atMost: kills * 2,
    },
  ]);
}

/** 5,000 articles with 10,000 pictures from a local server, with ten kills, without duplicates or gaps; then a zip of 500 MB. --articles N --kills N --zip MEGABYTES */
export async function measureImport(dataDir: string): Promise<void> {
  for (const size of [fetched, zipped]) {
    if (size.articles > 0) await measure(`${dataDir}-${size.zipMegabytes}`, size);
  }
}
