import { expect, test } from "vitest";
import { readTranscript } from "../../episodes/files/episode-files.server.ts";
import { spokenOfHtml, vttOfJson } from "./episode-files.server.ts";

test("a JSON transcript becomes WebVTT, without segments that have no time", () => {
  const segments = [
    { startTime: 0, endTime: 1.5, speaker: "Ada", body: " Good morning. " },
    { startTime: "no time", endTime: 2, body: "Left out." },
    { startTime: 1.5, endTime: 3, body: "And you?" },
  ];
  expect(vttOfJson(JSON.stringify({ version: "1.0.0", segments }))).toBe(
    "WEBVTT\n\n00:00:00.000 --> 00:00:01.500\n<v Ada>Good morning.\n\n00:00:01.500 --> 00:00:03.000\nAnd you?\n",
  );
});

test.each(["null", "[]", '{"segments":"none"}'])("JSON of another shape has no cues: %s", (text) => {
  expect(vttOfJson(text)).toBe("WEBVTT\n\n\n");
});

test.each([
  [
    "with times",
    "<cite>Ann Pilot:</cite><time>0:00</time><p>Welcome aboard.</p><cite>Ben:</cite><time>0:05</time><p>Thanks.</p>",
  ],
  [
    "of other hosts",
    "<cite>Ann Pilot</cite>\n<time>0:00</time>\n<p class='a'>Welcome <b>aboard</b>.</p><cite>Ben</cite><time>0:05</time><p>Thanks.</p>",
  ],
])("keeps the words of an HTML transcript %s", (_, html) => {
  const text = spokenOfHtml(html);
  expect(text).toBe("Ann Pilot (0:00): Welcome aboard.\n\nBen (0:05): Thanks.");
  expect(readTranscript(text).text).toContain("<v Ann Pilot>Welcome aboard.");
});

test("keeps the words of an HTML transcript without times", () => {
  expect(spokenOfHtml("<cite>Ann:</cite><p>Hello.</p><p>And more.</p>")).toBe("Ann: Hello.\n\nAnd more.");
});
