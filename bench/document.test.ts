import { expect, test } from "vitest";
import { withPart } from "./document.ts";
import { meetsTarget } from "./figures.ts";

const document = "# Performance\n\nWords of a person.\n";

test("a later run replaces only the tables of its own part", () => {
  const first = withPart(document, "start", "| a |\n");
  expect(first).toBe(`${document}\n<!-- bench start -->\n\n| a |\n\n<!-- /bench start -->\n`);
  const both = withPart(first, "pages", "| p |");
  expect(withPart(both, "start", "| b |")).toBe(both.replace("| a |", "| b |"));
});

test("a figure at its limit meets the target, and a missing measurement misses it", () => {
  const figure = { label: "start", unit: "ms" } as const;
  expect(meetsTarget({ ...figure, measured: 1000, atMost: 1000 })).toBe(true);
  expect(meetsTarget({ ...figure, measured: 1001, atMost: 1000 })).toBe(false);
  expect(meetsTarget({ ...figure, measured: 0.7, atLeast: 0.7 })).toBe(true);
  expect(meetsTarget({ ...figure, measured: 0.69, atLeast: 0.7 })).toBe(false);
  expect(meetsTarget({ ...figure, measured: Number.NaN, atMost: 1 })).toBe(false);
  expect(meetsTarget({ ...figure, measured: Number.NaN, atLeast: 1 })).toBe(false);
  expect(meetsTarget({ ...figure, measured: 5 })).toBe(true);
});
