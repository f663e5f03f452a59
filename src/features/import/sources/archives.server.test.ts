import { expect, test } from "vitest";
import { articleOf, episodeOf, itemsOf, withExport, zipOf } from "./testing/export-file.ts";

const columns = "post_id,post_date,is_published,type,audience,title,subtitle,podcast_url\n";
const substack = (row: string, html: string, file = "12.a-post") =>
  zipOf({ "posts.csv": columns + row, [`posts/${file}.html`]: html });

test("Substack: reads a post with its pictures, footnotes and players", async () => {
  const image = `<div class="captioned-image-container"><figure><a class="image-link" href="https://substackcdn.com/x"><picture><source srcset="s">
    <img src="https://substackcdn.com/small" data-attrs="{&quot;src&quot;:&quot;https://files.example/a.png&quot;,&quot;alt&quot;:&quot;Alt&quot;}"></picture></a>
    <figcaption class="image-caption">A <em>cat</em></figcaption></figure></div>`;
  const html = `${image}<p>Word<a class="footnote-anchor" href="#footnote-1">1</a></p>
    <div class="youtube-wrap" data-attrs='{"videoId":"abc"}'><iframe src="x"></iframe></div>
    <div class="subscription-widget-wrap">Subscribe!</div><div class="footnote"><a id="footnote-1" class="footnote-number">1</a>
    <div class="footnote-content"><p>Below</p></div></div>`;
  const article = await articleOf(
    await substack("12.a-post,2024-05-06T07:08:09.000Z,true,newsletter,everyone,A &amp; B,Sub,\n", html),
    "s.zip",
  );
  expect(article).toMatchObject({
    ...{ key: "12", slug: "a-post", title: "A & B", excerpt: "Sub", state: "published", oldUrls: ["/p/a-post"] },
    notes: ["Buttons and forms of Substack (subscribe, share, comment) were left out."],
  });
  expect(article.html).toContain(
    '<figure><img src="https://files.example/a.png" alt="Alt"><figcaption>A <em>cat</em></figcaption></figure>',
  );
  expect(article.html).toContain('<p>Word<sup><a href="#footnote-1" id="footnote-ref-1">[1]</a></sup></p>');
  expect(article.html).toContain('<ol><li id="footnote-1"><p>Below <a href="#footnote-ref-1">↑</a></p></li></ol>');
  expect(article.html).toContain("youtube.com/watch?v=abc");
  expect(article.html).not.toContain("Subscribe!");
});

test("Substack: reads podcasts, paid posts, pages and threads, and reports missing texts and broken tables", async () => {
  const row = "12.a-post,2024-05-06T07:08:09.000Z,true,podcast,everyone,T,,https://cdn.example/1.mp3\n";
  expect(await episodeOf(await substack(row, "<p>x</p>"), "s.zip")).toMatchObject({
    guid: "substack:post:12",
    html: "<p>x</p>",
  });
  const paid = await substack("12.a-post,2024-05-06T07:08:09.000Z,true,newsletter,only_paid,T,,\n", "<p>x</p>");
  expect(await articleOf(paid, "s.zip")).toMatchObject({ state: "draft" });
  const page = await substack(
    "12.about-us,2024-05-06T07:08:09.000Z,true,page,everyone,About us,Who,\n",
    "<p>x</p>",
    "12.about-us",
  );
  expect(await itemsOf(page, "s.zip")).toMatchObject([
    { kind: "page", slug: "about-us", state: "published", excerpt: "Who", oldUrls: ["/p/about-us"], notes: [] },
  ]);
  const recorded = await substack("12.a-post,,true,page,everyone,T,,https://cdn.example/1.mp3\n", "<p>x</p>");
  expect(await episodeOf(recorded, "s.zip")).toMatchObject({ state: "draft" });
  const rows =
    "13.t,2024-05-06T07:08:09.000Z,true,thread,everyone,T,,\n14.gone,2024-05-06T07:08:09.000Z,true,newsletter,everyone,T,,\n";
  expect(await itemsOf(await substack(rows, ""), "s.zip")).toMatchObject([
    { place: "posts.csv, line 2" },
    { place: "posts.csv, line 3", sentence: "Its text posts/14.gone.html is missing from the export." },
  ]);
  await expect(itemsOf(await substack('12.a-post,"open\n', ""), "s.zip")).rejects.toThrow(
    "posts.csv cannot be read as a table",
  );
});

