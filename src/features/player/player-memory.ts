/** Written only after the visitor has played something. */
type PlayerMemory = {
  /** Seconds by episode id, most recent last. */
  positions: readonly (readonly [id: number, seconds: number])[];
  rate: number;
  volume: number;
};

const key = "player";
const maxPositions = 50;

const empty: PlayerMemory = { positions: [], rate: 1, volume: 1 };

const within = (value: unknown, min: number, max: number, fallback: number) =>
  typeof value === "number" && value >= min && value <= max ? value : fallback;

const isPosition = (entry: unknown): entry is [number, number] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((value) => Number.isFinite(value) && value >= 0);

/** Empty if storage is blocked or invalid. */
export function readMemory(): PlayerMemory {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (typeof stored !== "object" || stored === null) return empty;
    const positions: unknown = Reflect.get(stored, "positions");
    return {
      positions: Array.isArray(positions) ? positions.filter(isPosition).slice(-maxPositions) : [],
      rate: within(Reflect.get(stored, "rate"), 0.75, 2, 1),
      volume: within(Reflect.get(stored, "volume"), 0, 1, 1),
    };
  } catch {
    return empty;
  }
}

export const rememberedPosition = (id: number): number =>
  readMemory().positions.find(([storedId]) => storedId === id)?.[1] ?? 0;

function write(memory: PlayerMemory): void {
  try {
    localStorage.setItem(key, JSON.stringify(memory));
  } catch {
    // Storage is full or blocked.
  }
}

/** 0 removes the position. */
export function rememberPosition(id: number, seconds: number): void {
  const memory = readMemory();
  const others = memory.positions.filter(([storedId]) => storedId !== id);
  const position = Math.floor(seconds);
  write({ ...memory, positions: (position > 0 ? [...others, [id, position] as const] : others).slice(-maxPositions) });
}

export function rememberSettings({ rate, volume }: Pick<PlayerMemory, "rate" | "volume">): void {
  write({ ...readMemory(), rate, volume });
}
