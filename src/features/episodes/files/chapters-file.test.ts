import { expect, test } from "vitest";
import { ChaptersFileError, parseChaptersFile, readChapters, writeChaptersFile } from "./chapters-file.ts";

const file = (chapters: unknown, version = "1.2.0") => JSON.stringify({ version, title: "A talk", chapters });

test("reads chapters sorted by time, without unlisted ones, and numbers untitled ones", () => {
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
  ["other text than JSON", "WEBVTT", "This isn’t a JSON file."],
  ["no chapters", JSON.stringify({ version: "1.2.0" }), "no list “chapters”"],
  ["another version", file([], "2.0"), "version “2.0”"],
  ["a negative time", file([{ startTime: -1, title: "x" }]), "Chapter 1 has no startTime"],
  ["a time as text", file([{ startTime: 0 }, { startTime: "1", title: "x" }]), "Chapter 2 has no startTime"],
  ["an end as text", file([{ startTime: 0, endTime: "1" }]), "Chapter 1 has an endTime"],
  ["a title that is a number", file([{ startTime: 0, title: 7 }]), "Chapter 1 has a title that isn’t text"],
  ["a string instead of a chapter", file(["Welcome"]), "Chapter 1 is not an object"],
  ["2,001 chapters", file(Array.from({ length: 2001 }, () => ({ startTime: 0 }))), "more than 2000"],
])("rejects a chapters file with %s, with a reason", (_, text, message) => {
  expect(() => readChapters(text)).toThrow(ChaptersFileError);
  expect(() => readChapters(text)).toThrow(message);
});

test("preserves other properties of a chapters file", () => {
  const full = {
    version: "1.1.0",
    author: "Anna",
    chapters: [
      { startTime: 0, title: "Welcome", location: { name: "Hamburg" } },
      { startTime: 9.5, endTime: 20, title: "Port", img: "https://a.example/p.png", url: "https://a.example/" },
      { startTime: 30, toc: false },
    ],
  };
  expect(JSON.parse(writeChaptersFile(parseChaptersFile(JSON.stringify(full))))).toEqual(full);
});

test("reads a chapters file without a version, and writes one", () => {
  const read = parseChaptersFile(JSON.stringify({ chapters: [{ startTime: 1, title: "One" }] }));
  expect(JSON.parse(writeChaptersFile(read))).toEqual({
    version: "1.2.0",
    chapters: [{ startTime: 1, title: "One" }],
  });
});
