import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { splitSpeaker, TranscriptError } from "./spoken-text.ts";
import { readTranscript } from "./transcript-file.server.ts";
import { readCaptions } from "./transcript-lines.ts";

const lines = (...rows: string[]) => rows.join("\n");

/** The cues of the stored form of a text with times. */
async function cues(file: string) {
  const { ending, text } = await readTranscript(file);
  expect(ending).toBe(".vtt");
  return (await readCaptions(text))?.cues;
}

const words = async (file: string) => (await cues(file))?.map(({ text }) => text);

const fixtures = path.resolve(import.meta.dirname, "../../../../tests/integration/fixtures/world");
const fixture = (name: string) => readFile(path.join(fixtures, name), "utf8");

async function errorMessageOf(file: string): Promise<string> {
  try {
    await readTranscript(file);
  } catch (error) {
    if (error instanceof TranscriptError) return error.message;
    throw error;
  }
  return "";
}

describe("WebVTT", async () => {
  test("is stored unchanged", async () => {
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
    expect(await readTranscript(file)).toEqual({ ending: ".vtt", text: file });
  });

  test("has speakers if cues start with names, as meeting software writes them", async () => {
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
    expect(await cues(file)).toEqual([
      { start: 1, end: 2, speaker: "Ada King", text: "Hello." },
      { start: 2, end: 3, speaker: "Ada King", text: "There." },
    ]);
  });

  test.each([
    ["a time of 61 minutes", ["00:61:05.000 --> 00:62:06.000", "x"], 3],
    ["an end before its start", ["1", "00:05.000 --> 00:04.000", "x"], 4],
    ["no end", ["00:05.000 -->", "x"], 3],
  ])("loses only the cue with %s, and reports its line", async (_, rows, line) => {
    const file = lines("WEBVTT", "", ...rows, "", "00:07.000 --> 00:08.000", "Kept.");
    expect(await readTranscript(file)).toMatchObject({ note: `1 of 2 cues could not be read: line ${line}.` });
    expect(await words(file)).toEqual(["Kept."]);
    expect(await errorMessageOf(lines("WEBVTT", "", ...rows))).toContain(`Line ${line}: No cue can be read.`);
  });

  test.each([
    ["commas in its times", ["00:05,000 --> 00:06,000", "x", "y"], ["x y"]],
    ["an empty line within a cue", ["00:05.000 --> 00:06.000", "x", "", "y"], ["x y"]],
    ["a line of spaces before the words", ["00:05.000 --> 00:06.000", "  ", "x"], ["x"]],
    ["no empty line between cues", ["00:05.000 --> 00:06.000", "x", "00:06.000 --> 00:07.000", "y"], ["x", "y"]],
  ])("is read completely despite %s", async (_, rows, expected) => {
    for (const head of [["WEBVTT", ""], ["WEBVTT"]]) {
      const file = lines(...head, ...rows);
      expect(await words(file)).toEqual(expected);
      expect(await readTranscript(file)).not.toHaveProperty("note");
    }
  });

  test("decodes character references", async () => {
    expect(await cues(await fixture("28-vtt-entities/a.vtt"))).toEqual([
      { start: 0, end: 2, speaker: "Ann", text: 'It\'s a "test" at the café …' },
      { start: 2, end: 4, speaker: "Ben", text: "Tom & Jerry, 5 < 6" },
    ]);
    const numbered = "WEBVTT\n\n00:01.000 --> 00:02.000\n&#x201C;Gr&uuml;&szlig;e&#8221; &copy;&nbsp;2026 &unknown;";
    expect(await words(numbered)).toEqual(["“Grüße” © 2026 &unknown;"]);
  });

  test("has each line of YouTube's rolling captions once", async () => {
    const rolling = await fixture("29-vtt-youtube-rolling/a.vtt");
    const expected = ["welcome to the series", "on neural networks", "and ships"];
    expect(await words(rolling)).toEqual(expected);
    const asSubRip = rolling.replace(/^WEBVTT[\s\S]*?\n\n/, "").replaceAll(/(\d)\.(\d{3})/g, "$1,$2");
    expect(await words(asSubRip)).toEqual(expected);
    const growing = ["a", "a\nb", "b\nc", "b\nc\nd"].map(
      (text, index) => `00:0${index}.000 --> 00:0${index + 1}.000\n${text}`,
    );
    expect(await words(lines("WEBVTT", "", growing.join("\n\n")))).toEqual(["a", "b", "c", "d"]);
  });

  test("keeps identical words of two speakers", async () => {
    const replies = ["Yes.", "Yes.", "No.", "Well."];
    const file = replies.map((text, index) => `00:0${index}.000 --> 00:0${index + 1}.000\n${text}`).join("\n\n");
    expect(await words(`WEBVTT\n\n${file}`)).toEqual(replies);
  });

  test("reports correct line numbers with Windows line breaks", async () => {
    expect(await errorMessageOf("WEBVTT\r\n\r\n00:05.000 --> 00:04.000\r\nx")).toContain("Line 3:");
  });
});

