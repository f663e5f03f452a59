import { describe, expect, it } from "vitest";
import { episodeRowSchema } from "./episode-row.server.ts";

function problems(value: unknown): string[] {
  const result = episodeRowSchema.safeParse(value);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`.trim());
}

describe("episode row", () => {
  it("needs only an id and a title", () => {
    expect(episodeRowSchema.parse({ id: 1, blog_title: "A" })).toMatchObject({ id: 1, episode: null, youtube: null });
  });

  it.each([
    [{}, ["id is missing", "blog_title is missing"]],
    [{ id: 2_147_483_648, blog_title: "A" }, ["id must be at most 2147483647"]],
    [{ id: -1, blog_title: "A" }, ["id must be at least 1"]],
    [
      { id: 1, blog_title: "A", created_at: "soon" },
      ["created_at must be an ISO timestamp such as 2026-01-31T08:00:00Z"],
    ],
    [
      { id: 1, blog_title: "A", audio_player: "ftp://a.example/b" },
      ["audio_player must start with https:// or with /"],
    ],
    [{ id: 1, blog_title: "A", youtube: "watch?v=1" }, ["youtube must start with https:// or with /"]],
    [7, ["must be an object with the fields of an episode"]],
  ])("reports the problems of %j", (value, expected) => {
    expect(problems(value)).toEqual(expected);
  });
});
