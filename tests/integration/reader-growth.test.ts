import { describe, expect, test } from "vitest";
import { readDocument } from "../../src/features/articles/admin/import/read-document.ts";
import { wordFile } from "../../src/features/articles/admin/import/testing/word-file.ts";
import { readBusyTimes } from "../../src/features/bookings/calendars/read-busy-times.server.ts";
import { readIncoming } from "../../src/features/bounces/mailbox/incoming-email.ts";
import { readReturnedEmail } from "../../src/features/bounces/mailbox/returned-email.server.ts";
import { readTranscript } from "../../src/features/episodes/files/transcript-file.server.ts";
import { itemsOf } from "../../src/features/import/sources/testing/export-file.ts";
import { readRedirectFile } from "../../src/features/redirects/redirect-file.server.ts";
import { readImport } from "../../src/features/subscribers/import/read-import.server.ts";

type Shape = (times: number) => string;

const repeated = (text: string): Shape => text.repeat.bind(text);
const repeatIndexed =
  (text: (index: number) => string, between = "\n"): Shape =>
  (times) =>
    Array.from({ length: times }, (_, index) => text(index)).join(between);

/** Inputs that made a reader slow, or could: each grows by one part. */
const shapes: Readonly<Record<string, Shape>> = {
  "nested inline tags": repeated("<b>"),
  "nested blocks": repeated("<div>"),
  "nested toggles": repeated("<details><summary>"),
  "unclosed sections": repeated("<![CDATA["),
  "unclosed styles": repeated("<style>"),
  "unclosed attributes": repeated('<a href="'),
  "unclosed comments": repeated("<!-- wp:a {"),
  "many attributes": (times) => `<p ${repeatIndexed((index) => `a${index}="1"`, " ")(times)}>x</p>`,
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
  footnotes: repeatIndexed((index) => `[^${index}] a\n\n[^${index}]: x`),
  emphasis: repeated("*a "),
  quotations: repeated("> "),
  headers: repeated("---\n"),
  dashes: repeated("-"),
  "quotation marks": repeated('"'),
  "separators within quotation marks": (times) => `"${"a;\n".repeat(times)}`,
  colons: repeated("a:"),
  "at signs": repeated("a@"),
  "spaces and line ends": repeated(" \n"),
  "folded lines": repeated("a\n b\n"),
  times: repeated("00:00:01.000 --> 00:00:02.000\n"),
  "reply codes": repeated("550 5.1."),
  "a long word": repeated("a"),
  "paragraphs of Word": repeated("<w:p><w:r><w:t>x</w:t></w:r></w:p>"),
  "items of a list in Word": repeated(
    '<w:p><w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr></w:pPr></w:p>',
  ),
  "nested tables of Word": repeated("<w:tbl><w:tr><w:tc>"),
  "rows of a table in Word": repeated("<w:tr><w:trPr><w:tblHeader/></w:trPr><w:tc><w:p/></w:tc></w:tr>"),
  "runs of Word": repeated("<w:r><w:rPr><w:b/></w:rPr><w:t>x</w:t></w:r>"),
};

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const rss = (item: string) =>
  `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>t</title><item><guid>1</guid>${item}</item></channel></rss>`;

const exports: Readonly<Record<string, (text: string) => string>> = {
  Ghost: (html) => JSON.stringify({ data: { posts: [{ id: "1", title: "", slug: "a", html }] } }),
  WordPress: (html) => rss(`<wp:post_type>post</wp:post_type><content:encoded>${escaped(html)}</content:encoded>`),
  "a feed": (html) => rss(`<description>${escaped(html)}</description>`),
  "a feed with bare markup": (html) => rss(`<description>${html}</description>`),
  Medium: (html) => `<!DOCTYPE html><article class="h-entry"><section data-field="body">${html}</section></article>`,
  Markdown: (text) => `---\ntitle: a\n---\n${text}`,
  "front matter": (text) => `---\n${text}`,
};

const span = { start: Date.UTC(2027, 2, 1), end: Date.UTC(2027, 3, 1) };
const calendar = { span, zone: "Europe/Berlin", ownUid: "@x", ownerEmail: "" };
const event = (lines: string) =>
  `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20270310T100000Z\n${lines}\nEND:VEVENT\nEND:VCALENDAR`;
const bytes = (text: string) => new TextEncoder().encode(text);
const report = (type: string, text: string) =>
  bytes(`From: a@b\nContent-Type: multipart/report; boundary=b\n\n--b\nContent-Type: ${type}\n\n${text}\n--b--`);
const now = new Date();

