import { expect, test } from "vitest";
import { maskQuestion } from "./questions.server.ts";

test.each([
  ["What did anna.berg@example.com say?", "What did [email] say?"],
  ["Write to anna (at) example.com please", "Write to [email] please"],
  ["Call me on +49 (0)69 1234-567 tomorrow", "Call me on [number] tomorrow"],
  ["IBAN DE89 3704 0044 0532 0130 00", "IBAN DE[number]"],
  ["What is a handover?", "What is a handover?"],
])("maskQuestion masks emails and numbers in: %s", (question, masked) => {
  expect(maskQuestion(question)).toBe(masked);
});
