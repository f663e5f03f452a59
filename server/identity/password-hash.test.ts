import { hashPassword as hashAsLibrary } from "better-auth/crypto";
import { expect, test } from "vitest";
import { hashPassword, isOutdatedHash, isPasswordOf } from "./password-hash.ts";

const password = "a chart for every voyage";

test("a hash matches its password only, and is salted", async () => {
  const [first, second] = await Promise.all([hashPassword(password), hashPassword(password)]);
  expect(first).not.toBe(second);
  expect(await isPasswordOf(first, password)).toBe(true);
  expect(await isPasswordOf(first, `${password} `)).toBe(false);
  expect(await isPasswordOf(first, "")).toBe(false);
});

test("Unicode-equivalent passwords match", async () => {
  expect(await isPasswordOf(await hashPassword("café à la carte"), "café à la carte")).toBe(true);
});

test("hashes use the recommended parameters and record them", async () => {
  const hash = await hashPassword(password);
  const [, cost = "", blockSize = "", parallel = ""] = hash.split("$");
  expect(Number(cost) * Number(blockSize) * Number(parallel)).toBeGreaterThanOrEqual(32_768 * 8 * 3);
  expect(isOutdatedHash(hash)).toBe(false);
  expect(isOutdatedHash(hash.replace("32768", "16384"))).toBe(true);
});

test("a hash of the library is verified and counts as outdated", async () => {
  const hash = await hashAsLibrary(password);
  expect(await isPasswordOf(hash, password)).toBe(true);
  expect(await isPasswordOf(hash, "another sentence")).toBe(false);
  expect(isOutdatedHash(hash)).toBe(true);
});
