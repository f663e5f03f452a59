import { expect, test } from "vitest";
import { readMediaName } from "./media-store.ts";

test.each([
  ["audio/42.mp3", "audio/42.mp3"],
  ["shows/talk%20one.mp3", "shows/talk one.mp3"],
  ["Gr%C3%B6%C3%9Fe.txt", "Größe.txt"],
])("%s is the file %s", (path, name) => {
  expect(readMediaName(path)).toBe(name);
});

test.each([
  "",
  `${"x".repeat(300)}.mp3`,
  `${"folder/".repeat(200)}x.mp3`,
  "../keys/secret",
  "a/%2e%2e/b",
  ".incoming/x",
  "audio/.upload",
  "a//b",
  "a%00b",
  "a%5c..%5cb",
  "%zz",
])("%j isn't a media file name", (path) => {
  expect(readMediaName(path)).toBeUndefined();
});
