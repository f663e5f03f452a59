import { describe, expect, test } from "vitest";
import { itemsOf } from "./testing/export-file.ts";

type Shape = (times: number) => string;

const repeated = (text: string): Shape => text.repeat.bind(text);
const counted =
  (text: (index: number) => string, between = "\n"): Shape =>
  (times) =>
    Array.from({ length: times }, (_, index) => text(index)).join(between);

/** What has held a reader up, or could: each grows by one part. */
const shapes: Readonly<Record<string, Shape>> = {
  "nested inline tags": repeated("<b>"),
  "nested blocks": repeated("<div>"),
  "nested toggles": repeated("<details><summary>"),
  "unclosed sections": repeated("<![CDATA["),
  "unclosed styles": repeated("<style>"),
  "unclosed attributes": repeated('<a href="'),
  "unclosed comments": repeated("<!-- wp:a {"),
  "many attributes": (times) => `<p ${counted((index) => `a${index}="1"`, " ")(times)}>x</p>`,
  "lazy pictures": repeated("<noscript>x</noscript>"),
  entities: repeated("&amp;"),
  brackets: repeated("["),
  shortcodes: repeated('[a x="1"][b]'),
  captions: repeated("[caption]<a "),
  "links without an end": repeated("[a]("),
  fences: repeated("```\n~~~\n"),
  "tags of Liquid": repeated("{% highlight x %}"),
  "tags without an end": repeated("{% a {{< b "),
  "code of Hugo": repeated("{{< highlight go >}}"),
  "spaces in a tag": (times) => `{{< highlight ${" ".repeat(times)}`,
  "a long line": repeated("word "),
  "spaces within a line": (times) => `a${" ".repeat(times)}b\nc`,
  "empty paragraphs": (times) => `<p>${"\u00a0".repeat(times)}x</p>`,
  footnotes: counted((index) => `[^${index}] a\n\n[^${index}]: x`),
  emphasis: repeated("*a "),
  quotations: repeated("> "),
  headers: repeated("---\n"),
};

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const rss = (item: string) =>
  `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>t</title><item><guid>1</guid>${item}</item></channel></rss>`;

const formats: Readonly<Record<string, (text: string) => string>> = {
  Ghost: (html) => JSON.stringify({ data: { posts: [{ id: "1", title: "", slug: "a", html }] } }),
  WordPress: (html) => rss(`<wp:post_type>post</wp:post_type><content:encoded>${escaped(html)}</content:encoded>`),
  "a feed": (html) => rss(`<description>${escaped(html)}</description>`),
  "a feed with bare markup": (html) => rss(`<description>${html}</description>`),
  Medium: (html) => `<!DOCTYPE html><article class="h-entry"><section data-field="body">${html}</section></article>`,
  Markdown: (text) => `---\ntitle: a\n---\n${text}`,
  "front matter": (text) => `---\n${text}`,
};

const repetitions = 3_000;
/** Milliseconds below which a ratio says nothing. */
const negligible = 40;
const maxGrowth = 2.5;

/** Milliseconds of this thread's processor time, so that a busy machine does not count. */
async function cost(text: string): Promise<number> {
  const before = process.threadCpuUsage();
  // A refusal is an answer, too.
  await itemsOf(text, "export").catch(() => undefined);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** The least of several runs of each, as many as it takes to tell. */
async function growth(once: string, twice: string): Promise<number> {
  let [least, most] = [await cost(once), await cost(twice)];
  for (let run = 1; run < 8 && most > negligible && most / least >= maxGrowth; run++) {
    least = Math.min(least, await cost(once));
    most = Math.min(most, await cost(twice));
  }
  return most > negligible ? most / least : 0;
}

describe.each(Object.keys(formats))("reading %s", (format) => {
  test.each(Object.keys(shapes))("takes twice as long for twice as many: %s", async (name) => {
    const text = (times: number) => formats[format]?.(shapes[name]?.(times) ?? "") ?? "";
    expect(await growth(text(repetitions), text(2 * repetitions))).toBeLessThan(maxGrowth);
  });
});

test("rejects nesting deeper than any export", async () => {
  await expect(itemsOf(`{"data":{"posts":${"[".repeat(200_000)}`, "export.json")).rejects.toThrow(/nested too deeply/);
  const bare = rss(`<description>${"<b>".repeat(200_000)}</description>`);
  await expect(itemsOf(bare, "feed.xml")).rejects.toThrow(/within each other/);
});
