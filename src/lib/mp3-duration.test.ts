import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { mp3Seconds } from "./mp3-duration.ts";

/** A frame header of MPEG 1 layer III, 128 kbit/s, 44.1 kHz, stereo. */
const frame = [0xff, 0xfb, 0x90, 0x00];
const silence = Array.from({ length: 100 }, () => 0);

test("a constant bit rate gives size over rate", () => {
  expect(mp3Seconds(Uint8Array.from([...frame, ...silence]), 160_000)).toBe(10);
});

test("the encoder's frame count wins over the bit rate", () => {
  const head = new Uint8Array(200);
  head.set(frame);
  head.set(
    [..."Xing"].map((letter) => letter.charCodeAt(0)),
    36,
  );
  head.set([0, 0, 0, 1, 0, 0, 3, 0xe8], 40);
  expect(mp3Seconds(head, 1)).toBeCloseTo((1000 * 1152) / 44_100, 3);
});

test("tags at the head are skipped", () => {
  const tag = [..."ID3"]
    .map((letter) => letter.charCodeAt(0))
    .concat(
      [3, 0, 0, 0, 0, 0, 20],
      Array.from({ length: 20 }, () => 0xff),
    );
  expect(mp3Seconds(Uint8Array.from([...tag, ...frame, ...silence]), 160_030)).toBe(10);
});

test("the sample recording lasts about a minute and a half", () => {
  const file = "db/sample/audio/episode-42.mp3";
  const seconds = mp3Seconds(readFileSync(file).subarray(0, 8192), statSync(file).size);
  expect(seconds).toBeGreaterThan(60);
  expect(seconds).toBeLessThan(120);
});

test.each([[[]], [[1, 2, 3]], [[0xff, 0xff, 0xff, 0xff, 0xff]]])("%j is no MP3", (bytes) => {
  expect(mp3Seconds(Uint8Array.from(bytes), 1000)).toBeUndefined();
});
