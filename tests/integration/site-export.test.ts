import { createWriteStream } from "node:fs";
import { copyFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFolderMedia } from "../../server/media/folder-media.ts";
import { defaultSite } from "../../src/facts/site.ts";
import { emptyArticle } from "../../src/features/articles/editing/article-editing.ts";
import type { SaveIntent } from "../../src/features/content-drafts/editing.ts";
import { emptyEpisode } from "../../src/features/episodes/editing/episode-editing.ts";
import {
  readEpisodeFiles,
  storeChapters,
  storeTranscript,
} from "../../src/features/episodes/files/episode-files.server.ts";
import { siteArchive } from "../../src/features/import/export/site-archive.server.ts";
import {
  createImportContext,
  newExportFile,
  workOnImports,
} from "../../src/features/import/site/import-jobs.server.ts";
import { importer, nouns } from "../../src/features/import/site/imported-content.server.ts";
import { addImport, listImportItems, listImports, startImport } from "../../src/features/import/site/imports.server.ts";
import { defaultChoice, exportFormats } from "../../src/features/import/site-import.ts";
import { addMedia, setMediaAlt } from "../../src/features/media/media.server.ts";
import { storeMedia } from "../../src/features/media/media-upload.server.ts";
import { siteContext } from "./support/site-context.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const siteUrl = "https://www.example.com";
const actor = "owner@example.com";
const owner = { id: "owner", email: actor, name: "Anna Voss", role: "admin" } as const;

/** Everything the editor can write, and everything that Markdown and shortcodes would misread. */
const richHtml = (picture: string) =>
  [
    '<p>Low &amp; <strong>high</strong> *water*, see <a href="/blog/buoys">buoys</a> and <a href="https://tides.example/a_b(c)" rel="noopener">the table</a>; 1_000 &lt; 2_000 &amp;amp; [gallery ids="1"] {{ x }} {% raw %} ~~no~~ https://bare.example/x</p>',
    "<p>12. is no list<br />and # no heading</p>",
    "<h2>Harbours [1]</h2>",
    `<figure data-width="wide"><img src="${picture}" alt="A pier &amp; two &quot;boats&quot;" width="8" height="4" /><figcaption>The <em>old</em> pier</figcaption></figure>`,
    `<p><img src="${picture}" alt="A pier" /></p>`,
    '<ul><li>One<ul><li>Within</li></ul></li><li>Two</li></ul><ol start="3"><li>Three</li></ol><ol><li>First</li><li>Second</li></ol>',
    "<aside><p>Mind the <mark>current</mark>.</p></aside><blockquote><p>Said <em>once</em></p><p>and again</p></blockquote>",
    "<pre><code>const a = `b`;\n\n  if (a &lt; 1) [x](y)  {% now %}\n</code></pre><pre><code>plain\n  code</code></pre>",
    '<table><caption>Depths</caption><thead><tr><th scope="col">Port</th><th scope="col">Metres</th></tr></thead><tbody><tr><td>A | B</td><td>4</td></tr></tbody></table>',
    '<p>A claim<sup><a href="#fn-1">1</a></sup> and H<sub>2</sub>O, <s>struck</s>, <code>x &lt; y</code></p><hr /><h4>Small</h4>',
    '<figure data-embed="https://www.youtube.com/watch?v=dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener">Watch on YouTube</a></figure>',
    '<ol><li>The note. <a href="#fn-1-link">↩</a></li></ol>',
    `<figure data-card="gallery"><img src="${picture}" alt="A pier" /><img src="${picture}" alt="Again" /><figcaption>Two piers</figcaption></figure>`,
    `<figure data-card="bookmark"><img src="${picture}" alt="" /><p><a href="https://tides.example/" rel="noopener">Tides</a></p><p>How water moves</p><p><small>tides.example</small></p></figure>`,
    '<p data-card="button"><a href="/contact">Ask</a></p><details><summary>More</summary><p>Inside</p></details>',
    '<p>Said<sup><a href="#footnote-2" id="footnote-ref-2">[1]</a></sup></p><ol><li id="footnote-2">Where. <a href="#footnote-ref-2">↑</a></li></ol>',
  ].join("");

