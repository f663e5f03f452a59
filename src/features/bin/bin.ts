import type { Result } from "../../lib/result.ts";
import type { BinKind } from "../../server-context/deletion.ts";

/** One deleted record as the bin lists it; times are ISO timestamps. */
export type BinEntry = {
  kind: BinKind;
  id: number;
  title: string;
  /** What tells it from others of the same title: an email address, a URL path, a guest. */
  detail: string;
  /** Null when no person is on record. */
  deletedBy: string | null;
  deletedAt: string;
  /** When it is erased for good: after 30 days, or earlier when its retention ends. */
  goneAt: string;
  /** False while something else depends on it, such as an episode on the release of its guest. */
  canErase: boolean;
};

export type EraseFailure = "gone" | "in-use";

/** What an erasure came to. */
export type EraseResult = Result<undefined, EraseFailure>;

/** Whole days until `iso`, at least 0; what is left of a day counts as one. */
export const daysUntil = (iso: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(iso) - now) / 86_400_000));
