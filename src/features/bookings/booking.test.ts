import { describe, expect, test } from "vitest";
import { bookingPageOf, hasBuiltInPage } from "./booking.ts";

describe("the page of an event type", () => {
  test("is the built-in one, or else at /book", () => {
    expect([hasBuiltInPage("interview"), bookingPageOf("interview")]).toEqual([true, "/schedule-interview"]);
    expect([hasBuiltInPage("workshop"), bookingPageOf("workshop")]).toEqual([false, "/book/workshop"]);
  });

  test.each(["constructor", "toString"])("is at /book for the key %s, which every object has", (key) => {
    expect([hasBuiltInPage(key), bookingPageOf(key)]).toEqual([false, `/book/${key}`]);
  });
});
