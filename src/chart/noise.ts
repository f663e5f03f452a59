export type Noise = (x: number, y: number) => number;

/** Seeded generator of numbers in [0, 1), identical on every machine. */
export function random(seed: string): () => number {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smoothstep with flat ends, so that lattice cells meet without a crease. */
function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** Gradient noise of about -1 to 1 with a feature size of one unit. */
function singleOctave(seed: string): Noise {
  const next = random(seed);
  const order = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (let index = 255; index > 0; index--) {
    const other = Math.floor(next() * (index + 1));
    const held = order[index] ?? 0;
    order[index] = order[other] ?? 0;
    order[other] = held;
  }
  const angles = Float64Array.from({ length: 256 }, () => next() * Math.PI * 2);
  const slope = (column: number, row: number, dx: number, dy: number) => {
    const angle = angles[order[((order[column & 255] ?? 0) + row) & 255] ?? 0] ?? 0;
    return Math.cos(angle) * dx + Math.sin(angle) * dy;
  };
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const dx = x - column;
    const dy = y - row;
    const u = fade(dx);
    const top = mix(slope(column, row, dx, dy), slope(column + 1, row, dx - 1, dy), u);
    const bottom = mix(slope(column, row + 1, dx, dy - 1), slope(column + 1, row + 1, dx - 1, dy - 1), u);
    return mix(top, bottom, fade(dy)) * 1.5;
  };
}

/** Three octaves of noise, about -1 to 1; more weight on later ones gives a rougher field. */
export function fractalNoise(seed: string, weights: readonly [number, number, number] = [0.62, 0.27, 0.11]): Noise {
  const wave = singleOctave(seed);
  const [broad, middle, fine] = weights;
  return (x, y) =>
    wave(x, y) * broad + wave(x * 2.1 + 17.3, y * 2.1 + 3.7) * middle + wave(x * 4.3 + 1.9, y * 4.3 + 29.1) * fine;
}