test("Substack: reports the list of subscribers beside the posts, and also keeps a post with a recording as an article", async () => {
  const row = "12.a-post,2024-05-06T07:08:09.000Z,true,newsletter,everyone,T,Sub,https://cdn.example/1.mp3\n";
  const entries = {
    "posts.csv": columns + row,
    "posts/12.a-post.html": "<p>x</p>",
    "email_list.harbour.csv": "email\n",
  };
  const zip = await zipOf(entries);
  expect(await withExport(zip, "s.zip", async ({ subscriberList }) => subscriberList)).toBe("email_list.harbour.csv");
  expect((await episodeOf(zip, "s.zip")).post).toMatchObject({ slug: "a-post", excerpt: "Sub" });
});

const medium = (body: string, footer = "") =>
  `<!DOCTYPE html><html><head><title>T</title></head><body><article class="h-entry"><header><h1 class="p-name">A title</h1></header>
  <section data-field="subtitle" class="p-summary">Sub</section><section data-field="body" class="e-content">
  <section class="section section--body section--first"><div class="section-divider"><hr></div><h3 class="graf graf--h3 graf--title">A title</h3>
  ${body}</section></section><footer>${footer}</footer></article></body></html>`;
const footer = `<p>Tagged in <a class="p-tag">Things</a></p><p>By <a class="p-author h-card">Joe</a> on <time class="dt-published" datetime="2018-08-11T11:23:34.123Z">x</time></p>
  <p><a href="https://medium.com/@joe/a-title-efefef121212" class="p-canonical">Canonical link</a></p>`;

test("Medium: reads an article with its parts, and a draft", async () => {
  const body = `<h3 class="graf graf--h3">Head</h3><p class="graf graf--p">One</p><div class="graf graf--mixtapeEmbed"><a href="https://b.example"><strong>Book</strong><br>
    <em>About</em>b.example</a></div><figure class="graf graf--iframe"><iframe src="https://player.vimeo.com/video/12"></iframe></figure>`;
  const entries = {
    "posts/2018-08-11_A-title-efefef121212.html": medium(body, footer),
    "posts/draft_B-abcabcabcabc.html": medium("<p>x</p>"),
  };
  const [article, draft] = await itemsOf(await zipOf({ ...entries, "profile/about.html": "<html></html>" }), "m.zip");
  expect(article).toMatchObject({
    ...{ key: "efefef121212", title: "A title", slug: "a-title", excerpt: "Sub", tags: ["Things"], authors: ["Joe"] },
    publishedAt: "2018-08-11T11:23:34.123Z",
    canonicalUrl: null,
    oldUrls: ["https://medium.com/@joe/a-title-efefef121212"],
    html: expect.stringContaining(
      '<h2>Head</h2><p>One</p><figure data-card="bookmark"><p><a href="https://b.example">Book</a></p><p>About</p><p><small>b.example</small></p></figure><figure data-embed="https://vimeo.com/12">',
    ) as unknown,
  });
  expect(draft).toMatchObject({ key: "abcabcabcabc", state: "draft", slug: "a-title-2", publishedAt: null });
});

test("Medium: keeps the whole subtitle, the line above the title, rows of pictures and posts of X", async () => {
  const picture = (name: string) =>
    `<figure class="graf graf--figure graf--layoutOutsetRow"><img class="graf-image" src="/${name}.png" alt="">${name === "b" ? "<figcaption>Both</figcaption>" : ""}</figure>`;
  const body = `<h4 class="graf graf--h4 graf--kicker">Log 12</h4><h4 class="graf graf--h4 graf--subtitle">The whole subtitle</h4>
    <div class="section-inner sectionLayout--outsetRow">${picture("a")}${picture("b")}</div>
    <figure class="graf graf--figure graf--iframe"><blockquote class="twitter-tweet"><a href="https://twitter.com/a/status/1"></a></blockquote><script async src="//platform.twitter.com/widgets.js"></script><figcaption>Look</figcaption></figure>`;
  const entries = { "posts/2018-08-11_A-title-efefef121212.html": medium(body, footer) };
  expect(await articleOf(await zipOf(entries), "m.zip")).toMatchObject({
    excerpt: "The whole subtitle",
    notes: ['The line above its title was left out: "Log 12".', "An embed of twitter.com became a link."],
    html: expect.stringMatching(
      /^<figure data-card="gallery"><img src="\/a.png" alt=""><img src="\/b.png" alt=""><figcaption>Both<\/figcaption><\/figure>\s*<p><a href="https:\/\/twitter.com\/a\/status\/1">https:\/\/twitter.com\/a\/status\/1<\/a><\/p><p>Look<\/p>$/,
    ) as unknown,
  });
});

