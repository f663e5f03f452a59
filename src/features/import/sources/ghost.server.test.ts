import { expect, test } from "vitest";
import { articleOf, itemsOf } from "./testing/export-file.ts";

const post = { id: "p1", title: "A title", slug: "a-title", status: "published", published_at: "2024-05-06 07:08:09" };
const exported = (more: object, tables: object = {}) =>
  JSON.stringify({ db: [{ meta: { version: "5.0" }, data: { posts: [{ ...post, ...more }], ...tables } }] }, null, 1);
const read = (more: object, tables?: object) => articleOf(exported(more, tables), "ghost.json");

test("reads a post with tags, authors, picture and search texts, wherever their tables are", async () => {
  const item = await read(
    { html: "<p>Hi</p>", feature_image: "__GHOST_URL__/content/images/a.png", uuid: "u" },
    {
      posts_meta: [{ post_id: "p1", meta_title: "T", meta_description: "D", feature_image_alt: "Alt" }],
      posts_tags: [
        { post_id: "p1", tag_id: "t2", sort_order: 1 },
        { post_id: "p1", tag_id: "t1", sort_order: 0 },
        { post_id: "p1", tag_id: "t3", sort_order: 2 },
      ],
      posts_authors: [{ post_id: "p1", author_id: 1, sort_order: 0 }],
      tags: [
        { id: "t1", name: "First" },
        { id: "t2", name: "Second" },
        { id: "t3", name: "#internal", visibility: "internal" },
      ],
      users: [{ id: 1, name: "Ann" }],
    },
  );
  expect(item).toMatchObject({
    ...{ key: "p1", slug: "a-title", state: "published", publishedAt: "2024-05-06T07:08:09.000Z", html: "<p>Hi</p>" },
    ...{ tags: ["First", "Second"], authors: ["Ann"], metaTitle: "T", metaDescription: "D" },
    picture: { url: "/content/images/a.png", alt: "Alt" },
    oldUrls: ["/a-title/", "/p/u/"],
  });
});

test.each([{ type: "page" }, { page: true }, { page: 1 }])(
  "reads %j as a page and keeps its visibility",
  async (more) => {
    const [page] = await itemsOf(exported({ ...more, html: "x" }), "ghost.json");
    expect(page).toMatchObject({ kind: "page", slug: "a-title", state: "published", notes: [] });
  },
);

test("accepts one slug for a page and a post, but not for two pages", async () => {
  const rows = ["page", "post", "page"].map((type, index) => ({ ...post, id: `p${index}`, type, html: "x" }));
  const items = await itemsOf(JSON.stringify({ db: [{ data: { posts: rows } }] }), "ghost.json");
  expect(items).toMatchObject([
    { kind: "page", slug: "a-title", notes: [] },
    { kind: "article", slug: "a-title", notes: [] },
    {
      ...{ kind: "page", slug: "a-title-2" },
      notes: ['Another page has the slug "a-title", so this one gets "a-title-2".'],
    },
  ]);
});

test("removes characters that the database can't store", async () => {
  const more = { title: "A\0 title", html: "<p>a\0b\ud83d</p>", feature_image: "/a.png", feature_image_alt: "x\0" };
  const expected = { title: "A title", html: "<p>ab\ufffd</p>", picture: { url: "/a.png", alt: "x" } };
  expect(await read(more)).toMatchObject(expected);
});

test("imports paid posts as drafts, with a note", async () => {
  const paid = await read({ visibility: "paid", html: "x" });
  expect(paid).toMatchObject({ state: "draft", notes: ["Only paying members could read it, so it comes as a draft."] });
});

test.each([
  {
    html: '<p>a</p><!--kg-gated-block:begin nonMember:false memberSegment:"status:-free" --><p>b</p><!--kg-gated-block:end-->',
  },
  {
    lexical:
      '{"root":{"type":"root","children":[{"type":"html","html":"<p>b</p>","visibility":{"web":{"nonMember":false}}}]}}',
  },
])("imports a post with a part for members as a draft: %j", async (more) => {
  const notes = ["Only members could read a part of it, so it comes as a draft."];
  expect(await read(more)).toMatchObject({ state: "draft", notes });
});

test("keeps files, buttons and captions of a document on Ghost's own site", async () => {
  const children = [
    { type: "file", src: "__GHOST_URL__/content/files/x.zip", fileName: "x.zip" },
    { type: "button", buttonText: "Go", buttonUrl: "__GHOST_URL__/go/" },
    { type: "codeblock", code: "a", language: "js", caption: "Cap" },
    { type: "embed", url: "https://x.com/a/status/1", html: "<blockquote><p>Fog</p></blockquote><script></script>" },
  ];
  const { html } = await read({ lexical: JSON.stringify({ root: { type: "root", children } }) });
  expect(html).toBe(
    '<p data-card="file"><a href="/content/files/x.zip">x.zip</a> <small>ZIP</small></p><p data-card="button"><a href="/go/">Go</a></p>' +
      '<pre><code class="language-js">a</code></pre><p>Cap</p><blockquote><p>Fog</p></blockquote>',
  );
});

test.each([
  { html: "x", lexical: '{"root":{"children":[{"type":"email","html":"<p>Hey</p>"}]}}' },
  { html: "x", mobiledoc: '{"cards":[["email-cta",{"html":"<p>Hey</p>"}]]}' },
])("reports text that only emails had: %j", async (more) => {
  expect(await read(more)).toMatchObject({ notes: ["Text that only its emails showed was left out."] });
});

