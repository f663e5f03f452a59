import { describe, expect, test } from "vitest";
import { emptyIssue, formOfParts, freeTextSlot, moveSlot, partsOf } from "./issue-content.ts";

describe("formOfParts", () => {
  test("keeps parts in any order, there and back", () => {
    const form = {
      ...emptyIssue,
      order: "text2,opening,text1",
      text2Html: "<p>2</p>",
      text1Html: "<p>1</p>",
      openingHtml: "<p>0</p>",
    };
    expect(partsOf(form).map(({ kind, html }) => [kind, html])).toEqual([
      ["text", "<p>2</p>"],
      ["opening", "<p>0</p>"],
      ["text", "<p>1</p>"],
    ]);
    expect(formOfParts(partsOf(form))).toMatchObject({ order: "text2,opening,text1", text2Html: "<p>2</p>" });
  });

  test("moves parts without a slot, or with an occupied one, to a free slot", () => {
    const { order, text1Html } = formOfParts([
      { kind: "case", title: "", html: "a" },
      { kind: "case", title: "", html: "b" },
      { kind: "text", title: "", html: "c" },
    ]);
    expect(order).toBe("case,text1,text2");
    expect(text1Html).toBe("b");
  });
});

test("moveSlot moves a part by one position and stops at either end", () => {
  expect(moveSlot("opening,case,monday", "monday", -1)).toBe("opening,monday,case");
  expect(moveSlot("opening,case,monday", "opening", -1)).toBe("opening,case,monday");
  expect(moveSlot("opening,case,monday", "monday", 1)).toBe("opening,case,monday");
});

test("freeTextSlot offers text slots until all are used", () => {
  expect(freeTextSlot("opening,text1")).toBe("text2");
  expect(freeTextSlot("text1,text2,text3,text4,text5,text6")).toBeUndefined();
});
