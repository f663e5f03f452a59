import { expect, test } from "vitest";
import { z } from "zod";
import type { Episode } from "../data/episode.ts";
import { type FeedEpisode, podcastFeed } from "./podcast-feed.ts";
import { readXml } from "./testing/read-xml.ts";
import { podcastGuid, uuidV5 } from "./uuid-v5.server.ts";

const origin = "https://www.example.com";
const guid = podcastGuid(`${origin}/podcast/feed.xml`);

const episode: Episode = {
  id: 14,
  episode: "Episode 42",
  number: 42,
  title: "Saying <no> & meaning it",
  summary: "What we talked about",
  guestName: 'A "Guest" & Co',
  banner: null,
  audioPlayer: "/media/audio/a.mp3",
  createdAt: "2026-01-02T03:04:05.000Z",
  keywords: "a, b",
  youtube: null,
  whyCeosThinkImportant: "1. One",
  conclusion: "",
  aboutGuest: "",
  keyTakeaways: "• First <b>\n• Second",
  actionItems: "",
  updatedAt: "2026-02-03T00:00:00.000Z",
};
const heard: FeedEpisode = {
  episode,
  recording: {
    path: "/media/audio/a.mp3",
    bytes: 702_534,
    mediaType: "audio/mpeg",
    seconds: 88,
    transcriptPath: "/media/audio/a.vtt",
    chaptersPath: "/media/audio/a.chapters.json",
  },
};

const absolute = z.url({ protocol: /^https?$/ });
const date = z.string().regex(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/);
const yesNo = z.enum(["true", "false"]);

/** What PSP-1 and Apple demand of an item; recommended tags are demanded too where this feed can have them. */
const item = z.looseObject({
  title: z.string().min(1).max(255),
  link: absolute,
  description: z.string().min(1).max(4000),
  pubDate: date,
  guid: z.object({ "@isPermaLink": z.literal("false"), "#": z.string().min(1) }),
  enclosure: z.object({
    "@url": absolute,
    "@length": z.string().regex(/^[1-9]\d*$/),
    "@type": z.enum(["audio/mpeg", "audio/x-m4a"]),
  }),
  "itunes:duration": z.string().regex(/^[1-9]\d*$/),
  "itunes:image": z.object({ "@href": absolute }),
  "itunes:explicit": yesNo,
  "itunes:episode": z.string().regex(/^[1-9]\d*$/),
  "itunes:episodeType": z.enum(["full", "trailer", "bonus"]),
  "podcast:person": z.object({ "@role": z.literal("guest"), "#": z.string() }),
  "podcast:transcript": z.object({ "@url": absolute, "@type": z.literal("text/vtt"), "@language": z.literal("en") }),
  "podcast:chapters": z.object({ "@url": absolute, "@type": z.literal("application/json+chapters") }),
});

/** What PSP-1 and Apple demand of a channel. */
const checker = z.object({
  rss: z.object({
    "@version": z.literal("2.0"),
    "@xmlns:itunes": z.literal("http://www.itunes.com/dtds/podcast-1.0.dtd"),
    "@xmlns:podcast": z.literal("https://podcastindex.org/namespace/1.0"),
    "@xmlns:atom": z.literal("http://www.w3.org/2005/Atom"),
    "@xmlns:content": z.literal("http://purl.org/rss/1.0/modules/content/"),
    channel: z.looseObject({
      title: z.string().min(1),
      description: z.string().min(1).max(4000),
      link: absolute,
      language: z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/),
      "atom:link": z.object({
        "@href": absolute,
        "@rel": z.literal("self"),
        "@type": z.literal("application/rss+xml"),
      }),
      "itunes:category": z.object({
        "@text": z.literal("Business"),
        "itunes:category": z.object({ "@text": z.literal("Management") }),
      }),
      "itunes:explicit": yesNo,
      "itunes:image": z.object({ "@href": absolute.regex(/\.(png|jpe?g)$/) }),
      "itunes:author": z.string().min(1),
      "itunes:type": z.enum(["episodic", "serial"]),
      "itunes:owner": z.object({ "itunes:name": z.string(), "itunes:email": z.email() }),
      "podcast:guid": z.uuid({ version: "v5" }),
      "podcast:locked": z.object({ "@owner": z.email(), "#": z.enum(["yes", "no"]) }),
      "podcast:person": z.object({ "@role": z.literal("host"), "@href": absolute, "#": z.string() }),
      item: z.union([item, z.array(item)]).optional(),
    }),
  }),
});

const read = (xml: string) => checker.parse(readXml(xml)).rss.channel;
const feed = (episodes: readonly FeedEpisode[]) => podcastFeed({ origin, description: "A show", guid, episodes });

test("the feed has every tag that PSP-1 and Apple demand", () => {
  const found = item.parse(read(feed([heard])).item);
  expect(found.enclosure).toEqual({
    "@url": `${origin}/media/audio/a.mp3`,
    "@length": "702534",
    "@type": "audio/mpeg",
  });
  expect(found.title).toBe(episode.title);
  expect(found["podcast:person"]["#"]).toBe(episode.guestName);
  expect(found.guid["#"]).toBe("episode-14");
});

test("two episodes, none, and one without number, guest, transcript or duration are valid too", () => {
  expect(read(feed([heard, { ...heard, episode: { ...episode, id: 13, number: 41 } }])).item).toHaveLength(2);
  expect(read(feed([])).item).toBeUndefined();
  const bare = { ...heard, episode: { ...episode, number: 0, guestName: "" } };
  const recording = { ...heard.recording, seconds: undefined, transcriptPath: undefined, chaptersPath: undefined };
  const xml = feed([{ ...bare, recording }]);
  expect(xml).not.toMatch(/itunes:episode>|itunes:duration|role="guest"|podcast:transcript|podcast:chapters/);
});

test.each([
  "<language>en</language>",
  /<podcast:guid>.*<\/podcast:guid>/,
  /<atom:link [^>]*>/,
  /length="\d+"/,
  /<podcast:locked.*<\/podcast:locked>/,
  /<itunes:explicit>false<\/itunes:explicit>/,
])("the checker misses %s", (part) => {
  expect(() => read(feed([heard]).replace(part, ""))).toThrow();
});

test("show notes hold lists, and nothing of a text becomes markup", () => {
  const notes = item.parse(read(feed([heard])).item)["content:encoded"];
  expect(notes).toContain("<li>First &lt;b&gt;</li><li>Second</li>");
});

test("the show's identifier is the UUID that Podcasting 2.0 prescribes", () => {
  expect(podcastGuid("https://mp3s.nashownotes.com/pc20rss.xml")).toBe("917393e3-1b1e-5cef-ace4-edaa54e1f810");
  expect(podcastGuid("http://mp3s.nashownotes.com/pc20rss.xml/")).toBe("917393e3-1b1e-5cef-ace4-edaa54e1f810");
  // RFC 9562, appendix A.4.
  expect(uuidV5("6ba7b810-9dad-11d1-80b4-00c04fd430c8", "www.example.com")).toBe(
    "2ed6657d-e927-568b-95e1-2665a8aea6a2",
  );
});
