import { expect, test } from "vitest";
import { articleOf, episodeOf, itemsOf, zipOf } from "./testing/export-file.ts";

const meta = (name: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${name}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;

const item = (text: string, more = "", { title = "Title", type = "post", status = "publish", id = "7" } = {}) => `<item>
  <title>${title}</title><link>https://old.example/2024/05/title/</link><guid isPermaLink="false">https://old.example/?p=${id}</guid>
  <dc:creator>ann</dc:creator><content:encoded><![CDATA[${text}]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded>
  <wp:post_id>${id}</wp:post_id><wp:post_date>2024-05-06 09:00:00</wp:post_date><wp:post_date_gmt>2024-05-06 07:00:00</wp:post_date_gmt>
  <wp:post_name>title</wp:post_name><wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type>${more}</item>`;

const wxr = (items: string, version = "1.2", head = "") => `<?xml version="1.0" encoding="UTF-8"?>${head}
<rss xmlns:excerpt="http://wordpress.org/export/${version}/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/${version}/"><channel>
  <title>Old</title><link>https://old.example</link><wp:wxr_version>${version}</wp:wxr_version>
  <wp:author><wp:author_login>ann</wp:author_login><wp:author_display_name>Ann Ash</wp:author_display_name></wp:author>
  ${items}</channel></rss>`;

const read = (text: string, more?: string) => articleOf(wxr(item(text, more)), "wp.xml");

test.each(["1.0", "1.1", "1.2"])("reads an article of WXR %s completely", async (version) => {
  const terms = `<category domain="category" nicename="n"><![CDATA[News & more]]></category>
    <category domain="post_tag" nicename="t"><![CDATA[Tag]]></category><category domain="post_format" nicename="x">Aside</category>`;
  const more = `${terms}${meta("_thumbnail_id", "9")}${meta("_yoast_wpseo_title", "Seen %%sep%% %%sitename%%")}${meta("_yoast_wpseo_metadesc", "Said")}`;
  const picture = item(
    "",
    `<wp:attachment_url>https://old.example/a.jpg?x=1&y=2</wp:attachment_url>${meta("_wp_attachment_image_alt", "Alt")}`,
    {
      ...{ type: "attachment", status: "inherit", id: "9" },
    },
  );
  // Attachments may stand below the posts that use them.
  const article = await articleOf(wxr(item("<p>Hi</p>", more) + picture, version), "wp.xml");
  expect(article).toMatchObject({
    key: "7 https://old.example/?p=7",
    guid: "https://old.example/?p=7",
    title: "Title",
    slug: "title",
    html: "<p>Hi</p>",
    state: "published",
    authors: ["Ann Ash"],
    publishedAt: "2024-05-06T07:00:00.000Z",
    tags: ["News & more", "Tag"],
    metaTitle: "Seen",
    metaDescription: "Said",
    picture: { url: "https://old.example/a.jpg?x=1&y=2", alt: "Alt" },
    oldUrls: ["https://old.example/2024/05/title/", "/?p=7", "https://old.example/?p=7"],
    place: "wp.xml, item 1 (line 6)",
  });
});

test("lists all co-authors once", async () => {
  const authors = ["ann", "bob", "ann"].map(
    (name) => `<category domain="author" nicename="${name}">${name}</category>`,
  );
  expect((await read("x", authors.join(""))).authors).toEqual(["Ann Ash", "bob"]);
});

test("reads episodes of PowerPress and Seriously Simple Podcasting with their guid", async () => {
  const powerPress = meta(
    "enclosure",
    'https://cdn.example/1.mp3\n123\naudio/mpeg\na:2:{s:8:"duration";s:8:"01:02:03";s:10:"episode_no";s:1:"4";}',
  );
  expect(await episodeOf(wxr(item("Notes", powerPress)), "wp.xml")).toMatchObject({
    ...{ guid: "https://old.example/?p=7", seconds: 3723, number: 4, html: "<p>Notes</p>" },
    enclosure: { url: "https://cdn.example/1.mp3", bytes: 123, type: "audio/mpeg" },
  });
  const simple = [
    meta("audio_file", "https://cdn.example/2.m4a"),
    meta("duration", "10:00"),
    meta("itunes_season_number", "2"),
  ];
  expect(await episodeOf(wxr(item("Notes", simple.join(""), { type: "podcast" })), "wp.xml")).toMatchObject({
    ...{ seconds: 600, season: 2, enclosure: { url: "https://cdn.example/2.m4a", bytes: null, type: "audio/mp4" } },
  });
});

test("reads drafts without a date, private and protected posts, pages and bins", async () => {
  const dateless = wxr(item("x", "", { status: "draft" })).replaceAll(/2024-05-06 0\d:00:00/g, "0000-00-00 00:00:00");
  expect(await articleOf(dateless, "wp.xml")).toMatchObject({ state: "draft", publishedAt: null, notes: [] });
  expect(await read("x", "<wp:post_password>p</wp:post_password>")).toMatchObject({ state: "draft" });
  expect(await articleOf(wxr(item("x", "", { status: "future" })), "wp.xml")).toMatchObject({ state: "scheduled" });
  expect(await articleOf(wxr(item("x", "", { status: "constructor" })), "wp.xml")).toMatchObject({ state: "draft" });
  expect(await itemsOf(wxr(item("x", "", { status: "trash" })), "wp.xml")).toMatchObject([{ kind: "problem" }]);
  expect(await itemsOf(wxr(item("x", "", { type: "product" })), "wp.xml")).toMatchObject([
    { sentence: `Items of the kind "product" aren't articles, so it is left out.` },
  ]);
});

test("appends footnotes of shortcodes", async () => {
  expect((await read("One[mfn]Two[/mfn]")).html).toBe(
    '<p>One<sup><a href="#footnote-1" id="footnote-ref-1">[1]</a></sup></p><ol><li id="footnote-1">Two <a href="#footnote-ref-1">↑</a></li></ol>',
  );
});

test("removes block comments, and keeps footnotes, galleries and embeds", async () => {
  const text = `<!-- wp:paragraph --><p>One<sup data-fn="f" class="fn"><a href="#f" id="f-link">1</a></sup></p><!-- /wp:paragraph -->
<!-- wp:embed {"url":"https://youtu.be/abc"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">
https://youtu.be/abc
</div></figure><!-- /wp:embed --><!-- wp:gallery --><figure class="wp-block-gallery"><figure class="wp-block-image"><img src="https://a.example/1.png" alt="1"/>
<figcaption>C1</figcaption></figure></figure><!-- /wp:gallery --><!-- wp:latest-posts /-->
<!-- wp:details --><details class="wp-block-details"><summary>More</summary><p>Inside</p></details><!-- /wp:details -->`;
  const { html, notes } = await read(text, meta("footnotes", '[{"id":"f","content":"Note <em>x</em>"}]'));
  expect(html).not.toContain("<!--");
  expect(html).toContain('<figure data-embed="https://www.youtube.com/watch?v=abc">');
  expect(html).toContain('<figure><img src="https://a.example/1.png" alt="1"><figcaption>C1</figcaption></figure>');
  expect(html).toContain('<p>One<sup><a href="#footnote-1" id="footnote-ref-1">[1]</a></sup></p>');
  expect(html).toContain('<ol><li id="footnote-1">Note <em>x</em> <a href="#footnote-ref-1">↑</a></li></ol>');
  expect(html).toContain("<details><summary>More</summary><p>Inside</p></details>");
  expect(notes).toContain('The block "latest-posts", which WordPress fills by itself, was left out.');
});

test("reads a zip with several files, as WordPress.com exports, as one export", async () => {
  const zip = await zipOf({
    "a.001.xml": wxr(item("x", meta("_thumbnail_id", "9"))),
    "a.002.xml": wxr(
      item("", "<wp:attachment_url>https://a.example/b.png</wp:attachment_url>", { type: "attachment", id: "9" }),
    ),
  });
  expect(await articleOf(zip, "wp.zip")).toMatchObject({ picture: { url: "https://a.example/b.png" } });
});

test("reads malformed XML of other products", async () => {
  const loose = wxr(item("Text\u0008 here", "", { title: "This & that &mdash; AT&T" })).replace("<?xml", "\n\n<?xml");
  expect(await articleOf(loose, "wp.xml")).toMatchObject({ title: "This & that — AT&T", html: "<p>Text here</p>" });
  const escaped = await read("a <code>&lt;![CDATA[x]]]]><![CDATA[></code> b");
  expect(escaped.html).toBe("<p>a <code>&lt;![CDATA[x]]&gt;</code> b</p>");
  const nested = await read("<p>a <![CDATA[b]]> c</p> <b>d</b> <![CDATA[e]]>");
  expect(nested.html).toBe("<p>a b c</p>\n<p><b>d</b> e</p>");
});

test("rejects malformed and entity-expanding XML with the line", async () => {
  await expect(itemsOf(wxr(item("x")).replace("</item>", ""), "wp.xml")).rejects.toThrow(
    /wp\.xml, line \d+: The XML is malformed/,
  );
  await expect(itemsOf(wxr(item("x")).slice(0, -40), "wp.xml")).rejects.toThrow(
    /line \d+: The XML is malformed \(unclosed tag/,
  );
  const bomb = '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
  await expect(itemsOf(wxr(item("&b;"), "1.2", bomb), "wp.xml")).rejects.toThrow("defines entities of its own");
});

test("uses the declared encoding, and guesses when it is wrong", async () => {
  const text = wxr(item("<p>Grüße</p>"));
  const latin = Buffer.from(text.replace("UTF-8", "ISO-8859-1"), "latin1");
  expect((await articleOf(latin, "wp.xml")).html).toBe("<p>Grüße</p>");
  expect((await articleOf(Buffer.from(text, "latin1"), "wp.xml")).html).toBe("<p>Grüße</p>");
  expect((await articleOf(Buffer.from(`\ufeff${text}`, "utf16le"), "wp.xml")).html).toBe("<p>Grüße</p>");
  await expect(itemsOf(text.replace("UTF-8", "x-klingon"), "wp.xml")).rejects.toThrow(
    '"x-klingon", which cannot be read',
  );
});

test("reads pages as pages, as public as they were, and one with a recording as a draft of an episode", async () => {
  const page = item("<p>Us</p>", "", { type: "page" });
  const [imported] = await itemsOf(wxr(page.replaceAll("?p=", "?page_id=")), "wp.xml");
  expect(imported).toMatchObject({ kind: "page", slug: "title", html: "<p>Us</p>", state: "published", notes: [] });
  expect(imported).toMatchObject({
    oldUrls: ["https://old.example/2024/05/title/", "/?page_id=7", "https://old.example/?page_id=7"],
  });
  const recorded = item("Notes", meta("audio_file", "https://cdn.example/2.mp3"), { type: "page" });
  expect(await episodeOf(wxr(recorded), "wp.xml")).toMatchObject({ state: "draft" });
});
