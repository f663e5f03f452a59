import { expect, test } from "vitest";
import { fileKind } from "./file-kind.ts";

const bytes = (text: string) => Uint8Array.from(text.padEnd(16, "\0"), (letter) => letter.charCodeAt(0));

test.each([
  ["%PDF-1.7", "application/pdf"],
  ["ID3\x04", "audio/mpeg"],
  ["\xff\xfb\x90\x00", "audio/mpeg"],
  ["OggS", "audio/ogg"],
  ["fLaC", "audio/flac"],
  ["RIFF\0\0\0\0WAVE", "audio/wav"],
  ["\0\0\0\x20ftypM4A ", "audio/mp4"],
])("the type of %j is recognised", (head, type) => {
  expect(fileKind(bytes(head))?.type).toBe(type);
});

test.each([
  ["<svg xmlns"],
  ["<!doctype html"],
  ["MZ\x90"],
  ["PK\x03\x04"],
  ["RIFF\0\0\0\0AVI "],
  ["\0\0\0\x20ftypisom"],
])("%j is of no accepted type", (head) => {
  expect(fileKind(bytes(head))).toBeUndefined();
});
