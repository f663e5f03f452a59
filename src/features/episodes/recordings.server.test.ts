import { expect, test } from "vitest";
import type { EpisodeSummary } from "./episode.ts";
import { createEpisodeFinder } from "./recordings.server.ts";

const episode = (id: number, audioPlayer: string | null) => ({ id, audioPlayer }) as EpisodeSummary;

test("finds the public episode that plays a file of the media store", async () => {
  let time = 0;
  const episodes = [
    episode(1, "/media/uploads/k/talk.mp3"),
    episode(2, null),
    episode(3, "https://elsewhere.example/3.mp3"),
    episode(5, "https://www.example.com/media/uploads/k/full.mp3"),
  ];
  const content = { listEpisodes: async () => episodes };
  const find = createEpisodeFinder({ content, siteUrl: "https://www.example.com" }, () => time);
  expect(await find("uploads/k/talk.mp3")).toBe(1);
  expect(await find("podcasts/2.mp3")).toBe(2);
  expect(await find("audio/3.mp3")).toBeNull();
  expect(await find("uploads/k/full.mp3")).toBe(5);
  expect(await find("uploads/k/other.mp3")).toBeNull();
  episodes.push(episode(4, "/media/uploads/k/new.mp3"));
  expect(await find("uploads/k/new.mp3")).toBeNull();
  time += 61_000;
  expect(await find("uploads/k/new.mp3")).toBe(4);
});
