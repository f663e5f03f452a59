import { expect, test } from "vitest";
import { namedEpisodeId, namedEpisodeIds, nameEpisodes } from "./named-episodes.ts";

const origin = "https://www.example.com";
const notes = {
  whyCeosThinkImportant: "1. Ask.\n2. https://www.example.com/episode/12\n3. Write.",
  conclusion: "First.\n\n/episode/7\n\nLast, see https://www.example.com/episode/7 for more.",
  aboutGuest: "- https://elsewhere.example/episode/9",
  keyTakeaways: "",
  actionItems: "/episode/12",
};

test("finds the episodes that a line names by their URL alone", () => {
  expect(namedEpisodeIds(notes, origin)).toEqual([12, 7]);
  expect(namedEpisodeId("/episode/12")).toBe(12);
  expect(namedEpisodeId("Hear /episode/12")).toBeUndefined();
});

test("replaces lines that name an episode by its text, or removes them without one", () => {
  const texts: Record<number, string> = { 12: "Twelve" };
  expect(nameEpisodes(notes, origin, (id) => texts[id])).toEqual({
    ...notes,
    whyCeosThinkImportant: "1. Ask.\n2. Twelve\n3. Write.",
    conclusion: "First.\n\n\nLast, see https://www.example.com/episode/7 for more.",
    actionItems: "Twelve",
  });
});
