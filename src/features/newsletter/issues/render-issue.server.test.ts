import { readFileSync } from "node:fs";
import { DomUtils, parseDocument } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { defaultSite, siteOf } from "../../../facts/site.ts";
import { wordsIn } from "../../../words/words-in.server.ts";
import { fillMarks, withoutMarks } from "./fill-marks.ts";
import type { Issue } from "./issue.ts";
import { renderIssue } from "./render-issue.server.tsx";

const issue: Issue = {
  id: 1,
  number: 47,
  subject: "Eleven people & a fax",
  previewText: "What one form cost.",
  slug: "eleven-people",
  isInArchive: true,
  status: "draft",
  scheduledAt: null,
  sendingStartedAt: null,
  finishedAt: null,
  pauseReason: null,
  ratePerMinute: 60,
  version: 1,
  updatedAt: "2026-11-22T07:00:00.000Z",
  parts: [
    { kind: "opening", title: "", html: "<p>A nurse wanted a <strong>form</strong>.</p>" },
    {
      kind: "case",
      title: "The case",
      html: '<h3><a href="/blog/cost">What a question costs</a></h3><p>One morning.</p><p><a href="/blog/cost">Read the article</a></p>',
    },
    {
      kind: "text",
      title: "More",
      html:
        '<h2>Head</h2><h4>Small</h4><ul><li>One</li></ul><ol start="3"><li>Two</li></ol><blockquote><p>Said.</p></blockquote>' +
        "<aside><p>Mind the tide.</p></aside><p><s>Four</s> five</p>" +
        '<figure data-width="small"><img src="/media/uploads/0123456789abcdef01234567/b-800x600.jpg" alt="A lamp"></figure>' +
        '<figure><img src="/media/uploads/0123456789abcdef01234567/a-1600x900.jpg" alt="A buoy"><figcaption>Seen</figcaption></figure>' +
        '<table><caption>Times</caption><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>' +
        '<pre><code>x = 1</code></pre><hr><figure data-embed="https://vimeo.com/1"><a href="https://vimeo.com/1">Watch on Vimeo</a></figure>',
    },
    { kind: "monday", title: "For Monday", html: "" },
    { kind: "meeting", title: "For your next meeting", html: "<p>“Which question?”</p>" },
  ],
};
const options = { siteUrl: "https://www.example.com", now: new Date("2026-11-22T07:00:00Z") };
const { html, plain, bytes } = renderIssue(defaultSite, issue, options);
const document = parseDocument(html);
const elements = DomUtils.getElementsByTagName(() => true, document);

