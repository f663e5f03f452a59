import { describe, expect, test } from "vitest";
import { isPlace } from "./booking-record.ts";

describe("the place of a conversation", () => {
  test.each([
    "https://meet.example.com/room",
    "Video: https://meet.example.com/room, passcode 5",
    "By phone: we call you",
    "Musterstr. 1/2, Frankfurt",
  ])("accepts %j", (text) => {
    expect(isPlace(text)).toBe(true);
  });

  test.each([
    "",
    " padded ",
    "javascript:alert(1)",
    "ftp://meet.example.com",
    "meet.example.com/room",
    "meet.example.com/room with a passcode",
    "https://",
    "two\nlines",
  ])("rejects %j", (text) => {
    expect(isPlace(text)).toBe(false);
  });
});
