import { expect, test } from "vitest";
import { keepMine } from "./conflict-view.tsx";

test("keepMine takes the saved version of fields unchanged in this window, if their origin is known", () => {
  const origin = { title: "Lights", summary: "One light." };
  const mine = { ...origin, summary: "Mine." };
  const theirs = { title: "Lamps", summary: "Theirs." };
  expect(keepMine({ mine, theirs, origin })).toEqual({ title: "Lamps", summary: "Mine." });
  expect(keepMine({ mine, theirs, origin: null })).toEqual(mine);
});