/** Every reader of foreign files, with a function that generates a text for it. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  ...Object.fromEntries(
    Object.entries(exports).map(([name, write]) => [name, (text: string) => itemsOf(write(text), "export")]),
  ),
  "lines of an event": (text) => readBusyTimes(event(text), calendar),
  "a summary": (text) => readBusyTimes(event(`SUMMARY:${text}`), calendar),
  "a line's parameters": (text) => readBusyTimes(event(`SUMMARY;X=${text}`), calendar),
  "a calendar": (text) => readBusyTimes(`BEGIN:VCALENDAR\n${text}`, calendar),
  "a list of subscribers": (text) => readImport(text, {}, now),
  "a subscriber": (text) => readImport(`email;name\na@example.com;${text}`, {}, now),
  redirects: (text) => readRedirectFile(text, "https://www.example.com"),
  "a redirect": (text) => readRedirectFile(`/a${text},/b`, "https://www.example.com"),
  "a transcript": readTranscript,
  WebVTT: (text) => readTranscript(`WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n${text}`),
  "a transcript in JSON": (text) => readTranscript(JSON.stringify({ segments: [{ start: 0, end: 1, text }] })),
  "a transcript in HTML": (text) => readTranscript(`<html><body><p>${text}`),
  "an email's header": (text) => readIncoming({ headers: bytes(text), from: "a@b", subject: text }),
  "a field of an email": (text) => readIncoming({ headers: bytes(`Return-Path: ${text}`), from: text, subject: "" }),
  "a returned email": (text) => readReturnedEmail(bytes(text)),
  "words of a mail server": (text) => readReturnedEmail(report("text/plain", text)),
  "words of a mail server in HTML": (text) => readReturnedEmail(report("text/html", text)),
  "a delivery status": (text) => readReturnedEmail(report("message/delivery-status", `Action: failed\n${text}`)),
  "a Markdown document": (text) => readDocument(new File([text], "a.md")),
  "front matter of a Markdown document": (text) => readDocument(new File([`---\n${text}`], "a.md")),
  "words of a Word document": async (text) =>
    readDocument(await wordFile(`<w:p><w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`)),
  "a Word document": async (text) => readDocument(await wordFile(text)),
  "an original": (text) => readReturnedEmail(report("message/rfc822", text)),
};

/**
 * The XML library is superlinear for markup that Word never writes: 0.3 s for 24,000 characters of unterminated
 * attributes.
 */
const knownGrowth = new Set(["a Word document: unclosed attributes"]);

/** Characters of the larger input. */
const length = 12_000;
/**
 * Ratio of the larger to the smaller input. The target is that twice the input takes at most 2.5 times as long; four
 * times the input, at most 2.5 squared, is equivalent and less sensitive to noise.
 */
const factor = 4;
/**
 * Milliseconds below which a ratio is meaningless: a garbage collection takes a third of it, a quadratic reader 125.
 */
const negligible = 65;
const maxGrowth = 2.5 ** 2;

/** CPU milliseconds of this thread, so that a busy machine does not matter. */
async function cost(read: (text: string) => unknown, text: string): Promise<number> {
  const before = process.threadCpuUsage();
  try {
    await read(text);
  } catch {
    // A rejection is a valid result, too.
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** The minimum of several runs of each size, as many as needed to decide; 0 when negligible. */
async function growth(read: (text: string) => unknown, small: string, large: string): Promise<number> {
  let larger = await cost(read, large);
  let smaller = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 12 && larger > negligible; run++) {
    smaller = Math.min(smaller, await cost(read, small));
    if (larger / smaller < maxGrowth) break;
    larger = Math.min(larger, await cost(read, large));
  }
  return larger > negligible ? larger / smaller : 0;
}

describe.each(Object.entries(readers))("reading %s", (reader, read) => {
  test.each(Object.entries(shapes).filter(([name]) => !knownGrowth.has(`${reader}: ${name}`)))(
    "takes time in proportion to its size: %s",
    async (_name, shape) => {
      const times = Math.ceil((length / (shape(1_000).length - shape(0).length)) * 1_000);
      expect(await growth(read, shape(Math.ceil(times / factor)), shape(times))).toBeLessThan(maxGrowth);
    },
  );
});

test("rejects deeper nesting than any export has", async () => {
  await expect(itemsOf(`{"data":{"posts":${"[".repeat(200_000)}`, "export.json")).rejects.toThrow(/nested too deeply/);
  const bare = rss(`<description>${"<b>".repeat(200_000)}</description>`);
  await expect(itemsOf(bare, "feed.xml")).rejects.toThrow(/within each other/);
});
