import { expect, test } from "vitest";
import { shortHash } from "./short-hash.ts";

test("a name has eleven letters and digits, and is the same every time", () => {
  for (const text of ["", "a", '["article","slug"]', "ü".repeat(1000)]) {
    expect(shortHash(text)).toMatch(/^[0-9a-z]{11}$/);
    expect(shortHash(text)).toBe(shortHash(text));
  }
});

test("a hundred thousand like texts have names of their own", () => {
  const names = new Set(Array.from({ length: 100_000 }, (_, n) => shortHash(`["article","article-${n}"]`)));
  expect(names.size).toBe(100_000);
});
