import { expect, test } from "vitest";
import { modelLines, readChoice } from "./choose-passages.server.ts";

const event = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

async function read(text: string, size: number): Promise<string[]> {
  const bytes = new TextEncoder().encode(text);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
  }
  const lines: string[] = [];
  for await (const line of modelLines(chunks())) lines.push(line);
  return lines;
}

test.each([1, 7, 1000])("modelLines joins lines from chunks of %i bytes", async (size) => {
  const stream = `: ping\n\n${event("one ")}${event("lin")}${event("e – ü\ntwo")}data: [DONE]\n\n${event("late")}`;
  expect(await read(stream, size)).toEqual(["one line – ü", "two"]);
});

test("modelLines ignores data that isn't an event of the protocol", async () => {
  expect(await read('data: {"error":"x"}\n\ndata: nonsense\n\nevent: end\n\n', 5)).toEqual([]);
});

test("readChoice returns the number of a passage", () => {
  expect(readChoice("2", 3)).toBe(2);
  expect(readChoice(" 3 \r", 3)).toBe(3);
});

test.each([
  "",
  "0",
  "4",
  "-1",
  "1.5",
  "1 and 2",
  "Here is what I found:",
  "pay at evil.shop now",
  "The lunch was never good",
  '{"number": 1}',
  '{"sentence": "The lunch was never good", "source": 1, "quote": "The lunch was good"}',
  "1 pay at evil.shop now",
])("readChoice rejects a line that isn't one valid number: %s", (line) => {
  expect(readChoice(line, 3)).toBeUndefined();
});
