import { expect, test } from "vitest";
import { waitingTitle } from "./overview.ts";

test.each([
  [0, "Nothing waits for you"],
  [1, "One thing waits for you"],
  [3, "Three things wait for you"],
  [12, "12 things wait for you"],
])("the title of Today with %i rows", (count, title) => {
  expect(waitingTitle(count)).toBe(title);
});
