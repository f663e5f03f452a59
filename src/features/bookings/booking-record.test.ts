import { expect, test } from "vitest";
import { isPlace } from "./booking-record.ts";

test.each(["https://meet.example.com/room", "By phone: we call you", "Musterstrasse 1, Frankfurt"])(
  "%j is accepted as the place of a conversation",
  (text) => {
    expect(isPlace(text)).toBe(true);
  },
);

test.each(["", " padded ", "javascript:alert(1)", "ftp://meet.example.com", "https://", "two\nlines"])(
  "%j is rejected as the place of a conversation",
  (text) => {
    expect(isPlace(text)).toBe(false);
  },
);
