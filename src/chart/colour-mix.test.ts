import { describe, expect, test } from "vitest";
import { colourMix } from "./colour-mix.ts";

describe("colourMix", () => {
  test("returns one of the colours for a share of 0 or 1", () => {
    expect(colourMix("#0b6e6e", 1, "#fbfaf6")).toBe("#0b6e6e");
    expect(colourMix("#0b6e6e", 0, "#fbfaf6")).toBe("#fbfaf6");
  });

  // Reference values measured in a browser.
  test.each([
    ["#ff0000", 0.5, "#0000ff", "#8c53a2"],
    ["#000000", 0.5, "#ffffff", "#636363"],
    ["#0b6e6e", 0.15, "#fbfaf6", "#dae4e0"],
    ["#f79b5c", 0.07, "#0b141d", "#191d22"],
  ])("mixes %s at %d over %s to %s", (colour, share, ground, mixed) => {
    expect(colourMix(colour, share, ground)).toBe(mixed);
  });

  test("rejects colours other than #rrggbb", () => {
    expect(() => colourMix("red", 0.5, "#ffffff")).toThrow("Not a colour");
  });
});
