import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSamples } from "../../../../db/sample/read-samples.ts";
import { readSheet, type SheetFields, sheetFieldNames, writeSheet } from "./article-sheet.ts";

const of = (fields: Partial<SheetFields>): SheetFields => ({ ...readSheet(""), ...fields });

const block = fc.constantFrom(
  "<p>Water has its hours.</p>",
  "<p></p>",
  "<p>Less &lt; more</p>",
  "Bare words",
  "\n",
  "<h2>The first flood</h2>",
  "<h2>Ebb &amp; flow</h2>\n",
  "<h3>A detail</h3>",
  "<blockquote><h2>Not a section</h2></blockquote>",
  '<figure data-width="wide"><img src="/media/a.jpg" alt="5 > 3"><figcaption>One</figcaption></figure>',
  '<p>Line<br>and <img src="/b.png" alt="&lt;h2&gt;" /> <a href="/contact?a=1&amp;b=2">a link</a></p>',
  "<table><tbody><tr><td><h2>In a cell</h2></td></tr></tbody></table>",
  "<ul><li>One</li><li><p>Two</p></li></ul>",
  "<hr>",
  "<aside><p>Mind the tide.</p></aside>",
  '<figure data-card="gallery"><img src="/a.jpg" alt="A" width="4" height="3" /><img src="/b.jpg" alt="B > A" /><figcaption>Two</figcaption></figure>',
  '<figure data-card="bookmark"><img src="/a.jpg" alt="" /><p><a href="https://a.example/" rel="noopener">A</a></p><p><small>a.example</small></p></figure>',
  '<p data-card="button"><a href="/contact">Ask</a></p>',
  '<p data-card="file"><a href="/media/a.pdf" download="5 &gt; 3.pdf">A</a> <small>PDF, 2 KB</small></p>',
  "<details><summary>More</summary><h2>Within a toggle</h2><p>Text</p></details>",
  '<p>Noted<a href="#footnote-1" id="footnote-ref-1"><sup>[1]</sup></a></p>',
  '<ol><li id="footnote-1">Seen. <a href="#footnote-ref-1">↑</a></li></ol>',
);
const part = fc.array(block, { maxLength: 5 }).map((blocks) => blocks.join(""));
const words = fc.oneof(
  fc.constant(""),
  fc.string(),
  fc.constantFrom('A "quoted" & <marked> text\u00A0', "/media/c.jpg"),
);
const documents = fc.record<SheetFields>({
  introduction: part,
  section1: part,
  section2: part,
  section3: part,
  conclusion: part,
  cta: part,
  featuredImageUrl2: words,
  featuredImageAlt2: words,
});

describe("an article on one sheet", () => {
  test("returns its fields byte for byte", () => {
    fc.assert(
      fc.property(documents, (fields) => {
        expect(readSheet(writeSheet(fields))).toEqual(fields);
      }),
      { numRuns: 400 },
    );
  });

  test("stays the same when its fields are read and written again", () => {
    fc.assert(
      fc.property(documents, (fields) => {
        const sheet = writeSheet(fields);
        expect(writeSheet(readSheet(sheet))).toBe(sheet);
      }),
      { numRuns: 400 },
    );
  });

  test("loses no text wherever its borders, image and call to action are", () => {
    const piece = fc.oneof(
      block,
      fc.constantFrom("section1", "section2", "section3", "conclusion").map((name) => border(name)),
      fc.constant('<section data-part="cta"><p>Call.</p></section>'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const sheet = pieces.join("");
        const fields = readSheet(sheet);
        const { introduction, section1, section2, section3, conclusion } = fields;
        const text = sheet.replaceAll(/<section[^>]*>(<p>Call\.<\/p>)?<\/section>/g, "");
        expect(introduction + section1 + section2 + section3 + conclusion).toBe(text);
        expect(readSheet(writeSheet(fields))).toEqual(fields);
      }),
      { numRuns: 400 },
    );
  });

  test("returns every sample article byte for byte, and needs no border between headed sections", async () => {
    const { articles } = await readSamples();
    for (const row of articles) {
      const fields = of({
        introduction: row.introduction,
        section1: row.section_1,
        section2: row.section_2,
        section3: row.section_3,
        conclusion: row.conclusion,
        cta: row.cta ?? "",
        featuredImageUrl2: row.featured_image_url_2 ?? "",
      });
      expect(readSheet(writeSheet(fields)), row.slug).toEqual(fields);
    }
    expect(articles.length).toBeGreaterThan(20);
  });
});

const border = (name: string) => `<section data-part="${name}"></section>`;

describe("the parts of a sheet", () => {
  test("start at its headings, and further headings stay in section 3", () => {
    expect(readSheet("<p>0</p><h2>1</h2><p>a</p><h2>2</h2><h3>b</h3><h2>3</h2><p>c</p><h2>4</h2><h2>5</h2>")).toEqual(
      of({
        introduction: "<p>0</p>",
        section1: "<h2>1</h2><p>a</p>",
        section2: "<h2>2</h2><h3>b</h3>",
        section3: "<h2>3</h2><p>c</p><h2>4</h2><h2>5</h2>",
      }),
    );
  });

  test("start at a border instead, which includes the heading that follows", () => {
    const sheet = `<p>0</p><h2>1</h2><h2>Also 1</h2>${border("section2")}<p></p><h2>2</h2>${border("conclusion")}<p>End</p>`;
    expect(readSheet(sheet)).toEqual(
      of({
        introduction: "<p>0</p>",
        section1: "<h2>1</h2><h2>Also 1</h2>",
        section2: "<p></p><h2>2</h2>",
        conclusion: "<p>End</p>",
      }),
    );
    expect(writeSheet(readSheet(sheet))).toBe(sheet);
  });

  test("include the second image after section 1 and the call to action after section 2", () => {
    const fields = of({
      introduction: "<p>0</p>",
      section1: "<h2>1</h2>",
      section2: "<h2>2</h2>",
      section3: "<h2>3</h2>",
      cta: "<h2>Call</h2>",
      featuredImageUrl2: "/media/a.jpg",
      featuredImageAlt2: "A light",
    });
    expect(writeSheet(fields)).toBe(
      '<p>0</p><h2>1</h2><section data-part="picture"><img src="/media/a.jpg" alt="A light"></section>' +
        '<h2>2</h2><section data-part="cta"><h2>Call</h2></section><h2>3</h2>',
    );
  });

  test("are all empty for an empty sheet", () => {
    expect(writeSheet(of({}))).toBe("");
    expect(Object.keys(readSheet("")).toSorted()).toEqual([...sheetFieldNames].toSorted());
  });
});
