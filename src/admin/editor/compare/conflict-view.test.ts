import { describe, expect, test } from "vitest";
import type { ComparedField } from "../compared-field.ts";
import { firstChoice, mergedContent, sideChanges } from "./conflict-view.tsx";

const fields: ComparedField[] = [
  { name: "title", label: "Title", kind: "line" },
  { name: "summary", label: "Summary", kind: "text" },
  { name: "section1", label: "Section 1", kind: "html" },
  { name: "category", label: "Category", kind: "line" },
];
const origin = { title: "Lights", summary: "One light.", section1: "<p>Words.</p>", category: "" };
const conflict = {
  ok: false as const,
  code: "conflict" as const,
  by: "owner@example.com",
  isOwn: true,
  at: "2026-01-01T00:00:00.000Z",
  base: "2",
  state: "draft" as const,
  intent: "draft" as const,
  origin,
  mine: { ...origin, summary: "One light tells more.", section1: "<p>Mine.</p>" },
  theirs: { ...origin, section1: "<p>Theirs.</p>" },
};
const differing = fields.filter(({ name }) => name === "summary" || name === "section1");

describe("conflicting versions of one item", () => {
  test("a field changed by one side only is preselected", () => {
    expect(firstChoice("summary", conflict)).toBe("mine");
    expect(firstChoice("section1", conflict)).toBeUndefined();
    expect(firstChoice("summary", { ...conflict, origin: null })).toBeUndefined();
  });

  test("the choice of both versions joins them", () => {
    expect(mergedContent(conflict, differing, { summary: "theirs", section1: "both" })).toEqual({
      ...origin,
      section1: "<p>Mine.</p><p>Theirs.</p>",
    });
  });

  test("sideChanges counts changed parts and words", () => {
    expect(sideChanges(fields, origin, conflict.mine)).toBe("2 parts changed, 2 words more");
    expect(sideChanges(fields, origin, conflict.theirs)).toBe("1 part changed");
  });
});
