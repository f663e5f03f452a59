import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { isThorough } from "../../../../tests/integration/support/thorough.ts";
import { projectRoot } from "../../../server-context/project-root.server.ts";
import { episodeOf, itemsOf, withExport } from "./testing/export-file.ts";

const namespaces =
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0" ' +
  'xmlns:psc="http://podlove.org/simple-chapters" xmlns:atom="http://www.w3.org/2005/Atom" ' +
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"';
const feed = (items: string, channel = "") =>
  `<?xml version="1.0"?><rss version="2.0" ${namespaces}><channel><title>Show &amp; tell</title><link>https://old.example</link>${channel}\n${items}</channel></rss>`;
const item = (more: string, guid = "<guid isPermaLink='false'> A-b/1 </guid>") =>
  `<item><title>One</title>${guid}<pubDate>Mon, 06 May 2024 07:08:09 +0200</pubDate>` +
  `<enclosure url="https://cdn.example/1.mp3" length="5" type="audio/mpeg"/>${more}</item>`;

test("reads the show's own facts, even below its items", async () => {
  const channel = `<atom:link href="https://old.example/feed" rel="self"/><itunes:category text="Business"><itunes:category text="Careers"/></itunes:category>
    <itunes:category text="Arts"/><itunes:explicit>no</itunes:explicit><podcast:locked>yes</podcast:locked><podcast:guid>917393e3-1b1e-5cef-ace4-edaa54e1f810</podcast:guid><itunes:author>Ann</itunes:author>
    <itunes:image href="https://old.example/cover.jpg"/><itunes:owner><itunes:name>Ann Ash</itunes:name><itunes:email>a@old.example</itunes:email></itunes:owner>`;
  const [show] = await itemsOf(
    feed(`${item("")}<description>About &lt;b&gt;it&lt;/b&gt;</description>`, channel),
    "feed.xml",
  );
  expect(show).toEqual({
    ...{ kind: "show", place: "feed.xml", title: "Show & tell", description: "About it" },
    ...{ categories: ["Business > Careers", "Arts"], ownerName: "Ann Ash", ownerEmail: "a@old.example" },
    guid: "917393e3-1b1e-5cef-ace4-edaa54e1f810",
    isExplicit: false,
    hasCover: true,
    oldUrls: ["https://old.example/feed"],
  });
});

test("reads the language of a feed and of a WordPress export", async () => {
  const languageOf = (text: string, name: string) =>
    withExport(text, name, ({ language }) => Promise.resolve(language));
  expect(await languageOf(feed(item(""), "<language>de-AT</language>"), "feed.xml")).toBe("de");
  expect(await languageOf(feed(item(""), "<language>fr</language>"), "feed.xml")).toBeUndefined();
  const wxr = `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><language>en-US</language><wp:wxr_version>1.2</wp:wxr_version></channel></rss>`;
  expect(await languageOf(wxr, "wordpress.xml")).toBe("en");
});

test("reads an episode with every element of Podcasting 2.0 and Podlove", async () => {
  const more = `<itunes:duration>1:02:03</itunes:duration><itunes:season>2</itunes:season><itunes:episode>4</itunes:episode>
    <link>https://old.example/1</link><itunes:image href="https://old.example/1.jpg"/>
    <content:encoded><![CDATA[<p>Notes</p>]]></content:encoded><description>Plain</description>
    <psc:chapters version="1.2"><psc:chapter start="00:00:00.000" title="Intro"/><psc:chapter start="00:01:30.500" title="Two" href="https://c.example"/></psc:chapters>
    <podcast:transcript url="https://old.example/1.srt" type="application/srt"/><podcast:transcript url="https://old.example/1.json" type="application/json"/>
    <podcast:person role="guest" href="https://g.example" img="https://g.example/p.jpg">Gil</podcast:person>
    <podcast:soundbite startTime="73.5" duration="60.0">Best</podcast:soundbite>
    <itunes:episodeType>Bonus</itunes:episodeType><itunes:explicit>true</itunes:explicit>`;
  expect(await episodeOf(feed(item(more)), "feed.xml")).toMatchObject({
    ...{ guid: "A-b/1", title: "One", html: "<p>Notes</p>", publishedAt: "2024-05-06T05:08:09.000Z", seconds: 3723 },
    ...{ season: 2, number: 4, picture: { url: "https://old.example/1.jpg" }, oldUrls: ["https://old.example/1"] },
    enclosure: { url: "https://cdn.example/1.mp3", bytes: 5, type: "audio/mpeg" },
    chapters: [
      { start: 0, title: "Intro", url: null, picture: null },
      { start: 90.5, title: "Two", url: "https://c.example", picture: null },
    ],
    transcripts: [
      { url: "https://old.example/1.srt", type: "application/srt" },
      { url: "https://old.example/1.json", type: "application/json" },
    ],
    people: [{ name: "Gil", role: "guest", url: "https://g.example", picture: "https://g.example/p.jpg" }],
    soundbites: [{ start: 73.5, duration: 60, title: "Best" }],
    ...{ type: "bonus", isExplicit: true },
  });
});

