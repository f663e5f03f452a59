import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultSite, siteOf } from "../../facts/site.ts";
import { coverInAccent, drawArticleCover } from "../../features/articles/draw-cover.server.ts";
import { drawOwnChartCard } from "../../features/roi/draw-own-chart.server.ts";
import { accentsOf, coloursOf } from "../../features/settings/look/accent.ts";
import { createPictureStore } from "../../server-context/pictures/picture-store.server.ts";
import { wordsIn } from "../../words/words-in.server.ts";
import { type CardFacts, cardFacts } from "./card-facts.ts";
import { cardInAccent, createCards } from "./cards.server.ts";
import { drawCard, drawPodcastCover } from "./draw-card.server.ts";
import { createRecentPictures } from "./recent-pictures.server.ts";

const page = {
  kind: "page",
  title: "About",
  mark: "Company",
  seed: "/about",
  category: "",
  guest: "",
  number: "",
} as const;

test("a page's card has its mark and compass needle in the owner's accent", async () => {
  const { svg } = await drawCard(defaultSite, page, "www.example.com");
  expect(svg).toContain("#f79b5c");
  expect(cardInAccent(defaultSite, svg)).toBe(svg);
  const drawn = cardInAccent(siteOf({ colours: coloursOf("#5b2a86", "").colours }), svg);
  expect(drawn).not.toContain("#f79b5c");
  expect(drawn).toContain(accentsOf("#5b2a86", "").deep.accent);
});

test("a cover has the accent in both themes, and nothing else changes", () => {
  const site = siteOf({ colours: coloursOf("#5b2a86", "#f0c020").colours });
  expect(coverInAccent(site, "<path fill='#45556A'/><path fill='#a5b4c2'/><path fill='#fbfaf6'/>")).toBe(
    "<path fill='#5b2a86'/><path fill='#f0c020'/><path fill='#fbfaf6'/>",
  );
});

test.each(["Healthcare", "Logistics", "Financial Services", ""])(
  "the card of an article about %j shows the chart of its cover, with its names",
  async (category) => {
    const article = { slug: "größe", title: "Four copies, one truth", category };
    const seed = `/blog/${encodeURIComponent(article.slug)}`;
    const facts: CardFacts = { ...page, kind: "article", title: article.title, category, seed };
    const lines = (svg: string) =>
      [...svg.matchAll(/<path class="c-(?:land|lead|name)[^>]*>/g)].map(([line]) => line).join("");
    const { svg } = await drawCard(defaultSite, facts, "www.example.com");
    expect(lines(svg)).toContain("c-name");
    expect(lines(svg)).toBe(lines(drawArticleCover(defaultSite, article)));
  },
);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "cards-"));
});
afterAll(() => rm(folder, { recursive: true }));

const html = (title: string, data = "") =>
  `<head><meta property="og:title" content="${title}"/><script type="application/ld+json">${data}</script></head>`;
const german = siteOf({ site: { language: "de" } }, {}, { words: wordsIn("de") });
const graph = (item: object) => JSON.stringify({ "@context": "https://schema.org", "@graph": [item] });

test("a card has the text of its page", () => {
  expect(cardFacts(defaultSite, html("A &amp; B"), "/about")).toMatchObject({ kind: "page", title: "A & B", mark: "" });
  expect(
    cardFacts(defaultSite, html("T", graph({ "@type": "Article", articleSection: "Logistics" })), "/blog/a"),
  ).toMatchObject({
    kind: "article",
    category: "Logistics",
  });
  const episodeGraph = graph({ "@type": "PodcastEpisode", episodeNumber: 7, contributor: { name: "A Guest" } });
  expect(cardFacts(defaultSite, html("T", episodeGraph), "/episode/1")).toMatchObject({
    kind: "episode",
    mark: "Episode 7 with A Guest",
  });
  expect(cardFacts(german, html("T", episodeGraph), "/episode/1").mark).toBe("Folge 7 mit A Guest");
  expect(cardFacts(defaultSite, html("T", "{broken"), "/x")).toMatchObject({ kind: "page", title: "T" });
});

test.each([
  ["", "page"],
  ["x".repeat(400), "article"],
  ["Straße <b> & ]]> Łódź 東京 🌊", "episode"],
] as const)("a title like %j can be drawn", async (title, kind) => {
  const facts: CardFacts = { kind, title, mark: "M", seed: "/x", category: "", guest: "A B", number: "1" };
  expect((await drawCard(defaultSite, facts, "www.example.com")).svg).toContain('width="1200" height="630"');
});

function openCards(page: { status: number; body: string }, store = createPictureStore(folder), site = defaultSite) {
  const failures: string[] = [];
  const cards = createCards({
    site: () => site,
    siteUrl: "https://www.example.com",
    store,
    page: async () => ({ status: page.status, headers: { "Content-Type": "text/html" }, body: Buffer.from(page.body) }),
    logo: { read: async () => undefined, versions: async () => [] },
    drawArtwork: async () => undefined,
    fallback: () => Buffer.from("fallback"),
    onFailure: (failed) => failures.push(failed),
  });
  return { cards, failures };
}
const request = (headers = {}) => new Request("https://www.example.com/cards/about.png", { headers });