describe("renderIssue", () => {
  test("renders an embedded episode as a linked card", () => {
    const card =
      '<figure data-embed="/episode/7"><a href="/episode/7">On sounding</a><small>Episode 7, with Ada</small></figure>';
    const rendered = renderIssue(defaultSite, { ...issue, parts: [{ kind: "text", title: "", html: card }] }, options);
    expect(rendered.html).toMatch(
      /<div style="[^"]*border:1px solid[^"]*"><a href="https:\/\/www\.example\.com\/episode\/7#issue-1"/,
    );
    expect(rendered.html).not.toMatch(/data-embed|<figure/);
    expect(rendered.plain).toContain("On sounding");
    expect(rendered.plain).toContain("Episode 7, with Ada");
  });

  test("marks the owner's words of an issue in another language than the site", () => {
    const marked = parseDocument(renderIssue(defaultSite, { ...issue, lang: "de" }, options).html);
    const inGerman = DomUtils.getElements({ lang: "de" }, marked, true).map((part) => DomUtils.textContent(part));
    expect(inGerman[0]).toContain(issue.previewText);
    expect(inGerman[1]).toBe(issue.subject);
    expect(inGerman[2]).toBe("A nurse wanted a form.");
    expect(inGerman).toHaveLength(6);
    expect(inGerman.join(" ")).not.toMatch(/Hello|Unsubscribe|Reply to this email/);
    const german = siteOf({ site: { language: "de" } }, {}, { words: wordsIn("de") });
    const languages = (rendered: { html: string }) => rendered.html.match(/ lang="[^"]*"/g);
    expect(languages(renderIssue(german, { ...issue, lang: "de" }, options))).toEqual([
      ' lang="de-DE"',
      ' lang="de-DE"',
    ]);
  });

  test("keeps every URL as typed", () => {
    const urls = [
      ...readFileSync("tests/fixtures/email/links.txt", "utf8").trim().split("\n"),
      "https://cases.example/search?q=a+b&redirect=https%3A%2F%2Fother.example%2F%3Fa%3D1%26b",
      "https://cases.example/%E4%F6/$100/{{name}}?x=%%NAME%%&amp=1",
    ];
    const text = urls.map((url) => `<p><a href="${url.replaceAll("&", "&amp;")}">Link</a></p>`).join("");
    const rendered = fillMarks(
      defaultSite,
      renderIssue(defaultSite, { ...issue, parts: [{ kind: "text", title: "", html: text }] }, options),
      {
        name: "Anna",
        unsubscribeUrl: "https://www.example.com/u",
        preferencesUrl: "https://www.example.com/p",
        consentedAt: null,
      },
    );
    const links = DomUtils.getElementsByTagName("a", parseDocument(rendered.html)).map(({ attribs }) => attribs.href);
    expect(links.slice(0, urls.length)).toEqual(urls);
    for (const url of urls) expect(rendered.plain).toContain(url);
  });

  test("renders a small picture half as wide as the column", () => {
    const widths = elements.flatMap(({ name, attribs }) =>
      name === "img" && attribs.alt === "A lamp" ? [attribs.width] : [],
    );
    expect(widths).toEqual(["260"]);
  });

  /** Supported by Gmail, Outlook for Windows and Apple Mail. */
  const supportedElements = (
    "html head meta title style body div p h1 h2 h3 h4 a b strong em i br img " +
    "ul ol li blockquote table caption thead tbody tr th td pre code hr span u s sub sup small"
  ).split(" ");
  /** Properties that all three support, or whose absence is harmless. */
  const supportedProperties = (
    "margin padding background color font-family font-size font-weight font-style line-height letter-spacing text-align text-decoration vertical-align border " +
    "border-top border-bottom border-left border-radius border-collapse width max-width height max-height display overflow opacity white-space mso-hide -webkit-text-size-adjust"
  ).split(" ");
  /** Values that make one of these clients drop the whole declaration or style sheet. */
  const unsupportedValues = /\b(?:flex|grid|calc\(|var\(|clamp\(|rgba?\(|hsl|oklch|rem\b|vw\b|position|float|url\()/;

  test("uses only elements that Gmail, Outlook and Apple Mail support", () => {
    expect([...new Set(elements.map(({ name }) => name))].filter((name) => !supportedElements.includes(name))).toEqual(
      [],
    );
  });

  test("uses inline styles with supported properties only", () => {
    const declarations = elements.flatMap(({ attribs }) => (attribs.style ?? "").split(";").filter(Boolean));
    expect(declarations.length).toBeGreaterThan(50);
    const properties = declarations.map((declaration) => declaration.split(":")[0]?.trim() ?? "");
    expect([...new Set(properties)].filter((property) => !supportedProperties.includes(property))).toEqual([]);
    expect(declarations.filter((declaration) => unsupportedValues.test(declaration))).toEqual([]);
  });

  test("contains no script, form, frame, event handler, relative URL or image without a description", () => {
    for (const { name, attribs } of elements) {
      expect(Object.keys(attribs).filter((attribute) => attribute.startsWith("on"))).toEqual([]);
      if (name === "img") {
        expect(attribs.src).toMatch(/^https:\/\//);
        expect(attribs.alt).toBeDefined();
        expect(Number(attribs.width)).toBeLessThanOrEqual(600);
      }
      if (name === "a") expect(attribs.href).toMatch(/^(?:https:\/\/|%%)/);
    }
  });

  test("has a style sheet for the dark theme below Gmail's limit of 8 KB", () => {
    const sheets = DomUtils.getElementsByTagName("style", document).map((sheet) => DomUtils.textContent(sheet));
    expect(sheets).toHaveLength(2);
    for (const sheet of sheets) expect(sheet.length).toBeLessThan(8192);
    expect(sheets[1]).toMatch(/^@media \(prefers-color-scheme: dark\)\{/);
    expect(sheets[0]).not.toContain("prefers-color-scheme");
    expect(bytes).toBe(Buffer.byteLength(html));
  });

  test("is 600 pixels wide: a table in Outlook, a block in other clients", () => {
    expect(html.match(/<!--\[if mso\]><table role="presentation" align="center" width="600"/g)).toHaveLength(2);
    expect(html).toContain("max-width:600px");
  });

  test("tracks no one: every URL is the site's own or a recipient mark", () => {
    const urls = elements.flatMap(({ attribs }) => [attribs.href, attribs.src].filter(Boolean));
    const others = urls.filter(
      (url) => !/^(?:https:\/\/www\.example\.com\/|%%[A-Z_]+%%$|https:\/\/vimeo\.com)/.test(url ?? ""),
    );
    expect(others).toEqual([]);
    expect(urls.filter((url) => url?.includes("?"))).toEqual([]);
    expect(plain.replaceAll(/\s+/g, " ")).toContain("It does not report what you open or click.");
  });

  /** Words in order, without URLs, list markers and image descriptions. */
  const wordsOf = (text: string) =>
    text
      .replaceAll(/<?(?:https:\/\/|%%(?:UNSUBSCRIBE|PREFERENCES)_URL)[^\s>]*>?/g, " ")
      .replaceAll(/\[Image: [^\]]*\]/g, " ")
      .replaceAll(/[^\p{L}\p{N}%_]+/gu, " ")
      .trim();

  test("has plain text with the same words in the same order, and the URLs", () => {
    const [body] = DomUtils.getElementsByTagName("body", document);
    const [, shown] = DomUtils.getElementsByTagName("div", body ?? document, true);
    const blocks = DomUtils.getInnerHTML(shown ?? document).replaceAll(
      /<(?:br|\/(?:p|h\d|li|td|th|caption|div|pre|blockquote))\b[^>]*>/g,
      " $&",
    );
    // Clients draw the numbers of ordered lists.
    const inHtml = wordsOf(DomUtils.textContent(parseDocument(blocks)));
    expect(wordsOf(plain.replaceAll(/^ *\d\. /gm, " "))).toBe(inHtml);
    expect(plain).toContain("https://www.example.com/blog/cost");
    expect(plain).toContain("%%UNSUBSCRIBE_URL%%");
    expect(plain).toContain("https://www.example.com/sunday-review/eleven-people");
    expect(plain).toContain("60311 Frankfurt am Main");
  });

  test("omits empty parts with their heading, and links to the archive only if the issue is in it", () => {
    expect(html).not.toContain("For Monday");
    expect(plain).not.toContain("For Monday");
    const hidden = renderIssue(defaultSite, { ...issue, isInArchive: false }, options);
    expect(hidden.html).not.toContain("sunday-review/eleven-people");
  });

  test("fillMarks escapes values, leaves no gap for a missing name, and the public page has no marks", () => {
    const values = {
      unsubscribeUrl: "https://e.example/u?a=1&b=2",
      preferencesUrl: "https://e.example/p",
      consentedAt: new Date("2026-03-04T10:00:00Z"),
    };
    const personalised = fillMarks(defaultSite, { html, plain }, { ...values, name: "<Anna>" });
    expect(personalised.html).toContain("Hello &lt;Anna&gt;,");
    expect(personalised.html).toContain('href="https://e.example/u?a=1&amp;b=2"');
    expect(personalised.plain).toContain("Hello <Anna>,");
    expect(personalised.plain).toContain("4 March 2026");
    expect(fillMarks(defaultSite, { html, plain }, { ...values, name: " %%CONSENT_DATE%% " }).plain).toContain(
      "Hello %%CONSENT_DATE%%,",
    );
    expect(personalised.plain).toContain("https://e.example/u?a=1&b=2");
    const unnamed = fillMarks(defaultSite, { html, plain }, { ...values, name: null });
    expect(unnamed.plain).toContain("Hello,");
    expect(`${personalised.html}${personalised.plain}${unnamed.html}${unnamed.plain}`).not.toContain("%%");
    expect(withoutMarks("Good morning, %%RECIPIENT_NAME%%!")).toBe("Good morning!");
  });

  test("fillMarks greets readers without a name in the language that the issue was frozen in", () => {
    const values = { name: null, unsubscribeUrl: "https://e.example/u", preferencesUrl: "", consentedAt: null };
    const german = siteOf({ site: { language: "de" } }, {}, { words: wordsIn("de") });
    const inEnglish = fillMarks(german, { html, plain }, values);
    expect(inEnglish.html).toContain(">Hello,<");
    expect(inEnglish.plain).toContain("Hello,");
    const frozen = renderIssue(german, issue, options);
    const inGerman = fillMarks(defaultSite, frozen, values);
    expect(inGerman.html).toContain(">Guten Tag,<");
    expect(inGerman.plain).toContain("Guten Tag,");
  });

  test("renders cards as plain HTML: stacked pictures, a box, a button, a link to the file, an open toggle", () => {
    const picture = (name: string) =>
      `<img src="/media/uploads/0123456789abcdef01234567/${name}-1600x900.jpg" alt="${name}">`;
    const cards =
      `<figure data-card="gallery">${picture("one")}${picture("two")}<figcaption>Both</figcaption></figure>` +
      '<figure data-card="bookmark"><img src="/media/c.jpg" alt=""><p><a href="https://a.example/">The title</a></p><p>What it says</p><p><small>a.example</small></p></figure>' +
      '<p data-card="button"><a href="/contact">Ask a question</a></p>' +
      '<p data-card="file"><a href="/media/uploads/a/plan.pdf" download="plan.pdf">The plan</a> <small>PDF, 2 KB</small></p>' +
      "<details><summary>More on it</summary><p>Folded text</p></details>";
    const rendered = renderIssue(defaultSite, { ...issue, parts: [{ kind: "text", title: "", html: cards }] }, options);
    expect(rendered.html).not.toMatch(/data-card|<figure|<details|<summary|download=/);
    expect(
      rendered.html.match(/alt="(?:one|two)" width="520" style="display:block;[^"]*margin-bottom:10px"/g),
    ).toHaveLength(2);
    expect(rendered.html).toMatch(
      /<div style="[^"]*border:1px solid[^"]*"><img [^>]*><p style="[^"]*font-weight:bold[^"]*"><a href="https:\/\/a\.example\/"/,
    );
    expect(rendered.html).toMatch(
      /<a href="https:\/\/www\.example\.com\/contact#issue-1" style="[^"]*padding:13px 22px[^"]*" class="btn">/,
    );
    expect(rendered.html).toContain('href="https://www.example.com/media/uploads/a/plan.pdf');
    expect(rendered.html).toContain("<strong>More on it</strong>");
    for (const words of ["[Image: one]", "The title", "Ask a question", "The plan", "More on it", "Folded text"])
      expect(rendered.plain).toContain(words);
  });
});
