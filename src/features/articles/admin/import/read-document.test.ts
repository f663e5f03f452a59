import { readFile } from "node:fs/promises";
import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { readFrontMatter, unpackedBytes } from "./read-document.ts";

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

test("unpackedBytes adds up the parts of a document", async () => {
  expect(await unpackedBytes(zipOf(Buffer.alloc(1000), Buffer.from("words")), megabyte)).toBe(1005);
  const file = await readFile("e2e/documents/tides.docx");
  const bytes = await unpackedBytes(new Uint8Array(file).buffer, megabyte);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThan(megabyte);
});

test("a ZIP bomb of one or many parts counts as infinite, whatever size it declares", async () => {
  expect(await unpackedBytes(zipOf(Buffer.alloc(64 * megabyte)), megabyte)).toBe(Number.POSITIVE_INFINITY);
  const many = zipOf(...Array.from({ length: 40 }, () => Buffer.alloc(megabyte / 20)));
  expect(await unpackedBytes(many, megabyte)).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  ["no archive", Buffer.from("Words that are no archive at all, but enough of them.")],
  ["an empty file", Buffer.alloc(0)],
  ["an archive that breaks off", Buffer.from(zipOf(Buffer.from("words"))).subarray(20)],
])("unpackedBytes rejects %s", async (_, file) => {
  await expect(unpackedBytes(new Uint8Array(file).buffer, megabyte)).rejects.toThrow();
});

test("front matter is read with plain values, quoted values and lists", () => {
  const { facts, text } = readFrontMatter(
    "---\ntitle: \"Tides: a primer\"\nTags: [sea, 'charts']\nauthors:\n  - Anna\n  - Ben\n---\n# Text\n",
  );
  expect(Object.fromEntries(facts)).toEqual({ title: "Tides: a primer", tags: "sea, charts", authors: "Anna, Ben" });
  expect(text).toBe("# Text\n");
});

test("text without front matter, or starting with a rule, is unchanged", () => {
  expect(readFrontMatter("Words\n---\nmore").text).toBe("Words\n---\nmore");
  expect(readFrontMatter("---\nno end").text).toBe("---\nno end");
});