test("a card is a PNG of 1200 by 630, drawn once, and answered with 304 when unchanged", async () => {
  const { cards } = openCards({ status: 200, body: html("About") });
  const response = await cards.card(request(), "/cards/about.png");
  const picture = Buffer.from(await response.arrayBuffer());
  expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(await readdir(folder)).toHaveLength(1);
  const etag = response.headers.get("etag") ?? "";
  expect((await cards.card(request({ "If-None-Match": etag }), "/cards/about.png")).status).toBe(304);
  expect(await readdir(folder)).toHaveLength(1);
});

test("the site's card and the podcast's cover have the owner's names", async () => {
  const siteCard = async (site = defaultSite) =>
    (await openCards({ status: 200, body: "" }, undefined, site).cards.siteCard(request())).headers.get("etag");
  const [card, cover] = [await siteCard(), await drawPodcastCover(defaultSite)];
  for (const change of [{ brand: "Nord" }, { tagline: "Charts for nights" }, { role: "Pilot" }]) {
    expect(await siteCard(siteOf({ site: change }))).not.toBe(card);
  }
  for (const change of [{ name: "Anna" }, { podcastName: "The Night Desk" }]) {
    expect(await drawPodcastCover(siteOf({ site: change }))).not.toEqual(cover);
  }
});

test("the card of a calculation shows its chart, is drawn when that is allowed, and leaves nothing on the disk", async () => {
  const { cards } = openCards({ status: 404, body: "" }, createPictureStore(path.join(folder, "calculations")));
  const chart = { industry: "logistics", size: 4, hours: 8, course: 0 } as const;
  const expected = { chart, title: "$2.6M to $5.2M a year", mark: "Estimated return, before costs" };
  const { svg } = await drawCard(defaultSite, { ...page, ...expected, kind: "calculation" }, "www.example.com");
  expect(svg).toContain(drawOwnChartCard(defaultSite, chart, { width: 520, height: 630 }).split("</style>")[1]?.trim());
  let checks = 0;
  const card = (isAllowed: boolean) => {
    const mayDraw = async () => {
      checks += 1;
      return isAllowed;
    };
    return cards.calculationCard(request(), expected, mayDraw);
  };
  const rejected = await card(false);
  expect([rejected.status, rejected.headers.get("location")]).toEqual([302, "/cards/roi-calculator.png"]);
  const picture = Buffer.from(await (await card(true)).arrayBuffer());
  expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect((await card(false)).status).toBe(200);
  expect(checks).toBe(2);
  await expect(readdir(path.join(folder, "calculations"))).rejects.toThrow("ENOENT");
});

test("the chart of a calculation is a PNG for emails, drawn when that is allowed", async () => {
  const { cards } = openCards({ status: 404, body: "" });
  const chart = { industry: "logistics", size: 4, hours: 8, course: 0 } as const;
  const picture = (isAllowed: boolean) => cards.ownChart(request(), chart, async () => isAllowed);
  expect((await picture(false)).status).toBe(429);
  const drawn = Buffer.from(await (await picture(true)).arrayBuffer());
  expect(await sharp(drawn).metadata()).toMatchObject({ format: "png", width: 840, height: 440 });
  expect((await picture(false)).status).toBe(200);
});

test("recent pictures are bounded, and a failure isn't remembered", async () => {
  const store = createRecentPictures(2);
  const draw = (text: string) => store.get(text, async () => Buffer.from(text));
  await Promise.all(["a", "b", "c"].map(draw));
  expect(["a", "b", "c"].map((text) => store.has(text))).toEqual([false, true, true]);
  await expect(store.get("d", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect((await draw("d")).picture.toString()).toBe("d");
});

test("a missing page has no card", async () => {
  const { cards } = openCards({ status: 404, body: html("Page Not Found") });
  expect((await cards.card(request(), "/cards/nothing.png")).status).toBe(404);
  expect((await cards.card(request(), "/cards/")).status).toBe(404);
});

test("when drawing fails the fallback card is sent and the failure is reported", async () => {
  const broken = { get: async () => Promise.reject(new Error("no memory")) };
  const { cards, failures } = openCards({ status: 200, body: html("About") }, broken);
  const response = await cards.card(request(), "/cards/about.png");
  expect(await response.text()).toBe("fallback");
  expect(response.headers.get("cache-control")).toContain("max-age=60");
  expect(failures).toEqual(["/cards/about.png"]);
});

test("concurrent requests share a drawing, and different pictures are drawn one at a time", async () => {
  const store = createPictureStore(path.join(folder, "crowd"));
  let drawn = 0;
  let active = 0;
  const draw = async () => {
    active += 1;
    drawn += 1;
    expect(active).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    active -= 1;
    return Buffer.from("picture");
  };
  await Promise.all(["a", "a", "a", "b"].map((subject) => store.get(subject, draw)));
  expect(drawn).toBe(2);
  await expect(store.get("c", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect((await store.get("d", draw)).picture.toString()).toBe("picture");
});
