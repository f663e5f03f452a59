import { describe, expect, it } from "vitest";
import { defaultSite, siteOf } from "../../facts/site.ts";
import { wordsIn } from "../../words/words-in.server.ts";
import type { Article } from "./article.ts";
import { readableArticle, sanitiseArticle } from "./readable-html.server.ts";

const empty: Article = {
  id: 1,
  slug: "a",
  title: "A",
  summary: "",
  category: "",
  author: "",
  publicationDate: "2026-01-01T00:00:00.000Z",
  featuredImageUrl: null,
  featuredImageUrl2: null,
  featuredImageAlt2: "",
  readingMinutes: 1,
  introduction: "",
  section1: "",
  section2: "",
  section3: "",
  conclusion: "",
  cta: null,
  searchTitle: "",
  seoDescription: "",
  canonicalUrl: "",
  keywords: "",
  updatedAt: "2026-01-01T00:00:00.000Z",
  revisedAt: null,
};

const read = (fields: Partial<Article>) => readableArticle(defaultSite, { ...empty, ...fields });

describe("headings of an article", () => {
  it("become links to themselves and the list of contents, across all parts", () => {
    const { section1, section2, headings } = read({
      section1: "<h2>Prüfung &amp; <em>Freigabe</em></h2><h3>Why?</h3><h4>no</h4>",
      section2: "<h2>Why?</h2>",
    });
    expect(section1).toBe(
      '<h2 id="prufung-freigabe"><a class="anchor" href="#prufung-freigabe">Prüfung &amp; <em>Freigabe</em></a></h2><h3 id="why"><a class="anchor" href="#why">Why?</a></h3><h4>no</h4>',
    );
    expect(section2).toContain('<h2 id="why-2">');
    expect(headings).toEqual([
      { id: "prufung-freigabe", text: "Prüfung & Freigabe", level: 2 },
      { id: "why", text: "Why?", level: 3 },
      { id: "why-2", text: "Why?", level: 2 },
    ]);
  });

  it("keep links inside them and avoid ids of the page itself", () => {
    const { section1, section2 } = read({
      section1: '<h2>See <a href="/b">b</a></h2><h2>Main</h2><h2>!</h2><h2></h2>',
      section2: "<h2>Site facts</h2><h2>Site look</h2><h2>Account menu</h2>",
    });
    expect(section1).toContain(
      'See <a href="/b">b</a><a class="anchor" href="#see-b" aria-label="Link to this section"></a>',
    );
    expect(section1).toContain('id="main-2"');
    for (const id of ["site-facts-2", "site-look-2", "account-menu-2"]) expect(section2).toContain(`id="${id}"`);
    expect(section1).toContain('id="section"');
    expect(section1).toContain("<h2></h2>");
  });

  it("in a call to action are not listed", () => {
    const { cta, headings } = read({ cta: "<h2>Book</h2>" });
    expect([cta, headings]).toEqual(["<h2>Book</h2>", []]);
  });
});

describe("tables of an article", () => {
  it("scroll in a box with a unique name", () => {
    const table = (caption: string) => `<table>${caption}<tr><td>1</td></tr></table>`;
    const { section1, section2 } = read({
      section1: table("<caption>A &quot;b&quot;</caption>") + table(""),
      section2: table(""),
    });
    expect(section1).toContain(
      '<div class="table-box" role="region" tabindex="0" aria-label="Table: A &quot;b&quot;"><table>',
    );
    expect(section1).toContain('aria-label="Table 2"');
    expect(section2).toContain('aria-label="Table 3"');
  });

  it("nested in a table stay in its box", () => {
    const { section1 } = read({ section1: "<table><tr><td><table><tr><td>1</td></tr></table></td></tr></table>" });
    expect(section1.match(/table-box/g)).toHaveLength(1);
    expect(section1).toMatch(/<\/table><\/td><\/tr><\/table><\/div>$/);
  });
});

it("adds texts in the site's language, and translates those stored with a player", () => {
  const german = siteOf({ site: { language: "de" } }, {}, { words: wordsIn("de") });
  const video = "https://vimeo.com/7";
  const { section1 } = readableArticle(german, {
    ...empty,
    section1: `<h2>See <a href="/b">b</a></h2><table><tr><td>1</td></tr></table><img src="https://x.example/a.png" alt=""><figure data-embed="${video}"><a href="${video}">Watch on Vimeo</a></figure>`,
  });
  const added = ["Link zu diesem Abschnitt", "Tabelle 1", "Bild (auf x.example)", "Ansehen bei Vimeo"];
  expect(added.filter((text) => !section1.includes(text))).toEqual([]);
});

