import { expect, test } from "vitest";
import { areSorted, type ChapterRow, chapterProblems, chapterRow, entriesOf, sortRows } from "./chapter-rows.ts";

const row = (start: string, more: Partial<ChapterRow> = {}): ChapterRow => ({
  ...chapterRow({ start: 0, title: "A title" }),
  start,
  ...more,
});

/** The problems of rows in order, for a recording of 90 seconds. */
const problems = (rows: readonly ChapterRow[], seconds: number | null = 90) => {
  const byKey = chapterProblems(rows, seconds);
  return rows.map(({ key }) => byKey.get(key) ?? {});
};

test("converts valid chapters to entries in seconds", () => {
  const rows = [
    row("0:00"),
    row("1:02.5", { end: "1:20", url: " https://a.example/x ", img: "/media/uploads/a/b.png" }),
  ];
  expect(problems(rows)).toEqual([{}, {}]);
  expect(entriesOf(rows)).toMatchObject([
    { start: 0, end: null },
    { start: 62.5, end: 80, url: "https://a.example/x", img: "/media/uploads/a/b.png" },
  ]);
});

test.each<[string, ChapterRow[], number, string, string]>([
  ["text instead of a time", [row("soon")], 0, "start", "Write the time as 1:23 or 1:02:03."],
  ["75 seconds in a minute", [row("0:75")], 0, "start", "Write the time as 1:23 or 1:02:03."],
  ["a start beyond the end", [row("1:31")], 0, "start", "The recording ends at 1:30."],
  ["two at one time, in any order", [row("0:05"), row("0:05.0")], 1, "start", "Another chapter begins at 0:05 too."],
  ["no title", [row("0:00", { title: " " })], 0, "title", "Write a title."],
  ["an end before the start", [row("0:10", { end: "0:09" })], 0, "end", "It ends before it begins."],
  [
    "an overlap with the next by time, which is typed before it",
    [row("0:30"), row("0:10", { end: "0:31" })],
    1,
    "end",
    "The next chapter begins at 0:30, before this one ends.",
  ],
  ["an end beyond the end", [row("0:10", { end: "1:40" })], 0, "end", "The recording ends at 1:30."],
  [
    "a link without protocol",
    [row("0:00", { url: "example.com" })],
    0,
    "url",
    "Write a link that begins with https://.",
  ],
  [
    "a script as a link",
    [row("0:00", { url: "javascript:alert(1)" })],
    0,
    "url",
    "Write a link that begins with https://.",
  ],
  ["a picture without a URL", [row("0:00", { img: "//x" })], 0, "img", "Choose an image, or write a link to one."],
])("marks %s beside its field", (_, rows, index, field, message) => {
  expect(problems(rows)[index]).toEqual({ [field]: message });
});

test("accepts an unlisted chapter without a title, and any time while the length is unknown", () => {
  expect(problems([row("9:59:59", { isListed: false, title: "" })], null)).toEqual([{}]);
});

test("sorts chapters by time, and leaves a row with an invalid time in place", () => {
  const rows = [row("0:30"), row("?"), row("0:10")];
  expect(areSorted(rows)).toBe(false);
  expect(sortRows(rows).map(({ start }) => start)).toEqual(["0:10", "0:30", "?"]);
  expect(areSorted(sortRows(rows))).toBe(true);
});
