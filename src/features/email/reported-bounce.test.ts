import { expect, test } from "vitest";
import { siteMessageId, statusText } from "./reported-bounce.ts";

const id = "0f3a1c52-7d1e-4a3b-9c55-2f6a8e0b7d14";

test("siteMessageId accepts a Message-ID with and without brackets", () => {
  expect(siteMessageId(`<${id}@www.example.com>`)).toBe(id);
  expect(siteMessageId(` ${id}@www.example.com `)).toBe(id);
});

test.each([null, "", "<0100018f@eu-west-1.amazonses.com>", id, `<${id}@>`, `<x${id}@www.example.com>`])(
  "siteMessageId rejects %s",
  (messageId) => expect(siteMessageId(messageId)).toBeNull(),
);

test("statusText explains a bounce status, even if only its class is known", () => {
  expect(statusText("5.1.1")).toBe("5.1.1 There is no such inbox.");
  expect(statusText("5.1.99")).toBe("5.1.99 The address was rejected.");
  expect(statusText("5.0.0")).toBe("5.0.0 The email was not delivered.");
});
