import { expect, test } from "vitest";
import { readChapters } from "./chapters.server.ts";

const file = (chapters: unknown, version = "1.2.0") => JSON.stringify({ version, title: "A talk", chapters });

test("chapters come in the order of their times, silent ones are left out, a nameless one gets a number", () => {
  const chapters = [
    { startTime: 16.68, title: " The second system ", img: "https://example.com/a.png" },
    { startTime: 0, title: "Welcome" },
    { startTime: 20, toc: false },
    { startTime: 47 },
  ];
  expect(readChapters(file(chapters))).toEqual([
    { start: 0, title: "Welcome" },
    { start: 16.68, title: "The second system" },
    { start: 47, title: "Chapter 3" },
  ]);
});

test.each([
  ["no JSON", "WEBVTT"],
  ["no chapters", JSON.stringify({ version: "1.2.0" })],
  ["another version", file([], "2.0")],
  ["a time before the beginning", file([{ startTime: -1, title: "x" }])],
  ["a time as text", file([{ startTime: "1", title: "x" }])],
])("a file with %s is rejected", (_, text) => {
  expect(() => readChapters(text)).toThrow();
});
