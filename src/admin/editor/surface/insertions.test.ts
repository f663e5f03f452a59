import { describe, expect, test } from "vitest";
import { findInsertions } from "./insertions.ts";

const names = (query: string, medium: "page" | "email" = "page") =>
  findInsertions(medium, query).map(({ name }) => name);

describe("findInsertions", () => {
  test("returns all insertions of the medium for an empty query", () => {
    expect(names("")).toContain("Video or episode");
    expect(names("", "email")).not.toContain("Video or episode");
    expect(names("", "email")).toContain("Callout");
    expect(names("episode", "email")).toEqual(["Episode"]);
  });

  test("matches the start of names and search terms", () => {
    expect(names("li")).toEqual(["List", "Numbered list", "Button", "Bookmark", "Divider"]);
    expect(names("pdf")).toEqual(["File"]);
    expect(names("numbered l")).toEqual(["Numbered list"]);
    expect(names("YouT")).toEqual(["Video or episode"]);
    expect(names("nothing like it")).toEqual([]);
  });
});
