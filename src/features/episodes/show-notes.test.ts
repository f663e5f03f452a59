import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSamples } from "../../../db/sample/read-samples.ts";
import { decodeEntities } from "../../lib/plain-text.ts";
import { sanitiseHtml } from "../content-drafts/sanitise-html.server.ts";
import { storedHtml } from "../content-drafts/stored-html.server.ts";
import {
  isRichNote,
  type Notes,
  noteHtml,
  noteOf,
  noteParts,
  notesOf,
  notesSheet,
  plainNote,
  readSheet,
  richNotesOf,
} from "./show-notes.ts";

const empty = notesOf(() => "");
const read = (html: string, before: Partial<Notes> = {}) => readSheet(html, { ...empty, ...before });

/** As the editor writes what the server stores. */
const asTyped = (html: string) => html.replaceAll(/<li>((?:(?!<\/?(?:li|ul|ol)\b).)*)/g, "<li><p>$1</p>");

describe("a sheet of show notes", () => {
  test("has a part below each known heading, in any order, case and level", () => {
    const sheet =
      '<h3>Takeaways:</h3><ul><li>One</li></ul><p><strong>Why it matters</strong></p><ol><li>Time</li></ol><h2>ABOUT THE GUEST</h2><p>A <a href="https://a.example">pilot</a></p>';
    expect(read(sheet)).toEqual({
      ...empty,
      whyCeosThinkImportant: "1. Time",
      keyTakeaways: "• One",
      aboutGuest: '<p>A <a href="https://a.example">pilot</a></p>',
    });
  });

  test("adds lists that no heading claims to the key insights", () => {
    const sheet =
      "First <em>words</em><p>Then.</p><h2>Action items</h2><p>Call</p><h3>Later</h3><h2>Links</h2><p>Here</p>";
    expect(read(sheet)).toEqual({
      ...empty,
      conclusion: "<p>First <em>words</em></p><p>Then.</p><h2>Links</h2><p>Here</p>",
      actionItems: "<p>Call</p><h3>Later</h3>",
    });
  });

  test("is plain text where that says the same, and its plain text spells out links and formatting", () => {
    const rich = '<p>Read <a href="https://a.example">this</a>.</p><ul><li>One<ul><li>Two</li></ul></li></ul>';
    const notes = read(`<h2>Key insights</h2><p>A.</p><p>B, see https://a.example/x.</p><h2>Key takeaways</h2>${rich}`);
    expect(notes.conclusion).toBe("A.\n\nB, see https://a.example/x.");
    const takeaways = noteParts[3];
    expect(plainNote(takeaways, notes.keyTakeaways)).toBe("• Read this.\n• One\n• Two");
    expect(noteHtml(noteParts[1], notes.conclusion)).toContain(
      '<a href="https://a.example/x">https://a.example/x</a>.',
    );
  });

  test("keeps embedded episodes, pictures and tables, and names them in the plain text", () => {
    const table = "<table><tbody><tr><td>Mon</td><td>Tue</td></tr></tbody></table>";
    const html = `<figure data-embed="/episode/12"><a href="/episode/12">Tides</a></figure><p><img src="/media/a.jpg" alt=""></p>${table}`;
    const { conclusion } = read(html);
    expect(conclusion).toBe(html);
    expect(plainNote(noteParts[1], conclusion)).toBe("/episode/12\n\nMon · Tue");
  });

  test("discards stored formatting of a text that was changed elsewhere", () => {
    const rich = { key_takeaways: "<ul><li><strong>One</strong></li></ul>" };
    expect(richNotesOf(rich, () => "• One")).toEqual(rich);
    expect(richNotesOf(rich, () => "• Other")).toEqual({});
  });
});

const word = fc.stringMatching(/^[\p{L}<>&"'.,()0-9•-]{1,9}$/u);
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((all) => all.join(" "));
const sign = fc.constantFrom("- ", "* ", "• ", "1. ", "2) ", "", "  • ");
const plainText = fc
  .array(fc.tuple(sign, words, fc.constantFrom("\n", "\n\n", "\r\n")), { maxLength: 5 })
  .map((lines) => lines.map((line) => line.join("")).join(""));

const inline = fc.oneof(
  words,
  words.map((text) => text.replaceAll(/[<>&"]/g, "")),
  fc.constantFrom(
    "<strong>bold</strong>",
    '<a href="https://a.example/b?c=1&amp;d=2">a link</a>',
    "one<br>two",
    "<em>x</em> y",
  ),
);
const safeInline = inline.map((text) => sanitiseHtml(text).trim() || "x");
const item = safeInline.map((text) => `<li>${text}</li>`);
const list = fc.tuple(fc.constantFrom("ul", "ol"), fc.array(item, { minLength: 1, maxLength: 4 }));
const block = fc.oneof(
  safeInline.map((text) => `<p>${text}</p>`),
  list.map(([name, items]) => `<${name}>${items.join("")}</${name}>`),
  fc.constantFrom(
    "<h3>Smaller</h3>",
    "<blockquote><p>Said</p></blockquote>",
    '<p><img src="/media/a.jpg" alt="b"></p>',
  ),
);
const heading = fc.constantFrom(...noteParts.map(({ title }) => `<h2>${title}</h2>`), "<h2>Links</h2>");
const sheetOf = fc.array(fc.oneof(block, block, heading), { maxLength: 14 }).map((blocks) => blocks.join(""));

const fields = fc
  .tuple(plainText, plainText, plainText, plainText, plainText)
  .map((texts) => notesOf((part) => texts[noteParts.indexOf(part)] ?? ""));
const lettersOf = (html: string) => decodeEntities(html.replaceAll(/<[^<>]*>|\s/g, ""));
const blocksOf = (html: string) => html.match(/<(p|ul|ol|h3|blockquote)>.*?<\/\1>/gs) ?? [];

describe("there and back", () => {
  test("plain fields survive a round trip byte for byte, in the server's sheet and in the editor's", () => {
    fc.assert(
      fc.property(fields, (notes) => {
        const sheet = notesSheet(notes);
        expect(readSheet(sheet, notes)).toEqual(notes);
        expect(readSheet(asTyped(sheet), notes)).toEqual(notes);
      }),
      { numRuns: 200 },
    );
  });

  test("no block of a sheet is lost, and reading it again changes nothing", () => {
    fc.assert(
      fc.property(sheetOf, (sheet) => {
        const notes = read(sheet);
        const again = notesSheet(notes);
        expect(readSheet(again, notes)).toEqual(notes);
        expect(read(again)).toEqual(notes);
        expect(blocksOf(again).map(lettersOf).toSorted()).toEqual(blocksOf(sheet).map(lettersOf).toSorted());
      }),
      { numRuns: 300 },
    );
  });

  test("a stored sheet is read back as the same sheet", () => {
    fc.assert(
      fc.property(sheetOf, (sheet) => {
        const notes = read(sheet);
        for (const part of noteParts) {
          const value = isRichNote(notes[part.field]) ? noteOf(part, storedHtml(notes[part.field])) : notes[part.field];
          const plain = plainNote(part, value);
          const rich = richNotesOf({ [part.column]: isRichNote(value) ? value : undefined }, () => plain);
          expect(rich[part.column] ?? plain).toBe(value);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("all sample episodes", async () => {
    const { episodes } = await readSamples();
    expect(episodes.length).toBeGreaterThan(10);
    for (const sample of episodes) {
      const notes = notesOf(({ column }) => sample[column]);
      expect(readSheet(asTyped(notesSheet(notes)), notes)).toEqual(notes);
    }
  });
});
