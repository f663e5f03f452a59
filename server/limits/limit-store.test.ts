import { expect, test } from "vitest";
import { createRateLimits } from "./limit-store.ts";

test("requests are limited per visitor and bucket", async () => {
  const consume = createRateLimits();
  const form = { bucket: "form", points: 2, seconds: 60 };
  expect(await consume({ ...form, key: "a" })).toBe(0);
  expect(await consume({ ...form, key: "a" })).toBe(0);
  const wait = await consume({ ...form, key: "a" });
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await consume({ ...form, key: "b" })).toBe(0);
  expect(await consume({ bucket: "search", points: 1, seconds: 60, key: "a" })).toBe(0);
});

test("a request without a key is an error, not a shared bucket", async () => {
  const consume = createRateLimits();
  await expect(consume({ bucket: "form", points: 2, seconds: 60, key: "" })).rejects.toThrow('for bucket "form"');
});
