import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

test.each([
  "leavemealone",
  "motherfucker",
  "1qaz2wsx3edc",
  "123456789012",
  "000000000000",
  "abcabcabcabc",
  "passwordpassword",
  "qwertypassword",
  "Password2026!",
  "P@ssw0rd1234",
  "!!!!dragon!!!!",
])("%s is too common, whatever its length", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  "a chart for every voyage",
  "a sentence that only you know",
  "vQ7!kd02mPz4",
  "lighthouse keeps seven lamps",
  "pilcrow-anchor-tundra",
  "Passwörter sind wie Zahnbürsten",
])("%s is accepted", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test("every listed password is rejected, even padded to the minimum length", () => {
  const list = readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  expect(list.length).toBeGreaterThan(20_000);
  for (const password of list.slice(0, 4_000)) {
    const long = password.padEnd(12, "1");
    expect(isCommonPassword(long), long).toBe(true);
  }
});

test("names of the site and the account are rejected as passwords", () => {
  const words = ["Northlight Consulting", "maren.holt@northlight.example"];
  for (const password of ["northlight2026", "NorthlightConsulting", "maren.holt@northlight.example", "!holtholtholt"]) {
    expect(isCommonPassword(password, words), password).toBe(true);
  }
  expect(isCommonPassword("northlight is lit by lamps", words)).toBe(false);
});
