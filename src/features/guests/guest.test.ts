import { expect, test } from "vitest";
import { guestParts, guestSlug, guestsOf } from "./guest.ts";

test.each([
  ["Henrike Voss", "henrike-voss"],
  ["Henrike Voss (sample guest)", "henrike-voss"],
  ["  Dr. Jörg Groß ", "dr-joerg-gross"],
  ["Zoë O’Neill-Łukasz", "zoe-oneill-lukasz"],
  ["Ångström, Åsa", "angstroem-asa"],
  ["李雷", "李雷"],
  ["!!", ""],
  ["", ""],
  ["(sample)", "sample"],
])("turns the name %j into the slug %j", (name, slug) => {
  expect(guestSlug(name)).toBe(slug);
});

test("separates text in brackets from a guest's name", () => {
  expect(guestParts("Marta Lindqvist (sample guest)")).toEqual({ name: "Marta Lindqvist", note: "sample guest" });
  expect(guestParts("Marta Lindqvist")).toEqual({ name: "Marta Lindqvist", note: "" });
  expect(guestParts("(unknown)")).toEqual({ name: "(unknown)", note: "" });
});

test("lists a guest of two episodes once, with the later change date", () => {
  const episodes = [
    { guestName: "Ada (sample guest)", updatedAt: "2026-01-01T00:00:00.000Z" },
    { guestName: "ada", updatedAt: "2026-03-01T00:00:00.000Z" },
    { guestName: "", updatedAt: "2026-04-01T00:00:00.000Z" },
  ];
  expect(guestsOf(episodes)).toEqual([{ slug: "ada", modifiedAt: "2026-03-01T00:00:00.000Z" }]);
});
