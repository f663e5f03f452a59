import { expect, test } from "vitest";
import { signInProblem } from "./sign-in-check.ts";

test.each([
  ["", "", "Email and password are required"],
  ["a@example.com", "", "Email and password are required"],
  ["  ", "secret", "Email and password are required"],
  ["a@example.com", "12345", "Password must be at least 6 characters"],
  ["a@example.com", "123456", undefined],
])("%s with password %s", (email, password, problem) => {
  expect(signInProblem(email, password)).toBe(problem);
});
