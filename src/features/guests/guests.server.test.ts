import { expect, test } from "vitest";
import type { Episode } from "../episodes/episode.ts";
import { getGuest } from "./guests.server.ts";

const emptyEpisode: Episode = {
  id: 0,
  episode: "",
  number: null,
  title: "",
  summary: "",
  guestName: "",
  banner: null,
  audioPlayer: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  keywords: "",
  youtube: null,
  whyCeosThinkImportant: "",
  conclusion: "",
  aboutGuest: "",
  keyTakeaways: "",
  actionItems: "",
  updatedAt: "2026-01-01T00:00:00.000Z",
};
const episodes: Episode[] = [
  { ...emptyEpisode, id: 3, guestName: "Ada Sample", aboutGuest: " " },
  { ...emptyEpisode, id: 2, guestName: "Bo", aboutGuest: "• Bo" },
  { ...emptyEpisode, id: 1, guestName: "Ada Sample (guest)", aboutGuest: "• Counts" },
];
const content = {
  listEpisodes: async () => episodes,
  getEpisode: async (id: number) => episodes.find((episode) => episode.id === id) ?? null,
};

test("finds a guest with all episodes and the newest description", async () => {
  const guest = await getGuest(content, "ada-sample");
  expect(guest).toMatchObject({ slug: "ada-sample", name: "Ada Sample", note: "", about: "• Counts" });
  expect(guest?.episodes.map(({ id }) => id)).toEqual([3, 1]);
});

test.each(["nobody", "", "Ada-Sample"])("finds no guest for the slug %j", async (slug) => {
  expect(await getGuest(content, slug)).toBeNull();
});
