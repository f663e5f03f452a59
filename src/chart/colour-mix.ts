type Triple = readonly [number, number, number];

function toOklab(hex: string): Triple {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!channels) throw new Error(`Not a colour of six hexadecimal digits: ${hex}`);
  const linear = (part: string | undefined) => {
    const value = Number.parseInt(part ?? "0", 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [linear(channels[1]), linear(channels[2]), linear(channels[3])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels: Triple = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const part = (value: number) => {
    const curved = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, curved)) * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channels.map(part).join("")}`;
}

/** `color-mix(in oklab, colour share, ground)` for renderers without it; share 0 to 1. @throws unless #rrggbb */
export function colourMix(colour: string, share: number, ground: string): string {
  const [from, to] = [toOklab(colour), toOklab(ground)];
  const blend = (index: 0 | 1 | 2) => from[index] * share + to[index] * (1 - share);
  return toHex([blend(0), blend(1), blend(2)]);
}
