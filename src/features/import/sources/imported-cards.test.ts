import { describe, expect, it, test } from "vitest";
import { escapeHtml } from "../../../lib/plain-text.ts";
import { storedHtml } from "../../content-drafts/stored-html.server.ts";
import { ghostRules } from "./ghost-cards.ts";
import { lexicalToHtml } from "./ghost-documents.ts";
import { portableHtml } from "./portable-html.ts";
import { substackRules } from "./substack-blocks.ts";
import { wordPressRules } from "./wordpress-blocks.ts";

const stored = (html: string) => storedHtml(html).replaceAll(/\n\s*/g, "");

function ghost(html: string) {
  const notes = new Set<string>();
  return stored(portableHtml(html, [ghostRules(notes)], notes));
}

function lexical(node: object) {
  const notes = new Set<string>();
  return ghost(lexicalToHtml(JSON.stringify({ root: { type: "root", children: [node] } }), notes));
}

function substack(html: string) {
  const notes = new Set<string>();
  return { html: stored(portableHtml(html, [substackRules(notes)], notes)), notes: [...notes] };
}

function wordPress(html: string) {
  const notes = new Set<string>();
  return stored(portableHtml(html, [wordPressRules(notes)], notes));
}

const picture = (name: string) =>
  `<div class="kg-gallery-image"><img src="/${name}.jpg" width="1200" height="800" loading="lazy" alt="${name}" srcset="/s/${name}.jpg 600w" sizes="100vw"></div>`;

const bookmark = `<figure class="kg-card kg-bookmark-card kg-card-hascaption"><a class="kg-bookmark-container" href="https://www.tides.example/a?b=1&amp;c=2">
  <div class="kg-bookmark-content"><div class="kg-bookmark-title">Tides &amp; time</div><div class="kg-bookmark-description">How water moves</div>
  <div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://www.tides.example/icon.png" alt=""><span class="kg-bookmark-author">The Tide</span>
  <span class="kg-bookmark-publisher">Ben Pilot</span></div></div>
  <div class="kg-bookmark-thumbnail"><img src="https://www.tides.example/t.jpg" alt="" onerror="this.style.display = 'none'"></div></a>
  <figcaption><p><span style="white-space: pre-wrap;">Read this</span></p></figcaption></figure>`;

const file = (href: string) =>
  `<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="${href}" title="Download" download=""><div class="kg-file-card-contents">
  <div class="kg-file-card-title">The chart</div><div class="kg-file-card-caption">Of last year</div><div class="kg-file-card-metadata">
  <div class="kg-file-card-filename">chart.pdf</div><div class="kg-file-card-filesize">12 KB</div></div></div>
  <div class="kg-file-card-icon"><svg viewBox="0 0 24 24"><title>download-circle</title></svg></div></a></div>`;

const ghostButton = (href: string, label = "Ask &amp; book") =>
  `<div class="kg-card kg-button-card kg-align-center"><a href="${href}" class="kg-btn kg-btn-accent">${label}</a></div>`;

