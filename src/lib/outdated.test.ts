import { expect, test } from "vitest";
import { isOutdated, outdatedMessage } from "./outdated.ts";

test("the answer to an outdated page is recognised inside the errors that quote it", () => {
  const answer = new Error(outdatedMessage);
  expect(isOutdated(answer)).toBe(true);
  expect(isOutdated(new Error("Error fetching blog article: …", { cause: answer }))).toBe(true);
  expect(isOutdated(new Error("Failed to fetch"))).toBe(false);
  expect(isOutdated(outdatedMessage)).toBe(false);
});
