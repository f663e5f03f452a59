import { expect, onTestFinished, test, vi } from "vitest";
import { defaultSite } from "../../facts/site.ts";
import { attachEngine, chapterStart } from "./play-engine.ts";
import { rememberedPosition } from "./player-memory.ts";
import { closePlayer, setPlayer } from "./player-store.ts";

const chapters = [
  { start: 0, title: "One" },
  { start: 20, title: "Two" },
  { start: 50, title: "Three" },
];

test.each([
  [0, "next", 20],
  [19.9, "next", 50],
  [50, "next", undefined],
  [21, "previous", 0],
  [30, "previous", 20],
  [1, "previous", 0],
] as const)("finds from %d seconds the %s chapter at %s", (position, direction, start) => {
  expect(chapterStart(chapters, position, direction)).toBe(start);
});

test("finds no chapter in a recording without chapters", () => {
  expect(chapterStart([], 5, "previous")).toBeUndefined();
});

test("starts a recording over that was closed in its last seconds", () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("HTMLMediaElement", { HAVE_METADATA: 1, HAVE_FUTURE_DATA: 3 });
  const track = { id: 14, title: "A talk", guest: "", src: "/a.mp3", artwork: "", cover: "", seconds: 88, chapters };
  const audio = Object.assign(new EventTarget(), { duration: 88, readyState: 4, paused: false, error: null });
  attachEngine(defaultSite, audio as unknown as HTMLAudioElement);
  setPlayer({ track, position: 40 });
  closePlayer();
  expect(rememberedPosition(14)).toBe(40);
  setPlayer({ track, position: 85, duration: 88 });
  closePlayer();
  expect(rememberedPosition(14)).toBe(0);
});
