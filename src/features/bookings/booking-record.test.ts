import { describe, expect, test } from "vitest";
import { isPlace } from "./booking-record.ts";

describe("the place of a conversation", () => {
  test.each(["https://meet.example.com/room", "By phone: we call you", "Musterstrasse 1, Frankfurt"])(
    "accepts %j",
    (text) => {
      expect(isPlace(text)).toBe(true);
    },
  );

  test.each(["", " padded ", "javascript:alert(1)", "ftp://meet.example.com", "https://", "two\nlines"])(
    "rejects %j",
    (text) => {
      expect(isPlace(text)).toBe(false);
    },
  );
});