test("Medium: keeps the picture that opens the text once, above the article, with its caption", async () => {
  const picture = (name: string, more = "") =>
    `<figure class="graf graf--figure"><div class="aspectRatioPlaceholder"><img class="graf-image" data-is-featured="${name === "a"}" src="https://cdn.example/${name}.png"></div>${more}</figure>`;
  const text = '<p class="graf graf--p">One</p>';
  const read = async (body: string) =>
    articleOf(await zipOf({ "posts/2018-08-11_A-title-efefef121212.html": medium(body, footer) }), "m.zip");
  const article = await read(`${picture("a", "<figcaption>By <em>Ann</em></figcaption>")}${text}${picture("b")}`);
  expect(article.picture).toEqual({ url: "https://cdn.example/a.png", alt: "" });
  expect(article.html).toMatch(/^<p><small>By <em>Ann<\/em><\/small><\/p><p>One<\/p><figure><img src="\S+b.png"/);
  expect((await read(text + picture("a"))).html).toContain("a.png");
});

test("Markdown: reads Hugo's front matter in TOML, with the pictures beside the text", async () => {
  const text = `+++
title = "A \\"title\\""
date = 2024-05-06T07:08:09+02:00
tags = ["one", "two"]
draft = false
aliases = ["/old/"]
[cover]
image = "cover.png"
+++
Text[^n] with \`[^n]\`.

![Alt](img/a.png)

{{< youtube abc >}}

{{< figure src="b.png" caption="C" >}}

[^n]: The *note*.
`;
  const article = await articleOf(await zipOf({ "site/content/posts/a-post/index.md": text }), "hugo.zip");
  expect(article).toMatchObject({
    ...{ title: 'A "title"', slug: "a-post", publishedAt: "2024-05-06T05:08:09.000Z", tags: ["one", "two"] },
    picture: { url: "/site/content/posts/a-post/cover.png" },
    oldUrls: ["/posts/a-post/", "/old/"],
  });
  expect(article.html).toContain('<img src="/site/content/posts/a-post/img/a.png" alt="Alt">');
  expect(article.html).toContain('<figure data-embed="https://www.youtube.com/watch?v=abc">');
  expect(article.html).toContain(
    '<figure><img src="/site/content/posts/a-post/b.png" alt=""><figcaption>C</figcaption></figure>',
  );
  expect(article.html).toContain('Text<sup><a href="#footnote-1" id="footnote-ref-1">[1]</a></sup>');
  expect(article.html).toContain(
    '<ol><li id="footnote-1">The <em>note</em>. <a href="#footnote-ref-1">↑</a></li></ol>',
  );
});

test("Markdown: reads Jekyll's file names and Astro's fields, and reports unreadable files", async () => {
  const items = await itemsOf(
    await zipOf({
      "_posts/2024-05-06-a-post.md":
        "---\ntitle: A\ncategories: [News]\n---\n{% highlight js %}\na < b\n{% endhighlight %}\n",
      "src/content/blog/b.mdx":
        "---\ntitle: B\npubDate: 2024-05-07\nheroImage: ./b.png\n---\nimport X from 'x'\n\n<X>Inside</X>\n",
      "c.md": "---\ntitle: [\n---\nText",
      "README.md": "# Read me",
    }),
    "site.zip",
  );
  expect(items).toMatchObject([
    {
      slug: "a-post",
      publishedAt: "2024-05-06T00:00:00.000Z",
      tags: ["News"],
      oldUrls: expect.arrayContaining(["/2024/05/06/a-post.html"]) as unknown,
    },
    { title: "B", picture: { url: "/src/content/blog/b.png" }, oldUrls: ["/blog/b/"] },
    { kind: "problem", place: "c.md", sentence: expect.stringContaining("Its front matter is malformed") as unknown },
    { kind: "problem", place: "README.md" },
  ]);
  expect(items[0]).toMatchObject({ html: '<pre><code class="language-js">a &lt; b</code></pre>' });
  expect(items[1]).toMatchObject({ html: expect.stringContaining("Inside") as unknown });
});
