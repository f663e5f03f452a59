import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type NdjsonLine, readNdjsonLines } from "./prepare-file.server.ts";

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "lines-"));
});

afterAll(() => rm(directory, { recursive: true }));

async function read(content: string | Buffer): Promise<NdjsonLine[]> {
  const file = path.join(directory, "file.ndjson");
  await writeFile(file, content);
  const lines: NdjsonLine[] = [];
  for await (const line of readNdjsonLines(file)) lines.push(line);
  return lines;
}

test.each<[string, string, NdjsonLine[]]>([
  ["nothing", "", []],
  ["blank lines", "\n \n\r\n", []],
  [
    "a last line without its end",
    "a\nb",
    [
      { line: 1, text: "a" },
      { line: 2, text: "b" },
    ],
  ],
  [
    "numbers that count blank lines",
    "\na\n\nb\n",
    [
      { line: 2, text: "a" },
      { line: 4, text: "b" },
    ],
  ],
  ["a byte order mark", "\ufeffa\n", [{ line: 1, text: "a" }]],
])("reads lines: %s", async (_, content, lines) => {
  expect(await read(content)).toEqual(lines);
});

test("reads lines and characters that chunks split", async () => {
  // Three-byte characters, so that every possible cut occurs.
  const lines = Array.from({ length: 5 }, (_, index) => "知".repeat(300_000 + index));
  expect((await read(`${lines.join("\n")}\n`)).map((entry) => "text" in entry && entry.text)).toEqual(lines);
});

test("reports invalid UTF-8 and overlong lines, and continues", async () => {
  const long = Buffer.alloc(17 * 1024 * 1024, "a");
  const lines = await read(Buffer.concat([Buffer.from([0xc3, 0x28, 0x0a]), long, Buffer.from("\nfine\n")]));
  expect(lines).toEqual([
    { line: 1, problem: "is not valid UTF-8" },
    { line: 2, problem: "is longer than 16 MB" },
    { line: 3, text: "fine" },
  ]);
});
