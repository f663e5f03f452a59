import { expect, test } from "vitest";
import { HttpError } from "./error-message.ts";
import { isOutdated, outdatedCode, outdatedMessage } from "./outdated.ts";

test("isOutdated recognises the error in the causes of another", () => {
  const error = new HttpError(404, outdatedMessage, outdatedCode);
  expect(isOutdated(error)).toBe(true);
  expect(isOutdated(new Error("Error fetching blog article: …", { cause: error }))).toBe(true);
  expect(isOutdated(new Error("Failed to fetch"))).toBe(false);
  expect(isOutdated(new Error(outdatedMessage))).toBe(false);
});
