import { expect, test } from "vitest";
import { readCaptions, writeWebVtt } from "./transcript-lines.ts";

const parse = async (text: string) => (await readCaptions(text))?.cues;
const cue = (text: string) => parse(`WEBVTT\n\n${text}\n`);

test("reads WebVTT cues with times in seconds, speaker and plain text", async () => {
  const file = [
    "\uFEFFWEBVTT - a title",
    "Kind: captions",
    "",
    "NOTE 00:01.000 --> 00:02.000 is not a cue",
    "",
    "STYLE",
    "::cue { color: red }",
    "",
    "1",
    "00:00:04.600 --> 00:00:07.158 align:start position:0%",
    "<v Your Name>Welcome to",
    "the <i>show</i>.",
    "",
    "00:07.458 --> 01:11.850",
    "Fish &amp; chips &lt;3",
    "",
    "00:00:01.000 --> 00:00:02.000",
    "<v.loud Dr. Amadou Keita>First in <00:00:01.500>time",
  ].join("\r\n");
  expect(await parse(file)).toEqual([
    { start: 1, end: 2, speaker: "Dr. Amadou Keita", text: "First in time" },
    { start: 4.6, end: 7.158, speaker: "Your Name", text: "Welcome to the show." },
    { start: 7.458, end: 71.85, speaker: "", text: "Fish & chips <3" },
  ]);
});

test("splits a cue with alternating voices", async () => {
  expect(await cue("01:00:00.000 --> 01:00:04.000\n<v A>Really?</v> <v B>Really.</v>")).toEqual([
    { start: 3600, end: 3604, speaker: "A", text: "Really?" },
    { start: 3600, end: 3604, speaker: "B", text: "Really." },
  ]);
});

test.each([
  ["ends before it starts", "00:05.000 --> 00:04.000\nx"],
  ["has no words", "00:05.000 --> 00:06.000\n<i> </i>"],
  ["has 61 minutes", "00:61:05.000 --> 00:62:06.000\nx"],
])("leaves out a cue that %s", async (_, text) => {
  expect(await cue(text)).toEqual([]);
});

test.each(["", "{}"])("doesn't accept %j as WebVTT", async (text) => {
  expect(await parse(text)).toBeUndefined();
});

test("reads no cues from an empty WebVTT file", async () => {
  expect(await parse("WEBVTT")).toEqual([]);
});

test("reads the cues that it has written as WebVTT", async () => {
  const cues = [
    { start: 0, end: 1.5, speaker: "Dr. Amadou Keita", text: "Fish & chips <3 --> yes" },
    { start: 3723.456, end: 36_000, speaker: "", text: "Anyone at all" },
  ];
  expect(await parse(writeWebVtt(cues))).toEqual(cues);
});

test("reads half a million unclosed tags as text in one pass", async () => {
  expect(await cue(`00:05.000 --> 00:06.000\n${"<".repeat(500_000)}`)).toMatchObject([{ text: "<".repeat(500_000) }]);
});
