import { describe, expect, test } from "vitest";
import { type ColourToken, dark, light } from "./brand-colours.ts";

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds: ColourToken[] = ["paper", "paper-2", "surface"];
const pairs: { text: ColourToken; on: ColourToken[]; min: number }[] = [
  { text: "ink", on: grounds, min: 7 },
  { text: "ink-2", on: grounds, min: 7 },
  { text: "ink-soft", on: grounds, min: 7 },
  { text: "on-deep", on: ["deep", "abyss"], min: 7 },
  { text: "on-deep-soft", on: ["deep", "abyss"], min: 7 },
  { text: "tide", on: [...grounds, "tide-soft"], min: 4.5 },
  { text: "on-tide", on: ["tide", "tide-hover"], min: 4.5 },
  { text: "signal", on: [...grounds, "signal-soft"], min: 4.5 },
  { text: "flag", on: [...grounds, "flag-soft"], min: 4.5 },
  { text: "health", on: grounds, min: 4.5 },
  { text: "logistics", on: grounds, min: 4.5 },
  { text: "finance", on: grounds, min: 4.5 },
  { text: "industry", on: grounds, min: 4.5 },
  { text: "line-strong", on: grounds, min: 3 },
  { text: "focus", on: grounds, min: 3 },
];

describe("brand colours", () => {
  test.each([
    ["light", light],
    ["dark", { ...light, ...dark }],
  ] as const)("have the contrast that text needs in the %s scheme", (_scheme, colours) => {
    const low = pairs.flatMap(({ text, on, min }) =>
      on.flatMap((ground) => {
        const ratio = contrast(colours[text], colours[ground]);
        return ratio < min ? [`${text} on ${ground}: ${ratio.toFixed(2)} instead of ${min}`] : [];
      }),
    );
    expect(low).toEqual([]);
  });
});