describe("SubRip", async () => {
  test("becomes WebVTT, where a speaker continues until the next is named", async () => {
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
    expect(await cues(file)).toEqual([
      { start: 1, end: 2.5, speaker: "Anna", text: "Good morning, everyone." },
      { start: 2.5, end: 4, speaker: "Anna", text: "Welcome & hello." },
      { start: 4, end: 5, speaker: "Bo", text: "Thanks." },
      { start: 4, end: 5, speaker: "Anna", text: "Well …" },
    ]);
  });

  test.each([
    [["1", "00:00:01,000 --> 00:00:75,000", "x"], "Line 2: No cue"],
    [["1", "00:00:02,000 --> 00:00:01,000", "x"], "Line 2: No cue"],
    [["1", "00:00:01,000 --> 00:00:02,000", ""], "Line 1: This file has no words."],
  ])("%j is rejected with its line", async (rows, message) => {
    expect(await errorMessageOf(lines(...rows))).toContain(message);
  });

  test.each(["a-zero.srt", "b-no-blank.srt", "c-empty-cue.srt"])(
    "keeps its words whatever program wrote it: %s",
    async (name) => {
      expect(await words(await fixture(`30-srt-zero-cue/${name}`))).toEqual(["Hello there", "Welcome"]);
    },
  );

  test("reports cues without a length or without times", async () => {
    const { note } = await readTranscript(await fixture("30-srt-zero-cue/a-zero.srt"));
    expect(note).toBe("1 of 3 cues could not be read: line 6.");
    const untimed = lines("1", "00:00:01,000 --> 00:00:02,000", "x", "", "2", "words");
    expect(await readTranscript(untimed)).toMatchObject({ note: "1 of 2 cues could not be read: line 5." });
  });
});

describe("JSON", () => {
  test.each([
    [
      "the podcast namespace",
      { segments: [{ startTime: 0.5, endTime: "2.0", speaker: "Ann", body: " Welcome " }] },
      "Ann",
    ],
    ["Whisper", { text: "Welcome", segments: [{ id: 0, start: 0.5, end: 2, text: " Welcome", tokens: [1] }] }, ""],
    ["whisper.cpp", { transcription: [{ offsets: { from: 500, to: 2000 }, text: " Welcome" }] }, ""],
    ["Deepgram", { results: { utterances: [{ start: 0.5, end: 2, transcript: "Welcome", speaker: 0 }] } }, "Speaker 1"],
    ["a list of captions", [{ text: "Welcome", start: 0.5, duration: 1.5 }], ""],
  ])("becomes WebVTT in the format of %s", async (_, file, speaker) => {
    expect(await cues(JSON.stringify(file))).toEqual([{ start: 0.5, end: 2, speaker, text: "Welcome" }]);
  });

  test("becomes WebVTT without braces, and reports cues without times", async () => {
    const { text } = await readTranscript(await fixture("31-json-transcript-upload/a.json"));
    expect(text).toContain("<v Ann>Welcome\n");
    expect(text).toContain("<v Ben>Thanks\n");
    expect(text).not.toContain("{");
    const segments = [
      { startTime: "no time", endTime: 2, body: "x" },
      { startTime: 1, endTime: 2, body: "y" },
    ];
    expect((await readTranscript(JSON.stringify({ segments }))).note).toBe("1 of 2 cues could not be read.");
  });

  test.each(["{}", '{"segments":"none"}', '{"segments":[]}', '{"segments":[{"startTime":1}'])(
    "is rejected in another shape, and never stored as source: %s",
    async (file) => {
      expect(await errorMessageOf(file)).toMatch(/^Line 1: This (?:JSON|file)/);
    },
  );
});

