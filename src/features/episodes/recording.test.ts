import { expect, test } from "vitest";
import { anchorTime, currentIndex, transcriptParagraphs } from "./recording.ts";

const cue = (start: number, end: number, speaker: string, text: string) => ({ start, end, speaker, text });

test("joins adjacent cues of one speaker to a paragraph with the time of the first", () => {
  const cues = [cue(4.6, 7, "A", "Hello."), cue(7.2, 9, "A", "Welcome."), cue(9.5, 10, "B", "Thanks.")];
  expect(transcriptParagraphs(cues)).toEqual([
    { id: "t=4", start: 4.6, speaker: "A", text: "Hello. Welcome." },
    { id: "t=9", start: 9.5, speaker: "B", text: "Thanks." },
  ]);
});

test("starts a new paragraph at a chapter, and after a long pause or paragraph", () => {
  const chapters = [
    { start: 0, title: "One" },
    { start: 2.9, title: "Two" },
  ];
  const cues = [cue(0.5, 2, "A", "a."), cue(3, 4, "A", "b."), cue(9, 10, "A", "c.")];
  expect(transcriptParagraphs(cues, chapters).map(({ text }) => text)).toEqual(["a.", "b.", "c."]);
  const sentence = `${"word ".repeat(100)}end.`;
  const long = [cue(0, 1, "", sentence), cue(1, 2, "", "Next.")];
  expect(transcriptParagraphs(long).map(({ text }) => text)).toEqual([sentence, "Next."]);
  expect(transcriptParagraphs([cue(0, 1, "", "word ".repeat(100).trim()), cue(1, 2, "", "goes on.")])).toHaveLength(1);
});

test("gives every paragraph of a transcript a unique id", () => {
  const cues = [cue(1, 2, "A", "a"), cue(1, 2, "B", "b"), cue(1.5, 2, "A", "c"), cue(1.5, 2, "B", "d")];
  expect(transcriptParagraphs(cues).map(({ id }) => id)).toEqual(["t=1", "t=1.001", "t=1.5", "t=1.501"]);
});

test("finds the last part of a recording that has started", () => {
  const parts = [{ start: 1 }, { start: 5 }];
  expect([0, 1, 4.9, 4.96, 500].map((position) => currentIndex(parts, position))).toEqual([-1, 0, 0, 1, 1]);
  expect(currentIndex([], 3)).toBe(-1);
});

test.each([
  ["#t=83", 83],
  ["t=83.25", 83.25],
  ["#t=1:23", 83],
  ["#t=1:00:01", 3601],
  ["#t=", undefined],
  ["#t=-1", undefined],
  ["#transcript", undefined],
  ["", undefined],
])("reads the fragment %j as %j seconds", (hash, seconds) => {
  expect(anchorTime(hash)).toBe(seconds);
});
