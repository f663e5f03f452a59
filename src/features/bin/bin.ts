import type { Result } from "../../lib/result.ts";
import { dayMs } from "../../lib/time/durations.ts";
import type { BinKind } from "../../server-context/deletion.ts";

/** Times are ISO timestamps. */
export type BinEntry = {
  kind: BinKind;
  id: number;
  title: string;
  /** Distinguishes entries with the same title: an email address, a URL path, a guest. */
  detail: string;
  deletedBy: string | null;
  deletedAt: string;
  /** After 30 days, or at an earlier retention date. */
  goneAt: string;
  /** False while something depends on it: a guest's release is the proof of an episode. */
  canErase: boolean;
};

export type EraseFailure = "gone" | "in-use";

export type EraseResult = Result<undefined, EraseFailure>;

/** Whole days until `iso`, rounded up, at least 0. */
export const daysUntil = (iso: string, now: number): number => Math.max(0, Math.ceil((Date.parse(iso) - now) / dayMs));