describe("Ghost cards", () => {
  it.each([
    [
      "a gallery",
      `<figure class="kg-card kg-gallery-card kg-width-wide kg-card-hascaption"><div class="kg-gallery-container"><div class="kg-gallery-row">${picture("a")}${picture("b")}</div></div><figcaption><p><span style="white-space: pre-wrap;">Two piers</span></p></figcaption></figure>`,
      '<figure data-card="gallery"><img src="/a.jpg" alt="a" width="1200" height="800" /><img src="/b.jpg" alt="b" width="1200" height="800" /><figcaption>Two piers</figcaption></figure>',
    ],
    [
      "a gallery of one picture",
      `<figure class="kg-card kg-gallery-card">${picture("a")}<figcaption>One</figcaption></figure>`,
      '<figure><img src="/a.jpg" alt="a" width="1200" height="800" /><figcaption>One</figcaption></figure>',
    ],
    ["a gallery without pictures", '<figure class="kg-card kg-gallery-card"><div></div></figure>', ""],
    [
      "a gallery of pictures that run",
      '<figure class="kg-card kg-gallery-card"><img src="javascript:alert(1)"><img src="data:text/html,x"><figcaption>c</figcaption></figure>',
      "<p>c</p>",
    ],
    [
      "a bookmark",
      bookmark,
      '<figure data-card="bookmark"><img src="https://www.tides.example/t.jpg" alt="" /><p><a href="https://www.tides.example/a?b=1&amp;c=2" rel="noopener">Tides &amp; time</a></p><p>How water moves</p><p><small>The Tide</small></p></figure><p>Read this</p>',
    ],
    [
      "a bookmark that runs",
      '<figure class="kg-card kg-bookmark-card"><a href=" java&#10;script:alert(1)"><div class="kg-bookmark-title">T &lt;b&gt;</div></a></figure>',
      "<p>T &lt;b&gt;</p>",
    ],
    ["a bookmark of nothing", '<figure class="kg-card kg-bookmark-card"></figure>', ""],
    [
      "a button",
      ghostButton("https://a.example/book"),
      '<p data-card="button"><a href="https://a.example/book" rel="noopener">Ask &amp; book</a></p>',
    ],
    ["a button that runs", ghostButton("javascript:alert(1)"), "<p>Ask &amp; book</p>"],
    ["a button that hides where it leads", ghostButton("https://own@a.example/"), "<p>Ask &amp; book</p>"],
    ["a button without words", ghostButton("/a", ""), ""],
    ["a button of Ghost's own screens", ghostButton("#/portal/signup"), ""],
    ["a link to Ghost's own screens", '<p>Please <a href="/#/portal/signup">join</a> us</p>', "<p>Please join us</p>"],
    [
      "a call to action",
      `<div class="kg-card kg-cta-card kg-cta-bg-grey kg-cta-immersive  kg-cta-has-img" data-layout="immersive">
        <div class="kg-cta-sponsor-label-wrapper"><div class="kg-cta-sponsor-label"><span style="white-space: pre-wrap;">SPONSORED</span></div></div>
        <div class="kg-cta-content"><div class="kg-cta-image-container"><a href="https://a.example/dock"><img src="/cta.jpg" alt="CTA Image" data-image-dimensions="9x9"></a></div>
        <div class="kg-cta-content-inner"><div class="kg-cta-text"><p><span style="white-space: pre-wrap;">Dry docks, </span><a href="https://b.example">cheap</a></p><p>Ask now.</p></div>
        <a href="https://a.example/dock" class="kg-cta-button " style="background-color: #000000;">
          Book a dock
        </a></div></div></div>`,
      '<p>SPONSORED</p><figure><a href="https://a.example/dock" rel="noopener"><img src="/cta.jpg" alt="" /></a></figure><p>Dry docks, <a href="https://b.example" rel="noopener">cheap</a></p><p>Ask now.</p><p data-card="button"><a href="https://a.example/dock" rel="noopener">Book a dock</a></p>',
    ],
    [
      "a call to action of text alone",
      '<div class="kg-card kg-cta-card kg-cta-minimal"><div class="kg-cta-content"><div class="kg-cta-content-inner"><div class="kg-cta-text"><p>Ask.</p></div></div></div></div>',
      "<p>Ask.</p>",
    ],
    [
      "a header",
      `<div class="kg-card kg-header-card kg-v2 kg-layout-split" data-background-color="#000000"><div class="kg-header-card-content"><picture><img class="kg-header-card-image" src="/h.jpg" srcset="/s/h.jpg 600w" loading="lazy" alt=""></picture>
        <div class="kg-header-card-text "><h2 id="tides" class="kg-header-card-heading" data-text-color="#FFFFFF"><span style="white-space: pre-wrap;">Tides</span></h2><p id="sub" class="kg-header-card-subheading"><b><strong>Every</strong></b> day</p>
        <a href="/tides" class="kg-header-card-button " data-button-color="#ffffff">See them</a></div></div></div>`,
      '<figure><img src="/h.jpg" alt="" /></figure><h2>Tides</h2><p><b><strong>Every</strong></b> day</p><p data-card="button"><a href="/tides">See them</a></p>',
    ],
    [
      "a header of the first version",
      '<div class="kg-card kg-header-card kg-width-full kg-style-image" data-kg-background-image="/h.jpg" style="background-image: url(/h.jpg)"><h2 class="kg-header-card-header" id="a">Tides</h2><h3 class="kg-header-card-subheader" id="b">Every day</h3><a class="kg-header-card-button" href="#/portal/signup">Join</a></div>',
      '<figure><img src="/h.jpg" alt="" /></figure><h2>Tides</h2><p>Every day</p>',
    ],
    [
      "a product",
      `<div class="kg-card kg-product-card"><div class="kg-product-card-container"><img src="/p.jpg" width="9" height="9" class="kg-product-card-image" loading="lazy">
        <div class="kg-product-card-title-container"><h4 class="kg-product-card-title"><span style="white-space: pre-wrap;">A compass</span></h4></div><div class="kg-product-card-rating">${["-active", "-active", "-active", "-active", ""].map((active) => `<span class="${active && `kg-product-card-rating${active}`} kg-product-card-rating-star"><svg></svg></span>`).join("")}</div>
        <div class="kg-product-card-description"><p>It <em>points</em>.</p><p>North.</p></div><a href="https://shop.example/1" class="kg-product-card-button" target="_blank"><span>Buy</span></a></div></div>`,
      '<figure><img src="/p.jpg" alt="A compass" width="9" height="9" /></figure><h4>A compass</h4><p>★★★★☆</p><p>It <em>points</em>.</p><p>North.</p><p data-card="button"><a href="https://shop.example/1" rel="noopener">Buy</a></p>',
    ],
    [
      "the text of a form to subscribe",
      `<div class="kg-card kg-signup-card kg-width-wide" data-lexical-signup-form style="display: none;"><picture><img class="kg-signup-card-image" src="/s.jpg" alt=""></picture><div class="kg-signup-card-content"><div class="kg-signup-card-text"><h2 class="kg-signup-card-heading">The log</h2><p class="kg-signup-card-subheading">Weekly, <a href="/about/">by us</a></p>
        <form class="kg-signup-card-form" data-members-form="signup"><input data-members-email="" type="email"><button class="kg-signup-card-button" type="submit"><span>Subscribe</span></button><div class="kg-signup-card-success">Thanks</div></form><p class="kg-signup-card-disclaimer">No spam.</p></div></div></div>`,
      '<figure><img src="/s.jpg" alt="" /></figure><h2>The log</h2><p>Weekly, <a href="/about/">by us</a></p><p>No spam.</p>',
    ],
    [
      "a callout",
      '<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">⚓</div><div class="kg-callout-text"><p><b><strong>Mind</strong></b> the <a href="/tide/">tide</a></p></div></div>',
      '<aside><p>⚓ <b><strong>Mind</strong></b> the <a href="/tide/">tide</a></p></aside>',
    ],
    [
      "a recording",
      '<div class="kg-card kg-audio-card"><img src="/t.jpg" alt="audio-thumbnail" class="kg-audio-thumbnail"><div class="kg-audio-player-container"><audio src="/content/media/a.mp3" preload="metadata"></audio><div class="kg-audio-title">Fog &amp; horn</div><div class="kg-audio-player"><button class="kg-audio-play-icon"></button><span class="kg-audio-current-time">0:00</span></div></div></div>',
      '<p><a href="/content/media/a.mp3">Fog &amp; horn</a></p>',
    ],
    [
      "a video",
      '<figure class="kg-card kg-video-card kg-card-hascaption" data-kg-thumbnail="/t.jpg"><div class="kg-video-container"><video src="/content/media/a.mp4" poster="https://img.example/s.png" playsinline></video><div class="kg-video-player">0:12</div></div><figcaption><p>At <b>sea</b></p></figcaption></figure>',
      '<p><a href="/content/media/a.mp4">a.mp4</a></p><p>At <b>sea</b></p>',
    ],
    [
      "a file",
      file("/content/files/2024/05/chart.pdf"),
      '<p data-card="file"><a href="/content/files/2024/05/chart.pdf">The chart</a> <small>PDF, 12 KB</small></p><p>Of last year</p>',
    ],
    ["a file without a link", file(""), "<p>The chart</p><p>Of last year</p>"],
    [
      "a toggle, with a card in it",
      `<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text"><span style="white-space: pre-wrap;">Why?</span></h4>
      <button class="kg-toggle-card-icon" aria-label="Expand"><svg></svg></button></div><div class="kg-toggle-content"><h4>No end of it</h4><p>So.</p>${ghostButton("/a")}</div></div>`,
      '<details><summary>Why?</summary><h4>No end of it</h4><p>So.</p><p data-card="button"><a href="/a">Ask &amp; book</a></p></details>',
    ],
    [
      "footnotes of two Markdown cards",
      [1, 2]
        .map(
          (
            card,
          ) => `<p>In ${card}<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup> and <sup class="footnote-ref"><a href="#fn1" id="fnref1:1">[1:1]</a></sup></p><hr class="footnotes-sep">
<section class="footnotes"><ol class="footnotes-list"><li id="fn1" class="footnote-item"><p>Note ${card} <a href="#fnref1" class="footnote-backref">↩︎</a> <a href="#fnref1:1" class="footnote-backref">↩︎</a></p>
</li></ol></section>`,
        )
        .join(""),
      '<p>In 1<sup><a href="#footnote-1" id="footnote-ref-1">[1]</a></sup> and <sup><a href="#footnote-1">[1]</a></sup></p>' +
        '<p>In 2<sup><a href="#footnote-2" id="footnote-ref-2">[2]</a></sup> and <sup><a href="#footnote-2">[2]</a></sup></p>' +
        '<ol><li id="footnote-1">Note 1 <a href="#footnote-ref-1">↑</a></li><li id="footnote-2">Note 2 <a href="#footnote-ref-2">↑</a></li></ol>',
    ],
  ])("convert %s", (_, html, expected) => {
    expect(ghost(html)).toBe(expected);
  });

  it.each([
    [
      "a gallery",
      {
        ...{ type: "gallery", caption: "Two" },
        images: [
          { fileName: "a.jpg", src: "/a.jpg", row: 0, width: 1200, height: 800, alt: "a" },
          { fileName: "b.jpg", src: "/b.jpg", row: 0, width: null, height: 800 },
        ],
      },
      '<figure data-card="gallery"><img src="/a.jpg" alt="a" width="1200" height="800" /><img src="/b.jpg" alt="" height="800" /><figcaption>Two</figcaption></figure>',
    ],
    [
      "a bookmark",
      {
        ...{ type: "bookmark", url: "https://www.tides.example/" },
        metadata: { icon: "", title: "Tides", description: "", author: "Ben", publisher: null, thumbnail: "/t.jpg" },
        caption: "Read this",
      },
      '<figure data-card="bookmark"><img src="/t.jpg" alt="" /><p><a href="https://www.tides.example/" rel="noopener">Tides</a></p><p><small>Ben</small></p></figure><p>Read this</p>',
    ],
    [
      "a button",
      { type: "button", buttonText: "Ask", alignment: "center", buttonUrl: "/contact" },
      '<p data-card="button"><a href="/contact">Ask</a></p>',
    ],
    [
      "a file",
      {
        ...{ type: "file", src: "/content/files/chart.pdf", fileTitle: "Chart", fileCaption: "A & B" },
        ...{ fileName: "chart.pdf", fileSize: 12 },
      },
      '<p data-card="file"><a href="/content/files/chart.pdf">Chart</a> <small>PDF</small></p><p>A &amp; B</p>',
    ],
    [
      "a linked picture",
      { type: "image", src: "/a.jpg", width: 9, height: 8, alt: "A", caption: "<span>C</span>", href: "/deck/" },
      '<figure><a href="/deck/"><img src="/a.jpg" alt="A" width="9" height="8" /></a><figcaption>C</figcaption></figure>',
    ],
    [
      "a call to action",
      {
        ...{
          type: "call-to-action",
          layout: "minimal",
          textValue: "<p><span>Dry docks</span></p>",
          imageUrl: "/cta.jpg",
        },
        ...{ showButton: true, buttonText: "Book", buttonUrl: "/dock/" },
        ...{ hasSponsorLabel: true, sponsorLabel: '<p><span style="white-space: pre-wrap;">SPONSORED</span></p>' },
      },
      '<p>SPONSORED</p><figure><a href="/dock/"><img src="/cta.jpg" alt="" /></a></figure><p>Dry docks</p><p data-card="button"><a href="/dock/">Book</a></p>',
    ],
    [
      "a call to action without label and button",
      {
        ...{ type: "call-to-action", textValue: "Dry docks", imageUrl: "", showButton: false, buttonText: "Book" },
        ...{ buttonUrl: "/dock/", hasSponsorLabel: false, sponsorLabel: "<p>SPONSORED</p>" },
      },
      "<p>Dry docks</p>",
    ],
    [
      "a header",
      {
        ...{ type: "header", version: 2, header: "<span>Tides</span>", subheader: "<p>Daily</p>" },
        ...{ backgroundImageSrc: "/h.jpg", buttonEnabled: true, buttonText: "Join", buttonUrl: "#/portal/signup" },
      },
      '<figure><img src="/h.jpg" alt="" /></figure><h2>Tides</h2><p>Daily</p>',
    ],
    [
      "a product",
      {
        ...{ type: "product", productImageSrc: "/p.jpg", productTitle: "A <b>compass</b>" },
        ...{ productDescription: "<p>It points.</p><p>North.</p>", productRatingEnabled: true, productStarRating: 3 },
        ...{ productButtonEnabled: true, productButton: "Buy", productUrl: "https://shop.example/1" },
      },
      '<figure><img src="/p.jpg" alt="A compass" /></figure><h4>A <b>compass</b></h4><p>★★★☆☆</p><p>It points.</p><p>North.</p><p data-card="button"><a href="https://shop.example/1" rel="noopener">Buy</a></p>',
    ],
    [
      "the text of a form to subscribe",
      { type: "signup", header: "The log", subheader: "Weekly", disclaimer: "<p>No spam.</p>", backgroundImageSrc: "" },
      "<h2>The log</h2><p>Weekly</p><p>No spam.</p>",
    ],
    [
      "a callout",
      { type: "callout", calloutText: "<p><span>Mind it</span></p>", calloutEmoji: "⚓", backgroundColor: "blue" },
      "<aside><p>⚓ Mind it</p></aside>",
    ],
    [
      "a toggle",
      { type: "toggle", heading: "<p><span>Why?</span></p>", content: "<p>So.</p>" },
      "<details><summary>Why?</summary><p>So.</p></details>",
    ],
    [
      "a video",
      { type: "video", src: "/content/media/a.mp4", fileName: "a.mp4", caption: "At sea" },
      '<p><a href="/content/media/a.mp4">a.mp4</a></p><p>At sea</p>',
    ],
    [
      "highlighted text, tabs and reminders",
      {
        type: "paragraph",
        children: [
          { type: "extended-text", text: "Low", format: 129 },
          { type: "tab", text: "\t", format: 0 },
          { type: "tk", text: "TK", format: 0 },
        ],
      },
      "<p><mark><strong>Low</strong></mark>\tTK</p>",
    ],
    [
      "nested lists and a list that starts later",
      {
        ...{ type: "list", listType: "number", start: 3, tag: "ol" },
        children: [
          { type: "listitem", value: 3, children: [{ type: "text", text: "Three" }] },
          {
            ...{ type: "listitem", value: 4 },
            children: [
              {
                type: "list",
                listType: "bullet",
                start: 1,
                children: [{ type: "listitem", children: [{ type: "text", text: "In" }] }],
              },
            ],
          },
        ],
      },
      '<ol start="3"><li>Three<ul><li>In</li></ul></li></ol>',
    ],
  ])("convert %s of a document without HTML", (_, node, expected) => {
    expect(lexical(node)).toBe(expected);
  });
});

