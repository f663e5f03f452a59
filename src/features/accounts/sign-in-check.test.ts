import { expect, test } from "vitest";
import { signInFailure, signInProblem } from "./sign-in-check.ts";

test.each([
  ["", "", "Email and password are required"],
  ["a@example.com", "", "Email and password are required"],
  ["  ", "secret", "Email and password are required"],
  ["a@example.com", "12345", "Password must be at least 6 characters"],
  ["a@example.com", "123456", undefined],
])("reports for the email %j and the password %j: %j", (email, password, problem) => {
  expect(signInProblem(email, password)).toBe(problem);
});

test.each([
  [new Error("The email address or the password is wrong."), "The email address or the password is wrong."],
  [new TypeError("Failed to fetch"), "The server did not answer. Check your connection, then try again."],
  [new Error(""), "An error occurred during login"],
  [undefined, "An error occurred during login"],
])("reports %s as %j", (thrown, message) => {
  expect(signInFailure(thrown)).toBe(message);
});