describe.each(anyStoreKind)("the site as other products read it, in the %s database", (kind) => {
  let store: Store;
  let directory: string;

  beforeAll(async () => {
    store = await startStore(kind);
    directory = await mkdtemp(path.join(tmpdir(), "site-export-"));
  });
  afterAll(async () => {
    await store.stop();
    await rm(directory, { recursive: true });
  });

  async function openSite() {
    const { db } = await store.open();
    const media = createFolderMedia(await mkdtemp(path.join(directory, "media-")));
    return createImportContext({ ...siteContext(db, directory), media, siteUrl });
  }
  type TestSite = Awaited<ReturnType<typeof openSite>>;

  async function save(
    site: TestSite,
    noun: "article" | "episode",
    content: Record<string, string>,
    intent: SaveIntent,
  ) {
    const saved = await nouns[noun].save(site.db, owner, { id: 0, base: "", content, intent });
    if (!saved.ok) throw new Error(JSON.stringify(saved));
    return Number(saved.value.id);
  }

  async function addPicture(site: TestSite, key: string, colour: string, alt: string) {
    const file = path.join(directory, `${key}.png`);
    await sharp({ create: { width: 8, height: 4, channels: 3, background: colour } })
      .png()
      .toFile(file);
    const media = await storeMedia(file, site.media, key, "Pier at dawn.png");
    if (!media.ok) throw new Error("no picture");
    const id = await addMedia(site.db, media.value, actor);
    if (alt) await setMediaAlt(site.db, id, alt, actor);
    return `/media/${media.value.file}`;
  }

  async function fill(site: TestSite): Promise<void> {
    const picture = await addPicture(site, "a".repeat(32), "red", "A red pier");
    const second = await addPicture(site, "b".repeat(32), "blue", "");
    const article = {
      ...emptyArticle,
      title: "Tides & <harbours>: “slow” water",
      slug: "tides",
      summary: `What the tide does, at length: ${"more of it, ".repeat(30)}and why 1 < 2`,
      category: "Ports & Piers",
      author: "Anna Voss, Ben Pilot",
      featuredImageUrl: picture,
      featuredImageUrl2: second,
      featuredImageAlt2: "A blue pier",
      introduction: richHtml(picture),
      section1: "<h2>Section one</h2><p>Words</p>",
      conclusion: "<p>So it ends</p>",
      cta: '<p><a href="/contact">Write to me</a></p>',
      searchTitle: "Tides & <b> in search",
      canonicalUrl: "https://elsewhere.example/tides?a=1&b=2",
      seoDescription: "For search: tides & 100 % of harbours",
      keywords: "tides, harbours,  slow water",
      publicationDate: "2021-05-01T10:11:12.345Z",
    };
    const tides = await save(site, "article", article, "publish");
    const later = new Date(Date.now() + 9 * 86_400_000).toISOString();
    const plain = { ...emptyArticle, summary: "Short", category: "Ports & Piers", introduction: "<p>Words</p>" };
    await save(site, "article", { ...plain, title: "Later", slug: "later", publicationDate: later }, "schedule");
    await save(site, "article", { ...plain, title: "2024", slug: "draft", category: "" }, "draft");
    await site.db.insertInto("article_redirects").values({ old_slug: "old-tides", article_id: tides }).execute();

    const key = "c".repeat(32);
    const sound = path.join(directory, "sound.mp3");
    await copyFile(path.resolve(import.meta.dirname, "../../db/sample/audio/episode-42.mp3"), sound);
    const media = await storeMedia(sound, site.media, key, "Harbour talk.mp3");
    if (!media.ok) throw new Error("no recording");
    await addMedia(site.db, media.value, actor);
    const episode = {
      ...emptyEpisode,
      episode: "Episode 7 (24 min)",
      title: "A talk & more",
      summary: "Anna asks\nBen answers",
      guestName: "Ben Pilot",
      banner: picture,
      audioPlayer: `/media/${media.value.file}`,
      youtube: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
      keywords: "talk, harbours",
      whyCeosThinkImportant: "It saves time.\nAnd fuel.",
      keyTakeaways: "One\nTwo <b>",
      actionItems: "Do it",
      season: "2",
      soundbites: "0:01.5 12 What a pilot knows\n0:03 4",
      aboutGuest: "A pilot",
      conclusion: "First\n\nLast",
      createdAt: "2022-02-03T04:05:06.789Z",
    };
    const id = await save(site, "episode", episode, "publish");
    await site.db.insertInto("episode_guids").values({ episode_id: id, guid: "urn:uuid:Seven " }).execute();
    const files = { id, audioPlayer: episode.audioPlayer };
    const chapters = {
      version: "1.2.0",
      chapters: [
        { startTime: 0, title: "Start", img: picture },
        { startTime: 12.5, title: "Tides", url: "https://tides.example" },
      ],
    };
    const stored = await storeChapters(site, owner, { ...files, base: "", text: JSON.stringify(chapters) });
    const spoken = await storeTranscript(site, owner, {
      ...files,
      text: "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n<v Anna>Good morning\n",
    });
    if (!stored.ok || !spoken.ok) throw new Error("files were not stored");
    await save(
      site,
      "episode",
      {
        ...emptyEpisode,
        title: "Elsewhere",
        summary: "Hosted elsewhere",
        episode: "Episode 8",
        audioPlayer: "https://cdn.example/eight.mp3",
        createdAt: later,
      },
      "schedule",
    );
    await save(site, "episode", { ...emptyEpisode, title: "Only an idea", summary: "Soon" }, "draft");
    const embed = `<figure data-embed="/episode/${id}"><a href="/episode/${id}">Listen</a></figure>`;
    await save(site, "article", { ...plain, title: "Heard", slug: "heard", introduction: embed }, "publish");
  }

  /** With the description of a library file instead of its random URL. */
  async function contentOf(site: TestSite) {
    const files = new Map<string, string>();
    for await (const { name } of site.media.list("uploads")) {
      if (!/\.(?:jpg|mp3)$/.test(name)) continue;
      const file = await site.media.stat(name);
      const bytes = Buffer.from(await new Response(file && (await site.media.get(file))).arrayBuffer());
      const readColour = async () => {
        const { dominant } = await sharp(bytes).stats();
        return dominant.r > dominant.b ? "red" : "blue";
      };
      const description = name.endsWith("jpg") ? await readColour() : bytes.length;
      files.set(`/media/${name}`, `file(${description})`);
    }
    const alts = await site.db.selectFrom("media").select(["alt", "file"]).where("deleted_at", "is", null).execute();
    const titles = await site.db.selectFrom("blog").select(["id", "blog_title"]).execute();
    for (const { id, blog_title } of titles) files.set(`/episode/${id}"`, `/episode/${blog_title}"`);
    const plain = (text: string) => [...files].reduce((all, [url, plainText]) => all.replaceAll(url, plainText), text);
    const user = await importer(site.db, actor);
    const items: unknown[] = [];
    for (const noun of ["article", "episode"] as const) {
      const table = noun === "article" ? "blog_articles" : "blog";
      for (const { id } of await site.db.selectFrom(table).select("id").execute()) {
        const opened = await nouns[noun].open(site.db, user, Number(id));
        if (!opened) throw new Error("no item");
        const audioPlayer = opened.stored.audioPlayer ?? "";
        const files = noun === "episode" ? await readEpisodeFiles(site, { id: Number(id), audioPlayer }) : null;
        const guid = await site.db
          .selectFrom("episode_guids")
          .select("guid")
          .where("episode_id", "=", Number(id))
          .executeTakeFirst();
        items.push({
          state: opened.state,
          ...Object.fromEntries(Object.entries(opened.stored).map(([name, text]) => [name, plain(text)])),
          guid: noun === "episode" ? (guid?.guid ?? `episode-${id}`) : "",
          seconds: files?.recording?.seconds,
          chapters: plain(files?.chapters?.text ?? ""),
          transcript: files?.transcript?.lines,
        });
      }
    }
    const key = (item: unknown) => String((item as { title: string }).title);
    return {
      items: items.filter((item) => key(item) !== "Here before").toSorted((a, b) => key(a).localeCompare(key(b))),
      files: alts.map(({ alt, file }) => `${plain(`/media/${file}`)} ${alt}`).toSorted(),
    };
  }

  async function importFile(site: TestSite, file: string) {
    const target = newExportFile();
    await site.media.put(target, await readFile(file));
    const id = await addImport(site.db, { fileName: "site.zip", file: target, bytes: 1 }, actor);
    await workOnImports(site);
    await startImport(site.db, { id, choice: defaultChoice }, actor);
    await workOnImports(site);
    const [entry] = await listImports(defaultSite, site.db, id);
    return { entry, items: await listImportItems(site.db, { id, outcome: "", page: 1 }) };
  }

  test.each(exportFormats)("an export for %s is imported again unchanged, field by field", async (format) => {
    const [site, otherSite] = [await openSite(), await openSite()];
    await save(otherSite, "episode", { ...emptyEpisode, title: "Here before", summary: "One" }, "draft");
    await fill(site);
    const file = path.join(directory, `${format}.zip`);
    await pipeline(siteArchive(site, format), createWriteStream(file));
    const { entry, items } = await importFile(otherSite, file);
    expect(entry).toMatchObject({ state: "done", source: format, counts: { added: 7 } });
    expect(items.flatMap(({ notes }) => notes).filter((note) => note !== "It has no recording.")).toEqual([]);
    const [before, after] = [await contentOf(site), await contentOf(otherSite)];
    expect(after.items).toEqual(before.items);
    expect(after.files).toEqual(before.files);
    const redirects = await otherSite.db.selectFrom("redirects").select(["source", "target"]).execute();
    expect(redirects.filter(({ source }) => !source.startsWith("/episode/"))).toEqual([
      { source: "/blog/old-tides", target: "/blog/tides" },
    ]);
    const secondImport = await importFile(otherSite, file);
    expect(secondImport.entry?.counts).toEqual({ same: 7 });
  });
});
