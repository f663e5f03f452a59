import { expect, test } from "vitest";
import { vttOfJson } from "./episode-files.server.ts";

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
