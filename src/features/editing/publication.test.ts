import { describe, expect, test } from "vitest";
import type { PublicationState, SaveIntent } from "./editing.ts";
import { publicationOf, saveButtons } from "./publication.ts";

const now = Date.parse("2026-03-01T12:00:00.000Z");
const past = "2026-02-01T12:00:00.000Z";
const ahead = "2026-04-01T12:00:00.000Z";
const save = (intent: SaveIntent, state: PublicationState, date: string) =>
  publicationOf({ intent, date, before: { state, date: state === "draft" ? null : past }, now });

describe("what a save makes of the state", () => {
  test("a scheduled item whose date is cleared becomes a draft, whatever button saves it", () => {
    expect(save("update", "scheduled", "")).toEqual({ status: "draft", date: null });
    expect(save("draft", "scheduled", "")).toEqual({ status: "draft", date: null });
    expect(save("schedule", "scheduled", "")).toHaveProperty("problem");
  });

  test("saving alone publishes nothing", () => {
    for (const state of ["draft", "scheduled"] as const) {
      for (const intent of ["draft", "update", "schedule"] as const) {
        for (const date of ["", past, ahead]) {
          const made = save(intent, state, date);
          expect("status" in made ? made.status : "refused").not.toBe("published");
          // A scheduled item with a date that has passed would be public at once.
          if ("status" in made && made.status === "scheduled") expect(made.date).toBe(ahead);
        }
      }
    }
  });

  test("publishing sets the date, unless one that has passed was given", () => {
    expect(save("publish", "draft", "")).toEqual({ status: "published", date: "2026-03-01T12:00:00.000Z" });
    expect(save("publish", "scheduled", ahead)).toEqual({ status: "published", date: "2026-03-01T12:00:00.000Z" });
    expect(save("publish", "draft", past)).toEqual({ status: "published", date: past });
  });

  test("what is public stays public with its date", () => {
    expect(save("update", "published", "")).toEqual({ status: "published", date: past });
    expect(save("update", "published", ahead)).toHaveProperty("problem");
    expect(save("update", "published", "never")).toEqual({ problem: "Choose a date and a time." });
  });

  test("the keyboard's save never publishes", () => {
    for (const state of ["draft", "scheduled", "published"] as const) {
      for (const isAhead of [true, false]) expect(saveButtons(state, isAhead).shortcut).not.toBe("publish");
    }
    expect(saveButtons("scheduled", false)).toMatchObject({ main: "publish", shortcut: "draft" });
  });
});