const image = (name: string, caption = "") =>
  `<!-- wp:image {"id":1} --><figure class="wp-block-image size-large"><img src="https://old.example/${name}.jpg" alt="${name}" class="wp-image-1"/>${caption && `<figcaption class="wp-element-caption">${caption}</figcaption>`}</figure><!-- /wp:image -->`;

const shown = (name: string) => `<img src="https://old.example/${name}.jpg" alt="${name}" />`;

const wpGallery = (images: string, caption = "") =>
  `<!-- wp:gallery {"linkTo":"none"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">${images}${caption && `<figcaption class="blocks-gallery-caption wp-element-caption">${caption}</figcaption>`}</figure><!-- /wp:gallery -->`;

const wpButton = (attributes: string) =>
  `<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button"${attributes}>Ask <strong>us</strong></a></div><!-- /wp:button --></div><!-- /wp:buttons -->`;

const wpEmbed = (url: string) =>
  `<!-- wp:embed {"url":"${url}"} --><figure class="wp-block-embed is-type-wp-embed"><div class="wp-block-embed__wrapper">
${url}
</div><figcaption class="wp-element-caption">Read</figcaption></figure><!-- /wp:embed -->`;

describe("WordPress blocks", () => {
  it.each([
    [
      "a gallery",
      wpGallery(image("a", "First") + image("b"), "Both <em>piers</em>"),
      `<figure data-card="gallery">${shown("a")}${shown("b")}<figcaption>Both piers · First</figcaption></figure>`,
    ],
    [
      "a gallery whose caption credits",
      wpGallery(image("a") + image("b"), 'By <a href="https://b.example">Ben</a>'),
      `<figure data-card="gallery">${shown("a")}${shown("b")}</figure><p>By <a href="https://b.example" rel="noopener">Ben</a></p>`,
    ],
    [
      "a gallery before WordPress 5.9",
      '<!-- wp:gallery {"ids":[1,2]} --><figure class="wp-block-gallery columns-2 is-cropped"><ul class="blocks-gallery-grid">' +
        ["a", "b"]
          .map(
            (name) =>
              `<li class="blocks-gallery-item"><figure><a href="https://old.example/${name}.jpg"><img src="https://old.example/${name}.jpg" alt="${name}" data-id="1" data-full-url="https://old.example/${name}-full.jpg" class="wp-image-1"/></a><figcaption class="blocks-gallery-item__caption">The ${name}</figcaption></figure></li>`,
          )
          .join("") +
        "</ul></figure><!-- /wp:gallery -->",
      `<figure data-card="gallery">${shown("a")}${shown("b")}<figcaption>The a · The b</figcaption></figure>`,
    ],
    [
      "a gallery of the first editor",
      `<ul class="wp-block-gallery columns-2"><li class="blocks-gallery-item"><figure>${shown("a")}</figure></li><li class="blocks-gallery-item"><figure>${shown("b")}</figure></li></ul>`,
      `<figure data-card="gallery">${shown("a")}${shown("b")}</figure>`,
    ],
    [
      "more pictures than a gallery holds",
      wpGallery(
        "abcdefghijk"
          .split("")
          .map((name) => image(name))
          .join(""),
        "Many",
      ),
      `<figure data-card="gallery">${"abcdef".split("").map(shown).join("")}</figure><figure data-card="gallery">${"ghijk".split("").map(shown).join("")}<figcaption>Many</figcaption></figure>`,
    ],
    [
      "a button",
      wpButton(' href="https://old.example/ask" target="_blank" rel="noreferrer noopener"'),
      '<p data-card="button"><a href="https://old.example/ask" rel="noopener">Ask us</a></p>',
    ],
    ["a button without a target", wpButton(""), "<p>Ask us</p>"],
    ["a button that runs", wpButton(' href="javascript:alert(1)"'), "<p>Ask us</p>"],
    [
      "a file",
      '<!-- wp:file {"id":9} --><div class="wp-block-file"><object class="wp-block-file__embed" data="https://old.example/chart.pdf" type="application/pdf" aria-label="Chart"></object><a id="wp-block-file--media-1" href="https://old.example/?attachment_id=9">The chart</a><a href="https://old.example/chart.pdf" class="wp-block-file__button wp-element-button" download aria-describedby="wp-block-file--media-1">Download</a></div><!-- /wp:file -->',
      '<p data-card="file"><a href="https://old.example/chart.pdf" rel="noopener">The chart</a> <small>PDF</small></p>',
    ],
    [
      "a file with its button alone",
      '<div class="wp-block-file"><a href="https://old.example/a%20b.pdf" class="wp-block-file__button" download>Download</a></div>',
      '<p data-card="file"><a href="https://old.example/a%20b.pdf" rel="noopener">a b.pdf</a> <small>PDF</small></p>',
    ],
    ["a file without a link", '<div class="wp-block-file"></div>', ""],
    [
      "details, with a gallery in them",
      `<!-- wp:details --><details class="wp-block-details" open><summary>More</summary><!-- wp:paragraph --><p>Inside</p><!-- /wp:paragraph -->${wpGallery(image("a") + image("b"))}</details><!-- /wp:details -->`,
      `<details><summary>More</summary><p>Inside</p><figure data-card="gallery">${shown("a")}${shown("b")}</figure></details>`,
    ],
    [
      "an accordion, with a gallery in it",
      `<!-- wp:accordion --><div role="group" class="wp-block-accordion">${[
        ["Why <em>so</em>?", "<!-- wp:paragraph --><p>Because.</p><!-- /wp:paragraph -->"],
        ["And?", wpGallery(image("a") + image("b"))],
      ]
        .map(
          ([title, content]) =>
            `<!-- wp:accordion-item {"openByDefault":true} --><div class="wp-block-accordion-item is-open"><!-- wp:accordion-heading --><h3 class="wp-block-accordion-heading"><button type="button" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">${title}</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3><!-- /wp:accordion-heading --><!-- wp:accordion-panel --><div role="region" class="wp-block-accordion-panel">${content}</div><!-- /wp:accordion-panel --></div><!-- /wp:accordion-item -->`,
        )
        .join("")}</div><!-- /wp:accordion -->`,
      `<details><summary>Why <em>so</em>?</summary><p>Because.</p></details><details><summary>And?</summary><figure data-card="gallery">${shown("a")}${shown("b")}</figure></details>`,
    ],
    [
      "an empty item of an accordion, without a button",
      '<div class="wp-block-accordion-item"><h3 class="wp-block-accordion-heading">Why?</h3><div class="wp-block-accordion-panel"></div></div>',
      "<p>Why?</p>",
    ],
    [
      "an accordion of Kadence",
      '<div class="wp-block-kadence-accordion"><div class="kt-accordion-inner-wrap"><div class="wp-block-kadence-pane kt-accordion-pane kt-pane1"><h4 class="kt-accordion-header-wrap"><button class="kt-blocks-accordion-header" type="button"><span class="kt-blocks-accordion-title-wrap"><span class="kt-blocks-accordion-title">Why?</span></span><span class="kt-blocks-accordion-icon-trigger"></span></button></h4><div class="kt-accordion-panel"><div class="kt-accordion-panel-inner"><p>So.</p></div></div></div></div></div>',
      "<details><summary>Why?</summary><p>So.</p></details>",
    ],
    [
      "a fixed background",
      '<div class="wp-block-cover has-parallax"><div class="wp-block-cover__image-background" style="background-position:50% 50%;background-image:url(&quot;https://old.example/c.jpg&quot;)"></div><div class="wp-block-cover__inner-container"><p>On it</p></div></div>',
      '<figure><img src="https://old.example/c.jpg" alt="" /></figure><p>On it</p>',
    ],
    [
      "a formula",
      '<p>So <math><semantics><mrow><mi>E</mi></mrow><annotation encoding="application/x-tex">E = a&lt;b</annotation></semantics></math></p><div class="wp-block-math"><math><mi>x</mi></math></div>',
      "<p>So <code>E = a&lt;b</code></p><p><code>x</code></p>",
    ],
    [
      "a tiled gallery of Jetpack",
      `<div class="wp-block-jetpack-tiled-gallery"><div class="tiled-gallery__gallery">${["a", "b"].map((name) => `<figure class="tiled-gallery__item">${shown(name)}</figure>`).join("")}</div></div>`,
      `<figure data-card="gallery">${shown("a")}${shown("b")}</figure>`,
    ],
    [
      "a video for Flash",
      '<object width="1"><param name="movie" value="https://www.youtube.com/v/abc"><embed src="https://www.youtube.com/v/abc"></object>',
      '<figure data-embed="https://www.youtube.com/watch?v=abc"><a href="https://www.youtube.com/watch?v=abc" rel="noopener">Watch on YouTube</a></figure>',
    ],
    [
      "an embed without a player",
      wpEmbed("https://www.tides.example/a"),
      '<figure data-card="bookmark"><p><a href="https://www.tides.example/a" rel="noopener">https://www.tides.example/a</a></p><p><small>tides.example</small></p></figure><p>Read</p>',
    ],
    [
      "an embed with one",
      wpEmbed("https://vimeo.com/12"),
      '<figure data-embed="https://vimeo.com/12"><a href="https://vimeo.com/12" rel="noopener">Watch on Vimeo</a></figure><p>Read</p>',
    ],
    [
      "a table and its caption",
      '<figure class="wp-block-table"><table><tbody><tr><td>1</td></tr></tbody></table><figcaption class="wp-element-caption">Depths</figcaption></figure>',
      "<table><tbody><tr><td>1</td></tr></tbody></table><p>Depths</p>",
    ],
  ])("convert %s", (_, html, expected) => {
    expect(wordPress(html)).toBe(expected);
  });
});

const block = (name: string, attrs: object, inner = "", tag = "div") =>
  `<${tag} class="${name}" data-attrs="${escapeHtml(JSON.stringify(attrs))}" data-component-name="XToDOM">${inner}</${tag}>`;

const substackNote = (number: number, text: string) =>
  `<div class="footnote" data-component-name="FootnoteToDOM"><a id="footnote-${number}-99" href="#footnote-anchor-${number}-99" class="footnote-number" contenteditable="false" target="_self">${number}</a><div class="footnote-content">${text}<p></p></div></div>`;
const substackReference = (number: number) =>
  `<a class="footnote-anchor" data-component-name="FootnoteAnchorToDOM" id="footnote-anchor-${number}-99" href="#footnote-${number}-99" target="_self">${number}</a>`;

describe("Substack blocks", () => {
  it.each([
    [
      "footnotes",
      `<p>A${substackReference(1)} and B${substackReference(2)}</p>${substackNote(1, '<p>First <a href="https://a.example">link</a></p><p>More</p>')}${substackNote(2, "<p>Second</p>")}${substackNote(3, "<p>No one refers to it</p>")}`,
      '<p>A<sup><a href="#footnote-1" id="footnote-ref-1">[1]</a></sup> and B<sup><a href="#footnote-2" id="footnote-ref-2">[2]</a></sup></p>' +
        '<ol><li id="footnote-1"><p>First <a href="https://a.example" rel="noopener">link</a></p><p>More <a href="#footnote-ref-1">↑</a></p></li><li id="footnote-2">Second <a href="#footnote-ref-2">↑</a></li><li id="footnote-3">No one refers to it</li></ol>',
    ],
    [
      "footnotes of its first editor",
      '<p>A<a class="footnote-anchor" id="footnote-anchor-1" href="https://log.example/p/a#footnote-1">1</a></p><div class="footnote" id="footnote-1"><a href="#footnote-anchor-1" class="footnote-number">1</a><div class="footnote-content"><p>B</p></div></div>',
      '<p>A<sup><a href="#footnote-1" id="footnote-ref-1">[1]</a></sup></p><ol><li id="footnote-1">B <a href="#footnote-ref-1">↑</a></li></ol>',
    ],
    [
      "a post",
      block("embedded-post-wrap", {
        ...{ url: "https://log.example/p/a", publication_name: "The log", title: "Fog", cta: null },
        ...{ truncated_body_text: "It came in at night …", date: "2024-01-02", bylines: [] },
      }),
      '<figure data-card="bookmark"><p><a href="https://log.example/p/a" rel="noopener">Fog</a></p><p>It came in at night …</p><p><small>The log</small></p></figure>',
    ],
    [
      "a post of a digest",
      block("digest-post-embed", {
        ...{ caption: "Read it", canonical_url: "https://log.example/p/a", title: "Fog", publication_name: "The log" },
        ...{ cover_image: "https://files.example/fog.jpg", size: "lg" },
      }),
      '<figure data-card="bookmark"><img src="https://files.example/fog.jpg" alt="" /><p><a href="https://log.example/p/a" rel="noopener">Fog</a></p><p>Read it</p><p><small>The log</small></p></figure>',
    ],
    [
      "a publication",
      block("embedded-publication-wrap", { name: "The log", base_url: "https://log.example", hero_text: "Of the sea" }),
      '<figure data-card="bookmark"><p><a href="https://log.example" rel="noopener">The log</a></p><p>Of the sea</p><p><small>log.example</small></p></figure>',
    ],
    [
      "a post of X",
      block("twitter-embed", { url: "https://x.com/a/status/1", full_text: "Fog <now>", name: "Ann", username: "a" }),
      '<blockquote><p><a href="https://x.com/a/status/1" rel="noopener">Fog &lt;now&gt;</a></p><p><a href="https://x.com/a/status/1" rel="noopener">Ann</a></p></blockquote>',
    ],
    [
      "a note",
      block("comment", {
        url: "https://substack.com/@a/note/c-1",
        commentId: 1,
        comment: { body: "Fog", name: "Ann" },
      }),
      '<blockquote><p><a href="https://substack.com/@a/note/c-1" rel="noopener">Fog</a></p><p><a href="https://substack.com/@a/note/c-1" rel="noopener">Ann</a></p></blockquote>',
    ],
    [
      "a mention",
      `<p>By ${block("mention-wrap", { name: "Ann & co", type: "user", url: null }, "", "span")} and <strong>Ben</strong>.</p>`,
      "<p>By Ann &amp; co and <strong>Ben</strong>.</p>",
    ],
    [
      "a file",
      '<div class="file-embed-wrapper" data-component-name="FileToDOM"><div class="file-embed-container-reader"><div class="file-embed-container-top"><image class="file-embed-thumbnail-default" src="https://substackcdn.com/attachment.svg"></image><div class="file-embed-details"><div class="file-embed-details-h1">The chart</div><div class="file-embed-details-h2">1.2MB ∙ PDF file</div></div><a class="file-embed-button wide" href="https://log.example/api/v1/file/1.pdf"><span class="file-embed-button-text">Download</span></a></div><div class="file-embed-description">Of last year</div><a class="file-embed-button narrow" href="https://log.example/api/v1/file/1.pdf"><span class="file-embed-button-text">Download</span></a></div></div>',
      '<p data-card="file"><a href="https://log.example/api/v1/file/1.pdf" rel="noopener">The chart</a> <small>PDF, 1.2MB</small></p><p>Of last year</p>',
    ],
    [
      "a button with a caption",
      block(
        "captioned-button-wrap",
        { url: "https://a.example/dock", text: "Book" },
        `<div class="preamble"><p class="cta-caption">Come in.</p></div>${block("button-wrapper", { url: "https://a.example/dock", text: "Book" }, "", "p")}`,
      ),
      '<p>Come in.</p><p data-card="button"><a href="https://a.example/dock" rel="noopener">Book</a></p>',
    ],
    [
      "a poem",
      '<div class="preformatted-block" data-component-name="PreformattedTextBlockToDOM"><label class="hide-text" contenteditable="false">Text within this block will maintain its original spacing when published</label><pre class="text">Fog\n  comes</pre></div>',
      "<pre>Fogcomes</pre>",
    ],
    [
      "a photo of Instagram",
      block("instagram-embed-wrap", { instagram_id: "Ab1", title: "Fog" }),
      '<p><a href="https://www.instagram.com/p/Ab1/" rel="noopener">https://www.instagram.com/p/Ab1/</a></p>',
    ],
    [
      "a block of a later editor",
      block("harbour-wrap", { url: "https://a.example/1" }),
      '<p><a href="https://a.example/1" rel="noopener">https://a.example/1</a></p>',
    ],
    [
      "a callout with a mention",
      `<div class="callout-block" data-callout="true"><p>Ask ${block("mention-wrap", { name: "Ann" }, "", "span")}</p></div>`,
      "<aside><p>Ask Ann</p></aside>",
    ],
    ["a pull quote", '<div class="pullquote"><p>Fog.</p></div>', "<blockquote><p>Fog.</p></blockquote>"],
  ])("convert %s", (_, html, expected) => {
    expect(substack(html).html).toBe(expected);
  });

  it.each([
    [
      block("native-video-embed", { mediaUploadId: "1", duration: null }),
      "A video uploaded to Substack isn't in the export, so it was left out.",
    ],
    [
      block("native-audio-embed", { label: null, mediaUploadId: "1" }),
      "A recording uploaded to Substack isn't in the export, so it was left out.",
    ],
    [block("poll-embed", { id: 1 }), "A poll was left out."],
    [block("harbour-wrap", { id: 1 }), 'A block "harbour-wrap" of Substack\'s editor was left out.'],
    [
      block(
        "captioned-button-wrap",
        { url: "https://a.example/subscribe" },
        `<p class="cta-caption">Join!</p>${block("button-wrapper", { url: "%%checkout_url%%", text: "Subscribe" }, "", "p")}`,
      ),
      "Buttons and forms of Substack (subscribe, share, comment) were left out.",
    ],
    ['<div class="preformatted-block"><label class="hide-text">Text within</label><pre>a</pre></div>', undefined],
    ['<div data-attrs="{}"><hr></div>', undefined],
  ])("report what is lost of %s", (html, note) => {
    expect(substack(`<p>a</p>${html}`).notes).toEqual(note === undefined ? [] : [note]);
  });
});

test("sorts footnotes by their first reference, with unreferenced ones last", () => {
  const text = `<p>Two<a href="#b"><sup>2</sup></a>, one<sup id="fnref:a"><a href="#a">1</a></sup></p>`;
  const notes = `<div class="footnotes"><ol><li id="a">A <a href="#fnref:a">↩</a></li><li id="b"><p>B</p></li><li id="c">C</li></ol></div>`;
  expect(wordPress(text + notes)).toBe(
    '<p>Two<sup><a href="#footnote-1" id="footnote-ref-1">[1]</a></sup>, one<sup><a href="#footnote-2" id="footnote-ref-2">[2]</a></sup></p>' +
      '<ol><li id="footnote-1">B <a href="#footnote-ref-1">↑</a></li><li id="footnote-2">A <a href="#footnote-ref-2">↑</a></li><li id="footnote-3">C</li></ol>',
  );
});

test("keeps cards and footnotes of this site, and links to items of other lists", () => {
  const own =
    '<p>A<sup><a href="#footnote-2" id="footnote-ref-2">[1]</a></sup></p><p data-card="button"><a href="/a">b</a></p><ol><li id="footnote-2">c <a href="#footnote-ref-2">↑</a></li></ol>';
  expect(wordPress(own)).toBe(own);
  const contents = '<p><a href="#one">The first step</a></p><ol><li id="one">Do it</li></ol>';
  expect(wordPress(contents)).toBe('<p><a href="#one">The first step</a></p><ol><li>Do it</li></ol>');
});
