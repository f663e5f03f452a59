import type { Result } from "../lib/result.ts";
import { dayMs } from "../lib/time/durations.ts";

export const binKinds = ["article", "episode", "page", "media", "lead", "subscriber", "guest", "issue"] as const;
export type BinKind = (typeof binKinds)[number];

/** Days until a deleted record is purged. */
export const binDays = 30;

/** Deletions at or before this cannot be undone at `now`. */
export const binStart = (now: Date): Date => new Date(now.getTime() - binDays * dayMs);

export type BinKey = { kind: BinKind; id: number };

/** `slug` is set when a restored article needed another one. */
export type RestoreResult = BinKey & { title: string } & Result<{ slug?: string }, "gone" | "id-taken">;
