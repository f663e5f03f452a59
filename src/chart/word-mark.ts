import { pageColours } from "./chart-colours.ts";
import { short } from "./path.ts";
import { SERIF } from "./standalone.ts";
import { escapeText } from "./svg-text.ts";

/** Signs of one weight, each drawn in a square of 22. */
const SIGNS = {
  anchor: "M11 6.5v13.5M7 9.5h8M3.5 13.5c.5 4 3.5 6.5 7.5 6.5s7-2.5 7.5-6.5M11 2a2.2 2.2 0 1 1-.01 0",
  arc: "M2 18a9 9 0 0 1 18 0M6.5 18a4.5 4.5 0 0 1 9 0M11 2v4",
  arch: "M3 20V11a8 8 0 0 1 16 0v9M8 20v-8.5a3 3 0 0 1 6 0V20M3 20h5M14 20h5",
  bars: "M3 20V9M8.3 20V3M13.6 20v-8M19 20V6",
  buoy: "M7 16L9.5 6h3L15 16M2 19c1.5-2 3-2 4.5 0s3 2 4.5 0 3-2 4.5 0 3 2 4.5 0M11 6V2.5M8.2 11h5.6",
  coins: "M8 5a6 6 0 1 1-.01 0M14 5a6 6 0 1 1-.01 0",
  crane: "M4 20V5h14M4 9l5-4M14 5v7M11.5 12h5v4h-5z",
  crate: "M3 7l8-4.5L19 7v8.5L11 20l-8-4.5zM3 7l8 4.5L19 7M11 11.5V20",
  cross: "M8 2h6v6h6v6h-6v6H8v-6H2V8h6z",
  drop: "M11 2c4 5 6.5 8 6.5 11.5a6.5 6.5 0 0 1-13 0C4.5 10 7 7 11 2zM8 14a3 3 0 0 0 3 3",
  fog: "M2 6h12M17 6h3M5 11h15M2 11h.01M2 16h4M9 16h11",
  hex: "M11 2l8 4.5v9L11 20l-8-4.5v-9zM11 7l4 2.3v4.4L11 16l-4-2.3V9.3z",
  leaf: "M4 19C3 9 9 3 19 3c0 10-6 16-15 16zM4 19L13 9",
  light: "M8 20l1.5-12h3L14 20M6 20h10M9 8V5.5L11 3l2 2.5V8M16 5l4-1.5M16 7.5l4 1M6 5L2 3.5M6 7.5l-4 1",
  meander: "M2 20h4.5a3 3 0 0 0 0-6H5a3 3 0 0 1 0-6h12a3 3 0 0 0 0-6h-5M13 14h7M11 20h9",
  portico: "M2 8l9-5.5L20 8zM5 11v6M9 11v6M13 11v6M17 11v6M2.5 20h17",
  pulse: "M2 12h4l2.5-7 4 13 2.5-6h5",
  ring: "M11 2a9 9 0 1 1-.01 0M11 7a4 4 0 1 1-.01 0",
  spring: "M11 20v-7M11 13C6 13 3.5 10.5 3 6c4.5.5 7.5 2.5 8 7M11 13c.5-4 3-6.5 8-7-.5 4.5-3 7-8 7M6 20h10",
  stack: "M2 7l9-4 9 4-9 4zM2 12l9 4 9-4M2 16l9 4 9-4",
  wave: "M2 9c3-5 6-5 9 0s6 5 9 0M2 15c3-5 6-5 9 0s6 5 9 0",
  wheel: "M11 2a9 9 0 1 1-.01 0M11 8.5a2.5 2.5 0 1 1-.01 0M11 2v6.5M11 13.5V20M2 11h6.5M13.5 11H20",
} as const;

const SANS = '"Instrument Sans","Helvetica Neue",Arial,sans-serif';

/** Typographic voices: family, weight, size, tracking in em, and how far the baseline lies below the middle. */
const VOICES = {
  classic: { family: SERIF, weight: 500, size: 23.2, tracking: -0.02, drop: 7.4, style: "normal" },
  strong: { family: SANS, weight: 700, size: 20.8, tracking: -0.03, drop: 7.2, style: "normal" },
  spaced: { family: SANS, weight: 500, size: 15.2, tracking: 0.16, drop: 5.4, style: "normal" },
  hand: { family: SERIF, weight: 400, size: 24, tracking: 0, drop: 7.4, style: "italic" },
  plain: { family: SANS, weight: 600, size: 18.4, tracking: -0.01, drop: 6.5, style: "normal" },
} as const;

export type WordMarkOptions = {
  /** As the company writes itself; escaped. */
  readonly name: string;
  readonly sign: keyof typeof SIGNS;
  readonly voice: keyof typeof VOICES;
  /** Width of the written name in CSS pixels; kept with any fallback font. */
  readonly width: number;
};

const HEIGHT = 56;
const SIGN = 26;
const GAP = 11;

/** Returns a word mark as a complete SVG file, 56 px high: a sign and a name in the page's secondary ink, light and dark. */
export function wordMark({ name, sign, voice, width }: WordMarkOptions): string {
  const { family, weight, size, tracking, drop, style } = VOICES[voice];
  const total = Math.ceil(1 + SIGN + GAP + width + 1);
  const colours = `svg{color:${pageColours.light["ink-soft"]}}@media (prefers-color-scheme:dark){svg{color:${pageColours.dark["ink-soft"]}}}`;
  const font = `text{font:${style === "normal" ? "" : `${style} `}${weight} ${size}px ${family}${tracking === 0 ? "" : `;letter-spacing:${tracking}em`}}`;
  const scale = SIGN / 22;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${total}" height="${HEIGHT}" viewBox="0 0 ${total} ${HEIGHT}">` +
    `<style>${colours}${font}</style>` +
    `<path transform="translate(1 ${(HEIGHT - SIGN) / 2})scale(${scale.toFixed(3)})" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round" d="${SIGNS[sign]}"/>` +
    `<text x="${1 + SIGN + GAP}" y="${short(HEIGHT / 2 + drop)}" fill="currentColor" textLength="${short(width)}" lengthAdjust="spacingAndGlyphs">${escapeText(name)}</text></svg>\n`
  );
}
