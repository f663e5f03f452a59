import type { Result } from "../../lib/result.ts";
import { dayMs } from "../../lib/time/durations.ts";
import type { BinKind } from "../../server-context/deletion.ts";

/** Times are ISO timestamps. */
export type BinEntry = {
  kind: BinKind;
  id: number;
  title: string;
  /** Tells entries of one title apart: an email address, a URL path, a guest. */
  detail: string;
  deletedBy: string | null;
  deletedAt: string;
  /** After 30 days, or earlier when its retention ends. */
  goneAt: string;
  /** False while something depends on it, such as an episode on its guest's release. */
  canErase: boolean;
};

export type EraseFailure = "gone" | "in-use";

export type EraseResult = Result<undefined, EraseFailure>;

/** Whole days until `iso`, rounded up, at least 0. */
export const daysUntil = (iso: string, now: number): number => Math.max(0, Math.ceil((Date.parse(iso) - now) / dayMs));
