import { expect, test } from "vitest";
import { createCorrections } from "./corrections.ts";

type Saved = Parameters<Parameters<typeof createCorrections>[0]>[0];

function open() {
  const saved: Saved[] = [];
  const state = { isOffline: false };
  const corrections = createCorrections(async (correction) => {
    await Promise.resolve();
    if (state.isOffline) throw new Error("offline");
    saved.push(correction);
  });
  return { corrections, saved, state };
}

test("saves in order, and each line before the transcript is published", async () => {
  const { corrections, saved } = open();
  const lines = [3, 1, 2].map((index) => ({ index, change: { text: "Corrected" } }));
  for (const line of lines) void corrections.add(line);
  await corrections.finish();
  expect(saved).toEqual(lines);
});

test("a line that was not saved is saved before the transcript is published, which waits for it", async () => {
  const { corrections, saved, state } = open();
  const line = { index: 1, change: { text: "Corrected" } };
  state.isOffline = true;
  await expect(corrections.add(line)).rejects.toThrow("offline");
  await expect(corrections.finish()).rejects.toThrow("offline");
  expect(corrections.isUnsaved(line)).toBe(true);
  state.isOffline = false;
  await corrections.finish();
  expect(saved).toEqual([line]);
  expect(corrections.isUnsaved(line)).toBe(false);
});

test("a later correction replaces one that was not saved, and leaves the line's speaker alone", async () => {
  const { corrections, saved, state } = open();
  const speaker = { index: 1, change: { speaker: "Anna" } };
  state.isOffline = true;
  await expect(corrections.add(speaker)).rejects.toThrow("offline");
  await expect(corrections.add({ index: 1, change: { text: "Wrong" } })).rejects.toThrow("offline");
  state.isOffline = false;
  await corrections.add({ index: 1, change: { text: "Right" } });
  await corrections.finish();
  expect(saved).toEqual([{ index: 1, change: { text: "Right" } }, speaker]);
});
