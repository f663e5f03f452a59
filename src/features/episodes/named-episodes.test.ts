import { expect, test } from "vitest";
import { namedEpisode, namedEpisodeIds, nameEpisodes } from "./named-episodes.ts";

const origin = "https://www.example.com";
const notes = {
  whyCeosThinkImportant: "1. Ask.\n2. https://www.example.com/episode/12\n3. Write.",
  conclusion: "First.\n\n/episode/7\n\nLast, see https://www.example.com/episode/7 for more.",
  aboutGuest: "- https://elsewhere.example/episode/9",
  keyTakeaways: "",
  actionItems: "/episode/12",
};

test("lines that consist of an episode's URL name that episode", () => {
  expect(namedEpisodeIds(notes, origin)).toEqual([12, 7]);
  expect(namedEpisode("/episode/12")).toBe(12);
  expect(namedEpisode("Hear /episode/12")).toBeUndefined();
});

test("lines that name an episode are replaced by its text, or dropped without one", () => {
  const words: Record<number, string> = { 12: "Twelve" };
  expect(nameEpisodes(notes, origin, (id) => words[id])).toEqual({
    ...notes,
    whyCeosThinkImportant: "1. Ask.\n2. Twelve\n3. Write.",
    conclusion: "First.\n\n\nLast, see https://www.example.com/episode/7 for more.",
    actionItems: "Twelve",
  });
});
