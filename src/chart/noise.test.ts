import { describe, expect, test } from "vitest";
import { fractalNoise, random } from "./noise.ts";

describe("noise", () => {
  test("repeats its sequence for the same seed only", () => {
    const take = (seed: string) => Array.from({ length: 5 }, random(seed));
    expect(take("a")).toEqual(take("a"));
    expect(take("a")).not.toEqual(take("b"));
  });

  test("stays in [0, 1)", () => {
    const next = random("range");
    for (let index = 0; index < 2000; index++) {
      const value = next();
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(1);
    }
  });

  test("is finite, near -1 to 1 and without jumps, also at negative coordinates", () => {
    const noise = fractalNoise("field");
    for (let x = -40; x < 40; x += 0.37) {
      const value = noise(x, x * 0.6);
      expect(Math.abs(value)).toBeLessThan(1.5);
      expect(Math.abs(noise(x + 0.001, x * 0.6) - value)).toBeLessThan(0.02);
    }
  });
});
