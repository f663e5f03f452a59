import { readTextFile } from "../../../../admin/read-text-file.ts";
import { limitNesting } from "../../../../lib/limit-nesting.ts";

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const maxCommentLength = 65_535;
const entryLength = 46;
const localLength = 30;

const stored = 0;
const deflated = 8;

/** Position of the end of central directory record; negative if it isn't a ZIP file. */
function findEnd(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - maxCommentLength); at--)
    if (view.getUint32(at, true) === endSignature) return at;
  return -1;
}

/** @throws RangeError when the file is truncated */
function* packedEntries(file: ArrayBuffer): Generator<{ method: number; packed: Uint8Array<ArrayBuffer> }> {
  const view = new DataView(file);
  const end = findEnd(view);
  if (end < 0) throw new RangeError("This isn’t a ZIP file.");
  let at = view.getUint32(end + 16, true);
  for (let remaining = view.getUint16(end + 10, true); remaining > 0; remaining--) {
    if (view.getUint32(at, true) !== entrySignature) throw new RangeError("An entry is missing.");
    const local = view.getUint32(at + 42, true);
    const start = local + localLength + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const packed = new Uint8Array(file, start, view.getUint32(at + 20, true));
    yield { method: view.getUint16(at + 10, true), packed };
    at += entryLength + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

/** Measured by unpacking, not as declared; Infinity above `max`, against ZIP bombs. @throws Error for a broken file */
export async function unpackedBytes(file: ArrayBuffer, max: number): Promise<number> {
  let bytes = 0;
  for (const { method, packed } of packedEntries(file)) {
    if (method === stored) bytes += packed.length;
    else if (method !== deflated) throw new RangeError("An entry uses an unknown compression method.");
    else {
      const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
      for (let part = await unpacked.read(); !part.done; part = await unpacked.read()) {
        bytes += part.value.length;
        if (bytes > max) break;
      }
      await unpacked.cancel();
    }
    if (bytes > max) return Number.POSITIVE_INFINITY;
  }
  return bytes;
}

type Metadata = ReadonlyMap<string, string>;

const fence = /^﻿?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Unquotes a value; lists in square brackets become comma-separated. */
function plainValue(text: string): string {
  const value = text.trim();
  const list = /^\[(.*)\]$/.exec(value)?.[1];
  if (list !== undefined) return list.split(",").map(plainValue).filter(Boolean).join(", ");
  return /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
}

/** Values by lower-case names, and the text below. Simple front matter only: a name and a value per line, and lists. */
export function readFrontMatter(source: string): { metadata: Metadata; text: string } {
  const head = fence.exec(source);
  const metadata = new Map<string, string>();
  if (!head) return { metadata, text: source };
  let name = "";
  for (const line of (head[1] ?? "").split(/\r?\n/)) {
    const [, key, value = ""] = /^([\w-]+):(.*)$/.exec(line) ?? [];
    const item = /^\s*-\s+(\S.*)$/.exec(line)?.[1];
    if (key) {
      name = key.toLowerCase();
      metadata.set(name, plainValue(value));
    } else if (item && name) metadata.set(name, [metadata.get(name), plainValue(item)].filter(Boolean).join(", "));
  }
  return { metadata, text: source.slice(head[0].length) };
}

type ImportedDocument = { html: string; metadata: Metadata };

const maxBytes = 20 * 1024 * 1024;
/** More would freeze the browser. */
const maxUnpackedBytes = 100 * 1024 * 1024;

export const importedKinds = ".md,.markdown,.txt,.docx";

const isWord = ({ name }: File) => /\.docx$/i.test(name);
const isMarkdown = ({ name }: File) => /\.(?:md|markdown|txt)$/i.test(name);

export const isDocument = (file: File): boolean => isWord(file) || isMarkdown(file);

async function readWord(file: File): Promise<ImportedDocument> {
  const { default: mammoth } = await import("mammoth/mammoth.browser.min.js");
  const options = {
    styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh", "strike => s"],
  };
  const arrayBuffer = await file.arrayBuffer();
  if ((await unpackedBytes(arrayBuffer, maxUnpackedBytes)) > maxUnpackedBytes) throw new RangeError("It is too large.");
  const { value } = await mammoth.convertToHtml({ arrayBuffer }, options);
  return { html: value, metadata: new Map() };
}

async function readMarkdown(source: string): Promise<ImportedDocument> {
  const { Marked } = await import("marked");
  const { metadata, text } = readFrontMatter(source);
  return { html: await new Marked({ gfm: true }).parse(limitNesting(text)), metadata };
}

/** Unsanitised HTML. @throws Error with a message for the user */
export async function readDocument(file: File): Promise<ImportedDocument> {
  if (!isDocument(file)) throw new Error("Choose a Markdown file (.md) or a Word document (.docx).");
  if (file.size > maxBytes) throw new Error("A document can have 20 MB at most.");
  const source = isWord(file) ? undefined : await readTextFile(file);
  try {
    return source === undefined ? await readWord(file) : await readMarkdown(source);
  } catch {
    throw new Error(`${file.name} could not be read. Open it in its program, save it again and try once more.`);
  }
}
