import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  getEpisode,
  getNeighbours,
  listPublishedEpisodes,
  publishDueEpisodes,
} from "../../src/features/episodes/episodes.server.ts";
import { episode, openFilled, type Row } from "./support/content-files.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

describe.each(anyStoreKind)("episodes in the %s database", (kind) => {
  let store: Store;

  beforeAll(async () => {
    store = await startStore(kind);
  });

  afterAll(() => store.stop());

  const openWith = async (rows: readonly Row[]) => (await openFilled(store, { episodes: rows })).db;

  const ids = (episodes: readonly { id: number }[]) => episodes.map(({ id }) => id);

  test("are an empty list in an empty database", async () => {
    const { db } = await store.open();
    expect(await listPublishedEpisodes(db)).toEqual([]);
    expect(await getEpisode(db, 1)).toBeNull();
  });

  test("are ordered by number, unnumbered ones last, newer rows first among equals", async () => {
    const db = await openWith([
      episode(1, { episode: "Episode 2" }),
      episode(2, { episode: "Bonus" }),
      episode(3, { episode: "Episode 10" }),
      episode(4, { episode: "Episode 2" }),
      episode(5, { episode: null }),
      episode(6, { episode: "Episode 0" }),
      episode(7, { episode: "Episode 11", status: "draft" }),
    ]);
    expect(ids(await listPublishedEpisodes(db))).toEqual([3, 4, 1, 6, 5, 2]);
  });

  test("have all their fields", async () => {
    const db = await openWith([
      episode(12, {
        banner: "/media/a.png",
        audio_player: "https://audio.example/a.mp3",
        youtube: "https://video.example/watch?v=1",
        keywords: "a, b",
        why_ceos_think_important: "1. One",
        conclusion: "Insight",
        about_guest: "• One",
        key_takeaways: "• Two",
        action_items: "1. Three",
        season: 2,
        soundbites: "0:10 30 Fine",
        updated_at: "2026-02-02T02:02:02.000Z",
      }),
      { id: 13, blog_title: "Bare" },
    ]);
    expect(await getEpisode(db, 12)).toEqual({
      id: 12,
      episode: "Episode 12",
      number: 12,
      title: "Conversation 12",
      summary: "Summary of 12",
      guestName: "Sample Guest",
      banner: "/media/a.png",
      audioPlayer: "https://audio.example/a.mp3",
      createdAt: "2026-01-13T00:00:00.000Z",
      keywords: "a, b",
      youtube: "https://video.example/watch?v=1",
      whyCeosThinkImportant: "1. One",
      conclusion: "Insight",
      aboutGuest: "• One",
      keyTakeaways: "• Two",
      actionItems: "1. Three",
      season: 2,
      soundbites: "0:10 30 Fine",
      updatedAt: "2026-02-02T02:02:02.000Z",
    });
    expect(await getEpisode(db, 13)).toMatchObject({
      episode: "",
      number: null,
      summary: "",
      banner: null,
      actionItems: "",
    });
    expect(await getEpisode(db, 14)).toBeNull();
  });

  test("have the next lower and higher visible numbers as neighbours", async () => {
    const db = await openWith([
      episode(1, { episode: "Episode 1" }),
      episode(2, { episode: "Episode 5" }),
      episode(3, { episode: "Episode 3", status: "draft" }),
      episode(4, { episode: "Episode 9" }),
      episode(5, { episode: "Bonus" }),
    ]);
    const around = async (id: number) => {
      const episode = await getEpisode(db, id);
      if (!episode) throw new Error("missing");
      const { previous, next } = await getNeighbours(db, episode);
      return [previous?.id ?? null, next?.id ?? null];
    };
    expect(await around(1)).toEqual([5, 2]);
    expect(await around(2)).toEqual([1, 4]);
    expect(await around(4)).toEqual([2, null]);
    expect(await around(5)).toEqual([null, 1]);
  });

  test("appear at their scheduled time", async () => {
    const db = await openWith([
      episode(1, { status: "scheduled", created_at: new Date(Date.now() - 60_000).toISOString() }),
      episode(2, { status: "scheduled", created_at: new Date(Date.now() + 3_600_000).toISOString() }),
    ]);
    expect(ids(await listPublishedEpisodes(db))).toEqual([1]);
    expect(await getEpisode(db, 2)).toBeNull();
    expect(await publishDueEpisodes(db)).toEqual([1]);
    expect(await publishDueEpisodes(db)).toEqual([]);
  });
});
