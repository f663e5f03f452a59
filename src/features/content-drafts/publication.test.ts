import { describe, expect, test } from "vitest";
import { fail, ok } from "../../lib/result.ts";
import type { PublicationState, SaveIntent } from "./editing.ts";
import { publicationOf, publishingSteps } from "./publication.ts";

const now = Date.parse("2026-03-01T12:00:00.000Z");
const past = "2026-02-01T12:00:00.000Z";
const ahead = "2026-04-01T12:00:00.000Z";
const save = (intent: SaveIntent, state: PublicationState, date: string) =>
  publicationOf({ intent, date, before: { state, date: state === "draft" ? null : past }, now });

describe("the publication state after a save", () => {
  test("turns a scheduled item into a draft when its date is cleared", () => {
    expect(save("update", "scheduled", "")).toEqual(ok({ status: "draft", date: null }));
    expect(save("draft", "scheduled", "")).toEqual(ok({ status: "draft", date: null }));
    expect(save("schedule", "scheduled", "")).toEqual(fail("not-ahead"));
  });

  test("publishes only with the intent to publish", () => {
    for (const state of ["draft", "scheduled"] as const) {
      for (const intent of ["draft", "update", "schedule"] as const) {
        for (const date of ["", past, ahead]) {
          const made = save(intent, state, date);
          expect(made.ok && made.value.status).not.toBe("published");
          // A scheduled item with a past date would be public at once.
          if (made.ok && made.value.status === "scheduled") expect(made.value.date).toBe(ahead);
        }
      }
    }
  });

  test("sets the current date on publishing unless a past one is given", () => {
    expect(save("publish", "draft", "")).toEqual(ok({ status: "published", date: "2026-03-01T12:00:00.000Z" }));
    expect(save("publish", "scheduled", ahead)).toEqual(ok({ status: "published", date: "2026-03-01T12:00:00.000Z" }));
    expect(save("publish", "draft", past)).toEqual(ok({ status: "published", date: past }));
  });

  test("keeps a public item public, with its date", () => {
    expect(save("update", "published", "")).toEqual(ok({ status: "published", date: past }));
    expect(save("update", "published", ahead)).toEqual(fail("public-already"));
    expect(save("update", "published", "never")).toEqual(fail("no-date"));
  });

  test("never publishes a draft by the keyboard shortcut for saving", () => {
    for (const state of ["draft", "scheduled"] as const) {
      for (const when of ["1 April, 12:00", null]) {
        expect(publishingSteps({ state, when, isChanged: true }).shortcut).not.toBe("publish");
        expect(publishingSteps({ state, when: null, isChanged: true }).shortcut).toBe("draft");
      }
    }
  });
});

describe("the next publishing step", () => {
  const labels = (state: PublicationState, when: string | null, isChanged = true) => {
    const { next, others } = publishingSteps({ state, when, isChanged });
    return [next?.label ?? null, ...others.map(({ label }) => label)];
  };

  test("publishes a draft, now or at its date", () => {
    expect(labels("draft", null)).toEqual(["Publish now", "Save as draft"]);
    expect(labels("draft", "1 April, 12:00")).toEqual(["Schedule for 1 April, 12:00", "Publish now", "Save as draft"]);
  });

  test("is absent for a scheduled item until it changes", () => {
    expect(labels("scheduled", "1 April, 12:00", false)).toEqual([null, "Publish now", "Back to draft"]);
    expect(labels("scheduled", "1 April, 12:00")[0]).toBe("Schedule for 1 April, 12:00");
    expect(labels("scheduled", null)).toEqual(["Publish now", "Back to draft"]);
  });

  test("publishes the changes of a public item", () => {
    expect(labels("published", null, false)).toEqual([null, "Unpublish"]);
    expect(labels("published", null)).toEqual(["Publish changes", "Unpublish"]);
  });
});
