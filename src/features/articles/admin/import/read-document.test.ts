import { readFile } from "node:fs/promises";
import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { readDocument, readFrontMatter, unpackedBytes } from "./read-document.ts";
import { wordFile } from "./testing/word-file.ts";

const megabyte = 1024 * 1024;

/** ZIP file whose entries claim to be one byte long. */
function zipOf(...contents: Buffer[]): ArrayBuffer {
  const files: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const content of contents) {
    const packed = deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(1, 24);
    entry.writeUInt32LE(offset, 42);
    files.push(local, packed);
    entries.push(entry);
    offset += local.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(contents.length, 10);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...files, ...entries, end])).buffer;
}

test("unpackedBytes adds up the entries of a document", async () => {
  expect(await unpackedBytes(zipOf(Buffer.alloc(1000), Buffer.from("words")), megabyte)).toBe(1005);
  const file = await readFile("e2e/documents/tides.docx");
  const bytes = await unpackedBytes(new Uint8Array(file).buffer, megabyte);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThan(megabyte);
});

test("unpackedBytes returns Infinity for a ZIP bomb of one or many entries, whatever size it declares", async () => {
  expect(await unpackedBytes(zipOf(Buffer.alloc(64 * megabyte)), megabyte)).toBe(Number.POSITIVE_INFINITY);
  const many = zipOf(...Array.from({ length: 40 }, () => Buffer.alloc(megabyte / 20)));
  expect(await unpackedBytes(many, megabyte)).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  ["not an archive", Buffer.from("Words that aren't an archive at all, but enough of them.")],
  ["an empty file", Buffer.alloc(0)],
  ["a truncated archive", Buffer.from(zipOf(Buffer.from("words"))).subarray(20)],
])("unpackedBytes rejects %s", async (_, file) => {
  await expect(unpackedBytes(new Uint8Array(file).buffer, megabyte)).rejects.toThrow();
});

test("readFrontMatter reads plain values, quoted values and lists", () => {
  const { metadata, text } = readFrontMatter(
    "---\ntitle: \"Tides: a primer\"\nTags: [sea, 'charts']\nauthors:\n  - Anna\n  - Ben\n---\n# Text\n",
  );
  expect(Object.fromEntries(metadata)).toEqual({ title: "Tides: a primer", tags: "sea, charts", authors: "Anna, Ben" });
  expect(text).toBe("# Text\n");
});

test("readFrontMatter leaves text without front matter, or starting with a rule, unchanged", () => {
  expect(readFrontMatter("Words\n---\nmore").text).toBe("Words\n---\nmore");
  expect(readFrontMatter("---\nno end").text).toBe("---\nno end");
});

test("readDocument drops text deleted or moved by tracked changes, and keeps footnotes and header rows", async () => {
  const text = (words: string) => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`;
  const row = (cell: string, mark = "") => `<w:tr><w:trPr>${mark}</w:trPr><w:tc><w:p>${text(cell)}</w:p></w:tc></w:tr>`;
  const body =
    `<w:p>${text("Kept ")}<w:del w:id="1"><w:r><w:delText>deleted</w:delText></w:r></w:del><w:ins w:id="2">${text("new")}</w:ins>` +
    `<w:moveFrom w:id="3">${text("away")}</w:moveFrom><w:moveTo w:id="4">${text(" here")}</w:moveTo>` +
    `<w:r><w:footnoteReference w:id="2"/></w:r></w:p><w:tbl>${row("Hour", "<w:tblHeader/>")}${row("6")}</w:tbl>`;
  const { html } = await readDocument(
    await wordFile(body, `<w:footnote w:id="2"><w:p>${text("The note.")}</w:p></w:footnote>`),
  );
  expect(html).toContain('<p>Kept new here<sup><a href="#footnote-2" id="footnote-ref-2">[1]</a></sup></p>');
  expect(html).toContain("<thead><tr><th><p>Hour</p></th></tr></thead><tbody><tr><td><p>6</p></td></tr></tbody>");
  expect(html).toMatch(/<li id="footnote-2"><p>The note. <a href="#footnote-ref-2">/);
});
