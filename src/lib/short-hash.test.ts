import { describe, expect, test } from "vitest";
import { shortHash } from "./short-hash.ts";

describe("shortHash", () => {
  test("returns eleven letters and digits, always the same", () => {
    for (const text of ["", "a", '["article","slug"]', "ü".repeat(1000)]) {
      expect(shortHash(text)).toMatch(/^[0-9a-z]{11}$/);
      expect(shortHash(text)).toBe(shortHash(text));
    }
  });

  test("returns distinct hashes for a hundred thousand similar texts", () => {
    const names = new Set(Array.from({ length: 100_000 }, (_, n) => shortHash(`["article","article-${n}"]`)));
    expect(names.size).toBe(100_000);
  });
});
