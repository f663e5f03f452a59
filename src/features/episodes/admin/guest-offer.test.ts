import { expect, test } from "vitest";
import { type GuestPart, guestProposals, withGuest } from "./guest-offer.tsx";

const ada = {
  name: "Ada King",
  bio: "Wrote the first program.\n\nTaught herself.",
  links: "https://a.example\nhttps://b.example",
  portrait: "/media/portraits/1",
};
const empty = { guestName: "", aboutGuest: "", banner: "" };
const parts = (...selected: GuestPart[]) => new Set(selected);

test("offers an empty form all parts of a guest and replaces nothing", () => {
  expect(guestProposals(ada, "Ada King", empty).map(({ part, replaces }) => [part, replaces])).toEqual([
    ["name", ""],
    ["bio", ""],
    ["links", ""],
    ["portrait", ""],
  ]);
});

test("skips parts already in the form, and names the text to be replaced", () => {
  const content = {
    guestName: "Bo",
    aboutGuest: "• Wrote the first program.\n• Taught herself.\n• https://a.example",
    banner: "/media/b.png",
  };
  expect(guestProposals(ada, "Ada King and Bo", content)).toMatchObject([
    { part: "name", preview: "Ada King and Bo", replaces: "Bo" },
    { part: "links" },
    { part: "portrait", replaces: "/media/b.png" },
  ]);
  expect(
    guestProposals({ ...ada, bio: "", links: null, portrait: null }, "Ada King", { ...empty, guestName: "Ada King" }),
  ).toEqual([]);
});

test("adds the selected parts of a guest as lines, keeping existing text", () => {
  const selection = { names: "Ada King", parts: parts("name", "bio", "links"), banner: undefined };
  expect(withGuest(ada, selection, empty)).toEqual({
    guestName: "Ada King",
    aboutGuest: "Wrote the first program.\nTaught herself.\nhttps://a.example\nhttps://b.example",
  });
  const links = { ...selection, parts: parts("links", "portrait"), banner: "/media/uploads/k/p.png" };
  expect(withGuest(ada, links, { ...empty, aboutGuest: "• Written before\n• https://a.example" })).toEqual({
    aboutGuest: "• Written before\n• https://a.example\n• https://b.example",
    banner: "/media/uploads/k/p.png",
  });
});