it("says who an embedded episode is with in the site's language", () => {
  const german = siteOf({ site: { language: "de" } }, {}, { words: wordsIn("de") });
  const episodes = { 7: { id: 7, label: "Folge 7", title: "Loten", guest: "Ada Berg", track: null } };
  const article = { ...empty, section1: '<figure data-embed="/episode/7"><a href="/episode/7">Loten</a></figure>' };
  expect(readableArticle(german, article, episodes).section1).toContain("<small>Folge 7, mit Ada Berg</small>");
});

describe("pictures of an article", () => {
  it("load lazily if from this site and become links if from others", () => {
    const { section1 } = read({
      section1:
        '<img src="/media/a.png" alt="b"><img src="https://x.example/a.png?b=1&amp;c=2" alt="Chart"><a href="/l"><img src="https://x.example/a.png" alt="in a link"></a>',
    });
    expect(section1).toBe(
      '<img src="/media/a.png" alt="b" loading="lazy" decoding="async"><a href="https://x.example/a.png?b=1&amp;c=2" rel="noopener">Chart (on x.example)</a><a href="/l">in a link</a>',
    );
  });
});

it("offers the other formats of a library picture and reserves its space", () => {
  const url = "/media/uploads/0123456789abcdef01234567/harbour-960x600.jpg";
  const { introduction } = read({ introduction: `<p><img src="${url}" alt="A harbour"></p>` });
  expect(introduction).toContain('<source type="image/avif" srcset="');
  expect(introduction).toContain("harbour-480.avif 480w, ");
  expect(introduction).toContain('alt="A harbour" width="960" height="600" loading="lazy"');
});

describe("cards of an article", () => {
  const picture = (name: string) => `<img src="/media/${name}.jpg" alt="${name}" />`;
  const gallery = (...names: string[]) => `<figure data-card="gallery">${names.map(picture).join("")}</figure>`;
  const toggle = "<details><summary>More <em>on it</em></summary><p>Folded</p></details>";
  const introduction = `${gallery("a", "b", "c")}${toggle}<p data-card="button"><a href="/contact">Ask</a></p>`;

  it("are styled on its page: the button like those of the site, the gallery in rows of three or two", () => {
    const article = read({ introduction, section1: gallery("a", "b", "c", "d") });
    expect(article.introduction).toContain('<a href="/contact" class="btn btn-primary">Ask</a>');
    expect(article.introduction).toContain('<figure data-card="gallery" data-columns="3"><img src="/media/a.jpg"');
    expect(article.introduction).toContain(toggle);
    expect(article.section1).not.toContain("data-columns");
  });

  it("load no larger picture than their slot needs", () => {
    const url = "/media/uploads/0123456789abcdef01234567/a-1600x900.jpg";
    const bookmark = `<figure data-card="bookmark"><img src="${url}" alt="" /><p><a href="https://a.example/">A</a></p></figure>`;
    const { introduction: html } = read({ introduction: bookmark });
    expect(html).toContain('sizes="200px"');
    expect(html).toContain('width="1600" height="900" loading="lazy"');
  });

  it("lose markup that would break once pictures of other sites become links", () => {
    const far = '<img src="https://a.example/b.jpg" alt="b" />';
    const cards = `<figure data-card="bookmark">${far}<p><a href="/a">A</a></p></figure><figure data-card="gallery">${far}${picture("c")}</figure>`;
    const { introduction: html } = read({ introduction: cards });
    expect(html).toMatch(/^<figure data-card="bookmark"><p><a href="\/a">A<\/a><\/p><\/figure><figure><a href="https:/);
    expect(html).toContain('<img src="/media/c.jpg"');
  });

  it("have their toggles open in feeds and Markdown", () => {
    const { introduction: sanitised } = sanitiseArticle(defaultSite, { ...empty, introduction }, {});
    expect(sanitised).toContain("<p><strong>More <em>on it</em></strong></p><p>Folded</p>");
    expect(sanitised).not.toMatch(/<details|<summary/);
  });
});
