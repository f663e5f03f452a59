import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { completeFrames } from "./mp3-chunks.ts";
import { publishedCues, repeatedCues } from "./transcription.ts";

const recording = new Uint8Array(await readFile("db/sample/audio/episode-42.mp3"));

test("splits an MP3 into chunks of complete frames that add up to its length", () => {
  const frames = completeFrames(recording);
  expect(frames.seconds).toBeGreaterThan(87);
  expect(frames.seconds).toBeLessThan(89);
  const first = completeFrames(recording.subarray(0, 300_001));
  expect(first.end).toBeLessThanOrEqual(300_001);
  const second = completeFrames(recording.subarray(first.end));
  expect(first.seconds + second.seconds).toBeCloseTo(frames.seconds, 3);
});

test("finds no frames in other bytes", () => {
  expect(completeFrames(new Uint8Array(5000).fill(0xff))).toEqual({ end: 0, seconds: 0 });
});

const cueWith = (text: string) => ({ text });

test("marks a line that is repeated six times in a row, but not five times", () => {
  const six = [
    "Thanks for watching!",
    "thanks for watching",
    ...Array.from({ length: 4 }, () => "Thanks for watching."),
  ];
  expect(repeatedCues([cueWith("Hello."), ...six.map(cueWith)])).toEqual([false, ...six.map(() => true)]);
  expect(repeatedCues(six.slice(1).map(cueWith))).not.toContain(true);
});

test("applies a name until the next one, and leaves out emptied lines", () => {
  const cue = (start: number, speaker: string, text: string) => ({
    start,
    end: start + 1,
    speaker,
    text,
    isUnsure: false,
  });
  expect(publishedCues([cue(0, "Anna", "One"), cue(1, "", " Two "), cue(2, "", " "), cue(3, "Bo", "Three")])).toEqual([
    { start: 0, end: 1, speaker: "Anna", text: "One" },
    { start: 1, end: 2, speaker: "Anna", text: "Two" },
    { start: 3, end: 4, speaker: "Bo", text: "Three" },
  ]);
});
