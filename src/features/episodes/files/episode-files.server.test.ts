import { describe, expect, test } from "vitest";
import { readTranscript } from "./episode-files.server.ts";
import { splitSpeaker, TranscriptError } from "./spoken-text.ts";
import { parseWebVtt } from "./transcript-lines.ts";

const lines = (...rows: string[]) => rows.join("\n");

/** The cues of the stored form of a text with times. */
function cues(file: string) {
  const { ending, text } = readTranscript(file);
  expect(ending).toBe(".vtt");
  return parseWebVtt(text);
}

function fault(file: string): string {
  try {
    readTranscript(file);
  } catch (error) {
    if (error instanceof TranscriptError) return error.message;
    throw error;
  }
  return "";
}

describe("WebVTT", () => {
  test("is stored as it is", () => {
    const file = lines(
      "WEBVTT",
      "",
      "NOTE a note",
      "with two lines",
      "",
      "1",
      "00:01.000 --> 00:02.000",
      "<v Ada>Hello.",
      "",
    );
    expect(readTranscript(file)).toEqual({ ending: ".vtt", text: file });
  });

  test("with names at the start of cues, as meeting programs write it, gets speakers", () => {
    const file = lines(
      "WEBVTT",
      "",
      "1",
      "00:00:01.000 --> 00:00:02.000",
      "Ada King: Hello.",
      "",
      "2",
      "00:00:02.000 --> 00:00:03.000",
      "There.",
    );
    expect(cues(file)).toEqual([
      { start: 1, end: 2, speaker: "Ada King", text: "Hello." },
      { start: 2, end: 3, speaker: "Ada King", text: "There." },
    ]);
  });

  test.each([
    [
      "a time of 61 minutes",
      ["00:61:05.000 --> 00:62:06.000", "x"],
      "Line 3: “00:61:05.000” is not a time. Write it as 00:01:05.000.",
    ],
    ["an end before its start", ["1", "00:05.000 --> 00:04.000", "x"], "Line 4: This cue ends before it begins."],
    ["commas", ["00:05,000 --> 00:06,000", "x"], "Line 3: A WebVTT file has full stops in its times: 00:01:05.000."],
    ["no end", ["00:05.000 -->", "x"], "Line 3: A time is missing. Write it as 00:01:05.000."],
    ["an empty line within", ["00:05.000 --> 00:06.000", "x", "", "y"], "Line 6: These words have no times."],
    [
      "no empty line between",
      ["00:05.000 --> 00:06.000", "x", "00:06.000 --> 00:07.000", "y"],
      "Line 5: Put an empty line",
    ],
    ["nothing", [], "Line 1: This file has no words."],
  ])("with %s is rejected with its line number", (_, rows, message) => {
    expect(fault(lines("WEBVTT", "", ...rows))).toContain(message);
  });

  test("with Windows line breaks reports correct line numbers", () => {
    expect(fault("WEBVTT\r\n\r\n00:05.000 --> 00:04.000\r\nx")).toContain("Line 3:");
  });
});

describe("SubRip", () => {
  test("becomes WebVTT, where a speaker continues until the next is named", () => {
    const file = lines(
      "1",
      "00:00:01,000 --> 00:00:02,500",
      "Anna: Good <i>morning</i>,",
      "everyone.",
      "",
      "2",
      "00:00:02,500 --> 00:00:04,000",
      "Welcome & hello.",
      "",
      "3",
      "00:00:04,000 --> 00:00:05,000",
      "- Bo: Thanks.",
      "- Anna: Well …",
    );
    expect(cues(file)).toEqual([
      { start: 1, end: 2.5, speaker: "Anna", text: "Good morning, everyone." },
      { start: 2.5, end: 4, speaker: "Anna", text: "Welcome & hello." },
      { start: 4, end: 5, speaker: "Bo", text: "Thanks." },
      { start: 4, end: 5, speaker: "Anna", text: "Well …" },
    ]);
  });

  test.each([
    [["1", "00:00:01,000 --> 00:00:75,000", "x"], "Line 2: “00:00:75,000” is not a time. Write it as 00:01:05,000."],
    [["1", "00:00:02,000 --> 00:00:01,000", "x"], "Line 2: This cue ends before it begins."],
    [["1", "00:00:01,000 --> 00:00:02,000", "x", "", "2", "words"], "Line 5: These words have no times."],
    [["1", "00:00:01,000 --> 00:00:02,000", ""], "Line 1: This file has no words."],
  ])("%j is rejected with its line", (rows, message) => {
    expect(fault(lines(...rows))).toContain(message);
  });
});

describe("plain text", () => {
  test("without times is stored as it is", () => {
    const text = lines("Anna: Good morning.", "", "Bo: Remember 10:30 tomorrow.", "And bring tea.");
    expect(readTranscript(text)).toEqual({ ending: ".txt", text });
  });

  test.each([
    ["times in brackets first", ["[0:01] Anna: Good morning.", "[00:05] Bo: Hello.", "[1:00:07] Anna: Late."]],
    ["times after names", ["Anna (0:01): Good morning.", "Bo [0:05]: Hello.", "Anna 1:00:07", "Late."]],
    [
      "names and times in lines of their own",
      ["Anna  0:01", "Good", "morning.", "", "Bo  0:05", "Hello.", "", "1:00:07 Anna", "Late."],
    ],
  ])("with %s becomes WebVTT", (_, rows) => {
    expect(cues(lines(...rows))).toMatchObject([
      { start: 1, end: 5, speaker: "Anna", text: "Good morning." },
      { start: 5, end: 3607, speaker: "Bo", text: "Hello." },
      { start: 3607, speaker: "Anna", text: "Late." },
    ]);
  });

  test("parts between two times share the time by their length", () => {
    const found = cues(lines("[0:00] Anna: 1234567890", "Bo: 1234567890", "[0:10] Anna: End."));
    expect(found?.map(({ start, speaker }) => [start, speaker])).toEqual([
      [0, "Anna"],
      [5, "Bo"],
      [10, "Anna"],
    ]);
  });

  test.each([
    [["[0:05] Anna: Hello.", "[0:04] Bo: Hi."], "Line 2: 0:04 is before 0:05, the time above it."],
    [["[0:75] Anna: Hello."], "Line 1: “0:75” is not a time. Write it as 1:05 or 1:02:03."],
    [["Transcript", "", "[0:04] Bo: Hi."], "Line 1: These words come before the first time."],
    [["", " "], "Line 1: This file has no words."],
  ])("%j is rejected with its line", (rows, message) => {
    expect(fault(lines(...rows))).toContain(message);
  });
});

test.each([
  ["Anna: Hello.", "Anna"],
  ["- Dr. Amadou Keita: Hello.", "Dr. Amadou Keita"],
  ["Ludwig van Beethoven: Hello.", "Ludwig van Beethoven"],
  ["Speaker 1: Hello.", "Speaker 1"],
  ["and so: hello.", ""],
  ["We said so at the time: hello.", ""],
  ["At 10:30 we met", ""],
  ["Https://a.example", ""],
])("the line %j names the speaker %j", (text, speaker) => {
  expect(splitSpeaker(text).speaker).toBe(speaker);
});

test.each(["<", "{\\"])("half a million unfinished marks %j are read in one pass", (mark) => {
  const { text } = readTranscript(`1\n00:00:01,000 --> 00:00:02,000\n${mark.repeat(500_000)}`);
  expect(text.length).toBeGreaterThan(500_000);
});
