import { expect, test } from "vitest";
import { HttpError } from "./error-message.ts";
import { isOutdated, outdatedCode, outdatedMessage } from "./outdated.ts";

test("the answer to an outdated page is recognised inside the errors that quote it", () => {
  const answer = new HttpError(404, outdatedMessage, outdatedCode);
  expect(isOutdated(answer)).toBe(true);
  expect(isOutdated(new Error("Error fetching blog article: …", { cause: answer }))).toBe(true);
  expect(isOutdated(new Error("Failed to fetch"))).toBe(false);
  expect(isOutdated(new Error(outdatedMessage))).toBe(false);
});