describe("HTML", () => {
  test("keeps names and times as in the podcast namespace", async () => {
    const file =
      "<cite>Ann:</cite>\n<time>0:01</time>\n<p>Good &amp; well.</p>\n<cite>Ben:</cite><time>0:05</time><p>Thanks.</p>";
    expect(await cues(file)).toMatchObject([
      { start: 1, end: 5, speaker: "Ann", text: "Good & well." },
      { start: 5, speaker: "Ben", text: "Thanks." },
    ]);
  });

  test("is stored as its words, without markup", async () => {
    const file =
      "<!DOCTYPE html><html><head><title>T</title><style>p{}</style></head><body><p>Ann: Hello.</p><p>Ben: Hi <b>you</b>.</p></body></html>";
    const { ending, text } = await readTranscript(file);
    expect(ending).toBe(".txt");
    expect(text).toBe("Ann: Hello.\n\nBen: Hi you.");
  });
});

describe("plain text", async () => {
  test("is stored unchanged without times", async () => {
    const text = lines("Anna: Good morning.", "", "Bo: Remember 10:30 tomorrow.", "And bring tea.");
    expect(await readTranscript(text)).toEqual({ ending: ".txt", text });
  });

  test.each([
    ["times in brackets first", ["[0:01] Anna: Good morning.", "[00:05] Bo: Hello.", "[1:00:07] Anna: Late."]],
    ["times after names", ["Anna (0:01): Good morning.", "Bo [0:05]: Hello.", "Anna 1:00:07", "Late."]],
    [
      "names and times in lines of their own",
      ["Anna  0:01", "Good", "morning.", "", "Bo  0:05", "Hello.", "", "1:00:07 Anna", "Late."],
    ],
  ])("becomes WebVTT with %s", async (_, rows) => {
    expect(await cues(lines(...rows))).toMatchObject([
      { start: 1, end: 5, speaker: "Anna", text: "Good morning." },
      { start: 5, end: 3607, speaker: "Bo", text: "Hello." },
      { start: 3607, speaker: "Anna", text: "Late." },
    ]);
  });

  test("shares the time between two times by the length of the parts", async () => {
    const result = await cues(lines("[0:00] Anna: 1234567890", "Bo: 1234567890", "[0:10] Anna: End."));
    expect(result?.map(({ start, speaker }) => [start, speaker])).toEqual([
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
  ])("%j is rejected with its line", async (rows, message) => {
    expect(await errorMessageOf(lines(...rows))).toContain(message);
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
])("finds in the line %j the speaker %j", (text, speaker) => {
  expect(splitSpeaker(text).speaker).toBe(speaker);
});

test.each(["<", "{\\"])("reads half a million unfinished marks %j in one pass", async (mark) => {
  const { text } = await readTranscript(`1\n00:00:01,000 --> 00:00:02,000\n${mark.repeat(500_000)}`);
  expect(text.length).toBeGreaterThan(500_000);
});
