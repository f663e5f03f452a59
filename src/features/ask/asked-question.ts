/** What visitors asked in the same words, as the owner's list shows it. */
export type AskedQuestion = {
  /** Masked; names it. */
  text: string;
  times: number;
  /** Whether the archive answered it the last time. */
  found: boolean;
  /** The last day, such as '2026-11-22'. */
  lastAsked: string;
  /** The title of what the owner has pinned to it; empty when that is gone, null without a pin. */
  pinned: string | null;
};

/** A passage that can be pinned. */
export type PinChoice = { id: number; title: string; place: string; text: string };

/** What the list can be narrowed down to. */
export const answeredFilter = ["no", "yes"] as const;