test("reports code of a post's own", async () => {
  const notes = ["Its own code for the page's head or foot was left out."];
  expect(await read({ html: "x", codeinjection_foot: "<script>a()</script>" })).toMatchObject({ notes });
  expect(await read({ html: "x", codeinjection_head: "", codeinjection_foot: null })).toMatchObject({ notes: [] });
});

test("imports members' posts as drafts, and reads Markdown and HTML cards as text", async () => {
  expect(await read({ visibility: "members", html: "x" })).toMatchObject({ state: "draft" });
  const children = [
    { type: "markdown", markdown: "## Head\n\nSome **bold** words." },
    { type: "html", html: "<div><p>Own</p></div><script>x()</script>" },
  ];
  const { html } = await read({ html: null, lexical: JSON.stringify({ root: { type: "root", children } }) });
  expect(html).toBe("<h2>Head</h2><p>Some <strong>bold</strong> words.</p>\n<p>Own</p>");
});

test("reads a Lexical document where HTML is missing", async () => {
  const root = {
    type: "root",
    children: [
      { type: "extended-heading", tag: "h2", children: [{ type: "extended-text", text: "A & B", format: 1 }] },
      {
        type: "paragraph",
        children: [{ type: "link", url: "https://a.example", children: [{ type: "text", text: "x" }] }],
      },
      { type: "list", listType: "number", children: [{ type: "listitem", children: [{ type: "text", text: "one" }] }] },
      { type: "image", src: "https://a.example/i.png", alt: "An", caption: "C" },
      { type: "toggle", heading: "H", content: "<p>T</p>" },
      { type: "email", html: "no" },
    ],
  };
  const { html, notes } = await read({ html: null, lexical: JSON.stringify({ root }) });
  expect(html).toBe(
    '<h2><strong>A &amp; B</strong></h2><p><a href="https://a.example">x</a></p><ol><li>one</li></ol>' +
      '<figure><img src="https://a.example/i.png" alt="An"><figcaption>C</figcaption></figure><details><summary>H</summary><p>T</p></details>',
  );
  expect(notes).toEqual([`A card "email" of Ghost's editor was left out.`]);
});

test("reads a Mobiledoc document where HTML is missing", async () => {
  const mobiledoc = JSON.stringify({
    version: "0.3.1",
    atoms: [["soft-return", "", {}]],
    cards: [["code", { code: "a < b", language: "js" }]],
    markups: [["em"], ["a", ["href", "https://a.example"]]],
    sections: [
      [
        1,
        "p",
        [
          [0, [1, 0], 2, "link"],
          [1, [], 0, 0],
          [0, [], 0, "end"],
        ],
      ],
      [3, "ul", [[[0, [], 0, "item"]]]],
      [10, 0],
    ],
  });
  const { html } = await read({ html: "", mobiledoc });
  expect(html).toBe(
    '<p><a href="https://a.example"><em>link</em></a><br>end</p><ul><li>item</li></ul>' +
      '<pre><code class="language-js">a &lt; b</code></pre>',
  );
});

test("converts Ghost cards to editor nodes", async () => {
  const html = `
    <div class="kg-card kg-callout-card"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Note <b>this</b></div></div>
    <div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">More</h4><button>x</button></div>
      <div class="kg-toggle-content"><p>Inside</p></div></div>
    <figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://b.example"><div class="kg-bookmark-title">Book</div>
      <div class="kg-bookmark-description">About</div></a></figure>
    <figure class="kg-card kg-embed-card"><iframe src="https://www.youtube.com/embed/abc123"></iframe><figcaption>Film</figcaption></figure>
    <figure class="kg-card kg-gallery-card"><div><img src="/a.png" alt="a"><img src="/b.png" alt="b"></div></figure>
    <iframe src="https://maps.example/x"></iframe>`;
  const item = await read({ html });
  expect(item.html).toContain("<aside><p>💡 Note <b>this</b></p></aside>");
  expect(item.html).toContain("<details><summary>More</summary><p>Inside</p></details>");
  expect(item.html).toContain(
    '<figure data-card="bookmark"><p><a href="https://b.example">Book</a></p><p>About</p><p><small>b.example</small></p></figure>',
  );
  expect(item.html).toContain('<figure data-embed="https://www.youtube.com/watch?v=abc123">');
  expect(item.html).toContain(
    '<figure data-card="gallery"><img src="/a.png" alt="a"><img src="/b.png" alt="b"></figure>',
  );
  expect(item.html).toContain('<p><a href="https://maps.example/x">https://maps.example/x</a></p>');
  expect(item.notes).toContain("An embed of maps.example became a link.");
});

test("rejects broken JSON with its line, and reports a broken row by itself", async () => {
  const complete = exported({ html: "x" });
  await expect(itemsOf(complete.slice(0, -8), "g.json")).rejects.toThrow(
    /g\.json: The file ends too early, in line \d+\./,
  );
  await expect(itemsOf(complete.replace('"html": "x"', '"html": x'), "g.json")).rejects.toThrow(
    /g\.json: The JSON is malformed in line \d+\./,
  );
  await expect(itemsOf('{"db":[{"data":{"posts":[]}}]}', "g.json")).rejects.toThrow("holds no posts");
  const items = await itemsOf(exported({ html: 7 }), "g.json");
  expect(items).toEqual([
    { kind: "problem", place: "g.json, post 1", sentence: 'Its field "html" is not as Ghost writes it.' },
  ]);
});
