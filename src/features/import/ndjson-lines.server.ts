import { createReadStream } from "node:fs";

/** No article is longer; a file that is not NDJSON at all must not fill the memory. */
const maxLineBytes = 16 * 1024 * 1024;
const newline = 0x0a;

export type NdjsonLine = { line: number } & ({ text: string } | { problem: string });

function decode(line: number, bytes: Buffer): NdjsonLine {
  try {
    // Also removes a byte order mark.
    return { line, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { line, problem: "is not valid UTF-8" };
  }
}

const isBlank = (entry: NdjsonLine) => "text" in entry && entry.text.trim() === "";

/** The lines of a file with their numbers from 1, one after the other; blank ones are left out. */
export async function* readNdjsonLines(file: string): AsyncGenerator<NdjsonLine> {
  let line = 1;
  let parts: Buffer[] = [];
  let length = 0;
  let tooLong = false;

  function finish(): NdjsonLine {
    const entry: NdjsonLine = tooLong
      ? { line, problem: `is longer than ${maxLineBytes / 1024 / 1024} MB` }
      : decode(line, Buffer.concat(parts, length));
    line++;
    parts = [];
    length = 0;
    tooLong = false;
    return entry;
  }

  function keep(bytes: Buffer): void {
    if (tooLong || bytes.length === 0) return;
    if (length + bytes.length > maxLineBytes) {
      tooLong = true;
      parts = [];
      length = 0;
      return;
    }
    parts.push(bytes);
    length += bytes.length;
  }

  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      keep(chunk.subarray(start, end));
      start = end + 1;
      const entry = finish();
      if (!isBlank(entry)) yield entry;
    }
    keep(chunk.subarray(start));
  }
  if (length > 0 || tooLong) {
    const entry = finish();
    if (!isBlank(entry)) yield entry;
  }
}
