import { parseRssFeed } from "feedsmith";
import { expect, test } from "vitest";
import { defaultSite, siteOf } from "../facts/site.ts";
import type { Episode } from "../features/episodes/episode.ts";
import { storedFactsOf } from "../features/settings/setting-facts.ts";
import { podcastFeed } from "./podcast-feed.ts";
import type { FeedEpisode } from "./podcast-item.ts";
import { checkPodcastFeed } from "./testing/podcast-checker.ts";
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
const withRecording: FeedEpisode = {
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

const feed = (episodes: readonly FeedEpisode[], site = defaultSite) => podcastFeed(site, { origin, guid, episodes });
const only = (input: FeedEpisode, site = defaultSite) => {
  const [item] = checkPodcastFeed(feed([input], site)).items;
  if (!item) throw new Error("The feed has no item");
  return item;
};

test("the feed has every tag that PSP-1 and Apple require", () => {
  const item = only(withRecording);
  expect(item.enclosure).toEqual({
    "@url": `${origin}/media/audio/a.mp3`,
    "@length": "702534",
    "@type": "audio/mpeg",
  });
  expect(item).toMatchObject({
    title: episode.title,
    guid: { "#": "episode-14" },
    "itunes:duration": "88",
    "itunes:episode": "42",
    "podcast:person": { "@href": `${origin}/guest/a-guest-co`, "#": episode.guestName },
    "podcast:transcript": { "@url": `${origin}/media/audio/a.vtt` },
    "podcast:chapters": { "@url": `${origin}/media/audio/a.chapters.json` },
  });
});

test("another feed reader finds the show, the recording and all Podcasting 2.0 tags", () => {
  const read = parseRssFeed(feed([withRecording]));
  expect(read.podcast).toMatchObject({ guid, medium: "podcast", locked: { value: true } });
  expect(read.atom?.links?.[0]).toMatchObject({ href: `${origin}/podcast/feed.xml`, rel: "self" });
  expect(read.items).toMatchObject([
    {
      title: episode.title,
      guid: { value: "episode-14", isPermaLink: false },
      enclosures: [{ url: `${origin}/media/audio/a.mp3`, length: 702_534, type: "audio/mpeg" }],
      itunes: { episode: 42, duration: 88, episodeType: "full" },
      podcast: {
        transcripts: [{ url: `${origin}/media/audio/a.vtt`, type: "text/vtt", rel: "captions" }],
        chapters: { url: `${origin}/media/audio/a.chapters.json`, type: "application/json+chapters" },
        persons: [{ display: episode.guestName, role: "guest" }],
      },
    },
  ]);
});

test("the owner's facts about the show are in the feed, which still passes the checker", () => {
  const email = "show@example.com";
  const site = siteOf(
    storedFactsOf({
      podcast: { description: "Notes & <quotes>", category: "Society & Culture: Documentary", explicit: "Yes", email },
    }),
  );
  const { channel } = checkPodcastFeed(feed([withRecording], site));
  expect(channel).toMatchObject({
    description: "Notes & <quotes>",
    "itunes:category": { "@text": "Society & Culture", "itunes:category": { "@text": "Documentary" } },
    "itunes:explicit": "true",
    "itunes:owner": { "itunes:email": email },
    "podcast:locked": { "@owner": email, "#": "yes" },
  });
  expect(only(withRecording, site)["itunes:explicit"]).toBe("true");
});

test("further categories follow the first, and subcategories of one category stay together", () => {
  const chosen = { category: "Business: Management", category2: "Technology", category3: "Business: Careers" };
  const site = siteOf(storedFactsOf({ podcast: { ...chosen, locked: "No" } }));
  const { channel } = checkPodcastFeed(feed([], site));
  expect(channel["podcast:locked"]["#"]).toBe("no");
  expect(channel["itunes:category"]).toEqual([
    { "@text": "Business", "itunes:category": [{ "@text": "Management" }, { "@text": "Careers" }] },
    { "@text": "Technology" },
  ]);
});

test("an episode's identifier never changes with its other fields", () => {
  const changed = { ...episode, title: "New", episode: "Episode 7", number: 7, audioPlayer: "/media/audio/b.mp3" };
  const moved = podcastFeed(defaultSite, {
    origin: "https://new.example.com",
    guid,
    episodes: [{ episode: changed, recording: { ...withRecording.recording, path: "/media/audio/b.mp3" } }],
  });
  expect(checkPodcastFeed(moved).items[0]?.guid).toEqual(only(withRecording).guid);
});

test("feeds with two episodes, none, or one with missing fields are valid", () => {
  const second = {
    episode: { ...episode, id: 13, number: 41 },
    recording: { ...withRecording.recording, path: "/media/audio/b.mp3" },
  };
  expect(checkPodcastFeed(feed([withRecording, second])).items).toHaveLength(2);
  expect(checkPodcastFeed(feed([])).items).toEqual([]);
  const recording = {
    ...withRecording.recording,
    seconds: undefined,
    transcriptPath: undefined,
    chaptersPath: undefined,
  };
  const bare = { episode: { ...episode, number: 0, guestName: "", summary: "" }, recording };
  expect(only(bare).description).toBe(episode.title);
  expect(feed([bare])).not.toMatch(/itunes:episode>|itunes:duration|role="guest"|podcast:transcript|podcast:chapters/);
});

test("a remote recording is enclosed by its own URL, with length 0 while unknown", () => {
  const path = "https://cdn.example/18.mp3?a=1&b=2";
  const elsewhere = { ...withRecording, recording: { ...withRecording.recording, path } };
  expect(only(elsewhere).enclosure).toEqual({ "@url": path, "@length": "702534", "@type": "audio/mpeg" });
  const unknown = { ...withRecording, recording: { ...withRecording.recording, path, bytes: undefined } };
  expect(only(unknown).enclosure).toMatchObject({ "@url": path, "@length": "0" });
});

test("a transcript without times is plain text, not captions", () => {
  const plain = { ...withRecording, recording: { ...withRecording.recording, transcriptPath: "/media/audio/a.txt" } };
  expect(only(plain)["podcast:transcript"]).toEqual({
    "@url": `${origin}/media/audio/a.txt`,
    "@type": "text/plain",
    "@language": "en",
  });
});

test("long titles and descriptions are truncated to players' limits, at a complete character", () => {
  const item = only({
    ...withRecording,
    episode: { ...episode, title: "x".repeat(400), summary: "ü€😀".repeat(900) },
  });
  expect(item.title).toHaveLength(255);
  expect(Buffer.byteLength(item.description)).toBeGreaterThan(3980);
  expect(item.description).toMatch(/^[ü€😀]+…$/u);
});

const requiredTags = [
  ...["title", "link", "description", "language", "copyright"],
  ...["itunes:author", "itunes:type", "itunes:explicit", "itunes:owner", "itunes:category"],
  ...["podcast:guid", "podcast:medium", "podcast:locked", "podcast:person"],
];

test.each(requiredTags)("the checker reports a missing <%s> of the show", (name) => {
  const xml = feed([]);
  const without = xml.replace(new RegExp(`<${name}[ >][\\s\\S]*?</${name}>\\n(?!</${name}>)`), "");
  expect(without).not.toBe(xml);
  expect(() => checkPodcastFeed(without)).toThrow();
});

test.each(["atom:link", "itunes:image"])("the checker reports a missing <%s/> of the show", (name) => {
  const xml = feed([]);
  const without = xml.replace(new RegExp(`<${name} [^>]*/>`), "");
  expect(without).not.toBe(xml);
  expect(() => checkPodcastFeed(without)).toThrow();
});

const itemTags = ["title", "link", "guid", "pubDate", "description", "content:encoded", "itunes:title"];
const moreItemTags = ["itunes:episodeType", "itunes:explicit", "enclosure", "itunes:image"];

test.each([...itemTags, ...moreItemTags])("the checker reports a missing <%s> of an episode", (name) => {
  const [head = "", tail = ""] = feed([withRecording]).split(/(?=<item>)/);
  const without = tail.replace(new RegExp(`<${name}(?: [^>]*/>|[ >][^]*?</${name}>)`), "");
  expect(without).not.toBe(tail);
  expect(() => checkPodcastFeed(head + without)).toThrow();
});

test.each([
  ["an invalid length", /length="\d+"/, 'length="x"'],
  ["a type other than audio", 'type="audio/mpeg"', 'type="text/html"'],
  ["a relative URL", `url="${origin}/media`, 'url="/media'],
  ["a date in another format", /<pubDate>[^<]*/, "<pubDate>2026-01-02"],
  ["chapters as plain JSON", "application/json+chapters", "application/json"],
  ["a transcript as plain text", 'type="text/vtt"', 'type="text/plain"'],
  ["a category as text", '<itunes:category text="Business">', "<itunes:category>Business"],
  ["'clean' as explicit", "<itunes:explicit>false", "<itunes:explicit>clean"],
  ["a picture in another format", "/podcast/cover.png", "/podcast/cover.webp"],
  ["a copyright sign", "<copyright>", "<copyright>© 2026 "],
  ["a misspelt namespace", "https://podcastindex.org/namespace/1.0", "https://podcastindex.org/namespace"],
  ["a space around a title", "<itunes:title>", "<itunes:title> "],
  ["an unescaped ampersand", "&amp;", "&"],
])("the checker rejects %s", (_, part, other) => {
  const xml = feed([withRecording]);
  const wrong = xml.replace(part, other);
  expect(wrong).not.toBe(xml);
  expect(() => checkPodcastFeed(wrong)).toThrow();
});

test("the checker rejects two episodes with the same identifier or audio", () => {
  expect(() => checkPodcastFeed(feed([withRecording, withRecording]))).toThrow("Two items share");
  expect(() => checkPodcastFeed(feed([withRecording, { ...withRecording, episode: { ...episode, id: 13 } }]))).toThrow(
    "Two items",
  );
});

test("an episode has its season and soundbites", () => {
  const item = only({
    ...withRecording,
    episode: { ...episode, season: 2, soundbites: "1:13.5 60 What a <pilot> knows" },
  });
  expect(item).toMatchObject({
    "itunes:season": "2",
    "podcast:season": "2",
    "podcast:soundbite": { "@startTime": "73.5", "@duration": "60", "#": "What a <pilot> knows" },
  });
  expect(only(withRecording)).not.toHaveProperty("itunes:season");
});

test("an episode can be a trailer or a bonus, and have its own explicit flag", () => {
  const explicitShow = siteOf(storedFactsOf({ podcast: { explicit: "Yes" } }));
  const expectItem = (changes: Partial<Episode>, site = defaultSite) => {
    const [item] = parseRssFeed(feed([{ ...withRecording, episode: { ...episode, ...changes } }], site)).items ?? [];
    return [item?.itunes?.episodeType, item?.itunes?.explicit];
  };
  expect(expectItem({})).toEqual(["full", false]);
  expect(expectItem({ kind: "trailer", explicit: true })).toEqual(["trailer", true]);
  expect(expectItem({ kind: "bonus" }, explicitShow)).toEqual(["bonus", true]);
  expect(expectItem({ explicit: false }, explicitShow)).toEqual(["full", false]);
});

test("another feed reader finds key insights, links and formatting in the show notes", () => {
  const richNotes = { about_guest: '<p>Of <a href="/guest/ada">the <em>Ada</em></a></p>' };
  const conclusion = "First.\n\nSee https://a.example/b.";
  const [item] = parseRssFeed(feed([{ ...withRecording, episode: { ...episode, conclusion, richNotes } }])).items ?? [];
  expect(item?.content?.encoded).toBe(
    "<p>What we talked about</p><p>Why CEOs Think This is Important</p><ol><li>One</li></ol>" +
      '<p>Key Insights</p><p>First.</p><p>See <a href="https://a.example/b">https://a.example/b</a>.</p>' +
      "<p>Key Takeaways</p><ul><li>First &lt;b&gt;</li><li>Second</li></ul>" +
      `<p>About the Guest</p><p>Of <a href="${origin}/guest/ada">the <em>Ada</em></a></p>` +
      `<p><a href="${origin}/episode/14">${origin}/episode/14</a></p>`,
  );
});

test("show notes contain lists, and text never becomes markup", () => {
  const notes = only(withRecording)["content:encoded"];
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
