import type { Result } from "../lib/result.ts";

/** What can be restored after it was deleted. */
export const binKinds = ["article", "episode", "media", "lead", "subscriber", "guest", "issue"] as const;
export type BinKind = (typeof binKinds)[number];

/** How long something deleted can be restored, in days; the purge removes it afterwards. */
export const binDays = 30;

/** The moment at or before which a deletion is too old to be undone at `now`. */
export const binStart = (now: Date): Date => new Date(now.getTime() - binDays * 86_400_000);

/** Names one record in the bin. */
export type BinKey = { kind: BinKind; id: number };

/** What a restore of one record came to: `slug` is set when an article had to get another one. */
export type RestoreResult = BinKey & { title: string } & Result<{ slug?: string }, "gone" | "id-taken">;