test("reads chapters in a file, plain show notes, and an episode without an identifier", async () => {
  const more =
    '<podcast:chapters url="https://old.example/c.json" type="application/json+chapters"/><description>One\n\nTwo</description>';
  expect(await episodeOf(feed(item(more, "")), "feed.xml")).toMatchObject({
    ...{ guid: "https://cdn.example/1.mp3", html: "<p>One</p>\n<p>Two</p>" },
    chapters: { url: "https://old.example/c.json", type: "application/json+chapters" },
    notes: ["It has no identifier, so the URL of its recording is used instead, as apps do."],
  });
});

test("reports the video version of an episode", async () => {
  const version = (type: string) => `<podcast:alternateEnclosure type="${type}" length="5"/>`;
  expect(await episodeOf(feed(item(version("audio/mpeg") + version("video/mp4"))), "feed.xml")).toMatchObject({
    notes: ["Its video version was left out."],
  });
  expect(await episodeOf(feed(item(version("audio/mpeg"))), "feed.xml")).toMatchObject({ notes: [] });
});

test("reports the second of two episodes with one identifier, and makes a date of year 0 a draft", async () => {
  const items = await itemsOf(feed(item("") + item("")), "feed.xml");
  expect(items.map(({ kind }) => kind)).toEqual(["show", "episode", "problem"]);
  const undated = feed(item("")).replace("Mon, 06 May 2024 07", "Mon, 06 May 0000 07");
  expect(await episodeOf(undated, "feed.xml")).toMatchObject({ state: "draft", publishedAt: null });
});

test("reads items without a recording as articles", async () => {
  const post = `<item><title>A post</title><link>https://old.example/blog/a-post</link><guid>https://old.example/blog/a-post</guid>
    <category>News</category><description>Short</description><content:encoded>&lt;p&gt;Long&lt;/p&gt;</content:encoded>
    <pubDate>Mon, 06 May 2024 07:08:09 GMT</pubDate></item>`;
  expect(await itemsOf(feed(post), "blog.xml")).toMatchObject([
    {
      kind: "article",
      slug: "a-post",
      tags: ["News"],
      excerpt: "Short",
      html: "<p>Long</p>",
      place: "blog.xml, item 1 (line 2)",
    },
  ]);
});

/** Memory shows streaming only when there are many. */
const many = isThorough ? 50_000 : 10_000;

test(`streams ${many} episodes one after the other`, async () => {
  async function* feedChunks() {
    const [head = "", tail = ""] = feed("%").split("%");
    yield head;
    for (let index = 0; index < many; index++)
      yield item(`<description>${"text ".repeat(200)}</description>`, `<guid>${index}</guid>`);
    yield tail;
  }
  await withExport(feedChunks(), "feed.xml", async ({ items }) => {
    let [count, peak] = [0, 0];
    const before = process.memoryUsage().heapUsed;
    for await (const _ of items()) {
      count += 1;
      if (count % 1000 === 0) peak = Math.max(peak, process.memoryUsage().heapUsed - before);
    }
    expect(count).toBe(many + 1);
    expect(peak).toBeLessThan(150 * 1024 * 1024);
  });
});

test("reads the date formats of real feeds", async () => {
  const file = await readFile(path.join(projectRoot, "tests/fixtures/world/26-feed-dates/feed.xml"), "utf8");
  const items = await itemsOf(file, "feed.xml");
  const dates = items.map((read) =>
    read.kind === "episode" ? [read.guid.replace("case-", ""), read.publishedAt] : [],
  );
  expect(Object.fromEntries(dates.filter(({ length }) => length > 0))).toEqual({
    cet: "2020-02-03T15:00:00.000Z",
    cest: "2023-07-03T08:25:00.000Z",
    bst: "2023-07-03T09:25:00.000Z",
    aest: "2023-07-03T00:25:00.000Z",
    ist: "2023-07-03T04:55:00.000Z",
    pst: "2021-11-23T23:38:00.000Z",
    nosec: "2014-05-02T10:10:00.000Z",
    monthfirst: "2020-05-25T04:45:26.000Z",
    sept: "2017-09-05T08:00:00.000Z",
    colon: "2021-11-18T23:45:08.000Z",
    german: "2020-02-03T15:00:00.000Z",
    ut: "2018-02-15T11:24:50.000Z",
    wrongday: "2018-02-14T10:24:50.000Z",
  });
});

test.each([
  ["Di., 10 Mär 2020 08:00:00 MEZ", "2020-03-10T07:00:00.000Z"],
  ["10 Dez 2020 08:00 MESZ", "2020-12-10T06:00:00.000Z"],
  ["Wed, 1 Jul 2020 09:00:00 NZST", "2020-06-30T21:00:00.000Z"],
  ["Wed, 1 Jul 2020 09:00:00 XYZ", null],
])("reads the date %s", async (date, instant) => {
  const read = await episodeOf(feed(item("").replace("Mon, 06 May 2024 07:08:09 +0200", date)), "feed.xml");
  expect(read.publishedAt).toBe(instant);
});
